"""The databases that the tests of the stores share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator

import pytest
from tests.stores import postgres

from mcp_elicitation.stores.open import create

pytest.register_assert_rewrite(
    "tests.stores.model", "tests.stores.neighbours", "tests.stores.shared_contract", "tests.stores.store_contract"
)


@pytest.fixture(scope="session")
def postgres_server(testrun_uid: str) -> Generator[postgres.PostgresServer]:
    """One server for all workers of a test run."""
    with postgres.server(testrun_uid) as running:
        asyncio.run(_hurry(running.get_uri()))
        yield running


async def _hurry(url: str) -> None:
    """Let the server not wait for the disk: no test cuts the power."""
    connection = await postgres.connect(url)
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        await connection.execute(f"ALTER SYSTEM SET {setting} = off")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


@pytest.fixture(scope="session")
def prepared_place(postgres_server: postgres.PostgresServer, worker_id: str) -> postgres.Place:
    """A database of this worker, with the store's tables."""

    async def prepare() -> postgres.Place:
        place = await postgres.make_place(postgres_server, f"{worker_id}_{os.getpid()}")
        await create(place.admin, role=place.role)
        return place

    return asyncio.run(prepare())


@pytest.fixture
async def place(prepared_place: postgres.Place) -> postgres.Place:
    """The database of this worker, with the store's tables, empty."""
    await postgres.run(prepared_place.admin, "TRUNCATE mcp_elicitation_records")
    return prepared_place
