"""One spelling for what reads the same, and the way back to the original."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening.fold import fold, loosen, original_span


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Şifreniz", "Sifreniz"),
        ("hasło", "haslo"),
        ("Größe", "Grosse"),
        ("ＰＩＮ", "PIN"),
        ("p\u200bass", "pass"),
        ("Mật khẩu", "Mat khau"),
        ("비밀번호", "비밀번호"),
        ("パスワード", "パスワード"),
        ("كَلِمَة", "كلمه"),
        ("٣٤", "34"),
    ],
)
def test_a_text_is_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize("disguised", ["p@55w0rd", "Раssword", "𝓹𝓪𝓼𝓼𝔀𝓸𝓻𝓭", "PASSW0RD", "pa$$word", "p\u00adassword"])
def test_disguises_of_a_word_have_one_loose_spelling(disguised: str) -> None:
    assert loosen(disguised) == loosen("password")


def test_a_span_leads_back_to_the_original() -> None:
    text = "ß ﬁ p\u200bwd!"
    start = fold(text).index("pwd")
    assert text[slice(*original_span(text, start, start + 3))] == "p\u200bwd"


@given(st.text(), st.integers(0, 50), st.integers(0, 50))
def test_every_span_lies_in_the_text(text: str, start: int, length: int) -> None:
    begin, end = original_span(text, start, start + length)
    assert 0 <= begin <= end or begin == end
    assert end <= max(len(text), start + length)
