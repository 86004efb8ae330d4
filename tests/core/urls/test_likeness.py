"""What a host passes for, and what it does not."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.urls import inspect
from mcp_elicitation.core.urls.known import HONEST_NEIGHBOURS, IMITATED_SITES, KNOWN_HOSTS, KnownHost
from mcp_elicitation.core.urls.likeness import eye


def _codes(host: str, *known_hosts: str) -> set[str]:
    return {notice.code for notice in inspect(f"https://{host}/", known_hosts=known_hosts).notices}


@pytest.mark.parametrize("domain", [*KNOWN_HOSTS, *sorted(IMITATED_SITES)])
def test_no_known_site_passes_for_another(domain: str) -> None:
    assert _codes(domain) == set()
    assert _codes(f"www.{domain}") == set()


@pytest.mark.parametrize("known", KNOWN_HOSTS.values(), ids=lambda known: known.domain)
def test_the_page_that_is_the_source_of_a_row_raises_nothing(known: KnownHost) -> None:
    assert inspect(f"https://{known.page}/oauth/authorize?client_id=1&state=x").verdict == "ok"


@pytest.mark.parametrize("domain", list(KNOWN_HOSTS))
def test_every_known_domain_in_front_of_a_foreign_one_is_noticed(domain: str) -> None:
    assert "borrowed_name" in _codes(f"{domain}.evil.example")
    assert "borrowed_name" in _codes(f"www.{domain.replace('.', '-')}.evil.example")


@pytest.mark.parametrize("word", sorted(HONEST_NEIGHBOURS))
def test_a_neighbouring_word_is_left_alone(word: str) -> None:
    assert _codes(f"{word}.example") == set()


@pytest.mark.parametrize("domain", [known.domain for known in KNOWN_HOSTS.values() if len(known.label) >= 6])
def test_a_doubled_letter_in_a_long_name_is_noticed(domain: str) -> None:
    label, _, suffix = domain.partition(".")
    assert _codes(f"{label[:3]}{label[2]}{label[3:]}.{suffix}") == {"one_letter_off"}


@pytest.mark.parametrize(
    "host",
    [
        "google.de",
        "google.co.uk",
        "amazon.co.jp",
        "paypal.me",
        "apple.com.cn",
        "médium.fr",
        "méta.fr",
        "mailing.example",
        "stripesandstars.example",
        "example.org",
        "gitlab.freedesktop.org",
        "github.okta.com",
        "google.zendesk.com",
    ],
)
def test_an_honest_namesake_is_left_alone(host: str) -> None:
    assert _codes(host) == set()


@pytest.mark.parametrize(
    ("host", "noticed"),
    [
        ("otka.com", True),
        ("okkta.com", True),
        ("okto.com", False),
        ("outlok.com", True),
        ("outlaok.com", False),
        ("mediun.com", False),
        ("firma.de", False),
        ("canta.it", False),
        ("vento.pt", False),
        ("figmma.com", True),
        ("canav.com", True),
    ],
)
def test_a_name_near_many_words_is_missed_by_a_sure_slip_only(host: str, noticed: bool) -> None:
    assert _codes(host) == ({"one_letter_off"} if noticed else set())


def test_own_hosts_are_compared_too_but_never_with_themselves() -> None:
    assert _codes("mcp.travel.example", "travel.example") == set()
    assert _codes("trave1.example", "travel.example") == {"look_alike"}
    assert _codes("trävel.example", "travel.example") == {"look_alike"}
    assert _codes("travle.example", "travel.example") == {"one_letter_off"}
    assert _codes("travel.example.evil.test", "travel.example") == {"borrowed_name"}
    assert _codes("travel-desk.example.evil.test", "travel-desk.example") == {"borrowed_name"}
    assert _codes("travel.example.evil.test", "travel-desk.example") == set()
    assert _codes("traveldesk.co", "traveldesk.com") == {"one_letter_off"}
    assert _codes("traveldesk.de", "traveldesk.com") == set(), "a country's suffix is nobody's slip"
    assert _codes("abd.example", "abc.example") == set(), "short names are one letter from everything"


@pytest.mark.parametrize(
    ("one", "other"),
    [("paypal", "paypa1"), ("microsoft", "rnicrosoft"), ("twitter", "tvvitter"), ("dropbox", "clropbox"), ("a", "ä")],
)
def test_the_eye_sees_no_difference(one: str, other: str) -> None:
    assert eye(one) == eye(other)


@pytest.mark.parametrize(("one", "other"), [("google", "goggle"), ("apple", "ample"), ("a", "b"), ("bücher", "becher")])
def test_the_eye_sees_a_difference(one: str, other: str) -> None:
    assert eye(one) != eye(other)
