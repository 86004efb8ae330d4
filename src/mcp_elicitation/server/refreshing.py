"""Getting a fresh access token: one upstream call, however many tasks, processes and machines want one (V6, V7, V8).

No lock is held over the call: whoever has the lease calls, the others wait for the grant to change. What the provider
answered counts only if the grant is still the one whose intent was written down.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import anyio

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.disconnected import DisconnectedError, ProviderBusyError
from mcp_elicitation.server.oauth.provider import Provider
from mcp_elicitation.server.oauth.tokens import TokenEndpoint
from mcp_elicitation.server.oauth.trouble import OAuthFailedError, Trouble
from mcp_elicitation.server.vault.grant import Why, decide
from mcp_elicitation.server.vault.grants import Grants, Held
from mcp_elicitation.stores.base import Record

PATIENCE = 45.0
"""Seconds for which a fresh token is waited for."""

LONGEST_LOOK = 1.0
"""Seconds after which a holder of the lease is looked for again: one that died wakes nobody."""

_CERTAIN = frozenset[Trouble]({"busy_there", "client_refused", "address", "metadata", "metadata_issuer", "unresolved"})
"""Troubles after which the refresh token was not used for sure."""

logger = logging.getLogger(__name__)


At = Callable[[str], Awaitable[None]]


async def _nowhere(_step: str) -> None:
    """Nobody wants to know."""


class Refresher:
    """Gives fresh grants.

    Args:
        grants: Keeps them.
        endpoint: Exchanges refresh tokens.
        at: Told each step before it is made, for whoever has to see one.
    """

    def __init__(self, grants: Grants, endpoint: TokenEndpoint, *, at: At = _nowhere) -> None:
        self._grants = grants
        self._endpoint = endpoint
        self._at = at

    async def fresh(self, principal: Principal, provider: Provider, *, rejected: Secret | None = None) -> Held:
        """Return the grant of a person with an access token that can be used now.

        Args:
            principal: The person.
            provider: The provider.
            rejected: An access token that the provider did not take; only a newer one will do.

        Raises:
            DisconnectedError: There is no grant any more.
            ProviderBusyError: It cannot be refreshed for now.
        """
        give_up = self._grants.now() + PATIENCE
        while True:
            held = await self._require(principal, provider)
            match decide(held.grant, now=self._grants.now(), rejected=rejected):
                case "use":
                    return held
                case "ended":
                    if held.grant.state == "connected":  # what is leaving has to be given back first
                        await self._end(held, "provider")
                    raise DisconnectedError(provider.title, held.grant.why or "provider")
                case "cool_down":
                    raise ProviderBusyError(provider.title)
                case "refresh":
                    renewed = await self._refresh_alone(held, provider, rejected=rejected, give_up=give_up)
                    if renewed is not None:
                        return renewed

    async def _require(self, principal: Principal, provider: Provider) -> Held:
        held = await self._grants.find(principal, provider.name)
        if held is None or held.grant.client != provider.client:
            raise DisconnectedError(provider.title, "provider" if held else "person")
        return held

    async def _refresh_alone(
        self, held: Held, provider: Provider, *, rejected: Secret | None, give_up: float
    ) -> Held | None:
        """Refresh with the lease, or wait for whoever has it; None, and the caller looks again."""
        lease = await self._grants.lease(held)
        if lease is None:
            left = give_up - self._grants.now()
            if left <= 0:
                raise ProviderBusyError(provider.title)
            await self._grants.changed(held, timeout=min(LONGEST_LOOK, left))
            return None
        renewed: Held | None = None
        with anyio.CancelScope(shield=True):  # what was sent must be waited for, whoever goes away meanwhile
            renewed = await self._refresh_with(lease, held, provider, rejected=rejected)
        return renewed  # noqa: RET504  the scope may swallow, for all that type checkers know

    async def _refresh_with(
        self, lease: Record, held: Held, provider: Provider, *, rejected: Secret | None
    ) -> Held | None:
        try:
            again = await self._require(held.principal, provider)
            if decide(again.grant, now=self._grants.now(), rejected=rejected) != "refresh":
                return None
            return await self._refresh(again, provider)
        finally:
            await self._grants.release(lease)

    async def _refresh(self, held: Held, provider: Provider) -> Held | None:
        """Write the intent, call, commit; the grant as it is then, however short its new token lives."""
        await self._at("before intent")
        refresh = held.grant.refresh
        intended = await self._grants.replace(held, held.grant.intended(self._grants.now()))
        if intended is None or refresh is None:
            return None
        await self._at("after intent")
        try:
            tokens = await self._endpoint.refresh(provider, refresh)
        except OAuthFailedError as error:
            await self._came_to_nothing(intended, error.trouble, unsure=held.grant.intent > 0)
            return None
        await self._at("after answer")
        now = self._grants.now()
        renewed = intended.grant.renewed(tokens.access, tokens.refresh, tokens.expires, tokens.scopes, now=now)
        committed = await self._grants.replace(intended, renewed)
        if committed is None:
            await self._give_back(intended, provider, tokens.refresh or tokens.access)
        await self._at("after commit")
        return committed

    async def _came_to_nothing(self, intended: Held, trouble: Trouble, *, unsure: bool) -> None:
        """Only the grant whose token failed is touched: a newer one is left alone (B182)."""
        logger.warning("refreshing a grant of %s came to nothing: %s", intended.grant.provider, trouble)
        if trouble == "ended":
            await self._end(intended, "uncertain" if unsure else "provider")
            return
        failed = intended.grant.failed(self._grants.now(), certain=trouble in _CERTAIN)
        await self._grants.replace(intended, failed)

    async def _end(self, held: Held, why: Why) -> None:
        ended = held.grant.after("end", why=why)
        if ended is not None:
            await self._grants.replace(held, ended)

    async def _give_back(self, intended: Held, provider: Provider, token: Secret) -> None:
        """Revoke what came for a grant that was disconnected meanwhile; a new grant may share it and is left alone."""
        now = await self._grants.find(intended.principal, provider.name)
        if now is not None and now.grant.state == "connected":
            return
        try:
            await self._endpoint.revoke(provider, token, hint="refresh_token")
        except OAuthFailedError as error:
            logger.warning("a token of %s could not be given back: %s", provider.name, error.trouble)
