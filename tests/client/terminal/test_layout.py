"""Rows: never wider than the screen, and nothing of a text is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.terminal.layout import clip, framed, joined, rows_of, text_of, width_of, wrap
from mcp_elicitation.core.screening.inert import inert

TEXTS = st.text(st.one_of(st.characters(), st.sampled_from("a b\n你好 é👩‍👩‍👦")), max_size=200)


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        ("a\n\nb", 4, ["a", "", "b"]),
        ("你好世界", 5, ["你好", "世界"]),
        ("go 你好", 5, ["go 你", "好"]),
        ("", 4, [""]),
        ("  indented", 20, ["  indented"]),
        ("words    apart", 6, ["words", "apart"]),
    ],
)
def test_words_go_first_and_long_ones_are_cut(text: str, width: int, expected: list[str]) -> None:
    assert wrap(text, width) == expected


@given(TEXTS, st.integers(2, 60))
def test_no_row_is_too_wide_and_nothing_but_blanks_is_lost(text: str, width: int) -> None:
    shown = inert(text).text
    rows = wrap(shown, width)
    assert all(width_of(row) <= width for row in rows)
    assert "".join("".join(rows).split()) == "".join(shown.split())


@given(TEXTS, st.integers(12, 60))
def test_every_row_of_a_server_stands_in_the_frame(text: str, width: int) -> None:
    for row in framed(text, width):
        assert text_of(row).startswith("│ ")
        assert width_of(text_of(row)) <= width


@given(TEXTS, st.integers(2, 40))
def test_what_is_clipped_fits_and_says_so(text: str, width: int) -> None:
    shown = inert(text, lines=1).text
    assert width_of(clip(shown, width)) <= width
    assert clip(shown, width) == shown or clip(shown, width).endswith("…")


def test_prefixes_take_their_room() -> None:
    assert [text_of(row) for row in rows_of("one two three", 9, first="- ")] == ["- one two", "  three"]


def test_blocks_stand_apart_and_empty_ones_leave_no_gap() -> None:
    block = rows_of("a", 9)
    assert [text_of(row) for row in joined([block, [], block])] == ["a", "", "a"]
