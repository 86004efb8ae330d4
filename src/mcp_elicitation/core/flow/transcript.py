"""The transcript: what was asked and answered so far, as values and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from mcp_elicitation.core.elicitation import Action, Answer
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.wire.common import read_answer


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that went out and is open.

    Args:
        digest: Of what the person saw.
        attempt: Which time this is, from 1.
    """

    digest: str
    attempt: int = 1


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer, tied to the question that it answers.

    Args:
        digest: Of what the person saw.
        answer: What came back.
        attempt: Which time it was asked, from 1.
        fresh: Whether it came with this very request.
        fits: Whether an earlier round found that its content fits the form.
    """

    digest: str
    answer: Answer
    attempt: int = 1
    fresh: bool = False
    fits: bool = False

    def write(self) -> list[Any]:
        """Write it as JSON; whose content fits is done with attempts."""
        written = [self.digest, self.answer.action, self.answer.content]
        return written if self.fits else [*written, self.attempt]

    @classmethod
    def read(cls, digest: str, action: Action, content: Mapping[str, object] | None, attempt: int = 0) -> Answered:
        """Read the members of what ``write`` wrote."""
        return cls(digest, Answer(action, content), attempt or 1, fits=not attempt)


@dataclass(frozen=True, slots=True)
class Foreign:
    """The request state and answers of somebody else in the same handler: a resolver, or a result built by hand.

    Args:
        state: Its state.
        responses: The answers that it was given last, kept for every later round.
        awaiting: Whether its questions are out, so that the next answers are its own.
    """

    state: str | None = None
    responses: Mapping[str, object] | None = None
    awaiting: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """What one flow knows between two rounds.

    Args:
        flow: The flow's name, random; empty until the flow asks for the first time.
        round: How many rounds have been asked.
        asked: The questions that are out, by key.
        answered: The answers so far, by key.
        journal: The results of side effects that a re-run must not repeat, by name.
        waited: For how many rounds each page that the person agreed to open has been waited for.
        stray: For how many rounds in a row an answer came back to a question that was not asked any more.
        foreign: What belongs to somebody else in the same handler.
        left: When the questions that are out left, in seconds since the epoch; 0 when nobody took the time.
    """

    flow: str = ""
    round: int = 0
    asked: Mapping[str, Asked] = field(default_factory=dict[str, Asked])
    answered: Mapping[str, Answered] = field(default_factory=dict[str, Answered])
    journal: Mapping[str, JSON] = field(default_factory=dict[str, JSON])
    waited: Mapping[str, int] = field(default_factory=dict[str, int])
    stray: int = 0
    foreign: Foreign | None = None
    left: int = 0

    def receive(self, responses: Mapping[str, object]) -> Transcript:
        """Take the answers of a retry: those to questions that this state asked, and no others (MRTR-7).

        Raises:
            MalformedError: An answer to one of the questions breaks the protocol.
        """
        fresh = {
            key: Answered(asked.digest, read_answer(responses[key], where=key), asked.attempt, fresh=True)
            for key, asked in self.asked.items()
            if key in responses
        }
        foreign = self.foreign
        if foreign is not None and foreign.awaiting:
            rest = {key: value for key, value in responses.items() if key not in self.asked}
            foreign = Foreign(foreign.state, rest, awaiting=False)
        return Transcript(
            flow=self.flow,
            round=self.round,
            asked={key: asked for key, asked in self.asked.items() if key not in fresh},
            answered={**self.answered, **fresh},
            journal=self.journal,
            waited=self.waited,
            stray=self.stray,
            foreign=foreign,
            left=self.left,
        )

    def write(self) -> dict[str, JSON]:
        """Write it as JSON, in short names: it travels in every retry."""
        written: dict[str, Any] = {"f": self.flow, "r": self.round}
        if self.asked:
            written["q"] = {key: [asked.digest, asked.attempt] for key, asked in self.asked.items()}
        if self.answered:
            written["a"] = {key: each.write() for key, each in self.answered.items()}
        if self.journal:
            written["j"] = self.journal
        if self.waited:
            written["w"] = self.waited
        if self.stray:
            written["s"] = self.stray
        if self.left:
            written["t"] = self.left
        if self.foreign is not None:
            written["x"] = [self.foreign.state, self.foreign.responses, self.foreign.awaiting]
        return written

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Transcript:
        """Read what ``write`` wrote; it has been opened by the seal that closed it, so its shape is trusted.

        Raises:
            AttributeError, KeyError, TypeError, ValueError: It is not what ``write`` writes.
        """
        foreign = cast("list[Any] | None", written.get("x"))
        return cls(
            flow=written["f"],
            round=written["r"],
            asked={key: Asked(*each) for key, each in written.get("q", {}).items()},
            answered={key: Answered.read(*each) for key, each in written.get("a", {}).items()},
            journal=written.get("j", {}),
            waited=written.get("w", {}),
            stray=written.get("s", 0),
            foreign=None if foreign is None else Foreign(*foreign),
            left=written.get("t", 0),
        )


START = Transcript()
"""What is known before anything was asked: nothing, in every flow."""
