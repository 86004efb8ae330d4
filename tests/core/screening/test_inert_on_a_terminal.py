"""Judged by an emulator: no text that a server writes reaches the rows, the title or the modes of the surface."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pyte
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wcwidth import wcwidth

from mcp_elicitation.core.screening.inert import inert, inline

ROWS = 14
SHOWN = 10
FRAME = "│ "
HEADER = "Acme Desk · travel asks"
FOOTER = "[a]ccept [d]ecline [c]ancel"
TITLE = "Acme Desk"


@dataclass(frozen=True, slots=True)
class Seen:
    """What the terminal holds after a text was shown, and what it must hold whatever the text says."""

    rows: tuple[str, ...]
    title: str
    icon: str
    modes: frozenset[int]
    hidden: bool
    charset: int
    margins: object
    bell: int


class _Screen(pyte.Screen):
    rung = 0

    def bell(self, *_: object) -> None:
        self.rung += 1


def show(text: str, columns: int) -> Seen:
    """Draw header, text and footer as a surface would, and return what the emulator made of it."""
    screen = _Screen(columns, ROWS)
    stream = pyte.ByteStream(screen)
    width = columns - len(FRAME) - 1  # the last column stays free: a full row may already have wrapped
    rows = [f"{FRAME}{row}" for line in text.split("\n") for row in _wrap(line, width)][:SHOWN]
    drawn = "\r\n".join([f"\x1b]2;{TITLE}\x07{HEADER}", *rows, FOOTER])
    stream.feed(drawn.encode("utf-8", "surrogatepass"))
    return Seen(
        rows=tuple(_row(screen.buffer[row]) for row in range(ROWS)),
        title=screen.title,
        icon=screen.icon_name,
        modes=frozenset(screen.mode),
        hidden=screen.cursor.hidden,
        charset=screen.charset,
        margins=screen.margins,
        bell=screen.rung,
    )


def _row(cells: Mapping[int, pyte.screens.Char]) -> str:
    """The written cells only: the emulator's own ``display`` visits every one of a screen and takes half the time."""
    return "".join(cells[x].data if x in cells else " " for x in range(max(cells, default=-1) + 1)).rstrip()


def _wrap(line: str, width: int) -> list[str]:
    rows, used = [""], 0
    for character in line:
        cells = max(0, wcwidth(character))
        if used + cells > width:
            rows.append("")
            used = 0
        rows[-1] += character
        used += cells
    return rows


COLUMNS = (40, 100)
CALM = {columns: show("calm", columns) for columns in COLUMNS}

escapes = st.sampled_from((
    "\x1b[2J", "\x1b[H", "\x1b[1;1Hfake", "\x1b[?25l", "\x1b[?1049h", "\x1b[?7l", "\x1b[31m", "\x1b[10A", "\x1b[5L",
    "\x1b[3;9r", "\x1b]0;owned\x07", "\x1b]2;owned\x1b\\", "\x1b]8;;https://e.test\x07x\x1b]8;;\x07", "\x1b]52;c;Y\x07",
    "\x1bc", "\x1b7", "\x1b8", "\x1bM", "\x1bD", "\x1b(0", "\x0e", "\x0f", "\x1b[4h", "\x1b[20h", "\x1b[?5h", "\x1b[6n",
    "\x9b2J", "\x9d0;owned\x9c", "\x90q\x9c", "\x84", "\x85", "\x8d", "\r", "\b\b\b", "\x0b", "\x0c", "\x00", "\x7f",
    "\n" * 40, "\u202e", "\u2066", "\u200b", "\u2028", "\u0301" * 30, "\u0e47" * 30, "\ufe0f", "\u200d", "\U000e0041",
    "\ud800", "\ue000",
))  # fmt: skip
words = st.sampled_from(("你好", "👩‍👩‍👦", "مرحبا", "क्‍ष", "word ", "x" * 45))
texts = st.lists(st.one_of(escapes, st.text(max_size=12), words), max_size=8).map("".join)


def _own(seen: Seen) -> tuple[object, ...]:
    foot = seen.rows.index(FOOTER)
    return (
        seen.rows[0] == HEADER,
        all(row.startswith(FRAME.rstrip()) for row in seen.rows[1:foot]),
        1 <= foot - 1 <= SHOWN,
        seen.rows[foot + 1 :] == ("",) * (ROWS - foot - 1),
        (seen.title, seen.icon, seen.modes, seen.hidden, seen.charset, seen.margins, seen.bell),
    )


@pytest.mark.requirement("UI-3")
@settings(max_examples=10_000, deadline=None)
@given(texts)
def test_no_text_changes_what_the_surface_itself_wrote(text: str) -> None:
    shown = inert(text).text
    assert "\x1b" not in shown
    for columns in COLUMNS:
        assert _own(show(shown, columns)) == _own(CALM[columns])


@settings(max_examples=500, deadline=None)
@given(texts)
def test_no_title_or_label_leaves_its_row(text: str) -> None:
    assert show(inline(text).text, 1_000).rows[2] == FOOTER


@pytest.mark.parametrize(
    "raw",
    [
        "\x1b[H\x1b[2Kfake",
        "\x1b]0;owned\x07",
        "\x1b[?25l",
        "\x1b[?7l",
        "\x9b2J",
        "\x1b[3;9r",
        "\x07",
        "\u0301\n",
    ],
)
def test_the_judge_sees_the_harm_of_a_raw_text(raw: str) -> None:
    calm, seen = CALM[40], show(f"{raw}calm", 40)
    assert (seen.rows, *_state(seen)) != (calm.rows, *_state(calm))


def _state(seen: Seen) -> tuple[object, ...]:
    return (seen.title, seen.modes, seen.hidden, seen.charset, seen.margins, seen.bell)


def test_the_title_is_the_surface_s_own() -> None:
    assert CALM[40].title == TITLE
