"""What ``ask.connect`` gives: a connection of the person at a provider, to be used and never to be shown."""

from __future__ import annotations

import sys
from collections.abc import AsyncGenerator, Callable, Generator
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex, final

import httpx2

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.errors import AuthorError, ElicitationError
from mcp_elicitation.server.oauth.address import split_endpoint
from mcp_elicitation.server.oauth.answer import missing
from mcp_elicitation.server.oauth.company import require_tokens
from mcp_elicitation.server.oauth.provider import Provider, may_send_to
from mcp_elicitation.text import Text

if TYPE_CHECKING:
    from mcp_elicitation.server.connections import Connections
    from mcp_elicitation.server.vault.grants import Held

_UNAUTHORIZED = 401
_NOT_SHOWN = Text(
    "The call was stopped: a token would have been sent to where it does not belong.",
    "调用已被拦截：令牌将被发送到不应发送的地址。",
)


class ForeignHostError(AuthorError):
    """A token was about to be sent to a host that is not its provider's (V10)."""

    code = "foreign_host"

    def __init__(self, provider: str, host: str) -> None:
        super().__init__(
            f"a token of {provider!r} goes to the hosts of that provider over https alone, not to {host!r}: name the "
            "host in Provider(hosts=…) if it is theirs",
            public=_NOT_SHOWN,
        )


class OwnHeaderError(AuthorError):
    """A provider takes tokens in a header of its own, which an HTTP library does not hold back at a redirection."""

    code = "own_header"

    def __init__(self, provider: str, header: str) -> None:
        super().__init__(
            f"{provider!r} takes its token in the header {header!r}, which would follow a redirection to another host: "
            f"call it with follow_redirects=False and headers={{{header!r}: (await grant.token()).reveal()}}"
        )


@final
class ProviderToken:
    """An access token of a third party.

    It is of a type of its own: nothing makes one of a token of an MCP client, and nothing on the MCP side takes one
    (OAUTH-2, O15). Like a ``Secret`` it is had by asking for it, never by formatting, logging or comparing.

    Args:
        secret: The token.
        provider: The name of the provider that it is for.
    """

    __slots__ = ("_secret", "provider")

    def __init__(self, secret: Secret, provider: str) -> None:
        self._secret = secret
        self.provider = provider

    def reveal(self) -> str:
        """Return the token."""
        return self._secret.reveal()

    def __repr__(self) -> str:
        """Show whose token it is, and nothing of it."""
        return f"ProviderToken({self.provider}, ****)"

    def __hash__(self) -> NoReturn:
        """Refuse, as a ``Secret`` does.

        Raises:
            TypeError: Always.
        """
        raise TypeError("a token cannot be hashed")

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        """Refuse to be pickled or copied.

        Raises:
            TypeError: Always.
        """
        raise TypeError("a token cannot be pickled")


class Grant:
    """A connection of one person at one provider.

    Attributes:
        provider: The provider's name.
        account: What the person recognises the linked account by; empty when the provider does not say.
        scopes: What was granted.
        missing: What was asked for and is not among it: fewer may have been granted (O22).
    """

    def __init__(
        self,
        connections: Connections,
        provider: Provider,
        held: Held,
        *,
        wanted: tuple[str, ...],
        reveal: Callable[[str, Secret], None],
        failed: Callable[[ElicitationError], ElicitationError],
    ) -> None:
        self._connections = connections
        self._provider = provider
        self._principal: Principal = held.principal
        self._reveal = reveal
        self._failed = failed
        self.provider = provider.name
        self.account = held.grant.label
        self.scopes = held.grant.scopes
        self.missing = missing(provider, wanted, held.grant.scopes)

    def __repr__(self) -> str:
        """Show what is connected, and no token."""
        return f"Grant(provider={self.provider!r}, account={self.account!r}, scopes={self.scopes!r})"

    async def token(self) -> ProviderToken:
        """Return an access token that can be used now, refreshed when it has to be.

        Raises:
            NoTokenError: The provider gives no token of a person's.
            DisconnectedError: The connection has ended; the next call of the tool asks for it again.
            ProviderBusyError: The provider cannot be reached for now.
        """
        self._require_tokens()
        return await self._fresh(None)

    @property
    def auth(self) -> httpx2.Auth:
        """For ``httpx2.AsyncClient(auth=…)``, and for httpx: adds the token, for the provider's hosts alone (V10).

        Raises:
            NoTokenError: The provider gives no token of a person's.
            OwnHeaderError: The provider takes tokens in a header that would follow a redirection.
        """
        self._require_tokens()
        if self._provider.quirks.header:
            raise OwnHeaderError(self.provider, self._provider.quirks.header)
        return _auth_class()(self._provider, self._fresh)

    async def disconnect(self) -> None:
        """End the connection: it is given back at the provider and forgotten here."""
        await self._connections.disconnect(self._principal, self.provider)

    def _require_tokens(self) -> None:
        try:
            require_tokens(self._provider)
        except ElicitationError as error:
            raise self._failed(error) from None

    async def _fresh(self, rejected: Secret | None) -> ProviderToken:
        try:
            held = await self._connections.refresher.fresh(self._principal, self._provider, rejected=rejected)
        except ElicitationError as error:
            raise self._failed(error) from None
        self._reveal(f"token of {self.provider}", held.grant.access)
        return ProviderToken(held.grant.access, self.provider)


class GrantAuth(httpx2.Auth):
    """Adds a token to requests to its provider, and gets a new one once when the provider does not take it.

    The library takes the header away when it follows a redirection to another origin, and asks here no second time.

    Args:
        provider: The provider.
        fresh: Gives a token that can be used now, another one than the rejected one.
    """

    def __init__(self, provider: Provider, fresh: Callable[[Secret | None], Any]) -> None:
        self._provider = provider
        self._fresh = fresh

    def sync_auth_flow(self, request: httpx2.Request) -> Generator[httpx2.Request, httpx2.Response]:  # noqa: ARG002
        """Refuse: getting a fresh token takes an event loop.

        Raises:
            AuthorError: Always.
        """
        raise AuthorError("grant.auth is for an AsyncClient; a synchronous one takes (await grant.token()).reveal()")

    async def async_auth_flow(self, request: httpx2.Request) -> AsyncGenerator[httpx2.Request, httpx2.Response]:
        """Add the token; try once more with a new one where the provider answers 401 and the body can be sent again.

        Raises:
            ForeignHostError: The request does not go to the provider.
        """
        if not self._is_theirs(request.url):
            raise ForeignHostError(self._provider.name, request.url.host)
        token: ProviderToken = await self._fresh(None)
        request.headers["Authorization"] = f"Bearer {token.reveal()}"
        response = yield request
        # After a redirection somebody else may have answered, who has no say in this.
        if response.status_code != _UNAUTHORIZED or not self._is_theirs(response.url):
            return
        if not _can_be_sent_again(request):
            return
        token = await self._fresh(Secret(token.reveal()))
        request.headers["Authorization"] = f"Bearer {token.reveal()}"
        yield request

    def _is_theirs(self, url: httpx2.URL) -> bool:
        where = f"{url.scheme}://{url.netloc.decode('ascii')}/"
        parts = split_endpoint(where, private_network=self._provider.private_network)
        return parts is not None and may_send_to(self._provider, parts.hostname or "", parts.port)


def _can_be_sent_again(request: httpx2.Request) -> bool:
    try:
        _ = request.content
    except RuntimeError:  # a stream, which is gone once it was sent
        return False
    return True


def _auth_class() -> type[GrantAuth]:
    """Return the class for the HTTP libraries in use: httpx wants its own base, and has the same methods."""
    httpx = sys.modules.get("httpx")
    if httpx is None:
        return GrantAuth
    return type("GrantAuth", (GrantAuth, httpx.Auth), {})
