"""What happens next on a page: (interaction, visitor, request) → step. A table, and three rules before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from mcp_elicitation.server.connect.visitor import Visitor
from mcp_elicitation.server.interaction import Interaction, Purpose, State

Request: TypeAlias = Literal["look", "begin", "give", "approve", "refuse"]
"""What the browser wants: ``look`` is a GET and changes nothing, the others are posts."""

Page: TypeAlias = Literal["gone", "sign_in", "consent", "form", "question", "offer"]
"""What is shown."""

Deed: TypeAlias = Literal["burn", "open", "take", "allow", "approve", "refuse", "send"]
"""What is done."""

Step: TypeAlias = Page | Deed
"""What happens; ``gone``, ``sign_in`` and ``burn`` say nothing about the interaction."""

TABLE: Mapping[tuple[Purpose, State, Request], Step] = MappingProxyType(
    {
        ("secret", "waiting", "look"): "consent",
        ("secret", "waiting", "begin"): "open",
        ("secret", "waiting", "refuse"): "refuse",
        ("secret", "opened", "look"): "form",
        ("secret", "opened", "begin"): "form",
        ("secret", "opened", "give"): "take",
        ("secret", "opened", "refuse"): "refuse",
        ("use", "waiting", "look"): "question",
        ("use", "waiting", "approve"): "allow",
        ("use", "waiting", "refuse"): "refuse",
        ("use", "opened", "look"): "question",
        ("use", "opened", "approve"): "allow",
        ("use", "opened", "refuse"): "refuse",
        ("confirm", "waiting", "look"): "question",
        ("confirm", "waiting", "approve"): "approve",
        ("confirm", "waiting", "refuse"): "refuse",
        ("confirm", "opened", "look"): "question",
        ("confirm", "opened", "approve"): "approve",
        ("confirm", "opened", "refuse"): "refuse",
        ("connect", "waiting", "look"): "offer",
        ("connect", "waiting", "begin"): "send",
        ("connect", "waiting", "refuse"): "refuse",
        ("connect", "opened", "look"): "offer",
        ("connect", "opened", "begin"): "send",
        ("connect", "opened", "refuse"): "refuse",
    }
)
"""Everything else is ``gone``: what was forged, came twice, or came too late changes nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """What is known when a browser asks for something.

    Args:
        request: What it wants.
        interaction: What its handle stands for; None when there is nothing.
        over: Whether that ended or is too late.
        visitor: Who is in the browser, if that is proven.
        session: The digest of the browser's session.
    """

    request: Request
    interaction: Interaction | None
    over: bool
    visitor: Visitor | None
    session: str


def decide(case: Case) -> Step:
    """Return what happens next.

    Keeps PHISH-1: before the visitor is proven to be who asked, nothing is shown and nothing accepted.
    """
    interaction = case.interaction
    if interaction is None or case.over:
        return "gone"
    if case.visitor is None:
        return "sign_in"
    if not case.visitor.principal.is_same_user(interaction.principal):
        return "burn"
    if interaction.state == "opened" and interaction.holder != case.session:
        return "gone"
    return TABLE.get((interaction.purpose, interaction.state, case.request), "gone")
