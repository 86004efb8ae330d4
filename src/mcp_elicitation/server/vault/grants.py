"""Keeping what providers gave, sealed, per person (OAUTH-4)."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing, UnopenedError
from mcp_elicitation.server.vault.grant import StoredGrant, read_grant, write_grant
from mcp_elicitation.server.vault.vault import FOREVER, GRANT_KIND, VaultBusyError, list_owner
from mcp_elicitation.stores.base import Record, Store
from mcp_elicitation.stores.sealed import SealedStore

LEASE_KIND = "grant_lease"

LEASE = 30.0
"""Seconds for which one process alone may refresh a grant: more than a call and a look-up of metadata can take."""

TOMBSTONE = 30 * 86_400.0
"""Seconds for which it is remembered that a grant ended."""

_TRIES = 16

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A grant and the record that it was read from.

    Args:
        principal: Whose it is.
        record: The record.
        grant: What it says.
    """

    principal: Principal
    record: Record
    grant: StoredGrant


class Grants:
    """The grants of one server; every verb takes the person (STATE-1, V5).

    Args:
        store: Keeps the sealed records.
        ring: The keys.
        clock: Gives the time, in seconds since the epoch.
    """

    def __init__(self, store: Store, ring: KeyRing, *, clock: Callable[[], float] = time.time) -> None:
        self._raw = store
        self._sealed = SealedStore(store, ring)
        self._clock = clock

    def now(self) -> float:
        """Return the time that grants are measured by, in seconds since the epoch."""
        return self._clock()

    async def find(self, principal: Principal, provider: str) -> Held | None:
        """Return the grant of a person at a provider, ended ones included; None when there is none that opens."""
        try:
            record = await self._sealed.get(GRANT_KIND, _key(principal, provider), now=self._clock())
        except UnopenedError as error:
            logger.warning("a grant that does not open is connected anew (%s, key %s)", error.reason, error.key_id)
            return None
        if record is None:
            return None
        issuer, subject, grant = read_grant(record.value)
        if (issuer, subject) != (principal.issuer, principal.subject):
            return None
        return Held(principal=principal, record=record, grant=grant)

    async def put(self, principal: Principal, grant: StoredGrant) -> None:
        """Keep a new grant, in place of what was there.

        Raises:
            VaultBusyError: Others were faster again and again.
            StoreUnavailableError: The store does not answer; whether it was kept is not known.
        """
        key, owner, now = _key(principal, grant.provider), principal.owner, self._clock()
        written = write_grant(grant, issuer=principal.issuer, subject=principal.subject)
        await list_owner(self._raw, owner, now=now)
        for _ in range(_TRIES):
            raw = await self._raw.get(GRANT_KIND, key, now=now)
            if raw is None:
                done = await self._sealed.add(GRANT_KIND, key, written, owner=owner, expires=FOREVER, now=now)
            else:
                done = await self._sealed.replace(raw, written, expires=FOREVER, now=now)
            if done is not None:
                await list_owner(self._raw, owner, now=now)
                return
        raise VaultBusyError

    async def replace(self, held: Held, grant: StoredGrant) -> Held | None:
        """Change a grant that is still as it was read; None when somebody else was first (V6)."""
        now = self._clock()
        expires = now + TOMBSTONE if grant.state == "ended" else FOREVER
        written = write_grant(grant, issuer=held.principal.issuer, subject=held.principal.subject)
        record = await self._sealed.replace(held.record, written, expires=expires, now=now)
        return None if record is None else Held(principal=held.principal, record=record, grant=grant)

    async def list(self, principal: Principal) -> tuple[Held, ...]:
        """Return every grant of a person that has not ended and can be opened, by the provider's name."""
        found: list[Held] = []
        for raw in await self._raw.scan(GRANT_KIND, owner=principal.owner, now=self._clock()):
            held = await self.find(principal, raw.key.partition("/")[2])
            if held is not None and held.grant.state != "ended":
                found.append(held)
        return tuple(found)

    async def lease(self, held: Held) -> Record | None:
        """Take the lease of a grant; None while somebody else has it. It ends by itself (V6)."""
        now = self._clock()
        return await self._raw.add(
            LEASE_KIND, held.record.key, b"", owner=held.principal.owner, expires=now + LEASE, now=now
        )

    async def release(self, lease: Record) -> None:
        """Give a lease back, unless it ended and somebody else has it."""
        await self._raw.delete(lease)

    async def changed(self, held: Held, *, timeout: float) -> None:  # noqa: ASYNC109  as in the store's contract
        """Wait until a grant is no longer as it was read, or for that many seconds."""
        await self._raw.changed(held.record, timeout=timeout)


def _key(principal: Principal, provider: str) -> str:
    return f"{principal.owner}/{provider}"
