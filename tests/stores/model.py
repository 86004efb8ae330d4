"""A dictionary that a store is held against, whatever is done in whatever order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    MultipleResults,
    RuleBasedStateMachine,
    consumes,
    multiple,
    rule,
    run_state_machine_as_test,
)

from mcp_elicitation.stores.base import NOBODY, Record, Store

T = TypeVar("T")

KINDS = st.sampled_from(["a", "b"])
KEYS = st.sampled_from(["", "k", "\x00", "\ud800", "é", "x" * 3_000]) | st.text(max_size=3)
OWNERS = st.sampled_from(["ann", "bob", NOBODY])
VALUES = st.binary(max_size=20)
LIVES = st.integers(min_value=0, max_value=20)
NONE: MultipleResults[Record] = multiple()


class StoreModel(RuleBasedStateMachine):
    """Does the same to a store and to a dictionary."""

    seen: Bundle[Record] = Bundle("seen")

    def make(self) -> Store:
        """Return a new and empty store."""
        raise NotImplementedError

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.store = self.make()
        self.model: dict[tuple[str, str], Record] = {}
        self.now = 100.0

    def run(self, verb: Coroutine[object, object, T]) -> T:
        return self.runner.run(verb)

    def live(self, kind: str, key: str) -> Record | None:
        record = self.model.get((kind, key))
        return record if record is not None and record.expires > self.now else None

    def is_still(self, record: Record) -> bool:
        kept = self.model.get((record.kind, record.key))
        return kept is not None and (kept.born, kept.version) == (record.born, record.version)

    @rule(seconds=st.integers(min_value=1, max_value=15))
    def time_passes(self, seconds: int) -> None:
        self.now += seconds

    @rule(target=seen, kind=KINDS, key=KEYS, owner=OWNERS, value=VALUES, life=LIVES)
    def add(self, kind: str, key: str, owner: str, value: bytes, life: int) -> Record | MultipleResults[Record]:
        added = self.run(self.store.add(kind, key, value, owner=owner, expires=self.now + life, now=self.now))
        if self.live(kind, key) is not None:
            assert added is None
            return NONE
        assert added is not None
        expected = Record(
            kind=kind, key=key, owner=owner, born=added.born, version=1, expires=self.now + life, value=value
        )
        assert added == expected
        self.model[kind, key] = added
        return added

    @rule(target=seen, record=seen, value=VALUES, life=LIVES)
    def replace(self, record: Record, value: bytes, life: int) -> Record | MultipleResults[Record]:
        changed = self.run(self.store.replace(record, value, expires=self.now + life, now=self.now))
        if self.live(record.kind, record.key) is None or not self.is_still(record):
            assert changed is None
            return NONE
        expected = replace(record, version=record.version + 1, value=value, expires=self.now + life)
        assert changed == expected
        self.model[record.kind, record.key] = expected
        return expected

    @rule(kind=KINDS, key=KEYS)
    def get(self, kind: str, key: str) -> None:
        assert self.run(self.store.get(kind, key, now=self.now)) == self.live(kind, key)

    @rule(record=seen)
    def get_what_was_seen(self, record: Record) -> None:
        self.get(record.kind, record.key)

    @rule(record=seen)
    def take(self, record: Record) -> None:
        expected = self.live(record.kind, record.key)
        assert self.run(self.store.take(record.kind, record.key, now=self.now)) == expected
        if expected is not None:
            del self.model[record.kind, record.key]

    @rule(record=seen)
    def delete(self, record: Record) -> None:
        expected = self.is_still(record)
        assert self.run(self.store.delete(record)) == expected
        if expected:
            del self.model[record.kind, record.key]

    @rule(kind=KINDS, owner=OWNERS.filter(bool))
    def scan(self, kind: str, owner: str) -> None:
        expected = [
            record
            for _, record in sorted(self.model.items())
            if record.kind == kind and record.owner == owner and record.expires > self.now
        ]
        assert self.run(self.store.scan(kind, owner=owner, now=self.now)) == expected

    @rule(owner=OWNERS.filter(bool))
    def delete_all(self, owner: str) -> None:
        gone = [place for place, record in self.model.items() if record.owner == owner]
        assert self.run(self.store.delete_all(owner=owner)) == len(gone)
        for place in gone:
            del self.model[place]

    @rule()
    def sweep(self) -> None:
        gone = [place for place, record in self.model.items() if record.expires <= self.now]
        assert self.run(self.store.sweep(now=self.now)) == len(gone)
        for place in gone:
            del self.model[place]

    @rule(record=consumes(seen))
    def wait(self, record: Record) -> None:
        assert self.run(self.store.changed(record, timeout=0)) != self.is_still(record)

    def teardown(self) -> None:
        self.run(self.store.close())
        self.runner.close()


def hold_against_model(make: Callable[[], Store], *, examples: int = 30) -> None:
    """Raise when a store, made anew and empty each time, differs from a dictionary."""

    class Held(StoreModel):
        def make(self) -> Store:
            return make()

    run_state_machine_as_test(  # pyright: ignore[reportUnknownMemberType]
        Held,
        settings=settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
