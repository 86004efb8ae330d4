"""What stands in the inputs of a field: the same for a page that is drawn and for a post that comes back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.text import TextField

YES, NO = "yes", "no"

_MOMENT = re.compile(
    r"(?P<day>\d{4}-\d{2}-\d{2})[Tt](?P<time>\d{2}:\d{2})(?::(?P<second>[0-5]\d)(?P<fraction>\.\d+)?)?"
    r"(?P<offset>[Zz]|[+-]\d{2}:\d{2})?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Typed:
    """What a person typed or picked for one field, unread.

    Args:
        values: The text of the input; for choices the places in the list that are picked, counted from 0.
        offset: The offset beside a date-time, such as ``+02:00``; empty for the person's own, or where there is none.
    """

    values: tuple[str, ...] = ()
    offset: str = ""

    @property
    def text(self) -> str:
        """The one text of a field that is no list."""
        return self.values[0] if self.values else ""

    def plain(self) -> Typed:
        """Return the same with line ends as a browser gives them back."""
        values = tuple(value.replace("\r\n", "\n").replace("\r", "\n") for value in self.values)
        return Typed(values, self.offset)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was typed or picked."""
        return not any(self.values)


def show(field: Field, value: Value | None) -> Typed:
    """Return what the inputs of a field hold for a value; nothing for None."""
    if value is None:
        return Typed()
    if isinstance(field, BooleanField):
        return Typed((YES if value is True else NO,))
    if isinstance(field, ChoiceField | ChoicesField):
        picks = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        places = [str(at) for at, choice in enumerate(field.choices) if choice.value in picks]
        return Typed(tuple(places))
    if isinstance(field, NumberField):
        return Typed((field.show(value),))
    text = str(value)
    moment = moment_of(text) if field.format == "date-time" else None
    return Typed((text,)) if moment is None else Typed(*moment)


def moment_of(text: str) -> tuple[tuple[str], str] | None:
    """Return the local part of a date-time and its offset as a browser's input takes them.

    None for those that it does not take: the year 0000, leap seconds, fractions finer than a millisecond.
    """
    match = _MOMENT.fullmatch(text)
    if match is None or len(match["fraction"] or "") > 4 or not is_day(match["day"]):
        return None
    offset = match["offset"] or ""
    second = f":{match['second']}{match['fraction'] or ''}" if match["second"] else ""
    return (f"{match['day']}T{match['time']}{second}",), "+00:00" if offset in {"Z", "z"} else offset


def is_day(text: str) -> bool:
    """Tell whether a browser's date input takes a text."""
    try:
        return len(text) == 10 and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_untouched(field: Field, typed: Typed, shown: Typed) -> bool:
    """Tell whether the inputs still hold what they were drawn with."""
    if isinstance(field, TextField) and field.format == "date-time":
        return _clock(typed.text) == _clock(shown.text) and typed.offset == shown.offset
    if isinstance(field, ChoicesField):
        return set(typed.values) == set(shown.values)
    return typed.plain().text == shown.plain().text


def _clock(text: str) -> str:
    """A browser writes a time as short as it can."""
    return re.sub(r"(T\d{2}:\d{2})(?::00(?:\.0+)?|(:\d{2}(?:\.\d*[1-9])?)\.?0*)?$", r"\1\2", text)
