"""The SDK's elicitation callback: request → review → surface → result, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

import anyio
from mcp.client.session import ClientRequestContext
from mcp_types import INVALID_PARAMS, ElicitRequestParams, ElicitResult, ErrorData

from mcp_elicitation.client.drafts import Drafts
from mcp_elicitation.client.notices import find_name_notices, find_notices
from mcp_elicitation.client.review import Review, ServerIdentity, inspect_page
from mcp_elicitation.client.surface import Reply, Surface, shows_at_once
from mcp_elicitation.core.elicitation import Answer, Elicitation, FormElicitation, Mode
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.wire.common import read_params, write_answer
from mcp_elicitation.errors import AuthorError, ElicitationError, PeerError
from mcp_elicitation.text import Text

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Call:
    """One call of the user, while it is being answered; shared by its rounds.

    Args:
        request: What the user asked for, such as a tool's name.
        position: Which ask of this round is next, from 1.
        total: How many asks this round has.
        drafts: What the person typed so far.
        opened: The pages that the person agreed to open in this round.
    """

    request: str | None = None
    position: int = 1
    total: int = 1
    drafts: Drafts = field(default_factory=Drafts)
    opened: list[Review] = field(default_factory=list["Review"])


current_call: ContextVar[Call | None] = ContextVar("mcp_elicitation.call", default=None)
"""The call that an ask belongs to, where it is known."""


class UnshowableModeError(PeerError):
    """A server asks in a mode that was not declared to it (CAP-4); nobody is shown anything.

    Args:
        mode: The mode that it asks in.
    """

    code = "unshowable_mode"

    def __init__(self, mode: Mode) -> None:
        super().__init__(Text(f"This client cannot show {mode} mode.", f"此客户端无法显示 {mode} 模式。"))


class UnfitAnswerError(AuthorError):
    """A surface accepted an answer that the form does not (FSEC-1); nothing was sent.

    Args:
        problems: What does not fit.
    """

    code = "unfit_answer"

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        listed = "; ".join(f"{each.field or 'form'}: {each.text.en}" for each in problems)
        super().__init__(f"the surface accepted an answer that does not fit the form: {listed}")


class AskRefusedError(Exception):
    """What FastMCP's client is told instead of an answer; it passes the text on to the server.

    What a handler gives back FastMCP takes for an accepted answer, errors too, so this one is raised.
    """


class _Turn:
    """Whose ask is on a surface; shared by all who ask through it."""

    def __init__(self) -> None:
        self.lock = anyio.Lock()


_TURNS: WeakValueDictionary[int, _Turn] = WeakValueDictionary()
"""By the identity of the surface: as long as a responder holds a surface, it holds its turn too."""


class Responder:
    """Answers a server's asks through a surface; the callback that the SDK's ``Client`` takes.

    Asks that come at once are shown one after the other, those of other servers on the same surface too, unless the
    surface can show several.

    Args:
        server: Who the server is: an identity, or just the user's name for it.
        surface: Where the person is.
        known_hosts: Hosts of pages that the person has approved before.
        others: The user's names for other servers; a server that calls itself like one of them is noticed.
    """

    def __init__(
        self,
        server: ServerIdentity | str,
        surface: Surface,
        *,
        known_hosts: Iterable[str] = (),
        others: Iterable[str] = (),
    ) -> None:
        self.server = ServerIdentity(server) if isinstance(server, str) else server
        self.known_hosts = tuple(known_hosts)
        self.others = tuple(others)
        self.surface = surface
        self._turn = _TURNS.setdefault(id(surface), _Turn())

    def read(self, params: object) -> Elicitation:
        """Read the parameters of an ask, and make sure that the surface can show it.

        Raises:
            PeerError: They are malformed, the form is none that can be drawn, or the mode was not declared.
        """
        elicitation = read_params(params)
        if elicitation.mode not in self.surface.modes:
            raise UnshowableModeError(elicitation.mode)
        return elicitation

    def refuse(self, error: PeerError) -> ErrorData:
        """Return the error that answers an ask which cannot be shown; it names the server to whoever reads it."""
        logger.warning("%s: %s: %s", self.server.alias, error.code, error.reason)
        return ErrorData(code=INVALID_PARAMS, message=f"{self.server.alias}: {error.public.en}")

    async def __call__(self, context: ClientRequestContext, params: ElicitRequestParams) -> ElicitResult | ErrorData:
        """Answer one ask.

        Raises:
            UnfitAnswerError: The surface accepted an answer that the form does not.
        """
        call = current_call.get() or Call()
        try:
            elicitation = self.read(params.model_dump(by_alias=True, mode="json", exclude_none=True))
        except PeerError as error:
            return self.refuse(error)
        review = self._review(context, elicitation, call)
        if shows_at_once(self.surface):
            reply = await self.surface.ask(review)
        else:
            async with self._turn.lock:
                reply = await self.surface.ask(review)
        if review.page is not None and reply.action == "accept":
            call.opened.append(review)
        call.drafts.keep(context.request_id, elicitation, reply)
        return _result(elicitation, reply)

    async def handle(
        self,
        message: str,  # noqa: ARG002  it stands in the parameters too
        kind: object,  # noqa: ARG002  what FastMCP makes of the form; the form itself is answered
        params: ElicitRequestParams,
        context: ClientRequestContext,
    ) -> ElicitResult:
        """Answer one ask, called as FastMCP's client does: ``fastmcp.Client(…, elicitation_handler=responder.handle)``.

        Raises:
            AskRefusedError: The ask cannot be shown, or its answer does not fit.
        """
        try:
            answer = await self(context, params)
        except ElicitationError as error:
            raise AskRefusedError(error.public.en) from error
        if isinstance(answer, ErrorData):
            raise AskRefusedError(answer.message)
        return answer

    def _review(self, context: ClientRequestContext, elicitation: Elicitation, call: Call) -> Review:
        claimed = context.session.server_info
        name = None if claimed is None else claimed.title or claimed.name
        return Review(
            server=replace(self.server, claimed=name or self.server.claimed),
            elicitation=elicitation,
            request=call.request,
            position=call.position,
            total=call.total,
            draft=call.drafts.find(context.request_id, elicitation),
            notices=(*find_notices(elicitation), *find_name_notices(name, alias=self.server.alias, others=self.others)),
            page=inspect_page(elicitation, self.server, known_hosts=self.known_hosts, typed=call.drafts.typed()),
        )


def _result(elicitation: Elicitation, reply: Reply) -> ElicitResult:
    """Write the reply; an answer that the form does not accept does not leave (FSEC-1, ACT-1)."""
    content: Mapping[str, Any] | None = None
    if isinstance(elicitation, FormElicitation) and reply.action == "accept":
        checked = elicitation.form.check(reply.content)
        if checked.problems:
            raise UnfitAnswerError(checked.problems)
        content = checked.content
    return ElicitResult.model_validate(write_answer(Answer(reply.action, content), elicitation))
