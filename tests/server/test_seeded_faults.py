"""Faults that the official conformance suite does not notice: ours does.

Each promise below is an ordinary test. Each fault is put into the running code, and the promise must then break: a test
that would pass either way shows nothing.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from mcp.server import MCPServer
from mcp.server import request_state as sdk_state
from tests.server.wire import CANCEL, DECLINE, accept, wire_to

from mcp_elicitation import Accepted, Cancelled, Declined, Elicitation, ask
from mcp_elicitation.core.elicitation import Answer
from mcp_elicitation.core.flow.question import Question
from mcp_elicitation.core.flow.replay import Run
from mcp_elicitation.core.flow.transcript import Answered
from mcp_elicitation.core.json import Object
from mcp_elicitation.core.wire.common import read_answer
from mcp_elicitation.core.wire.v2026_07_28 import read_input_responses
from mcp_elicitation.server import rounds


def consenting_server() -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def remove() -> str:
        outcome = await ask.form("Delete everything?", bool, key="sure")
        return "deleted" if outcome == Accepted(data=True) else "kept"

    @server.tool()
    async def greet() -> str:
        outcome = await ask.form("Name?", str, key="name")
        return f"Hello {outcome.data}" if isinstance(outcome, Accepted) else "Hello"

    return server


async def answers_count_only_with_their_state(patch: pytest.MonkeyPatch) -> None:
    async with wire_to(consenting_server()) as wire:
        await wire.call("remove")
        stripped = await wire.call("remove", answers={"sure": accept(answer=True)})
        assert stripped.waits


async def a_state_expires(patch: pytest.MonkeyPatch) -> None:
    async with wire_to(consenting_server()) as wire:
        state = (await wire.call("remove")).state
        later = time.time() + 3601
        patch.setattr(sdk_state, "time", SimpleNamespace(time=lambda: later))
        refusal = await wire.refused("remove", answers={"sure": accept(answer=True)}, state=state)
        assert refusal.data == {"reason": "invalid_request_state"}


async def declining_is_no_consent(patch: pytest.MonkeyPatch) -> None:
    async with wire_to(consenting_server()) as wire:
        for given in (DECLINE, CANCEL):
            reply = await wire.answer(await wire.call("remove"), "remove", given=given)
            assert reply.text == "kept"


async def the_answer_reaches_the_tool(patch: pytest.MonkeyPatch) -> None:
    async with wire_to(consenting_server()) as wire:
        reply = await wire.answer(await wire.call("greet"), "greet", given=accept(answer="Bo"))
        assert reply.text == "Hello Bo"


def state_ignored(patch: pytest.MonkeyPatch) -> None:
    """The tool completes on the answer alone and never looks at the state."""
    believed: dict[str, Answer] = {}
    open_round, look_up = rounds.open_round, Run.look_up

    def believe(params: Object) -> rounds.Round:
        believed.update({key: read_answer(value, where=key) for key, value in read_input_responses(params).items()})
        return open_round(params)

    def look_up_believed(run: Run, question: Question[Any]) -> object:
        if (answer := believed.get(question.base_key)) is not None:
            answered = {question.base_key: Answered(question.digest, answer)}
            run.transcript = replace(run.transcript, answered=answered)
        return look_up(run, question)

    patch.setattr(rounds, "open_round", believe)
    patch.setattr(Run, "look_up", look_up_believed)


def state_never_expires(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("mcp_elicitation.server.sdk.install.HOUR", 1e12)


def _outcomes_become(patch: pytest.MonkeyPatch, change: Callable[[object], object]) -> None:
    look_up = Run.look_up

    def changed(run: Run, question: Question[Any]) -> object:
        outcome = look_up(run, question)
        return None if outcome is None else change(outcome)

    patch.setattr(Run, "look_up", changed)


def decline_counts_as_consent(patch: pytest.MonkeyPatch) -> None:
    def consent(outcome: object) -> object:
        return Accepted(data=True) if isinstance(outcome, Declined | Cancelled) else outcome

    _outcomes_become(patch, consent)


def answer_dropped(patch: pytest.MonkeyPatch) -> None:
    _outcomes_become(patch, lambda outcome: Accepted("ok") if outcome == Accepted("Bo") else outcome)


Promise = Callable[[pytest.MonkeyPatch], Awaitable[None]]
Fault = Callable[[pytest.MonkeyPatch], None]

SEEDED: list[tuple[Promise, Fault]] = [
    (answers_count_only_with_their_state, state_ignored),
    (a_state_expires, state_never_expires),
    (declining_is_no_consent, decline_counts_as_consent),
    (the_answer_reaches_the_tool, answer_dropped),
]
NAMES = [fault.__name__ for _, fault in SEEDED]


@pytest.mark.requirement("MRTR-3", "MRTR-4", "ACT-2", "ERR-1")
@pytest.mark.parametrize(("promise", "fault"), SEEDED, ids=NAMES)
async def test_the_promise_holds(monkeypatch: pytest.MonkeyPatch, promise: Promise, fault: Fault) -> None:
    await promise(monkeypatch)


@pytest.mark.parametrize(("promise", "fault"), SEEDED, ids=NAMES)
async def test_the_fault_breaks_the_promise(monkeypatch: pytest.MonkeyPatch, promise: Promise, fault: Fault) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        await promise(monkeypatch)
