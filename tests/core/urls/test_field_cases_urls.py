"""Cases from the field about consent to URLs: what went wrong elsewhere must not go wrong here."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.urls import Report, inspect


def _shown(report: Report) -> str:
    return "".join(run.text for run in report.display)


@pytest.mark.requirement("CURL-6")
@pytest.mark.parametrize(
    "url",
    [
        "https://accounts.example.com@evil.test/",
        "https://accounts.example.com:443@evil.test/",
        "https://a%2f@evil.test/",
    ],
)
def test_user_information_cannot_hide_the_real_host(url: str) -> None:
    report = inspect(url)
    assert (report.verdict, report.notices[0].code, report.host) == ("refuse", "userinfo", "evil.test")


@pytest.mark.parametrize(
    ("url", "verdict"),
    [
        ("https://good.test\\@evil.test/", "refuse"),
        ("https://go\tod.test/", "refuse"),
        ("https:///evil.test", "refuse"),
        ("http://0x7f.1/", "warn"),
    ],
)
def test_two_parsers_cannot_see_two_hosts(url: str, verdict: str) -> None:
    report = inspect(url)
    assert report.verdict == verdict
    assert report.canonical in {None, "http://127.0.0.1/"}


@pytest.mark.requirement("CURL-3", "CURL-5")
def test_the_registrable_domain_stands_out_and_nothing_is_left_out() -> None:
    report = inspect("https://login.example.com.evil.test/?q=" + "x" * 4096 + "&end")
    assert [run.text for run in report.display if run.role in {"subdomain", "domain"}] == [
        "login.example.com.",
        "evil.test",
    ]
    assert _shown(report) == report.canonical
    assert _shown(report).endswith("&end")


@pytest.mark.parametrize(
    ("url", "verdict"),
    [
        ("http://127.0.0.1:8000/x", "warn"),
        ("http://localhost/x", "warn"),
        ("http://[::1]/x", "warn"),
        ("http://shop.example/x", "refuse"),
        ("http://10.0.0.8/x", "refuse"),
    ],
)
def test_plain_http_is_for_this_machine(url: str, verdict: str) -> None:
    assert inspect(url).verdict == verdict


@pytest.mark.parametrize("url", ['https://x.test/";touch${IFS}f;"', "https://x.test/$(id)", "https://x.test/`x`"])
def test_what_a_shell_would_run_is_encoded_or_plain_text(url: str) -> None:
    canonical = inspect(url).canonical
    assert canonical is not None
    assert not set('"` ') & set(canonical)
    assert canonical.startswith("https://x.test/")


def test_an_option_is_no_url_and_a_url_has_no_space() -> None:
    assert inspect("--help").verdict == "refuse"
    assert inspect('https://x.test/";touch f;"').verdict == "refuse"


def test_the_shown_text_of_a_long_url_is_the_exact_url() -> None:
    url = "https://x.test/" + "a/" * 180 + "end"
    assert _shown(inspect(url)) == url


@pytest.mark.requirement("SURL-1")
def test_a_secret_and_an_identity_in_a_url_are_both_named() -> None:
    report = inspect("https://mcp.example.com/connect?user=ada%40example.com&token=abc")
    assert {notice.code for notice in report.notices} == {"credential", "personal_data"}
