"""What the system tells a process while a person is asked: another size, a terminal that goes away, an order to end."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Literal, TypeAlias, TypeVar

import anyio

News: TypeAlias = Literal["resized", "gone"]
T = TypeVar("T")


class Ear:
    """Hears the signals of a process; made by ``listening``."""

    def __init__(self, received: AsyncIterator[signal.Signals] | None) -> None:
        self._received = received
        self.ended: signal.Signals | None = None

    async def race(self, work: Callable[[], Awaitable[T]]) -> T | News:
        """Do something until it is done, or until there is news."""
        found: list[T | News] = []
        async with anyio.create_task_group() as group:

            async def do() -> None:
                found.append(await work())
                group.cancel_scope.cancel()

            async def hear(received: AsyncIterator[signal.Signals]) -> None:
                found.append(self._understand(await anext(received)))
                group.cancel_scope.cancel()

            group.start_soon(do)
            if self._received is not None:
                group.start_soon(hear, self._received)
        return found[0]

    def _understand(self, received: signal.Signals) -> News:
        if sys.platform != "win32" and received is signal.SIGWINCH:
            return "resized"
        self.ended = received
        return "gone"


@contextmanager
def listening() -> Generator[Ear]:
    """Hear signals where that is possible: in the main thread of a POSIX process.

    Handlers of the process are put back afterwards. An order to end is passed on to them, once everything inside has
    put the terminal in order.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield Ear(None)
        return
    heard = (signal.SIGWINCH, signal.SIGHUP, signal.SIGTERM)
    before = {each: signal.getsignal(each) for each in heard}
    ear = Ear(None)
    try:
        with anyio.open_signal_receiver(*heard) as received:
            ear = Ear(received)
            yield ear
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        if ear.ended is signal.SIGTERM:
            signal.raise_signal(signal.SIGTERM)
