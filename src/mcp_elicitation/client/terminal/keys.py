"""The keys that the dialogue knows, whatever the terminal sends for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Name: TypeAlias = Literal[
    "text", "enter", "newline", "tab", "backtab", "up", "down", "left", "right", "home", "end", "pageup", "pagedown",
    "backspace", "delete", "word", "clear", "escape", "interrupt", "eof", "gone", "decline", "review", "redraw",
    "elsewhere",
]  # fmt: skip
"""``gone`` is no key: the terminal went away."""


CLOSING: frozenset[Name] = frozenset({"escape", "interrupt", "eof", "gone"})
"""What puts an ask away, wherever the person stands (UI-4)."""


@dataclass(frozen=True, slots=True)
class Key:
    """One key, or a text that was typed or pasted.

    Args:
        name: Which key.
        text: What was typed; empty for any other key.
    """

    name: Name
    text: str = ""
