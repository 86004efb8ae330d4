"""A store whose values are sealed: whoever reads the database reads nothing."""

from __future__ import annotations

import secrets
from dataclasses import replace

from mcp_elicitation.core.sealing import NONCE_BYTES, Binding, KeyRing
from mcp_elicitation.stores.base import Record, Store


class SealedStore:
    """Seals every value before another store keeps it, bound to the record that it stands in (STATE-1).

    Args:
        store: Keeps the sealed values.
        ring: The keys.

    Raises:
        UnopenedError: From the verbs that return records, when a value was changed or moved, or its key is gone.
    """

    def __init__(self, store: Store, ring: KeyRing) -> None:
        self._store = store
        self._ring = ring

    async def get(self, kind: str, key: str, *, now: float) -> Record | None:
        """Return a record, opened."""
        record = await self._store.get(kind, key, now=now)
        return None if record is None else self.open(record, kind, key)

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> Record | None:
        """Seal and keep a new record."""
        sealed = self._seal(value, Binding(purpose=kind, key=key, owner=owner, version=1), now)
        return self._with(value, await self._store.add(kind, key, sealed, owner=owner, expires=expires, now=now))

    async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
        """Seal and change a record that is still as it was read."""
        sealed = self._seal(value, _binding(record, record.version + 1), now)
        return self._with(value, await self._store.replace(record, sealed, expires=expires, now=now))

    async def take(self, kind: str, key: str, *, now: float) -> Record | None:
        """Remove a record and return it, opened."""
        record = await self._store.take(kind, key, now=now)
        return None if record is None else self.open(record, kind, key)

    async def delete(self, record: Record) -> bool:
        """Remove a record that is still as it was read."""
        return await self._store.delete(record)

    async def scan(self, kind: str, *, owner: str, now: float) -> list[Record]:
        """Return all records of a kind that belong to an owner, opened."""
        return [self.open(each, kind, each.key) for each in await self._store.scan(kind, owner=owner, now=now)]

    async def delete_all(self, *, owner: str) -> int:
        """Remove everything that belongs to an owner."""
        return await self._store.delete_all(owner=owner)

    async def changed(self, record: Record, *, timeout: float) -> bool:  # noqa: ASYNC109  the contract's own word
        """Wait until a record is no longer the version that was read."""
        return await self._store.changed(record, timeout=timeout)

    async def sweep(self, *, now: float) -> int:
        """Remove what has expired."""
        return await self._store.sweep(now=now)

    async def close(self) -> None:
        """Give back what the store holds."""
        await self._store.close()

    def open(self, record: Record, kind: str, key: str) -> Record:
        """Return a record as the store beneath has it, opened.

        Args:
            record: The record, sealed.
            kind: The kind that it was looked for under: what the record says of itself could have been moved with it.
            key: The key likewise.

        Raises:
            UnopenedError: It was changed or moved, or its key is gone.
        """
        binding = Binding(purpose=kind, key=key, owner=record.owner, version=record.version)
        return replace(record, value=self._ring.open(record.value, binding))

    def _seal(self, value: bytes, binding: Binding, now: float) -> bytes:
        return self._ring.seal(value, binding, nonce=secrets.token_bytes(NONCE_BYTES), now=now)

    @staticmethod
    def _with(value: bytes, record: Record | None) -> Record | None:
        return None if record is None else replace(record, value=value)


def _binding(record: Record, version: int) -> Binding:
    return Binding(purpose=record.kind, key=record.key, owner=record.owner, version=version)
