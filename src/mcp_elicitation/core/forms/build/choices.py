"""Choices that are known only at run time, or that have titles."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from typing import TypeAlias, cast

from mcp_elicitation.core.forms.choice import Choice

Listed: TypeAlias = "Mapping[str, str] | Iterable[str]"
"""Values with titles (``{"s": "Small"}``), or values alone (``["s", "l"]``)."""


class Choices:
    """Annotates a text, a list of texts, a ``Literal`` or an ``Enum`` with its choices and their titles.

    ``Annotated[str, Choices(["1A", "1B"])]`` · ``Annotated[list[str], Choices({"s": "Small", "l": "Large"})]``

    Over a ``Literal`` or an ``Enum`` it names those to be offered: some of the type's, or all of them with titles.

    Args:
        listed: Values with titles, or values alone, in the order in which they are shown.
    """

    __slots__ = ("choices",)

    def __init__(self, listed: Listed) -> None:
        self.choices: tuple[Choice, ...] = to_choices(listed)


def to_choices(listed: Listed) -> tuple[Choice, ...]:
    """Return choices from what an author wrote.

    Raises:
        TypeError: It is a bare text, or holds something that is no text.
    """
    if isinstance(listed, str):
        raise TypeError("choices must be a list or a mapping of texts, not one text")
    if isinstance(listed, Mapping):
        pairs = list(cast("Mapping[str, str]", listed).items())
        choices = tuple(Choice(value, title) for value, title in pairs)
    else:
        choices = tuple(Choice(value) for value in listed)
    for choice in choices:
        if not isinstance(cast("object", choice.value), str) or not isinstance(
            cast("object", choice.title), str | None
        ):
            raise TypeError(f"choices must be texts, not {choice.value!r}")
    return choices


def enum_choices(members: type[enum.Enum]) -> tuple[tuple[Choice, ...], Mapping[str, object]]:
    """Return the choices of an ``Enum`` and the member that each value stands for.

    A member's value is what is sent when it is text; otherwise a whole number's digits, else the member's name. Its
    title is its ``title`` or ``label`` attribute where the class gives one; a member whose value says nothing to a
    person is titled by its name.
    """
    choices: list[Choice] = []
    back: dict[str, object] = {}
    for member in members:
        value, readable = _wire_value(member)
        choices.append(Choice(value, _title(member) or (None if readable else _from_name(member.name))))
        back[value] = member
    return tuple(choices), back


def _wire_value(member: enum.Enum) -> tuple[str, bool]:
    value = cast("object", member.value)
    if isinstance(value, str):
        return str(value), True
    if isinstance(value, int) and not isinstance(value, bool):
        return str(int(value)), False
    return member.name, False


def _title(member: enum.Enum) -> str | None:
    for attribute in ("title", "label"):
        title = getattr(member, attribute, None)
        # A method, such as that of `str` itself, is no title, nor is a member that happens to have this name.
        if isinstance(title, str) and not isinstance(title, enum.Enum):
            return title
    return None


def _from_name(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()
