"""One slot → one field, or the reason why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any, TypeAlias, cast, get_args, get_origin
from uuid import UUID

from pydantic import AnyUrl, AwareDatetime, EmailStr, FutureDate, FutureDatetime, PastDate, PastDatetime
from pydantic.fields import FieldInfo

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.build.annotations import (
    LIST_WITHOUT_CHOICES,
    LISTS,
    SECRET,
    is_subclass,
    refused,
    strip,
)
from mcp_elicitation.core.forms.build.choices import Choices
from mcp_elicitation.core.forms.build.constraints import Constraints, sort_constraints
from mcp_elicitation.core.forms.build.lists import source_of
from mcp_elicitation.core.forms.build.slots import Slot, format_of
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.formats import FORMATS, FormatName, to_date, to_date_time
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.text import Text

ToPython: TypeAlias = Callable[[Value], object]


@dataclass(frozen=True, slots=True)
class Built:
    """A field and the way back to Python.

    Args:
        field: The field.
        becomes_none: Whether a skipped answer is None rather than what the class says by itself.
        to_python: Turns a checked answer into what the type expects, or into what says that it cannot.
    """

    field: Field
    to_python: ToPython
    becomes_none: bool = False


@dataclass(frozen=True, slots=True)
class _Given:
    """What a slot says, whatever its kind turns out to be."""

    name: str
    arguments: Mapping[str, Any]
    format: str | None
    default: object
    constraints: Constraints


_TEXTS: Mapping[object, tuple[FormatName | None, Callable[[str], object]]] = {
    str: (None, str),
    EmailStr: ("email", str),
    date: ("date", to_date),
    PastDate: ("date", to_date),
    FutureDate: ("date", to_date),
    datetime: ("date-time", to_date_time),
    AwareDatetime: ("date-time", to_date_time),
    PastDatetime: ("date-time", to_date_time),
    FutureDatetime: ("date-time", to_date_time),
    time: (None, time.fromisoformat),
    UUID: (None, UUID),
}
"""Types that are typed in as text, and the way to them; those without a format are checked on arrival only."""

_HOLDERS: Mapping[object, Callable[[Iterable[object]], object]] = {
    set: set,
    AbstractSet: frozenset,
    frozenset: frozenset,
    tuple: tuple,
}
"""What holds several picks, where that is no list."""


def build_field(slot: Slot, choices: Choices | None = None) -> Built:
    """Turn one slot into one field.

    Args:
        slot: The slot.
        choices: Choices that were named at run time, in place of those of the annotation.

    Raises:
        SchemaRefusedError: Form mode has no such field, or no such rule.
    """
    stripped = strip(slot.name, slot.annotation, slot.metadata)
    constraints = sort_constraints(slot.name, stripped.metadata, integer=stripped.annotation is int)
    if choices is not None:
        constraints.choices = choices
    arguments = {
        "name": slot.name,
        "title": slot.title or _text_of(stripped.metadata, "title"),
        "description": slot.description or _text_of(stripped.metadata, "description"),
        "required": not stripped.nullable and not slot.has_default,
    }
    inner = (format_of(item) for item in stripped.metadata if isinstance(item, FieldInfo))
    format_ = slot.format or next(filter(None, inner), None)
    if format_ == "password":
        raise refuse(slot.name, "format", SECRET)
    given = _Given(slot.name, arguments, format_, slot.default, constraints)
    build = _several if get_origin(stripped.annotation) in LISTS else _one
    field, to_python = build(stripped.annotation, given)
    return Built(field, to_python, becomes_none=stripped.nullable and not slot.has_default)


def _one(annotation: object, given: _Given) -> tuple[Field, ToPython]:
    source = source_of(given.name, annotation, given.constraints.choices)
    if source is not None:
        given.constraints.require_only(given.name)
        default = None if given.default is None else source.wire(given.default)
        return ChoiceField(**given.arguments, choices=source.choices, default=default), _reader(source.python)
    if given.constraints.choices is not None:
        raise refuse(
            given.name, "Choices", Text("choices go with str or a list of str", "选项只能用于 str 或 str 的列表")
        )
    if annotation is bool:
        given.constraints.require_only(given.name)
        return BooleanField(**given.arguments, default=cast("bool | None", given.default)), _as_it_is
    if annotation is int or annotation is float:
        return _number(given, integer=annotation is int), _as_it_is
    if is_subclass(annotation, AnyUrl):
        return _text(given, "uri"), _as_it_is
    if isinstance(annotation, type) and annotation in _TEXTS:
        format_, read = _TEXTS[annotation]
        if annotation is str and given.format is not None and given.format in FORMATS:
            format_ = FORMATS[given.format].name
        return _text(given, format_), _reader(read)
    raise refused(given.name, annotation)


def _several(annotation: object, given: _Given) -> tuple[Field, ToPython]:
    holder, arguments = get_origin(annotation), get_args(annotation)
    if holder is tuple and (len(arguments) != 2 or arguments[1] is not Ellipsis):
        fixed = Text("a fixed tuple is several fields: give each a name", "固定长度的元组相当于多个字段：请分别命名")
        raise refuse(given.name, "tuple", fixed)
    if not arguments:  # `typing.List` alone
        raise refuse(given.name, "list", LIST_WITHOUT_CHOICES)
    item = strip(given.name, arguments[0])
    inner = sort_constraints(given.name, item.metadata, integer=False)
    source = source_of(given.name, item.annotation, given.constraints.choices or inner.choices)
    if source is None or item.nullable:
        raise refuse(given.name, "list", LIST_WITHOUT_CHOICES)
    given.constraints.require_only(given.name, lengths=True)
    field = ChoicesField(
        **given.arguments,
        choices=source.choices,
        min_items=given.constraints.min_length,
        max_items=given.constraints.max_length,
        default=None if given.default is None else source.wire_list(given.name, given.default),
    )
    hold = _HOLDERS.get(holder, list)
    return field, lambda picks: hold(source.python(pick) for pick in cast("list[str]", picks))


def _as_it_is(value: Value) -> object:
    return value


def _reader(read: Callable[[str], object]) -> ToPython:
    def to_python(value: Value) -> object:
        try:
            return read(cast("str", value))
        except (
            ValueError,
            OverflowError,
        ):  # no such day in Python's calendar, say: the type itself objects to the text
            return value

    return to_python


def _text(given: _Given, format_: FormatName | None) -> Field:
    given.constraints.require_only(given.name, lengths=True)
    default = given.default
    if isinstance(default, date | time):
        default = default.isoformat()
    elif isinstance(default, UUID | AnyUrl):
        default = str(default)
    return TextField(
        **given.arguments,
        format=format_,
        min_length=given.constraints.min_length,
        max_length=given.constraints.max_length,
        default=cast("str | None", default),
    )


def _number(given: _Given, *, integer: bool) -> Field:
    given.constraints.require_only(given.name, bounds=True)
    return NumberField(
        **given.arguments,
        integer=integer,
        minimum=given.constraints.minimum,
        maximum=given.constraints.maximum,
        default=cast("float | None", given.default),
    )


def _text_of(metadata: tuple[object, ...], attribute: str) -> str | None:
    """``Optional[Annotated[int, Field(title=…)]]`` hides its texts one level down."""
    for item in metadata:
        text = getattr(item, attribute, None)
        if isinstance(text, str):
            return text
    return None
