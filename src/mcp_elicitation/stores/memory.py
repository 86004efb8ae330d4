"""A store in the memory of one process: for stdio, and for one HTTP worker."""

from __future__ import annotations

import itertools
from dataclasses import replace

import anyio

from mcp_elicitation.stores.base import NOBODY, Record, StoreUnavailableError


class MemoryStore:
    """Keeps records in a dictionary; gone with the process.

    No verb awaits between looking and changing, so each is atomic within the one event loop that may use it.
    """

    def __init__(self) -> None:
        self._records: dict[tuple[str, str], Record] = {}
        self._waiting: dict[tuple[str, str], anyio.Event] = {}
        self._births = itertools.count(1)
        self._closed = False

    async def get(self, kind: str, key: str, *, now: float) -> Record | None:
        """Return a record, or None when there is none or it has expired."""
        return self._live(kind, key, now)

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> Record | None:
        """Keep a new record; return None when the key is taken."""
        if self._live(kind, key, now) is not None:
            return None
        born = str(next(self._births))
        record = Record(kind=kind, key=key, owner=owner, born=born, version=1, expires=expires, value=value)
        self._put(record)
        return record

    async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
        """Change a record that is still as it was read."""
        if self._live(record.kind, record.key, now) is None or not self._is_still(record):
            return None
        changed = replace(record, version=record.version + 1, value=value, expires=expires)
        self._put(changed)
        return changed

    async def take(self, kind: str, key: str, *, now: float) -> Record | None:
        """Remove a record and return it."""
        record = self._live(kind, key, now)
        if record is not None:
            self._remove(record)
        return record

    async def delete(self, record: Record) -> bool:
        """Remove a record that is still as it was read."""
        if not self._is_still(record):
            return False
        self._remove(record)
        return True

    async def scan(self, kind: str, *, owner: str, now: float) -> list[Record]:
        """Return all records of a kind that belong to an owner."""
        if owner == NOBODY:
            raise ValueError("what belongs to nobody is found by its key")
        found = [r for r in self._open().values() if r.kind == kind and r.owner == owner and r.expires > now]
        return sorted(found, key=lambda record: record.key)

    async def delete_all(self, *, owner: str) -> int:
        """Remove everything that belongs to an owner."""
        if owner == NOBODY:
            raise ValueError("what belongs to nobody is removed by its key")
        found = [record for record in self._open().values() if record.owner == owner]
        for record in found:
            self._remove(record)
        return len(found)

    async def changed(self, record: Record, *, timeout: float) -> bool:  # noqa: ASYNC109  as in the contract
        """Wait until a record is no longer as it was read."""
        place = (record.kind, record.key)
        with anyio.move_on_after(timeout):
            while self._is_still(record):
                await self._waiting.setdefault(place, anyio.Event()).wait()
            return True
        return False

    async def sweep(self, *, now: float) -> int:
        """Remove what has expired."""
        expired = [record for record in self._open().values() if record.expires <= now]
        for record in expired:
            self._remove(record)
        return len(expired)

    async def close(self) -> None:
        """Forget everything."""
        self._closed = True
        self._records.clear()
        for event in self._waiting.values():
            event.set()
        self._waiting.clear()

    def _live(self, kind: str, key: str, now: float) -> Record | None:
        record = self._open().get((kind, key))
        return record if record is not None and record.expires > now else None

    def _is_still(self, record: Record) -> bool:
        current = self._open().get((record.kind, record.key))
        return current is not None and (current.born, current.version) == (record.born, record.version)

    def _open(self) -> dict[tuple[str, str], Record]:
        if self._closed:
            raise StoreUnavailableError("it is closed")
        return self._records

    def _put(self, record: Record) -> None:
        self._records[record.kind, record.key] = record
        self._wake(record)

    def _remove(self, record: Record) -> None:
        del self._records[record.kind, record.key]
        self._wake(record)

    def _wake(self, record: Record) -> None:
        event = self._waiting.pop((record.kind, record.key), None)
        if event is not None:
            event.set()
