"""Text: free text with limits, or one of the four formats (FORM-2)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from mcp_elicitation.core.forms.field import Common, Localise, Members, require_fit, require_order
from mcp_elicitation.core.forms.formats import FORMATS, Format, FormatName
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

KEYWORDS = frozenset({"type", "title", "description", "minLength", "maxLength", "format", "default"})

# NUL and half a surrogate pair are legal in JSON and can be stored by nobody.
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
_TYPED_DATE = re.compile(r"(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?", re.ASCII)
_TYPED_TIME = re.compile(r"(\d{1,2})\s*[:：点]\s*(\d{2})(?:\s*[:：分]\s*(\d{2}(?:\.\d+)?))?\s*[分秒]?", re.ASCII)
_FULL_WIDTH = str.maketrans("０１２３４５６７８９－／：．＋", "0123456789-/:.+")


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
        if _UNSTORABLE.search(value):
            return problem(self.name, "bad_characters")
        length = len(value)
        if self.min_length is not None and length < self.min_length:
            return problem(self.name, "too_short", limit=self.min_length, length=length)
        if self.max_length is not None and length > self.max_length:
            return problem(self.name, "too_long", limit=self.max_length, length=length)
        if (expected := self._format) is not None and not expected.matches(value):
            return problem(self.name, expected.code)
        return None

    def normal(self, value: object) -> str:
        """Return a checked answer in the shape in which it is kept."""
        return cast("str", value)

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
        if (low := self.min_length) and (high := self.max_length) is not None:
            hints.append(
                Text(f"{low} characters", f"{low} 个字符") if low == high
                else Text(f"{low} to {high} characters", f"{low} 到 {high} 个字符")
            )  # fmt: skip
        elif self.min_length:
            hints.append(Text(f"at least {self.min_length} characters", f"至少 {self.min_length} 个字符"))
        elif self.max_length is not None:
            hints.append(Text(f"at most {self.max_length} characters", f"最多 {self.max_length} 个字符"))
        if (expected := self._format) is not None:
            hints.append(Text(f"for example {expected.sample}", f"例如 {expected.sample}"))
        return tuple(hints)

    @property
    def _format(self) -> Format | None:
        return None if self.format is None else FORMATS[self.format]


def _typed_date(typed: str, localise: Localise) -> str:
    del localise
    match = _TYPED_DATE.fullmatch(typed.strip().translate(_FULL_WIDTH))
    return f"{match[1]}-{int(match[2]):02}-{int(match[3]):02}" if match else typed.strip()


def _typed_date_time(typed: str, localise: Localise) -> str:
    text = typed.strip().translate(_FULL_WIDTH)
    day = _TYPED_DATE.match(text)
    time = _TYPED_TIME.fullmatch(text[day.end() :].lstrip("Tt ,，")) if day else None
    if day is None or time is None:
        return _with_full_offset(text)
    seconds = time[3] or "00"
    written = f"{day[1]}-{int(day[2]):02}-{int(day[3]):02}T{int(time[1]):02}:{time[2]}:{seconds}"
    try:
        local = localise(datetime.fromisoformat(written.partition(".")[0]))
    except (ValueError, OverflowError):
        return text
    return written + (local.strftime("%z")[:3] + ":" + local.strftime("%z")[3:5] if local.tzinfo else "")


def _with_full_offset(text: str) -> str:
    """A date and time that already has an offset may still lack seconds or the T."""
    match = re.fullmatch(
        r"(\d{4}-\d{2}-\d{2})[Tt ]\s*(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*([Zz]|[+-]\d{2}:?\d{2})", text, re.ASCII
    )
    if match is None:
        return text
    offset = match[4] if len(match[4]) in {1, 6} else f"{match[4][:3]}:{match[4][3:]}"
    return f"{match[1]}T{match[2]}{match[3] or ':00'}{offset}"


def _typed_address(typed: str, localise: Localise) -> str:
    del localise
    return typed.strip()


_READERS = {"date": _typed_date, "date-time": _typed_date_time, "email": _typed_address, "uri": _typed_address}
