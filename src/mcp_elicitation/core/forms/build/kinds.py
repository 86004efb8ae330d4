"""One slot → one field, or the reason why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any, cast, get_args, get_origin
from uuid import UUID

from pydantic import AnyUrl, AwareDatetime, EmailStr, FutureDate, FutureDatetime, PastDate, PastDatetime

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.build.annotations import LIST_WITHOUT_CHOICES, LISTS, is_subclass, refused, strip
from mcp_elicitation.core.forms.build.choices import Choices
from mcp_elicitation.core.forms.build.constraints import Constraints, sort_constraints
from mcp_elicitation.core.forms.build.lists import Source, source_of
from mcp_elicitation.core.forms.build.slots import Slot
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.formats import FormatName
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True)
class Built:
    """A field and the way back to Python.

    Args:
        field: The field.
        becomes_none: Whether a skipped answer is None rather than what the class says by itself.
        members: What the value of each choice stands for, where that is not the text itself.
    """

    field: Field
    becomes_none: bool = False
    members: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class _Given:
    """What a slot says, whatever its kind turns out to be."""

    name: str
    arguments: Mapping[str, Any]
    default: object
    constraints: Constraints


_TEXTS: Mapping[object, FormatName | None] = {
    str: None,
    EmailStr: "email",
    date: "date",
    datetime: "date-time",
    AwareDatetime: "date-time",
    PastDate: "date",
    FutureDate: "date",
    PastDatetime: "date-time",
    FutureDatetime: "date-time",
    time: None,
    UUID: None,
}
"""Types that are typed in as text; those without one of the four formats are checked on arrival only."""


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
    given = _Given(slot.name, arguments, slot.default, constraints)
    build = _several if get_origin(stripped.annotation) in LISTS else _one
    field, source = build(stripped.annotation, given)
    becomes_none = stripped.nullable and not slot.has_default
    return Built(field, becomes_none, None if source is None else source.members)


def _one(annotation: object, given: _Given) -> tuple[Field, Source | None]:
    source = source_of(given.name, annotation, given.constraints.choices)
    if source is not None:
        default = None if given.default is None else source.wire(given.default)
        return ChoiceField(**given.arguments, choices=source.choices, default=default), source
    if given.constraints.choices is not None:
        raise refuse(
            given.name, "Choices", Text("choices go with str or a list of str", "选项只能用于 str 或 str 的列表")
        )
    if annotation is bool:
        return BooleanField(**given.arguments, default=cast("bool | None", _default(given, bool))), None
    if annotation is int or annotation is float:
        return _number(given, integer=annotation is int), None
    if annotation in _TEXTS:
        return _text(given, _TEXTS[annotation]), None
    if is_subclass(annotation, AnyUrl):
        return _text(given, "uri"), None
    raise refused(given.name, annotation)


def _several(annotation: object, given: _Given) -> tuple[Field, Source | None]:
    arguments = get_args(annotation)
    if get_origin(annotation) is tuple and (len(arguments) != 2 or arguments[1] is not Ellipsis):
        fixed = Text("a fixed tuple is several fields: give each a name", "固定长度的元组相当于多个字段：请分别命名")
        raise refuse(given.name, "tuple", fixed)
    item = strip(given.name, arguments[0])
    inner = sort_constraints(given.name, item.metadata, integer=False)
    source = source_of(given.name, item.annotation, given.constraints.choices or inner.choices)
    if source is None or item.nullable:
        raise refuse(given.name, "list", LIST_WITHOUT_CHOICES)
    field = ChoicesField(
        **given.arguments,
        choices=source.choices,
        min_items=given.constraints.min_length,
        max_items=given.constraints.max_length,
        default=None if given.default is None else source.wire_list(given.name, given.default),
    )
    return field, source


def _text(given: _Given, format_: FormatName | None) -> Field:
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
    return NumberField(
        **given.arguments,
        integer=integer,
        minimum=given.constraints.minimum,
        maximum=given.constraints.maximum,
        default=cast("float | None", given.default),
    )


def _default(given: _Given, kind: type) -> object:
    if given.default is not None and not isinstance(given.default, kind):
        raise refuse(given.name, "default", Text("does not fit its own field", "不符合该字段自身的要求"))
    return given.default


def _text_of(metadata: tuple[object, ...], attribute: str) -> str | None:
    """``Optional[Annotated[int, Field(title=…)]]`` hides its texts one level down."""
    for item in metadata:
        text = getattr(item, attribute, None)
        if isinstance(text, str):
            return text
    return None
