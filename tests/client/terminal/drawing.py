"""Pages drawn by the real output and read back by an emulator, without a process."""

from __future__ import annotations

import io
import sys

import pyte
from prompt_toolkit.data_structures import Size
from prompt_toolkit.output.vt100 import Vt100_Output

from mcp_elicitation.client.terminal.page import view
from mcp_elicitation.client.terminal.scene import Scene
from mcp_elicitation.client.terminal.signals_tty import Ear
from mcp_elicitation.client.terminal.tty import Screen, Streams

TITLE = "my terminal"


def drawn(scene: Scene, columns: int, rows: int = 24, top: int | None = 0) -> pyte.Screen:
    """Return what an emulator of that size holds after the scene was drawn on it."""
    stream = io.StringIO()
    output = Vt100_Output(stream, lambda: Size(rows=rows, columns=columns), term="xterm")
    screen = Screen(Streams(sys.stdin, stream), output, Ear(None))
    seen = view(scene.draw(columns - 1), rows, "en", top)
    screen.draw(seen.rows, seen.cursor)
    emulator = pyte.Screen(columns, rows)
    feed = pyte.Stream(emulator)
    feed.feed(f"\x1b]2;{TITLE}\x07")
    feed.feed(stream.getvalue())
    return emulator


def rows_of(emulator: pyte.Screen) -> list[str]:
    """Return the rows of the emulator, without blanks at their ends."""
    return [row.rstrip() for row in emulator.display]
