"""Choices of a slot: from a ``Literal``, an ``Enum``, or named by the author; one of them, or several."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
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

    def python(self, value: str) -> object:
        """Return what a value stands for in Python."""
        return value if self.members is None else self.members[value]

    def wire(self, member: object) -> str:
        """Return the value that stands for a Python member, such as a default; what is unknown stays visible."""
        for value, known in (self.members or {}).items():
            if known is member or known == member:
                return value
        return str.__str__(member) if isinstance(member, str) else repr(member)

    def wire_list(self, name: str, members: object) -> tuple[str, ...]:
        """Return the values that stand for several members, in the order of the list.

        Raises:
            SchemaRefusedError: It is no list.
        """
        if isinstance(members, str) or not isinstance(members, AbstractSet | Sequence):
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
        source = _of_enum(name, annotation)
    elif annotation is str and named is not None:
        return Source(named.choices)
    else:
        return None
    return source if named is None else _named(name, source, named)


def _of_enum(name: str, class_: type[enum.Enum]) -> Source:
    if issubclass(class_, enum.Flag):
        several = Text(
            "a Flag is several choices at once: ask for a list of an Enum",
            "Flag 表示多个选项的组合：请使用 Enum 的 list",
        )
        raise refuse(name, class_.__name__, several)
    return Source(*enum_choices(class_))


def _of_literal(name: str, values: tuple[object, ...]) -> Source:
    kinds = {type(value) for value in values}
    if kinds == {str}:
        return Source(tuple(Choice(cast("str", value)) for value in values))
    if kinds == {int}:
        members = {str(value): value for value in values}
        return Source(tuple(Choice(value) for value in members), members)
    kind = kinds.pop()
    if not kinds and issubclass(kind, enum.Enum):
        every = _of_enum(name, kind)
        named = (next(each for each in every.choices if every.python(each.value) is value) for value in values)
        return Source(tuple(named), every.members)
    mixed = Text(
        "choices are texts: use texts, whole numbers, or members of one Enum",
        "选项是文字：请只使用文字、整数，或同一个 Enum 的成员",
    )
    raise refuse(name, "Literal", mixed)


def _named(name: str, source: Source, named: Choices) -> Source:
    """Take the choices that the author named, in that order; titles that were not given stay those of the type."""
    known = {choice.value: choice for choice in source.choices}
    for choice in named.choices:
        if choice.value not in known:
            raise refuse(
                name, "Choices", Text(f"{choice.value!r} is not one of the type's", f"{choice.value!r} 不属于该类型")
            )
    listed = (Choice(each.value, each.title or known[each.value].title) for each in named.choices)
    return Source(tuple(listed), source.members)
