"""What decides, in which order, and how it is explained."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening import AskedField, Verdict, asks_for_secret

pytestmark = pytest.mark.requirement("UI-1")


def asked(name: str = "x", title: str = "", description: str = "", message: str = "") -> Verdict:
    return asks_for_secret(AskedField(name=name, title=title, description=description), message)


def test_a_verdict_says_which_word_stands_where_and_why() -> None:
    verdict = asked(title="Your Straße API key")
    assert (verdict.level, verdict.rule, verdict.word, verdict.place) == ("secret", "secret_word", "API key", "title")
    assert verdict.span == (12, 19)
    assert verdict.reason.en == "“API key” is the name of a secret."
    assert verdict.reason.zh == "“API key”是一种机密信息。"


def test_a_yes_or_no_cannot_hold_a_secret() -> None:
    field = AskedField(name="password", kind="boolean")
    assert asks_for_secret(field).rule == "cannot_hold_a_secret"


def test_a_choice_cannot_hold_a_secret() -> None:
    field = AskedField.from_property("api_key", {"type": "string", "enum": ["staging", "production"]})
    assert asks_for_secret(field).level == "none"


def test_a_date_cannot_hold_a_secret() -> None:
    assert asks_for_secret(AskedField(name="password", format="date")).level == "none"


def test_a_number_can_be_a_code() -> None:
    assert asks_for_secret(AskedField(name="cvv", kind="number")).level == "secret"


def test_a_number_of_keys_is_a_count() -> None:
    assert asks_for_secret(AskedField(name="x", title="API keys", kind="number")).level == "none"


def test_the_password_format_decides_alone() -> None:
    verdict = asks_for_secret(AskedField(name="colour", format="password"))
    assert (verdict.level, verdict.rule, verdict.place) == ("secret", "password_format", "schema")


def test_a_value_that_is_never_shown_again_is_doubtful() -> None:
    assert asks_for_secret(AskedField(name="value", write_only=True)).level == "ambiguous"


@pytest.mark.parametrize("word", ["Token", "Code", "Key", "Pass", "Clave", "Pin"])
def test_an_unsure_word_alone_is_ambiguous(word: str) -> None:
    assert asked(title=word).level == "ambiguous"


@pytest.mark.parametrize("title", ["API key", "Recovery code", "GitHub token", "Clave de acceso", "Ключ доступа"])
def test_an_unsure_word_in_good_company_is_a_secret(title: str) -> None:
    assert asked(title=title).level == "secret"


@pytest.mark.parametrize("title", ["Sort key", "Postal code", "Pin to top", "Boarding pass", "Key results"])
def test_an_unsure_word_in_harmless_company_is_nothing(title: str) -> None:
    assert asked(title=title).level == "none"


def test_a_harmless_title_settles_an_unsure_name() -> None:
    assert asked(name="token", title="Token count").level == "none"


@pytest.mark.parametrize(
    "title",
    ["Password policy", "Length of the password", "Passwortlänge", "密码长度", "パスワードの長さ", "Длина пароля"],
)
def test_the_head_word_decides(title: str) -> None:
    assert asked(title=title).level == "none"


@pytest.mark.parametrize(
    "message",
    [
        "Do not enter your password here. What is your city?",
        "Bitte geben Sie hier kein Passwort ein.",
        "请勿在此填写密码。",
        "ここにパスワードを入力しないでください。",
        "Buraya şifrenizi yazmayın.",
        "Não digite sua senha no campo.",
    ],
)
def test_a_negated_sentence_asks_for_nothing(message: str) -> None:
    assert asked(name="value", message=message).level == "none"


def test_a_list_keeps_its_negation() -> None:
    assert asked(name="value", message="Do not enter your password, PIN or card number.").level == "none"


def test_a_negation_in_one_sentence_does_not_excuse_the_next() -> None:
    assert asked(name="value", message="Never share it with others. Enter your password.").level == "secret"


def test_a_reminder_not_to_forget_is_no_negation() -> None:
    assert asked(name="value", message="Do not forget to enter your password.").level == "secret"


def test_the_message_counts_for_a_field_without_a_meaning_of_its_own() -> None:
    verdict = asked(name="value", title="Answer", message="Please enter your GitHub password.")
    assert (verdict.level, verdict.rule, verdict.place) == ("secret", "message_asks", "message")


def test_the_message_does_not_count_for_a_field_that_is_something_else() -> None:
    assert asked(name="email", title="E-mail", message="Enter your e-mail and password.").level == "none"


def test_a_description_that_mentions_a_secret_is_no_asking() -> None:
    assert asked(name="email", title="E-mail", description="We send a password reset link here.").level == "none"


def test_texts_in_two_languages_are_both_read() -> None:
    assert asked(title="Naam / Пароль").level == "secret"


@given(st.text(), st.text(), st.text(), st.text())
def test_any_text_gets_a_verdict(name: str, title: str, description: str, message: str) -> None:
    field = AskedField(name=name, title=title, description=description)
    verdict = asks_for_secret(field, message)
    if verdict.span is not None:
        start, end = verdict.span
        assert 0 <= start <= end


def test_a_secret_at_the_end_of_a_huge_text_is_read() -> None:
    assert asked(description="so it is. " * 100_000 + "Enter your password").level == "secret"
