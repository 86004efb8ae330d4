"""The asker of a request that can be asked in rounds: it looks answers up, or suspends the handler."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

import anyio

from mcp_elicitation.core.capability import CapabilityMissingError, Modes
from mcp_elicitation.core.elicitation import MODES, Accepted, Opened, Outcome
from mcp_elicitation.core.flow.errors import OutsideHandlerError, SwallowedAskError
from mcp_elicitation.core.flow.question import AnyQuestion, UrlQuestion
from mcp_elicitation.core.flow.replay import Run, Suspended
from mcp_elicitation.core.json import JSON
from mcp_elicitation.errors import ElicitationError
from mcp_elicitation.server import telemetry
from mcp_elicitation.server.lint import PageLint
from mcp_elicitation.server.standin import holds
from mcp_elicitation.server.waiting import Done, look_at, wait_for

_LookedUp: TypeAlias = "tuple[str, Outcome[Any] | Opened | None]"
"""The key of a question and its outcome, as far as the transcript knows it."""

_SUSPENDED_HERE: ContextVar[Run | None] = ContextVar("mcp_elicitation.suspended_here", default=None)
"""The run whose signal left an ask in this very task: code that goes on here has swallowed it."""


@dataclass(frozen=True, slots=True)
class Holding:
    """How a request may be held.

    Args:
        seconds: For how long.
        sign_of_life: Tells the caller meanwhile that somebody is still there.
    """

    seconds: float
    sign_of_life: Callable[[], Awaitable[None]] | None = None


class Rest(Protocol):
    """How other processes are told that the handler only waits for a person."""

    async def begin(self) -> None:
        """Take note that nothing happens until ``end``."""

    async def end(self) -> None:
        """Take note that something may happen from now on; raises where that cannot be noted."""


class ReplayedAsker:
    """Asks by ending the handler's run and starting it anew when the answers are there.

    Args:
        run: The run of the handler that this asker belongs to.
        modes: Reads what the client declared with this request; most requests never ask.
        require_subject: Refuses a caller who cannot be told apart from others (STATE-2).
        pages: Judges the addresses that people would be sent to.
        holding: How long a page may be waited for within this request, and how the caller is told meanwhile.

    Attributes:
        refused: Why nobody can be asked within this request; whatever the handler did then is not its answer.
        failure: The error that an ask gave the handler last, for the boundary.
        rest: Tells other processes when the handler waits; None where nobody else could see it.
    """

    __slots__ = (
        "_broken_off",
        "_holding",
        "_modes",
        "_pages",
        "_read_modes",
        "_require_subject",
        "_settled",
        "_task",
        "_under_way",
        "failure",
        "refused",
        "rest",
        "run",
    )

    def __init__(
        self,
        run: Run,
        modes: Callable[[], Modes],
        require_subject: Callable[[], None],
        pages: PageLint,
        holding: Holding | None = None,
    ) -> None:
        self.run = run
        self._pages = pages
        self.rest: Rest | None = None
        self._task = 0
        self._broken_off: BaseException | None = None
        self._holding = holding or Holding(0.0)
        self.refused: ElicitationError | None = None
        self.failure: ElicitationError | None = None
        self._read_modes = modes
        self._modes: Modes | None = None
        self._require_subject = require_subject
        self._under_way: frozenset[str] = frozenset()
        self._settled: anyio.Event | None = None

    def is_harmless(self, broken_off: BaseException) -> bool:
        """Tell whether what broke the handler off found it waiting for a person, so that it may be run again.

        What it did by ``ask.once`` since the request came is in no state yet: then it must not be run again. A handler
        that waited in a task of its own cannot be told from one that was at work.
        """
        return not self.news and self._broken_off is not None and holds(broken_off, self._broken_off)

    @property
    def news(self) -> bool:
        """Whether something was done by ``ask.once`` since the request came, or is being done."""
        return bool(self._under_way) or self.run.journal != self.run.transcript.journal

    @property
    def modes(self) -> Modes:
        """What the client of this request can be asked."""
        if self._modes is None:
            self._modes = self._read_modes()
        return self._modes

    async def ask(self, questions: Sequence[AnyQuestion]) -> list[Outcome[Any] | Opened]:
        """Return the outcomes, or suspend the handler until they are there.

        Who cannot be asked at all suspends the handler for good: an ``except Exception`` round the ask must not let it
        go on as if it had asked. ``ask.can`` is the way to find out beforehand.
        """
        looked_up = self._look_up(questions)
        opened = _opened(questions, looked_up)
        results = await self._wait(opened, looked_up) if opened else {}
        return self._close(looked_up, opened, results)

    def _look_up(self, questions: Sequence[AnyQuestion]) -> list[_LookedUp]:
        self._require_going_on()
        try:
            self._require_askable(questions)
        except ElicitationError as error:
            self.refused = error
            raise self._suspended() from error
        try:
            self._pages.require_sendable(questions)
            return self.run.look_up_all(questions)
        except ElicitationError as error:
            self.failure = error  # the SDK hides what a handler raises; the boundary tells the peer what it may know
            raise

    def _close(
        self, looked_up: list[_LookedUp], opened: Mapping[str, UrlQuestion[Any]], results: Mapping[str, Any]
    ) -> list[Outcome[Any] | Opened]:
        """Return the outcomes with what told the end of pages; one that is not finished has none yet (URL-3)."""
        for key, question in opened.items():
            if key in results:
                self.run.finish(key)
            else:
                self.run.wait(key, question)
        outcomes = [_finished(key, outcome, opened, results) for key, outcome in looked_up]
        if any(outcome is None for outcome in outcomes):
            raise self._suspended()
        return cast("list[Outcome[Any] | Opened]", outcomes)

    async def _wait(self, opened: Mapping[str, UrlQuestion[Any]], looked_up: list[_LookedUp]) -> dict[str, Any]:
        """Look at pages, and hold the request until they are finished (URL-4).

        A handler that waits in a task of its own may be at work in another one: other processes are not told then.
        """
        looks = {key: cast("Done[Any]", question.done) for key, question in opened.items()}
        results = await look_at(looks)
        asking = any(outcome is None for _, outcome in looked_up)  # then the person has something to do first
        if len(results) == len(looks) or asking or self._holding.seconds <= 0:
            return results
        for key in results:
            del looks[key]
        if self.rest is not None and not self.news and anyio.get_current_task().id == self._task:
            await self.rest.begin()
        began = anyio.current_time()
        try:
            found = await wait_for(looks, seconds=self._holding.seconds, sign_of_life=self._holding.sign_of_life)
        except BaseException as error:
            self._broken_off = error
            raise
        finally:
            telemetry.held(self.run.transcript.flow, anyio.current_time() - began)
        if len(found) == len(looks):
            await self.resume()
        return results | found

    def tell_others(self, rest: Rest) -> None:
        """Tell other processes, from now on, when the handler waits in this very task."""
        self.rest, self._task = rest, anyio.get_current_task().id

    async def resume(self) -> None:
        """Take note that something happens now that must not happen again."""
        if self.rest is None:
            return
        try:
            await self.rest.end()
        except ElicitationError as error:
            self.refused = error
            raise self._suspended() from error

    def _require_going_on(self) -> None:
        """Refuse to serve a task that outlived its request, or one that went on after it was suspended.

        While the signal is on its way out, a ``finally`` may still ask; whoever caught it may not.
        """
        if self.run.closed:
            raise OutsideHandlerError
        if _SUSPENDED_HERE.get() is self.run and not isinstance(sys.exception(), Suspended):
            self.refused = self.refused or SwallowedAskError(self.run.open_messages)
            raise Suspended from self.refused

    def _suspended(self) -> Suspended:
        _SUSPENDED_HERE.set(self.run)
        return Suspended()

    def _require_askable(self, questions: Sequence[AnyQuestion]) -> None:
        self._require_subject()
        modes = self.modes
        missing = {question.mode for question in questions if question.mode not in modes}
        if missing:
            raise CapabilityMissingError({"elicitation": {mode: {} for mode in MODES if mode in missing}})

    def recall(self, name: str) -> tuple[str, JSON, bool]:
        """Return the name under which a side effect is journalled, its result, and whether there is one."""
        self._require_going_on()
        key, kept, known = self.run.recall(name)
        if not known:
            self._under_way |= {key}
        return key, kept, known

    def record(self, key: str, result: JSON) -> None:
        """Journal the result of a side effect."""
        self.run.record(key, result)
        self.abandon(key)

    def abandon(self, key: str) -> None:
        """Take note that a side effect came to no result."""
        self._under_way -= {key}
        if not self._under_way and self._settled is not None:
            self._settled.set()

    async def settle(self) -> None:
        """Wait for side effects that run beside a suspended ask: their results belong into the journal."""
        while self._under_way:
            self._settled = anyio.Event()
            await self._settled.wait()

    def close(self) -> None:
        """Take note that the handler's run is over; a task that outlives it gets no further."""
        self.run.closed = True
        if _SUSPENDED_HERE.get() is self.run:  # the task of the request may live on, as an in-process client's does
            _SUSPENDED_HERE.set(None)


def _opened(questions: Sequence[AnyQuestion], looked_up: list[_LookedUp]) -> dict[str, UrlQuestion[Any]]:
    """Return the pages that the person agreed to open and that something can tell the end of."""
    return {
        key: question
        for question, (key, outcome) in zip(questions, looked_up, strict=True)
        if isinstance(question, UrlQuestion) and isinstance(outcome, Opened) and question.done is not None
    }


def _finished(
    key: str, outcome: Outcome[Any] | Opened | None, opened: Mapping[str, object], results: Mapping[str, Any]
) -> Outcome[Any] | Opened | None:
    if key not in opened:
        return outcome
    return Accepted(results[key]) if key in results else None
