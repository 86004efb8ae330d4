"""What people have connected: the one place where providers, the vault and the links that lead there meet."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.disconnected import DisconnectedError
from mcp_elicitation.server.oauth.answer import granted, missing
from mcp_elicitation.server.oauth.attempts import Attempts
from mcp_elicitation.server.oauth.authorize import Attempt
from mcp_elicitation.server.oauth.http import Caller
from mcp_elicitation.server.oauth.provider import Provider, ProviderUnknownError
from mcp_elicitation.server.oauth.tokens import TokenEndpoint
from mcp_elicitation.server.oauth.trouble import OAuthFailedError
from mcp_elicitation.server.refreshing import Refresher
from mcp_elicitation.server.vault.grant import StoredGrant, Why
from mcp_elicitation.server.vault.grants import Grants, Held
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.sealed import SealedStore

logger = logging.getLogger(__name__)


class Connections:
    """Connects and disconnects people's accounts at providers.

    Args:
        providers: The providers, by name.
        grants: What they gave.
        attempts: Browsers that are there.
        endpoint: Their token endpoints.
        refresher: Keeps tokens fresh.
    """

    def __init__(
        self,
        providers: Mapping[str, Provider],
        grants: Grants,
        attempts: Attempts,
        endpoint: TokenEndpoint,
        refresher: Refresher,
    ) -> None:
        self.providers = providers
        self.grants = grants
        self.attempts = attempts
        self.endpoint = endpoint
        self.refresher = refresher

    def provider(self, name: str) -> Provider:
        """Return a provider by its name.

        Raises:
            ProviderUnknownError: There is none of that name.
        """
        if name not in self.providers:
            raise ProviderUnknownError(name)
        return self.providers[name]

    async def find(self, principal: Principal, provider: Provider) -> Held | None:
        """Return what is connected for a person at a provider, through whichever MCP client; nothing that ended."""
        held = await self.grants.find(principal, provider.name)
        if held is None or held.grant.state != "connected" or held.grant.client != provider.client:
            return None
        return held

    async def usable(self, principal: Principal, provider: Provider, scopes: Sequence[str]) -> Held | None:
        """Return a grant that can be used now, by this MCP client of the person, with all these scopes; else None.

        Raises:
            ProviderBusyError: There is one, but it cannot be refreshed for now.
        """
        held = await self.find(principal, provider)
        if held is None or principal.client not in held.grant.agents:
            return None
        if missing(provider, scopes, held.grant.scopes):
            return None
        try:
            held = await self.refresher.fresh(principal, provider)
        except DisconnectedError:
            return None
        return None if missing(provider, scopes, held.grant.scopes) else held

    async def link(self, provider: Provider, attempt: Attempt, code: str) -> StoredGrant:
        """Exchange a code and keep what came of it.

        Raises:
            OAuthFailedError: Nothing came of it; nothing is kept.
        """
        earlier = await self.grants.find(attempt.principal, provider.name)
        if earlier is not None and earlier.grant.state == "leaving":  # a process died before it was given back
            await self.disconnect(attempt.principal, provider.name)
        tokens = await self.endpoint.exchange(provider, attempt, code)
        try:
            linked = await self.endpoint.whose(provider, attempt, tokens)
        except OAuthFailedError:
            await self._revoke(provider, tokens.refresh, tokens.access)
            raise
        before = await self.find(attempt.principal, provider)
        agents = () if before is None else before.grant.agents
        now = time.time()
        grant = StoredGrant(
            provider=provider.name,
            client=provider.client,
            subject=linked.subject,
            label=linked.label,
            access=tokens.access,
            refresh=tokens.refresh or _same_account(before, linked.subject),
            expires=tokens.expires,
            scopes=granted(tokens, attempt.scopes),
            agents=tuple(dict.fromkeys((*agents, attempt.principal.client))),
            added=now,
            issued=now,
            interaction=attempt.interaction,
        )
        await self.grants.put(attempt.principal, grant)
        return grant

    async def disconnect(self, principal: Principal, name: str) -> bool:
        """End a connection: unusable at once, given back at the provider, then forgotten but for that it ended (V8).

        When this process dies in between, the grant stays unusable and is given back the next time.

        Returns:
            Whether there was one.
        """
        held = await self.grants.find(principal, name)
        if held is None or held.grant.state == "ended":
            return False
        if held.grant.state == "connected":
            leaving = held.grant.after("leave", why="person")
            assert leaving is not None  # noqa: S101  it is connected
            held = await self.grants.replace(held, leaving)
            if held is None:  # a refresh came in between: what it brought has to be given back, not what was read
                return await self.disconnect(principal, name)
        provider = self.providers.get(name)
        if provider is not None and provider.client == held.grant.client:
            await self._revoke(provider, held.grant.refresh, held.grant.access)
        ended = held.grant.after("end", why="person")
        assert ended is not None  # noqa: S101  it is leaving
        await self.grants.replace(held, ended)
        return True

    async def disconnect_all(self, principal: Principal) -> int:
        """End every connection of a person; return how many there were."""
        held = await self.grants.list(principal)
        return sum([await self.disconnect(principal, each.grant.provider) for each in held])

    async def end(self, held: Held, why: Why) -> None:
        """Take note that the provider takes a grant no more, unless it has changed meanwhile (B182)."""
        ended = held.grant.after("end", why=why)
        if ended is not None:
            await self.grants.replace(held, ended)

    async def _revoke(self, provider: Provider, refresh: Secret | None, access: Secret) -> None:
        """Give tokens back; a provider that does not take them keeps nobody from disconnecting here."""
        pairs = [(refresh, "refresh_token"), (access, "access_token")]
        if provider.quirks.revocation in {"bearer", "github"}:  # these take an access token alone
            pairs = pairs[1:]
        for token, hint in pairs:
            if token is None or not token:
                continue
            try:
                await self.endpoint.revoke(provider, token, hint=hint)
            except OAuthFailedError as error:
                logger.warning("%s did not take a token back: %s", provider.name, error.trouble)


def _same_account(before: Held | None, subject: str) -> Secret | None:
    """Return the refresh token of before, for a provider that gives one only the first time."""
    if before is None or not subject or before.grant.subject != subject:
        return None
    return before.grant.refresh


def make_connections(providers: Sequence[Provider], store: Store, ring: KeyRing) -> Connections:
    """Return the connections of a server.

    Args:
        providers: The providers.
        store: Where everything is kept.
        ring: The keys.
    """
    grants = Grants(store, ring)
    endpoint = TokenEndpoint(Caller())
    return Connections(
        {each.name: each for each in providers},
        grants,
        Attempts(SealedStore(store, ring)),
        endpoint,
        Refresher(grants, endpoint),
    )
