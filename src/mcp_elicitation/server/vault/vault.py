"""Keeping what people gave, sealed (STATE-1)."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing, UnopenedError
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.vault.kept import Kept, read_kept, write_kept
from mcp_elicitation.stores.base import Record, Store
from mcp_elicitation.stores.sealed import SealedStore

KIND = "secret"
"""The kind of what is kept."""

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

        What does not open (a key that is gone, a record that was moved) counts as absent: the person is asked again,
        and the log says which key was missing.
        """
        try:
            record = await self._sealed.get(KIND, _key(principal, name), now=self._clock())
        except UnopenedError as error:
            _log_unopened(error)
            return None
        return None if record is None else _of(principal, record)

    async def put(self, principal: Principal, kept: Kept) -> None:
        """Keep something under its name, in place of what was there.

        Raises:
            VaultBusyError: Others were faster again and again.
            StoreUnavailableError: The store does not answer; whether it was kept is not known.
        """
        written = write_kept(kept, issuer=principal.issuer, subject=principal.subject)
        key, owner = _key(principal, kept.name), principal.owner
        now = self._clock()
        # A record that no rotation finds would be unreadable one day: the owner is listed before, for a crash in
        # between, and after, for a removal of everything in between.
        await self._list_owner(owner)
        for _ in range(_TRIES):
            raw = await self._raw.get(KIND, key, now=now)
            if raw is None:
                done = await self._sealed.add(KIND, key, written, owner=owner, expires=FOREVER, now=now)
            else:
                done = await self._sealed.replace(raw, written, expires=FOREVER, now=now)
            if done is not None:
                await self._list_owner(owner)
                return
        raise VaultBusyError

    async def mark_checked(self, principal: Principal, kept: Kept) -> None:
        """Take note that what is kept was tried and works, unless it has been replaced meanwhile."""
        current = await self.get(principal, kept.name)
        if current is not None and current.added == kept.added:
            await self.put(principal, replace(current, checked=True))

    async def forget(self, principal: Principal, name: str) -> bool:
        """Remove what is kept under a name; return whether there was anything, readable or not."""
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
        await self._raw.take(OWNER_KIND, principal.owner, now=self._clock())
        return await self._raw.delete_all(owner=principal.owner)

    async def _list_owner(self, owner: str) -> None:
        await self._raw.add(OWNER_KIND, owner, b"", owner=EVERYBODY, expires=FOREVER, now=self._clock())


def _key(principal: Principal, name: str) -> str:
    """The name of the record: the owner's digest keeps two people apart, and both are sealed with the value."""
    return f"{principal.owner}/{name}"


def _of(principal: Principal, record: Record) -> Kept | None:
    issuer, subject, kept = read_kept(record.value)
    return kept if (issuer, subject) == (principal.issuer, principal.subject) else None


def _log_unopened(error: UnopenedError) -> None:
    logger.error(
        "what is kept could not be opened (%s, key %s): the person will be asked again", error.reason, error.key_id
    )


def one_secret(value: str) -> dict[str, Secret]:
    """Return the fields of what is a single value."""
    return {"value": Secret(value)}
