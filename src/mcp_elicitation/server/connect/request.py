"""What a page needs to know of what is asked, as JSON beside the interaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from mcp_elicitation.core.json import JSON


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretField:
    """One thing to enter.

    Args:
        name: Its name for the author.
        title: What the person reads.
        hint: Where to find it, for the person; may be empty.
        longest: How many characters are taken.
    """

    name: str
    title: str
    hint: str = ""
    longest: int = 8192


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretRequest:
    """What is to be given.

    Args:
        name: The name that it is kept under.
        fields: What is to be entered; at least one.
    """

    name: str
    fields: Sequence[SecretField]

    def is_met_by(self, given: Collection[str]) -> bool:
        """Tell whether everything that is asked for is among the names that were given."""
        return all(each.name in given for each in self.fields)

    def write(self) -> dict[str, JSON]:
        """Write it as JSON."""
        fields: list[JSON] = [[each.name, each.title, each.hint, each.longest] for each in self.fields]
        return {"name": self.name, "fields": fields}

    @classmethod
    def read(cls, written: Mapping[str, JSON]) -> SecretRequest:
        """Read what ``write`` wrote."""
        rows = cast("list[list[object]]", written["fields"])
        fields = [
            SecretField(name=str(name), title=str(title), hint=str(hint), longest=cast("int", longest))
            for name, title, hint, longest in rows
        ]
        return cls(name=str(written["name"]), fields=tuple(fields))


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmRequest:
    """What is to be approved.

    Args:
        details: What exactly, line by line: a name and a value.
    """

    details: Sequence[tuple[str, str]]

    def write(self) -> dict[str, JSON]:
        """Write it as JSON."""
        return {"details": [[name, value] for name, value in self.details]}

    @classmethod
    def read(cls, written: Mapping[str, JSON]) -> ConfirmRequest:
        """Read what ``write`` wrote."""
        rows = cast("list[list[str]]", written["details"])
        return cls(details=tuple((name, value) for name, value in rows))


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectRequest:
    """What is to be connected.

    Args:
        provider: The name of the provider.
        scopes: What the handler needs there.
    """

    provider: str
    scopes: tuple[str, ...]

    def write(self) -> dict[str, JSON]:
        """Write it as JSON."""
        return {"provider": self.provider, "scopes": list(self.scopes)}

    @classmethod
    def read(cls, written: Mapping[str, JSON]) -> ConnectRequest:
        """Read what ``write`` wrote."""
        return cls(provider=str(written["provider"]), scopes=tuple(cast("list[str]", written["scopes"])))
