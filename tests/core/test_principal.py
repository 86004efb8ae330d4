"""Who is asking: issuer and subject, and nothing that a client says of itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.principal import LOCAL_ISSUER, Principal, local_principal, pack

ALICE = Principal(issuer="https://as.example", subject="alice")


@pytest.mark.requirement("PHISH-3", "STATE-2")
def test_a_user_is_issuer_and_subject_whatever_the_client() -> None:
    assert ALICE.is_same_user(Principal(issuer="https://as.example", subject="alice", client="inspector"))
    for other in ("https://as.example/", "https://AS.example", "http://as.example", ""):
        assert not ALICE.is_same_user(Principal(issuer=other, subject="alice"))
    assert not ALICE.is_same_user(Principal(issuer="https://as.example", subject="Alice"))


@pytest.mark.requirement("STATE-1")
def test_owners_of_different_users_differ() -> None:
    owners = {
        Principal(issuer=issuer, subject=subject).owner
        for issuer, subject in [("a", "bc"), ("ab", "c"), ("", "abc"), ("abc", ""), ("a\0b", "c"), ("a", "b\0c")]
    }
    assert len(owners) == 6
    assert all(len(owner) == 43 for owner in owners)
    assert ALICE.owner == Principal(issuer="https://as.example", subject="alice", client="other").owner


parts = st.lists(st.one_of(st.text(max_size=5), st.binary(max_size=5), st.integers(0, 2**60)), max_size=4)


@given(parts, parts)
def test_different_parts_are_packed_differently(one: list[str | bytes | int], two: list[str | bytes | int]) -> None:
    def plain(part: str | bytes | int) -> bytes:
        if isinstance(part, int):
            return part.to_bytes(8, "big")
        return part.encode() if isinstance(part, str) else part

    same = [plain(each) for each in one] == [plain(each) for each in two]
    assert (pack(*one) == pack(*two)) == same


def test_the_local_user_is_of_an_issuer_that_no_server_has() -> None:
    assert local_principal("ana") == Principal(issuer=LOCAL_ISSUER, subject="ana")
    assert not LOCAL_ISSUER.startswith("http")
