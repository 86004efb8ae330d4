"""A second URL inside the first: foreign or at home."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.urls import inspect

_REQUEST = "https://accounts.google.com/o/oauth2/v2/auth?client_id=1&response_type=code&state=x&redirect_uri="
_ORIGIN = "https://mcp.travel.example/mcp"


def _targets(url: str, server_origin: str | None = None) -> list[str]:
    report = inspect(url, server_origin=server_origin)
    return [notice.text.en for notice in report.notices if notice.code == "inner_url"]


@pytest.mark.parametrize(
    ("back", "at_home"),
    [
        ("https://mcp.travel.example/cb", True),
        ("https://www.travel.example/cb", True),
        ("http://127.0.0.1:33418/cb", True),
        ("http://localhost:33418/cb", True),
        ("https://accounts.google.com/cb", True),
        ("https://evil.example/cb", False),
        ("https://mcp.travel.example.evil.example/cb", False),
        ("https://mcp.travel.example@evil.example/cb", False),
        ("//evil.example/cb", False),
        ("javascript:alert(1)", False),
    ],
)
def test_an_authorisation_leads_back_to_the_server_or_to_this_machine(back: str, at_home: bool) -> None:
    assert (_targets(_REQUEST + back, _ORIGIN) == []) is at_home


def test_where_the_servers_site_is_unknown_any_way_back_is_let_pass() -> None:
    assert _targets(f"{_REQUEST}https://mcp.travel.example/cb") == []
    assert _targets(f"{_REQUEST}javascript:alert(1)") != []


def test_a_way_back_is_one_only_in_an_authorisation_request() -> None:
    assert _targets("https://good.example/?redirect_uri=https://evil.example/") != []
    assert _targets("https://good.example/?redirect_uri=https://good.example/a&next=https://www.good.example/") == []


@pytest.mark.parametrize(
    "url",
    [
        "https://good.example/?scope=https://www.googleapis.com/auth/calendar",
        "https://good.example/?resource=https://mcp.travel.example/mcp",
        "https://good.example/?q=http",
        "https://good.example/?q=a:b//c",
        "https://good.example/wiki/File:Map.png",
        "https://good.example//images/logo",
        "https://good.example/?time=12:30//x",
        "https://good.example/#/a//b",
        "https://good.example/?u=aHR0cHM6Ly9nb29kLmV4YW1wbGUv",
    ],
)
def test_what_merely_looks_like_a_url_is_left_alone(url: str) -> None:
    assert _targets(url) == []


def test_the_sentence_names_where_it_leads() -> None:
    assert "evil.example" in _targets("https://good.example/?u=https%3A%2F%2Fevil.example%2Fx")[0]
