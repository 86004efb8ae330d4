"""Shapes that only secrets have: key blocks, signed tokens, addresses and settings with a password in them."""

from __future__ import annotations

import functools
import re
from typing import Final

_SHAPES: Final[tuple[tuple[str, str], ...]] = (
    ("private_key", r"-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----"),
    ("private_key", r"PuTTY-User-Key-File-[23]:"),
    ("private_key", r"(?<![A-Za-z0-9])[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?![A-Za-z0-9])"),
    ("private_key", r"(?<![A-Za-z0-9])[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,112}(?![A-Za-z0-9])"),
    ("web_token", r"(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}"),
    ("web_token", r"(?<![\w-])eyJ[\w-]{8,}\.[\w-]*\.[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}"),
    (
        "connection_string",
        (
            r"(?i)(?<!\w)(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|mssql|sqlserver|oracle|cockroachdb"
            r"|clickhouse|kafka|nats|ldaps?|smtps?|ftps?|sftp|jdbc:[a-z]+|[a-z]+\+[a-z0-9]+)(?:\+\w+)?:"
            r"//[^\s:/@]*:[^\s@/]+@[^\s/?#]+"
        ),
    ),
    ("url_password", r"(?i)(?<!\w)https?://[^\s/:@?#]+:[^\s/@?#]+@[^\s/?#]+"),
    (
        "connection_string",
        (
            r"(?i)(?:(?:server|host|data source|endpoint|accountname|defaultendpointsprotocol)=[^;\n]+;.{0,300}?)"
            r"(?:password|pwd|accountkey|sharedaccesskey|sharedaccesssignature)\s*=\s*[^;\s]{3,}"
        ),
    ),
    (
        "header_credential",
        r"(?i)(?:^|authorization[ \t]{0,3}:)[ \t]{0,8}(?:bearer|basic|token) {1,3}[\w.~+/=-]{16,}[ \t]{0,8}$",
    ),
)

# Name and value of a setting, as in a .env file, a shell line or the query of an address.
_ASSIGNED = re.compile(
    r"(?i)(?<![A-Za-z0-9])(?P<name>[\w.-]{0,40}?(?:passw(?:or)?d|passwd|pwd|secret|api_?key|apikey|access_?token"
    r"|auth_?token|access_?key|private_?key|client_?secret|token|sig))[\"']?\s{0,3}(?:=|:=?|=>)\s{0,3}[\"']?"
    r"(?P<value>[^\s\"'&;,]{8,})"
)
_MOST_OF_SETTINGS = 4_000
_PLACEHOLDER = re.compile(
    r"(?i)^(?:[<{\[$%(].*|x{3,}.*|\*{3,}.*|\.{3,}|your[_-].*|example.*|changeme.*|true|false|null|none|https?:.*)$"
)


@functools.cache
def _any_shape() -> re.Pattern[str]:
    return re.compile("|".join(_grouped(number, pattern) for number, (_, pattern) in enumerate(_SHAPES)), re.MULTILINE)


def _grouped(number: int, pattern: str) -> str:
    insensitive = pattern.startswith("(?i)")
    return f"(?P<s{number}>(?{'i' if insensitive else ''}:{pattern.removeprefix('(?i)')}))"


def shape_in(value: str) -> tuple[str, int, int] | None:
    """Return which shape a value has and where."""
    match = _any_shape().search(value)
    if match is None or match.lastgroup is None:
        return None
    return _SHAPES[int(match.lastgroup[1:])][0], *match.span()


def assignment_in(value: str) -> tuple[str, int, int] | None:
    """Return the name of a setting whose value is a secret, and where it stands."""
    if "=" not in value and ":" not in value:
        return None
    for match in _ASSIGNED.finditer(value[:_MOST_OF_SETTINGS]):
        if not _PLACEHOLDER.match(match["value"]) and any(sign.isdigit() for sign in match["value"]):
            return match["name"], *match.span()
    return None
