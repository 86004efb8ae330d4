"""Whatever is being answered, on a screen: draws where the person stands, hands over what is pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Generic, TypeVar

import anyio
import anyio.lowlevel

from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.keys import CLOSING, Key
from mcp_elicitation.client.terminal.page import View, view
from mcp_elicitation.client.terminal.scene import Scene
from mcp_elicitation.client.terminal.tty import Screen
from mcp_elicitation.text import Language

GUARD = 0.4
"""Seconds in which a page that decides takes no key: what arrives then was meant for the page before (threat C8)."""
_READING = frozenset({"enter", "down", "pagedown"})

SceneT = TypeVar("SceneT", bound=Scene)


async def play(
    scene: SceneT,
    screen: Screen,
    language: Language,
    act: Callable[[SceneT], Awaitable[SceneT]] | None = None,
    elsewhere: Callable[[], object] | None = None,
) -> Reply:
    """Let a person answer.

    Args:
        scene: What is asked, where the person begins.
        screen: The terminal.
        language: The person's language.
        act: Does what the scene wishes done in the world after a key, and says what came of it.
        elsewhere: Moves what is asked to another surface, by cancelling this.
    """
    stage = _Stage(scene, screen, language, movable=elsewhere is not None)
    while (reply := stage.scene.reply) is None:
        stage.show()
        for key in await screen.keys():
            if key.name == "elsewhere":
                if elsewhere is not None:
                    elsewhere()
                    await anyio.lowlevel.checkpoint()
                continue
            at_home = stage.take(key)
            if act is not None:
                stage.scene = await act(stage.scene)
            if stage.scene.reply is not None or not at_home:
                break
    return reply


class _Stage(Generic[SceneT]):
    """A scene, and what of its page can be seen."""

    def __init__(self, scene: SceneT, screen: Screen, language: Language, *, movable: bool) -> None:
        self.scene = scene
        self._movable = movable
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
        if key.name not in CLOSING and (anyio.current_time() < self._guarded_until or self._scroll(key)):
            return True
        place = self.scene.place
        self.scene = self.scene.press(key)
        self._top = None
        return self.scene.place == place or self._turn()

    def _scroll(self, key: Key) -> bool:
        """Move the page instead of acting where the key asks for it, or where what it would act on is not seen yet."""
        seen = self._view()
        unread = self._top is not None and not seen.whole
        if key.name == "pageup":
            self._top = seen.top - seen.step
        elif key.name == "pagedown" or (unread and (self.scene.read_first or key.name in _READING)):
            self._top = seen.top + seen.step
        else:
            return False
        return True

    def _turn(self) -> bool:
        if not self.scene.decides:
            return True
        self._top = 0
        self.show()
        self._guard()
        return False

    def _guard(self) -> None:
        if self.scene.decides:
            self._screen.drain()
            self._guarded_until = anyio.current_time() + GUARD

    def _view(self) -> View:
        columns, rows = self._screen.size()
        page = self.scene.draw(columns - 1)
        if self._movable:
            page = replace(page, footer=[*page.footer, (("dim", words.KEYS_ELSEWHERE.to(self._language)),)])
        return view(page, rows, self._language, self._top)
