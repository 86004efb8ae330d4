"""How one statement runs on a database, and what its failures mean; ``sql_sqlite`` and ``sql_postgres`` do it.

A statement runs in a task of its own: a caller who goes away in the middle neither breaks the connection (a SQLite
database in memory would be gone with it) nor leaves a change untold.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVarTuple

from sqlalchemy import bindparam, select
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.selectable import TypedReturnsRows

from mcp_elicitation.stores.base import StoreProblem, StoreUnavailableError
from mcp_elicitation.stores.schema import VERSION, records
from mcp_elicitation.stores.sql_waiting import Waiting, Watch
from mcp_elicitation.text import Text

Ts = TypeVarTuple("Ts")

COMMON_FAILURES: tuple[type[Exception], ...] = (DBAPIError, NoConnectionError, OSError)
AT_ONCE = 500
"""Records that one statement looks up or removes at the most."""
STATES = select(records.c.place, records.c.born, records.c.version).where(
    records.c.place.in_(bindparam("places", expanding=True))
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """What a statement is about; on PostgreSQL it can touch nothing else, whatever its WHERE says.

    Args:
        owner: Whose records; also the only owner that a record may be written with.
        places: Which records, whoever owns them; also the only place that a record may be written at.
        expired: What expired by then, in seconds since the epoch.
    """

    owner: str = ""
    places: Sequence[bytes] = ()
    expired: float | None = None


class Database:
    """A database that holds the records.

    Args:
        engine: Not connected yet.
        failures: What the driver raises when the database does not do what it should.
    """

    def __init__(self, engine: AsyncEngine, failures: tuple[type[Exception], ...] = COMMON_FAILURES) -> None:
        self.engine = engine
        self.failures = failures
        self.waiting = Waiting()
        self.watch: Watch | None = None
        """Notices what others change; None when nobody else can reach the database."""
        self._closed = False
        self._running: set[asyncio.Task[object]] = set()
        self._ready = False
        self._readying = asyncio.Lock()

    async def run(
        self,
        statement: TypedReturnsRows[*Ts],
        values: Mapping[str, object],
        *,
        named: Named,
        writes: bool = False,
    ) -> Sequence[Row[*Ts]]:
        """Run one statement as one transaction, to its end also when the caller goes away, and return its rows.

        Args:
            statement: What it changes it returns, with the ``place``.
            values: For its parameters.
            named: What it is about.
            writes: Whether it changes something; who waits for that is woken.

        Raises:
            StoreUnavailableError: The database failed, or is closed here.
            StoreConfigurationError: It is not set up.
        """
        if self._closed:
            raise StoreUnavailableError("it is closed")
        task = asyncio.create_task(self._run(statement, values, named=named, writes=writes))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let go of who waits, finish what runs, and give back all connections."""
        self._closed = True
        if self.watch is not None:
            await self.watch.close()
        self.waiting.wake_all()
        if self._running:
            await asyncio.wait(self._running)
        await self.engine.dispose()

    async def create(self, role: str | None) -> None:
        """Bring the schema up to date.

        Args:
            role: The PostgreSQL role that the servers use, when it is not the one that creates.
        """
        raise NotImplementedError

    async def check(self) -> list[StoreProblem]:
        """Return what makes the database unfit as it is set up."""
        raise NotImplementedError

    async def prepare(self) -> None:
        """Do what is needed before the first statement.

        Raises:
            StoreConfigurationError: The operator has to set something up first.
        """
        raise NotImplementedError

    async def transact(
        self,
        statement: TypedReturnsRows[*Ts],
        values: Mapping[str, object],
        *,
        named: Named,
        writes: bool,
    ) -> Sequence[Row[*Ts]]:
        """Run one statement as one transaction; the driver's errors pass."""
        raise NotImplementedError

    async def _run(
        self,
        statement: TypedReturnsRows[*Ts],
        values: Mapping[str, object],
        *,
        named: Named,
        writes: bool,
    ) -> Sequence[Row[*Ts]]:
        with self.translated():
            if not self._ready:
                async with self._readying:
                    if not self._ready:
                        await self.prepare()
                        self._ready = True
            rows = await self.transact(statement, values, named=named, writes=writes)
        if writes:
            for row in rows:
                self.waiting.wake(row.place)
        return rows

    @contextlib.contextmanager
    def translated(self) -> Generator[None]:
        """Let what the driver raises come out as this package's error."""
        try:
            yield
        except self.failures as error:
            raise StoreUnavailableError(_reason(error)) from error


def chunks(places: Sequence[bytes]) -> Iterator[Sequence[bytes]]:
    """Return places in portions that fit into one statement."""
    for start in range(0, len(places), AT_ONCE):
        yield places[start : start + AT_ONCE]


def check_version(taken: int) -> list[StoreProblem]:
    """Return what is wrong with a schema of so many steps."""
    if taken == VERSION:
        return []
    if taken == 0:
        return [StoreProblem(code="store_schema_missing", text=_MISSING)]
    if taken < VERSION:
        return [StoreProblem(code="store_schema_old", text=_OLD.fill(taken=taken, known=VERSION))]
    return [StoreProblem(code="store_schema_new", text=_NEW.fill(taken=taken, known=VERSION))]


def _reason(error: Exception) -> str:
    """Return what the driver said, without the statement and its values."""
    if isinstance(error, DBAPIError) and "invalid input for query argument" in str(error.orig):
        return "a value that the database cannot hold"  # asyncpg goes on with the value
    said = error.orig if isinstance(error, DBAPIError) else error
    return (str(said).strip().partition("\n")[0] or type(said).__name__)[:200]


_MISSING = Text(
    "The database has no tables for the store yet. Make them: mcp-elicitation store create URL",
    "数据库中还没有存储所需的表。请先创建：mcp-elicitation store create URL",
)
_OLD = Text(
    "The store's tables are of version {taken}, this package needs {known}. Bring them up to date: "
    "mcp-elicitation store create URL",
    "存储的表为版本 {taken}，本软件包需要版本 {known}。请升级：mcp-elicitation store create URL",
)
_NEW = Text(
    "The store's tables are of version {taken}, this package knows only {known}. Use the newer package everywhere.",
    "存储的表为版本 {taken}，而本软件包只支持到版本 {known}。请在所有进程中使用较新的软件包。",
)
