"""Askings that avoid the word."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.screening import AskedField, asks_for_secret
from mcp_elicitation.core.screening.euphemisms import EUPHEMISMS
from mcp_elicitation.core.screening.reasons import REASONS

pytestmark = pytest.mark.requirement("UI-1")


@pytest.mark.parametrize(
    ("title", "rule"),
    [
        ("The 3 digits on the back of your card", "card_code_described"),
        ("Les trois chiffres au dos de votre carte", "card_code_described"),
        ("卡背面的三位数字", "card_code_described"),
        ("The long number across the front of your card", "card_number_described"),
        ("The digits we just sent to your phone", "one_time_code_described"),
        ("What your authenticator shows", "authenticator_described"),
        ("The words that restore your wallet", "seed_phrase_described"),
        ("The four digits you enter at the cash machine", "pin_described"),
        ("What unlocks your phone: the digits", "unlocking_described"),
        ("What you type to sign in", "password_described"),
        ("Something only you know", "secret_described"),
        ("The long string from the developer console", "key_described"),
    ],
)
def test_a_description_in_other_words_is_understood(title: str, rule: str) -> None:
    verdict = asks_for_secret(AskedField(name="value", title=title))
    assert (verdict.level, verdict.rule) == ("secret", rule)


def test_a_description_may_be_spread_over_the_texts_of_a_field() -> None:
    field = AskedField(name="value", title="Short number", description="On the reverse of your bank card")
    assert asks_for_secret(field).level == "secret"


@pytest.mark.parametrize(
    "title",
    [
        "What colour is the back of your card?",
        "Which phone number should we send the code to?",
        "Do you use an authenticator app?",
        "Number of wallets sold",
        "Never tell anyone the digits on the back of your card",
    ],
)
def test_talk_about_the_same_things_is_no_asking(title: str) -> None:
    assert asks_for_secret(AskedField(name="value", title=title)).level == "none"


def test_every_rule_has_a_sentence() -> None:
    assert {euphemism.rule for euphemism in EUPHEMISMS} <= set(REASONS)
