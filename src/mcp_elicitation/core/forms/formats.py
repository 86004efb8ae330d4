"""The four formats of form mode: email, uri, date, date-time; each decided by its RFC, the same on both ends.

``email`` is the ASCII mailbox of RFC 5321 that JSON Schema means by the word: what a person reviewed is what is sent,
nothing is rewritten. ``uri`` is any absolute URI of RFC 3986; whether a link may be followed is another question.
``date-time`` is RFC 3339 with its offset; a leap second is accepted where the calendar may hold one.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from types import MappingProxyType
from typing import Literal, TypeAlias

FormatName: TypeAlias = Literal["email", "uri", "date", "date-time"]


@dataclass(frozen=True, slots=True)
class Format:
    """One permitted format.

    Args:
        name: The word of the schema.
        code: The problem of a value that does not match.
        matches: Whether a text has the format.
        sample: A value to show as a hint.
    """

    name: FormatName
    code: str
    matches: Callable[[str], bool]
    sample: str


_DATE_TIME = re.compile(
    r"(?P<date>\d{4}-\d{2}-\d{2})[Tt](?P<hour>\d{2}):(?P<minute>\d{2}):(?P<second>\d{2})(?P<fraction>\.\d+)?"
    r"(?:[Zz]|(?P<sign>[+-])(?P<offset_hours>\d{2}):(?P<offset_minutes>\d{2}))",
    re.ASCII,
)
_MINUTES_A_DAY = 24 * 60

# RFC 3986: the parts of appendix B, then which characters each may hold.
_URI = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*:(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?", re.DOTALL)
_PATH = re.compile(r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*")
_QUERY = re.compile(r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*")
_AUTHORITY = re.compile(
    r"(?:(?:[A-Za-z0-9\-._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?"
    r"(?:\[([^\[\]]*)\]|(?:[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::[0-9]*)?"
)
_IP_FUTURE = re.compile(r"v[0-9A-Fa-f]+\.[A-Za-z0-9\-._~!$&'()*+,;=:]+")


def _is_date(text: str) -> bool:
    """RFC 3339 full-date; the year 0000 exists there, though not in Python."""
    if len(text) != 10 or text[7] != "-":  # Python also reads 20310506 and 2031-W19-2
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return text.startswith("0000-") and _is_date("2000" + text[4:])  # as leap as that one
    return True


def _is_date_time(text: str) -> bool:
    """RFC 3339 date-time, offset included."""
    match = _DATE_TIME.fullmatch(text)
    if match is None or not _is_date(match["date"]):
        return False
    hour, minute, second = int(match["hour"]), int(match["minute"]), int(match["second"])
    offset_hours, offset_minutes = int(match["offset_hours"] or 0), int(match["offset_minutes"] or 0)
    if hour > 23 or minute > 59 or offset_hours > 23 or offset_minutes > 59:
        return False
    if second < 60:
        return True
    # A leap second is inserted at the end of a day in UTC, whatever the clock on the wall says.
    offset = (offset_hours * 60 + offset_minutes) * (-1 if match["sign"] == "-" else 1)
    return second == 60 and (hour * 60 + minute - offset) % _MINUTES_A_DAY == _MINUTES_A_DAY - 1


def _is_uri(text: str) -> bool:
    """RFC 3986 URI: a scheme, then characters that need no escape."""
    match = _URI.fullmatch(text)
    if match is None:
        return False
    authority, path, query, fragment = match.groups()
    if not _PATH.fullmatch(path) or not _QUERY.fullmatch(query or "") or not _QUERY.fullmatch(fragment or ""):
        return False
    if authority is None:
        return not path.startswith("//")
    parts = _AUTHORITY.fullmatch(authority)
    return parts is not None and (parts[1] is None or _is_ip_literal(parts[1]))


def _is_ip_literal(text: str) -> bool:
    if _IP_FUTURE.fullmatch(text):
        return True
    try:
        return ipaddress.IPv6Address(text).scope_id is None
    except ValueError:
        return False


def _is_email(text: str) -> bool:
    # Loaded at the first e-mail field: most forms have none, and the library is the largest this room needs.
    from email_validator import EmailNotValidError, validate_email

    if not text.isascii():
        return False
    try:
        found = validate_email(
            text,
            allow_smtputf8=False,
            allow_quoted_local=True,
            allow_domain_literal=True,
            strict=True,  # the lengths of RFC 5321
            check_deliverability=False,  # on by default there: it would ask the network
            test_environment=True,
        )
    except EmailNotValidError:
        return False
    return found.display_name is None


FORMATS: MappingProxyType[str, Format] = MappingProxyType(
    {
        each.name: each
        for each in (
            Format("email", "not_email", _is_email, "name@example.com"),
            Format("uri", "not_uri", _is_uri, "https://example.com/page"),
            Format("date", "not_date", _is_date, "2031-05-06"),
            Format("date-time", "not_date_time", _is_date_time, "2031-05-06T07:08:00+08:00"),
        )
    }
)
"""The permitted formats by name (FORM-2)."""


def to_date(text: str) -> date:
    """Return the day that a checked ``date`` names.

    Raises:
        ValueError: It lies in the year 0000, which Python's calendar lacks.
    """
    return date.fromisoformat(text)


def to_date_time(text: str) -> datetime:
    """Return the aware moment that a checked ``date-time`` names; a leap second becomes the first of the next day.

    Raises:
        ValueError: It is no date-time, or lies outside Python's calendar.
    """
    match = _DATE_TIME.fullmatch(text)
    if match is None:
        raise ValueError("not a date-time")
    offset = timedelta(hours=int(match["offset_hours"] or 0), minutes=int(match["offset_minutes"] or 0))
    zone = timezone(-offset if match["sign"] == "-" else offset)
    day = date.fromisoformat(match["date"])
    microsecond = int((match["fraction"] or ".0")[1:7].ljust(6, "0"))
    leap = match["second"] == "60"
    moment = datetime(
        day.year,
        day.month,
        day.day,
        int(match["hour"]),
        int(match["minute"]),
        59 if leap else int(match["second"]),
        microsecond,
        zone,
    )
    return moment + timedelta(seconds=1) if leap else moment
