"""One value of a policy file: each reader returns what the policy keeps, or refuses with the way to write it."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import TypeAlias, cast

from mcp_elicitation.client.policy.patterns import PatternError, require_host_pattern, require_origin_pattern
from mcp_elicitation.client.policy.policy import LONGEST_MEMORY, VERDICTS, Verdict
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.text import Text

Read: TypeAlias = Callable[[object], object]

_DURATION = re.compile(r"([0-9]{1,9})([smhd])")
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


class WrongValueError(ValueError):
    """A value that its key does not take.

    Args:
        text: What to write instead.
        inside: The member of the value that is meant, when it is a table.
    """

    def __init__(self, text: Text, *, inside: str | None = None) -> None:
        self.text = text
        self.inside = inside
        super().__init__(text.en)


def read_flag(value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise WrongValueError(Text("must be true or false", "必须是 true 或 false"))
    return value


def read_text(value: object) -> str:
    """Read a text that is not empty."""
    if not isinstance(value, str) or not value:
        raise WrongValueError(Text("must be a text", "必须是文字"))
    return value


def read_verdict(value: object) -> Verdict:
    """Read what is done with a mode."""
    for verdict in VERDICTS:
        if value == verdict:
            return verdict
    listed = ", ".join(VERDICTS)
    raise WrongValueError(Text(f"must be one of: {listed}", f"必须是以下之一：{listed}"))


def read_count(value: object) -> int:
    """Read a whole number of at least 1."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise WrongValueError(Text("must be a whole number of at least 1", "必须是不小于 1 的整数"))
    return value


def read_duration(value: object) -> float:
    """Read a number of seconds, or a text such as ``30s``, ``5m``, ``8h``, ``7d``."""
    seconds: float | None = None
    if isinstance(value, int | float) and not isinstance(value, bool):
        seconds = float(value)
    elif isinstance(value, str) and (match := _DURATION.fullmatch(value)):
        seconds = float(int(match[1]) * _UNITS[match[2]])
    if seconds is None or not 0 <= seconds <= LONGEST_MEMORY:
        raise WrongValueError(
            Text(
                "must be a time such as “30s”, “5m”, “8h” or “7d”, a year at most",
                "必须是时长，例如 “30s”、“5m”、“8h” 或 “7d”，最长一年",
            )
        )
    return seconds


def read_origin(value: object) -> str:
    """Read a pattern for where a server is."""
    pattern = read_text(value)
    try:
        require_origin_pattern(pattern)
    except PatternError as error:
        raise WrongValueError(error.text) from None
    return pattern


def read_names(value: object) -> tuple[str, ...]:
    """Read a list of texts."""
    items = cast("list[object]", value) if isinstance(value, list) else None
    if items is None or not all(isinstance(item, str) and item for item in items):
        raise WrongValueError(Text("must be a list of texts", "必须是文字列表"))
    return tuple(cast("list[str]", items))


def read_hosts(value: object) -> tuple[str, ...]:
    """Read a list of patterns for hosts."""
    patterns = read_names(value)
    for pattern in patterns:
        try:
            require_host_pattern(pattern)
        except PatternError as error:
            raise WrongValueError(error.text) from None
    return patterns


def read_fields(value: object) -> frozenset[str]:
    """Read a list of field names."""
    return frozenset(read_names(value))


def read_answers(value: object) -> dict[str, Value]:
    """Read a table of answers by field, as they go over the wire."""
    if not isinstance(value, Mapping):
        raise WrongValueError(Text("must be a table of answers by field", "必须是以字段名为键的回答表"))
    members = cast("Mapping[str, object]", value)
    return {name: _read_answer(name, answer) for name, answer in members.items()}


def _read_answer(name: str, value: object) -> Value:
    if isinstance(value, str | bool | int):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise WrongValueError(
                Text("needs an offset, such as 2031-05-06T07:08:00+02:00", "缺少时区，例如 2031-05-06T07:08:00+08:00"),
                inside=name,
            )
        return value.isoformat()
    if isinstance(value, date):
        return value.isoformat()
    items = cast("list[object]", value) if isinstance(value, list) else None
    if items is not None and all(isinstance(item, str) for item in items):
        return cast("list[str]", items)
    raise WrongValueError(
        Text(
            "must be a text, a number, true or false, a date, or a list of texts",
            "必须是文字、数字、true 或 false、日期，或文字列表",
        ),
        inside=name,
    )
