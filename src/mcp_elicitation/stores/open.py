"""The store of a URL: which one it is, and whether what it needs is installed."""

from __future__ import annotations

from importlib.util import find_spec

from mcp_elicitation.stores.base import Store, StoreConfigurationError, StoreProblem
from mcp_elicitation.stores.memory import MemoryStore

_NEEDS = {
    "sqlite": ("store", ("sqlalchemy", "greenlet", "aiosqlite")),
    "postgresql": ("postgres", ("sqlalchemy", "greenlet", "asyncpg")),
}
"""By scheme: the extra of this package, and what it brings."""


def open_store(url: str) -> Store:
    """Return the store of a URL. Nothing is connected before it is first used.

    Args:
        url: ``memory:`` (gone with the process) · ``sqlite:///relative/path``, ``sqlite:////absolute/path`` (for the
            processes of one machine) · ``sqlite:///:memory:`` · ``postgresql://user:password@host/name`` (for any
            number of machines).

    Raises:
        StoreConfigurationError: It is none of these, or an extra of this package is not installed.
    """
    if not _is_database(url):
        return MemoryStore()
    from mcp_elicitation.stores.sql import SqlStore

    return SqlStore(url)


async def create(url: str, *, role: str | None = None) -> None:
    """Make the tables of a store, or bring them up to date; done twice it does nothing.

    SQLite's tables are also made at first use; PostgreSQL's only here, by whoever may.

    Args:
        url: As for ``open_store``, of a role that may make tables.
        role: The PostgreSQL role that the servers use, when it is another one; it is granted what it needs.

    Raises:
        StoreConfigurationError: The tables are newer than this package, or as ``open_store``.
        StoreUnavailableError: The database cannot be reached, or refuses.
    """
    if _is_database(url):
        from mcp_elicitation.stores import sql_setup

        await sql_setup.create(url, role=role)


async def check(url: str) -> list[StoreProblem]:
    """Return why a store is not fit for use as it is set up; nothing is changed.

    Args:
        url: As for ``open_store``, as the servers use it.

    Raises:
        StoreConfigurationError: As ``open_store``.
        StoreUnavailableError: The database cannot be reached.
    """
    if not _is_database(url):
        return []
    from mcp_elicitation.stores import sql_setup

    return await sql_setup.check(url)


def _is_database(url: str) -> bool:
    """Return whether a URL needs a database, and require that it is one we know."""
    if url == "memory:":
        return False
    scheme = url.partition(":")[0]
    if scheme not in _NEEDS:
        raise StoreConfigurationError(
            "a store is memory:, sqlite:///path or postgresql://user@host/name; "
            + (f"{scheme!r} is no store" if "://" in url else "this is no URL of a store")
        )
    extra, modules = _NEEDS[scheme]
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise StoreConfigurationError(
            f"a store in {scheme} needs {', '.join(missing)}: pip install 'mcp-elicitation[{extra}]'"
        )
    return True
