"""The store in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator

import anyio
import pytest
from tests.stores import postgres
from tests.stores.model import hold_against_model
from tests.stores.shared_contract import SharedContract
from tests.stores.store_contract import ENOUGH, LATER, LONG, NOW, StoreContract, added, ends

from mcp_elicitation.stores.base import Record, Store, StoreUnavailableError
from mcp_elicitation.stores.open import create
from mcp_elicitation.stores.schema import place_of
from mcp_elicitation.stores.sql import SqlStore

LISTENERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
def url(place: postgres.Place) -> str:
    return place.app


@pytest.fixture
async def store(url: str) -> AsyncGenerator[Store]:
    store = SqlStore(url)
    yield store
    await store.close()


@pytest.fixture
async def other(url: str) -> AsyncGenerator[Store]:
    store = SqlStore(url)
    yield store
    await store.close()


class TestSqlStoreInPostgres(StoreContract, SharedContract):
    pass


def test_a_store_in_postgres_is_a_dictionary(prepared_place: postgres.Place) -> None:
    def empty() -> Store:
        asyncio.run(postgres.run(prepared_place.admin, "TRUNCATE mcp_elicitation_records"))
        return SqlStore(prepared_place.app)

    hold_against_model(empty, examples=8)


async def until(condition: str, url: str) -> None:
    """Ask a database until a condition holds."""
    with anyio.fail_after(ENOUGH):
        while await postgres.run(url, f"SELECT 1 WHERE {condition}") == []:
            pass


async def test_one_connection_listens_however_many_wait(store: Store, place: postgres.Place) -> None:
    record = await added(store)
    async with anyio.create_task_group() as group:
        for _ in range(200):
            group.start_soon(lambda: store.changed(record, timeout=LONG))
        await until(f"({LISTENERS}) = 1", place.admin)
        await anyio.wait_all_tasks_blocked()
        assert await postgres.run(place.admin, LISTENERS) == [(1,)]
        group.cancel_scope.cancel()


async def test_closing_gives_back_every_connection(store: Store, place: postgres.Place) -> None:
    record = await added(store)
    assert not await store.changed(record, timeout=0.05)
    await store.close()
    await until(f"(SELECT count(*) {OTHERS} AND usename = '{place.role}') = 0", place.admin)


async def test_a_wait_outlives_the_listening_connection(store: Store, other: Store, place: postgres.Place) -> None:
    record = await added(store)
    said: list[bool] = []

    async def wait() -> None:
        said.append(await ends(store, record))

    async with anyio.create_task_group() as group:
        group.start_soon(wait)
        await until(f"({LISTENERS}) = 1", place.admin)
        await postgres.run(place.admin, f"SELECT pg_terminate_backend(pid) {OTHERS} AND query ILIKE 'LISTEN%'")
        await until(f"({LISTENERS}) = 1", place.admin)
        assert await other.replace(record, b"two", expires=LATER, now=NOW)
    assert said == [True]


async def test_a_change_while_nobody_listened_is_noticed(store: Store, place: postgres.Place) -> None:
    record = await added(store)
    said: list[bool] = []

    async def wait() -> None:
        said.append(await ends(store, record))

    async with anyio.create_task_group() as group:
        group.start_soon(wait)
        await until(f"({LISTENERS}) = 1", place.admin)
        # In one transaction: when the notification is sent, the connection that listened is gone.
        await postgres.run(
            place.admin,
            f"SELECT pg_terminate_backend(pid, 5000) {OTHERS} AND query ILIKE 'LISTEN%'",
            "UPDATE mcp_elicitation_records SET version = version + 1",
        )
    assert said == [True]


async def test_connections_that_broke_unnoticed_cost_no_verb(store: Store, place: postgres.Place) -> None:
    record = await added(store)
    async with anyio.create_task_group() as group:
        for _ in range(10):
            group.start_soon(lambda: store.get("kind", "key", now=NOW))
    await postgres.run(place.admin, f"SELECT pg_terminate_backend(pid, 5000) {OTHERS} AND usename = '{place.role}'")
    assert await store.get("kind", "key", now=NOW) == record
    second = await store.replace(record, b"two", expires=LATER, now=NOW)
    assert await store.take("kind", "key", now=NOW) == second


async def test_raw_sql_wakes_those_who_wait(store: Store, place: postgres.Place) -> None:
    record = await added(store)
    said: list[bool] = []

    async def wait() -> None:
        said.append(await ends(store, record))

    async with anyio.create_task_group() as group:
        group.start_soon(wait)
        await until(f"({LISTENERS}) = 1", place.admin)
        await postgres.run(place.admin, "DELETE FROM mcp_elicitation_records")
    assert said == [True]


async def test_noise_on_the_channel_is_no_change(store: Store, place: postgres.Place) -> None:
    record = await added(store)
    async with anyio.create_task_group() as group:

        async def wait() -> None:
            assert not await store.changed(record, timeout=1.0)

        group.start_soon(wait)
        await until(f"({LISTENERS}) = 1", place.admin)
        for payload in ("", "no place", "00ff", await _place_in_hex(place)):
            await postgres.run(place.admin, f"SELECT pg_notify('mcp_elicitation', '{payload}')")


async def _place_in_hex(place: postgres.Place) -> str:
    [(found,)] = await postgres.run(place.admin, "SELECT encode(place, 'hex') FROM mcp_elicitation_records")
    return str(found)


BLOCKED = f"(SELECT count(*) {OTHERS} AND wait_event_type = 'Lock') = 1"
LOCK = "SELECT 1 FROM mcp_elicitation_records WHERE convert_from(key, 'UTF8') = '{}' FOR UPDATE NOWAIT"


async def test_rows_are_removed_in_one_order_so_that_nobody_dies_of_a_deadlock(
    store: Store, place: postgres.Place
) -> None:
    first, second = sorted("ab", key=lambda key: place_of("kind", key))
    await added(store, second)
    await added(store, first)
    rival = await postgres.connect(place.admin)

    async def remove_all() -> None:
        assert await store.delete_all(owner="ann") == 2

    async with anyio.create_task_group() as group, rival.transaction():
        await rival.execute(LOCK.format(first))
        group.start_soon(remove_all)
        await until(BLOCKED, place.admin)
        await rival.execute(LOCK.format(second))
    await rival.close()


async def test_a_sweep_does_not_wait_for_what_somebody_else_holds(store: Store, place: postgres.Place) -> None:
    for key in "abc":
        await added(store, key)
    rival = await postgres.connect(place.admin)
    async with rival.transaction():
        await rival.execute(LOCK.format("b"))
        assert await store.sweep(now=LATER) == 2
    await rival.close()
    assert await store.sweep(now=LATER) == 1


async def test_those_who_remove_the_same_rows_remove_each_once(store: Store, other: Store) -> None:
    for number in range(100):
        await added(store, str(number))
    removed: list[int] = []

    async def remove(each: Store) -> None:
        removed.append(await each.delete_all(owner="ann"))

    async def sweep(each: Store) -> None:
        removed.append(await each.sweep(now=LATER))

    async with anyio.create_task_group() as group:
        for each in (store, other):
            group.start_soon(remove, each)
            group.start_soon(sweep, each)
            group.start_soon(remove, each)
    assert sum(removed) == 100


async def test_a_lock_that_is_held_too_long_is_unavailable(place: postgres.Place) -> None:
    store = SqlStore(place.app, patience=0.5)
    record = await added(store)
    rival = await postgres.connect(place.admin)
    async with rival.transaction():
        await rival.execute(LOCK.format("key"))
        with pytest.raises(StoreUnavailableError, match="TimeoutError"):
            await store.replace(record, b"two", expires=LATER, now=NOW)
        assert await store.get("kind", "key", now=NOW) == record
    await rival.close()
    assert await store.take("kind", "key", now=NOW) == record
    await store.close()


async def test_a_server_that_does_not_answer_is_unavailable_and_its_connections_are_given_up(
    place: postgres.Place,
) -> None:
    store = SqlStore(place.app, patience=0.5)
    record = await added(store)
    backends = [int(str(pid)) for (pid,) in await postgres.run(place.admin, f"SELECT pid {OTHERS}")]
    assert backends
    for backend in backends:
        os.kill(backend, signal.SIGSTOP)
    try:
        with pytest.raises(StoreUnavailableError):
            await store.get("kind", "key", now=NOW)
        assert await store.get("kind", "key", now=NOW) == record
    finally:
        for backend in backends:
            os.kill(backend, signal.SIGCONT)
    await store.close()


async def test_a_value_that_does_not_fit_is_not_told(store: Store) -> None:
    with pytest.raises(StoreUnavailableError, match="cannot hold") as caught:
        await store.add("kind", "key", b"", owner="canary \ud800", expires=LATER, now=NOW)
    assert "canary" not in str(caught.value)


async def test_a_server_that_is_gone_is_unavailable_and_is_used_again_when_it_is_back(testrun_uid: str) -> None:
    with postgres.server(f"gone-{testrun_uid}") as server:
        place = await postgres.make_place(server, "gone")
        await create(place.admin, role=place.role)
        store = SqlStore(place.app, patience=5)
        other = SqlStore(place.app, patience=5)
        record = await added(store)
        said: list[bool] = []

        async def wait() -> None:
            said.append(await store.changed(record, timeout=LONG))

        async with anyio.create_task_group() as group:
            group.start_soon(wait)
            await until(f"({LISTENERS}) = 1", place.admin)
            await anyio.to_thread.run_sync(server.stop)
            await _refuses(store, record)
            assert said == []
            await anyio.to_thread.run_sync(server.start)
            assert await store.get("kind", "key", now=NOW) == record
            assert await other.replace(record, b"two", expires=LATER, now=NOW)
        assert said == [True]
        await store.close()
        await other.close()


async def _refuses(store: Store, record: Record) -> None:
    for verb in (
        lambda: store.get("kind", "key", now=NOW),
        lambda: store.add("kind", "new", b"", owner="ann", expires=LATER, now=NOW),
        lambda: store.replace(record, b"", expires=LATER, now=NOW),
        lambda: store.take("kind", "key", now=NOW),
        lambda: store.sweep(now=NOW),
        lambda: store.changed(record, timeout=1),
    ):
        with pytest.raises(StoreUnavailableError):
            await verb()


async def test_a_server_that_never_was_is_unavailable() -> None:
    store = SqlStore("postgresql://ann:canary@127.0.0.1:1/none")
    with pytest.raises(StoreUnavailableError) as caught:
        await store.get("kind", "key", now=NOW)
    assert "canary" not in str(caught.value)
    await store.close()
