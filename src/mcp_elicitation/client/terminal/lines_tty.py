"""The terminal as lines: printed one after the other, read one at a time; the cursor is never moved."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress

import anyio
import anyio.to_thread

from mcp_elicitation.client.terminal.signals_tty import Ear, listening
from mcp_elicitation.client.terminal.tty import Streams, drain, size_of

if sys.platform != "win32":
    import termios

_AT_ONCE = 65536
_INTERRUPT, _ESCAPE = b"\x03", b"\x1b"


class Lines:
    """A person who reads and types lines; made by ``open_lines``."""

    def __init__(self, streams: Streams, ear: Ear) -> None:
        self._streams = streams
        self._ear = ear
        self.gone = False

    @property
    def width(self) -> int:
        """Cells of a row."""
        return size_of(self._streams)[0] - 1

    def say(self, text: str) -> None:
        """Print a text of ours, or one that was made inert."""
        say(self._streams, text)

    def drain(self) -> None:
        """Throw away what was typed and not read yet."""
        drain(self._streams)

    async def read(self, prompt: str) -> str | None:
        """Ask for a line; None when the person leaves: by Ctrl+C, Ctrl+D, Esc, or because the terminal is gone."""
        self._write(prompt)
        typed = await self._ear.race(self._line)
        while typed == "resized":
            typed = await self._ear.race(self._line)
        self.gone = self.gone or typed == "gone"
        if typed is None or isinstance(typed, str) or not typed.endswith((b"\n", b"\r")):
            self._write("\n")
            return None
        return typed.decode("utf-8", "replace").rstrip("\r\n")

    async def _line(self) -> bytes | None:
        if sys.platform == "win32":
            return (await anyio.to_thread.run_sync(sys.stdin.readline, abandon_on_cancel=True)).encode() or None
        descriptor = self._streams.keys.fileno()
        typed = b""
        while not typed.endswith((b"\n", _INTERRUPT)):
            await anyio.wait_readable(descriptor)
            try:
                received = os.read(descriptor, _AT_ONCE)
            except OSError:  # hung up
                self.gone = True
                return None
            if not received:
                return None
            if received.endswith(_ESCAPE):
                if not self._is_a_longer_key():
                    return None
                received = received[:-1]
            typed += received
        return typed

    def _is_a_longer_key(self) -> bool:
        """Tell whether an Esc begins what an arrow or a function key sends; what follows it is thrown away."""
        descriptor = self._streams.keys.fileno()
        before = termios.tcgetattr(descriptor)
        each_byte = [*before[:3], before[3] & ~termios.ICANON, *before[4:]]
        termios.tcsetattr(descriptor, termios.TCSANOW, each_byte)
        try:
            if not select.select([descriptor], [], [], 0.05)[0]:
                return False
            return os.read(descriptor, 16)[:1] in {b"[", b"O"}
        finally:
            termios.tcsetattr(descriptor, termios.TCSANOW, before)

    def _write(self, text: str) -> None:
        _write(self._streams, text)


def say(streams: Streams, text: str) -> None:
    """Print a line of ours on the terminal."""
    _write(streams, text + "\n")


def _write(streams: Streams, text: str) -> None:
    screen = streams.screen
    with suppress(OSError, ValueError):  # the terminal may be gone
        screen.write(text.encode(screen.encoding or "utf-8", "replace").decode(screen.encoding or "utf-8", "replace"))
        screen.flush()


@contextmanager
def open_lines(streams: Streams) -> Generator[Lines]:
    """Take the terminal: Ctrl+C and Esc end a line instead of the process, what was typed before is thrown away."""
    with listening() as ear, _own_line_ends(streams):
        lines = Lines(streams, ear)
        lines.drain()
        yield lines
        lines.drain()


@contextmanager
def _own_line_ends(streams: Streams) -> Generator[None]:
    if sys.platform == "win32":
        yield
        return
    descriptor = streams.keys.fileno()
    before = termios.tcgetattr(descriptor)
    changed = [*before[:6], list(before[6])]
    changed[3] = (before[3] | termios.ICANON | termios.ECHO | termios.IEXTEN) & ~termios.ISIG
    changed[6][termios.VEOL], changed[6][termios.VEOL2] = _INTERRUPT, _ESCAPE
    try:
        termios.tcsetattr(descriptor, termios.TCSANOW, changed)
        yield
    finally:
        with suppress(termios.error, OSError):
            termios.tcsetattr(descriptor, termios.TCSANOW, before)
