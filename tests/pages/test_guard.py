"""What a request must show before anybody looks at what it wants (O12, O9)."""

from __future__ import annotations

import pytest

from mcp_elicitation.pages.guard import is_own_form, refuse_post, refuse_request

URL = "http://127.0.0.1:4711/secret-path"
FORM = {"content-type": "application/x-www-form-urlencoded", "content-length": "10"}


@pytest.mark.requirement("PHISH-4")
@pytest.mark.parametrize(
    "host",
    [
        "localhost:4711",
        "evil.example:4711",
        "127.0.0.1",
        "127.0.0.1:4712",
        "[::1]:4711",
        "",
        "127.0.0.1:4711.",
        "127.1:4711",
    ],
)
def test_on_this_machine_another_host_was_pointed_here(host: str) -> None:
    assert refuse_request({"host": host}, URL, exact_host=True) == "misdirected"


def test_the_exact_host_passes() -> None:
    assert refuse_request({"host": "127.0.0.1:4711"}, URL, exact_host=True) is None
    assert refuse_request({}, "https://a.example", exact_host=False) is None


@pytest.mark.parametrize("destination", ["iframe", "frame", "object", "embed", "image", "script", "worker"])
def test_a_page_is_opened_and_not_embedded(destination: str) -> None:
    headers = {"host": "127.0.0.1:4711", "sec-fetch-dest": destination}
    assert refuse_request(headers, URL, exact_host=True) == "embedded"


def test_a_page_fetched_before_anybody_asked_for_it_is_refused() -> None:
    headers = {"host": "127.0.0.1:4711", "sec-purpose": "prefetch;prerender"}
    assert refuse_request(headers, URL, exact_host=True) == "embedded"


@pytest.mark.parametrize(
    ("headers", "refusal"),
    [
        ({"origin": "http://127.0.0.1:4711"}, None),
        ({"origin": "http://127.0.0.1:4711", "sec-fetch-site": "same-origin"}, None),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, None),
        ({"sec-fetch-site": "same-origin"}, None),
        ({}, "foreign"),
        ({"origin": "null"}, "foreign"),
        ({"origin": "null", "sec-fetch-site": "same-site"}, "foreign"),
        ({"origin": "null", "sec-fetch-site": "none"}, "foreign"),
        ({"origin": "http://127.0.0.1:4711", "sec-fetch-site": "cross-site"}, "foreign"),
        ({"origin": "http://127.0.0.1:4712"}, "foreign"),
        ({"origin": "http://localhost:4711"}, "foreign"),
        ({"origin": "https://127.0.0.1:4711"}, "foreign"),
        ({"origin": "http://evil.example"}, "foreign"),
        ({"origin": "http://127.0.0.1:4711.evil.example"}, "foreign"),
    ],
)
def test_a_post_comes_from_a_page_of_ours(headers: dict[str, str], refusal: str | None) -> None:
    assert refuse_post({**FORM, **headers}, URL) == refusal


@pytest.mark.parametrize(
    ("headers", "refusal"),
    [
        ({"content-type": "application/json"}, "not_a_form"),
        ({"content-type": "text/plain"}, "not_a_form"),
        ({"content-type": "multipart/form-data; boundary=x"}, "not_a_form"),
        ({"content-type": ""}, "not_a_form"),
        ({"content-length": "65537"}, "too_large"),
        ({"content-length": "-1"}, "too_large"),
        ({"content-length": "1e3"}, "too_large"),
        ({"content-type": "application/x-www-form-urlencoded; charset=utf-8"}, None),
    ],
)
def test_a_post_is_a_small_form(headers: dict[str, str], refusal: str | None) -> None:
    assert refuse_post({**FORM, "origin": "http://127.0.0.1:4711", **headers}, URL) == refusal


def test_the_token_is_compared_as_a_whole() -> None:
    assert is_own_form("abc", "abc")
    for given in ("", "ab", "abcd", "ABC", "\ud800"):
        assert not is_own_form(given, "abc")
