"""A sealed store: the same contract, and nothing readable underneath."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from mcp_elicitation.core.sealing import KeyRing, UnopenedError
from mcp_elicitation.stores.base import Record
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sealed import SealedStore

NOW = 1_800_000_000.0
LATER = NOW + 1000
CANARY = b"sk-canary-8f2a61c04d"


class Rows(MemoryStore):
    """A database that somebody else can write to."""

    def rows(self) -> list[Record]:
        return list(self._records.values())

    def put(self, record: Record) -> None:
        self._records[record.kind, record.key] = record


def sealed() -> tuple[SealedStore, Rows]:
    rows = Rows()
    return SealedStore(rows, KeyRing([bytes(range(32))])), rows


async def test_what_is_kept_comes_back_and_is_not_readable_underneath() -> None:
    """V1."""
    store, rows = sealed()
    record = await store.add("secret", "k", CANARY, owner="alice", expires=LATER, now=NOW)
    assert record is not None
    assert record.value == CANARY
    changed = await store.replace(record, CANARY * 2, expires=LATER, now=NOW)
    assert changed is not None
    assert (await store.get("secret", "k", now=NOW)) == changed
    assert [each.value for each in await store.scan("secret", owner="alice", now=NOW)] == [CANARY * 2]
    assert all(CANARY not in row.value for row in rows.rows())


@pytest.mark.requirement("STATE-1")
async def test_every_swap_of_rows_and_columns_is_noticed() -> None:
    """V2: rows of two users, two kinds and two keys; values, owners and keys exchanged between every pair."""
    store, rows = sealed()
    for kind, owner, name in itertools.product(("secret", "grant"), ("alice", "bob"), ("one", "two")):
        await store.add(kind, f"{owner}:{name}", f"{kind}{owner}{name}".encode(), owner=owner, expires=LATER, now=NOW)
    before = rows.rows()
    for here, there in itertools.permutations(before, 2):
        for moved in (
            replace(here, value=there.value),
            replace(there, kind=here.kind, key=here.key),
            replace(there, kind=here.kind, key=here.key, owner=here.owner),
            replace(there, kind=here.kind, key=here.key, owner=here.owner, born=here.born),
        ):
            rows.put(moved)
            with pytest.raises(UnopenedError):
                await store.get(here.kind, here.key, now=NOW)
        rows.put(here)
        if here.owner != there.owner:
            rows.put(replace(here, owner=there.owner))
            with pytest.raises(UnopenedError):
                await store.get(here.kind, here.key, now=NOW)
            rows.put(here)
    assert rows.rows() == before


async def test_a_restored_older_row_does_not_pass_as_the_newer_one() -> None:
    """V4: the version is sealed with the value."""
    store, rows = sealed()
    old = await store.add("secret", "k", b"old", owner="alice", expires=LATER, now=NOW)
    assert old is not None
    [old_row] = rows.rows()
    await store.replace(old, b"new", expires=LATER, now=NOW)
    rows.put(replace(old_row, version=2))
    with pytest.raises(UnopenedError):
        await store.get("secret", "k", now=NOW)


async def test_a_row_that_was_moved_whole_to_another_place_is_noticed() -> None:
    """V2: its kind and key moved with it; what counts is where it was looked for."""
    store, rows = sealed()
    await store.add("session", "of alice", b"alice", owner="", expires=LATER, now=NOW)
    await store.add("session", "of bob", b"bob", owner="", expires=LATER, now=NOW)
    [alice, _] = sorted(rows.rows(), key=lambda row: row.key)
    rows._records["session", "of bob"] = alice
    with pytest.raises(UnopenedError):
        await store.get("session", "of bob", now=NOW)
    with pytest.raises(UnopenedError):
        await store.take("session", "of bob", now=NOW)
