"""The contract of a store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from mcp_elicitation.errors import OperatorError
from mcp_elicitation.text import Text

NOBODY = ""
"""The owner of a record that belongs to no user."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What a store keeps under one key.

    Args:
        kind: What sort of thing it is; keys of different kinds do not meet.
        key: Its name within the kind.
        owner: Whose it is: a digest of the user's issuer and subject, or ``NOBODY``.
        born: Which adding of the key it comes from: a record that was removed and added again is another one, although
            its version is 1 again.
        version: Counts the changes, from 1.
        expires: When it ends to exist, in seconds since the epoch.
        value: What is kept.
    """

    kind: str
    key: str
    owner: str
    born: str
    version: int
    expires: float
    value: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreProblem:
    """Why a store is not fit for use as it is set up.

    Args:
        code: Stable, for programs.
        text: What is wrong and what to do about it, for whoever runs the process.
    """

    code: str
    text: Text


class StoreConfigurationError(OperatorError):
    """The store is named or set up wrongly: its URL, its file, its schema, or an extra that is not installed."""

    code = "store_configuration"


class StoreUnavailableError(OperatorError):
    """The store cannot be reached or does not answer; what depends on it is refused (fail closed)."""

    code = "store_unavailable"

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"the store does not answer: {reason}",
            public=Text(
                "Nothing was done: this server cannot reach its memory at the moment. Try again in a while.",
                "未执行任何操作：此服务端暂时无法访问其存储，请稍后再试。",
            ),
        )


class Store(Protocol):
    """Keeps records; every verb is atomic, also against other processes that share the store.

    A record is still as it was read when ``born`` and ``version`` are; its value is not looked at, so that it may be
    sealed on the way.

    Raises:
        StoreUnavailableError: From any verb, when the store cannot be reached or is closed. Whether a change was made
            is then not known: read again.
        StoreConfigurationError: From any verb, when the store is not set up.
    """

    async def get(self, kind: str, key: str, *, now: float) -> Record | None:
        """Return a record, or None when there is none or it has expired."""
        ...

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> Record | None:
        """Keep a new record, at version 1; return None and change nothing when the key is taken.

        An expired record does not take a key.
        """
        ...

    async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
        """Change a record that is still as it was read; return the new one, or None when somebody else was first."""
        ...

    async def take(self, kind: str, key: str, *, now: float) -> Record | None:
        """Remove a record and return it: of several callers exactly one gets it."""
        ...

    async def delete(self, record: Record) -> bool:
        """Remove a record that is still as it was read; return whether it was."""
        ...

    async def scan(self, kind: str, *, owner: str, now: float) -> list[Record]:
        """Return all records of a kind that belong to an owner, by key.

        Raises:
            ValueError: The owner is ``NOBODY``.
        """
        ...

    async def delete_all(self, *, owner: str) -> int:
        """Remove everything that belongs to an owner and return how many records that were.

        Raises:
            ValueError: The owner is ``NOBODY``.
        """
        ...

    async def changed(self, record: Record, *, timeout: float) -> bool:  # noqa: ASYNC109  how long to wait is what it is about
        """Wait until a record is no longer as it was read; return False when that long passed first.

        That a record expires does not end the wait; that it is swept does.

        Args:
            record: The record as it was read.
            timeout: Seconds.
        """
        ...

    async def sweep(self, *, now: float) -> int:
        """Remove what has expired and return how many records that were (MRTR-10)."""
        ...

    async def close(self) -> None:
        """Give back what the store holds; it cannot be used afterwards. Closing it again does nothing."""
        ...
