"""The store in SQLite: a file that processes share, and memory."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import tempfile
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import anyio
import anyio.lowlevel
import pytest
from sqlalchemy import event
from tests.stores.model import hold_against_model
from tests.stores.shared_contract import SharedContract
from tests.stores.store_contract import ENOUGH, LATER, NOW, StoreContract, added, ends

from mcp_elicitation.stores.base import Store, StoreConfigurationError, StoreUnavailableError
from mcp_elicitation.stores.sql import SqlStore


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


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


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


class TestSqlStoreInAFile(StoreContract, SharedContract):
    pass


class TestSqlStoreInMemory(StoreContract):
    @pytest.fixture
    async def store(self) -> AsyncGenerator[Store]:
        store = SqlStore("sqlite:///:memory:")
        yield store
        await store.close()


def test_a_store_in_memory_is_a_dictionary() -> None:
    hold_against_model(lambda: SqlStore("sqlite:///:memory:"))


def test_a_store_in_a_file_is_a_dictionary() -> None:
    with tempfile.TemporaryDirectory() as folder:
        names = iter(range(1_000_000))
        hold_against_model(lambda: SqlStore(f"sqlite:///{folder}/{next(names)}.db"), examples=10)


async def test_what_was_kept_is_there_after_a_restart(store: Store, url: str) -> None:
    record = await added(store)
    await store.close()
    again = SqlStore(url)
    assert await again.get("kind", "key", now=NOW) == record
    await again.close()


async def test_nobody_else_may_read_the_files(store: Store, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        await added(store)
    finally:
        os.umask(before)
    assert modes(tmp_path) == {"store.db": 0o600, "store.db-wal": 0o600, "store.db-shm": 0o600}


async def test_a_file_that_others_may_read_is_refused(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch(mode=0o640)
    with pytest.raises(StoreConfigurationError, match="chmod 600"):
        await added(store)
    assert path.read_bytes() == b""
    path.chmod(0o600)
    await added(store)


async def test_a_locked_file_is_waited_for(store: Store, tmp_path: Path) -> None:
    await added(store, "before")
    holder = sqlite3.connect(tmp_path / "store.db", isolation_level=None, check_same_thread=False)
    holder.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.3, holder.execute, ["ROLLBACK"])
    release.start()
    await added(store)
    release.join()
    holder.close()


async def test_a_file_that_is_held_while_the_store_begins_is_waited_for(store: Store, tmp_path: Path) -> None:
    """Here SQLite itself does not wait: the change to a write-ahead log fails at once."""
    path = tmp_path / "store.db"
    path.touch(mode=0o600)
    holder = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    holder.execute("CREATE TABLE other (a)")
    holder.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.3, holder.execute, ["ROLLBACK"])
    release.start()
    await added(store)
    release.join()
    holder.close()


async def test_a_file_that_stays_locked_is_unavailable_to_writers_only(url: str, tmp_path: Path) -> None:
    store = SqlStore(url, patience=0.2)
    record = await added(store)
    holder = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailableError, match="locked"):
        await added(store, "new")
    with pytest.raises(StoreUnavailableError):
        await store.take("kind", "key", now=NOW)
    assert await store.get("kind", "key", now=NOW) == record
    holder.execute("ROLLBACK")
    holder.close()
    assert await store.take("kind", "key", now=NOW) == record
    await store.close()


async def test_many_writers_do_not_wait_longer_for_a_locked_file_than_one(url: str, tmp_path: Path) -> None:
    store = SqlStore(url, patience=0.2)
    await added(store, "before")
    holder = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    refused: list[str] = []

    async def one(number: int) -> None:
        with pytest.raises(StoreUnavailableError):
            await added(store, str(number))
        refused.append(str(number))

    with anyio.fail_after(5):
        async with anyio.create_task_group() as group:
            for number in range(100):
                group.start_soon(one, number)
    assert len(refused) == 100
    holder.close()
    await store.close()


async def test_a_folder_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/none/store.db")
    with pytest.raises(StoreUnavailableError, match="No such file"):
        await added(store)
    await store.close()


async def test_a_file_that_is_no_database_is_unavailable(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch(mode=0o600)
    path.write_bytes(b"no database at all" * 1_000)
    with pytest.raises(StoreUnavailableError, match="not a database"):
        await added(store)
    assert path.read_bytes() == b"no database at all" * 1_000


async def test_an_error_does_not_tell_what_was_kept(store: Store, tmp_path: Path) -> None:
    await added(store)
    holder = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    holder.execute("DROP TABLE mcp_elicitation_records")
    holder.close()
    with pytest.raises(StoreUnavailableError) as caught:
        await store.add("kind", "canary key", b"canary value", owner="canary owner", expires=LATER, now=NOW)
    told = [str(error) for error in (caught.value, caught.value.__cause__)] + [caught.value.public.en]
    assert not [text for text in told if "canary" in text]


async def all_wait(store: SqlStore, number: int) -> None:
    """Return when so many sleep until something changes, having read their record."""
    here = store._database.waiting._at
    with anyio.fail_after(ENOUGH):
        while number != sum(len(waiter.woken._waiters) for waiters in here.values() for waiter in waiters):
            await anyio.lowlevel.checkpoint()


def pollers() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "Poller"]


async def test_one_task_polls_however_many_wait(store: SqlStore) -> None:
    record = await added(store)
    async with anyio.create_task_group() as group:
        for _ in range(200):
            group.start_soon(ends, store, record)
        await all_wait(store, 200)
        assert len(pollers()) == 1
        await store.take("kind", "key", now=NOW)


async def test_polling_ends_when_nobody_waits(store: SqlStore) -> None:
    record = await added(store)
    for _ in range(2):
        assert not await store.changed(record, timeout=0.2)
        [poller] = pollers()
        await asyncio.wait([poller], timeout=ENOUGH)
        assert poller.done()


@pytest.mark.parametrize("verb", ["replace", "take", "delete", "delete_all", "sweep", "add"])
async def test_a_change_in_the_same_process_needs_no_poll(store: SqlStore, verb: str) -> None:
    store._database.watch = None
    record = await added(store)
    verbs: dict[str, Callable[[], Awaitable[object]]] = {
        "replace": lambda: store.replace(record, b"two", expires=LATER, now=NOW),
        "take": lambda: store.take("kind", "key", now=NOW),
        "delete": lambda: store.delete(record),
        "delete_all": lambda: store.delete_all(owner="ann"),
        "sweep": lambda: store.sweep(now=LATER),
        "add": lambda: store.add("kind", "key", b"", owner="ann", expires=LATER + 1, now=LATER),
    }
    async with anyio.create_task_group() as group:
        group.start_soon(ends, store, record)
        await all_wait(store, 1)
        await verbs[verb]()


async def test_a_change_is_told_although_its_caller_has_gone() -> None:
    store = SqlStore("sqlite:///:memory:")
    record = await added(store)
    async with anyio.create_task_group() as group:
        group.start_soon(ends, store, record)
        await all_wait(store, 1)
        caller = asyncio.create_task(store.take("kind", "key", now=NOW))
        while not store._database._running:
            await anyio.lowlevel.checkpoint()
        caller.cancel()
        await asyncio.wait([caller])
        assert caller.cancelled()
    await store.close()


async def test_a_poll_looks_at_the_records_only_after_a_commit(store: SqlStore, other: SqlStore) -> None:
    record = await added(store)
    looks: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        looks.append(statement.split(maxsplit=1)[0])

    event.listen(store._database.engine.sync_engine, "before_cursor_execute", note)
    assert not await store.changed(record, timeout=0.6)
    assert looks.count("PRAGMA") >= 2
    assert looks.count("SELECT") == 3  # the first look and the last one of who waits, and the first one of who polls
    await added(other, "another")
    looks.clear()
    async with anyio.create_task_group() as group:
        group.start_soon(ends, store, record)
        await all_wait(store, 1)
        await other.take("kind", "key", now=NOW)
    assert "SELECT" in looks
