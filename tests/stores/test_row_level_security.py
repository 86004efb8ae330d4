"""The second wall on PostgreSQL, tried with raw SQL as the role that the servers use."""

from __future__ import annotations

import math
from collections.abc import AsyncGenerator

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest
from sqlalchemy import delete, select
from tests.stores import postgres
from tests.stores.store_contract import LATER, NOW, added

from mcp_elicitation.stores.base import NOBODY, StoreUnavailableError
from mcp_elicitation.stores.open import check, create
from mcp_elicitation.stores.schema import place_of, records
from mcp_elicitation.stores.sql import SqlStore
from mcp_elicitation.stores.sql_database import Named

EVERYTHING = "SELECT owner, convert_from(key, 'UTF8') FROM mcp_elicitation_records ORDER BY key"
ANNS = ("ann", "a")
ALL = [ANNS, ("bob", "b"), (NOBODY, "c")]


@pytest.fixture
async def store(place: postgres.Place) -> AsyncGenerator[SqlStore]:
    """A store with a record of Ann, one of Bob and one of nobody."""
    store = SqlStore(place.app)
    for owner, key in ALL:
        await added(store, key, owner=owner)
    yield store
    await store.close()


def owned_by(owner: str) -> str:
    return f"SET LOCAL app.owner = '{owner}'"


def named(*keys: str) -> str:
    return "SET LOCAL app.places = '" + ",".join(place_of("kind", key).hex() for key in keys) + "'"


@pytest.mark.requirement("STATE-1")
async def test_without_an_owner_nothing_is_seen(store: SqlStore, place: postgres.Place) -> None:
    assert await postgres.run(place.admin, EVERYTHING) == ALL
    assert await postgres.run(place.app, EVERYTHING) == []
    assert await postgres.run(place.app, "SELECT count(*) FROM mcp_elicitation_records") == [(0,)]


@pytest.mark.requirement("STATE-1")
async def test_with_an_owner_only_the_owners_records_are_seen(store: SqlStore, place: postgres.Place) -> None:
    assert await postgres.run(place.app, owned_by("ann"), EVERYTHING) == [ANNS]
    assert await postgres.run(place.app, owned_by("eve"), EVERYTHING) == []
    assert await postgres.run(place.app, owned_by(NOBODY), EVERYTHING) == []
    assert (
        await postgres.run(place.app, owned_by("ann"), EVERYTHING.replace("ORDER", "WHERE owner = 'bob' ORDER")) == []
    )


async def test_a_key_shows_its_record_and_no_other(store: SqlStore, place: postgres.Place) -> None:
    assert await postgres.run(place.app, named("b"), EVERYTHING) == [("bob", "b")]
    assert await postgres.run(place.app, named("c", "a"), EVERYTHING) == [ANNS, (NOBODY, "c")]
    assert await postgres.run(place.app, named("none"), EVERYTHING) == []


async def test_sweeping_shows_only_what_has_expired(store: SqlStore, place: postgres.Place) -> None:
    assert await postgres.run(place.app, f"SET LOCAL app.expired = '{math.nextafter(LATER, 0)!r}'", EVERYTHING) == []
    assert await postgres.run(place.app, f"SET LOCAL app.expired = '{LATER!r}'", EVERYTHING) == ALL


@pytest.mark.requirement("STATE-1")
async def test_a_deletion_without_a_condition_reaches_only_the_owners_records(
    store: SqlStore, place: postgres.Place
) -> None:
    removed = await postgres.run(place.app, owned_by("bob"), "DELETE FROM mcp_elicitation_records RETURNING owner")
    assert removed == [("bob",)]
    assert await postgres.run(place.app, "DELETE FROM mcp_elicitation_records RETURNING owner") == []
    assert await postgres.run(place.admin, EVERYTHING) == [ANNS, (NOBODY, "c")]


@pytest.mark.requirement("STATE-1")
@pytest.mark.parametrize(
    ("settings", "change"),
    [
        ([owned_by("ann")], "SET value = 'x'"),  # which record is not named
        ([owned_by("eve"), named("a")], "SET value = 'x'"),  # another owner's record
        ([owned_by("ann"), named("a")], "SET owner = 'eve'"),  # giving it away
        ([owned_by("ann"), named("a")], "SET place = 'x'"),  # moving it
    ],
)
async def test_a_record_is_changed_only_by_its_owner_where_it_stands(
    store: SqlStore, place: postgres.Place, settings: list[str], change: str
) -> None:
    with pytest.raises(asyncpg.InsufficientPrivilegeError, match="row-level security"):
        await postgres.run(place.app, *settings, f"UPDATE mcp_elicitation_records {change}")
    whole = "SELECT * FROM mcp_elicitation_records WHERE value <> 'v' OR owner NOT IN ('ann', 'bob', '')"
    assert await postgres.run(place.admin, whole) == []


@pytest.mark.requirement("STATE-1")
@pytest.mark.parametrize("settings", [[], [owned_by("eve")], [named("z")], [owned_by("eve"), named("z")]])
async def test_a_record_is_added_only_for_the_owner_and_place_that_are_named(
    store: SqlStore, place: postgres.Place, settings: list[str]
) -> None:
    for owner, key in (("ann", "z"), ("eve", "y")):
        insert = (
            "INSERT INTO mcp_elicitation_records VALUES "
            f"(decode('{place_of('kind', key).hex()}', 'hex'), 'kind', 'z', '{owner}', '', 1, {LATER}, 'v')"
        )
        with pytest.raises(asyncpg.InsufficientPrivilegeError, match="row-level security"):
            await postgres.run(place.app, *settings, insert)


async def test_a_setting_ends_with_its_transaction(store: SqlStore, place: postgres.Place) -> None:
    connection = await postgres.connect(place.app)
    async with connection.transaction():
        for setting in (owned_by("ann"), named("b"), f"SET LOCAL app.expired = '{LATER}'"):
            await connection.execute(setting)
        assert [tuple(row) for row in await connection.fetch(EVERYTHING)] == ALL
    assert await connection.fetch(EVERYTHING) == []
    await connection.close()


async def test_a_statement_of_the_store_without_a_condition_stays_with_what_it_is_about(store: SqlStore) -> None:
    owners = select(records.c.owner)
    run = store._database.run
    assert [row.owner for row in await run(owners, {}, named=Named())] == []
    assert [row.owner for row in await run(owners, {}, named=Named(owner="ann"))] == ["ann"]
    assert [row.owner for row in await run(owners, {}, named=Named(places=(place_of("kind", "b"),)))] == ["bob"]
    gone = await run(
        delete(records).returning(records.c.place, records.c.owner), {}, named=Named(owner="ann"), writes=True
    )
    assert [row.owner for row in gone] == ["ann"]
    assert await store.get("kind", "b", now=NOW) is not None


async def test_the_role_cannot_take_the_wall_down(store: SqlStore, place: postgres.Place) -> None:
    for statement in (
        "ALTER TABLE mcp_elicitation_records DISABLE ROW LEVEL SECURITY",
        "DROP POLICY mcp_elicitation_named ON mcp_elicitation_records",
        "TRUNCATE mcp_elicitation_records",
        "UPDATE mcp_elicitation_schema SET version = 9",
    ):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await postgres.run(place.app, statement)


async def test_the_wall_stands_for_the_owner_of_the_table_too(postgres_server: postgres.PostgresServer) -> None:
    """Where one role both makes the tables and serves."""
    place = await postgres.make_place(postgres_server, f"one_role_{id(postgres_server)}")
    await postgres.run(place.admin, f"GRANT CREATE ON SCHEMA public TO {place.role}")
    await create(place.app)
    assert await check(place.app) == []
    store = SqlStore(place.app)
    record = await added(store)
    assert await postgres.run(place.app, EVERYTHING) == []
    assert await store.take("kind", "key", now=NOW) == record
    await store.close()


async def test_a_role_above_the_wall_is_reported(store: SqlStore, place: postgres.Place) -> None:
    assert await check(place.app) == []
    assert [problem.code for problem in await check(place.admin)] == ["store_role_unguarded"]
    await postgres.run(place.admin, "ALTER TABLE mcp_elicitation_records NO FORCE ROW LEVEL SECURITY")
    try:
        assert [problem.code for problem in await check(place.app)] == ["store_rows_unguarded"]
    finally:
        await postgres.run(place.admin, "ALTER TABLE mcp_elicitation_records FORCE ROW LEVEL SECURITY")


async def test_a_role_without_rights_is_reported_and_refused(store: SqlStore, place: postgres.Place) -> None:
    await postgres.run(place.admin, f"REVOKE DELETE ON mcp_elicitation_records FROM {place.role}")
    try:
        assert [problem.code for problem in await check(place.app)] == ["store_role_powerless"]
        with pytest.raises(StoreUnavailableError, match="permission denied"):
            await store.take("kind", "a", now=NOW)
    finally:
        await create(place.admin, role=place.role)
    assert await check(place.app) == []
