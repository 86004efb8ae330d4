"""Writing systems: what belongs together and what does not."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.lookalike import COMMON, is_highly_restrictive, is_mixed_script, scripts_of

# The examples of UTS #39 §5.1, table 1a, and honest texts that mix scripts by nature.
SINGLE = [
    ("circle", "Latn"),
    ("сігсӏе", "Cyrl"),
    ("〆切", "Jpan"),
    ("ねガ", "Jpan"),
    ("ひらがなカタカナ漢字", "Jpan"),
    ("スーパーマーケット", "Jpan"),
    ("ㄅㄆ中文", "Hanb"),
    ("한국漢字", "Kore"),
    ("中国", "Hani"),
    ("bücher-1", "Latn"),
    ("नमस्ते", "Deva"),
    ("กขค", "Thai"),
    ("שלום", "Hebr"),
    ("სამი", "Geor"),
    ("ﻣﺮﺣﺒﺎ", "Arab"),
]


@pytest.mark.parametrize(("text", "script"), SINGLE)
def test_a_text_of_one_writing_system_is_not_mixed(text: str, script: str) -> None:
    assert script in scripts_of(text)
    assert not is_mixed_script(text)


@pytest.mark.parametrize("text", ["Сirсlе", "аpple", "αpple", "ひ한", "aא", "ka\u0e01", "ㄅ한"])
def test_a_text_of_several_writing_systems_is_mixed(text: str) -> None:
    assert scripts_of(text) == frozenset()
    assert is_mixed_script(text)


@pytest.mark.parametrize("text", ["", "123", "-_.", "1.5 %", "\u0301"])
def test_a_text_without_letters_belongs_to_no_script_in_particular(text: str) -> None:
    assert scripts_of(text) == frozenset({COMMON})


@pytest.mark.parametrize("text", ["東京tower", "héllo中国", "한글han", "café", "ㄅ中x", "123"])
def test_latin_beside_chinese_japanese_or_korean_arouses_no_doubt(text: str) -> None:
    assert is_highly_restrictive(text)


@pytest.mark.parametrize("text", ["аpple", "αpple", "aא", "ひ한a", "abกขค"])
def test_latin_beside_other_scripts_does(text: str) -> None:
    assert not is_highly_restrictive(text)


def test_an_unassigned_character_is_a_script_of_its_own() -> None:
    assert scripts_of("\U000e0fff") == frozenset({"Zzzz"})
    assert is_mixed_script("a\U000e0fff")
