"""Who is in a browser, and where the inbox is reached: a host's own users, or the one person of this machine."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol, TypeAlias

from starlette.requests import Request

from mcp_elicitation.client.web import words
from mcp_elicitation.text import Text

Identify: TypeAlias = Callable[[Request], Awaitable[str | None]]
"""Tells whose request it is, by the name that asks were made for; None when nobody is signed in."""

COOKIE = "mcp-elicitation-inbox"


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """Somebody who may look at asks.

    Args:
        owner: Whose asks; None for the one person of a local inbox.
        session: What the tokens of this browser's forms are bound to.
    """

    owner: str | None
    session: str


class Access(Protocol):
    """How browsers are known at one place."""

    @property
    def is_local(self) -> bool:
        """Whether only browsers of this machine come, straight to this process."""
        ...

    @property
    def stranger(self) -> Text:
        """What somebody who is not known can do."""
        ...

    def url(self, request: Request) -> str:
        """Return where browsers reach the inbox; nothing but its origin is looked at."""
        ...

    async def who(self, request: Request) -> Visitor | None:
        """Return who is there."""
        ...


class HostAccess:
    """The application that the inbox is mounted in knows its users.

    Args:
        identify: Tells whose request it is.
        origin: The origin of that application as browsers see it; without it, what a request itself says of where it
            was sent must agree with where it came from.
    """

    is_local = False
    stranger = words.STRANGER_HOST

    def __init__(self, identify: Identify, origin: str | None) -> None:
        self._identify = identify
        self._origin = origin

    def url(self, request: Request) -> str:
        """Return the configured origin, or else the host that the request names."""
        if self._origin is not None:
            return self._origin
        scheme = "https" if request.headers.get("origin", "").startswith("https://") else "http"
        return f"{scheme}://{request.headers.get('host', '')}"

    async def who(self, request: Request) -> Visitor | None:
        """Ask the application."""
        owner = await self._identify(request)
        return None if owner is None else Visitor(owner=owner, session=owner)


@dataclass(slots=True)
class LocalAccess:
    """One person, on this machine: known by a link that works once and then by a cookie (PHISH-4, O13).

    Args:
        base: The URL of the inbox, with its random path.
        new_id: Gives what nobody can guess.
    """

    base: str
    new_id: Callable[[], str]
    _links: set[str] = field(default_factory=set[str])
    _sessions: set[str] = field(default_factory=set[str])
    is_local = True
    stranger = words.STRANGER_LOCAL

    def new_link(self) -> str:
        """Return a link that lets one browser in."""
        token = self.new_id()
        self._links.add(_digest(token))
        return f"{self.base}/start/{token}"

    def redeem(self, token: str) -> str | None:
        """Use a link up and return a new session; None for a link that is used or was never given."""
        if _digest(token) not in self._links:
            return None
        self._links.remove(_digest(token))
        session = self.new_id()
        self._sessions.add(_digest(session))
        return session

    def url(self, request: Request) -> str:
        """Return the one URL; nothing in a request changes it."""
        del request
        return self.base

    async def who(self, request: Request) -> Visitor | None:
        """Look at the cookie."""
        session = request.cookies.get(COOKIE, "")
        if _digest(session) not in self._sessions:
            return None
        return Visitor(owner=None, session=session)

    def cookie(self, session: str) -> str:
        """Return the header that sets the cookie.

        Cookies go to every port of a host and plain http takes no ``Secure`` in every browser, so that neither
        ``__Host-`` is to be had here: it is bound to the path that nobody can guess.
        """
        path = "/" + self.base.partition("://")[2].partition("/")[2]
        return f"{COOKIE}={session}; Path={path}; HttpOnly; SameSite=Strict"


def csrf_of(key: bytes, session: str) -> str:
    """Return the token of a session's forms."""
    return hmac.new(key, session.encode("utf-8", "surrogatepass"), sha256).hexdigest()


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
