"""What a person gave is kept for that person alone, and can be listed, exported and removed."""

from __future__ import annotations

import ast
import inspect
import json
from dataclasses import replace
from pathlib import Path

import pytest

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.vault.grants import Grants
from mcp_elicitation.server.vault.kept import Kept
from mcp_elicitation.server.vault.rotation import rotate
from mcp_elicitation.server.vault.vault import KIND, Vault
from mcp_elicitation.stores.base import Record
from mcp_elicitation.stores.memory import MemoryStore

ALICE = Principal(issuer="https://as.example", subject="alice", client="inspector")
BOB = Principal(issuer="https://as.example", subject="bob")
NAMESAKE = Principal(issuer="https://other.example", subject="alice")
OLD, NEW = bytes(range(32)), bytes(range(50, 90))
CANARY = "sk-canary-3f9d51e08b7a4c26"


def kept(name: str = "weather", value: str = CANARY, added: float = 1.0) -> Kept:
    return Kept(name=name, label=f"for {name}", fields={"value": Secret(value)}, added=added)


class Rows(MemoryStore):
    """A database that somebody else can write to."""

    def rows(self) -> list[Record]:
        return [each for each in self._records.values() if each.kind == KIND]

    def put(self, record: Record) -> None:
        self._records[record.kind, record.key] = record


@pytest.mark.requirement("STATE-1")
async def test_everybody_has_their_own() -> None:
    """B184: same name, three people; the client through which they came makes no difference."""
    vault = Vault(MemoryStore(), KeyRing([OLD]))
    await vault.put(ALICE, kept(value="of alice"))
    await vault.put(BOB, kept(value="of bob"))
    for who, value in ((ALICE, "of alice"), (BOB, "of bob")):
        found = await vault.get(who, "weather")
        assert found is not None
        assert found.fields["value"].reveal() == value
    assert await vault.get(NAMESAKE, "weather") is None
    again = await vault.get(replace(ALICE, client="another"), "weather")
    assert again is not None


async def test_what_is_put_again_takes_its_place_and_what_is_forgotten_is_gone() -> None:
    vault = Vault(MemoryStore(), KeyRing([OLD]))
    await vault.put(ALICE, kept(value="one"))
    await vault.put(ALICE, kept(value="two"))
    assert [each.fields["value"].reveal() for each in await vault.list(ALICE)] == ["two"]
    assert await vault.forget(ALICE, "weather")
    assert not await vault.forget(ALICE, "weather")
    assert await vault.list(ALICE) == ()


async def test_everything_of_a_person_can_be_exported_and_removed() -> None:
    store = MemoryStore()
    vault = Vault(store, KeyRing([OLD]))
    for name in ("one", "two/three", ""):
        await vault.put(ALICE, kept(name))
    await vault.put(BOB, kept())
    exported = await vault.export(ALICE)
    assert json.loads(json.dumps(exported)) == exported
    assert {each["name"] for each in exported["secrets"]} == {"one", "two/three", ""}  # type: ignore[attr-defined]
    assert await vault.forget_all(ALICE) == 3
    assert await vault.list(ALICE) == ()
    assert len(await vault.list(BOB)) == 1
    assert ALICE.owner not in {record.owner for record in store._records.values()}
    assert ALICE.owner not in {record.key for record in store._records.values()}


@pytest.mark.requirement("STATE-1")
async def test_rows_that_were_exchanged_read_as_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """V2, B188: never the other person's secret, never a crash."""
    rows = Rows()
    vault = Vault(rows, KeyRing([OLD]))
    await vault.put(ALICE, kept("one", "of alice"))
    await vault.put(ALICE, kept("two", "of alice too"))
    await vault.put(BOB, kept("one", "of bob"))
    before = {(row.owner, row.key): row for row in rows.rows()}
    for here in before.values():
        for there in before.values():
            if here is there:
                continue
            for moved in (replace(there, key=here.key), replace(there, key=here.key, owner=here.owner)):
                rows.put(moved)
                who = ALICE if here.owner == ALICE.owner else BOB
                assert await vault.get(who, here.key.partition("/")[2]) is None
                rows.put(here)
    assert "could not be opened" in caplog.text
    assert "of alice" not in caplog.text


async def test_a_lost_key_means_that_the_person_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    """B188: written with one key, read with another; then it can be given anew."""
    store = MemoryStore()
    await Vault(store, KeyRing([OLD])).put(ALICE, kept())
    late = Vault(store, KeyRing([NEW]))
    assert await late.get(ALICE, "weather") is None
    assert await late.list(ALICE) == ()
    assert "unknown_key" in caplog.text
    await late.put(ALICE, kept(value="given again"))
    found = await late.get(ALICE, "weather")
    assert found is not None


async def test_a_rotation_counts_what_no_key_opens() -> None:
    store = MemoryStore()
    await Vault(store, KeyRing([OLD])).put(ALICE, kept())
    done = await rotate(store, KeyRing([NEW]), now=2.0)
    assert done.unreadable == {KeyRing([OLD]).ids[0]: 2}
    assert done.resealed == 0


async def test_a_record_that_was_removed_during_a_rotation_stays_removed() -> None:
    class Removing(MemoryStore):
        async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
            if record.kind == KIND and record.version == 1:
                await self.take(record.kind, record.key, now=now)
            return await super().replace(record, value, expires=expires, now=now)

    store = Removing()
    await Vault(store, KeyRing([OLD])).put(ALICE, kept())
    done = await rotate(store, KeyRing([NEW, OLD]), now=2.0)
    assert (done.resealed, await Vault(store, KeyRing([NEW, OLD])).list(ALICE)) == (1, ())  # the list of rows


def test_no_way_into_the_vault_leads_past_a_principal() -> None:
    """V5: every public verb takes one, first."""
    for name, member in inspect.getmembers(Vault, inspect.isfunction):
        if not name.startswith("_"):
            assert list(inspect.signature(member).parameters)[1] == "principal", name
    ways_in = {"find", "put", "list"}  # the other verbs take what these gave
    for name, member in inspect.getmembers(Grants, inspect.isfunction):
        if name in ways_in:
            assert list(inspect.signature(member).parameters)[1] == "principal", name


def test_nothing_else_reads_the_records_of_the_vault() -> None:
    """V5: the kinds are named in the vault, its grants and its rotation only."""
    source = Path(inspect.getfile(Vault)).parents[2]
    users = [
        path.name
        for path in source.rglob("*.py")
        if any(
            isinstance(node, ast.ImportFrom)
            and node.module == "mcp_elicitation.server.vault.vault"
            and {alias.name for alias in node.names} & {"KIND", "INDEX_KIND", "SEALED_KINDS", "GRANT_KIND"}
            for node in ast.walk(ast.parse(path.read_text()))
        )
    ]
    assert sorted(users) == ["grants.py", "rotation.py"]
