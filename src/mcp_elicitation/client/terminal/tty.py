"""The terminal itself: its keys in, our rows out, and everything put back as it was.

prompt_toolkit brings the raw mode and the output; it is met here and in ``key_tty``, nowhere else. Whatever is changed
(raw mode, alternate screen, wrapping, pasting, signal handlers) is restored on every way out, by exceptions too.
"""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, TextIO

from mcp_elicitation.client.terminal.key_tty import KeyReader
from mcp_elicitation.client.terminal.keys import Key
from mcp_elicitation.client.terminal.layout import Row, Style
from mcp_elicitation.client.terminal.signals_tty import Ear, News, listening

if TYPE_CHECKING:
    from prompt_toolkit.output import Output
    from prompt_toolkit.styles import Attrs

if sys.platform != "win32":
    import termios

_NEWS: dict[News, Key] = {"resized": Key("redraw"), "gone": Key("gone")}


@dataclass(frozen=True, slots=True)
class Streams:
    """Where a person reads and types.

    Args:
        keys: The terminal's input.
        screen: The terminal's output.
    """

    keys: TextIO
    screen: TextIO


def find_streams() -> Streams | None:
    """Return the terminal of this process; None when there is nobody: input or output lead elsewhere."""
    if not _is_terminal(sys.stdin):
        return None
    for stream in (sys.stdout, sys.stderr):
        if _is_terminal(stream):
            return Streams(sys.stdin, stream)
    return None


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and not stream.closed and stream.isatty() and _size_of(stream) is not None
    except (OSError, ValueError):
        return False


def _size_of(stream: TextIO) -> tuple[int, int] | None:
    try:
        size = os.get_terminal_size(stream.fileno())
    except OSError:
        return None
    return size.columns or 80, size.lines or 24


def size_of(streams: Streams) -> tuple[int, int]:
    """Return columns and rows of the terminal; of a common one when it is gone."""
    return _size_of(streams.screen) or (80, 24)


def is_dumb(environ: Mapping[str, str]) -> bool:
    """Tell whether the terminal cannot move its cursor, by what it says of itself."""
    return environ.get("TERM", "").lower() in {"dumb", "unknown"}


def localise(naive: datetime) -> datetime:
    """Give a wall-clock time the offset that this machine has on that day."""
    return naive.astimezone()


def drain(streams: Streams) -> None:
    """Throw away what was typed and not read yet (threat C8)."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
        return
    with suppress(termios.error, OSError):
        termios.tcflush(streams.keys.fileno(), termios.TCIFLUSH)


def copy_to_clipboard(streams: Streams, text: str) -> None:
    """Ask the terminal to put a text of ours on the clipboard; it works through SSH, where the terminal allows it."""
    encoded = base64.b64encode(text.encode()).decode()
    with suppress(OSError, ValueError):
        streams.screen.write(f"\x1b]52;c;{encoded}\x07")
        streams.screen.flush()


class Screen:
    """A terminal in raw mode that shows pages; made by ``open_screen``."""

    def __init__(self, streams: Streams, output: Output, ear: Ear) -> None:
        self._streams = streams
        self._output = output
        self._ear = ear
        self._drawn: list[Row] = []
        self._size = (0, 0)
        self._reader = KeyReader(streams.keys)

    def size(self) -> tuple[int, int]:
        """Return columns and rows."""
        size = self._output.get_size()
        return size.columns, size.rows

    def drain(self) -> None:
        """Throw away what was typed and not read yet."""
        drain(self._streams)
        self._reader = KeyReader(self._streams.keys)

    async def keys(self) -> list[Key]:
        """Return the next keys; one that says so when the terminal is gone or its size changed."""
        found = await self._ear.race(self._reader.read)
        return [_NEWS[found]] if isinstance(found, str) else found

    def draw(self, rows: list[Row], cursor: tuple[int, int] | None) -> None:
        """Show a page; only rows that changed are written, each at its own place."""
        size, output = self.size(), self._output
        if size != self._size:
            output.erase_screen()
            self._drawn, self._size = [], size
        output.hide_cursor()
        for at, row in enumerate(rows[: size[1]]):
            if at >= len(self._drawn) or self._drawn[at] != row:
                output.cursor_goto(at + 1, 1)
                self._write(row)
                output.erase_end_of_line()
        self._drawn = list(rows)
        if cursor is not None:
            output.cursor_goto(cursor[0] + 1, cursor[1] + 1)
            output.show_cursor()
        with suppress(OSError):
            output.flush()

    def redraw(self) -> None:
        """Forget what is on the screen; the next page is written whole."""
        self._size = (0, 0)

    def _write(self, row: Row) -> None:
        depth = self._output.get_default_color_depth()
        for style, text in row:
            self._output.set_attributes(_attributes(style), depth)
            self._output.write(text)
        self._output.reset_attributes()


_PLAIN = ("", "", False, False, False)  # colour, background, bold, underlined, reversed
_LOOKS: dict[Style, tuple[str, str, bool, bool, bool]] = {
    "strong": ("", "", True, False, False),
    "rule": ("ansibrightblack", "", False, False, False),
    "notice": ("ansiyellow", "", False, False, False),
    "grave": ("ansired", "", True, False, False),
    "problem": ("ansired", "", False, False, False),
    "focus": ("", "", False, False, True),
    "domain": ("", "", True, True, False),
    "qr": ("000000", "ffffff", False, False, False),
}


def _attributes(style: Style) -> Attrs:
    from prompt_toolkit.styles import Attrs

    color, background, bold, underline, reverse = _LOOKS.get(style, _PLAIN)
    return Attrs(
        color=color, bgcolor=background, bold=bold, underline=underline, strike=False, italic=False, blink=False,
        reverse=reverse, hidden=False, dim=False,
    )  # fmt: skip


@contextmanager
def open_screen(streams: Streams) -> Generator[Screen]:
    """Take the terminal: raw mode, a screen of its own, whatever was typed before thrown away."""
    from prompt_toolkit.output import create_output

    output = create_output(streams.screen)
    with listening() as ear, _raw(streams), _own_screen(output):
        screen = Screen(streams, output, ear)
        screen.drain()
        yield screen
        screen.drain()


@contextmanager
def _raw(streams: Streams) -> Generator[None]:
    if sys.platform == "win32":
        from prompt_toolkit.input.win32 import raw_mode as win32_raw_mode

        with win32_raw_mode():
            yield
        return
    from prompt_toolkit.input.vt100 import raw_mode

    with raw_mode(streams.keys.fileno()):
        yield


@contextmanager
def _own_screen(output: Output) -> Generator[None]:
    output.enter_alternate_screen()
    output.disable_autowrap()
    output.enable_bracketed_paste()
    try:
        yield
    finally:
        output.disable_bracketed_paste()
        output.reset_attributes()
        output.enable_autowrap()
        output.show_cursor()
        output.quit_alternate_screen()
        with suppress(OSError):  # the terminal may be gone
            output.flush()
