"""A field as it asks: what a person reads of it, and what may be typed into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

Kind: TypeAlias = Literal["text", "number", "boolean", "choice", "other"]
"""What sort of answer a field takes, as far as the screening cares."""

_KINDS: Mapping[str, Kind] = {"string": "text", "number": "number", "integer": "number", "boolean": "boolean"}
_MOST_CHOICES = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedField:
    """What the screening reads of one field.

    Args:
        name: The key of the answer.
        title: What stands above the field; empty when nothing does.
        description: What stands below it; empty when nothing does.
        kind: What sort of answer it takes.
        format: The schema's format; empty when there is none.
        choices: The values or titles that may be chosen, the first fifty of them.
        default: What is filled in beforehand, when it is text.
        write_only: Whether the schema says that the value is never shown again.
    """

    name: str
    title: str = ""
    description: str = ""
    kind: Kind = "text"
    format: str = ""
    choices: tuple[str, ...] = ()
    default: str = ""
    write_only: bool = False

    @classmethod
    def from_property(cls, name: str, schema: object) -> AskedField:
        """Read a property of a requested schema; whatever is not as it should be is read as absent.

        Never raises: hostile input is what this is for.
        """
        if not isinstance(schema, Mapping):
            return cls(name=name, kind="other")
        wire = cast("Mapping[str, object]", schema)
        choices = _choices(wire)
        return cls(
            name=name,
            title=_text(wire.get("title")),
            description=_text(wire.get("description")),
            kind="choice" if choices else _kind(wire.get("type")),
            format=_text(wire.get("format")),
            choices=choices,
            default=_text(wire.get("default")),
            write_only=wire.get("writeOnly") is True,
        )


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _kind(value: object) -> Kind:
    if value is None:
        return "text"
    if isinstance(value, str):
        return "choice" if value == "array" else _KINDS.get(value, "other")
    if isinstance(value, list | tuple):
        kinds: set[Kind] = {_kind(item) for item in cast("Sequence[object]", value)[:8] if item != "null"}
        return kinds.pop() if len(kinds) == 1 else "other"
    return "other"


def _choices(wire: Mapping[str, object]) -> tuple[str, ...]:
    items = wire.get("items")
    sources: list[Mapping[str, object]] = [wire]
    if isinstance(items, Mapping):
        sources.append(cast("Mapping[str, object]", items))
    for source in sources:
        for keyword in ("enum", "oneOf", "anyOf"):
            listed = source.get(keyword)
            if isinstance(listed, list | tuple):
                found = [_choice(item) for item in cast("Sequence[object]", listed)[:_MOST_CHOICES]]
                if any(found):
                    return tuple(choice for choice in found if choice)
    return ()


def _choice(item: object) -> str:
    if isinstance(item, Mapping):
        wire = cast("Mapping[str, object]", item)
        return _text(wire.get("title")) or _text(wire.get("const"))
    return item if isinstance(item, str) else ""
