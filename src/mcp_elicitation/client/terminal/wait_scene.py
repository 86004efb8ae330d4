"""The time between opening a page and its end: what is known is said, what can be done is offered (URL-3, URL-5)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal.keys import CLOSING, Key
from mcp_elicitation.client.terminal.page import Page
from mcp_elicitation.client.terminal.wait_page import draw_waiting
from mcp_elicitation.text import Language, Text

Wish: TypeAlias = Literal["retry", "again", "copy", "qr", "next", "stop"]
"""What a person can do meanwhile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitScene:
    """Where a person stands who was sent to a page.

    Args:
        opened: The pages that they agreed to open; at least one.
        language: Their language.
        at: Which of the pages is in front.
        told: What came of the last thing that was done.
        qr: Whether the QR code is shown.
        cursor: Which of the choices stands out.
        wish: What is to be done in the world before the next key.
        reply: Nothing here is an answer; set when there is nothing left to show.
    """

    opened: tuple[Review, ...]
    language: Language
    at: int = 0
    told: Text | None = None
    qr: bool = False
    cursor: int = 0
    wish: Wish | None = None
    reply: Reply | None = None

    @property
    def place(self) -> Hashable:
        """There is one page."""
        return None

    @property
    def decides(self) -> bool:
        """It can end the call."""
        return True

    @property
    def read_first(self) -> bool:
        """All of it was seen before."""
        return False

    @property
    def review(self) -> Review:
        """The page in front."""
        return self.opened[self.at]

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """What can be done, in the order in which it is listed."""
        more: tuple[Wish, ...] = ("next",) if len(self.opened) > 1 else ()
        return ("retry", "again", "copy", "qr", *more, "stop")

    def draw(self, width: int) -> Page:
        """Return the page in rows."""
        return draw_waiting(self, width)

    def press(self, key: Key) -> WaitScene:
        """Return what a key makes of it."""
        if key.name == "gone":
            return self.over()
        if key.name in CLOSING:
            return replace(self, wish="stop")
        if key.name in {"up", "backtab"}:
            return replace(self, cursor=max(0, self.cursor - 1))
        if key.name in {"down", "tab"}:
            return replace(self, cursor=min(len(self.wishes) - 1, self.cursor + 1))
        return self.choose(self.wishes[self.cursor]) if key.name == "enter" else self

    def choose(self, wish: Wish) -> WaitScene:
        """Do one of the things, or wish it done."""
        if wish == "qr":
            return replace(self, qr=not self.qr, told=None)
        if wish == "next":
            return replace(self, at=(self.at + 1) % len(self.opened), told=None)
        return replace(self, wish=wish, told=None)

    def done(self, told: Text | None = None) -> WaitScene:
        """Return the scene after its wish was fulfilled."""
        return replace(self, wish=None, told=told)

    def without_browser(self, told: Text) -> WaitScene:
        """Return the scene after no browser could be started: the QR code helps."""
        return replace(self, wish=None, told=told, qr=True)

    def over(self) -> WaitScene:
        """Return the scene when there is nothing left to show."""
        return replace(self, wish=None, reply=Reply("cancel", by="nobody"))
