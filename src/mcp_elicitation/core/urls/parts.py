"""The strict split of a URL: what was sent, and what a browser would make of it.

Two readings, and most tricks live in their difference. `Sent` is the text cut by RFC 3986's delimiters without
believing any of it. `Parts` is the canonical URL of a parser that agrees with browsers (the WHATWG URL standard). The
parser is the class under pydantic's `AnyUrl`, taken from `pydantic_core` because importing all of pydantic would cost
a command line more than everything else together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pydantic_core import Url

from mcp_elicitation.core.urls.notice import Span

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*(?=:)")
_AUTHORITY_END = re.compile(r"[/?#\\]")
_DEFAULT_PORTS = {"https": 443, "http": 80}


@dataclass(frozen=True, slots=True)
class Sent:
    """A URL as it was sent, cut but not interpreted.

    Args:
        text: All of it.
        scheme: In lower case; empty when the text is no absolute URL.
        authority: What stands between exactly two slashes and the path, and where; empty otherwise.
        host: The authority without user information and port, and where.
        port: What follows the host's colon, or None where there is no colon.
    """

    text: str
    scheme: str
    authority: str
    authority_at: int
    host: str
    host_at: int
    port: str | None

    @property
    def authority_span(self) -> Span:
        """Where the authority stands; the whole text when there is none."""
        if not self.authority:
            return Span(0, len(self.text))
        return Span(self.authority_at, self.authority_at + len(self.authority))

    @property
    def host_span(self) -> Span:
        """Where the host stands."""
        return Span(self.host_at, self.host_at + len(self.host))


@dataclass(frozen=True, slots=True)
class Parts:
    """A URL as a browser reads it.

    Args:
        canonical: The one form that is shown and opened; ASCII only.
        scheme: ``https`` or ``http`` for every URL that is not refused.
        host: In ASCII, an IPv6 address with its brackets; empty when the scheme knows no host.
        readable: The host with its A-labels decoded.
        port: None when it is the scheme's own.
        host_span: Where the host stands in the canonical form; ``path_at`` is where the path begins.
        query: Where the query stands, with its ``?``; empty span at the end when there is none.
        fragment: Likewise with its ``#``.
    """

    canonical: str
    scheme: str
    host: str
    readable: str
    port: int | None
    host_span: Span
    path_at: int
    query: Span
    fragment: Span


def cut(text: str) -> Sent:
    """Cut a URL as it was sent; never fails."""
    match = _SCHEME.match(text)
    if match is None:
        return Sent(text, "", "", 0, "", 0, None)
    start = match.end() + 1
    if not text.startswith("//", start) or text.startswith(("/", "\\"), start + 2):
        return Sent(text, match[0].lower(), "", 0, "", 0, None)
    start += 2
    end = _AUTHORITY_END.search(text, start)
    authority = text[start : end.start() if end else len(text)]
    _, at, behind = authority.rpartition("@")
    host_at = start + len(authority) - len(behind) if at else start
    host, port = _host_and_port(behind)
    return Sent(text, match[0].lower(), authority, start, host, host_at, port)


def _host_and_port(text: str) -> tuple[str, str | None]:
    if text.startswith("["):
        host, bracket, rest = text.partition("]")
        return host + bracket, rest[1:] if rest.startswith(":") else None
    host, colon, port = text.partition(":")
    return host, port if colon else None


def read(text: str) -> Parts | None:
    """Read a URL as a browser does; None when a browser would not open it."""
    try:
        url = Url(text)
        readable = url.unicode_host()
    except (ValueError, UnicodeError):
        return None
    canonical = str(url)
    host = url.host or ""
    if not canonical.isascii():
        return None
    start = canonical.find("//") + 2 if host else len(url.scheme) + 1
    end = _AUTHORITY_END.search(canonical, start)
    path_at = end.start() if end else len(canonical)
    query, fragment = _query_and_fragment(canonical, path_at)
    if "^" in canonical and path_at < query.start:  # browsers encode it in a path, the parser does not yet
        path = canonical[path_at : query.start].replace("^", "%5E")
        canonical = canonical[:path_at] + path + canonical[query.start :]
        query, fragment = _query_and_fragment(canonical, path_at)
    host_at = max(canonical.rfind("@", start, path_at) + 1, start)
    port = url.port if url.port != _DEFAULT_PORTS.get(url.scheme) else None
    return Parts(
        canonical,
        url.scheme,
        host,
        readable or host,
        port,
        Span(host_at, host_at + len(host)),
        path_at if host else start,
        query,
        fragment,
    )


def _query_and_fragment(canonical: str, path_at: int) -> tuple[Span, Span]:
    end = len(canonical)
    fragment_at = canonical.find("#", path_at)
    fragment_at = end if fragment_at < 0 else fragment_at
    query_at = canonical.find("?", path_at, fragment_at)
    query_at = fragment_at if query_at < 0 else query_at
    return Span(query_at, fragment_at), Span(fragment_at, end)
