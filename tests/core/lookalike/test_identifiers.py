"""Everyday letters of living scripts, and nothing else."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.lookalike import is_everyday_ideograph, is_identifier_character


@pytest.mark.parametrize("character", [*"azAZ09-_ößñçдќґαωאبنกขक中あア한ქհሀ", "\u0301", "\u30fb"])
def test_everyday_letters_belong_into_names(character: str) -> None:
    assert is_identifier_character(character)


@pytest.mark.parametrize("character", [*"❤☃𝐠ａ①Ⅷ🅰𐌰ᚠ⁄∕＠ᏼᐁꞌ", "\u200b", "\u202e", "\u0000", "\U0010ffff"])
def test_symbols_and_letters_of_dead_scripts_do_not(character: str) -> None:
    assert not is_identifier_character(character)


@pytest.mark.parametrize("character", [*"中国愛鑫囧喆峠畑岩"])
def test_an_ideograph_of_a_national_standard_is_everyday(character: str) -> None:
    assert is_everyday_ideograph(character)


@pytest.mark.parametrize("character", [*"乀丅㐀龿", "a", "あ", "한", "\U00020000"])
def test_a_rare_ideograph_and_every_other_character_is_not(character: str) -> None:
    assert not is_everyday_ideograph(character)
