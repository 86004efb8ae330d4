"""Making and checking the tables of a store."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import anyio
import pytest
from sqlalchemy import LargeBinary, Table, inspect
from sqlalchemy.engine.interfaces import ReflectedColumn
from tests.stores import postgres
from tests.stores.store_contract import NOW, added

from mcp_elicitation.stores import schema
from mcp_elicitation.stores.base import StoreConfigurationError, StoreUnavailableError
from mcp_elicitation.stores.open import check, create
from mcp_elicitation.stores.sql import SqlStore
from mcp_elicitation.stores.sql_setup import database_of


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


async def codes(url: str) -> list[str]:
    return [problem.code for problem in await check(url)]


def change(url: str, statement: str) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute(statement)
    connection.close()


class TestSqlite:
    async def test_checking_makes_nothing(self, url: str, tmp_path: Path) -> None:
        assert await codes(url) == ["store_schema_missing"]
        assert os.listdir(tmp_path) == []
        change(url, "CREATE TABLE other (a)")
        (tmp_path / "store.db").chmod(0o600)
        assert await codes(url) == ["store_schema_missing"]

    async def test_creating_twice_changes_nothing(self, url: str) -> None:
        await create(url)
        assert await codes(url) == []
        store = SqlStore(url)
        record = await added(store)
        await create(url)
        assert await store.get("kind", "key", now=NOW) == record
        assert await codes(url) == []
        await store.close()

    async def test_many_create_at_once(self, url: str) -> None:
        async with anyio.create_task_group() as group:
            for _ in range(10):
                group.start_soon(create, url)
        assert await codes(url) == []

    async def test_a_newer_schema_is_refused(self, url: str) -> None:
        await create(url)
        change(url, "UPDATE mcp_elicitation_schema SET version = 99")
        assert await codes(url) == ["store_schema_new"]
        with pytest.raises(StoreConfigurationError, match="99"):
            await create(url)
        store = SqlStore(url)
        with pytest.raises(StoreConfigurationError, match="newer package"):
            await added(store)
        await store.close()

    async def test_a_file_that_others_may_read_is_reported(self, url: str, tmp_path: Path) -> None:
        await create(url)
        (tmp_path / "store.db").chmod(0o644)
        assert await codes(url) == ["store_file_open"]
        (tmp_path / "store.db").chmod(0o600)
        assert await codes(url) == []

    async def test_there_are_no_roles(self, url: str) -> None:
        with pytest.raises(StoreConfigurationError, match="no roles"):
            await create(url, role="app")

    async def test_memory_is_always_fit(self) -> None:
        for url in ("memory:", "sqlite:///:memory:"):
            assert await check(url) == []
            await create(url)


class TestPostgres:
    async def test_creating_twice_changes_nothing(self, place: postgres.Place) -> None:
        store = SqlStore(place.app)
        record = await added(store)
        await create(place.admin, role=place.role)
        assert await store.get("kind", "key", now=NOW) == record
        assert await codes(place.app) == []
        await store.close()

    async def test_many_create_at_once(self, postgres_server: postgres.PostgresServer) -> None:
        empty = await postgres.make_place(postgres_server, f"many_{os.getpid()}")
        assert await codes(empty.app) == ["store_schema_missing"]
        store = SqlStore(empty.app)
        with pytest.raises(StoreConfigurationError, match="store create"):
            await added(store)
        async with anyio.create_task_group() as group:
            for _ in range(5):
                group.start_soon(lambda: create(empty.admin, role=empty.role))
        assert await codes(empty.app) == []
        await added(store)
        await store.close()

    async def test_a_newer_schema_is_refused(self, place: postgres.Place) -> None:
        await postgres.run(place.admin, "UPDATE mcp_elicitation_schema SET version = 99")
        try:
            assert await codes(place.app) == ["store_schema_new"]
            with pytest.raises(StoreConfigurationError, match="99"):
                await create(place.admin)
            store = SqlStore(place.app)
            with pytest.raises(StoreConfigurationError, match="newer package"):
                await added(store)
            await store.close()
        finally:
            await postgres.run(place.admin, "UPDATE mcp_elicitation_schema SET version = 1")

    async def test_only_who_may_creates(self, postgres_server: postgres.PostgresServer) -> None:
        empty = await postgres.make_place(postgres_server, f"may_{os.getpid()}")
        with pytest.raises(StoreUnavailableError, match="permission denied"):
            await create(empty.app)
        with pytest.raises(StoreUnavailableError, match="does not exist"):
            await create(empty.admin, role='no"body')
        assert await codes(empty.app) == ["store_schema_missing"]

    async def test_a_role_of_any_name_is_granted_the_use(self, postgres_server: postgres.PostgresServer) -> None:
        empty = await postgres.make_place(postgres_server, f"quoted_{os.getpid()}")
        role = f'Odd "role"; -- {os.getpid()}'
        await postgres.run(empty.admin, 'CREATE ROLE "{}"'.format(role.replace('"', '""')))
        await create(empty.admin, role=role)
        granted = (
            "SELECT count(*) FROM information_schema.role_table_grants "
            "WHERE table_name = 'mcp_elicitation_records' AND grantee LIKE 'Odd%'"
        )
        assert await postgres.run(empty.admin, granted) == [(4,)]


async def test_the_tables_are_those_that_the_statements_know(url: str, place: postgres.Place) -> None:
    await create(url)
    for where in (url, place.admin):
        database = database_of(where)
        async with database.engine.connect() as connection:
            made = await connection.run_sync(
                lambda sync: {name: _columns(inspect(sync).get_columns(name)) for name in _TABLES}
            )
        await database.close()
        assert made == {name: _known(table) for name, table in _TABLES.items()}


_TABLES: dict[str, Table] = {table.name: table for table in (schema.records, schema.schema)}


def _columns(found: list[ReflectedColumn]) -> dict[str, tuple[bool, bool]]:
    return {each["name"]: (each["nullable"], isinstance(each["type"], LargeBinary)) for each in found}


def _known(table: Table) -> dict[str, tuple[bool, bool]]:
    return {each.name: (bool(each.nullable), isinstance(each.type, LargeBinary)) for each in table.columns}


async def test_a_step_that_fails_leaves_the_schema_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await create(url)
    second = ("ALTER TABLE mcp_elicitation_records ADD COLUMN more TEXT", "no SQL at all")
    await _with_step(monkeypatch, second)
    with pytest.raises(StoreUnavailableError, match="syntax"):
        await create(url)
    monkeypatch.undo()
    assert await codes(url) == []
    store = SqlStore(url)
    await added(store)
    await store.close()


async def test_a_new_step_is_taken_once_and_keeps_what_is_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqlStore(url)
    record = await added(store)
    await store.close()
    await _with_step(monkeypatch, ("ALTER TABLE mcp_elicitation_records ADD COLUMN more TEXT",))
    assert await codes(url) == ["store_schema_old"]
    await create(url)
    await create(url)
    assert await codes(url) == []
    store = SqlStore(url)
    assert await store.get("kind", "key", now=NOW) == record
    await store.close()


async def _with_step(monkeypatch: pytest.MonkeyPatch, statements: tuple[str, ...]) -> None:
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, {"sqlite": statements}))
    for module in ("schema", "sql_database", "sql_sqlite"):
        monkeypatch.setattr(f"mcp_elicitation.stores.{module}.VERSION", 2)
