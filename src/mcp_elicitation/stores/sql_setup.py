"""Which database a URL means; making and checking its tables."""

from __future__ import annotations

from mcp_elicitation.stores.base import StoreProblem
from mcp_elicitation.stores.sql_database import Database
from mcp_elicitation.stores.sql_url import read_url

PATIENCE = 5.0
"""Seconds that a database may take before it counts as unavailable."""


def database_of(url: str, *, patience: float = PATIENCE) -> Database:
    """Return the database of a URL, not connected yet.

    Raises:
        StoreConfigurationError: The URL is not that of a store, or this Python cannot reach it.
    """
    parts = read_url(url)
    if parts.drivername == "sqlite":
        from mcp_elicitation.stores.sql_sqlite import SqliteDatabase

        return SqliteDatabase(parts, patience=patience)
    from mcp_elicitation.stores.sql_postgres import PostgresDatabase

    return PostgresDatabase(parts, patience=patience)


async def create(url: str, *, role: str | None = None) -> None:
    """Make the tables of a store, or bring them up to date; done twice it does nothing.

    Args:
        url: Of a role that may make tables.
        role: The PostgreSQL role that the servers use, when it is another one; it is granted what it needs.

    Raises:
        StoreConfigurationError: The tables are newer than this package, or the URL is wrong.
        StoreUnavailableError: The database cannot be reached, or refuses.
    """
    database = database_of(url)
    try:
        await database.create(role)
    finally:
        await database.close()


async def check(url: str) -> list[StoreProblem]:
    """Return why a store is not fit for use as it is set up; nothing is changed.

    Args:
        url: As the servers use it.

    Raises:
        StoreConfigurationError: The URL is wrong.
        StoreUnavailableError: The database cannot be reached.
    """
    database = database_of(url)
    try:
        return await database.check()
    finally:
        await database.close()
