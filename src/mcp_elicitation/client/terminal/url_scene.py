"""Whether a page is opened: a deliberate word, and nothing else, says yes (UI-6, CURL-2, CURL-3)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import Literal

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import By, Reply
from mcp_elicitation.client.terminal import url_words
from mcp_elicitation.client.terminal.keys import CLOSING, Key
from mcp_elicitation.client.terminal.line import Line
from mcp_elicitation.client.terminal.page import Page
from mcp_elicitation.client.terminal.url_page import draw_consent
from mcp_elicitation.core.elicitation import Action
from mcp_elicitation.text import Language, Text

SAID: dict[str, Literal["open", "decline", "cancel"]] = {
    "open": "open", "打开": "open", "decline": "decline", "拒绝": "decline", "cancel": "cancel", "取消": "cancel",
}  # fmt: skip
"""The words that decide; any other text is none of them, and nothing at all is cancel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UrlScene:
    """Where a person stands with a page that they are to be sent to.

    Args:
        review: What is asked; it has a report of the page.
        language: The person's language.
        line: What is typed.
        told: What is to be said about the last thing that was typed.
        reply: What was done; None while nothing was.
    """

    review: Review
    language: Language
    line: Line = field(default_factory=Line)
    told: Text | None = None
    reply: Reply | None = None

    @property
    def place(self) -> Hashable:
        """There is one page."""
        return None

    @property
    def decides(self) -> bool:
        """It decides."""
        return True

    @property
    def read_first(self) -> bool:
        """Consent needs the whole address (CURL-3)."""
        return True

    def draw(self, width: int) -> Page:
        """Return the page in rows."""
        return draw_consent(self.review, self.language, width, line=self.line, told=self.told)

    def press(self, key: Key) -> UrlScene:
        """Return what a key makes of it."""
        if key.name in CLOSING:
            return self.end("cancel", by="nobody" if key.name == "gone" else "person")
        if key.name == "decline":
            return self.end("decline")
        if key.name == "enter":
            return self.decide(self.line.text)
        line = self.line.insert(key.text.replace("\n", " ")) if key.name == "text" else self.line.press(key.name)
        return replace(self, line=line, told=None)

    def end(self, action: Action, by: By = "person") -> UrlScene:
        """Return the scene at an end."""
        return replace(self, reply=Reply(action, by=by))

    def decide(self, typed: str) -> UrlScene:
        """Take what was typed as the decision; only the word opens, and nothing at all is cancel (CURL-2).

        Where the page must not be opened there is nothing to wait for: nothing at all is decline.
        """
        refused = openable(self.review) is None
        said = typed.strip().casefold()
        if not said:
            return self.end("decline" if refused else "cancel")
        match SAID.get(said):
            case "open" if not refused:
                return self.end("accept")
            case "decline":
                return self.end("decline")
            case "cancel":
                return self.end("cancel")
            case _:
                return replace(self, line=Line(), told=url_words.NOT_OPENED)


def openable(review: Review) -> str | None:
    """Return the address as it is shown and opened, byte for byte; None when it must not be opened (CURL-3)."""
    page = review.page
    return None if page is None or page.verdict == "refuse" else page.canonical
