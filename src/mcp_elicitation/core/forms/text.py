"""Text: free text with limits, or one of the four formats (FORM-2)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from mcp_elicitation.core.forms.field import Common, Localise, Members, require_count, require_fit, require_order
from mcp_elicitation.core.forms.formats import FORMATS, FormatName
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

KEYWORDS = frozenset({"type", "title", "description", "minLength", "maxLength", "format", "default"})

_HALF_A_PAIR = re.compile("[\ud800-\udfff]")

# How people write a day and a time, in English and in Chinese, once full-width characters are ordinary ones.
_DAY = r"(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?"
_TIME = r"(\d{1,2})\s*(?:[点时]整?|[:点时]\s*(\d{2}|\d(?=\s*分))(?:\s*[:分]\s*(\d{2}(?:\.\d+)?)\s*秒?|\s*分)?)"
_TYPED_DATE = re.compile(_DAY, re.ASCII)
_TYPED_DATE_TIME = re.compile(rf"{_DAY}(?:(?<=[日号])|[Tt,，\s])\s*{_TIME}\s*([Zz]|[+-]\d{{2}}:?\d{{2}})?", re.ASCII)
_LONGEST_TYPED = 64  # more is no date, and a pattern with this many blanks in it is not run over a novel
_FULL_WIDTH = str.maketrans("０１２３４５６７８９－／：．＋\u3000", "0123456789-/:.+ ")


@dataclass(frozen=True, slots=True, kw_only=True)
class TextField(Common):
    """A text field.

    Args:
        min_length: Fewest characters (code points), if limited.
        max_length: Most characters (code points), if limited.
        format: One of the four permitted formats, if any.
        default: The server's suggestion.

    Raises:
        SchemaRefusedError: The limits cross, the format is not permitted, or the default does not fit.
    """

    min_length: int | None = None
    max_length: int | None = None
    format: FormatName | None = None
    default: str | None = None

    def __post_init__(self) -> None:
        """A field that nobody could fill in, or whose suggestion is wrong, cannot exist."""
        require_count(self.name, "minLength", self.min_length)
        require_count(self.name, "maxLength", self.max_length)
        if self.format is not None and self.format not in FORMATS:
            raise refuse(
                self.name, "format", Text(f"must be one of {', '.join(FORMATS)}", f"必须是 {'、'.join(FORMATS)} 之一")
            )
        require_order(self.name, ("minLength", self.min_length), ("maxLength", self.max_length))
        if self.default is not None:
            require_fit(self.check(self.default))

    @classmethod
    def from_members(cls, members: Members, *, required: bool) -> TextField:
        """Read the members of a property; a format outside the four is left out, the field stays text."""
        format_ = members.text("format")
        default = members.default()
        if default is not None and not isinstance(default, str):
            raise refuse(members.field, "default", Text("must be text", "必须是文字"))
        return cls(
            **cast("dict[str, Any]", members.common(required=required)),
            min_length=members.count("minLength"),
            max_length=members.count("maxLength"),
            format=FORMATS[format_].name if format_ is not None and format_ in FORMATS else None,
            default=default,
        )

    def write(self) -> dict[str, JSON]:
        """Write the property."""
        written: dict[str, JSON] = {"type": "string", **self.texts()}
        if self.min_length is not None:
            written["minLength"] = self.min_length
        if self.max_length is not None:
            written["maxLength"] = self.max_length
        if self.format is not None:
            written["format"] = self.format
        if self.default is not None:
            written["default"] = self.default
        return written

    def check(self, value: object) -> Problem | None:
        """Return what is wrong with an answer, or None."""
        if not isinstance(value, str):
            return problem(self.name, "not_text")
        if not _is_storable(value):
            return problem(self.name, "bad_characters")
        length = len(value)
        if self.min_length is not None and length < self.min_length:
            return problem(self.name, "too_short", limit=self.min_length, length=length)
        if self.max_length is not None and length > self.max_length:
            return problem(self.name, "too_long", limit=self.max_length, length=length)
        if self.format is not None and not FORMATS[self.format].matches(value):
            return problem(self.name, FORMATS[self.format].code)
        return None

    def read(self, typed: str, localise: Localise) -> str | Problem:
        """Read what a person typed; dates may be written as people write them, a time gets the person's offset."""
        value = _READERS[self.format](typed, localise) if self.format in _READERS else typed
        return self.check(value) or value

    def show(self, value: object) -> str:
        """Return an answer as a person reads it."""
        return str(value)

    def hints(self) -> tuple[Text, ...]:
        """Say in words what the field allows."""
        hints: list[Text] = []
        low, high = self.min_length, self.max_length
        if low and low == high:
            hints.append(Text(_characters(low), f"{low} 个字符"))
        elif low and high is not None:
            hints.append(Text(f"{low} to {_characters(high)}", f"{low} 到 {high} 个字符"))
        elif low:
            hints.append(Text(f"at least {_characters(low)}", f"至少 {low} 个字符"))
        elif high is not None:
            hints.append(Text(f"at most {_characters(high)}", f"最多 {high} 个字符"))
        if self.format is not None:
            sample = FORMATS[self.format].sample
            hints.append(Text(f"for example {sample}", f"例如 {sample}"))
        return tuple(hints)


def _is_storable(text: str) -> bool:
    """NUL and half a surrogate pair are legal in JSON and can be stored by nobody."""
    return "\0" not in text and (text.isascii() or not _HALF_A_PAIR.search(text))


def _characters(count: int) -> str:
    return "1 character" if count == 1 else f"{count} characters"


def _typed_date(typed: str, localise: Localise) -> str:
    del localise
    text = typed.strip().translate(_FULL_WIDTH)
    match = _TYPED_DATE.fullmatch(text) if len(text) <= _LONGEST_TYPED else None
    return f"{match[1]}-{int(match[2]):02}-{int(match[3]):02}" if match else text


def _typed_date_time(typed: str, localise: Localise) -> str:
    text = typed.strip().translate(_FULL_WIDTH)
    match = _TYPED_DATE_TIME.fullmatch(text) if len(text) <= _LONGEST_TYPED else None
    if match is None:
        return text
    year, month, day, hour, minute, second, offset = match.groups()
    written = f"{year}-{int(month):02}-{int(day):02}T{int(hour):02}:{int(minute or 0):02}:{second or '00'}"
    return written + (_offset(written, localise) if offset is None else _spelled(offset))


def _offset(written: str, localise: Localise) -> str:
    """The person's own offset of that day; nothing where the calendar or the callable has none."""
    try:
        local = localise(datetime.fromisoformat(written.partition(".")[0]))
    except (ValueError, OverflowError, OSError):
        return ""
    zone = local.strftime("%z")[:5]
    return _spelled(zone) if zone else ""


def _spelled(offset: str) -> str:
    return offset if len(offset) == 1 else f"{offset[:3]}:{offset[-2:]}"


def _typed_address(typed: str, localise: Localise) -> str:
    del localise
    return typed.strip()


_READERS = {"date": _typed_date, "date-time": _typed_date_time, "email": _typed_address, "uri": _typed_address}
