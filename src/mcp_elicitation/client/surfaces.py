"""Two surfaces as one: the second where the first cannot, where nobody is there, or where the person moves to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable
from weakref import WeakSet

import anyio

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply, Surface, shows_at_once
from mcp_elicitation.client.waiting import Waiting, wait_on
from mcp_elicitation.core.capability import Modes


@runtime_checkable
class Movable(Protocol):
    """A surface with a key for “not here”, such as the terminal's Ctrl+O."""

    elsewhere: Callable[[], object] | None
    """What the key does; nothing while it is None."""


class Surfaces:
    """Asks at the first surface, and at the second what the first does not get answered.

    That is: an ask in a mode that the first cannot show, an ask at which nobody was found (a terminal that is none),
    and one that the person moves; a first surface with a key for that, like ``Terminal``, is told what the key does.
    A decision of a person at the first is never asked about again.

    Args:
        first: Where the person is asked, such as ``Terminal()``.
        second: Where else, such as ``LocalInbox()``.
        unattended: Whether the second is also asked where nobody was found at the first.
    """

    def __init__(self, *, first: Surface, second: Surface, unattended: bool = True) -> None:
        self.first = first
        self.second = second
        self._unattended = unattended
        self._has_moved = False
        if isinstance(first, Movable):
            first.elsewhere = self.move
        self._moves: WeakSet[anyio.Event] = WeakSet()
        self._opened_second: list[Review] = []

    @property
    def modes(self) -> Modes:
        """What either can show (CAP-3)."""
        one, other = self.first.modes, self.second.modes
        return Modes(form=one.form or other.form, url=one.url or other.url)

    @property
    def at_once(self) -> bool:
        """Whether both can show several asks at once."""
        return shows_at_once(self.first) and shows_at_once(self.second)

    def move(self) -> bool:
        """Move what is being asked at the first surface to the second, and ask there from then on.

        It is taken away there as if the server had taken it back, and begins anew at the second: what was typed and not
        sent stays behind, what was answered in earlier rounds does not.

        Returns:
            Whether there was anything to move.
        """
        moves = list(self._moves)
        for each in moves:
            each.set()
        self._has_moved = self._has_moved or bool(moves)
        return bool(moves)

    async def ask(self, review: Review) -> Reply:
        """Ask at the first, and at the second where that came to nothing."""
        mode = review.elicitation.mode
        is_first = mode in self.first.modes and not (self._has_moved and mode in self.second.modes)
        reply = await self._ask_first(review) if is_first else None
        if reply is not None and (reply.by != "nobody" or not self._unattended):
            return reply
        if mode not in self.second.modes:
            return reply or Reply("cancel", by="nobody")
        reply = await self.second.ask(review)
        if reply.action == "accept" and mode == "url":
            self._opened_second = [*self._opened_second[-9:], review]
        return reply

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Show what is waited for where the page was agreed to."""
        there = [each for each in opened if any(each is known for known in self._opened_second)]
        here = [each for each in opened if not any(each is known for known in there)]
        async with anyio.create_task_group() as group:
            for surface, reviews in ((self.first, here), (self.second, there)):
                if reviews:
                    group.start_soon(wait_on, surface, reviews, waiting)

    async def _ask_first(self, review: Review) -> Reply | None:
        """Return None for an ask that was moved."""
        moved = anyio.Event()
        self._moves.add(moved)
        replies: list[Reply] = []
        failures: list[Exception] = []
        async with anyio.create_task_group() as group:

            async def ask() -> None:
                try:
                    replies.append(await self.first.ask(review))
                except Exception as error:
                    failures.append(error)
                group.cancel_scope.cancel()

            group.start_soon(ask)
            await moved.wait()
            group.cancel_scope.cancel()
        self._moves.discard(moved)
        if failures:
            raise failures[0]
        return replies[0] if replies else None
