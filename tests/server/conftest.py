"""What the tests of the server share: a server on which ``ask`` is installed, and real databases."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from mcp.server import MCPServer

from mcp_elicitation import Elicitation

if TYPE_CHECKING:
    from tests.server.databases import Database
    from tests.stores.postgres import Place, PostgresServer


@pytest.fixture
def server() -> MCPServer:
    """A server with nothing on it but ``ask``."""
    server = MCPServer("travel")
    Elicitation(server)
    return server


@pytest.fixture(scope="session")
def kept_place(postgres_server: PostgresServer, worker_id: str) -> Place:
    """A PostgreSQL database of this worker, for what people give."""
    from tests.stores.postgres import make_place

    from mcp_elicitation.stores.open import create

    async def prepare() -> Place:
        place = await make_place(postgres_server, f"kept_{worker_id}_{os.getpid()}")
        await create(place.admin, role=place.role)
        return place

    return asyncio.run(prepare())


@pytest.fixture
def postgresql(kept_place: Place, postgres_server: PostgresServer) -> Database:
    """PostgreSQL, empty."""
    from tests.server.databases import TABLE, Database

    database = Database(url=kept_place.app, folder=Path(postgres_server.pgdata), admin=kept_place.admin)
    asyncio.run(database.run(f"TRUNCATE {TABLE}"))
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Each database that can keep what people give, empty."""
    from tests.server.databases import Database

    if request.param == "postgresql":
        found: Database = request.getfixturevalue("postgresql")
        return found
    folder = tmp_path / "sqlite"
    folder.mkdir()
    return Database(url=f"sqlite:///{folder / 'store.db'}", folder=folder)
