"""Rows of cells: wrapping by width, words first, and the frame around what somebody else wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from wcwidth import wcwidth

from mcp_elicitation.core.screening.inert import inert, inline

Style: TypeAlias = Literal["", "strong", "dim", "server", "notice", "grave", "problem", "focus", "rule", "domain", "qr"]
"""What a span is; ``tty`` decides how it looks."""

Span: TypeAlias = tuple[Style, str]
Row: TypeAlias = tuple[Span, ...]

FRAME = "│ "
"""Stands before every row of a server's own words, and before nothing else."""

_PIECE = re.compile(r" +|[^ ]+")


def width_of(text: str) -> int:
    """Return how many cells a text takes at most."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(map(_cells, text))


def wrap(text: str, width: int) -> list[str]:
    """Return the rows of a text; none is wider than ``width``, nothing of it is left out but blanks at a row's end."""
    return [row for line in text.split("\n") for row in _wrap_line(line, max(2, width))]


def rows_of(text: str, width: int, style: Style = "", first: str = "", rest: str | None = None) -> list[Row]:
    """Return a text as rows, each after a prefix of ours.

    Args:
        text: Words of ours, or a server's that were made inert.
        width: Cells of a row.
        style: The style of the text.
        first: What stands before the first row.
        rest: What stands before the others; blanks of the same width when left out.
    """
    rest = " " * width_of(first) if rest is None else rest
    wrapped = wrap(text, width - max(width_of(first), width_of(rest)))
    return [((("", first if at == 0 else rest)), (style, row)) for at, row in enumerate(wrapped)]


def framed(text: str, width: int, *, lines: int | None = None) -> list[Row]:
    """Return a server's own words of several lines as rows, each with the frame before it."""
    shown = inert(text, lines=lines).text
    return [(("rule", FRAME), ("server", row)) for row in wrap(shown, width - len(FRAME))]


def one_line(text: str, most: int | None = None) -> str:
    """Return somebody else's title or label in one line, cut to ``most`` cells where that is given."""
    shown = inline(text).text
    return shown if most is None else clip(shown, most)


def clip(text: str, most: int) -> str:
    """Return a text of at most ``most`` cells; what is left out is replaced by an ellipsis."""
    if width_of(text) <= most:
        return text
    kept, used = "", 0
    for character in text:
        used += _cells(character)
        if used > most - 1:
            break
        kept += character
    return kept + "…"


def text_of(row: Row) -> str:
    """Return a row without its styles."""
    return "".join(text for _, text in row)


def joined(blocks: Iterable[Sequence[Row]]) -> list[Row]:
    """Return blocks of rows with one empty row between those that hold any."""
    rows: list[Row] = []
    for block in blocks:
        if block:
            rows += [(), *block] if rows else block
    return rows


def _cells(character: str) -> int:
    return max(0, wcwidth(character))


def _wrap_line(line: str, width: int) -> Iterator[str]:
    if width_of(line) <= width:
        yield line.rstrip(" ") or line
        return
    row, used = "", 0
    for piece in _pieces(line):
        cells = width_of(piece)
        if used + cells > width and used:  # a blank at a row's end is not carried on
            yield row.rstrip(" ")
            row, used = "", 0
            if piece.isspace():
                continue
        *heads, rest = _cut(piece, width)
        yield from heads
        row, used = row + rest, used + width_of(rest)
    yield row.rstrip(" ") if row.strip(" ") else row


def _pieces(line: str) -> Iterator[str]:
    """Words and blanks; wide characters, between which a row may end, one by one with the marks that they bear."""
    for match in _PIECE.finditer(line):
        word = ""
        for character in match[0]:
            cells = _cells(character)
            if cells > 1 or (cells == 1 and word and _cells(word[0]) > 1):
                if word:
                    yield word
                word = ""
            word += character
        if word:
            yield word


def _cut(piece: str, width: int) -> list[str]:
    """Cut a word into pieces that fit into a row."""
    cut, used = [""], 0
    for character in piece:
        cells = _cells(character)
        if used + cells > width:
            cut.append("")
            used = 0
        cut[-1] += character
        used += cells
    return cut
