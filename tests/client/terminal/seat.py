"""A person at a terminal: a child process behind a pty, its screen kept by an emulator, keys typed by a test."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyte
from pyte.modes import DECAWM

ROOT = Path(__file__).parents[3]
ASKING = [sys.executable, "-m", "tests.client.terminal.asking"]
PATIENCE = 30.0

UP, DOWN, ENTER, ESCAPE, SPACE, BACKTAB = "\x1b[A", "\x1b[B", "\r", "\x1b", " ", "\x1b[Z"
CTRL_C, CTRL_D, CTRL_U, CTRL_X, PGDN, PGUP = "\x03", "\x04", "\x15", "\x18", "\x1b[6~", "\x1b[5~"


class TwoScreens(pyte.Screen):
    """An emulator with the second screen that full-screen programs use."""

    kept: tuple[Any, int] | None = None

    def set_mode(self, *modes: int, **kwargs: bool) -> None:
        if kwargs.get("private") and 1049 in modes and self.kept is None:
            self.kept = (self.buffer.copy(), self.cursor.y)
            self.buffer.clear()
        super().set_mode(*modes, **kwargs)

    def reset_mode(self, *modes: int, **kwargs: bool) -> None:
        super().reset_mode(*modes, **kwargs)
        if kwargs.get("private") and 1049 in modes and self.kept is not None:
            kept, self.cursor.y = self.kept
            self.buffer.clear()
            self.buffer.update(kept)
            self.cursor.x = 0
            self.kept = None


class Seat:
    """What the person sees, and what they can do."""

    def __init__(self, pid: int, master: int, columns: int, rows: int) -> None:
        self.pid = pid
        self.master = master
        self.screen = TwoScreens(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.status: int | None = None
        self.before = termios.tcgetattr(master)

    @property
    def rows(self) -> list[str]:
        """The rows of the screen, without blanks at their ends."""
        return [row.rstrip() for row in self.screen.display]

    @property
    def text(self) -> str:
        """All that the screen shows."""
        return "\n".join(self.rows)

    def wait(self, wanted: str | Callable[[Seat], bool]) -> Seat:
        """Wait until the screen shows a text, or until something is true of it."""
        deadline = time.monotonic() + PATIENCE
        while not self._shows(wanted):
            assert time.monotonic() < deadline, f"never saw {wanted!r}:\n{self.text}"
            if not self._take(0.1) and self.status is not None and not self._shows(wanted):
                raise AssertionError(f"it ended without {wanted!r}:\n{self.text}")
        return self

    def _shows(self, wanted: str | Callable[[Seat], bool]) -> bool:
        return wanted in self.text if isinstance(wanted, str) else wanted(self)

    def settle(self, seconds: float = 0.3) -> Seat:
        """Take in what is drawn until nothing more comes for a while."""
        while self._take(seconds):
            pass
        return self

    def type(self, *keys: str) -> Seat:
        """Press keys, one after the other, each when the one before was taken in."""
        for key in keys:
            os.write(self.master, key.encode())
            self.settle(0.12)
        return self

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def finish(self) -> dict[str, object]:
        """Wait for the end of the process, and return the reply that it wrote down."""
        assert self.wait_for_end() == 0, self.text
        found = self.received.rpartition(b"REPLY ")[2].split(b"\n", 1)[0]
        reply: dict[str, object] = json.loads(found.decode().rstrip("\r"))
        return reply

    def wait_for_end(self) -> int:
        """Wait for the end of the process, and return its exit code; below zero for a signal."""
        self.wait(lambda seat: seat.status is not None)
        self.settle(0.05)
        assert self.status is not None
        return os.waitstatus_to_exitcode(self.status)

    @property
    def restored(self) -> bool:
        """Whether the terminal is as it was: its settings, the cursor, the screen, the wrapping."""
        last = self.received
        left = last.rfind(b"\x1b[?1049l") >= last.rfind(b"\x1b[?1049h")
        return (
            termios.tcgetattr(self.master)[:4] == self.before[:4]
            and not self.screen.cursor.hidden
            and left
            and DECAWM in self.screen.mode
        )

    def _take(self, seconds: float) -> bool:
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = status if pid else None
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.received += data
        self._stream.feed(data)
        return bool(data)


@contextmanager
def seated(
    command: Sequence[str],
    *,
    columns: int = 100,
    rows: int = 30,
    environ: Mapping[str, str] | None = None,
    typed_ahead: str = "",
) -> Generator[Seat]:
    """Run a command behind a pty; its process is ended when the test is over."""
    environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent"}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **(environ or {})}
    pid, master = pty.fork()
    if pid == 0:  # pragma: no cover  the child
        os.chdir(ROOT)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background hands its deafness on
        os.execve(command[0], list(command), environment)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    seat = Seat(pid, master, columns, rows)
    if typed_ahead:
        os.write(master, typed_ahead.encode())
    try:
        yield seat
    finally:
        if seat.status is None:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
        os.close(master)
