"""A request that the server refuses until the person has been to some pages: lead there, and make it again (LEG-3).

Revision 2025-11-25 has an error for it. Each page is consented to once: one that the error names again is still open,
and is waited for, until the server is content, tells that a page is finished, or nobody has patience left.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from mcp_elicitation.client.pacing import Pace, Pacing
from mcp_elicitation.client.responder import Call
from mcp_elicitation.client.surface import Surface
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.core.elicitation import UrlElicitation

T = TypeVar("T")

LONGEST_WAIT = 1800.0
"""Seconds of pauses after which a page that does not come to its end is given up; links live no longer than that."""


@dataclass
class PagesFirst:
    """Makes requests, and leads to the pages that the server wants first.

    Args:
        pages_of: Reads the pages from an error; none where the error says something else.
        agree: Asks the person to open pages, and tells whether all of them were agreed to.
        surface: Where the person is.
        pacing: How patient the client is.
        sleep: Waits for a number of seconds.
    """

    pages_of: Callable[[Exception], Sequence[UrlElicitation]]
    agree: Callable[[Sequence[UrlElicitation], Call], Awaitable[bool]]
    surface: Surface
    pacing: Pacing
    sleep: Callable[[float], Awaitable[None]]
    _waiting: set[Waiting] = field(default_factory=set[Waiting])

    async def make(self, request: Callable[[], Awaitable[T]], call: Call) -> T:
        """Make a request until the server answers it, or refuses it for another reason.

        Raises:
            TooManyRoundsError: The server went on wanting other pages.
            GivenUpError: The person stopped waiting.
        """
        pace, agreed = Pace.begin(self.pacing), frozenset[str]()
        attempt = request
        while True:
            try:
                return await attempt()
            except Exception as error:
                pages = [each for each in self.pages_of(error) if each.url not in agreed]
                if not pages:
                    raise
                pace = pace.asked(call.request)
                if not await self.agree(pages, call):
                    raise
            agreed |= {each.url for each in pages}
            waiting = Waiting()
            work = partial(self._until_others, request, agreed, pace, waiting)
            attempt = partial(waiting.beside, work, self.surface, tuple(call.opened))

    async def _until_others(
        self, request: Callable[[], Awaitable[T]], agreed: frozenset[str], pace: Pace, waiting: Waiting
    ) -> T:
        """Make a request again and again while the server wants nothing but pages that the person agreed to."""
        waited = 0.0
        self._waiting.add(waiting)
        try:
            while True:
                try:
                    return await request()
                except Exception as error:
                    wanted = {each.url for each in self.pages_of(error)}
                    if waited >= LONGEST_WAIT or not wanted or wanted - agreed:
                        raise
                waited += pace.pause
                await waiting.pause(pace.pause, self.sleep)
                pace = pace.waited()
        finally:
            self._waiting.discard(waiting)

    def finished(self) -> None:
        """Take note that some page is finished: make the requests that wait for one at once."""
        for waiting in self._waiting:
            waiting.retry_now()
