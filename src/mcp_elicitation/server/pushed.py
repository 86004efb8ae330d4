"""The asker of a request from an earlier revision: it pushes its asks while the handler waits (LEG-1 … LEG-4)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

import anyio

from mcp_elicitation.accompanied import accompanied
from mcp_elicitation.core.capability import CapabilityMissingError, Modes, read_modes
from mcp_elicitation.core.elicitation import (
    MODES,
    Accepted,
    Answer,
    Cancelled,
    Declined,
    FormElicitation,
    Opened,
    Outcome,
    UrlElicitation,
)
from mcp_elicitation.core.flow.errors import InvalidAnswersError, OutsideHandlerError
from mcp_elicitation.core.flow.question import AnyQuestion, Question, UrlQuestion
from mcp_elicitation.core.flow.replay import Happening, Suspended
from mcp_elicitation.core.forms.build.form_type import Rejected
from mcp_elicitation.core.json import JSON, Object
from mcp_elicitation.core.urls import UrlNotSendableError
from mcp_elicitation.core.wire import v2025_06_18, v2025_11_25
from mcp_elicitation.core.wire.common import MalformedError, read_answer
from mcp_elicitation.errors import ElicitationError, PeerError
from mcp_elicitation.server import telemetry
from mcp_elicitation.server.lint import PageLint
from mcp_elicitation.server.settings import Settings
from mcp_elicitation.server.waiting import Done, look_at, say_again, wait_for
from mcp_elicitation.text import Text


class PushUndeliverableError(Exception):
    """Nothing can reach the client while its request is being answered."""


class PushTimedOutError(Exception):
    """No answer came in time."""


class PushFailedError(PeerError):
    """The client answered an ask with an error, or with what is no answer (ERR-1)."""

    code = "push_failed"

    def __init__(self, reason: str) -> None:
        super().__init__(
            Text(
                "The client could not show the question to its user. Use a client that supports elicitation.",
                "客户端无法向用户显示问题。请使用支持征询的客户端。",
            ),
            reason=f"the client answered a pushed ask with an error: {reason}",
        )


class CannotBeAskedError(PeerError):
    """The client's connection has no way for a question to reach it (LEG-4)."""

    code = "cannot_be_asked"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "This connection cannot carry a question to the user: the client speaks an older protocol revision and "
                "keeps no back channel. Use a client of revision 2026-07-28, or a connection that keeps a stream open.",
                "此连接无法向用户转达问题：客户端使用较旧的协议版本，且没有反向通道。"
                "请使用支持 2026-07-28 版的客户端，或使用保持数据流的会话连接。",
            )
        )


class UrlRequiredError(PeerError):
    """The person has to be on some pages first, and nothing but an error can say so (LEG-3).

    Args:
        elicitations: The pages.
    """

    code = "url_required"

    def __init__(self, elicitations: Sequence[UrlElicitation]) -> None:
        self.elicitations = tuple(elicitations)
        super().__init__(
            Text(
                "Something has to be done on a page first; then send the request again.",
                "需要先在网页上完成一项操作，然后重新发送请求。",
            )
        )

    def beside(self, other: ElicitationError | None) -> UrlRequiredError:
        """Return the error with the pages of another one that was raised beside it, each once."""
        if not isinstance(other, UrlRequiredError):
            return self
        pages = {each.elicitation_id: each for each in (*other.elicitations, *self.elicitations)}
        return UrlRequiredError(list(pages.values()))


class Channel(Protocol):
    """What one request can send to its client while it is being answered."""

    @property
    def version(self) -> str:
        """The revision that the client speaks."""
        ...

    @property
    def can_push(self) -> bool:
        """Whether a request can reach the client at the moment."""
        ...

    @property
    def capabilities(self) -> Object | None:
        """What the client declared; None where a server that keeps no sessions was not told."""
        ...

    async def sign_of_life(self) -> None:
        """Tell the client that its request is being worked on, if it wants to know."""

    async def push(self, params: dict[str, JSON], *, patience: float) -> Object:
        """Push one ask and return its answer.

        Raises:
            PushUndeliverableError: Nothing can reach the client.
            PushTimedOutError: No answer came in time.
            PushFailedError: The client answered with an error, or with what is no answer.
        """
        ...

    async def complete(self, elicitation_id: str) -> None:
        """Tell the client that a page has been finished."""

    def complete_later(self, elicitation_id: str, done: Done[Any]) -> None:
        """Tell the client so when that happens, also after its request was answered."""


class PushedAsker:
    """Asks by pushing requests to the client; the handler runs once and waits.

    Args:
        channel: What the request can send.
        settings: How long to wait, and in which language reasons are given.
        require_subject: Refuses a caller who cannot be told apart from others (STATE-2).
        pages: Judges the addresses that people would be sent to.

    Attributes:
        refused: Why nobody can be asked within this request; whatever the handler did then is not its answer.
        failure: The error that an ask gave the handler last, for the boundary.
        flow: The name under which operators see the asks of this request; empty before the first.
    """

    def __init__(
        self, channel: Channel, settings: Settings, require_subject: Callable[[], None], pages: PageLint
    ) -> None:
        self.refused: ElicitationError | None = None
        self.failure: ElicitationError | None = None
        self._channel = channel
        self._settings = settings
        self._require_subject = require_subject
        self._pages = pages
        self.flow = ""
        self._closed = False

    @property
    def modes(self) -> Modes:
        """What the client of this request can be asked."""
        knows_pages = self._channel.version >= v2025_11_25.VERSION
        if self._channel.capabilities is None:  # nothing can be pushed either; an error can still carry pages
            return Modes(form=False, url=knows_pages)
        declared = read_modes(self._channel.capabilities)
        return declared if knows_pages else Modes(form=declared.form)

    @property
    def can_push(self) -> bool:
        """Whether questions reach the client while the handler waits; else its next call is another one."""
        return self._channel.can_push

    async def ask(self, questions: Sequence[AnyQuestion]) -> list[Outcome[Any] | Opened]:
        """Push the questions one after the other and return their outcomes."""
        if self._closed:
            raise OutsideHandlerError
        try:
            self._require_askable(questions)
            self._pages.require_sendable(questions)
            await self._require_back_channel(questions)
            return [await self._ask(question) for question in questions]
        except PushUndeliverableError:
            self.refused = CannotBeAskedError()
        except UrlRequiredError as error:
            self.refused = error.beside(self.refused)
        except (InvalidAnswersError, UrlNotSendableError) as error:
            self.failure = error
            raise
        except ElicitationError as error:
            self.refused = error
        raise Suspended from self.refused

    def _require_askable(self, questions: Sequence[AnyQuestion]) -> None:
        self._require_subject()
        missing = {question.mode for question in questions if question.mode not in self.modes}
        if missing and self._channel.capabilities is None:
            raise CannotBeAskedError
        if missing:
            raise CapabilityMissingError({"elicitation": {mode: {} for mode in MODES if mode in missing}})

    async def _require_back_channel(self, questions: Sequence[AnyQuestion]) -> None:
        """Without a back channel an error can still carry pages, if something else can tell that they are done."""
        if self._channel.can_push:
            return
        pages = [each for each in questions if isinstance(each, UrlQuestion) and each.done is not None]
        done = await look_at({each.digest: _done(each) for each in pages})
        open_ = [each for each in pages if each.digest not in done]
        if len(pages) < len(questions):
            raise CannotBeAskedError
        if open_:
            self._begin()
            for each in open_:
                telemetry.tell("asked", flow=self.flow, mode="url", attempt=1)
                self._channel.complete_later(each.digest, _done(each))
            raise UrlRequiredError([UrlElicitation(each.message, each.url, each.digest) for each in open_])

    async def _ask(self, question: AnyQuestion) -> Outcome[Any] | Opened:
        if isinstance(question, UrlQuestion):
            return await self._ask_page(question)
        return await self._ask_form(question)

    async def _ask_form(self, question: Question[Any]) -> Outcome[Any]:
        elicitation = question.elicitation()
        rejected: Rejected | None = None
        for attempt in range(1, question.attempts + 1):
            answer = await self._push(self._write_form(elicitation), question, attempt)
            if answer is None or answer.action == "cancel":
                return Cancelled()
            if answer.action == "decline":
                return Declined()
            taken = question.take(answer.content or {}, fresh=True)
            if not isinstance(taken, Rejected):
                return Accepted(taken.data)
            rejected = taken
            elicitation = question.again(rejected, self._settings.language)
        raise InvalidAnswersError(question.message, rejected.problems if rejected else ())

    def _write_form(self, elicitation: FormElicitation) -> dict[str, JSON]:
        if self._channel.version < v2025_11_25.VERSION:
            return v2025_06_18.write_push(elicitation)
        return v2025_11_25.write_push(elicitation)

    async def _ask_page(self, question: UrlQuestion[Any]) -> Outcome[Any] | Opened:
        """Push a page; it is finished when something says so, and the client is told (LEG-2)."""
        if not self._channel.can_push:  # then it is known to be done
            return Accepted((await look_at({"": _done(question)}))[""])
        elicitation = UrlElicitation(question.message, question.url, secrets.token_urlsafe(16))
        answer = await self._push(v2025_11_25.write_push(elicitation), question)
        if answer is None or answer.action == "cancel":
            return Cancelled()
        if answer.action == "decline":
            return Declined()
        if question.done is None:
            return Opened()
        name = elicitation.elicitation_id or ""
        results = await self._hold(question)
        if "" not in results:
            self._channel.complete_later(name, _done(question))
            return Cancelled()
        await self._channel.complete(name)
        return Accepted(results[""])

    def _begin(self) -> None:
        self.flow = self.flow or secrets.token_urlsafe(16)

    async def _push(self, params: dict[str, JSON], question: AnyQuestion, attempt: int = 1) -> Answer | None:
        """Push one ask; None when nobody answered in time. The caller's clock is kept from running out meanwhile."""
        self._begin()
        mode, began = question.mode, anyio.current_time()
        telemetry.tell("asked" if attempt == 1 else "asked_again", flow=self.flow, mode=mode, attempt=attempt)
        try:
            pushed = await accompanied(
                lambda: self._channel.push(params, patience=self._settings.patience),
                lambda: say_again(self._channel.sign_of_life),
            )
            answer = read_answer(pushed, where=question.base_key)
        except PushTimedOutError:
            telemetry.expired(self.flow, mode)
            return None
        except MalformedError as error:
            raise PushFailedError(error.reason) from error
        happened = Happening("answered", mode, attempt, answer.action)
        telemetry.report([happened], flow=self.flow, seconds=anyio.current_time() - began)
        return answer

    async def _hold(self, question: UrlQuestion[Any]) -> dict[str, Any]:
        """Wait for as long as patience lasts until the person is done on a page."""
        looks = {"": _done(question)}
        results = await look_at(looks)
        began = anyio.current_time()
        if not results:
            try:
                results = await wait_for(
                    looks, seconds=self._settings.patience, sign_of_life=self._channel.sign_of_life
                )
            finally:
                telemetry.held(self.flow, anyio.current_time() - began)
        if results:
            telemetry.report([Happening("done", "url")], flow=self.flow, seconds=None)
        else:
            telemetry.expired(self.flow, "url")
        return results

    def recall(self, name: str) -> tuple[str, JSON, bool]:
        """Return the name of a side effect; this handler runs once, so there is nothing to recall."""
        if self._closed:
            raise OutsideHandlerError
        return name, None, False

    async def resume(self) -> None:
        """Nothing has to be noted: this handler runs once."""

    def record(self, key: str, result: JSON) -> None:
        """Nothing has to be journalled: this handler runs once."""

    def abandon(self, key: str) -> None:
        """Nothing has to be forgotten: this handler runs once."""

    async def settle(self) -> None:
        """Nothing runs beside a handler that is never suspended by an open question."""

    def close(self) -> None:
        """Take note that the handler's run is over; a task that outlives it gets no further."""
        self._closed = True


def _done(question: UrlQuestion[Any]) -> Done[Any]:
    return cast("Done[Any]", question.done)
