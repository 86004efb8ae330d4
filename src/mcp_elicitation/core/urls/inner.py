"""A second URL inside the first: where a page may send people on to."""

from __future__ import annotations

import base64
import binascii
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import unquote

from mcp_elicitation.core.urls.host import Host, host_of_parts
from mcp_elicitation.core.urls.notice import Span
from mcp_elicitation.core.urls.parameters import Parameter
from mcp_elicitation.core.urls.parts import read
from mcp_elicitation.core.urls.setting import Setting
from mcp_elicitation.core.urls.words import words

# A whole URL, one without a scheme that a browser completes, and schemes that run or hold something themselves.
_WEB = re.compile(r"(?:https?|wss?|ftp):[/\\]+(?P<host>[^/\\?#\s\"'<>&,;]+)", re.IGNORECASE)
_RELATIVE = re.compile(r"[/\\]{2}(?P<host>[^/\\?#\s@:]+\.[^/\\?#\s]+)")
_ACTIVE = re.compile(r"\s*(?:javascript|data|vbscript|file|blob):", re.IGNORECASE)
_BASE64_HTTP = ("aHR0cHM6", "aHR0cDov")  # the beginning of https: and http:/ in base64

_MAY_LEAD_ON = re.compile(r"[:%\\]|^/|^aHR0c")

# Names of things that merely look like addresses: identifiers, namespaces, what a token is for (RFC 8707).
_IDENTIFIERS = words(
    "scope scopes resource audience iss issuer acrvalues claims clientid schema xmlns openidns openididentity "
    "openidclaimedid"
)
# Where an authorisation request sends people back to, and what travels there and back unread.
_WAYS_BACK = words(
    "redirecturi redirecturl redirect callback callbackurl oauthcallback postlogoutredirecturi returnto returnurl "
    "relaystate wreply wtrealm wctx state request requesturi origin opener target targetlinkuri openidreturnto "
    "openidrealm"
)
_AUTHORISATION = words(
    "clientid responsetype codechallenge requesturi oauthtoken openidmode samlrequest wtrealm idtokenhint appid"
)


@dataclass(frozen=True, slots=True)
class Inner:
    """A second URL.

    Args:
        host: The host it leads to; the scheme when it is no web address.
        span: Where the parameter or the path segment that holds it stands.
    """

    host: str
    span: Span


def inner_urls(
    parameters: tuple[Parameter, ...], path: tuple[str, Span], host: Host, setting: Setting
) -> Iterator[Inner]:
    """Yield every second URL that leads to a site which is neither the first one's nor the asking server's.

    In an authorisation request the way back is part of the bargain: to this machine (RFC 8252), or to the asking
    server. Whether it is the server's is known only where the server's site is; for a local server it is let pass.

    Args:
        parameters: Of the first URL.
        path: The path of the first URL and where it stands: a URL in a path lies across its segments.
        host: The host of the first URL.
        setting: Who asks.
    """
    asks_for_consent = any(one.name in _AUTHORISATION for one in parameters)
    for one in parameters:
        if one.name and one.name not in _IDENTIFIERS and _MAY_LEAD_ON.search(one.value):
            target = _target(one.value)
            way_back = asks_for_consent and one.name in _WAYS_BACK
            if target and not _is_home(target, host, setting, way_back=way_back):
                yield Inner(target, one.span)
    target = _target(path[0])
    if target and not _is_home(target, host, setting, way_back=False):
        yield Inner(target, path[1])


def _target(text: str) -> str | None:
    for reading in _readings(text):
        if _ACTIVE.match(reading):
            return reading.strip().partition(":")[0].lower() + ":"
        match = _WEB.search(reading) or _RELATIVE.match(reading)
        if match:
            return match["host"]
    return None


def _readings(text: str) -> Iterator[str]:
    """The value, the value decoded once more for those who hide twice, the value out of base64."""
    yield text
    if "%" in text:
        yield unquote(text)
    if text.startswith(_BASE64_HTTP):
        try:
            yield base64.urlsafe_b64decode(text.replace("+", "-").replace("/", "_") + "==").decode()
        except (binascii.Error, UnicodeDecodeError):
            return


def _is_home(target: str, host: Host, setting: Setting, *, way_back: bool) -> bool:
    if target.endswith(":"):
        return False
    other = _host_in(target)
    if other is None:
        return False
    if way_back and (setting.server is None or other.loopback or setting.trusts(other)):
        return True
    return other.domain == host.domain or (setting.server is not None and other.domain == setting.server.domain)


@functools.lru_cache(maxsize=256)
def _host_in(authority: str) -> Host | None:
    parts = read(f"https://{authority}")
    return host_of_parts(parts) if parts is not None and parts.host else None
