"""Browsers that were sent to a provider, kept in the store until they come back."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import UnopenedError
from mcp_elicitation.server.interaction import digest_of
from mcp_elicitation.server.oauth.authorize import LIFETIME, Attempt, Came, Event, require_own
from mcp_elicitation.server.oauth.provider import Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError
from mcp_elicitation.stores.base import Record, Store

KIND = "oauth_attempt"

_BYTES = 32

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Out:
    """Whom a browser is sent out for.

    Args:
        session: The digest of the browser's session.
        principal: Who is in it, and the MCP client that they asked through.
        redirect_uri: Where it comes back to.
        scopes: What is asked for.
        interaction: The digest of the link.
    """

    session: str
    principal: Principal
    redirect_uri: str
    scopes: tuple[str, ...]
    interaction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An attempt and the record that it was read from.

    Args:
        record: The record.
        attempt: What it says.
    """

    record: Record
    attempt: Attempt


class Attempts:
    """The browsers of one server that are at a provider.

    Args:
        store: Where they are kept; sealed, since verifiers stand there.
        clock: Gives the time, in seconds since the epoch.
    """

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def send_out(self, provider: Provider, out: Out) -> tuple[str, Attempt]:
        """Write an attempt down and return its state: 256 random bits that only the browser and the provider hold.

        Attempts of the same person at the same provider that are still out come to nothing from now on (B164).
        """
        now = self._clock()
        for earlier in await self._of(out.principal):
            if earlier.attempt.provider == provider.name:
                await self.step(earlier, "supersede")
        state = secrets.token_urlsafe(_BYTES)
        attempt = Attempt(
            session=out.session,
            principal=out.principal,
            provider=provider.name,
            client=provider.client,
            redirect_uri=out.redirect_uri,
            verifier=secrets.token_urlsafe(_BYTES + 16),
            nonce=secrets.token_urlsafe(_BYTES),
            scopes=out.scopes,
            interaction=out.interaction,
        )
        await self._store.add(
            KIND, digest_of(state), attempt.write(), owner=out.principal.owner, expires=now + LIFETIME, now=now
        )
        return state, attempt

    async def _of(self, principal: Principal) -> list[Found]:
        try:
            records = await self._store.scan(KIND, owner=principal.owner, now=self._clock())
        except UnopenedError as error:  # whatever cannot be opened any more cannot come back either
            logger.warning("an attempt could not be opened: %s", error)
            return []
        return [Found(record=record, attempt=Attempt.read(record.value)) for record in records]

    async def find(self, state: str, came: Came) -> Found:
        """Return the attempt that a browser comes back from; it is not used up by looking.

        Raises:
            OAuthFailedError: There is none, it is too late, or it is somebody else's.
        """
        try:
            record = await self._store.get(KIND, digest_of(state), now=self._clock())
        except UnopenedError as error:
            logger.warning("an attempt could not be opened: %s", error)
            record = None
        if record is None:
            raise OAuthFailedError("no_state")
        attempt = Attempt.read(record.value)
        require_own(attempt, came)
        return Found(record=record, attempt=attempt)

    async def exists(self, state: str) -> bool:
        """Tell whether a state is one of ours that is still out; for who has to know nothing else."""
        try:
            return await self._store.get(KIND, digest_of(state), now=self._clock()) is not None
        except UnopenedError:
            return False

    async def step(self, found: Found, event: Event) -> Found | None:
        """Let an event happen; None when somebody else was first, or its state does not allow it (O4)."""
        after = found.attempt.after(event)
        if after is None:
            return None
        expires = found.record.expires
        record = await self._store.replace(found.record, after.write(), expires=expires, now=self._clock())
        return None if record is None else Found(record=record, attempt=after)
