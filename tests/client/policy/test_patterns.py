"""A pattern matches what it says, however the other side spells it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.policy.patterns import (
    PatternError,
    host_of,
    matches_host,
    matches_origin,
    require_host_pattern,
    require_origin_pattern,
)


@pytest.mark.parametrize(
    ("pattern", "url", "matches"),
    [
        ("example.com", "https://example.com/", True),
        ("example.com", "https://EXAMPLE.com:8443/", True),
        ("example.com", "https://example.com./", True),
        ("EXAMPLE.com", "https://example.com/", True),
        ("example.com", "https://www.example.com/", False),
        ("example.com", "https://notexample.com/", False),
        ("example.com", "https://example.com.evil.test/", False),
        ("example.com", "https://example.com@evil.test/", False),
        ("example.com", "https://evil.test/example.com", False),
        ("example.com", "https://evil.test\\@example.com/", False),
        ("*.example.com", "https://www.example.com/", True),
        ("*.example.com", "https://a.b.example.com./", True),
        ("*.example.com", "https://example.com/", False),
        ("*.example.com", "https://notexample.com/", False),
        ("bücher.example", "https://xn--bcher-kva.example/", True),
        ("xn--bcher-kva.example", "https://BÜCHER.example/", True),
        ("127.0.0.1", "http://127.1/", True),
        ("127.0.0.1", "http://2130706433/", True),
        ("[::1]", "http://[0:0:0:0:0:0:0:1]:80/", True),
        ("*", "https://anything.test/", True),
    ],
)
def test_a_host_is_compared_as_a_browser_reads_it(pattern: str, url: str, matches: bool) -> None:
    host = host_of(url)
    assert host is not None
    assert matches_host(pattern, host) is matches


@pytest.mark.parametrize("url", ["", "x", "https://", "mailto:a@b.test", "https://[::", "https://a b/"])
def test_what_is_no_web_address_has_no_host(url: str) -> None:
    assert host_of(url) is None


@pytest.mark.parametrize(
    ("pattern", "origin", "matches"),
    [
        ("*", "https://travel.example", True),
        ("https://travel.example", "https://travel.example", True),
        ("https://travel.example", "https://travel.example:443", True),
        ("https://travel.example:8443", "https://travel.example:8443", True),
        ("https://travel.example", "https://travel.example:8443", False),
        ("https://travel.example", "http://travel.example", False),
        ("https://travel.example", "https://travel.example.evil.test", False),
        ("https://*.travel.example", "https://eu.travel.example", True),
        ("https://*.travel.example", "https://travel.example", False),
        ("https://travel.example", "python server.py https://travel.example", False),
        ("python *", "python server.py --port 1", True),
        ("python server.py", "python server.py", True),
        ("python *", "https://travel.example", False),
        ("in this process", "in this process", True),
    ],
)
def test_an_origin_is_compared_in_all_its_parts(pattern: str, origin: str, matches: bool) -> None:
    assert matches_origin(pattern, origin) is matches


@pytest.mark.parametrize(
    "pattern",
    [
        "",
        "*.",
        "https://example.com",
        "example.com/path",
        "example.com:8443",
        "a b",
        "*.*.com",
        "ex*mple.com",
        "[::1]:80",
        "user@example.com",
        "example.com?x",
        "exa\\mple.com",
        "[::",
    ],
)
def test_a_pattern_that_is_no_host_is_refused_with_the_way_to_write_it(pattern: str) -> None:
    with pytest.raises(PatternError, match="is no host: write"):
        require_host_pattern(pattern)


@pytest.mark.parametrize(
    "pattern", ["example.com", "*.example.com", "*", "localhost", "127.0.0.1", "[::1]", "bücher.de"]
)
def test_a_pattern_that_is_a_host_is_taken(pattern: str) -> None:
    require_host_pattern(pattern)


@pytest.mark.parametrize(
    "pattern",
    ["", "https://", "https://*", "https://a b", "https://example.com/mcp", "https://u@example.com", "https://e*.com"],
)
def test_an_origin_with_more_or_less_than_scheme_host_and_port_is_refused(pattern: str) -> None:
    with pytest.raises(PatternError, match="is no origin"):
        require_origin_pattern(pattern)


@pytest.mark.parametrize(
    "pattern",
    ["*", "https://example.com", "https://example.com/", "https://*.example.com:8443", "http://[::1]:1", "python *"],
)
def test_an_origin_is_taken(pattern: str) -> None:
    require_origin_pattern(pattern)


@given(st.text(), st.text())
def test_no_pattern_and_no_address_breaks_the_comparison(pattern: str, text: str) -> None:
    host = host_of(text)
    assert host is None or isinstance(matches_host(pattern, host), bool)
    assert isinstance(matches_origin(pattern, text), bool)


@given(st.from_regex(r"[a-z]{1,8}(\.[a-z]{1,8}){1,3}", fullmatch=True), st.from_regex(r"[a-z]{1,8}", fullmatch=True))
def test_below_means_below_and_never_beside(host: str, label: str) -> None:
    assert matches_host(f"*.{host}", f"{label}.{host}")
    assert not matches_host(f"*.{host}", f"{label}{host}")
    assert not matches_host(host, f"{host}.{label}")
