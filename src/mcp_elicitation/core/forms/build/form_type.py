"""A type that a person fills in: its form, and the way back from a checked answer to a value of the type."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, cast

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypeForm

from mcp_elicitation.core.forms.build.choices import Choices, Listed
from mcp_elicitation.core.forms.build.kinds import Built, build_field
from mcp_elicitation.core.forms.build.slots import bare_slot, is_record, slots_of
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.formats import to_date_time
from mcp_elicitation.core.forms.problem import WHOLE_FORM, Problem
from mcp_elicitation.core.forms.read import read_schema
from mcp_elicitation.core.forms.refusal import FormDefinitionError, Refusal, SchemaRefusedError
from mcp_elicitation.core.forms.text import TextField
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
    if choices is None:
        try:
            found = _cached(cast("Hashable", type_))
        except TypeError:  # an annotation that cannot be hashed, such as one with a list in its metadata
            found = _build(type_, None)
    else:
        found = _build(type_, choices)
    if defaults:
        _require_known(found, defaults)
        found = FormType(found.form.suggest(defaults), found.name, found.convert)
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
    unknown = Text("is a keyword that form mode does not know", "表单模式不支持此关键字")
    if refusals := tuple(Refusal(field, keyword, unknown) for field, keyword in form.ignored):
        raise FormDefinitionError(refusals, what="this schema")
    return FormType(form, "form", dict)


@functools.lru_cache(maxsize=512)
def _cached(type_: Any) -> FormType[Any]:
    return _build(type_, None)


def _build(type_: Any, choices: RuntimeChoices | None) -> FormType[Any]:
    record = is_record(type_)
    slots = list(slots_of(type_)) if record else [bare_slot(BARE, type_)]
    lists = _lists(choices, record=record)
    built: list[Built] = []
    refusals = [Refusal(name, "choices", _no_such_field()) for name in lists if name not in {s.name for s in slots}]
    for slot in slots:
        try:
            built.append(build_field(slot, lists.get(slot.name)))
        except SchemaRefusedError as refused:
            refusals.append(refused.refusal)
    name = type_.__name__ if inspect.isclass(type_) else BARE
    if refusals:
        raise FormDefinitionError(tuple(refusals), what=name)
    try:
        form = Form(tuple(each.field for each in built))
    except SchemaRefusedError as refused:
        raise FormDefinitionError((refused.refusal,), what=name) from None
    return FormType(form, name, _converter(TypeAdapter(type_), built, bare=not record))


def _lists(choices: RuntimeChoices | None, *, record: bool) -> dict[str, Choices]:
    if choices is None:
        return {}
    if not record:
        return {BARE: Choices(choices)}
    return {name: Choices(listed) for name, listed in cast("Mapping[str, Listed]", choices).items()}


def _converter(adapter: TypeAdapter[Any], built: list[Built], *, bare: bool) -> Callable[[Content], Any]:
    fields = {each.field.name: each for each in built}
    absent = {each.field.name: None for each in built if each.becomes_none}

    def convert(content: Content) -> Any:
        values = absent | {name: _to_python(fields[name], value) for name, value in content.items()}
        return adapter.validate_python(values.get(BARE) if bare else values)

    return convert


def _to_python(built: Built, value: Value) -> object:
    if built.members is not None:
        if isinstance(value, list):
            return [built.members[each] for each in value]
        return built.members[cast("str", value)]
    if isinstance(built.field, TextField) and built.field.format == "date-time":
        return to_date_time(cast("str", value))
    return value


def _problem(form: Form, entry: Any) -> Problem:
    place = entry["loc"][0] if entry["loc"] else WHOLE_FORM
    name = place if any(each.name == place for each in form.fields) else WHOLE_FORM
    if not entry["loc"] and len(form.fields) == 1:
        name = form.fields[0].name
    sentence = str(entry["msg"]).removeprefix("Value error, ").removeprefix("Assertion failed, ")
    # What an author's validator says is shown as it is; pydantic's own sentences exist in English only.
    own = entry["type"] in {"value_error", "assertion_error"}
    return Problem(name, "rejected", Text(sentence, sentence if own else f"此值未被接受：{sentence}"))


def _require_known(found: FormType[Any], defaults: Mapping[str, object]) -> None:
    names = {each.name for each in found.form.fields}
    refusals = [Refusal(name, "defaults", _no_such_field()) for name in defaults if name not in names]
    for each in found.form.fields:
        if each.name in defaults and (problem := each.check(defaults[each.name])) is not None:
            refusals.append(Refusal(each.name, "defaults", problem.text))
    if refusals:
        raise FormDefinitionError(tuple(refusals), what=found.name)


def _no_such_field() -> Text:
    return Text("names no field of this form", "表单中没有这个字段")
