"""Interactions in a store: begun by a handler, opened and finished by a page, wherever either runs.

The store is the authority: every step is one compare-and-set on one record, so of two browsers, two tabs or two
processes exactly one opens or finishes an interaction, and whoever holds the call is woken by the change.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import UnopenedError
from mcp_elicitation.server.interaction import Event, Interaction, NotAllowedError, Purpose, Reason, digest_of
from mcp_elicitation.server.sweeping import Sweeper
from mcp_elicitation.stores.base import Record, Store

KIND = "interaction"

LIFETIME = 1800.0
"""Seconds that a person has on a page."""

REMEMBERED = 3600.0
"""Seconds after its deadline for which an interaction can still be asked what became of it."""

HANDLE_BYTES = 32

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An interaction and the record that it was read from.

    Args:
        record: The record.
        interaction: What it says.
    """

    record: Record
    interaction: Interaction


class Interactions:
    """The interactions of one server.

    Args:
        store: Where they are kept.
        lifetime: Seconds that a person has on a page.
        clock: Gives the time, in seconds since the epoch.
    """

    def __init__(self, store: Store, *, lifetime: float = LIFETIME, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._lifetime = lifetime
        self._clock = clock
        self._sweeper = Sweeper(store)

    def now(self) -> float:
        """Return the time that deadlines are measured by, in seconds since the epoch."""
        return self._clock()

    async def begin(self, purpose: Purpose, principal: Principal, message: str, request: Mapping[str, JSON]) -> str:
        """Begin an interaction and return its handle: 256 random bits, kept by nobody but the URL that it stands in.

        Raises:
            StoreUnavailableError: The store does not answer.
        """
        now = self._clock()
        await self._sweeper.sweep(now)
        interaction = Interaction(
            purpose=purpose,
            principal=principal,
            message=message,
            deadline=now + self._lifetime,
            request=request,
            begun=now,
        )
        handle = secrets.token_urlsafe(HANDLE_BYTES)
        await self._store.add(
            KIND,
            digest_of(handle),
            interaction.write(),
            owner=principal.owner,
            expires=interaction.deadline + REMEMBERED,
            now=now,
        )
        return handle

    async def find(self, handle: str) -> Found | None:
        """Return the interaction of a handle; None when there is none, or its record was tampered with."""
        return await self.find_by_digest(digest_of(handle))

    async def find_by_digest(self, digest: str) -> Found | None:
        """Return the interaction whose handle has a digest, for what was kept beside it."""
        try:
            record = await self._store.get(KIND, digest, now=self._clock())
        except UnopenedError as error:
            logger.warning("an interaction could not be opened: %s", error)
            return None
        return None if record is None else Found(record=record, interaction=Interaction.read(record.value))

    def is_over(self, interaction: Interaction) -> bool:
        """Tell whether nothing can be done any more."""
        return interaction.is_over(self._clock())

    async def step(
        self, found: Found, event: Event, *, reason: Reason = "", holder: str = "", result: JSON = None
    ) -> Found | None:
        """Let an event happen; None when somebody else was first, the state does not allow it, or it is too late."""
        if found.interaction.is_over(self._clock()):
            return None
        try:
            after = found.interaction.after(event, reason=reason, holder=holder, result=result)
        except NotAllowedError:
            return None
        return await self._replace(found, after)

    async def count_try(self, found: Found) -> Found | None:
        """Take note that something was sent that did not fit; None when somebody else was first."""
        return await self._replace(found, found.interaction.tried())

    async def wait_until_over(self, handle: str) -> None:
        """Wait until an interaction has ended, was removed, or is too late; woken by the store, wherever it ends."""
        while (watched := await self._watched(handle)) is not None:
            record, seconds = watched
            await self._store.changed(record, timeout=seconds)

    async def _watched(self, handle: str) -> tuple[Record, float] | None:
        """Return what to watch, without its value since thousands may be watched, and for how many seconds."""
        found = await self.find(handle)
        if found is None or self.is_over(found.interaction):
            return None
        return replace(found.record, value=b""), max(0.0, found.interaction.deadline - self._clock())

    async def _replace(self, found: Found, after: Interaction) -> Found | None:
        expires = after.deadline + REMEMBERED
        record = await self._store.replace(found.record, after.write(), expires=expires, now=self._clock())
        return None if record is None else Found(record=record, interaction=after)
