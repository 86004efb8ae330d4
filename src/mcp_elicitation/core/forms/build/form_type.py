"""A type that a person fills in: its form, and the way back from a checked answer to a value of the type."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, cast, get_args

from pydantic import PydanticUserError, TypeAdapter, ValidationError
from pydantic.errors import PydanticUndefinedAnnotation
from pydantic_core import ErrorDetails, SchemaError
from pydantic_core.core_schema import ErrorType
from typing_extensions import TypeForm

from mcp_elicitation.core.forms.build.choices import Choices, Listed
from mcp_elicitation.core.forms.build.kinds import Built, build_field
from mcp_elicitation.core.forms.build.slots import Record, Slot, bare_slot, record_of, slots_of, validated_type
from mcp_elicitation.core.forms.build.written import not_permitted
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import WHOLE_FORM, Problem
from mcp_elicitation.core.forms.read import read_schema
from mcp_elicitation.core.forms.refusal import FormDefinitionError, Refusal, SchemaRefusedError, refuse
from mcp_elicitation.text import Text

T = TypeVar("T")

BARE = "answer"
"""The property that holds the answer when a bare type is asked for."""

RuntimeChoices: TypeAlias = "Listed | Mapping[str, Listed]"
"""Choices known only at run time: for a bare type its list, for a class the list of each field."""


@dataclass(frozen=True, slots=True)
class Taken(Generic[T]):
    """An answer that can be used.

    Args:
        data: The answer in the asked type.
        content: The same answer as JSON has it.
    """

    data: T
    content: Content


@dataclass(frozen=True, slots=True)
class Rejected:
    """An answer that cannot be used as it is.

    Args:
        problems: What is wrong, never empty.
        content: The members that are right, to be shown again.
    """

    problems: tuple[Problem, ...]
    content: Content


@dataclass(frozen=True, slots=True)
class FormType(Generic[T]):
    """A form together with the Python type that it fills.

    Args:
        form: What the person sees.
        name: A readable word for the type, for keys and errors.
        convert: Turns checked content into the type; raises ``pydantic.ValidationError`` when the type itself objects.
    """

    form: Form
    name: str
    convert: Callable[[Content], T]

    def take(self, content: object) -> Taken[T] | Rejected:
        """Check an answer and turn it into the asked type (FSEC-2).

        Rules that only the type knows, such as its validators, are run last; what they say is shown to the person.
        """
        checked = self.form.check(content)
        if checked.problems:
            return Rejected(checked.problems, checked.content)
        try:
            return Taken(self.convert(checked.content), checked.content)
        except ValidationError as error:
            problems = tuple(_problem(self.form, entry) for entry in error.errors(include_url=False))
            wrong = {each.field for each in problems}
            return Rejected(problems, {k: v for k, v in checked.content.items() if k not in wrong})


def form_type(
    type_: TypeForm[T], *, choices: RuntimeChoices | None = None, defaults: Mapping[str, Value] | None = None
) -> FormType[T]:
    """Return the form of a type.

    Args:
        type_: A pydantic model, a dataclass, a typed dictionary, an enum, a literal, a bare scalar, a list of choices.
        choices: Choices known only at run time.
        defaults: Suggestions known only at run time, by the property's name.

    Raises:
        FormDefinitionError: Form mode cannot ask for it (FORM-1); every refused field is named.
    """
    if choices is None and _is_hashable(type_):
        # `Literal["a", "b"]` equals `Literal["b", "a"]`, and each is another form.
        found = _cached(cast("Hashable", type_), repr(type_))
    else:
        found = _build(type_, choices)
    if defaults:
        found = FormType(_with_defaults(found, defaults), found.name, found.convert)
    return cast("FormType[T]", found)


def schema_type(schema: Mapping[str, object]) -> FormType[Content]:
    """Return the form of a ``requestedSchema`` that the author wrote by hand; answers stay JSON.

    Raises:
        FormDefinitionError: It is not a form, or says what form mode does not know.
    """
    try:
        form = read_schema(schema)
    except SchemaRefusedError as refused:
        raise FormDefinitionError((refused.refusal,), what="this schema") from None
    if refusals := not_permitted(schema, form):
        raise FormDefinitionError(refusals, what="this schema")
    return FormType(form, "form", dict)


@functools.lru_cache(maxsize=512)
def _cached(type_: Hashable, spelled: str) -> FormType[Any]:
    del spelled
    return _build(type_, None)


def _is_hashable(type_: object) -> bool:
    """An annotation with a list in its metadata is not."""
    try:
        hash(type_)
    except TypeError:
        return False
    return True


def _build(type_: object, choices: RuntimeChoices | None) -> FormType[Any]:
    record = record_of(type_)
    name = _name(record.class_ if record else type_)
    try:
        slots = list(slots_of(record)) if record else [bare_slot(BARE, type_)]
        lists = _lists(choices, slots, record)
        form, built = _form(slots, lists, name)
        adapter = _adapter(validated_type(type_, record))
    except SchemaRefusedError as refused:
        raise FormDefinitionError((refused.refusal,), what=name) from None
    return FormType(form, name, _converter(adapter, built, bare=record is None))


def _name(type_: object) -> str:
    return type_.__name__ if inspect.isclass(type_) else BARE


def _lists(choices: RuntimeChoices | None, slots: list[Slot], record: Record | None) -> dict[str, Choices]:
    if choices is None:
        return {}
    if record is None:
        return {BARE: Choices(choices)}
    if not isinstance(choices, Mapping):
        raise refuse(
            WHOLE_FORM, "choices", Text("name the field whose choices these are", "请指明这些选项属于哪个字段")
        )
    known = {slot.name for slot in slots}
    for name in choices:
        if name not in known:
            raise refuse(name, "choices", _NO_SUCH_FIELD)
    return {name: Choices(listed) for name, listed in cast("Mapping[str, Listed]", choices).items()}


def _form(slots: list[Slot], lists: Mapping[str, Choices], what: str) -> tuple[Form, list[Built]]:
    built: list[Built] = []
    refusals: list[Refusal] = []
    for slot in slots:
        try:
            built.append(build_field(slot, lists.get(slot.name)))
        except SchemaRefusedError as refused:
            refusals.append(refused.refusal)
    if refusals:
        raise FormDefinitionError(tuple(refusals), what=what)
    return Form(tuple(each.field for each in built)), built


def _adapter(type_: object) -> TypeAdapter[Any]:
    try:
        return TypeAdapter(cast("Any", type_))
    except (PydanticUserError, PydanticUndefinedAnnotation, SchemaError, NameError, TypeError) as error:
        reason = " ".join(str(error).split())
        raise refuse(
            WHOLE_FORM, "type", Text(f"pydantic cannot validate it: {reason}", f"pydantic 无法校验：{reason}")
        ) from error


def _converter(adapter: TypeAdapter[Any], built: list[Built], *, bare: bool) -> Callable[[Content], object]:
    fields = {each.field.name: each for each in built}
    absent = {each.field.name: None for each in built if each.becomes_none}

    def convert(content: Content) -> object:
        values = absent | {name: fields[name].to_python(value) for name, value in content.items()}
        return adapter.validate_python(values.get(BARE) if bare else values)

    return convert


_NO_SUCH_FIELD = Text("names no field of this form", "表单中没有这个字段")
_PYDANTICS_OWN = frozenset(get_args(ErrorType))
_RAISED_BY_A_VALIDATOR = ("Value error, ", "Assertion failed, ")


def _problem(form: Form, entry: ErrorDetails) -> Problem:
    place = entry["loc"][0] if entry["loc"] else WHOLE_FORM
    name = next((each.name for each in form.fields if each.name == place), WHOLE_FORM)
    if name == WHOLE_FORM and len(form.fields) == 1:
        name = form.fields[0].name
    # What an author's validator says is shown as it is; pydantic's own sentences exist in English only.
    prefix = next((each for each in _RAISED_BY_A_VALIDATOR if entry["msg"].startswith(each)), "")
    own = prefix != "" or entry["type"] not in _PYDANTICS_OWN
    sentence = entry["msg"].removeprefix(prefix).strip()
    if not sentence:
        return Problem(name, "rejected", Text("This was not accepted.", "此值未被接受。"))
    return Problem(name, "rejected", Text(sentence, sentence if own else f"此值未被接受：{sentence}"))


def _with_defaults(found: FormType[Any], defaults: Mapping[str, Value]) -> Form:
    names = {each.name for each in found.form.fields}
    refusals = [Refusal(name, "defaults", _NO_SUCH_FIELD) for name in defaults if name not in names]
    refusals += [
        Refusal(each.name, "defaults", problem.text)
        for each in found.form.fields
        if each.name in defaults and (problem := each.check(defaults[each.name])) is not None
    ]
    if not refusals:
        form = found.form.suggest(defaults)
        if form is not found.form:
            return form
        refusals = [Refusal(WHOLE_FORM, "defaults", _TOO_MUCH)]
    raise FormDefinitionError(tuple(refusals), what=found.name)


_TOO_MUCH = Text("make the form larger than 64 KiB", "使表单超过 64 KiB")
