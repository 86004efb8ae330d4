"""What a server may send."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.urls import UrlNotSendableError, require_sendable, sendable


def _codes(url: str, *, development: bool = False) -> list[str]:
    return [problem.code for problem in sendable(url, development=development)]


@pytest.mark.requirement("URL-1")
@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "not_absolute"),
        ("/connect/1", "not_absolute"),
        ("mcp.travel.example/connect", "not_absolute"),
        ("https://", "no_host"),
        ("javascript:alert(1)", "scheme"),
        ("https://a b.example/", "white_space"),
        ("https://user@travel.example/", "userinfo"),
        ("https://travel.example:x/", "invalid_port"),
    ],
)
def test_an_invalid_or_relative_url_is_refused_before_sending(url: str, code: str) -> None:
    assert _codes(url) == [code]
    assert _codes(url, development=True) == [code]


@pytest.mark.requirement("SURL-1")
@pytest.mark.parametrize(
    ("url", "codes"),
    [
        ("https://mcp.example.com/connect?user=ada%40example.com&token=abc", ["credential", "personal_data"]),
        ("https://mcp.example.com/connect?api_key=abc", ["credential"]),
        ("https://mcp.example.com/users/ada@example.com", ["personal_data"]),
        ("https://accounts.google.com/o/oauth2/v2/auth?client_id=1&login_hint=ada@example.com", ["personal_data"]),
    ],
)
def test_credentials_and_personal_data_are_not_sent(url: str, codes: list[str]) -> None:
    assert sorted(_codes(url)) == codes


@pytest.mark.requirement("SURL-2")
@pytest.mark.parametrize(
    "url",
    [
        "https://travel.example/?sessionid=abc",
        "https://travel.example/callback?code=abc&state=xyz",
        "https://travel.example/magic-link/0f8fad5bd9cb469fa165",
    ],
)
def test_a_url_that_is_signed_in_already_is_not_sent(url: str) -> None:
    assert _codes(url) == ["signed_in"]


@pytest.mark.requirement("SURL-4")
def test_plain_http_is_for_this_machine_and_for_development() -> None:
    assert _codes("http://travel.example/") == ["plain_http"]
    assert _codes("http://travel.example/", development=True) == []
    assert _codes("http://127.0.0.1:8000/connect/Hk3vT9dQx2LrPq7ZbN8wYs") == []
    assert _codes("http://10.0.0.8/") == ["plain_http"]


@pytest.mark.parametrize(
    "url",
    [
        "https://travel.example:8443/connect",
        "https://10.0.0.8/connect",
        "https://travel.vercel.app/connect",
        "https://xn--bcher-kva.example/",
    ],
)
def test_what_only_a_person_can_weigh_is_no_problem_of_the_server(url: str) -> None:
    assert sendable(url) == ()


def test_the_error_says_every_reason_in_both_languages() -> None:
    with pytest.raises(UrlNotSendableError) as caught:
        require_sendable("https://mcp.example.com/connect?user=ada%40example.com&token=abc")
    assert {problem.code for problem in caught.value.problems} == {"credential", "personal_data"}
    assert "key or token" in caught.value.public.en
    assert "personal data" in caught.value.public.en
    assert "令牌" in caught.value.public.zh
    assert "个人信息" in caught.value.public.zh
    assert caught.value.code == "url_not_sendable"
    require_sendable("https://mcp.example.com/connect/Hk3vT9dQx2LrPq7ZbN8wYs")


@pytest.mark.requirement("SURL-1")
@pytest.mark.parametrize(
    ("url", "canary"),
    [
        ("https://travel.example/p/sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCD", "abcdefghijkl"),
        ("https://travel.example/?token=abc123456789", "abc123456789"),
        ("https://ada:swordfish@travel.example/", "swordfish"),
        ("https://travel.example/u/ada@example.com/x", "ada@"),
    ],
    ids=["path", "query", "userinfo", "mail"],
)
def test_the_error_does_not_repeat_what_must_not_be_sent(url: str, canary: str) -> None:
    with pytest.raises(UrlNotSendableError) as caught:
        require_sendable(url)
    assert canary not in caught.value.reason + caught.value.public.en + caught.value.public.zh
