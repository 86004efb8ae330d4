"""Sealing everything anew under the first key, while the vault is in use."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass

from mcp_elicitation.core.sealing import NONCE_BYTES, Binding, KeyRing, UnopenedError
from mcp_elicitation.server.vault.vault import EVERYBODY, OWNER_KIND, SEALED_KINDS
from mcp_elicitation.stores.base import Record, Store

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rotated:
    """What a rotation did.

    Args:
        resealed: How many records are now under the first key that were not.
        current: How many were already.
        unreadable: How many no key of the ring opens, by the id of the key that they name.
    """

    resealed: int
    current: int
    unreadable: dict[str, int]


async def rotate(store: Store, ring: KeyRing, *, now: float) -> Rotated:
    """Seal every record of the vault under the first key of the ring.

    May run while servers read and write with the same ring: a record that changed meanwhile was sealed under the first
    key by whoever changed it, or is met again in the next run. A key may be retired when ``count_by_key`` no longer
    names it.

    Args:
        store: The store, not the sealed one.
        ring: The keys, the new one first.
        now: Seconds since the epoch.
    """
    resealed = current = 0
    unreadable: Counter[str] = Counter()
    async for record in _records(store, now):
        if ring.is_current(record.value):
            current += 1
            continue
        try:
            plain = ring.open(record.value, _binding(record, record.version))
        except UnopenedError as error:
            unreadable[error.key_id] += 1
            continue
        nonce = secrets.token_bytes(NONCE_BYTES)
        sealed = ring.seal(plain, _binding(record, record.version + 1), nonce=nonce, now=now)
        resealed += await store.replace(record, sealed, expires=record.expires, now=now) is not None
    return Rotated(resealed=resealed, current=current, unreadable=dict(unreadable))


async def count_by_key(store: Store, *, now: float) -> dict[str, int]:
    """Return how many records name each key, by its id in hexadecimal; opens nothing."""
    counts: Counter[str] = Counter()
    async for record in _records(store, now):
        counts[record.value[1:5].hex()] += 1
    return dict(counts)


async def _records(store: Store, now: float) -> AsyncGenerator[Record]:
    for owner in await store.scan(OWNER_KIND, owner=EVERYBODY, now=now):
        for kind in SEALED_KINDS:
            for record in await store.scan(kind, owner=owner.key, now=now):
                yield record


def _binding(record: Record, version: int) -> Binding:
    return Binding(purpose=record.kind, key=record.key, owner=record.owner, version=version)
