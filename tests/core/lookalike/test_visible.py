"""Nothing unseen stays unseen."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.lookalike import is_unseen, visible

_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def test_every_character_of_a_hidden_category_is_unseen() -> None:
    for point in range(sys.maxunicode + 1):
        category = unicodedata.category(chr(point))
        if category in _HIDDEN or (category == "Zs" and point != 0x20):
            assert is_unseen(chr(point)), f"U+{point:04X} {category}"


def test_ordinary_characters_are_seen() -> None:
    for character in "aé中한ひא😀٣ \u0301०-_…·⟨":
        assert not is_unseen(character), character


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain text", "plain text"),
        ("a\u202eb", "a⟨U+202E⟩b"),
        ("\x1b[31m", "⟨U+001B⟩[31m"),
        ("two\nlines\t", "two⟨U+000A⟩lines⟨U+0009⟩"),
        ("\u2066\u2069\u200f\u061c", "⟨U+2066⟩⟨U+2069⟩⟨U+200F⟩⟨U+061C⟩"),
        ("a\u200bb\u2060\ufeff\u00ad", "a⟨U+200B⟩b⟨U+2060⟩⟨U+FEFF⟩⟨U+00AD⟩"),
        ("\u3164\uffa0\u115f\u2800", "⟨U+3164⟩⟨U+FFA0⟩⟨U+115F⟩⟨U+2800⟩"),
        ("\u034f\ufe0f\U000e0101", "⟨U+034F⟩⟨U+FE0F⟩⟨U+E0101⟩"),
        ("\u00a0\u3000\u2009", "⟨U+00A0⟩⟨U+3000⟩⟨U+2009⟩"),
        ("\u2028\u2029\x85", "⟨U+2028⟩⟨U+2029⟩⟨U+0085⟩"),
        ("\ud800\ue000\U000e0041", "⟨U+D800⟩⟨U+E000⟩⟨U+E0041⟩"),
        ("日本語 é שלום", "日本語 é שלום"),
    ],
)
def test_an_unseen_character_becomes_a_tag(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text(st.characters()))
def test_what_is_visible_stays_as_it_is(text: str) -> None:
    shown = visible(text)
    assert visible(shown) == shown
    assert not any(is_unseen(character) for character in shown)
