"""A line that is being typed: its text, and where the cursor stands."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Line:
    """What stands in a text input; may hold line ends.

    Args:
        text: The text.
        cursor: Before which character the cursor stands.
    """

    text: str = ""
    cursor: int = 0

    @classmethod
    def holding(cls, text: str) -> Line:
        """Return a line with the cursor at its end."""
        return cls(text, len(text))

    def insert(self, typed: str) -> Line:
        """Put a text where the cursor stands."""
        text = self.text[: self.cursor] + typed + self.text[self.cursor :]
        return Line(text, self.cursor + len(typed))

    def press(self, key: str) -> Line:
        """Return what a key for moving or removing makes of it; any other key changes nothing."""
        match key:
            case "left":
                return replace(self, cursor=self._before())
            case "right":
                return replace(self, cursor=self._after())
            case "home":
                return replace(self, cursor=0)
            case "end":
                return replace(self, cursor=len(self.text))
            case _:
                return self._remove(key)

    def _remove(self, key: str) -> Line:
        match key:
            case "backspace":
                return self._without(self._before(), self.cursor)
            case "delete":
                return self._without(self.cursor, self._after())
            case "word":
                return self._without(self._word_start(), self.cursor)
            case "clear":
                return Line()
            case _:
                return self

    def _without(self, start: int, end: int) -> Line:
        return Line(self.text[:start] + self.text[end:], start)

    def _before(self) -> int:
        at = max(0, self.cursor - 1)
        while at > 0 and _belongs_to_the_one_before(self.text[at]):
            at -= 1
        return at

    def _after(self) -> int:
        at = min(len(self.text), self.cursor + 1)
        while at < len(self.text) and _belongs_to_the_one_before(self.text[at]):
            at += 1
        return at

    def _word_start(self) -> int:
        kept = self.text[: self.cursor].rstrip()
        return max(kept.rfind(" "), kept.rfind("\n")) + 1


def _belongs_to_the_one_before(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Me"} or character in "\u200d\ufe0e\ufe0f"
