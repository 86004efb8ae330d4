"""What operators see of asks: events of the request's span, metrics, and log lines with a flow and a reason.

Nothing that a person reads or answers is ever among it: no message, no name of a field, no value, no address. The names
and attributes are a promise (docs/observability.md). Without an OpenTelemetry SDK in the process it costs next to
nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from opentelemetry.metrics import get_meter
from opentelemetry.trace import get_current_span

from mcp_elicitation.core.elicitation import Mode
from mcp_elicitation.core.flow.replay import Happening
from mcp_elicitation.errors import ElicitationError, PeerError, PersonError

Event: TypeAlias = Literal["asked", "asked_again", "answered", "held", "done", "expired", "refused"]

Attributes: TypeAlias = Mapping[str, str | int | float]

PREFIX: Final = "mcp_elicitation."

logger = logging.getLogger(__name__)

_meter = get_meter("mcp_elicitation")
_rounds = _meter.create_histogram(
    PREFIX + "rounds", unit="{round}", description="Rounds that a request took until it was answered for good."
)
_time_to_answer = _meter.create_histogram(
    PREFIX + "time_to_answer", unit="s", description="From the moment that a question left to its answer."
)
_hold = _meter.create_histogram(
    PREFIX + "hold", unit="s", description="For how long a request was held while a person was on a page."
)
_outcomes = _meter.create_counter(
    PREFIX + "outcomes", unit="{ask}", description="Asks by mode and by what became of them."
)


def tell(event: Event, *, flow: str, mode: Mode | None = None, action: str = "", attempt: int = 0) -> None:
    """Tell that something happened to an ask.

    Args:
        event: What happened.
        flow: The flow's name.
        mode: The ask's mode.
        action: What the person did.
        attempt: Which time it was asked, from 1.
    """
    if not (get_current_span().is_recording() or logger.isEnabledFor(logging.DEBUG)):
        return  # most processes do not watch
    attributes: Attributes = {"flow": flow, "mode": mode or "", "action": action, "attempt": attempt}
    _emit(event, {name: value for name, value in attributes.items() if value})


def report(happenings: Iterable[Happening], *, flow: str, seconds: float | None) -> None:
    """Tell what happened in one round.

    Args:
        happenings: What happened.
        flow: The flow's name.
        seconds: How long ago the questions left that were answered in it; None when nobody knows.
    """
    for each in happenings:
        tell(each.event, flow=flow, mode=each.mode, action=each.action, attempt=each.attempt)
        if each.event == "answered":
            count_outcome(each.mode, each.action)
            if seconds is not None:
                measure_answer(seconds, each.mode, each.action)
        elif each.event == "done":
            count_outcome(each.mode, "done")


def count_outcome(mode: Mode, outcome: str) -> None:
    """Count what became of an ask: an action of the person, ``done`` or ``expired``."""
    _outcomes.add(1, {"mode": mode, "outcome": outcome})


def measure_answer(seconds: float, mode: Mode, action: str) -> None:
    """Measure how long a person took; never below 0, though clocks differ."""
    _time_to_answer.record(max(0.0, seconds), {"mode": mode, "action": action})


def measure_rounds(rounds: int) -> None:
    """Measure how many rounds a request took that asked at all."""
    if rounds:
        _rounds.record(rounds)


def held(flow: str, seconds: float) -> None:
    """Tell for how long a request was held while a person was on a page."""
    _hold.record(seconds)
    _emit("held", {"flow": flow, "seconds": round(seconds, 3)} if flow else {"seconds": round(seconds, 3)})


def expired(flow: str, mode: Mode) -> None:
    """Tell that nobody answered, or finished on a page, in time."""
    tell("expired", flow=flow, mode=mode)
    count_outcome(mode, "expired")


def refused(error: ElicitationError, *, flow: str, method: str) -> None:
    """Tell why a request ended without what it asked for; the private reason is for the log alone."""
    level = logging.INFO if isinstance(error, PersonError | PeerError) else logging.ERROR
    attributes: Attributes = {"reason": error.code, "flow": flow} if flow else {"reason": error.code}
    _add_event("refused", attributes)
    logger.log(level, "%s %s: %s", method, error.code, error.reason, extra=_extra("refused", attributes))


def state_refused() -> None:
    """Tell that a request state was not in order: expired, tampered with, or of another request or person."""
    _emit("refused", {"reason": "invalid_request_state"})


def _emit(event: Event, attributes: Attributes) -> None:
    _add_event(event, attributes)
    if logger.isEnabledFor(logging.DEBUG):
        said = " ".join(f"{name}={value}" for name, value in attributes.items())
        logger.debug("%s %s", event, said, extra=_extra(event, attributes))


def _add_event(event: Event, attributes: Attributes) -> None:
    span = get_current_span()
    if span.is_recording():
        span.add_event(f"elicitation.{event}", {PREFIX + name: value for name, value in attributes.items()})


def _extra(event: Event, attributes: Attributes) -> dict[str, str | int | float]:
    """Return what log handlers that write JSON find on the record."""
    return {"elicitation_event": event} | {f"elicitation_{name}": value for name, value in attributes.items()}
