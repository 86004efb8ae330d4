"""What the kinds of field have in common: reading members of a property, and reading what a person typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias, TypeGuard

from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

Value: TypeAlias = "bool | int | float | str | list[str]"
"""What a field's answer may be on the wire (the specification's ``ElicitResult.content``)."""

Content: TypeAlias = "dict[str, Value]"
"""The answers of a form, by property name."""

Localise: TypeAlias = Callable[[datetime], datetime]
"""Gives a wall-clock time without offset the person's own offset of that day."""

LARGEST_EXACT = 2**53
"""Beyond this, a number that passed through JavaScript or a float is no longer the number that was typed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Common:
    """What every field has.

    Args:
        name: The property's name on the wire, byte for byte.
        title: What the field is called for people; the name serves when it is missing.
        description: A sentence of help.
        required: Whether an accepted answer must hold it.
    """

    name: str
    title: str | None = None
    description: str | None = None
    required: bool = False

    def normal(self, value: object) -> Value:
        """Return a checked answer in the shape in which it is kept; most kinds keep it as it is."""
        return value  # type: ignore[return-value]  # pyright: ignore[reportReturnType]  # checked, says the caller

    @property
    def label(self) -> str:
        """What the field is called for people."""
        return self.title or self.name

    def texts(self) -> dict[str, JSON]:
        """Write title and description, those that there are."""
        written: dict[str, JSON] = {}
        if self.title is not None:
            written["title"] = self.title
        if self.description is not None:
            written["description"] = self.description
        return written


class Members:
    """One property of a ``requestedSchema`` while it is being read: each member is asked for by its type."""

    def __init__(self, field: str, members: Mapping[str, object]) -> None:
        self.field = field
        self._members = members

    def text(self, keyword: str) -> str | None:
        """Return a text member, or None when it is absent.

        Raises:
            SchemaRefusedError: It is there and is no text.
        """
        value = self._members.get(keyword)
        if value is None and keyword not in self._members:
            return None
        if not isinstance(value, str):
            raise refuse(self.field, keyword, Text("must be text", "必须是文字"))
        return value

    def count(self, keyword: str) -> int | None:
        """Return a whole number that can count something, or None when it is absent.

        Raises:
            SchemaRefusedError: It is there and is something else.
        """
        value = self._members.get(keyword)
        if value is None and keyword not in self._members:
            return None
        number = whole(value)
        require_count(self.field, keyword, -1 if number is None else number)
        return number

    def number(self, keyword: str) -> float | None:
        """Return a finite number, or None when it is absent.

        Raises:
            SchemaRefusedError: It is there and is something else.
        """
        value = self._members.get(keyword)
        if value is None and keyword not in self._members:
            return None
        if not is_number(value):
            raise refuse(self.field, keyword, Text("must be a finite number", "必须是有限的数字"))
        return value

    def default(self) -> object:
        """Return the default as it stands, or None when there is none."""
        return self._members.get("default")

    def common(self, *, required: bool) -> dict[str, object]:
        """Return the arguments that every kind takes."""
        return {
            "name": self.field,
            "title": self.text("title"),
            "description": self.text("description"),
            "required": required,
        }


def is_number(value: object) -> TypeGuard[float]:
    """Tell whether a decoded JSON value is a number that a double can hold; a boolean is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return -sys.float_info.max <= value <= sys.float_info.max  # false for NaN; exact for integers of any size


def whole(value: object) -> int | None:
    """Return the integer that a decoded JSON value is (3.0 is 3, as JSON Schema has it), or None."""
    if isinstance(value, int):
        return None if isinstance(value, bool) else value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return None


def require_count(field: str, keyword: str, count: int | None) -> None:
    """Refuse a limit that counts nothing.

    Raises:
        SchemaRefusedError: It is below zero, or larger than any count.
    """
    if count is not None and not 0 <= count <= LARGEST_EXACT:
        raise refuse(field, keyword, Text("must be a whole number from 0 to 2^53", "必须是 0 到 2^53 之间的整数"))


def require_order(field: str, low: tuple[str, float | None], high: tuple[str, float | None]) -> None:
    """Refuse bounds that cross.

    Raises:
        SchemaRefusedError: The lower bound lies above the upper one: nothing could be answered.
    """
    if low[1] is not None and high[1] is not None and low[1] > high[1]:
        raise refuse(
            field,
            low[0],
            Text(
                f"{low[0]} {low[1]} lies above {high[0]} {high[1]}: no answer could satisfy both",
                f"{low[0]} {low[1]} 大于 {high[0]} {high[1]}，没有任何回答能同时满足",
            ),
        )


def require_fit(found: Problem | None) -> None:
    """Refuse a default that its own field would not accept.

    Raises:
        SchemaRefusedError: The check of the default found a problem.
    """
    if found is not None:
        text = Text(f"does not fit its own field: {found.text.en}", f"不符合该字段自身的要求：{found.text.zh}")
        raise refuse(found.field, "default", text)
