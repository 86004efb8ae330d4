"""How a change reaches those who wait for it.

Who waits is known in one place per store (``Waiting``). A change made through the same store wakes them at once. One
made by another process is noticed by one task per store, however many wait: on SQLite a ``Poller``, which asks every
``POLL`` seconds whether anybody else has committed and only then looks at the records; on PostgreSQL a ``Listener``
on one connection of its own. Being woken is a hint: the waiter reads its record again before it believes it.

No change is lost: a waiter is entered before it reads its record for the first time, and whenever the task begins
anew (the first poll, a listener that is connected again) it compares the records of all who wait at that moment.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from mcp_elicitation.stores.base import Record, StoreUnavailableError
from mcp_elicitation.stores.schema import CHANNEL

POLL = 0.1
"""Seconds between two questions to SQLite."""
HEARTBEAT = 15.0
"""Seconds after which a silent connection to PostgreSQL is tried: a broken network does not always say so."""
PAUSE = 0.1
"""Seconds before looking on after a connection has ended; twice as long after each failure, up to ``LONGEST_PAUSE``."""
LONGEST_PAUSE = 1.0

State: TypeAlias = tuple[bytes, str, int]
"""Place, ``born`` and ``version`` of a record, as the database has it now."""


@dataclass(slots=True, eq=False)
class Waiter:
    """Somebody who waits for one record to change."""

    born: str
    version: int
    woken: asyncio.Event = field(default_factory=asyncio.Event)


class Waiting:
    """Who waits, by the place of the record."""

    def __init__(self) -> None:
        self._at: dict[bytes, set[Waiter]] = {}

    @contextlib.contextmanager
    def at(self, place: bytes, record: Record) -> Generator[asyncio.Event]:
        """Enter a waiter for as long as the context lasts; the event is set at every change of its record."""
        waiter = Waiter(record.born, record.version)
        self._at.setdefault(place, set()).add(waiter)
        try:
            yield waiter.woken
        finally:
            here = self._at[place]
            here.discard(waiter)
            if not here:
                del self._at[place]

    def places(self) -> list[bytes]:
        """Return the places of all records that somebody waits for."""
        return list(self._at)

    def wake(self, place: bytes) -> None:
        """Wake everybody who waits at a place."""
        for waiter in self._at.get(place, ()):
            waiter.woken.set()

    def wake_all(self) -> None:
        """Wake everybody."""
        for place in self._at:
            self.wake(place)

    def compare(self, asked: Iterable[bytes], found: Iterable[State]) -> None:
        """Wake those whose record is not what they read.

        Args:
            asked: The places that were looked up.
            found: What is there; a place that was asked for and is not among them holds nothing.
        """
        now = {place: (born, version) for place, born, version in found}
        for place in asked:
            for waiter in self._at.get(place, ()):
                if now.get(place) != (waiter.born, waiter.version):
                    waiter.woken.set()


class Watch:
    """A task that notices what other processes change."""

    def __init__(self, waiting: Waiting, failures: tuple[type[Exception], ...]) -> None:
        self._waiting = waiting
        self._failures: tuple[type[Exception], ...] = (*failures, StoreUnavailableError)
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Let the task run, if it does not yet and may."""
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._watch(), name=type(self).__name__)

    async def close(self) -> None:
        """End the task and give back its connection."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _watch(self) -> None:
        """Look on again and again, whatever fails in between; those who wait have time-outs of their own."""
        pause = PAUSE
        while not self._idle():
            try:
                await self._look()
            except self._failures:
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                pause = PAUSE
            if not self._idle():
                await asyncio.sleep(pause)

    def _idle(self) -> bool:
        """Return whether there is nothing to notice, so that the task may end."""
        raise NotImplementedError

    async def _look(self) -> None:
        """Notice changes until the connection fails or there is nothing more to notice."""
        raise NotImplementedError


class Poller(Watch):
    """Notices changes in a SQLite file, while somebody waits."""

    def __init__(
        self,
        waiting: Waiting,
        failures: tuple[type[Exception], ...],
        connect: Callable[[], contextlib.AbstractAsyncContextManager[AsyncConnection]],
        states: Callable[[AsyncConnection, Sequence[bytes]], Awaitable[list[State]]],
    ) -> None:
        super().__init__(waiting, failures)
        self._connect = connect
        self._states = states

    def _idle(self) -> bool:
        return not self._waiting.places()

    async def _look(self) -> None:
        seen: int | None = None
        async with self._connect() as connection:
            while places := self._waiting.places():
                # Another number as soon as any other connection has committed; it costs no look at the table.
                commits = (await connection.exec_driver_sql("PRAGMA data_version")).scalar_one()
                if commits != seen:
                    seen = commits
                    self._waiting.compare(places, await self._states(connection, places))
                await asyncio.sleep(POLL)


class Driver(Protocol):
    """What is used of a connection of asyncpg."""

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None:
        """Call back with (connection, process, channel, payload) at every notification."""
        ...

    def add_termination_listener(self, callback: Callable[..., None]) -> None:
        """Call back when the connection is closed, by whomever."""
        ...

    async def execute(self, query: str, *, timeout: float) -> str:  # noqa: ASYNC109  asyncpg's own word
        """Run a statement."""
        ...

    async def close(self, *, timeout: float) -> None:  # noqa: ASYNC109  asyncpg's own word
        """Close politely."""
        ...


class Listener(Watch):
    """Hears of changes in PostgreSQL, from the first wait until the store is closed."""

    def __init__(
        self,
        waiting: Waiting,
        failures: tuple[type[Exception], ...],
        connect: Callable[[], Awaitable[Driver]],
        states: Callable[[Sequence[bytes]], Awaitable[list[State]]],
        *,
        patience: float,
    ) -> None:
        super().__init__(waiting, failures)
        self._connect = connect
        self._states = states
        self._patience = patience

    def _idle(self) -> bool:
        return False

    async def _look(self) -> None:
        connection = await self._connect()
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda *_: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            places = self._waiting.places()
            self._waiting.compare(places, await self._states(places))
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await lost.wait()
                if not lost.is_set():
                    await connection.execute("SELECT 1", timeout=self._patience)
        finally:
            with contextlib.suppress(*self._failures):
                await connection.close(timeout=self._patience)

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        with contextlib.suppress(ValueError):  # anybody who may connect to the database can send on the channel
            self._waiting.wake(bytes.fromhex(payload))
