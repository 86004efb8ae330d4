"""What every store promises, as one class of tests that the tests of each store inherit."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from dataclasses import replace

import anyio
import pytest

from mcp_elicitation.stores.base import NOBODY, Record, Store, StoreUnavailableError

NOW = 1_800_000_000.0
LATER = NOW + 60
LONG = 120.0
"""Seconds after which a wait would end by itself: longer than any test may take."""
ENOUGH = 20.0
"""Seconds within which a wait must have ended that a change ends."""
CALLERS = 50

HOSTILE_KEYS = [
    "",
    "x" * 100_000,
    "'; DROP TABLE mcp_elicitation_records; --",
    '"quoted" \\ %s %(at)s :at $1 ?',
    "\x00",
    "before\x00after",
    "line\r\nline",
    "\ud800 alone",
    "日本語 \U0001f512",
    "\u202egnirts",
    "%_*",
]


async def added(
    store: Store, key: str = "key", *, kind: str = "kind", owner: str = "ann", value: bytes = b"v"
) -> Record:
    """Add a record that lives from ``NOW`` to ``LATER``."""
    record = await store.add(kind, key, value, owner=owner, expires=LATER, now=NOW)
    assert record is not None
    return record


async def winners(attempt: Callable[[int], Awaitable[object]], callers: int = CALLERS) -> list[int]:
    """Let many callers attempt the same at once and return the numbers of those who got something."""
    won: list[int] = []

    async def one(number: int) -> None:
        if await attempt(number) is not None:
            won.append(number)

    async with anyio.create_task_group() as group:
        for number in range(callers):
            group.start_soon(one, number)
    return won


async def woken_by(store: Store, record: Record, change: Callable[[], Awaitable[object]]) -> bool:
    """Return what a wait for a record says that begins before a change is made."""
    said: list[bool] = []

    async def wait() -> None:
        said.append(await ends(store, record))

    async with anyio.create_task_group() as group:
        group.start_soon(wait)
        await anyio.wait_all_tasks_blocked()
        await change()
    return said[0]


async def ends(store: Store, record: Record) -> bool:
    """Wait for a change that ends the wait long before its time."""
    with anyio.fail_after(ENOUGH):
        return await store.changed(record, timeout=LONG)


class StoreContract:
    """Inherit and give a fixture ``store``."""

    async def test_a_record_is_found_as_it_was_kept(self, store: Store) -> None:
        kept = await store.add("kind", "key", b"value", owner="ann", expires=LATER, now=NOW)
        assert kept is not None
        assert (kept.kind, kept.key, kept.owner, kept.version) == ("kind", "key", "ann", 1)
        assert (kept.expires, kept.value) == (LATER, b"value")
        assert await store.get("kind", "key", now=NOW) == kept

    async def test_what_is_not_kept_is_not_found(self, store: Store) -> None:
        await added(store)
        assert await store.get("kind", "other", now=NOW) is None
        assert await store.take("kind", "other", now=NOW) is None

    async def test_keys_of_different_kinds_do_not_meet(self, store: Store) -> None:
        first = await added(store, "c", kind="ab", value=b"1")
        second = await added(store, "bc", kind="a", value=b"2")
        assert await store.get("ab", "c", now=NOW) == first
        assert await store.get("a", "bc", now=NOW) == second

    async def test_a_taken_key_is_not_added_again(self, store: Store) -> None:
        kept = await added(store)
        assert await store.add("kind", "key", b"other", owner="bob", expires=LATER + 1, now=NOW) is None
        assert await store.get("kind", "key", now=NOW) == kept

    async def test_an_expired_record_is_absent_for_every_verb(self, store: Store) -> None:
        record = await added(store)
        assert await store.get("kind", "key", now=LATER) is None
        assert await store.take("kind", "key", now=LATER) is None
        assert await store.replace(record, b"new", expires=LATER + 60, now=LATER) is None
        assert await store.scan("kind", owner="ann", now=LATER) == []
        assert await store.get("kind", "key", now=math.nextafter(LATER, 0)) == record

    async def test_an_expired_record_does_not_take_its_key(self, store: Store) -> None:
        old = await added(store)
        assert await store.replace(old, b"2", expires=LATER, now=NOW) is not None
        new = await store.add("kind", "key", b"new", owner="bob", expires=LATER + 60, now=LATER)
        assert new is not None
        assert (new.version, new.owner) == (1, "bob")
        assert await store.get("kind", "key", now=LATER) == new
        assert await store.scan("kind", owner="ann", now=NOW) == []

    async def test_a_record_may_never_expire(self, store: Store) -> None:
        record = await store.add("kind", "key", b"", owner="ann", expires=math.inf, now=NOW)
        assert await store.sweep(now=1e300) == 0
        assert await store.get("kind", "key", now=1e300) == record

    async def test_a_replaced_record_counts_its_changes_and_keeps_its_owner(self, store: Store) -> None:
        first = await added(store)
        second = await store.replace(first, b"two", expires=LATER + 60, now=NOW)
        assert second == replace(first, version=2, value=b"two", expires=LATER + 60)
        assert second is not None
        assert await store.get("kind", "key", now=LATER) == second
        third = await store.replace(second, b"", expires=LATER + 60, now=LATER)
        assert third is not None
        assert third.version == 3

    async def test_a_record_that_has_changed_is_not_replaced(self, store: Store) -> None:
        first = await added(store)
        second = await store.replace(first, b"two", expires=LATER, now=NOW)
        assert await store.replace(first, b"lost update", expires=LATER, now=NOW) is None
        assert await store.get("kind", "key", now=NOW) == second

    async def test_a_record_added_again_is_not_the_one_that_was_read(self, store: Store) -> None:
        first = await added(store)
        await store.take("kind", "key", now=NOW)
        again = await added(store)
        assert again.version == first.version
        assert await store.replace(first, b"late", expires=LATER, now=NOW) is None
        assert not await store.delete(first)
        assert await store.changed(first, timeout=0)
        assert await store.get("kind", "key", now=NOW) == again

    async def test_a_record_is_taken_once(self, store: Store) -> None:
        record = await added(store)
        assert await store.take("kind", "key", now=NOW) == record
        assert await store.take("kind", "key", now=NOW) is None
        assert await store.get("kind", "key", now=NOW) is None

    async def test_a_record_is_deleted_only_as_it_was_read(self, store: Store) -> None:
        first = await added(store)
        second = await store.replace(first, b"two", expires=LATER, now=NOW)
        assert second is not None
        assert not await store.delete(first)
        assert await store.get("kind", "key", now=NOW) == second
        assert await store.delete(second)
        assert not await store.delete(second)
        assert await store.get("kind", "key", now=NOW) is None

    async def test_an_expired_record_can_be_deleted(self, store: Store) -> None:
        record = await store.add("kind", "key", b"", owner="ann", expires=NOW - 1, now=NOW - 2)
        assert record is not None
        assert await store.delete(record)
        assert await store.sweep(now=NOW) == 0

    async def test_the_value_is_not_what_makes_a_record_the_same(self, store: Store) -> None:
        """A wrapper that seals gives records whose value is another than the store's."""
        record = await added(store)
        assert not await store.changed(replace(record, value=b"opened"), timeout=0)
        second = await store.replace(replace(record, value=b"opened"), b"two", expires=LATER, now=NOW)
        assert second is not None
        assert await store.delete(replace(second, value=b"opened"))

    @pytest.mark.requirement("STATE-1")
    async def test_only_the_owners_records_are_scanned(self, store: Store) -> None:
        second = await added(store, "b")
        first = await added(store, "a")
        await added(store, "c", owner="bob")
        await added(store, "d", owner=NOBODY)
        await added(store, "e", kind="other")
        assert await store.scan("kind", owner="ann", now=NOW) == [first, second]
        assert await store.scan("kind", owner="eve", now=NOW) == []

    async def test_a_scan_is_in_the_order_of_the_keys(self, store: Store) -> None:
        keys = ["", "A", "Z", "_", "a", "z", "ß", "ä", "\uffff", "\U0001f512"]
        for key in reversed(keys):
            await added(store, key)
        assert [record.key for record in await store.scan("kind", owner="ann", now=NOW)] == keys

    @pytest.mark.requirement("STATE-1")
    async def test_only_the_owners_records_are_removed(self, store: Store) -> None:
        for key in "abc":
            await added(store, key)
        await added(store, "d", kind="other")
        bobs = await added(store, "e", owner="bob")
        nobodys = await added(store, "f", owner=NOBODY)
        assert await store.delete_all(owner="ann") == 4
        assert await store.delete_all(owner="ann") == 0
        assert await store.get("kind", "a", now=NOW) is None
        assert await store.get("kind", "e", now=NOW) == bobs
        assert await store.get("kind", "f", now=NOW) == nobodys

    @pytest.mark.requirement("STATE-1")
    async def test_what_belongs_to_nobody_is_neither_scanned_nor_removed_as_a_whole(self, store: Store) -> None:
        record = await added(store, owner=NOBODY)
        with pytest.raises(ValueError, match="nobody"):
            await store.scan("kind", owner=NOBODY, now=NOW)
        with pytest.raises(ValueError, match="nobody"):
            await store.delete_all(owner=NOBODY)
        assert await store.get("kind", "key", now=NOW) == record

    @pytest.mark.requirement("MRTR-10")
    async def test_a_thousand_expired_records_are_swept(self, store: Store) -> None:
        async def add_for_longer(key: str) -> None:
            await store.add("live", key, b"", owner="ann", expires=LATER + 1, now=NOW)

        async def add_twenty(first: int) -> None:
            for number in range(first, first + 20):
                await added(store, str(number))

        async with anyio.create_task_group() as group:
            for first in range(0, 1_000, 20):
                group.start_soon(add_twenty, first)
        async with anyio.create_task_group() as group:
            for number in range(5):
                group.start_soon(add_for_longer, str(number))
        assert await store.sweep(now=LATER) == 1_000
        assert await store.sweep(now=LATER) == 0
        assert len(await store.scan("live", owner="ann", now=LATER)) == 5

    @pytest.mark.parametrize("key", HOSTILE_KEYS, ids=range(len(HOSTILE_KEYS)))
    async def test_any_string_is_a_key(self, store: Store, key: str) -> None:
        record = await added(store, key)
        other = await added(store, key + "x")
        assert await store.get("kind", key, now=NOW) == record
        assert await store.scan("kind", owner="ann", now=NOW) == [record, other]
        changed = await store.replace(record, b"two", expires=LATER, now=NOW)
        assert await store.take("kind", key, now=NOW) == changed
        assert await store.get("kind", key, now=NOW) is None
        assert await store.get("kind", key + "x", now=NOW) == other

    @pytest.mark.parametrize("value", [b"", bytes(range(256)) * 4_096], ids=["nothing", "1 MiB"])
    async def test_any_bytes_are_a_value(self, store: Store, value: bytes) -> None:
        record = await added(store, value=value)
        assert await store.get("kind", "key", now=NOW) == record
        changed = await store.replace(record, value[::-1], expires=LATER, now=NOW)
        assert changed is not None
        assert await store.scan("kind", owner="ann", now=NOW) == [changed]
        assert await store.take("kind", "key", now=NOW) == changed
        assert changed.value == value[::-1]

    @pytest.mark.requirement("MRTR-5")
    async def test_of_many_who_add_one_wins(self, store: Store) -> None:
        won = await winners(
            lambda number: store.add("kind", "key", b"%d" % number, owner="ann", expires=LATER, now=NOW)
        )
        assert len(won) == 1
        record = await store.get("kind", "key", now=NOW)
        assert record is not None
        assert record.value == b"%d" % won[0]

    @pytest.mark.requirement("MRTR-5")
    async def test_of_many_who_take_the_place_of_an_expired_record_one_wins(self, store: Store) -> None:
        await added(store)
        won = await winners(lambda _: store.add("kind", "key", b"", owner="ann", expires=LATER + 1, now=LATER))
        assert len(won) == 1

    @pytest.mark.requirement("MRTR-5")
    async def test_of_many_who_replace_one_wins(self, store: Store) -> None:
        record = await added(store)
        won = await winners(lambda number: store.replace(record, b"%d" % number, expires=LATER, now=NOW))
        assert len(won) == 1
        kept = await store.get("kind", "key", now=NOW)
        assert kept == replace(record, version=2, value=b"%d" % won[0])

    @pytest.mark.requirement("MRTR-5")
    async def test_of_many_who_take_one_wins(self, store: Store) -> None:
        await added(store)
        assert len(await winners(lambda _: store.take("kind", "key", now=NOW))) == 1

    async def test_a_wait_ends_at_once_when_the_record_has_changed_already(self, store: Store) -> None:
        record = await added(store)
        second = await store.replace(record, b"two", expires=LATER, now=NOW)
        assert second is not None
        assert await store.changed(record, timeout=0)
        assert not await store.changed(second, timeout=0)
        assert await store.delete(second)
        assert await store.changed(second, timeout=0)

    async def test_a_wait_ends_when_the_record_is_changed_by_any_verb(self, store: Store) -> None:
        async def again() -> None:
            await store.add("kind", "key", b"", owner="ann", expires=LATER + 1, now=LATER)

        record = await added(store)
        assert await woken_by(store, record, lambda: store.replace(record, b"two", expires=LATER, now=NOW))
        second = await store.get("kind", "key", now=NOW)
        assert second is not None
        assert await woken_by(store, second, lambda: store.take("kind", "key", now=NOW))
        third = await added(store)
        assert await woken_by(store, third, lambda: store.delete(third))
        fourth = await added(store)
        assert await woken_by(store, fourth, lambda: store.delete_all(owner="ann"))
        fifth = await added(store)
        assert await woken_by(store, fifth, again)
        sixth = await store.get("kind", "key", now=LATER)
        assert sixth is not None
        assert await woken_by(store, sixth, lambda: store.sweep(now=LATER + 1))

    async def test_everybody_who_waits_is_woken(self, store: Store) -> None:
        record = await added(store)
        said: list[bool] = []

        async def wait() -> None:
            said.append(await ends(store, record))

        async with anyio.create_task_group() as group:
            for _ in range(CALLERS):
                group.start_soon(wait)
            await anyio.wait_all_tasks_blocked()
            await store.take("kind", "key", now=NOW)
        assert said == [True] * CALLERS

    async def test_a_wait_ends_after_its_time(self, store: Store) -> None:
        record = await added(store)
        other = await added(store, "other")

        async def change_another() -> None:
            await store.replace(other, b"two", expires=LATER, now=NOW)

        async with anyio.create_task_group() as group:
            group.start_soon(change_another)
            assert not await store.changed(record, timeout=0.05)

    async def test_a_caller_who_goes_away_breaks_nothing(self, store: Store) -> None:
        record = await added(store)
        for attempt in range(60):
            with anyio.move_on_after(attempt / 10_000):
                await store.add("kind", str(attempt), b"", owner="bob", expires=LATER, now=NOW)
        with anyio.move_on_after(0.01):
            await store.changed(record, timeout=LONG)
        assert await store.get("kind", "key", now=NOW) == record
        for kept in await store.scan("kind", owner="bob", now=NOW):
            assert await store.take("kind", kept.key, now=NOW) == kept

    async def test_a_closed_store_refuses(self, store: Store) -> None:
        record = await added(store)
        await store.close()
        await store.close()
        verbs: list[Callable[[], Awaitable[object]]] = [
            lambda: store.get("kind", "key", now=NOW),
            lambda: store.add("kind", "new", b"", owner="ann", expires=LATER, now=NOW),
            lambda: store.replace(record, b"", expires=LATER, now=NOW),
            lambda: store.take("kind", "key", now=NOW),
            lambda: store.delete(record),
            lambda: store.scan("kind", owner="ann", now=NOW),
            lambda: store.delete_all(owner="ann"),
            lambda: store.changed(record, timeout=0),
            lambda: store.sweep(now=NOW),
        ]
        for verb in verbs:
            with pytest.raises(StoreUnavailableError):
                await verb()

    async def test_who_waits_is_let_go_when_the_store_is_closed(self, store: Store) -> None:
        record = await added(store)

        async def wait() -> None:
            with pytest.raises(StoreUnavailableError):
                await ends(store, record)

        async with anyio.create_task_group() as group:
            group.start_soon(wait)
            await anyio.wait_all_tasks_blocked()
            await store.close()
