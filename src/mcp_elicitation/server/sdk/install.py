"""Putting ``ask`` into a server of the SDK."""

from __future__ import annotations

from typing import Any, TypeAlias

from mcp.server import MCPServer, Server
from mcp.server.request_state import AESGCMRequestStateCodec, RequestStateBoundary, RequestStateSecurity

from mcp_elicitation.server.ledger import Ledger
from mcp_elicitation.server.sdk.callers import At, Callers
from mcp_elicitation.server.sdk.middleware import Rounds
from mcp_elicitation.server.settings import HOUR, Settings
from mcp_elicitation.server.startup import InstalledTwiceError, require_audience, require_server
from mcp_elicitation.stores.base import Store

AnyServer: TypeAlias = "MCPServer[Any] | Server[Any]"

_SDK_LIFETIME = 600.0
"""What the SDK's policy has when nobody chose; a person needs longer."""


def install(server: AnyServer, settings: Settings, store: Store, at: At, *, name: str | None = None) -> None:
    """Put the rounds of ``ask`` inside the server's request-state boundary, and the guard of what leaves outside it.

    Args:
        server: The server.
        settings: What it was told.
        store: Where rounds are remembered.
        at: Gives what a request can use beside asking.
        name: What its author named the server, where that is not simply its name.

    Raises:
        UnknownServerError: It is no server of the SDK.
        InstalledTwiceError: They are there already.
        AudienceMissingError: Keys are shared, and the server has no name that tells it from others with the same keys.
        ValueError: The keys are none, or one of them twice.
    """
    require_server(server, MCPServer, Server)
    if any(isinstance(each, Rounds) for each in server.middleware):
        raise InstalledTwiceError
    boundaries = [each for each in server.middleware if isinstance(each, RequestStateBoundary)]
    if boundaries:
        [boundary] = boundaries
        # The SDK has no public way to a boundary's policy: this line and the next are the ones that know it.
        own = boundary._security  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        policy = _policy(own, settings, server.name if name is None else name)
        boundary._security = policy  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    else:  # the low-level server has none of its own
        policy = _policy(RequestStateSecurity.ephemeral(), settings, server.name if name is None else name)
        boundary = RequestStateBoundary(policy, default_audience=server.name)
        server.middleware.append(boundary)
    middleware = Rounds(server, settings, Ledger(store, lifetime=policy.ttl))
    server.middleware.insert(server.middleware.index(boundary) + 1, middleware)
    server.middleware.insert(server.middleware.index(boundary), Callers(at))


def own_issuers(server: object) -> list[str]:
    """Return the authorisation servers that a server of the SDK says it is protected by."""
    # The type argument of a server is its lifespan's, which nobody knows here.
    auth = server.settings.auth if isinstance(server, MCPServer) else None  # pyright: ignore[reportUnknownMemberType]
    return [] if auth is None else [str(auth.issuer_url)]


def _policy(own: RequestStateSecurity, settings: Settings, name: str) -> RequestStateSecurity:
    """Return the server's own policy with what the settings say, and an hour for people where nobody chose.

    Whom it binds to and for which audience stay the server's choice; the object is a new one, because the author may
    have given the old one to another server too.
    """
    if settings.keys is not None:
        require_audience(own.audience, name)
    lifetime = HOUR if own.ttl == _SDK_LIFETIME else own.ttl
    return RequestStateSecurity(
        codec=own.codec if settings.keys is None else AESGCMRequestStateCodec(settings.keys),
        ttl=lifetime if settings.lifetime is None else settings.lifetime,
        bind_principal=own.bind_principal,
        audience=own.audience,
    )
