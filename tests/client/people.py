"""Surfaces with somebody in front of them whose behaviour a test decides."""

from __future__ import annotations

from collections.abc import Callable

import anyio

from mcp_elicitation.client import Reply, Review
from mcp_elicitation.core.capability import Modes

FORM = Modes(form=True)
URL = Modes(url=True)
BOTH = Modes(form=True, url=True)


class Person:
    """Answers each review with what a function says, and keeps what was seen."""

    def __init__(self, answer: Callable[[Review], Reply], modes: Modes = FORM) -> None:
        self._answer = answer
        self._modes = modes
        self.reviews: list[Review] = []

    @property
    def modes(self) -> Modes:
        return self._modes

    async def ask(self, review: Review) -> Reply:
        self.reviews.append(review)
        await anyio.lowlevel.checkpoint()
        return self._answer(review)


def saying(**content: object) -> Callable[[Review], Reply]:
    """Accept with these answers."""
    return lambda _: Reply("accept", dict(content))  # type: ignore[arg-type]


def declining(_: Review) -> Reply:
    return Reply("decline")


def cancelling(_: Review) -> Reply:
    return Reply("cancel")


class Undecided:
    """Looks at an ask until the ask is taken away."""

    def __init__(self, modes: Modes = FORM) -> None:
        self._modes = modes
        self.looking = anyio.Event()
        self.closed = anyio.Event()

    @property
    def modes(self) -> Modes:
        return self._modes

    async def ask(self, review: Review) -> Reply:
        self.looking.set()
        try:
            await anyio.sleep_forever()
        finally:
            self.closed.set()
        raise AssertionError
