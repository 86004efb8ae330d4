"""A page: what stands above, in the middle and below, cut to the size of a screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.layout import Row
from mcp_elicitation.text import Language

SMALLEST_BODY = 4
"""Rows that the middle keeps on the smallest of screens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of any length.

    Args:
        header: Who asks; never scrolls away.
        body: What is asked.
        footer: What the keys do.
        focus: First and last row of the body that the keys act on.
        cursor: Row of the body and column where something is typed; without it, the cursor stands on what the keys
            act on, where screen readers and magnifiers look.
    """

    header: list[Row]
    body: list[Row]
    footer: list[Row]
    focus: tuple[int, int]
    cursor: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What of a page is on the screen.

    Args:
        rows: Every row of the screen, none too many.
        cursor: Row and column of the cursor; None where there is none.
        top: The first row of the body that can be seen.
        step: How many rows a page further are.
        whole: Whether everything that the keys act on can be seen.
    """

    rows: list[Row]
    cursor: tuple[int, int] | None
    top: int
    step: int
    whole: bool


def view(page: Page, height: int, language: Language, top: int | None = None) -> View:
    """Return what of a page is seen.

    Args:
        page: The page.
        height: Rows of the screen.
        language: The person's language.
        top: The first row of the body to show; None to show what the keys act on.
    """
    page = _fit(page, height)
    room = height - len(page.header) - len(page.footer)
    last = max(0, len(page.body) - room)
    top = _follow(page, room, last) if top is None else min(max(top, 0), last)
    body = page.body[top : top + room]
    shown_to = top + len(body)
    if top > 0 and page.focus[0] > top:
        body[0] = (("dim", words.ABOVE.to(language)),)
    if page.focus[1] >= shown_to or (shown_to < len(page.body) and page.focus[1] < shown_to - 1):
        body[-1] = (("dim", words.MORE.to(language)),)
    rows = [*page.header, *body, *([()] * (room - len(body))), *page.footer]
    row, column = page.cursor or (page.focus[0], 0)
    cursor = (len(page.header) + row - top, column) if top <= row < shown_to else None
    return View(rows=rows, cursor=cursor, top=top, step=max(1, room - 2), whole=page.focus[1] < shown_to)


def _follow(page: Page, room: int, last: int) -> int:
    """The whole of what the keys act on where it fits, else its end; from the top of the page where that fits too."""
    first, end = page.focus
    if end < room - 1:
        return 0
    return min(last, max(0, min(first - 1, last) if end - first + 3 <= room else end - room + 2))


def _fit(page: Page, height: int) -> Page:
    """On a screen with next to no rows, the keys go first, then the end of the header."""
    spare = height - SMALLEST_BODY
    footer = page.footer[: max(0, spare - len(page.header))]
    return replace(page, footer=footer, header=page.header[: max(1, spare)])
