"""A surface that asks only what the policy lets through. Has the clock, and the memory of what was asked."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import assert_never

import anyio

from mcp_elicitation.client.policy.consents import Consents
from mcp_elicitation.client.policy.decide import decide, is_attended, servable
from mcp_elicitation.client.policy.decision import Answer, Ask, Decision, Refuse
from mcp_elicitation.client.policy.history import NOTHING, History
from mcp_elicitation.client.policy.policy import Policy
from mcp_elicitation.client.review import Review, ServerIdentity
from mcp_elicitation.client.surface import Reply, Surface
from mcp_elicitation.client.waiting import Waiting, wait_on
from mcp_elicitation.core.capability import NONE, Modes
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.json import canonical
from mcp_elicitation.stores.base import StoreUnavailableError
from mcp_elicitation.stores.memory import MemoryStore

logger = logging.getLogger(__name__)

Tell = Callable[[Review, Refuse], None]
"""Is told why nobody was asked, so that the person can be told."""

_Server = tuple[str, str]


class Guarded:
    """Applies a policy before a surface: asks, refuses, or answers what was opted in (SEC-2).

    Asks of one server take their turn, so that a no to the first counts for the second. What the surface replies is
    the end of the question: a decline or a cancel is not followed by anything else, an answer of the policy included.
    Every decision is one line of the log, with its reason and the names of fields, never with a value.

    Args:
        surface: Where the person is; None where there is nobody at all.
        policy: The rules.
        server: The server that this surface is for, so that exactly what it may ask is declared to it; when it is
            missing, what any server may ask is.
        consents: What the person agreed to have remembered; in the memory of this process when it is missing.
        tell: Called with every refusal.
        clock: Seconds since the epoch.
    """

    def __init__(
        self,
        surface: Surface | None,
        policy: Policy,
        *,
        server: ServerIdentity | None = None,
        consents: Consents | None = None,
        tell: Tell | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.policy = policy
        self._surface = surface
        self._server = server
        self._consents = Consents(MemoryStore()) if consents is None else consents
        self._tell = tell
        self._clock = clock
        self._histories: dict[_Server, History] = {}
        self._turns: dict[_Server, anyio.Lock] = {}

    @property
    def modes(self) -> Modes:
        """What can be shown or answered here: never a mode in which every ask would be refused (CAP-3)."""
        return servable(self.policy, self._shown, server=self._server)

    @property
    def _shown(self) -> Modes:
        return NONE if self._surface is None else self._surface.modes

    async def ask(self, review: Review) -> Reply:
        """Judge one ask, and put it to the person when the policy says so."""
        server = (review.server.alias, review.server.origin)
        async with self._turns.setdefault(server, anyio.Lock()):
            decision = await self._decide(review, server)
            _log(review, decision)
            if isinstance(decision, Refuse):
                if self._tell is not None:
                    self._tell(review, decision)
                return decision.reply()
            self._histories[server] = self._history(server).let_through(self._clock())
            if isinstance(decision, Answer):
                return decision.reply()
            return await self._show(review, server)

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Show that pages are waited for."""
        if self._surface is not None:
            await wait_on(self._surface, opened, waiting)

    def _history(self, server: _Server) -> History:
        return self._histories.get(server, NOTHING)

    async def _decide(self, review: Review, server: _Server) -> Decision:
        now = self._clock()
        return decide(
            review,
            self.policy,
            self._history(server),
            now,
            attended=is_attended(self.policy, self._shown, review.elicitation.mode),
            remembered=await self._find(review, now),
        )

    async def _show(self, review: Review, server: _Server) -> Reply:
        if self._surface is None:
            raise AssertionError("an ask was let through to nobody")
        reply = await self._surface.ask(review)
        now = self._clock()
        if reply.action == "decline":
            self._histories[server] = self._history(server).declined_at(now)
        elif reply.action == "accept" and reply.by == "person":
            await self._remember(review, reply, now)
        return reply

    async def _find(self, review: Review, now: float) -> Content | None:
        if not self._lifetime(review):
            return None
        try:
            return await self._consents.find(review, now=now)
        except StoreUnavailableError as error:
            logger.warning("%s: %s", error.code, error.reason)
            return None  # what cannot be looked up is asked

    async def _remember(self, review: Review, reply: Reply, now: float) -> None:
        seconds = self._lifetime(review)
        content: Content = {}
        if isinstance(review.elicitation, FormElicitation):
            fields = self.policy.rule_for(review.server, review.request).remember_fields
            content = {name: value for name, value in reply.content.items() if name in fields}
            if not content:
                return
        if not seconds:
            return
        try:
            await self._consents.remember(review, content, seconds=seconds, now=now)
        except StoreUnavailableError as error:
            logger.warning("%s: %s", error.code, error.reason)

    def _lifetime(self, review: Review) -> float:
        rule = self.policy.rule_for(review.server, review.request)
        return rule.remember if rule.verdict(review.elicitation.mode) == "allow" else 0.0


def _log(review: Review, decision: Decision) -> None:
    """One line in one spelling, ASCII only: nothing that a server writes can begin a line of its own."""
    line: dict[str, object] = {
        "server": review.server.alias,
        "origin": review.server.origin,
        "mode": review.elicitation.mode,
        "request": review.request,
    }
    if isinstance(review.elicitation, FormElicitation):
        line["fields"] = [field.name for field in review.elicitation.form.fields]
    match decision:
        case Ask():
            logger.debug("policy: ask %s", canonical(line))
        case Refuse():
            line |= {"action": decision.action, "code": decision.code, "by": decision.by}
            logger.warning("policy: refuse %s", canonical(line))
        case Answer():
            line |= {"action": "accept", "code": decision.code, "by": "policy", "answered": sorted(decision.content)}
            logger.info("policy: answer %s", canonical(line))
        case _ as unreachable:
            assert_never(unreachable)
