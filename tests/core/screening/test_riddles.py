"""Secrets' names that a person must work out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening import AskedField, asks_for_secret
from mcp_elicitation.core.screening.riddles import decoded, worked_out

pytestmark = pytest.mark.requirement("UI-1")


@pytest.mark.parametrize(
    "label",
    [
        "qlalfqjsgh",  # 비밀번호 on a Latin keyboard
        "gfhjkm",  # пароль
        "cntrsñ",
        "mt d pss",
        "cnffjbeq",
        "码密",
        "호번밀비",
        "paaassword",
        "heeeslo",
    ],
)
def test_a_riddle_is_worked_out(label: str) -> None:
    assert worked_out(label)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("pɹoʍssɐd", "password"),
        ("cGFzc3dvcmQ=", "password"),
        ("70617373776f7264", "password"),
        ("p&#97;ssword", "password"),
        ("pass%77ord", "password"),
        ("🅿🅰🆂🆂🆆🅾🆁🅳", "password"),
        ("🇵🇦🇸🇸🇼🇴🇷🇩", "password"),
    ],
)
def test_what_is_encoded_is_read(text: str, plain: str) -> None:
    assert decoded(text) == plain
    assert asks_for_secret(AskedField(name="value", title=text)).rule == "disguised"


@pytest.mark.parametrize(
    "text",
    ["Username", "R&D budget", "100 % cotton", "deadbeef", "Flag 🇩🇪", "aGVsbG8gd29ybGQ=", "rhythm", "crwth", "kkk"],
)
def test_ordinary_labels_hold_no_riddle(text: str) -> None:
    assert not worked_out(text)
    assert asks_for_secret(AskedField(name="value", title=text)).level == "none"


@given(st.text(max_size=80))
def test_no_text_raises(text: str) -> None:
    worked_out(text)
    decoded(text)
