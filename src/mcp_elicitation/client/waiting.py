"""The time between opening a page and its end: what a person can do meanwhile, and showing it beside the retries.

A client that sent the consent for a page retries until the server is done or asks again. Meanwhile the surface may say
that the page is waited for, and offer what can be done: it calls ``Waiting.retry_now`` or ``Waiting.give_up``. It is
taken away when the wait is over.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar, runtime_checkable

import anyio

from mcp_elicitation.accompanied import accompanied
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Surface
from mcp_elicitation.errors import PersonError
from mcp_elicitation.text import Text

logger = logging.getLogger(__name__)

T = TypeVar("T")

GRACE = 0.3
"""Seconds before a surface says that something is waited for: most waits are over by then."""


class GivenUpError(PersonError):
    """The person gave a call up while a page of it was waited for; the server was told so."""

    code = "given_up"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "You stopped waiting, so the call was given up. What was done on the page stays done; "
                "call again to go on.",
                "你已停止等待，调用已终止。在页面上完成的操作仍然有效；要继续，请重新调用。",
            )
        )


class Waiting:
    """What a person can do while pages are waited for."""

    def __init__(self) -> None:
        self._wake = anyio.Event()
        self._scope = anyio.CancelScope()

    def retry_now(self) -> None:
        """Ask the server at once instead of after the pause; a request that is under way is left alone."""
        self._wake.set()

    def give_up(self) -> None:
        """End the call without its result."""
        self._scope.cancel()

    async def pause(self, seconds: float, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Wait for so many seconds, or until somebody wants to retry now."""
        async with anyio.create_task_group() as group:
            group.start_soon(self._end_at_wake, group.cancel_scope)
            await sleep(seconds)
            group.cancel_scope.cancel()
        self._wake = anyio.Event()

    async def _end_at_wake(self, scope: anyio.CancelScope) -> None:
        await self._wake.wait()
        scope.cancel()

    async def beside(self, work: Callable[[], Awaitable[T]], surface: Surface, opened: Sequence[Review]) -> T:
        """Do the retries while the surface shows what is waited for.

        Args:
            work: The retries.
            surface: Where the person is.
            opened: The pages that the person agreed to open; none, and nothing is shown.

        Raises:
            GivenUpError: The person stopped waiting.
        """
        if not opened or not isinstance(surface, WaitingSurface):
            return await work()
        with self._scope:
            return await accompanied(work, lambda: self._show(surface, opened))
        raise GivenUpError

    async def _show(self, surface: WaitingSurface, opened: Sequence[Review]) -> None:
        await anyio.sleep(GRACE)
        try:
            await surface.wait(opened, self)
        except Exception:
            logger.exception("the surface failed while it showed what is waited for; the call goes on")


@runtime_checkable
class WaitingSurface(Protocol):
    """A surface that can also say that pages are waited for; what it lacks of that, nobody misses but the person."""

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Say what is waited for, and offer what can be done, until cancelled or until there is nothing to offer.

        Nothing here is consent (CURL-2): a page that was agreed to may be opened again, no other.

        Args:
            opened: The reviews of the pages that the person agreed to open in this round.
            waiting: What the person can do.
        """
        ...


async def wait_on(surface: Surface, opened: Sequence[Review], waiting: Waiting) -> None:
    """Let a surface wait if it can; for surfaces that stand around another."""
    if isinstance(surface, WaitingSurface):
        await surface.wait(opened, waiting)
