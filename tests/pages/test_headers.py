"""Every page is shut in: it loads nothing of others, is framed by nobody, and goes where it was allowed to."""

from __future__ import annotations

import pytest

from mcp_elicitation.pages import security_headers, static_headers
from mcp_elicitation.pages.headers import NotAnOriginError


def policy(headers: dict[str, str]) -> dict[str, str]:
    pairs = (each.partition(" ") for each in headers["Content-Security-Policy"].split("; "))
    return {name: value for name, _, value in pairs}


def test_a_page_without_scripts_may_run_none_and_fetch_nothing() -> None:
    assert policy(security_headers()) == {
        "default-src": "'none'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
    }


def test_a_page_with_a_script_runs_its_own_only_and_makes_no_markup_of_strings() -> None:
    allowed = policy(security_headers(script=True))
    assert (allowed["script-src"], allowed["connect-src"]) == ("'self'", "'self'")
    assert allowed["require-trusted-types-for"] == "'script'"


def test_every_page_is_kept_nowhere_framed_by_nobody_and_tells_nobody_where_it_was() -> None:
    headers = security_headers()
    assert headers["Cache-Control"] == "no-store"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "geolocation=()" in headers["Permissions-Policy"]


def test_a_form_may_lead_to_listed_origins() -> None:
    listed = ["https://login.example", "http://127.0.0.1:8080", "https://[::1]:9"]
    assert policy(security_headers(form_action=listed))["form-action"].split() == ["'self'", *listed]


@pytest.mark.parametrize(
    "wrong", ["*", "https:", "https://a.example/x", "https://a.example; script-src *", "a.example"]
)
def test_what_is_no_origin_is_refused(wrong: str) -> None:
    with pytest.raises(NotAnOriginError):
        security_headers(form_action=[wrong])


def test_a_file_with_a_digest_in_its_name_may_be_kept_for_ever() -> None:
    assert "immutable" in static_headers()["Cache-Control"]
