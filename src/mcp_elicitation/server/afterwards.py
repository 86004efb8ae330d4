"""After a handler has returned: telling a client of revision 2025-11-25 that a page has been finished (LEG-2).

A handler may come to its end while a page is still open: the error that carries pages ends it at once (LEG-3), and
patience runs out. The notice is then sent by a task that lives as long as the client's connection, and no longer than
a person has on a page.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from mcp_elicitation.server.interactions import LIFETIME
from mcp_elicitation.server.waiting import Done, hold

MOST_WATCHED = 100
"""Pages of one connection that are watched at the same time; the client of any more has to look by itself."""

logger = logging.getLogger(__name__)


class Afterwards:
    """The pages of one connection that nobody waits for any more."""

    def __init__(self) -> None:
        self._watching: dict[str, asyncio.Task[None]] = {}

    def watch(self, name: str, done: Done[Any], tell: Callable[[], Awaitable[None]]) -> None:
        """Wait for a page in a task of its own, and tell when it has been finished.

        Args:
            name: What the page is called; the same one is watched once.
            done: What tells that the person is done there.
            tell: Tells the client.
        """
        if name in self._watching or len(self._watching) >= MOST_WATCHED:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # another event loop, such as trio's, knows no task without a parent
            return
        self._watching[name] = task = loop.create_task(_watch(done, tell))
        task.add_done_callback(lambda _: self._watching.pop(name, None))

    def end(self) -> None:
        """Stop watching: the connection is gone."""
        for task in list(self._watching.values()):
            task.cancel()


async def _watch(done: Done[Any], tell: Callable[[], Awaitable[None]]) -> None:
    try:
        if await hold({"": done}, seconds=LIFETIME):
            await tell()
    except Exception:
        logger.exception("a page could not be watched")
