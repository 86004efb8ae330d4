"""The one interface between ``ask`` and the request that it stands in."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, Protocol

from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Opened, Outcome
from mcp_elicitation.core.flow.errors import OutsideHandlerError
from mcp_elicitation.core.flow.question import AnyQuestion
from mcp_elicitation.core.json import JSON


class Asker(Protocol):
    """Asks the person behind one request."""

    @property
    def modes(self) -> Modes:
        """What the client of this request can be asked."""
        ...

    async def ask(self, questions: Sequence[AnyQuestion]) -> list[Outcome[Any] | Opened]:
        """Ask all of them in one round and return their outcomes, in order.

        A page is ``Opened`` where nothing tells its end, and ``Accepted`` with what told it otherwise.

        Raises:
            Suspended: An answer is missing, or the client cannot be asked; the handler's run ends here.
            ElicitationError: The question is wrong; the error says who must act.
        """
        ...

    def recall(self, name: str) -> tuple[str, JSON, bool]:
        """Return the name under which a side effect is journalled, its result, and whether there is one.

        Where there is none, ``record`` or ``abandon`` must follow.
        """
        ...

    async def resume(self) -> None:
        """Take note that something happens now that must not happen again.

        Raises:
            Suspended: That cannot be noted, so it must not happen.
        """
        ...

    def record(self, key: str, result: JSON) -> None:
        """Journal the result of a side effect, so that a re-run does not repeat it."""
        ...

    def abandon(self, key: str) -> None:
        """Take note that a side effect came to no result, so that a re-run tries it again."""
        ...


_CURRENT: ContextVar[Asker | None] = ContextVar("mcp_elicitation.asker", default=None)


def current() -> Asker:
    """Return the asker of the request that this code answers, also from child tasks and worker threads.

    Raises:
        OutsideHandlerError: There is none.
    """
    asker = _CURRENT.get()
    if asker is None:
        raise OutsideHandlerError
    return asker


current_asker = _CURRENT
"""Set by whoever runs a handler."""
