"""The report: what it holds, and that nothing outside its arguments is reached for."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.urls import NotAHostError, Run, Span, inspect, write

_PIECES = st.sampled_from([
    "https", "http", ":", "//", "/", "?", "#", "@", ".", "example", "com", "xn--", "bücher", "中国", "%2e",
    "127.0.0.1", "[::1]", "localhost", "\\", " ", "\u202e", "\u200b", ":8443", "=", "&", "token", "a",
    "。", "é", "\ud800", "evil.example",
])  # fmt: skip
_URLS = st.one_of(
    st.text(),
    st.lists(_PIECES, max_size=12).map("".join),
    st.lists(_PIECES, max_size=8).map(lambda pieces: "https://example.com/" + "".join(pieces)),
)


@pytest.mark.requirement("CURL-3", "CURL-5")
def test_the_runs_tell_the_parts_of_a_url_apart() -> None:
    report = inspect("https://www.shop.example.co.uk:8443/a/b?c=d#e")
    assert report.display == (
        Run("scheme", "https://"),
        Run("subdomain", "www.shop."),
        Run("domain", "example.co.uk"),
        Run("port", ":8443"),
        Run("path", "/a/b"),
        Run("query", "?c=d"),
        Run("fragment", "#e"),
    )
    assert (report.host, report.domain, report.port) == ("www.shop.example.co.uk", "example.co.uk", 8443)


def test_an_address_is_a_domain_of_its_own() -> None:
    assert inspect("https://10.0.0.1/").domain == "10.0.0.1"
    assert Run("domain", "[2001:db8::1]") in inspect("https://[2001:db8::1]/").display
    assert Run("domain", "localhost") in inspect("http://localhost/").display


def test_a_trailing_dot_stays_with_its_domain() -> None:
    assert Run("domain", "example.com.") in inspect("https://www.example.com./").display


def test_a_refused_url_is_shown_as_it_came_with_everything_made_visible() -> None:
    report = inspect("https://a\u202eb.example/\t")
    assert report.display == (Run("sent", "https://a⟨U+202E⟩b.example/⟨U+0009⟩"),)


def test_a_refused_url_tells_where_a_browser_would_have_gone() -> None:
    report = inspect("https://accounts.example.com@evil.test/")
    assert (report.verdict, report.host, report.domain) == ("refuse", "evil.test", "evil.test")
    assert "evil.test" in report.notices[0].text.en


@pytest.mark.parametrize(
    "url",
    [
        f"https://{'a' * 5000}@evil.test/",
        f"{'a' * 5000}:x",
        f"https://example.com:{'9' * 5000}/",
        f"https://{'a' * 5000}/",
        f"https://good.example/?{'a' * 3000}token=1",
        f"https://good.example/?u=https://{'a.' * 100}example/",
    ],
)
def test_a_sentence_stays_a_sentence_however_long_the_url(url: str) -> None:
    assert all(len(notice.text.en) < 300 for notice in inspect(url).notices)


def test_a_notice_points_at_what_it_speaks_of() -> None:
    report = inspect("https://mcp.example.com/connect?user=7&token=abc")
    assert [report.url[one.span.start : one.span.end] for one in report.notices] == ["token=abc"]
    report = inspect("https://www.gооgle.com/")
    assert {report.url[one.span.start : one.span.end] for one in report.notices} == {
        "www.xn--ggle-55da.com",
        "xn--ggle-55da",
    }


def test_the_gravest_notice_stands_first() -> None:
    report = inspect("https://paypa1.com:8443/?token=a")
    assert [notice.code for notice in report.notices] == ["look_alike", "odd_port", "credential"]


@pytest.mark.parametrize(
    ("url", "relation"),
    [
        ("https://mcp.travel.example/connect", "same_site"),
        ("https://www.travel.example/", "same_site"),
        ("https://accounts.google.com/o/oauth2/v2/auth", "known_provider"),
        ("https://idp.partner.example/", "known_provider"),
        ("https://elsewhere.example/", "unrelated"),
        ("http://127.0.0.1:8000/", "unrelated"),
    ],
)
def test_the_relation_says_whose_site_it_is(url: str, relation: str) -> None:
    report = inspect(url, server_origin="https://mcp.travel.example:8443/mcp", known_hosts=["idp.partner.example"])
    assert report.relation == relation


def test_two_local_ports_are_one_site() -> None:
    assert inspect("http://127.0.0.1:5000/x", server_origin="http://127.0.0.1:8000").relation == "same_site"


def test_two_tenants_of_one_host_are_not_one_site() -> None:
    report = inspect("https://evil.vercel.app/", server_origin="https://travel.vercel.app")
    assert report.relation == "unrelated"
    assert "shared_hosting" in {notice.code for notice in report.notices}


@pytest.mark.parametrize("server_origin", ["", "https://", "not a host", "https://a b/"])
def test_a_setting_without_a_host_is_an_error_and_not_silence(server_origin: str) -> None:
    if not server_origin:
        assert inspect("https://example.com/", server_origin=server_origin).verdict == "ok"
        return
    with pytest.raises(NotAHostError):
        inspect("https://example.com/", server_origin=server_origin)
    with pytest.raises(NotAHostError):
        inspect("https://example.com/", known_hosts=[server_origin])


def test_what_is_trusted_already_is_not_warned_about() -> None:
    url = "https://travel.vercel.app:8443/connect"
    assert inspect(url).verdict == "warn"
    assert inspect(url, server_origin="https://travel.vercel.app:8443").verdict == "ok"
    coded = "https://xn--bcher-kva.example/"
    assert inspect(coded).verdict == "warn"
    assert inspect(coded, known_hosts=["bücher.example"]).verdict == "ok"


def test_a_look_alike_of_the_server_itself_is_named() -> None:
    report = inspect("https://trave1.example/", server_origin="https://mcp.travel.example")
    assert [notice.code for notice in report.notices] == ["look_alike"]
    assert "travel.example" in report.notices[0].text.en
    slipped = inspect("https://travvel.example/", known_hosts=["travel.example"])
    assert [notice.code for notice in slipped.notices] == ["one_letter_off"]
    borrowed = inspect("https://mcp.travel.example.evil.test/", server_origin="https://mcp.travel.example")
    assert [notice.code for notice in borrowed.notices] == ["borrowed_name"]


def test_a_report_is_written_as_json() -> None:
    written = write(inspect("https://example.com:8443/"))
    assert json.loads(json.dumps(written)) == written
    assert written["verdict"] == "warn"
    assert written["notices"] == [
        {
            "code": "odd_port",
            "verdict": "warn",
            "text": {
                "en": "The site is reached through an unusual port, 8443.",
                "zh": "该网站使用了不常见的端口 8443。",
            },
            "span": [20, 24],
        }
    ]


@given(_URLS)
def test_every_text_gets_a_report(url: str) -> None:
    report = inspect(url, server_origin="https://mcp.travel.example", typed=["Ada Lovelace"])
    assert report.verdict in {"ok", "warn", "refuse"}
    assert (report.canonical is None) == (report.verdict == "refuse")
    assert (report.notices == ()) == (report.verdict == "ok")
    for notice in report.notices:
        assert isinstance(notice.span, Span)
        assert 0 <= notice.span.start <= notice.span.end <= len(report.url)


@pytest.mark.requirement("CURL-3")
@given(_URLS)
def test_what_is_shown_is_what_is_opened(url: str) -> None:
    report = inspect(url)
    if report.canonical is not None:
        assert "".join(run.text for run in report.display) == report.canonical == report.url
        assert report.canonical.isascii()
        assert report.canonical.isprintable()
        assert " " not in report.canonical
        again = inspect(report.canonical)
        assert (again.canonical, again.host, again.port) == (report.canonical, report.host, report.port)


_AUDITED = """
import sys
from mcp_elicitation.core.urls import inspect
events = []
sys.addaudithook(lambda event, _: events.append(event) if event.partition(".")[0] in SEEN else None)
SEEN = {"open", "socket", "os", "subprocess", "import", "ctypes", "shutil", "urllib"}
for url in sys.argv[1:]:
    inspect(url, server_origin="https://mcp.travel.example", known_hosts=["idp.example"], typed=["Ada Lovelace"])
SEEN = set()
print(events)
"""


@pytest.mark.requirement("CURL-1")
def test_nothing_is_reached_for_after_import() -> None:
    urls = [
        "https://accounts.google.com/o/oauth2/v2/auth?client_id=1&redirect_uri=https%3A%2F%2Fmcp.travel.example%2Fcb",
        "https://gооgle.com/?url=aHR0cHM6Ly9ldmlsLmV4YW1wbGUv",
        "https://日本語.jp/",
        "https://10.0.0.1:8443/",
        "https://good。example/?q=%61",
        "http://localhost/",
        "javascript:alert(1)",
        "https://user@example.com/",
    ]
    run = subprocess.run([sys.executable, "-c", _AUDITED, *urls], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
