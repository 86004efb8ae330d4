"""Secrets' names that are written so that programs overlook them."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.screening.disguise import disguised, undisguised


@pytest.mark.parametrize(
    "text",
    [
        "p4ssw0rd",
        "Pаsswоrd",
        "p a s s w o r d",
        "p.a.s.s.w.o.r.d",
        "C V V",
        "pa ss wo rd",
        "drowssap",
        "Passwrod",
        "p*ssw*rd",
        "密 码",
        "パ ス ワ ー ド",
        "п а р о л ь",
        "AP1 k3y",
    ],
)
def test_a_disguised_name_is_seen_in_a_label(text: str) -> None:
    assert disguised(text, label=True) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Passport",
        "keyboard",
        "compass",
        "A b c of gardening",
        "Plan B 2024",
        "H2O level",
        "C3PO or R2D2?",
        "Königsberg",
        "5 o'clock",
        "Model X1 Carbon",
        "a*b",
        "e x t r a",
    ],
)
def test_ordinary_words_are_no_disguise(text: str) -> None:
    assert disguised(text, label=True) is None


def test_the_place_of_the_disguise_is_told() -> None:
    assert disguised("Your p4ssw0rd please", label=False) == (5, 13)


def test_odd_words_are_read_once_more() -> None:
    assert undisguised("S3cr3t k3y of the h0use") == "secret key of the house"
    assert undisguised("Nothing odd here") is None
