"""Hooks around every ask: for audit, notification and metrics, in any host.

A hook watches. An exception in it is logged and changes nothing of the outcome; only a ``Refuse`` that ``before``
returns does, and then nobody is asked. A hook is awaited: one that never returns holds up the ask.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

import anyio

from mcp_elicitation.client.policy.decision import Refuse
from mcp_elicitation.client.policy.patterns import host_of
from mcp_elicitation.client.review import Review, ServerIdentity
from mcp_elicitation.client.surface import By, Reply, Surface
from mcp_elicitation.client.waiting import Waiting, wait_on
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Action, FormElicitation, Mode, UrlElicitation
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.core.json import digest

logger = logging.getLogger(__name__)

MASKED = "****"
"""Stands for an answer that is not revealed."""

LAST_WORD = 5.0
"""Seconds that ``after`` has when the ask was cancelled from outside: whoever cancelled it is waiting."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """An ask, before anybody answered it.

    Args:
        server: Who asks: the user's alias, where it really is, and what it claims to be.
        mode: Form or URL.
        request: What the user had asked for, such as a tool's name.
        message_digest: A digest of the message, to tell one from another without keeping it.
        fields: The names of a form's fields; empty for a URL.
        host: The host of a URL; None for a form, and for what is no URL.
        position: Which ask of the round it is, from 1.
        total: How many asks the round has.
    """

    server: ServerIdentity
    mode: Mode
    request: str | None
    message_digest: str
    fields: tuple[str, ...]
    host: str | None
    position: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """An ask that has ended.

    Args:
        asked: The ask.
        action: What was done; None when it ended without a reply: cancelled from outside, or the surface failed.
        by: Who decided; None with the action.
        seconds: How long it took.
        answers: What was filled in, by field, sent or not; every value is ``MASKED`` unless the hooks reveal.
    """

    asked: Asked
    action: Action | None
    by: By | None
    seconds: float
    answers: Mapping[str, object] = field(default_factory=lambda: MappingProxyType(dict[str, object]()))


Before: TypeAlias = Callable[[Asked], "Refuse | Awaitable[Refuse | None] | None"]
"""Called before an ask. What it returns is ignored, but for a ``Refuse``."""

After: TypeAlias = Callable[[Answered], "Awaitable[None] | None"]
"""Called after an ask, however it ended."""


class Hooked:
    """Calls hooks before and after each ask of a surface.

    Around a ``Guarded``, they see every ask; inside of one, those that the policy lets through.

    Args:
        surface: The surface that asks.
        before: Called first; may refuse.
        after: Called last, also when ``before`` refused.
        reveal: Whether ``after`` gets the answers themselves. They may be personal: do not log them.
    """

    def __init__(
        self, surface: Surface, *, before: Before | None = None, after: After | None = None, reveal: bool = False
    ) -> None:
        self._surface = surface
        self._before = before
        self._after = after
        self._reveal = reveal

    @property
    def modes(self) -> Modes:
        """What the surface can show."""
        return self._surface.modes

    async def ask(self, review: Review) -> Reply:
        """Ask, between the hooks."""
        asked, began = _asked(review), anyio.current_time()
        reply: Reply | None = None
        try:
            refused = await self._ask_before(asked)
            reply = refused.reply() if refused is not None else await self._surface.ask(review)
            return reply
        finally:
            await self._tell_after(asked, reply, anyio.current_time() - began)

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Show that pages are waited for."""
        await wait_on(self._surface, opened, waiting)

    async def _ask_before(self, asked: Asked) -> Refuse | None:
        if self._before is None:
            return None
        try:
            said = self._before(asked)
            if inspect.isawaitable(said):
                said = await said
        except Exception:
            logger.exception("the hook before an ask of %r failed; the ask goes on", asked.server.alias)
            return None
        return said if isinstance(said, Refuse) else None

    async def _tell_after(self, asked: Asked, reply: Reply | None, seconds: float) -> None:
        if self._after is None:
            return
        # Only an ask without a reply was broken off; while one is being cancelled, nothing else could be awaited.
        with anyio.CancelScope(shield=reply is None, deadline=_deadline(reply)):
            try:
                told = self._after(self._answered(asked, reply, seconds))
                if told is not None:
                    await told
            except Exception:
                logger.exception("the hook after an ask of %r failed; the reply stands", asked.server.alias)

    def _answered(self, asked: Asked, reply: Reply | None, seconds: float) -> Answered:
        if reply is None:
            return Answered(asked=asked, action=None, by=None, seconds=seconds)
        answers = {name: _copied(value) if self._reveal else MASKED for name, value in reply.content.items()}
        return Answered(
            asked=asked, action=reply.action, by=reply.by, seconds=seconds, answers=MappingProxyType(answers)
        )


def _copied(value: Value) -> Value:
    return list(value) if isinstance(value, list) else value  # what a hook does to it must not reach the server


def _deadline(reply: Reply | None) -> float:
    return float("inf") if reply is not None else anyio.current_time() + LAST_WORD


def _asked(review: Review) -> Asked:
    elicitation = review.elicitation
    return Asked(
        server=review.server,
        mode=elicitation.mode,
        request=review.request,
        message_digest=digest(elicitation.message),
        fields=tuple(each.name for each in elicitation.form.fields) if isinstance(elicitation, FormElicitation) else (),
        host=host_of(elicitation.url) if isinstance(elicitation, UrlElicitation) else None,
        position=review.position,
        total=review.total,
    )
