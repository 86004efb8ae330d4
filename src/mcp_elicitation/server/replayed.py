"""The asker of a request that can be asked in rounds: it looks answers up, or suspends the handler."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from mcp_elicitation.core.capability import CapabilityMissingError, Modes
from mcp_elicitation.core.elicitation import Outcome
from mcp_elicitation.core.flow.errors import OutsideHandlerError
from mcp_elicitation.core.flow.question import Question
from mcp_elicitation.core.flow.replay import Run, Suspended
from mcp_elicitation.core.json import JSON
from mcp_elicitation.errors import ElicitationError


class ReplayedAsker:
    """Asks by ending the handler's run and starting it anew when the answers are there.

    Args:
        run: The run of the handler that this asker belongs to.
        modes: What the client declared with this request.
        require_subject: Refuses a caller who cannot be told apart from others (STATE-2).

    Attributes:
        refused: Why nobody can be asked within this request; whatever the handler did then is not its answer.
        failure: The error that an ask gave the handler last, for the boundary.
    """

    def __init__(self, run: Run, modes: Modes, require_subject: Callable[[], None]) -> None:
        self.run = run
        self.refused: ElicitationError | None = None
        self.failure: ElicitationError | None = None
        self._modes = modes
        self._require_subject = require_subject

    @property
    def modes(self) -> Modes:
        """What the client of this request can be asked."""
        return self._modes

    async def ask(self, questions: Sequence[Question[Any]]) -> list[Outcome[Any]]:
        """Return the outcomes, or suspend the handler until they are there.

        Who cannot be asked at all suspends the handler for good: an ``except Exception`` round the ask must not let it
        go on as if it had asked. ``ask.can`` is the way to find out beforehand.
        """
        if self.run.closed:
            raise OutsideHandlerError
        try:
            self._require_askable()
        except ElicitationError as error:
            self.refused = error
            raise Suspended from error
        try:
            outcomes = self.run.look_up_all(questions)
        except ElicitationError as error:
            self.failure = error  # the SDK hides what a handler raises; the boundary tells the peer what it may know
            raise
        if any(outcome is None for outcome in outcomes):
            raise Suspended
        return cast("list[Outcome[Any]]", outcomes)

    def _require_askable(self) -> None:
        self._require_subject()
        if "form" not in self._modes:
            raise CapabilityMissingError({"elicitation": {"form": {}}})

    def recall(self, name: str) -> tuple[str, JSON, bool]:
        """Return the name under which a side effect is journalled, its result, and whether there is one."""
        return self.run.recall(name)

    def record(self, key: str, result: JSON) -> None:
        """Journal the result of a side effect."""
        self.run.record(key, result)
