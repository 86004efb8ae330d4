"""A form on a screen: draws where the person stands, hands over what is pressed."""

from __future__ import annotations

import anyio

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal.dialogue import press
from mcp_elicitation.client.terminal.form_page import draw
from mcp_elicitation.client.terminal.keys import Key
from mcp_elicitation.client.terminal.page import View, view
from mcp_elicitation.client.terminal.state import State, begin
from mcp_elicitation.client.terminal.tty import Screen, localise
from mcp_elicitation.text import Language

GUARD = 0.4
"""Seconds in which a page that decides takes no key: what arrives then was meant for the page before (threat C8)."""
_LEAVING = frozenset({"escape", "interrupt", "eof", "gone"})
_READING = frozenset({"enter", "down", "pagedown"})


async def ask_form(review: Review, screen: Screen, language: Language) -> Reply:
    """Let a person fill in and look over one form."""
    dialogue = _Dialogue(begin(review), screen, language)
    while (reply := dialogue.state.reply) is None:
        dialogue.show()
        for key in await screen.keys():
            if dialogue.state.reply is None and not dialogue.take(key):
                break
    return reply


class _Dialogue:
    """Where the person stands, and what of the page can be seen."""

    def __init__(self, state: State, screen: Screen, language: Language) -> None:
        self.state = state
        self._screen = screen
        self._language: Language = language
        self._top: int | None = 0  # a message is read from its beginning
        self._guarded_until = 0.0
        self._guard()

    def show(self) -> None:
        """Draw what is seen of the page."""
        seen = self._view()
        self._screen.draw(seen.rows, seen.cursor)

    def take(self, key: Key) -> bool:
        """Act on a key; False when the keys that came with it were meant for another page."""
        if key.name == "redraw":
            self._screen.redraw()
            return True
        if key.name not in _LEAVING:
            if anyio.current_time() < self._guarded_until:
                return True
            if self._scroll(key):
                return True
        page = self.state.page
        self.state = press(self.state, key, localise)
        self._top = None
        if self.state.page != page:
            return self._turn()
        return True

    def _scroll(self, key: Key) -> bool:
        """Move the page instead of acting where the key asks for it, or where what it would act on is not seen yet."""
        seen = self._view()
        if key.name == "pageup":
            self._top = seen.top - seen.step
        elif key.name == "pagedown" or (self._top is not None and not seen.whole and key.name in _READING):
            self._top = seen.top + seen.step
        else:
            return False
        return True

    def _turn(self) -> bool:
        if self.state.field is not None:
            return True
        self._top = 0
        self.show()
        self._guard()
        return False

    def _guard(self) -> None:
        if self.state.field is None:
            self._screen.drain()
            self._guarded_until = anyio.current_time() + GUARD

    def _view(self) -> View:
        columns, rows = self._screen.size()
        page = draw(self.state, self._language, columns - 1, localise)
        return view(page, rows, self._language, self._top)
