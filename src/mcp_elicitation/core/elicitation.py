"""What is asked, what comes back, and what the asker sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias

from typing_extensions import TypeVar

from mcp_elicitation.core.forms.form import Form

T_co = TypeVar("T_co", covariant=True)

Mode: TypeAlias = Literal["form", "url"]
MODES: tuple[Mode, ...] = ("form", "url")

Action: TypeAlias = Literal["accept", "decline", "cancel"]
ACTIONS: tuple[Action, ...] = ("accept", "decline", "cancel")


@dataclass(frozen=True, slots=True)
class FormElicitation:
    """A typed form that the client shows.

    Args:
        message: Why it is asked.
        form: What is asked.
    """

    message: str
    form: Form

    @property
    def mode(self) -> Mode:
        """The mode's name on the wire."""
        return "form"


@dataclass(frozen=True, slots=True)
class UrlElicitation:
    """A page that the person is sent to; what happens there does not pass through the client.

    Args:
        message: Why the person is sent there.
        url: Where to, as the server wrote it.
        elicitation_id: The name that revision 2025-11-25 gives it; later revisions have none.
    """

    message: str
    url: str
    elicitation_id: str | None = None

    @property
    def mode(self) -> Mode:
        """The mode's name on the wire."""
        return "url"


Elicitation: TypeAlias = FormElicitation | UrlElicitation
"""What a server asks."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the client sent back, before anybody looked at the content.

    Args:
        action: What the person did.
        content: The form's members; None unless a form was accepted (ACT-1).
    """

    action: Action
    content: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class Accepted(Generic[T_co]):
    """The person answered.

    Args:
        data: The answer in the asked type.
    """

    data: T_co

    @property
    def action(self) -> Literal["accept"]:
        """The action's name on the wire."""
        return "accept"


@dataclass(frozen=True, slots=True)
class Opened:
    """The person agreed to open a page. Whether anything was done there is not known (URL-3)."""

    @property
    def action(self) -> Literal["accept"]:
        """The action's name on the wire."""
        return "accept"


@dataclass(frozen=True, slots=True)
class Declined:
    """The person said no. Do not ask again."""

    @property
    def action(self) -> Literal["decline"]:
        """The action's name on the wire."""
        return "decline"


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The person put the question away without deciding; asking later is all right."""

    @property
    def action(self) -> Literal["cancel"]:
        """The action's name on the wire."""
        return "cancel"


Outcome: TypeAlias = Accepted[T_co] | Declined | Cancelled
"""What the asker sees: three distinct things (ACT-2). Match on it."""

UrlOutcome: TypeAlias = Opened | Declined | Cancelled
"""What the asker of a page sees when nothing tells it whether the person got to the end."""
