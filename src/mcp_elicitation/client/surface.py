"""The one interface that a user interface implements."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from mcp_elicitation.client.review import Review
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Action
from mcp_elicitation.core.forms.field import Content, Value

By: TypeAlias = Literal["person", "script", "policy", "nobody"]
"""Who decided: a person with a deliberate key or click, a script that was told to, a policy that the person wrote, or
nobody (there was no one)."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a review.

    Args:
        action: What was done (UI-4): accept, decline and cancel are three different things.
        content: The answers of an accepted form; of one that was put away, what had been filled in so far.
        by: Who decided. Only a person, a script or a policy can accept.

    Raises:
        ValueError: Nobody accepted.
    """

    action: Action
    content: Content = field(default_factory=dict[str, Value])
    by: By = "person"

    def __post_init__(self) -> None:
        """Consent needs somebody who gave it."""
        if self.action == "accept" and self.by == "nobody":
            raise ValueError("an ask is accepted by somebody, never by default")


class Surface(Protocol):
    """Shows reviews to a person, and returns what the person did.

    It is asked one thing at a time. A surface that can show several things at once says so: ``at_once = True``.
    """

    @property
    def modes(self) -> Modes:
        """What this surface can really show; exactly this is declared to servers (CAP-3)."""
        ...

    async def ask(self, review: Review) -> Reply:
        """Show one ask and wait for the person.

        Closing, Esc, end of input, a missing terminal and cancellation are cancel, never accept (UI-4). An accepted
        form's content has passed the form's check (FSEC-1).
        """
        ...


def shows_at_once(surface: Surface) -> bool:
    """Tell whether a surface can show several asks at once."""
    return getattr(surface, "at_once", False) is True
