"""``ask.connect``: an account of the person at a third party, connected in the person's own browser (OAUTH-1 … 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mcp_elicitation.core.elicitation import Accepted, Outcome
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.errors import ElicitationError
from mcp_elicitation.server.asker import Asker, current
from mcp_elicitation.server.connect.desk import Desk
from mcp_elicitation.server.connect.request import ConnectRequest
from mcp_elicitation.server.disconnected import DisconnectedError
from mcp_elicitation.server.errands import (
    await_page,
    begin_page,
    failed,
    find_around,
    pages_url,
    recalled,
    require_pages,
)
from mcp_elicitation.server.grant import Grant
from mcp_elicitation.server.interaction import digest_of
from mcp_elicitation.server.oauth.company import gives_tokens, require_tokens
from mcp_elicitation.server.oauth.provider import Provider, ProviderUnknownError, require_foreign
from mcp_elicitation.server.surroundings import Surroundings
from mcp_elicitation.server.vault.grants import Held
from mcp_elicitation.text import Text

if TYPE_CHECKING:
    from mcp_elicitation.server.connections import Connections

ROUNDS = 2
"""How often a person is asked within one call, when what they connected is gone again."""

_WHY = Text("To use your {provider} account for you", "以便代你使用你的 {provider} 账户")
_WHO = Text("To know who you are at {provider}", "以便确认你在 {provider} 中的身份")


async def connect(
    provider: Provider | str, message: str | None = None, *, scopes: Sequence[str] = ()
) -> Outcome[Grant]:
    """Return a connection of the person who calls at a third party, asked for in their browser when there is none.

    Nothing is asked when there is one that can be used, with all these scopes, that this person agreed to through this
    MCP client. Its tokens never pass through the client; an answer of the handler that holds one is stopped.

    Args:
        provider: One of the server's providers, or its name.
        message: What it is for, for the person to read.
        scopes: What the handler needs; what was granted stands in ``Grant.scopes`` and may be less.

    Returns:
        ``Accepted`` with the ``Grant``, ``Declined()`` when the person refused, here or there, or ``Cancelled()``.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        ProviderUnknownError: The provider is none of this server's.
        ProviderUnusableError: It is the authorisation server that the caller itself was authorised by (URL-2).
        NoTokenError: There are scopes, and the provider gives no token of a person's.
        ProviderBusyError: What is connected cannot be used for now.
        LinkBurntError: Somebody else opened the link.
    """
    asker, around = current(), find_around()
    desk, principal = require_pages(asker, around)
    name = provider if isinstance(provider, str) else provider.name
    try:
        connections, known = _require_known(desk, name)
        require_foreign(known, [principal.issuer])
        if scopes:
            require_tokens(known)
        return await _Connecting(asker, around, desk, principal, connections, known).run(message, tuple(scopes))
    except ElicitationError as error:
        raise failed(asker, error) from None


def _require_known(desk: Desk, name: str) -> tuple[Connections, Provider]:
    if desk.connections is None:
        raise ProviderUnknownError(name)
    return desk.connections, desk.connections.provider(name)


class _Connecting:
    """One ask, with what it needs."""

    def __init__(
        self,
        asker: Asker,
        around: Surroundings,
        desk: Desk,
        principal: Principal,
        connections: Connections,
        provider: Provider,
    ) -> None:
        self._asker = asker
        self._around = around
        self._desk = desk
        self._principal = principal
        self._connections = connections
        self._provider = provider

    async def run(self, message: str | None, scopes: tuple[str, ...]) -> Outcome[Grant]:
        title = self._provider.title.to(self._desk.language)
        reason = _WHY if gives_tokens(self._provider) else _WHO
        why = message or reason.to(self._desk.language).format(provider=title)
        found: Held | None = None

        async def begin() -> str | None:
            nonlocal found
            found = await self._connections.usable(self._principal, self._provider, scopes)
            if found is not None:
                return None
            await pages_url(self._asker, self._around)
            request = ConnectRequest(provider=self._provider.name, scopes=scopes).write()
            return await begin_page(self._asker, self._desk, "connect", self._principal, why, request)

        for _ in range(ROUNDS):
            handle = await recalled(self._asker, f"connect:{self._provider.name}", begin)
            if handle is not None:
                await self._finish_what_died(handle)
                outcome = await await_page(self._asker, self._around, self._desk, why, handle, None)
                if not isinstance(outcome, Accepted):
                    return outcome
                found = await self._connections.find(self._principal, self._provider)
            if found is not None:
                return Accepted(self._grant(found, scopes))
        raise DisconnectedError(self._provider.title, "provider")

    async def _finish_what_died(self, handle: str) -> None:
        """A process that died between keeping a grant and saying so left a link that waits for ever: say it now."""
        held = await self._connections.find(self._principal, self._provider)
        if held is None or held.grant.interaction != digest_of(handle):
            return
        interaction = await self._desk.interactions.find(handle)
        if interaction is not None and not self._desk.interactions.is_over(interaction.interaction):
            await self._desk.interactions.step(interaction, "finish")

    def _grant(self, held: Held, scopes: tuple[str, ...]) -> Grant:
        return Grant(
            self._connections,
            self._provider,
            held,
            wanted=scopes,
            reveal=self._around.revealed.add,
            failed=lambda error: failed(self._asker, error),
        )
