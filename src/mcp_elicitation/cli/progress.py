"""What a person sees while a server works: that it does, for how long, and what it says of it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import TextIO

import anyio

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply, Surface
from mcp_elicitation.client.waiting import Waiting, WaitingSurface
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Action

_FRAMES = "|/-\\"
_EVERY = 0.12
_CLEAR = "\r\x1b[2K"


class Progress:
    """A line at the bottom of the terminal that moves while nobody is asked anything.

    Args:
        label: What is being done.
        stream: The terminal; None where there is none, or where nothing may move.
        width: Columns of the terminal.
    """

    def __init__(self, label: str, stream: TextIO | None, width: int = 80) -> None:
        self._label = label
        self._stream = stream
        self._width = width
        self._shown = False
        self._paused = 0

    def say(self, message: str) -> None:
        """Show what the server says of its progress; it has been made inert."""
        self._label = message

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Show the line while the code inside runs."""
        if self._stream is None:
            yield
            return
        async with anyio.create_task_group() as group:
            group.start_soon(self._draw)
            try:
                yield
            finally:
                group.cancel_scope.cancel()
                self._clear()

    async def _draw(self) -> None:
        ticks = 0
        while True:
            if not self._paused:
                line = f"{_FRAMES[ticks % len(_FRAMES)]} {self._label} {int(ticks * _EVERY)}s"
                self._write(_CLEAR + line[: self._width - 1])
                self._shown = True
            await anyio.sleep(_EVERY)
            ticks += 1

    def pause(self) -> None:
        """Take the line away while a person is being asked."""
        self._paused += 1
        self._clear()

    def resume(self) -> None:
        """Show it again."""
        self._paused -= 1

    def _clear(self) -> None:
        if self._shown:
            self._write(_CLEAR)
            self._shown = False

    def _write(self, text: str) -> None:
        if self._stream is not None:
            self._stream.write(text)
            self._stream.flush()


class Watched:
    """A surface that stops the progress line while it asks, and remembers what was done.

    Args:
        surface: The surface that asks.
        progress: The line.
    """

    def __init__(self, surface: Surface, progress: Progress) -> None:
        self._surface = surface
        self._progress = progress
        self.actions: list[Action] = []

    @property
    def modes(self) -> Modes:
        """What the surface can show."""
        return self._surface.modes

    async def ask(self, review: Review) -> Reply:
        """Ask, without anything else moving on the screen."""
        self._progress.pause()
        try:
            reply = await self._surface.ask(review)
        finally:
            self._progress.resume()
        self.actions.append(reply.action)
        return reply

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Show that pages are waited for, without anything else moving on the screen."""
        if not isinstance(self._surface, WaitingSurface):
            return
        self._progress.pause()
        try:
            await self._surface.wait(opened, waiting)
        finally:
            self._progress.resume()
