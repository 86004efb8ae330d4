"""An interaction goes one way, once, and whoever waits for it is woken."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import get_args

import anyio
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.server.interaction import (
    ENDS,
    TRANSITIONS,
    Event,
    Interaction,
    NotAllowedError,
    State,
    digest_of,
)
from mcp_elicitation.server.interactions import KIND, LIFETIME, REMEMBERED, Interactions
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sealed import SealedStore
from mcp_elicitation.stores.sql import SqlStore

ALICE = Principal(issuer="https://as.example", subject="alice", client="inspector")
STATES: tuple[State, ...] = get_args(State)
EVENTS: tuple[Event, ...] = get_args(Event)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def one(**members: object) -> Interaction:
    whole: dict[str, object] = {"purpose": "secret", "principal": ALICE, "message": "why", "deadline": 10.0} | members
    return Interaction(**whole)  # type: ignore[arg-type]  # members by name


@pytest.mark.parametrize(("state", "event"), list(itertools.product(STATES, EVENTS)))
def test_only_what_the_table_says_may_happen(state: State, event: Event) -> None:
    interaction = one(state=state)
    if (state, event) in TRANSITIONS:
        assert interaction.after(event).state == TRANSITIONS[state, event]
    else:
        with pytest.raises(NotAllowedError):
            interaction.after(event)


def test_no_way_leads_out_of_an_end() -> None:
    assert not [state for state, _ in TRANSITIONS if state in ENDS]


@given(st.lists(st.sampled_from(EVENTS), max_size=6))
def test_it_is_finished_at_most_once(events: list[Event]) -> None:
    interaction, finished = one(), 0
    for event in events:
        try:
            interaction = interaction.after(event)
        except NotAllowedError:
            continue
        finished += event == "finish"
    assert finished <= 1


@given(st.text(max_size=30), st.sampled_from(STATES), st.integers(0, 5))
def test_what_is_written_is_read_back(message: str, state: State, tries: int) -> None:
    interaction = one(message=message, state=state, tries=tries, holder="h", request={"a": [1]}, result={"b": True})
    assert Interaction.read(interaction.write()) == interaction


@pytest.mark.requirement("SURL-1", "STATE-1")
async def test_the_store_knows_the_digest_of_a_handle_and_not_the_handle() -> None:
    store = MemoryStore()
    interactions = Interactions(SealedStore(store, KeyRing([bytes(range(32))])))
    handle = await interactions.begin("secret", ALICE, "the reason", {"name": "weather"})
    assert len(handle) == 43
    [record] = store._records.values()
    assert record.key == digest_of(handle)
    assert handle.encode() not in record.value
    assert b"the reason" not in record.value
    assert record.owner == ALICE.owner


async def test_two_steps_from_one_reading_are_one() -> None:
    interactions = Interactions(MemoryStore())
    handle = await interactions.begin("secret", ALICE, "why", {})
    found = await interactions.find(handle)
    assert found is not None
    assert await interactions.step(found, "open", holder="one") is not None
    assert await interactions.step(found, "open", holder="two") is None
    again = await interactions.find(handle)
    assert again is not None
    assert again.interaction.holder == "one"


@pytest.mark.requirement("MRTR-10")
async def test_too_late_is_over_and_swept_in_the_end() -> None:
    clock, store = Clock(), MemoryStore()
    interactions = Interactions(store, clock=clock)
    handle = await interactions.begin("secret", ALICE, "why", {})
    clock.now += LIFETIME
    found = await interactions.find(handle)
    assert found is not None
    assert interactions.is_over(found.interaction)
    assert await interactions.step(found, "open", holder="h") is None
    clock.now += REMEMBERED
    assert await interactions.find(handle) is None
    assert await store.sweep(now=clock.now) == 1


async def test_an_unknown_handle_finds_nothing() -> None:
    interactions = Interactions(MemoryStore())
    for handle in ("", "x", "\ud800", "a" * 100_000):
        assert await interactions.find(handle) is None


async def test_a_record_that_was_tampered_with_is_not_there() -> None:
    store = MemoryStore()
    interactions = Interactions(SealedStore(store, KeyRing([bytes(range(32))])))
    handle = await interactions.begin("secret", ALICE, "why", {})
    record = await store.get(KIND, digest_of(handle), now=0)
    assert record is not None
    await store.replace(record, record.value, expires=record.expires, now=0)  # the version is sealed too
    assert await interactions.find(handle) is None


async def test_a_finish_in_another_process_wakes_who_waits(tmp_path: Path) -> None:
    """Two stores on one file are what two processes have."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    here, there = SqlStore(url), SqlStore(url)
    try:
        asking, page = Interactions(here), Interactions(there)
        handle = await asking.begin("confirm", ALICE, "why", {})
        with anyio.fail_after(30):
            async with anyio.create_task_group() as group:
                group.start_soon(asking.wait_until_over, handle)
                found = await page.find(handle)
                assert found is not None
                opened = await page.step(found, "open", holder="h")
                assert opened is not None
                assert await page.step(opened, "finish", result=True) is not None
        over = await asking.find(handle)
        assert over is not None
        assert (over.interaction.state, over.interaction.result) == ("done", True)
    finally:
        await here.close()
        await there.close()
