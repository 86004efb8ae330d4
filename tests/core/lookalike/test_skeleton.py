"""Texts that look alike have one skeleton."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.lookalike import folded_skeleton, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("paypal", "pаypаl"),  # Cyrillic а
        ("paypal", "ρаураⅼ"),  # Greek rho, Cyrillic а and у, small roman numeral fifty
        ("scope", "ѕсоре"),  # all Cyrillic
        ("appie", "аррӏе"),  # all Cyrillic; the standard takes a small palochka for an i
        ("microsoft", "rnicrosoft"),
        ("paypal", "paypa1"),
        ("paypal", "paypaI"),
        ("google", "𝐠𝐨𝐨𝐠𝐥𝐞"),
        ("google", "g\u200bo\u00adogle"),  # zero-width space, soft hyphen
        ("é", "e\u0301"),
        ("日本口", "日本囗"),
        ("エ", "工"),
    ],
)
def test_look_alikes_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("google", "goggle"), ("apple", "аррle1"), ("ab", "ba"), ("müller", "mueller"), ("中", "国")]
)
def test_different_texts_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_folded_skeleton_takes_a_digit_for_a_small_letter() -> None:
    assert skeleton("g00gle") != skeleton("google")
    assert folded_skeleton("g00gle") == folded_skeleton("Google") == "google"


@pytest.mark.parametrize(
    ("one", "other"), [("PАSSWОRD", "password"), ("ΡΙΝ", "pln"), ("СЕСRЕТ", "cecret"), ("IBM", "ibm"), ("É", "é")]
)
def test_a_folded_skeleton_takes_a_capital_for_what_it_looks_like(one: str, other: str) -> None:
    assert folded_skeleton(one) == folded_skeleton(other)


@given(st.text())
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


@given(st.text(), st.text())
def test_ascii_texts_are_never_changed_by_what_stands_beside_them(one: str, other: str) -> None:
    ascii_only = one.encode("ascii", "ignore").decode()
    assert skeleton(f"{ascii_only}中{ascii_only}") == f"{skeleton(ascii_only)}中{skeleton(ascii_only)}"
