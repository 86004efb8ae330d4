"""What the official suite does not look at, as functions that raise when a server does not keep it.

They are run against the fixture, where they hold, and against the fixture's mutants, where the suite sees nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tests.conformance.talk import Json, Talker

Promise: TypeAlias = "Callable[[Talker, Clock], Awaitable[None]]"

INVALID_PARAMS = -32602
MISSING_CAPABILITY = -32021

NAME = "test_input_required_result_elicitation"
STATE = "test_input_required_result_request_state"


class Clock:
    """Stands in for the ``time`` module where the state's age is judged."""

    def __init__(self, start: float) -> None:
        self.now = start

    def time(self) -> float:
        return self.now


def accepting(key: str, **content: object) -> Json:
    return {key: {"action": "accept", "content": content}}


async def a_stripped_state_is_asked_again(talker: Talker, clock: Clock) -> None:
    asked = await talker.call(STATE)
    again = await talker.call(STATE, retry={"inputResponses": accepting("confirm", ok=True)})
    assert again.asks == asked.asks


async def an_old_state_is_refused(talker: Talker, clock: Clock) -> None:
    young, old = [await talker.call(STATE) for _ in range(2)]
    clock.now += 59 * 60
    retry: Json = {"inputResponses": accepting("confirm", ok=True), "requestState": young.state}
    assert (await talker.call(STATE, retry=retry)).text == "state-ok True"
    clock.now += 2 * 60
    retry = {**retry, "requestState": old.state}
    assert (await talker.call(STATE, retry=retry)).error["code"] == INVALID_PARAMS


async def only_accept_is_consent(talker: Talker, clock: Clock) -> None:
    for action in ("decline", "cancel"):
        for answer in ({"action": action}, {"action": action, "content": {"name": "Alice"}}):
            asked = await talker.call(NAME)
            retry: Json = {"inputResponses": {"user_name": answer}}
            if "requestState" in asked.result:
                retry["requestState"] = asked.state
            told = (await talker.call(NAME, retry=retry)).text
            assert "Hello" not in told
            assert "Alice" not in told
            assert action in told


async def the_answer_reaches_the_result(talker: Talker, clock: Clock) -> None:
    asked = await talker.call(NAME)
    retry: Json = {"inputResponses": accepting("user_name", name="Grace Brewster Hopper")}
    if "requestState" in asked.result:
        retry["requestState"] = asked.state
    assert "Grace Brewster Hopper" in (await talker.call(NAME, retry=retry)).text


async def an_answer_that_does_not_fit_is_asked_again_with_the_reason(talker: Talker, clock: Clock) -> None:
    unfit: tuple[Json, ...] = ({}, {"ok": "yes"}, {"ok": 1}, {"ok": ["yes"]})
    for content in unfit:
        asked = await talker.call(STATE)
        retry: Json = {"inputResponses": accepting("confirm", **content), "requestState": asked.state}
        again = await talker.call(STATE, retry=retry)
        assert again.asks["confirm"]["message"].startswith("Please confirm\n\n")
        assert again.asks["confirm"]["requestedSchema"] == asked.asks["confirm"]["requestedSchema"]
        retry = {"inputResponses": accepting("confirm", ok=False), "requestState": again.state}
        assert (await talker.call(STATE, retry=retry)).text == "state-ok False"


async def an_answer_that_breaks_the_protocol_is_refused(talker: Talker, clock: Clock) -> None:
    broken: tuple[object, ...] = (12345, {"action": "approve"}, *accepting("confirm", ok={"deep": True}).values())
    for answer in broken:
        asked = await talker.call(STATE)
        retry: Json = {"inputResponses": {"confirm": answer}, "requestState": asked.state}
        assert (await talker.call(STATE, retry=retry)).error["code"] == INVALID_PARAMS


async def a_state_counts_once(talker: Talker, clock: Clock) -> None:
    asked = await talker.call(STATE)
    accepted: Json = {"inputResponses": accepting("confirm", ok=True), "requestState": asked.state}
    assert (await talker.call(STATE, retry=accepted)).text == "state-ok True"
    changed: Json = {"inputResponses": accepting("confirm", ok=False), "requestState": asked.state}
    assert "state-ok False" not in (await talker.call(STATE, retry=changed)).text


async def a_state_belongs_to_one_tool(talker: Talker, clock: Clock) -> None:
    asked = await talker.call(STATE)
    retry: Json = {"inputResponses": accepting("confirm", ok=True), "requestState": asked.state}
    other = await talker.call("test_input_required_result_tampered_state", retry=retry)
    assert other.error["code"] == INVALID_PARAMS


async def a_client_that_cannot_show_a_form_is_not_asked(talker: Talker, clock: Clock) -> None:
    undeclared: tuple[Json, ...] = ({}, {"elicitation": {"url": {}}}, {"sampling": {}})
    for declares in undeclared:
        for name in (NAME, "test_input_required_result_multiple_inputs"):
            refused = await talker.call(name, declares=declares)
            assert refused.status == 400
            assert refused.error["code"] == MISSING_CAPABILITY
            assert refused.error["data"]["requiredCapabilities"]["elicitation"] == {"form": {}}
    assert (await talker.call(NAME, declares={"elicitation": {}})).asks.keys() == {"user_name"}


async def a_resource_asks_like_a_tool(talker: Talker, clock: Clock) -> None:
    uri = "test://asking/menu"
    asked = await talker.call(uri, method="resources/read")
    [key] = asked.asks
    retry: Json = {"inputResponses": accepting(key, ok=True), "requestState": asked.state}
    assert (await talker.call(uri, method="resources/read", retry=retry)).text == "menu: accept"


PROMISES: tuple[Promise, ...] = (
    a_stripped_state_is_asked_again,
    an_old_state_is_refused,
    only_accept_is_consent,
    the_answer_reaches_the_result,
    an_answer_that_does_not_fit_is_asked_again_with_the_reason,
    an_answer_that_breaks_the_protocol_is_refused,
    a_state_counts_once,
    a_state_belongs_to_one_tool,
    a_client_that_cannot_show_a_form_is_not_asked,
    a_resource_asks_like_a_tool,
)
