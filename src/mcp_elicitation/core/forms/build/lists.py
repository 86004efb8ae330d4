"""Choices of a slot: from a ``Literal``, an ``Enum``, or named by the author; one of them, or several."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Literal, cast, get_args, get_origin

from mcp_elicitation.core.forms.build.choices import Choices, enum_choices
from mcp_elicitation.core.forms.choice import Choice
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True)
class Source:
    """Where the choices of a field come from.

    Args:
        choices: The list as it is sent.
        members: What each value stands for in Python, where that is not the text itself.
    """

    choices: tuple[Choice, ...]
    members: Mapping[str, object] | None = None

    def wire(self, member: object) -> str:
        """Return the value that stands for a Python member, such as a default; what is unknown stays visible."""
        for value, known in (self.members or {}).items():
            if known is member or known == member:
                return value
        return member if isinstance(member, str) else repr(member)

    def wire_list(self, name: str, members: object) -> tuple[str, ...]:
        """Return the values that stand for several members, in the order of the list.

        Raises:
            SchemaRefusedError: It is no list.
        """
        if isinstance(members, str) or not isinstance(members, Set | Sequence):
            raise refuse(name, "default", Text("must be a list of choices", "必须是选项的列表"))
        values = [self.wire(member) for member in cast("Sequence[object]", members)]
        order = {choice.value: position for position, choice in enumerate(self.choices)}
        return tuple(sorted(values, key=lambda value: order.get(value, len(order))))


def source_of(name: str, annotation: object, named: Choices | None) -> Source | None:
    """Return the choices of a type, or None when it is not one of choices.

    Args:
        name: The property's name, for the refusal.
        annotation: The type, its wrappings taken off.
        named: The choices or titles that the author named.

    Raises:
        SchemaRefusedError: The choices cannot be sent as texts, or a title is given to a value that does not exist.
    """
    if get_origin(annotation) is Literal:
        source = _of_literal(name, get_args(annotation))
    elif isinstance(annotation, type) and issubclass(annotation, enum.Enum):
        source = Source(*enum_choices(annotation))
    elif annotation is str and named is not None:
        return Source(named.choices)
    else:
        return None
    return source if named is None else _titled(name, source, named)


def _of_literal(name: str, values: tuple[object, ...]) -> Source:
    first = values[0]
    if all(isinstance(value, enum.Enum) for value in values):
        choices, members = enum_choices(type(cast("enum.Enum", first)))
        return Source(tuple(choice for choice in choices if members[choice.value] in values), members)
    if all(isinstance(value, str) for value in values):
        return Source(tuple(Choice(cast("str", value)) for value in values))
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
        members = {str(value): value for value in values}
        return Source(tuple(Choice(value) for value in members), members)
    mixed = Text("choices are texts: use texts, whole numbers or an Enum", "选项是文字：请使用文字、整数或 Enum")
    raise refuse(name, "Literal", mixed)


def _titled(name: str, source: Source, named: Choices) -> Source:
    """Lay the author's titles over the choices of the type."""
    values = {choice.value for choice in source.choices}
    for value in named.titles:
        if value not in values:
            raise refuse(name, "Choices", Text(f"{value!r} is not one of the type's", f"{value!r} 不属于该类型"))
    titled = (Choice(choice.value, named.titles.get(choice.value) or choice.title) for choice in source.choices)
    return Source(tuple(titled), source.members)
