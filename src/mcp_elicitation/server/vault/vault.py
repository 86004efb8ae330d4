"""Keeping what people gave, sealed (STATE-1)."""

from __future__ import annotations

import logging
import math
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing, UnopenedError
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.vault.index import Index, Stamp
from mcp_elicitation.server.vault.kept import Kept, Row
from mcp_elicitation.stores.base import Record, Store
from mcp_elicitation.stores.sealed import SealedStore

KIND = "secret"
"""The kind of what is kept."""

INDEX_KIND = "vault_index"
"""The kind of the list of a person's current rows; its key is the person's digest."""

GRANT_KIND = "grant"
"""The kind of what a provider gave for a person."""

SEALED_KINDS = (KIND, INDEX_KIND, GRANT_KIND)
"""The kinds that hold something sealed which a rotation seals anew."""

OWNER_KIND = "vault_owner"
"""The kind of the list of owners: digests, nothing else, so that a rotation finds every record."""

EVERYBODY = "@vault"
"""The owner of that list; no person's digest looks like this."""

FOREVER = math.inf

_TRIES = 16
"""How often a write is tried anew that somebody else was faster than."""

logger = logging.getLogger(__name__)


class VaultBusyError(Exception):
    """A write lost against others again and again."""


class Vault:
    """Keeps secrets per person; every verb takes the person (STATE-1).

    Args:
        store: Keeps the sealed records.
        ring: The keys.
        clock: Gives the time, in seconds since the epoch.
    """

    def __init__(self, store: Store, ring: KeyRing, *, clock: Callable[[], float] = time.time) -> None:
        self._raw = store
        self._ring = ring
        self._sealed = SealedStore(store, ring)
        self._clock = clock

    async def get(self, principal: Principal, name: str) -> Kept | None:
        """Return what is kept under a name; None when there is nothing, or nothing that can be opened.

        What does not open (a key that is gone, a record that was moved) or is older than what belongs there (a row put
        back from a copy) counts as absent: the person is asked again, and the log says why.
        """
        for _ in range(2):  # it may have been written between the two readings
            index, row = await self._index(principal), await self._row(principal, name)
            if row is None:
                return None
            if index is not None and index.accepts(name, row.stamp):
                return row.kept
        logger.error(
            "what is kept is older than what belongs there (a row was put back): the person will be asked again"
        )
        return None

    async def put(self, principal: Principal, kept: Kept) -> None:
        """Keep something under its name, in place of what was there.

        Raises:
            VaultBusyError: Others were faster again and again.
            StoreUnavailableError: The store does not answer; whether it was kept is not known.
        """
        # A record that no rotation finds would be unreadable one day: the owner is listed before, for a crash in
        # between, and after, for a removal of everything in between.
        await list_owner(self._raw, principal.owner, now=self._clock())
        for _ in range(_TRIES):
            index = await self._change(principal, lambda index: (index or _new_index()).reserve(kept.name))
            if index is not None and await self._keep(principal, kept, index.stamp):
                await list_owner(self._raw, principal.owner, now=self._clock())
                return
        raise VaultBusyError

    async def mark_checked(self, principal: Principal, kept: Kept) -> None:
        """Take note that what is kept was tried and works, unless it has been replaced meanwhile."""
        current = await self.get(principal, kept.name)
        if current is not None and current.added == kept.added:
            await self.put(principal, replace(current, checked=True))

    async def allow(self, principal: Principal, name: str) -> bool:
        """Take note that the person agrees to the use of what is kept through the principal's client.

        Returns:
            Whether there is anything kept under the name.
        """
        kept = await self.get(principal, name)
        if kept is None:
            return False
        if not kept.is_for(principal.client):
            await self.put(principal, replace(kept, clients=(*(kept.clients or ()), principal.client)))
        return True

    async def forget(self, principal: Principal, name: str) -> bool:
        """Remove what is kept under a name; return whether there was anything, readable or not."""
        # Before it is removed, so that no copy of it can be put back.
        await self._change(principal, lambda index: None if index is None else index.drop(name))
        key = _key(principal, name)
        return await self._raw.take(KIND, key, now=self._clock()) is not None

    async def list(self, principal: Principal) -> tuple[Kept, ...]:
        """Return everything that is kept for a person and can be opened, by name."""
        found: list[Kept] = []
        for raw in await self._raw.scan(KIND, owner=principal.owner, now=self._clock()):
            name = raw.key.partition("/")[2]
            kept = await self.get(principal, name)
            if kept is not None:
                found.append(kept)
        return tuple(found)

    async def export(self, principal: Principal) -> Mapping[str, object]:
        """Return everything that is kept for a person, in clear: it is theirs. JSON."""
        return {
            "issuer": principal.issuer,
            "subject": principal.subject,
            "secrets": [
                {
                    "name": kept.name,
                    "label": kept.label,
                    "added": kept.added,
                    "fields": {field: secret.reveal() for field, secret in kept.fields.items()},
                }
                for kept in await self.list(principal)
            ],
        }

    async def forget_all(self, principal: Principal) -> int:
        """Remove everything of a person, interactions and browser sessions included; return how many records."""
        for kind in (OWNER_KIND, INDEX_KIND):
            await self._raw.take(kind, principal.owner, now=self._clock())
        return await self._raw.delete_all(owner=principal.owner)

    async def _row(self, principal: Principal, name: str) -> Row | None:
        key = _key(principal, name)
        opened = self._open(await self._raw.get(KIND, key, now=self._clock()), KIND, key)
        row = None if opened is None else Row.read(opened)
        return row if row is not None and (row.issuer, row.subject) == (principal.issuer, principal.subject) else None

    async def _keep(self, principal: Principal, kept: Kept, stamp: Stamp) -> bool:
        """Write a row and say that it is the current one; False when it is not any more, or never was."""

        def settle(index: Index | None) -> Index | None:
            return None if index is None else index.settle(kept.name, stamp)

        return await self._write(principal, kept, stamp) and await self._change(principal, settle) is not None

    async def _write(self, principal: Principal, kept: Kept, stamp: Stamp) -> bool:
        """Write a row; False when somebody else was faster."""
        written = Row(issuer=principal.issuer, subject=principal.subject, stamp=stamp, kept=kept).write()
        key, now = _key(principal, kept.name), self._clock()
        raw = await self._raw.get(KIND, key, now=now)
        if raw is None:
            done = await self._sealed.add(KIND, key, written, owner=principal.owner, expires=FOREVER, now=now)
            return done is not None
        opened = self._open(raw, KIND, key)
        if opened is not None and Row.read(opened).stamp.is_after(stamp):
            return False
        return await self._sealed.replace(raw, written, expires=FOREVER, now=now) is not None

    async def _index(self, principal: Principal) -> Index | None:
        return self._read_index(await self._raw.get(INDEX_KIND, principal.owner, now=self._clock()), principal)

    def _read_index(self, raw: Record | None, principal: Principal) -> Index | None:
        opened = self._open(raw, INDEX_KIND, principal.owner)
        return None if opened is None else Index.read(opened)

    async def _change(self, principal: Principal, change: Callable[[Index | None], Index | None]) -> Index | None:
        """Change the index of a person and return it; None when there is nothing to change."""
        owner = principal.owner
        for _ in range(_TRIES):
            now = self._clock()
            raw = await self._raw.get(INDEX_KIND, owner, now=now)
            index = change(self._read_index(raw, principal))
            if index is None:
                return None
            if raw is None:
                done = await self._sealed.add(INDEX_KIND, owner, index.write(), owner=owner, expires=FOREVER, now=now)
            else:
                done = await self._sealed.replace(raw, index.write(), expires=FOREVER, now=now)
            if done is not None:
                return index
        raise VaultBusyError

    def _open(self, raw: Record | None, kind: str, key: str) -> bytes | None:
        try:
            return None if raw is None else self._sealed.open(raw, kind, key).value
        except UnopenedError as error:
            _log_unopened(error)
            return None


async def list_owner(store: Store, owner: str, *, now: float) -> None:
    """Take note that something is kept for an owner, so that a rotation finds it."""
    await store.add(OWNER_KIND, owner, b"", owner=EVERYBODY, expires=FOREVER, now=now)


def _key(principal: Principal, name: str) -> str:
    """The name of the record: the owner's digest keeps two people apart, and both are sealed with the value."""
    return f"{principal.owner}/{name}"


def _new_index() -> Index:
    return Index(life=secrets.token_hex(16))


def _log_unopened(error: UnopenedError) -> None:
    logger.error(
        "what is kept could not be opened (%s, key %s): the person will be asked again", error.reason, error.key_id
    )


def one_secret(value: str) -> dict[str, Secret]:
    """Return the fields of what is a single value."""
    return {"value": Secret(value)}
