"""A URL is shown whole, its owner standing out, with what is doubtful about it; nothing of it can be clicked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.pages.markup import Element, read

from mcp_elicitation.core.urls import inspect
from mcp_elicitation.pages import render_address


def shown(url: str, origin: str | None = "https://mcp.example.com") -> Element:
    return read(render_address(inspect(url, server_origin=origin), "en"))


def classes(page: Element, name: str) -> list[str]:
    return [each.text for each in page.all() if name in each.attributes.get("class", "").split()]


@pytest.mark.requirement("CURL-3", "CURL-5")
def test_the_whole_url_is_there_and_its_owner_is_emphasised() -> None:
    url = "https://login.example.co.uk:8443/go?next=1&z=%E4%BD%A0#end"
    page = shown(url)
    assert classes(page, "url") == [url]
    assert classes(page, "domain") == ["example.co.uk"]


@pytest.mark.requirement("CURL-5")
def test_what_passes_for_the_owner_is_not_emphasised() -> None:
    assert classes(shown("https://github.com.evil.example/github.com"), "domain") == ["evil.example"]


@pytest.mark.requirement("CURL-6")
def test_a_doubt_is_said_and_a_refused_url_is_shown_as_it_came() -> None:
    assert "123" in "".join(classes(shown("https://198.51.100.123/"), "note"))
    page = shown("https://bank.example@evil.example/\u202e")
    assert classes(page, "url") == ["https://bank.example@evil.example/⟨U+202E⟩"]
    assert classes(page, "grave")
    assert not classes(page, "relation")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("https://login.example.com/", "the site of the server that asks"),
        ("https://accounts.google.com/", "many services use"),
        ("https://other.example/", "another site"),
    ],
)
def test_the_relation_to_the_server_is_said(url: str, said: str) -> None:
    assert said in "".join(classes(shown(url), "relation"))


def test_a_local_server_has_no_site_to_compare_with() -> None:
    report = inspect("https://other.example/")
    page = read(render_address(report, "en", local_server=True))
    assert "runs on this computer" in "".join(classes(page, "relation"))


@pytest.mark.requirement("CURL-7")
@given(st.text() | st.text().map(lambda text: f"https://example.com/{text}"))
def test_nothing_that_is_shown_is_a_link(url: str) -> None:
    page = shown(url)
    assert {each.tag for each in page.all()} <= {"div", "p", "b", "bdi", "span", "ul", "li", "strong"}
    report = inspect(url, server_origin="https://mcp.example.com")
    assert classes(page, "url") == ["".join(run.text for run in report.display)]
