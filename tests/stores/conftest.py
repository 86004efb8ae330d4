"""The databases that the tests of the stores share."""

from __future__ import annotations

import asyncio
import os

import pytest
from tests.stores import postgres

from mcp_elicitation.stores.open import create

pytest.register_assert_rewrite(
    "tests.stores.model", "tests.stores.neighbours", "tests.stores.shared_contract", "tests.stores.store_contract"
)


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
