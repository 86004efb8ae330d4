"""A run of the handler against a transcript."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeVar, cast

from mcp_elicitation.core.elicitation import (
    Accepted,
    Action,
    Answer,
    Cancelled,
    Declined,
    Elicitation,
    Mode,
    Opened,
    Outcome,
)
from mcp_elicitation.core.flow.errors import DuplicateKeyError, InvalidAnswersError, VolatileQuestionError
from mcp_elicitation.core.flow.honesty import WITHHELD
from mcp_elicitation.core.flow.question import AnyQuestion, Question, UrlQuestion
from mcp_elicitation.core.flow.transcript import Answered, Asked, Foreign, Transcript
from mcp_elicitation.core.forms.build.form_type import Rejected
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Language

T = TypeVar("T")

MOST_WAITING_ROUNDS: Final = 4
"""After so many rounds in which a page was waited for, the person is asked to open it again (URL-4)."""

MOST_STRAY_ROUNDS: Final = 3
"""After so many rounds in a row whose answer nobody asked for any more, a question is taken to be volatile."""


class Suspended(BaseException):
    """Ends the handler's run because an answer is missing; derives from BaseException so that no handler eats it."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A question that this run could not answer."""

    question: AnyQuestion
    attempt: int = 1
    rejected: Rejected | None = None

    def elicitation(self, language: Language) -> Elicitation:
        """Return what goes out: the question, with the reason when it goes out again."""
        if isinstance(self.question, Question) and self.rejected is not None:
            return self.question.again(self.rejected, language)
        if isinstance(self.question, UrlQuestion) and self.attempt > 1:
            return self.question.reminder(language)
        return self.question.elicitation()


@dataclass(frozen=True, slots=True)
class Suspension:
    """What must go out, and what must come back with it.

    Args:
        requests: What is asked, by key.
        transcript: The transcript of the next round.
    """

    requests: Mapping[str, Elicitation]
    transcript: Transcript


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened to a question in one round, without a word of it or of its answer.

    Args:
        event: What happened.
        mode: The question's mode.
        attempt: Which time it was asked, from 1.
        action: What the person did, where they answered.
    """

    event: Literal["asked", "asked_again", "answered", "done"]
    mode: Mode
    attempt: int = 1
    action: Action | Literal[""] = ""


class Run:
    """One run of a handler. Not frozen: it is written while the handler runs, and by nobody afterwards.

    Thousands may be held at the same time, so it is kept small.

    Args:
        transcript: What is known so far, with the answers of this request received.
        language: The language of the reasons that a question is asked again with.
    """

    __slots__ = (
        "_consumed",
        "_effects",
        "_fitting",
        "_happenings",
        "_journal",
        "_keys",
        "_last_key",
        "_occurrences",
        "_open",
        "_waiting",
        "_withheld",
        "closed",
        "language",
        "trace",
        "transcript",
    )

    def __init__(self, transcript: Transcript, language: Language = "en") -> None:
        self.transcript = transcript
        self.language: Language = language
        self.closed = False
        self.trace: list[tuple[str, str, str]] = []
        self._open: dict[str, _Open] = {}
        self._waiting: dict[str, AnyQuestion] = {}
        self._consumed: list[str] = []
        self._withheld: frozenset[str] = frozenset()
        self._keys: list[str] = []  # few: a list is a fifth of a set
        self._last_key = ""
        self._fitting: dict[str, Answered] = {}
        self._occurrences: dict[str, int] = {}
        self._journal: dict[str, JSON] = dict(transcript.journal)
        self._effects: dict[str, int] = {}
        self._happenings: list[Happening] = []

    @property
    def suspended(self) -> bool:
        """Whether a question of this run has no answer yet, or a page of it is not finished."""
        return bool(self._open or self._waiting)

    @property
    def waits(self) -> bool:
        """Whether a page has been opened and is not finished, so that another run may find it finished."""
        return bool(self._waiting)

    @property
    def touched(self) -> bool:
        """Whether the handler used any of this, now or in an earlier round."""
        return bool(self.trace or self._journal or self.transcript.round)

    @property
    def journal(self) -> Mapping[str, JSON]:
        """The results of side effects so far."""
        return self._journal

    @property
    def open_messages(self) -> list[str]:
        """The messages of the questions without an answer."""
        return [each.question.message for each in self._open.values()] + [q.message for q in self._waiting.values()]

    def look_up(self, question: AnyQuestion) -> Outcome[Any] | Opened | None:
        """Return the outcome of a question, or note it as open and return None.

        A page that the person agreed to open is ``Opened``, whether or not something can tell that it is finished.

        Raises:
            DuplicateKeyError: The author gave two questions of one run the same key.
            InvalidAnswersError: It was answered wrongly as often as it may be.
        """
        key = self._assign_key(question)
        self.trace.append((key, question.digest, question.message))
        answered = self.transcript.answered.get(key)
        if answered is None or answered.digest != question.digest:
            self._open[key] = _Open(question, attempt=self._attempt(key, question))
            return None
        self._consumed.append(key)
        if answered.fresh:
            self._happenings.append(Happening("answered", question.mode, answered.attempt, answered.answer.action))
        if answered.answer.action == "decline":
            return Declined()
        if answered.answer.action == "cancel":
            return Cancelled()
        return Opened() if isinstance(question, UrlQuestion) else self._take(key, question, answered)

    def look_up_all(self, questions: Iterable[AnyQuestion]) -> list[tuple[str, Outcome[Any] | Opened | None]]:
        """Look up several questions and return the key and the outcome of each.

        Those without an answer go out together.

        One that was answered wrongly too often ends the flow only when the others are settled: who catches that and
        goes on leaves no open question behind.

        Raises:
            DuplicateKeyError: The author gave two questions of one run the same key.
            InvalidAnswersError: One was answered wrongly as often as it may be, and none of the others is open.
        """
        outcomes: list[tuple[str, Outcome[Any] | Opened | None]] = []
        failure: InvalidAnswersError | None = None
        is_open = False
        for question in questions:
            outcome: Outcome[Any] | Opened | None = None  # also of one that failed, while others are open
            try:
                outcome = self.look_up(question)
                is_open = is_open or outcome is None
            except InvalidAnswersError as error:
                failure = failure or error
            outcomes.append((self._last_key, outcome))
        if failure is not None and not is_open:
            raise failure
        return outcomes

    @property
    def happenings(self) -> list[Happening]:
        """What happened in this round so far, for whoever watches."""
        out = [
            Happening("asked" if each.attempt == 1 else "asked_again", each.question.mode, each.attempt)
            for each in self._open.values()
        ]
        return self._happenings + out

    def finish(self, key: str) -> None:
        """Note that a page is finished; it was known already when nobody waited for it in this round."""
        if key in self.transcript.waited or self.transcript.answered[key].fresh:
            self._happenings.append(Happening("done", "url"))

    def wait(self, key: str, question: AnyQuestion) -> None:
        """Note that a page has been opened and is not finished: the next round only waits, or asks to open it again."""
        if self.transcript.waited.get(key, 0) < MOST_WAITING_ROUNDS:
            self._waiting[key] = question
        else:
            self._open[key] = _Open(question, attempt=2)

    def recall(self, name: str) -> tuple[str, JSON, bool]:
        """Return the name under which a side effect is journalled, its result, and whether there is one."""
        self._effects[name] = number = self._effects.get(name, 0) + 1
        key = f"{name}#{number}"  # always numbered: a name that ends like a number is no other's number
        return key, deepcopy(self._journal.get(key)), key in self._journal

    def record(self, key: str, result: JSON) -> None:
        """Journal the result of a side effect; what the handler does with it later does not change the journal."""
        self._journal[key] = deepcopy(result)

    def suspension(self, *, flow: str = "", now: float = 0.0) -> Suspension:
        """Return what must go out for the open questions.

        Args:
            flow: The name of a flow that begins here; one that goes on keeps its own.
            now: Seconds since the epoch.

        Raises:
            VolatileQuestionError: A question comes out differently in every round.
        """
        stray = any(each.fresh and key not in self._consumed for key, each in self.transcript.answered.items())
        rounds = self.transcript.stray + 1 if stray else 0
        if rounds >= MOST_STRAY_ROUNDS:
            raise VolatileQuestionError(self.open_messages)
        requests = {key: each.elicitation(self.language) for key, each in self._open.items()}
        transcript = Transcript(
            flow=self.transcript.flow or flow,
            round=self.transcript.round + 1,
            asked={key: Asked(each.question.digest, each.attempt) for key, each in self._open.items()},
            answered=self._kept(),
            journal=self._journal,
            waited={key: self.transcript.waited.get(key, 0) + 1 for key in self._waiting},
            stray=rounds,
            foreign=self.transcript.foreign,
            left=int(now),
        )
        return Suspension(requests, transcript)

    def hand_over(self, state: str | None, *, flow: str = "") -> Transcript:
        """Return the transcript of the next round when somebody else in the same handler asks.

        Args:
            state: The other's own request state.
            flow: The name of a flow that begins here; one that goes on keeps its own.
        """
        return Transcript(
            flow=self.transcript.flow or flow,
            round=self.transcript.round + 1,
            answered=self._kept(),
            journal=self._journal,
            waited=self.transcript.waited,
            stray=self.transcript.stray,
            foreign=Foreign(state, None, awaiting=True),
        )

    def _kept(self) -> dict[str, Answered]:
        """An answer that did not fit stays until a better one comes: the next round gives the same reasons again.

        One that looks like a secret does not: it must not be stored (FSEC-3).
        """
        return {
            key: self._fitting.get(key, each)
            for key, each in self.transcript.answered.items()
            if key not in self._withheld and (key not in self._open or self._open[key].rejected is not None)
        }

    def _attempt(self, key: str, question: AnyQuestion) -> int:
        """A question that nobody answered yet keeps its count; a changed one starts anew."""
        asked = self.transcript.asked.get(key)
        return asked.attempt if asked is not None and asked.digest == question.digest else 1

    def _take(self, key: str, question: Question[T], answered: Answered) -> Accepted[T] | None:
        if answered.fits and (accepted := _convert(question, answered)) is not None:
            return accepted
        if answered.answer.content is None:  # given up in an earlier round, over what must not be kept
            raise InvalidAnswersError(question.message, ())
        taken = question.take(answered.answer.content, fresh=answered.fresh)
        if not isinstance(taken, Rejected):
            fits = Answer("accept", _copy(taken.content))
            self._fitting[key] = Answered(answered.digest, fits, answered.attempt, answered.fresh, fits=True)
            return Accepted(taken.data)
        withheld = any(each.code == WITHHELD for each in taken.problems)
        if answered.attempt >= question.attempts:
            if withheld:
                self._fitting[key] = replace(answered, answer=Answer("accept"))
            raise InvalidAnswersError(question.message, taken.problems)
        if withheld:
            self._withheld |= {key}
        self._open[key] = _Open(question, answered.attempt + 1, taken)
        return None

    def _assign_key(self, question: AnyQuestion) -> str:
        """Keeps MRTR-1."""
        base = question.base_key
        self._occurrences[base] = count = self._occurrences.get(base, 0) + 1
        key = base if count == 1 or question.key is not None else f"{base}-{count}"
        if key in self._keys:
            raise DuplicateKeyError(key)
        self._keys.append(key)
        self._last_key = key
        return key


def _convert(question: Question[T], answered: Answered) -> Accepted[T] | None:
    """Turn content that fits into the asked type, or return None when a rule of the type's own holds no more."""
    try:
        return Accepted(question.type.convert(_copy(cast("Content", answered.answer.content))))
    except ValueError:
        return None


def _copy(content: Content) -> Content:
    """A handler may do what it likes with the lists of its answer; the transcript keeps its own."""
    return {name: list(value) if isinstance(value, list) else value for name, value in content.items()}
