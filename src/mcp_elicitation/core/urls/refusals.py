"""The rules that refuse: a URL that one of them speaks of is never opened.

Each looks at the URL as it was sent, since a browser would silently mend most of what is wrong here, and a mended
URL is not the one that was shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from mcp_elicitation.core.lookalike import visible
from mcp_elicitation.core.urls.case import FindSent, Hit, notice_of, quoted
from mcp_elicitation.core.urls.host import Host, is_well_formed
from mcp_elicitation.core.urls.notice import Notice, Span
from mcp_elicitation.core.urls.parts import Sent
from mcp_elicitation.text import Text

LONGEST = 2_097_152
"""Characters; browsers open nothing longer."""

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_SPACE = re.compile("[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]")
_WEB = frozenset({"https", "http"})
_HIGHEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class _Refusal:
    code: str
    text: Text
    find: FindSent


def refusals_of(sent: Sent, host: Host | None) -> tuple[Notice, ...]:
    """Return every reason to refuse a URL.

    Args:
        sent: The URL as it came.
        host: What a browser would connect to; None when it would not open the URL at all.
    """
    found = tuple(notice_of(rule.code, "refuse", rule.text, hit) for rule in _REFUSALS for hit in rule.find(sent))
    if found:
        return found
    if host is None or not is_well_formed(host):
        return (notice_of("invalid_host", "refuse", _INVALID_HOST, _hit(sent, sent.host_span, host=sent.host)),)
    if sent.scheme == "http" and not host.loopback:
        return (notice_of("plain_http", "refuse", _PLAIN_HTTP, Hit(Span(0, len("http")))),)
    return ()


def _hit(sent: Sent, span: Span, **values: str) -> Hit:
    return Hit(
        span if span.start < span.end else Span(0, len(sent.text)),
        {name: quoted(value) for name, value in values.items()},
    )


def _matches(sent: Sent, pattern: re.Pattern[str]) -> Iterable[Hit]:
    if sent.text.isascii() and sent.text.isprintable() and " " not in sent.text:
        return ()
    match = pattern.search(sent.text)
    return (Hit(Span(match.start(), match.end()), {"character": visible(match[0])}),) if match else ()


def _control(sent: Sent) -> Iterable[Hit]:
    return _matches(sent, _CONTROL)


def _space(sent: Sent) -> Iterable[Hit]:
    return _matches(sent, _SPACE)


def _backslash(sent: Sent) -> Iterable[Hit]:
    at = sent.text.find("\\")
    return (Hit(Span(at, at + 1)),) if at >= 0 else ()


def _relative(sent: Sent) -> Iterable[Hit]:
    return () if sent.scheme else (Hit(Span(0, len(sent.text))),)


def _scheme(sent: Sent) -> Iterable[Hit]:
    if not sent.scheme or sent.scheme in _WEB:
        return ()
    return (Hit(Span(0, len(sent.scheme)), {"scheme": quoted(sent.scheme)}),)


def _no_host(sent: Sent) -> Iterable[Hit]:
    return (Hit(sent.authority_span),) if sent.scheme in _WEB and not sent.host else ()


def _userinfo(sent: Sent) -> Iterable[Hit]:
    name, at, _ = sent.authority.rpartition("@")
    if not at:
        return ()
    span = Span(sent.authority_at, sent.authority_at + len(name) + 1)
    return (_hit(sent, span, name=name, host=sent.host),)


def _port(sent: Sent) -> Iterable[Hit]:
    port = sent.port
    if not port or (
        port.isascii() and port.isdigit() and int(port[-6:]) <= _HIGHEST_PORT and len(port.lstrip("0")) < 6
    ):
        return ()
    start = sent.host_at + len(sent.host) + 1
    return (_hit(sent, Span(start, start + len(port)), port=port),)


def _length(sent: Sent) -> Iterable[Hit]:
    return (Hit(Span(LONGEST, len(sent.text))),) if len(sent.text) > LONGEST else ()


_REFUSALS = (
    _Refusal(
        "control_character",
        Text("It contains a control character: {character}.", "其中含有控制字符：{character}。"),
        _control,
    ),
    _Refusal("white_space", Text("It contains a space: {character}.", "其中含有空白字符：“{character}”。"), _space),
    _Refusal(
        "backslash",
        Text("It contains a backslash, which browsers read as a slash.", "其中含有反斜杠，浏览器会把它当作斜杠。"),
        _backslash,
    ),
    _Refusal("not_absolute", Text("It is not a complete web address.", "这不是一个完整的网址。"), _relative),
    _Refusal(
        "scheme",
        Text(
            "It begins with “{scheme}:”. Only web addresses that begin with https: are opened.",
            "它以“{scheme}:”开头。只会打开以 https: 开头的网址。",
        ),
        _scheme,
    ),
    _Refusal("no_host", Text("It names no site after the “//”.", "“//”之后没有写明网站。"), _no_host),
    _Refusal(
        "userinfo",
        Text(
            "What stands before the “@” ({name}) is not the site; it would lead to {host}.",
            "“@”前面的 {name} 并不是网站，实际会打开 {host}。",
        ),
        _userinfo,
    ),
    _Refusal("invalid_port", Text("“{port}” is not a port.", "“{port}”不是有效的端口。"), _port),
    _Refusal("too_long", Text("It is longer than browsers accept.", "它超出了浏览器能接受的长度。"), _length),
)
_INVALID_HOST = Text("“{host}” is not a valid name of a site.", "“{host}”不是有效的网站名称。")
_PLAIN_HTTP = Text(
    "The connection would not be encrypted: http is opened for this computer itself only.",
    "连接不会加密：http 只允许用于本机。",
)
