"""Whoever has the database, with every byte and every column of it, reads nothing and brings nothing back."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence

import anyio
import pytest
from tests.server.databases import TABLE, Database
from tests.stores import postgres

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.vault.index import Index
from mcp_elicitation.server.vault.kept import Kept
from mcp_elicitation.server.vault.rotation import count_by_key, rotate
from mcp_elicitation.server.vault.vault import INDEX_KIND, KIND, Vault
from mcp_elicitation.stores.base import Record
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.open import open_store

ALICE = Principal(issuer="https://as.example", subject="alice", client="inspector")
BOB = Principal(issuer="https://as.example", subject="bob")
OLD, NEW = bytes(range(32)), bytes(range(50, 90))
CANARY = "sk-canary-3f9d51e08b7a4c26"
COLUMNS = ("place", "kind", "key", "owner", "born", "version", "expires", "value")

Rows = list[Sequence[object]]


def kept(name: str = "weather", value: str = CANARY) -> Kept:
    return Kept(name=name, label=f"for {name}", fields={"value": Secret(value)}, added=1.0)


async def read(database: Database, who: Principal, name: str, ring: KeyRing | None = None) -> str | None:
    """Read with a process that has just been started."""
    store = open_store(database.url)
    found = await Vault(store, ring or KeyRing([OLD])).get(who, name)
    await store.close()
    return None if found is None else found.fields["value"].reveal()


async def put(database: Database, who: Principal, *values: Kept) -> None:
    store = open_store(database.url)
    vault = Vault(store, KeyRing([OLD]))
    for each in values:
        await vault.put(who, each)
    await store.close()


async def rows(database: Database) -> Rows:
    return await database.run(f"SELECT {', '.join(COLUMNS)} FROM {TABLE} ORDER BY place")


def literal(database: Database, value: object) -> str:
    if isinstance(value, bytes):
        return f"'\\x{value.hex()}'::bytea" if database.admin else f"x'{value.hex()}'"
    if isinstance(value, str):
        return f"'{value}'"
    if value == float("inf"):
        return "'infinity'::float8" if database.admin else "9e999"
    return repr(value)


async def write(database: Database, all_rows: Rows) -> None:
    """Write the whole table anew."""
    inserts = [
        f"INSERT INTO {TABLE} ({', '.join(COLUMNS)}) VALUES ({', '.join(literal(database, each) for each in row)})"
        for row in all_rows
    ]
    await database.run(f"DELETE FROM {TABLE}", *inserts)


async def test_nothing_of_it_is_in_any_byte_of_the_disk(database: Database) -> None:
    """V1: tables, indexes, journals."""
    await put(database, ALICE, kept("weather_api_key"), kept("weather_api_key", CANARY + "2"))
    written = await database.files()
    assert len(written) >= 1
    assert any(ALICE.owner.encode() in each for each in written)  # these are the files in which it would stand
    for each in written:
        assert CANARY.encode() not in each
        assert b"https://as.example" not in each


@pytest.mark.requirement("STATE-1")
async def test_no_exchange_of_rows_or_columns_lets_anybody_read_anothers(database: Database) -> None:
    """V2: every pair of rows, every set of one or two columns, and all of them."""
    await put(database, ALICE, kept("one", "of alice"), kept("two", "of alice too"))
    await put(database, BOB, kept("one", "of bob"))
    before = await rows(database)
    own = {(ALICE.owner, "one"): "of alice", (ALICE.owner, "two"): "of alice too", (BOB.owner, "one"): "of bob"}
    moved = [*itertools.combinations(range(1, len(COLUMNS)), 1), *itertools.combinations(range(1, len(COLUMNS)), 2)]
    moved.append(tuple(range(1, len(COLUMNS))))
    if database.admin:
        moved = [each for each in moved if len(COLUMNS) - 1 in each]  # the value moves: what matters, sooner
    store = open_store(database.url)
    vault = Vault(store, KeyRing([OLD]))
    tried = 0
    for here, there in itertools.combinations(range(len(before)), 2):
        for columns in moved:
            changed = [list(row) for row in before]
            for column in columns:
                changed[here][column], changed[there][column] = before[there][column], before[here][column]
            await write(database, [*changed])
            for who, name in ((ALICE, "one"), (ALICE, "two"), (BOB, "one"), (BOB, "two")):
                found = await vault.get(who, name)
                assert found is None or found.fields["value"].reveal() == own.get((who.owner, name))
            tried += 1
    assert tried > 100
    await store.close()


async def test_a_row_that_is_put_back_from_a_copy_is_not_read(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """V4: the whole old row, as it was, version and all."""
    await put(database, ALICE, kept(value="the stolen key"))
    copy = [row for row in await rows(database) if row[1] == KIND]
    await put(database, ALICE, kept(value="the new key"))
    assert await read(database, ALICE, "weather") == "the new key"
    others = [row for row in await rows(database) if row[1] != KIND]
    await write(database, [*others, *copy])
    assert await read(database, ALICE, "weather") is None
    assert "a row was put back" in caplog.text
    assert "stolen" not in caplog.text
    await put(database, ALICE, kept(value="given again"))
    assert await read(database, ALICE, "weather") == "given again"


@pytest.mark.parametrize("everything", [False, True])
async def test_what_was_removed_does_not_come_back_from_a_copy(database: Database, everything: bool) -> None:
    """V4: neither at once, nor after something else was kept under the same name and removed again."""
    await put(database, ALICE, kept(value="removed by alice"))
    copy = [row for row in await rows(database) if row[1] == KIND]
    store = open_store(database.url)
    vault = Vault(store, KeyRing([OLD]))
    for again in (False, True):
        if again:
            await vault.put(ALICE, kept(value="another"))
        _ = await vault.forget_all(ALICE) if everything else await vault.forget(ALICE, "weather")
        await write(database, [*[row for row in await rows(database) if row[1] != KIND], *copy])
        assert await vault.get(ALICE, "weather") is None
        assert await vault.list(ALICE) == ()
        assert await vault.forget(ALICE, "weather")
    await store.close()


async def test_an_index_that_is_taken_away_takes_the_rows_with_it(database: Database) -> None:
    await put(database, ALICE, kept())
    await database.run(f"DELETE FROM {TABLE} WHERE kind = '{INDEX_KIND}'")
    assert await read(database, ALICE, "weather") is None
    await put(database, ALICE, kept(value="given again"))
    assert await read(database, ALICE, "weather") == "given again"


async def test_the_role_of_the_server_sees_one_persons_rows_in_sql(postgresql: Database) -> None:
    """V5: the second wall, with what people gave behind it."""
    for who in (ALICE, BOB):
        await put(postgresql, who, kept())
    of_role = f"SELECT owner FROM {TABLE} WHERE kind = '{KIND}'"
    assert len(await postgresql.run(of_role)) == 2
    assert await postgres.run(postgresql.url, of_role) == []
    for who in (ALICE, BOB):
        assert await postgres.run(postgresql.url, f"SET LOCAL app.owner = '{who.owner}'", of_role) == [(who.owner,)]


async def test_a_rotation_under_load_loses_nothing(database: Database) -> None:
    """V3, S9: old key, both, new key alone, while people read, write and remove."""
    store = open_store(database.url)
    before, both, after = KeyRing([OLD]), KeyRing([NEW, OLD]), KeyRing([NEW])
    people = [Principal(issuer="https://as.example", subject=f"person {number}") for number in range(8)]
    vault = Vault(store, before)
    for person in people:
        await vault.put(person, kept(value=person.subject))
    rolled = Vault(store, both)
    unreadable: list[str] = []

    async def use(person: Principal) -> None:
        for turn in range(9):
            found = await rolled.get(person, "weather")
            if found is None or found.fields["value"].reveal() != person.subject:
                unreadable.append(person.subject)
            if turn % 3 == 0:
                await rolled.put(person, kept(value=person.subject))
            if turn % 3 == 1:
                await rolled.put(person, kept("other", person.subject))
                await rolled.forget(person, "other")

    async with anyio.create_task_group() as group:
        for person in people:
            group.start_soon(use, person)
        for _ in range(3):
            await rotate(store, both, now=2.0)
    last = await rotate(store, both, now=2.0)
    assert unreadable == []
    assert last.unreadable == {}
    assert await count_by_key(store, now=2.0) == {both.ids[0]: 2 * len(people)}  # a row and a list of rows each
    alone = Vault(store, after)
    for person in people:
        found = await alone.get(person, "weather")
        assert found is not None
        assert found.fields["value"].reveal() == person.subject
    await store.close()


async def test_twenty_who_write_one_name_at_once_leave_one_of_their_values() -> None:
    store = MemoryStore()
    vault = Vault(store, KeyRing([OLD]))
    async with anyio.create_task_group() as group:
        for number in range(12):
            group.start_soon(vault.put, ALICE, kept(value=f"value {number}"))
            if number % 4 == 3:
                group.start_soon(vault.forget, ALICE, "weather")
    await vault.put(ALICE, kept(value="the last"))
    [one] = await vault.list(ALICE)
    assert one.fields["value"].reveal() == "the last"


def test_an_index_says_the_current_row_and_nothing_else() -> None:
    first = Index(life="a").reserve("weather")
    stamp = first.stamp
    assert first.accepts("weather", stamp)
    second = first.reserve("weather")
    assert second.accepts("weather", stamp)  # until the new row is there
    assert second.accepts("weather", second.stamp)
    settled = second.settle("weather", second.stamp)
    assert settled is not None
    assert not settled.accepts("weather", stamp)
    assert settled.settle("weather", stamp) is None
    dropped = settled.drop("weather")
    assert not dropped.accepts("weather", second.stamp)
    assert dropped.reserve("weather").stamp.number == 3
    assert not Index(life="b").reserve("weather").accepts("weather", stamp)
    assert Index.read(settled.write()) == settled
    assert json.loads(settled.write())[0] == "a"


async def test_a_write_that_lost_again_and_again_says_so() -> None:
    class Busy(MemoryStore):
        async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
            return None

    from mcp_elicitation.server.vault.vault import VaultBusyError

    with pytest.raises(VaultBusyError):
        await Vault(Busy(), KeyRing([OLD])).put(ALICE, kept())
