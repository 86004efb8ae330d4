"""One round of a flow, as values: what the handler sees of a request, and what its run becomes on the wire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import cast

from mcp_elicitation.core.flow.errors import SwallowedAskError, UnlikeReplayError
from mcp_elicitation.core.flow.replay import Run, Suspended
from mcp_elicitation.core.flow.state import is_ours, read_state, write_state
from mcp_elicitation.core.flow.transcript import START, Foreign, Transcript
from mcp_elicitation.core.json import JSON, Object
from mcp_elicitation.core.wire.v2026_07_28 import (
    INPUT_RESPONSES,
    REQUEST_STATE,
    read_input_responses,
    write_input_required,
)


@dataclass(frozen=True, slots=True)
class Round:
    """A request of a carrier, opened.

    Args:
        transcript: What is known so far, with the answers of this request received.
        params: What the handler sees: its own request, and what belongs to somebody else in it.
    """

    transcript: Transcript
    params: Object


def open_round(params: Object) -> Round:
    """Open the round that a request belongs to.

    Answers that come without a state of ours are left to whoever else may have asked for them; ``ask`` never sees them.

    Args:
        params: The parameters, their request state already verified and opened by the SDK's boundary (MRTR-3, MRTR-4).

    Raises:
        MalformedError: An answer breaks the protocol.
        StateUnreadableError: The state is one of ours but of another version.
    """
    state = params.get(REQUEST_STATE)
    transcript = read_state(state if isinstance(state, str) else None)
    if transcript is not None:
        transcript = transcript.receive(read_input_responses(params))
        return Round(transcript, _for_handler(params, transcript.foreign))
    if not isinstance(state, str) and params.get(INPUT_RESPONSES) is None:
        return Round(START, params)
    foreign = Foreign(state if isinstance(state, str) else None, read_input_responses(params))
    return Round(Transcript(foreign=foreign), params)


def _for_handler(params: Object, foreign: Foreign | None) -> Object:
    seen: dict[str, object] = {k: v for k, v in params.items() if k not in {REQUEST_STATE, INPUT_RESPONSES}}
    if foreign is not None and foreign.state is not None:
        seen[REQUEST_STATE] = foreign.state
    if foreign is not None and foreign.responses is not None:
        seen[INPUT_RESPONSES] = foreign.responses
    return seen


class CrashedBesideError(Exception):
    """Something was raised beside a suspended ask; what it was is the cause."""


def without_suspended(error: BaseException) -> BaseException | None:
    """Return what is left of an error when the signals of suspended asks are taken out, None when nothing is.

    Asks that ran side by side come back as a group of signals. The SDK's own handling of errors never sees such a
    group, so what is left of it carries a name of its own.
    """
    if isinstance(error, Suspended):
        return None
    if not isinstance(error, BaseExceptionGroup):
        return error
    suspended, rest = cast("BaseExceptionGroup[BaseException]", error).split(Suspended)
    if rest is None or suspended is None or not isinstance(rest, Exception):
        return rest
    crashed = CrashedBesideError()
    crashed.__cause__ = rest
    return crashed


def raise_rest_of(error: BaseException) -> None:
    """Raise what is left of an error when the signals of suspended asks are taken out; return when nothing is."""
    rest = without_suspended(error)
    if rest is error:
        raise error
    if rest is not None:
        raise rest from None


def close_suspended(run: Run, *, flow: str, now: float) -> dict[str, JSON]:
    """Return the result that asks for what a suspended run is missing.

    Args:
        run: The run.
        flow: The name of a flow that begins here.
        now: Seconds since the epoch.

    Raises:
        VolatileQuestionError: A question comes out differently in every round.
        StateTooLargeError: What the next round needs to know is too large to travel.
    """
    suspension = run.suspension(flow=flow, now=now)
    return write_input_required(suspension.requests, write_state(suspension.transcript))


def close_foreign(run: Run, result: Mapping[str, JSON], *, flow: str) -> Mapping[str, JSON]:
    """Return a result that somebody else in the handler asks with, so that our answers are not lost over it.

    A state of theirs that looks like one of ours is wrapped too, or its author could write our transcript.

    Args:
        run: The run.
        result: The result.
        flow: The name of a flow that begins here.

    Raises:
        StateTooLargeError: What the next round needs to know is too large to travel.
    """
    given = result.get(REQUEST_STATE)
    state = given if isinstance(given, str) else None
    if not run.touched and not is_ours(state):
        return result
    return {**result, REQUEST_STATE: write_state(run.hand_over(state, flow=flow))}


def require_not_swallowed(run: Run) -> None:
    """Refuse a run that came back although a question has no answer.

    Raises:
        SwallowedAskError: The signal was caught on the way.
    """
    if run.suspended:
        raise SwallowedAskError(run.open_messages)


def second_transcript(run: Run) -> Transcript:
    """Return the transcript against which the development check runs the handler again."""
    return replace(run.transcript, journal=run.journal)


def require_alike(first: Run, second: Run) -> None:
    """Refuse a handler that asked something else when it was run again (development only).

    Asks that run side by side may come in any order; what they ask may not differ.

    Raises:
        UnlikeReplayError: The first ask that differs is named.
    """
    ours, theirs = Counter(first.trace), Counter(second.trace)
    if ours == theirs:
        return
    one = next((each for each in first.trace if ours[each] > theirs[each]), None)
    other = next((each for each in second.trace if theirs[each] > ours[each]), None)
    raise UnlikeReplayError(one and one[2], other and other[2])
