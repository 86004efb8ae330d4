"""The records in a SQLite file, or in memory.

Each statement is a transaction by itself. Writers of one process queue here, since a queue wakes the next one sooner
than the lock of the file does; readers do not wait for writers (write-ahead log). A commit is on disk before it is
reported: what may happen once must not be forgotten in a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from typing import Protocol, TypeVar, TypeVarTuple

from sqlalchemy import event
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.sql.selectable import TypedReturnsRows

from mcp_elicitation.stores.base import StoreConfigurationError, StoreProblem
from mcp_elicitation.stores.schema import VERSION, take_steps, version_of
from mcp_elicitation.stores.sql_database import STATES, Database, Named, check_version, chunks
from mcp_elicitation.stores.sql_url import check_file, make_file, path_of
from mcp_elicitation.stores.sql_waiting import Poller, State

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

OLDEST = (3, 35, 0)
"""The first SQLite that returns what it changed."""
CONNECTIONS = 4
"""Of one process to one file: one writes, one looks out for changes, the others read."""
RETRY = 0.02


class SqliteDatabase(Database):
    """A SQLite database.

    Args:
        url: ``sqlite:///path``, or ``sqlite:///:memory:``.
        patience: Seconds to wait for others who hold the file.

    Raises:
        StoreConfigurationError: The SQLite of this Python is too old.
    """

    def __init__(self, url: URL, *, patience: float) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreConfigurationError(
                f"SQLite {sqlite3.sqlite_version} is too old for a store; use a Python with 3.35 or newer"
            )
        self._path = path_of(url)
        self._patience = patience
        self._writers = asyncio.Lock()
        engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": patience},
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1 if self._path is None else CONNECTIONS,
            max_overflow=0,
            pool_timeout=patience,
            pool_reset_on_return=None,  # no transaction is ever left open
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", _set_up)
        super().__init__(engine)
        if self._path is not None:
            self.watch = Poller(self.waiting, self.failures, engine.connect, _states)

    async def prepare(self) -> None:
        """Make the file and its tables, where they are missing."""
        problems: list[StoreProblem] = []
        if self._path is not None:
            make_file(self._path)
            problems = check_file(self._path)
        if not problems:
            problems = await self._patiently(self._make)
        if problems:
            raise StoreConfigurationError(" ".join(problem.text.en for problem in problems))

    async def create(self, role: str | None) -> None:
        """Make the file and its tables, or bring them up to date."""
        if role is not None:
            raise StoreConfigurationError("SQLite has no roles; the file belongs to the account that runs the server")
        with self.translated():
            await self.prepare()

    async def check(self) -> list[StoreProblem]:
        """Return what is wrong with the file and its tables; nothing is made."""
        if self._path is None:
            return []
        if not self._path.exists():
            return check_version(0)
        with self.translated():
            async with self.engine.connect() as connection:
                return check_file(self._path) + check_version(await version_of(connection))

    async def transact(
        self,
        statement: TypedReturnsRows[*Ts],
        values: Mapping[str, object],
        *,
        named: Named,
        writes: bool,
    ) -> Sequence[Row[*Ts]]:
        """Run one statement; SQLite has no policies that could hold it to what it is about."""
        del named

        async def once() -> Sequence[Row[*Ts]]:
            async with self._turn(writes=writes), self.engine.connect() as connection:
                return (await connection.execute(statement, values)).all()

        return await self._patiently(once)

    async def _make(self) -> list[StoreProblem]:
        async with self.engine.connect() as connection:
            if self._path is not None:
                await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            taken = await version_of(connection)
            if taken < VERSION:
                await _in_one_step(connection)
                taken = VERSION
            return check_version(taken)

    @contextlib.asynccontextmanager
    async def _turn(self, *, writes: bool) -> AsyncGenerator[None]:
        """Wait for this writer's turn; readers need none."""
        if not writes:
            yield
            return
        async with asyncio.timeout(self._patience):
            await self._writers.acquire()
        try:
            yield
        finally:
            self._writers.release()

    async def _patiently(self, once: Callable[[], Awaitable[T]]) -> T:
        """Try again while the file is locked: SQLite waits by itself, but not in every case."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._patience
        while True:
            try:
                return await once()
            except DBAPIError as error:
                if not _is_locked(error) or loop.time() >= deadline:
                    raise
            await asyncio.sleep(RETRY)


async def _states(connection: AsyncConnection, places: Sequence[bytes]) -> list[State]:
    found: list[State] = []
    for chunk in chunks(places):
        rows = await connection.execute(STATES, {"places": chunk})
        found += [(row.place, row.born, row.version) for row in rows]
    return found


async def _in_one_step(connection: AsyncConnection) -> None:
    """Take the missing steps while nobody else can."""
    await connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        await take_steps(connection)
    except BaseException:
        await connection.exec_driver_sql("ROLLBACK")
        raise
    await connection.exec_driver_sql("COMMIT")


class _Cursor(Protocol):
    def execute(self, operation: str) -> object: ...
    def close(self) -> object: ...


class _Connection(Protocol):
    def cursor(self) -> _Cursor: ...


def _set_up(connection: _Connection, _entry: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _is_locked(error: DBAPIError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and error.orig.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
