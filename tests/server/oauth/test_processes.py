"""Many processes, one grant: one upstream call, and what a killed process leaves behind."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.processes import ROOT
from tests.server.databases import Database
from tests.server.oauth.desk import person
from tests.server.oauth.hub import Grant, Hub, hub_at_work, provider_of
from tests.server.oauth.worker import KEY, STEPS

from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.vault.grant import StoredGrant
from mcp_elicitation.server.vault.grants import LEASE_KIND, Grants, Held
from mcp_elicitation.stores.sql import SqlStore

PROCESSES = {"sqlite": 12, "postgresql": 20}


@asynccontextmanager
async def expired_grant(hub: Hub, database: Database) -> AsyncGenerator[tuple[SqlStore, Grants]]:
    """A grant whose access token has ended, in a database."""
    there = Grant("alice-at-the-hub", "profile calendar.read")
    hub.grants.append(there)
    said = hub._issue(there)
    grant = StoredGrant(
        provider="hub",
        client=provider_of(hub).client,
        subject="alice-at-the-hub",
        label="alice",
        access=Secret(said["access_token"]),
        refresh=Secret(said["refresh_token"]),
        expires=time.time() - 1,
        scopes=("profile", "calendar.read"),
        agents=("agent",),
        added=1.0,
        issued=1.0,
        interaction="",
    )
    store = SqlStore(database.url)
    grants = Grants(store, KeyRing([KEY]))
    await grants.put(person("alice"), grant)
    try:
        yield store, grants
    finally:
        await store.close()


async def start(hub: Hub, database: Database, fatal: str = "never") -> asyncio.subprocess.Process:
    """Start a process, and return when it is ready to ask."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "tests.server.oauth.worker", database.url, hub.url, fatal]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready -\n"
    return process


async def ask(process: asyncio.subprocess.Process) -> str:
    """Let it ask, and return what it got; nothing when it died."""
    said, _ = await process.communicate(b"go\n")
    return said.decode().strip()


@pytest.mark.requirement("OAUTH-4")
async def test_processes_that_want_the_same_token_make_one_call(database: Database) -> None:
    """V6, B181: 20 processes on PostgreSQL, 12 on SQLite, at a provider that ends everything at a second use."""
    count = PROCESSES[database.url.partition(":")[0]]
    async with hub_at_work(pause=0.3) as hub, expired_grant(hub, database):
        processes = [await start(hub, database) for _ in range(count)]
        tokens = await asyncio.gather(*(ask(each) for each in processes))
        assert hub.refreshes == 1
        assert set(tokens) <= hub.grants[0].access
        assert len(set(tokens)) == 1
        assert hub.grants[0].alive


@pytest.mark.parametrize("step", STEPS)
async def test_a_process_that_dies_loses_no_grant_and_doubles_nothing(step: str, database: Database) -> None:
    """V7: what was not sent or not used up is recovered by the next one; what was used up is said."""
    async with hub_at_work() as hub, expired_grant(hub, database) as (store, grants):
        assert await ask(await start(hub, database, step)) == ""
        sent = step in {"after answer", "after commit"}
        assert hub.refreshes == sent
        held = await grants.find(person("alice"), "hub")
        assert held is not None
        assert (held.grant.intent > 0) == (step in {"after intent", "after answer"})
        await _end_the_lease(store, held)

        said = await ask(await start(hub, database))
        if step == "after answer":  # the hub saw its refresh token twice
            assert said == "disconnected"
            ended: Any = await grants.find(person("alice"), "hub")
            assert (ended.grant.state, ended.grant.why) == ("ended", "uncertain")
            assert hub.refreshes == 2
        else:
            assert said in hub.grants[0].access
            assert hub.refreshes == 1
            assert hub.grants[0].alive


async def test_a_lost_token_is_recovered_where_refresh_tokens_live_on(database: Database) -> None:
    async with hub_at_work(rotates=False) as hub, expired_grant(hub, database) as (store, grants):
        assert await ask(await start(hub, database, "after answer")) == ""
        held = await grants.find(person("alice"), "hub")
        assert held is not None
        await _end_the_lease(store, held)
        assert await ask(await start(hub, database)) in hub.grants[0].access
        after = await grants.find(person("alice"), "hub")
        assert after is not None
        assert (after.grant.intent, after.grant.state) == (0.0, "connected")


async def _end_the_lease(store: SqlStore, held: Held) -> None:
    """As if the half minute were over for which the dead one alone may refresh."""
    await store.take(LEASE_KIND, held.record.key, now=0.0)


async def test_a_lease_ends_by_itself(database: Database) -> None:
    async with hub_at_work() as hub, expired_grant(hub, database) as (store, grants):
        held = await grants.find(person("alice"), "hub")
        assert held is not None
        assert await grants.lease(held) is not None
        assert await grants.lease(held) is None
        later = Grants(store, KeyRing([KEY]), clock=lambda: time.time() + 31)
        assert await later.lease(held) is not None
