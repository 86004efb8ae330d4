"""How a browser proves whose it is. Chosen in configuration, never downgraded by itself."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request

from mcp_elicitation.core.principal import LOCAL_ISSUER, Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.errors import OperatorError
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """The person in a browser, proven.

    Args:
        principal: Who it is.
        label: What the page calls the account, for the person to recognise it; never compared with anything.
    """

    principal: Principal
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SignIn:
    """The page signs the browser in at the MCP authorisation server and compares issuer and subject (PHISH-3).

    Args:
        issuer: The authorisation server, exactly as it names itself and as the access tokens of MCP clients name it.
        client_id: This server's own client there; its redirect URI is ``{public_url}/connect/signed-in``.
        client_secret: The client's secret, when it has one.
        scopes: What is asked for; ``openid`` is needed for the subject.
        fresh: Whether the person has to prove it anew at every link (``max_age=0``), for shared computers.
    """

    issuer: str
    client_id: str
    client_secret: Secret | None = None
    scopes: tuple[str, ...] = ("openid",)
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class HostSession:
    """The application that this server lives in has signed the person in already.

    Args:
        who: Tells whose request it is: the same issuer and subject as in the access tokens of that person's MCP
            clients, or None when nobody is signed in.
        sign_in_url: Where a person without a session is sent to sign in, on this origin; a path.
    """

    who: Callable[[Request], Awaitable[Visitor | None]]
    sign_in_url: str | None = None


@dataclass(frozen=True, slots=True)
class Local:
    """The browser runs under the account that this server runs under (stdio).

    The boundary is the account of the operating system: the literal address 127.0.0.1, a port and a path that nobody
    can guess, the Host and the Origin of every request (PHISH-4).
    """


Backend: TypeAlias = SignIn | HostSession | Local
"""How visitors are known."""


class VisitorMisplacedError(OperatorError):
    """The way in which visitors are known does not fit where this server is."""

    code = "visitor_misplaced"

    def __init__(self, reason: str) -> None:
        super().__init__(
            reason,
            public=Text(
                "This server is not set up to receive people on its pages. Its operator finds the reason in the log.",
                "此服务端尚未配置好供用户访问的页面。其运维人员可在日志中查看原因。",
            ),
        )


def require_fitting(backend: Backend, public_url: str) -> None:
    """Refuse a backend that protects nobody where the pages are.

    Args:
        backend: How visitors are known.
        public_url: The origin, with a path when the pages live below one, under which browsers reach the pages.

    Raises:
        VisitorMisplacedError: ``Local`` on an address that other machines reach, plain http beyond this machine, or an
            issuer that is not reached by https.
    """
    parts = urlsplit(public_url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise VisitorMisplacedError(
            f"public_url is an origin with an optional path, such as https://a.example: {public_url}"
        )
    at_home = is_loopback(parts.hostname)
    if parts.scheme == "http" and not at_home:
        raise VisitorMisplacedError(f"pages that take secrets need https beyond this machine (SURL-4): {public_url}")
    if isinstance(backend, Local) and parts.hostname != "127.0.0.1":
        raise VisitorMisplacedError(
            "Local() knows visitors by the account of this machine, so its pages must be on the literal address "
            f"127.0.0.1, not on {parts.hostname}; use SignIn(...) or HostSession(...)"
        )
    if isinstance(backend, SignIn):
        require_issuer(backend.issuer)


def require_issuer(issuer: str) -> None:
    """Refuse an issuer that cannot be trusted to be itself.

    Raises:
        VisitorMisplacedError: It is not reached by https (http on this machine alone), or carries a query.
    """
    parts = urlsplit(issuer)
    home = parts.scheme == "http" and is_loopback(parts.hostname or "")
    if not parts.hostname or parts.query or parts.fragment or not (parts.scheme == "https" or home):
        raise VisitorMisplacedError(f"the issuer of SignIn is an https URL without a query: {issuer}")


def is_loopback(host: str) -> bool:
    """Tell whether a host is this machine for sure: a literal loopback address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def require_reachable(environ: Mapping[str, str]) -> None:
    """Refuse pages on 127.0.0.1 where the person's browser runs on another machine.

    Args:
        environ: The environment: a session over the network leaves its marks there.

    Raises:
        RemoteHostError: This process was started over the network.
    """
    marks = [name for name in ("SSH_CONNECTION", "SSH_CLIENT") if environ.get(name)]
    if marks and environ.get("MCP_ELICITATION_LOCAL_PAGES") != "1":
        raise RemoteHostError(marks[0])


class RemoteHostError(OperatorError):
    """The pages of a stdio server would open on a machine where the person is not."""

    code = "remote_host"

    def __init__(self, mark: str) -> None:
        super().__init__(
            f"this stdio server was started over the network ({mark} is set): pages on its 127.0.0.1 cannot be opened "
            "from the person's own browser, and a link to 127.0.0.1 would lead to something else there. Serve it over "
            "HTTP with public_url and visitor, or set MCP_ELICITATION_LOCAL_PAGES=1 when the browser runs here.",
            public=Text(
                "This server runs on another machine than your browser, so it cannot open a page for you. It has to be "
                "served over HTTP for that.",
                "此服务端与你的浏览器不在同一台机器上，无法为你打开页面。需要通过 HTTP 提供该服务。",
            ),
        )


def local_visitor(principal: Principal) -> Visitor:
    """Return the one visitor of a stdio server's pages."""
    assert principal.issuer == LOCAL_ISSUER  # noqa: S101  who calls has made it so
    return Visitor(principal=principal, label=principal.subject)
