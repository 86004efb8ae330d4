"""What the ledger remembers of a flow, and what that means for a request: values and decisions only."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from mcp_elicitation.core.json import JSON
from mcp_elicitation.errors import OperatorError, PeerError
from mcp_elicitation.text import Text

_write = json.JSONEncoder(separators=(",", ":")).encode

Status: TypeAlias = Literal["open", "resting", "running", "done", "lost"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """The newest round of one flow that anybody began.

    Args:
        round: Which round.
        status: Whether it is to be run, waits for a person in the middle of its run, runs, came to an end, or was
            broken off where an effect may have happened.
        alive_until: A running or waiting one is alive until then, in seconds since the epoch; whoever runs it says so
            anew.
        outcome: What was answered, once it is done.
        by: Who runs it: random, so that whoever is not sure of a change finds out whether it was made.
    """

    round: int
    status: Status
    alive_until: float = 0.0
    outcome: JSON = None
    by: str = ""

    def write(self) -> bytes:
        """Write it for a store."""
        return _write([self.round, self.status, self.alive_until, self.outcome, self.by]).encode()

    @classmethod
    def read(cls, written: bytes) -> Entry:
        """Read what ``write`` wrote."""
        round_, status, alive_until, outcome, by = json.loads(written)
        return cls(round=round_, status=cast("Status", status), alive_until=alive_until, outcome=outcome, by=by)


@dataclass(frozen=True, slots=True)
class Begin:
    """Nobody began this round: claim it."""


@dataclass(frozen=True, slots=True)
class Answered:
    """This round was answered: answer the same again.

    Args:
        outcome: What was answered.
    """

    outcome: JSON


@dataclass(frozen=True, slots=True)
class Wait:
    """This round is being answered elsewhere: wait for it.

    Args:
        until: How long whoever runs it is known to be alive, in seconds since the epoch.
    """

    until: float


Decision: TypeAlias = Begin | Answered | Wait


class OlderRoundError(PeerError):
    """A retry of a round that the flow has left behind (MRTR-5)."""

    code = "older_round"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "This step of the request was answered before and the request has moved on. Start the request anew.",
                "该请求的这一步已回答过，流程已继续。请重新发起请求。",
            )
        )


class OutcomeUnknownError(OperatorError):
    """The run of this round was broken off where an effect may have happened (MRTR-5)."""

    code = "outcome_unknown"

    def __init__(self) -> None:
        super().__init__(
            "the run of this round was broken off after its last answer, so its effects may or may not have happened; "
            "it is not run again unless the handler is named in `repeatable`",
            public=Text(
                "This request was interrupted while it was being carried out; whether it took effect is unknown. "
                "Check before you start it anew.",
                "该请求在执行过程中被中断，是否已生效无法确定。重新发起前请先核实。",
            ),
        )


def decide(entry: Entry | None, round_: int, *, repeatable: bool, now: float) -> Decision:
    """Decide what to do with a request of a round.

    Args:
        entry: What the ledger remembers of the flow.
        round_: The round that the request's state belongs to.
        repeatable: Whether the handler may run again when its outcome is unknown.
        now: Seconds since the epoch.

    Raises:
        OlderRoundError: The flow has left this round behind.
        OutcomeUnknownError: Its run was broken off where an effect may have happened.
    """
    if entry is None or entry.round < round_:
        return Begin()
    if entry.round > round_:
        raise OlderRoundError
    if entry.status == "done":
        return Answered(entry.outcome)
    if entry.status in {"resting", "running"} and entry.alive_until > now:
        return Wait(entry.alive_until)
    if entry.status in {"open", "resting"} or repeatable:
        return Begin()
    raise OutcomeUnknownError
