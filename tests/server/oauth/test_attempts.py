"""A browser on its way: what it belongs to, how long it counts, and the states it goes through."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.server.interaction import digest_of
from mcp_elicitation.server.oauth.attempts import KIND, Attempts, Out
from mcp_elicitation.server.oauth.authorize import LIFETIME, TRANSITIONS, Attempt, Came, Event, State
from mcp_elicitation.server.oauth.presets import GITEE, GITHUB
from mcp_elicitation.server.oauth.trouble import OAuthFailedError
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sealed import SealedStore

ALICE = Principal(issuer="https://as.example", subject="alice", client="agent")
HUB = GITHUB.with_client("id", "secret")
OUT = Out(session="s", principal=ALICE, redirect_uri="https://a.example/b", scopes=("x",), interaction="i")
CAME = Came(session="s", principal=replace(ALICE, client=""), provider=HUB, redirect_uri="https://a.example/b")
EVENTS: tuple[Event, ...] = get_args(Event)


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_an_attempt_is_found_by_its_state_alone_and_for_ten_minutes() -> None:
    clock, store = Clock(), MemoryStore()
    attempts = Attempts(store, clock=clock)
    state, attempt = await attempts.send_out(HUB, OUT)
    assert await store.get(KIND, state, now=clock()) is None
    record = await store.get(KIND, digest_of(state), now=clock())
    assert record is not None
    assert state.encode() not in record.value
    assert (await attempts.find(state, CAME)).attempt == attempt
    clock.now += LIFETIME - 1
    assert await attempts.exists(state)
    clock.now += 1
    assert not await attempts.exists(state)
    with pytest.raises(OAuthFailedError, match="no_state"):
        await attempts.find(state, CAME)


@pytest.mark.requirement("PHISH-2")
@pytest.mark.parametrize(
    ("came", "trouble"),
    [
        (replace(CAME, session="t"), "no_state"),
        (replace(CAME, principal=None), "other_person"),
        (replace(CAME, principal=Principal(issuer="https://as.example", subject="bob")), "other_person"),
        (replace(CAME, principal=Principal(issuer="https://b.example", subject="alice")), "other_person"),
        (replace(CAME, provider=replace(GITEE.with_client("id", "x"), name="other")), "other_provider"),
        (replace(CAME, provider=GITHUB.with_client("another", "x")), "other_provider"),
        (replace(CAME, redirect_uri="https://a.example/c"), "other_provider"),
    ],
    ids=["session", "nobody", "person", "issuer", "provider", "client", "redirect URI"],
)
async def test_what_belongs_to_somebody_else_is_not_found_and_not_used_up(came: Came, trouble: str) -> None:
    attempts = Attempts(MemoryStore())
    state, _ = await attempts.send_out(HUB, OUT)
    with pytest.raises(OAuthFailedError, match=trouble):
        await attempts.find(state, came)
    assert await attempts.step(await attempts.find(state, CAME), "claim") is not None


async def test_one_claim_counts() -> None:
    attempts = Attempts(MemoryStore())
    state, _ = await attempts.send_out(HUB, OUT)
    found = await attempts.find(state, CAME)
    assert await attempts.step(found, "claim") is not None
    assert await attempts.step(found, "claim") is None
    assert await attempts.step(await attempts.find(state, CAME), "claim") is None


async def test_a_new_attempt_takes_the_place_of_the_old_one_at_the_same_provider() -> None:
    attempts = Attempts(MemoryStore())
    first, _ = await attempts.send_out(HUB, OUT)
    elsewhere, _ = await attempts.send_out(replace(HUB, name="other"), OUT)
    second, _ = await attempts.send_out(HUB, OUT)
    assert first != second
    assert (await attempts.find(first, CAME)).attempt.state == "superseded"
    assert (await attempts.find(second, CAME)).attempt.state == "out"
    other = replace(CAME, provider=replace(HUB, name="other"))
    assert (await attempts.find(elsewhere, other)).attempt.state == "out"


async def test_an_attempt_that_no_key_opens_any_more_stands_in_nobodys_way() -> None:
    store = MemoryStore()
    state, _ = await Attempts(SealedStore(store, KeyRing([bytes(range(32))]))).send_out(HUB, OUT)
    attempts = Attempts(SealedStore(store, KeyRing([bytes(range(1, 33))])))
    again, _ = await attempts.send_out(HUB, OUT)
    assert (await attempts.find(again, CAME)).attempt.state == "out"
    with pytest.raises(OAuthFailedError, match="no_state"):
        await attempts.find(state, CAME)


@given(st.lists(st.sampled_from(EVENTS), max_size=6))
def test_no_order_of_events_claims_twice_or_leaves_an_end(events: list[Event]) -> None:
    attempt = Attempt(
        session="s", principal=ALICE, provider="p", client="c", redirect_uri="r", verifier="v", nonce="n",
        scopes=(), interaction="i",
    )  # fmt: skip
    claims = 0
    for event in events:
        after = attempt.after(event)
        if after is None:
            continue
        claims += event == "claim"
        attempt = after
    assert claims <= 1
    assert Attempt.read(attempt.write()) == attempt


def test_every_state_can_be_reached() -> None:
    assert set(TRANSITIONS.values()) | {"out"} == set(get_args(State))
