"""Every problem has a sentence in both languages that says the same and takes the same values."""

from __future__ import annotations

import string

import pytest

from mcp_elicitation.core.forms.problem import SENTENCES, problem


def _names(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("code", SENTENCES)
def test_both_languages_take_the_same_values(code: str) -> None:
    assert _names(SENTENCES[code].en) == _names(SENTENCES[code].zh)
    assert SENTENCES[code].en.endswith(".")
    assert SENTENCES[code].zh.endswith("。")
    assert code == code.lower()


def test_a_value_with_braces_is_shown_as_it_is() -> None:
    found = problem("size", "not_a_choice", choices="{limit} {0}")
    assert found.text.en == "Please pick one of: {limit} {0}."
    assert found.text.zh == "请从中选择一项：{limit} {0}。"
    assert (found.field, found.code) == ("size", "not_a_choice")
