"""What a terminal sends, as keys: prompt_toolkit's parser told what each of its keys means here."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

import anyio

from mcp_elicitation.client.terminal.keys import Key, Name

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPress

ESCAPE_PAUSE = 0.05
"""Seconds after which an Esc that nothing followed is the key itself and not the beginning of another one."""
_AT_ONCE = 4096
_LONGEST_SEQUENCE = 8
_POLL = 0.03

# prompt_toolkit's names for keys on the left.
_NAMES: dict[str, Name] = {
    "c-m": "enter", "c-j": "enter", "c-i": "tab", "s-tab": "backtab", "up": "up", "down": "down", "left": "left",
    "right": "right", "home": "home", "end": "end", "c-a": "home", "c-e": "end", "pageup": "pageup",
    "pagedown": "pagedown", "c-h": "backspace", "delete": "delete", "c-w": "word", "c-u": "clear", "c-c": "interrupt",
    "<sigint>": "interrupt", "c-d": "eof", "c-x": "decline", "c-r": "review", "c-l": "redraw", "c-p": "up",
    "c-n": "down", "c-b": "left", "c-f": "right", "c-o": "elsewhere",
}  # fmt: skip


class KeyReader:
    """Reads the keys of one terminal; begin anew to forget half a key.

    Args:
        stream: The terminal's input, in raw mode.
    """

    def __init__(self, stream: TextIO) -> None:
        from prompt_toolkit.input.vt100_parser import Vt100Parser

        self._stream = stream
        self._pressed: list[KeyPress] = []
        self._parser = Vt100Parser(self._pressed.append)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    async def read(self) -> list[Key]:
        """Wait for the next keys; ``gone`` when the terminal went away."""
        if sys.platform == "win32":
            return await self._read_windows()
        while True:
            data = await self._receive()
            if data and "\x1b" in data[-_LONGEST_SEQUENCE:]:
                with anyio.move_on_after(ESCAPE_PAUSE):
                    data += await self._receive() or ""
                self._parser.flush()
            if data is None:
                return [Key("gone")]
            if self._pressed:
                return self._take()

    async def _receive(self) -> str | None:
        """Wait for what the terminal sends and give it to the parser; None when the terminal went away."""
        descriptor = self._stream.fileno()
        await anyio.wait_readable(descriptor)
        try:
            data = os.read(descriptor, _AT_ONCE)
        except OSError:  # hung up
            data = b""
        if not data:
            return None
        text = self._decoder.decode(data)
        self._parser.feed(text)
        return text

    def _take(self) -> list[Key]:
        pressed = list(self._pressed)
        self._pressed.clear()
        return keys_of((str.__str__(each.key), each.data) for each in pressed)

    if sys.platform == "win32":

        async def _read_windows(self) -> list[Key]:
            from prompt_toolkit.input.win32 import ConsoleInputReader

            reader = ConsoleInputReader(recognize_paste=True)
            while True:
                self._pressed.extend(reader.read())
                if self._pressed:
                    return self._take()
                await anyio.sleep(_POLL)


def keys_of(pressed: Iterable[tuple[str, str]]) -> list[Key]:
    """Return the keys of what the parser found: its name of each, and what was typed or pasted."""
    keys: list[Key] = []
    for name, data in pressed:
        key = _key_of(name, data)
        if keys and keys[-1].name == "escape" and name != "escape":
            # Esc that something follows at once is Alt: of these only Alt+Enter means anything.
            keys[-1:] = [Key("newline")] if key == Key("enter") else []
        elif key is not None and key.name == "text" and keys and keys[-1].name == "text":
            keys[-1] = Key("text", keys[-1].text + key.text)
        elif key is not None:
            keys.append(key)
    return keys


def _key_of(name: str, data: str) -> Key | None:
    if name == "escape":
        return Key("escape")
    if name == "<bracketed-paste>":
        return Key("text", data.replace("\r\n", "\n").replace("\r", "\n"))
    if name in _NAMES:
        return Key(_NAMES[name])
    return Key("text", name) if len(name) == 1 and name.isprintable() else None
