"""What a URL must not carry, and what only looks like it."""

from __future__ import annotations

import base64
from urllib.parse import quote

import pytest

from mcp_elicitation.core.urls import inspect
from mcp_elicitation.core.urls.shapes import is_card_number, is_luhn_valid, is_personal_number


def _codes(url: str, *typed: str) -> set[str]:
    return {notice.code for notice in inspect(url, typed=typed).notices}


@pytest.mark.parametrize(
    "query",
    [
        "token=",
        "token=true",
        "password=1",
        "csrf_token=0f8fad5bd9cb469fa16570867728950e",
        "page_token=CAoQAA",
        "token_type=bearer",
        "tokens=12",
        "api_key_id=",
        "secretary=ada",
        "monkey=1",
        "keyboard=qwerty",
        "passport=yes",
        "code=WELCOME",
        "code=a&state=b&client_id=c",
        "state=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.sig",
        "email=weekly",
        "phone=true",
        "phone=12",
        "username=",
        "session=12",
        "sid=a",
        "session_id=cs_live_a1b2c3d4e5f6g7h8i9j0",
        "sig=abc",
        "signature=abc",
        "ticket=4711",
        "pass=gold",
        "auth=google",
        "address=0x52908400098527886E0F7030069857D2E4169EE7",
        "q=git@github.com:python/cpython",
        "img=logo@2x.png",
        "id=4111111111111111",
        "card=visa",
        "cc=DE",
        "heslo=slovo",
        "parola=casa",
        "密码=false",
        "名=x",
        "id=123456789",
        "oauth_token=NPcudxy0yU5T3tBzho7iCotZ3cnetKwcTIRlX0iwRl0",
    ],
)
def test_a_harmless_parameter_is_left_alone(query: str) -> None:
    assert _codes(f"https://good.example/?{query}") == set()


@pytest.mark.parametrize("value", ["4111 1111 1111 1111", "5500-0000-0000-0004", "3782 822463 10005"])
def test_a_card_number_is_known_by_its_groups_and_its_check_digit(value: str) -> None:
    assert is_card_number(value)
    assert is_luhn_valid(value)
    assert not is_card_number(value[:-1] + ("1" if value[-1] != "1" else "2"))


@pytest.mark.parametrize(
    ("value", "is_one"),
    [
        ("DE89370400440532013000", True),
        ("GB82 WEST 1234 5698 7654 32", True),
        ("DE89370400440532013001", False),
        ("123-45-6789", True),
        ("000-45-6789", False),
        ("11010519491231002X", True),
        ("110105194912310021", False),
        ("AB12", False),
        ("", False),
    ],
)
def test_personal_numbers_are_known_by_their_check_digits(value: str, is_one: bool) -> None:
    assert is_personal_number(value) is is_one


@pytest.mark.requirement("SURL-1")
@pytest.mark.parametrize(
    "query",
    [
        "card=4111111111111111",
        "cc=5500000000000004",
        "Passwort=x1",
        "mot-de-passe=x1",
        "contraseña=x1",
        "密码=x1",
        "パスワード=x1",
        "كلمة_المرور=x1",
    ],
)
def test_a_credential_is_known_by_its_name_in_any_language(query: str) -> None:
    name, _, value = query.partition("=")
    assert _codes(f"https://good.example/?{quote(name)}={value}") == {"credential"}


_TYPED = "Ada Lovelace 1815"


@pytest.mark.parametrize(
    "piece",
    [
        quote(_TYPED),
        _TYPED.replace(" ", "+"),
        quote(quote(_TYPED)),
        quote(_TYPED).lower(),
        quote(_TYPED.upper()),
        _TYPED.encode().hex(),
        _TYPED.encode().hex().upper(),
        base64.b64encode(_TYPED.encode()).decode(),
        base64.urlsafe_b64encode(_TYPED.encode()).decode().rstrip("="),
        quote(base64.b64encode(f"x{_TYPED}y".encode()).decode(), safe=""),
        quote(base64.b64encode(f"xy{_TYPED}".encode()).decode(), safe=""),
        base64.urlsafe_b64encode(f'{{"n":"{_TYPED}"}}'.encode()).decode(),
    ],
)
@pytest.mark.parametrize("place", ["?v={}", "{}", "#{}", "a/{}/b", "?a=1&b=x{}y"])
def test_an_answer_that_comes_back_in_a_url_is_named(piece: str, place: str) -> None:
    url = "https://evil.example/" + place.format(piece)
    assert "typed_value" in _codes(url, "something else", _TYPED)
    assert "typed_value" not in _codes(url, "something else")


def test_short_answers_prove_nothing() -> None:
    assert _codes("https://good.example/?a=yes&b=NO1", "yes", "a", "", "  ") == set()


def test_answers_in_other_scripts_are_found_too() -> None:
    assert "typed_value" in _codes("https://evil.example/?v=%E7%88%B1%E8%BE%BE%C2%B7%E6%B4%9B", "爱达·洛")
    assert "typed_value" in _codes(f"https://evil.example/{'爱达·洛'.encode().hex()}", "爱达·洛")
