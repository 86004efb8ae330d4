"""Hosts: whose they are."""

from __future__ import annotations

import re
from pathlib import Path

import publicsuffixlist
import pytest

from mcp_elicitation.core.urls import inspect
from mcp_elicitation.core.urls.host import Host, host_of_parts
from mcp_elicitation.core.urls.parts import read

_VECTORS = Path(publicsuffixlist.__file__).with_name("test_psl.txt")


def _host(text: str) -> Host:
    parts = read(f"https://{text}/")
    assert parts is not None
    return host_of_parts(parts)


def _vectors() -> list[tuple[str, str | None]]:
    pattern = re.compile(r"^checkPublicSuffix\('([^']+)', (?:null|'([^']+)')\);", re.MULTILINE)
    return [(name, domain or None) for name, domain in pattern.findall(_VECTORS.read_text(encoding="utf-8"))]


def test_the_vectors_of_the_public_suffix_list_hold() -> None:
    checked = 0
    for name, domain in _vectors():
        if name.startswith("."):  # no host for a browser; refused below
            assert inspect(f"https://{name}/").verdict == "refuse"
            continue
        expected = _host(domain).ascii if domain else None
        host = _host(name)
        assert host.domain == (expected or host.ascii), name
        assert bool(host.owner_label) == (domain is not None), name
        checked += 1
    assert checked > 60


@pytest.mark.parametrize(
    ("text", "kind", "domain"),
    [
        ("10.0.0.1", "ipv4", "10.0.0.1"),
        ("127.0.0.1", "ipv4", "127.0.0.1"),
        ("[::1]", "ipv6", "[::1]"),
        ("[2001:db8::1]", "ipv6", "[2001:db8::1]"),
        ("localhost", "localhost", "localhost"),
        ("localhost.", "localhost", "localhost"),
        ("a.b.localhost", "localhost", "a.b.localhost"),
        ("intranet", "name", "intranet"),
        ("example.com.", "name", "example.com"),
        ("www.example.co.uk", "name", "example.co.uk"),
        ("co.uk", "name", "co.uk"),
        ("1.2.3.example", "name", "3.example"),
        ("ada.github.io", "name", "ada.github.io"),
        ("www.ada.github.io", "name", "ada.github.io"),
        ("www.bücher.example", "name", "xn--bcher-kva.example"),
        ("食狮.公司.cn", "name", "xn--85x722f.xn--55qx5d.cn"),
    ],
)
def test_addresses_and_this_machine_are_told_before_the_list_is_asked(text: str, kind: str, domain: str) -> None:
    host = _host(text)
    assert (host.kind, host.domain) == (kind, domain)


@pytest.mark.parametrize(
    ("text", "hosting"),
    [
        ("ada.github.io", "github.io"),
        ("x.s3.amazonaws.com", "s3.amazonaws.com"),
        ("example.com", None),
        ("example.co.uk", None),
        ("shop.uk.com", None),
        ("www.spb.ru", None),
        ("www.payments.service.gov.uk", None),
        ("storage.googleapis.com", "googleapis.com"),
        ("ada.neocities.org", "neocities.org"),
        ("x.ada.neocities.org", "neocities.org"),
        ("neocities.org", None),
        ("travel.myshopify.com", "myshopify.com"),
        ("x.auth.eu-west-1.amazoncognito.com", None),
        ("10.0.0.1", None),
    ],
)
def test_shared_hosting_is_told_from_registries_public_bodies_and_tenants(text: str, hosting: str | None) -> None:
    assert _host(text).hosting == hosting


def test_the_owner_chooses_what_stands_left_of_the_registered_label() -> None:
    host = _host("a.b.bücher.co.uk")
    assert host.owner_label == "bücher"
    assert host.below == ("a", "b")
    assert _host("intranet").below == ()
    assert _host("10.0.0.1").below == ()


def test_neighbours_on_shared_hosting_are_different_owners() -> None:
    assert _host("x.ada.neocities.org").domain == "ada.neocities.org"
    assert _host("x.ada.neocities.org").owner_label == "ada"
    assert _host("ada.github.io").domain != _host("bob.github.io").domain
