"""Who calls, and what this server has for people: at hand while one request is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.errors import ElicitationError, OperatorError
from mcp_elicitation.server.leaks import Revealed
from mcp_elicitation.text import Text

if TYPE_CHECKING:
    from mcp_elicitation.server.connect.desk import Desk


class PagesMissingError(OperatorError):
    """A handler sends people to pages that this server does not have."""

    code = "pages_missing"

    def __init__(self) -> None:
        super().__init__(
            "this server has no pages for people: pass public_url and visitor to Elicitation(...), and serve "
            "elicitation.app() or mount elicitation.routes()",
            public=_NOT_SET_UP,
        )


class KeysMissingError(OperatorError):
    """What people give would be kept under no key, or under one that is gone with this process."""

    code = "keys_missing"

    def __init__(self) -> None:
        super().__init__(
            "a store that outlives this process needs keys that do too: Elicitation(server, keys=FromEnvironment(), "
            "store=…), made with: mcp-elicitation keys new",
            public=_NOT_SET_UP,
        )


class ExtraMissingError(OperatorError):
    """The pages need libraries that are not installed."""

    code = "extra_missing"

    def __init__(self) -> None:
        super().__init__("the pages need the extra: pip install 'mcp-elicitation[connect]'", public=_NOT_SET_UP)


class AnonymousCallerError(OperatorError):
    """Nobody vouches for the caller, so a page could not tell whether its visitor is the one who asked (PHISH-1)."""

    code = "anonymous_caller"

    def __init__(self) -> None:
        super().__init__(
            "callers of this server are anonymous, so nobody can be sent to a page: configure authorization for the "
            "MCP endpoint (a token verifier that fills `subject` and `claims['iss']`)",
            public=Text(
                "This needs a signed-in user: connect to this server with authorization.",
                "此操作需要已登录的用户：请以授权方式连接此服务端。",
            ),
        )


class IssuerMissingError(OperatorError):
    """A token names a user, but not who vouches for it: a subject is unique only with its issuer (STATE-2)."""

    code = "issuer_missing"

    def __init__(self) -> None:
        super().__init__(
            "the token verifier returned an access token without an issuer: make it fill `claims['iss']`",
            public=_NOT_SET_UP,
        )


_NOT_SET_UP = Text(
    "This server is not set up to ask you on a page of its own. Its operator finds the reason in the log.",
    "此服务端尚未配置好用于询问用户的页面。其运维人员可在日志中查看原因。",
)


@dataclass(slots=True, kw_only=True)
class Surroundings:
    """What one request can use.

    Args:
        desk: Where handlers and pages meet; None when there are no pages.
        principal: Who calls, proven; None when nobody can tell.
        refused: Makes the error that says why there are no pages for this caller.
        public_url: Gives the URL that the pages live below, and starts them where they start by themselves.
        revealed: The secrets that the handler holds.
    """

    desk: Desk | None
    principal: Principal | None
    refused: Callable[[], ElicitationError] | None
    public_url: Callable[[], Awaitable[str]]
    revealed: Revealed = field(default_factory=Revealed)


current_surroundings: ContextVar[Surroundings | None] = ContextVar("mcp_elicitation.surroundings", default=None)
"""Set while a request is answered."""
