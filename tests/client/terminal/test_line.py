"""A line that is being typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.terminal.line import Line

KEYS = ["left", "right", "home", "end", "backspace", "delete", "word", "clear", "up"]


def pressed(text: str, *keys: str) -> Line:
    line = Line.holding(text)
    for key in keys:
        line = line.press(key)
    return line


@pytest.mark.parametrize(
    ("text", "keys", "expected"),
    [
        ("Ada", ("backspace",), Line("Ad", 2)),
        ("Ada", ("left", "delete"), Line("Ad", 2)),
        ("Ada", ("home", "delete"), Line("da", 0)),
        ("Ada", ("home", "right", "backspace"), Line("da", 0)),
        ("Ada", ("home", "end"), Line("Ada", 3)),
        ("one two  ", ("word",), Line("one ", 4)),
        ("one", ("clear",), Line("", 0)),
        ("e\u0301", ("backspace",), Line("", 0)),
        ("e\u0301x", ("home", "right"), Line("e\u0301x", 2)),
        ("", ("left", "right", "backspace", "delete", "word"), Line("", 0)),
        ("Ada", ("up",), Line("Ada", 3)),
    ],
)
def test_keys_move_and_remove(text: str, keys: tuple[str, ...], expected: Line) -> None:
    assert pressed(text, *keys) == expected


def test_what_is_typed_stands_where_the_cursor_was() -> None:
    assert pressed("Aa", "left").insert("d") == Line("Ada", 2)


@given(st.text(max_size=20), st.lists(st.sampled_from(KEYS)))
def test_the_cursor_never_leaves_the_line(text: str, keys: list[str]) -> None:
    line = pressed(text, *keys)
    assert 0 <= line.cursor <= len(line.text)
    assert len(line.text) <= len(text)
