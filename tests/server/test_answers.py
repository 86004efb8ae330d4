"""Answers that are missing, foreign, malformed or wrong: asked again or refused, never a crash."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import pytest
from mcp.server import MCPServer
from pydantic import BaseModel, Field, field_validator, model_validator
from tests.server.wire import DECLINE, Json, Reply, Wire, accept, wire_to

from mcp_elicitation import Accepted, Elicitation, Outcome, ask
from mcp_elicitation.core.flow.errors import InvalidAnswersError


class Stay(BaseModel):
    nights: int = Field(title="Nights", ge=1, le=30)
    note: str = "none"


def two_questions(server: MCPServer) -> None:
    @server.tool()
    async def book() -> str:
        answers = await ask.together(
            where=ask.question("Where?", str, key="a"), days=ask.question("Days?", int, key="b")
        )
        return f"{answers['where']} {answers['days']}"


@pytest.mark.requirement("MRTR-7", "ERR-1")
@pytest.mark.parametrize("answers", [None, {}, {"undefined": accept(answer="x")}, {"": 5, "zzz": None}])
async def test_a_retry_without_the_answers_is_asked_the_same_again(server: MCPServer, answers: Any) -> None:
    """Field case B100."""
    two_questions(server)
    async with wire_to(server) as wire:
        first = await wire.call("book")
        again = await wire.call("book", answers=answers, state=first.state)
        assert again.asks == first.asks
        absent = await wire.call("book", state=again.state)
        assert absent.asks == first.asks
        done = await wire.call("book", answers={"a": accept(answer="Oslo"), "b": DECLINE}, state=absent.state)
    assert done.text == "Accepted(data='Oslo') Declined()"


@pytest.mark.requirement("MRTR-7")
async def test_only_what_is_still_missing_is_asked_again(server: MCPServer) -> None:
    """Field case B100."""
    two_questions(server)
    async with wire_to(server) as wire:
        first = await wire.call("book")
        second = await wire.call("book", answers={"b": accept(answer=3)}, state=first.state)
        assert second.asks.keys() == {"a"}
        done = await wire.call("book", answers={"a": accept(answer="Oslo")}, state=second.state)
    assert done.text == "Accepted(data='Oslo') Accepted(data=3)"


@pytest.mark.requirement("MRTR-7")
async def test_extra_answers_are_ignored_however_they_look(server: MCPServer) -> None:
    two_questions(server)
    extra: Json = {"c": accept(answer="no"), "__proto__": 5, "constructor": {"action": "explode"}, "": []}
    async with wire_to(server) as wire:
        first = await wire.call("book")
        answers = {**extra, "a": accept(answer="Oslo"), "b": accept(answer=1)}
        assert (await wire.call("book", answers=answers, state=first.state)).text.startswith("Accepted(data='Oslo')")


@pytest.mark.requirement("ERR-1")
async def test_an_answer_to_a_question_that_was_never_asked_counts_for_nothing(server: MCPServer) -> None:
    """Threat F6: the second question's key is known to the client, its answer comes too early."""

    @server.tool()
    async def pay() -> str:
        await ask.form("Which invoice?", str, key="invoice")
        return str(await ask.form("Really pay?", bool, key="sure"))

    async with wire_to(server) as wire:
        first = await wire.call("pay")
        early = {"invoice": accept(answer="7"), "sure": accept(answer=True)}
        second = await wire.call("pay", answers=early, state=first.state)
        assert second.key == "sure"
        again = await wire.call("pay", answers={"invoice": accept(answer="8")}, state=second.state)
        assert again.key == "sure"


@pytest.mark.requirement("ERR-1")
@pytest.mark.parametrize(
    ("given", "where"),
    [
        (12345, "name"),
        (None, "name"),
        ("accept", "name"),
        ([], "name"),
        ({}, "name.action"),
        ({"action": "reject"}, "name.action"),
        ({"action": "ACCEPT"}, "name.action"),
        ({"action": "accepted"}, "name.action"),
        ({"action": 1}, "name.action"),
        ({"action": ["accept"]}, "name.action"),
        ({"action": None}, "name.action"),
        ({"action": "accept", "content": []}, "name.content"),
        ({"action": "accept", "content": "x"}, "name.content"),
        ({"action": "accept", "content": {"answer": {"b": 1}}}, "name.content.answer"),
        ({"action": "accept", "content": {"answer": [["x"]]}}, "name.content.answer"),
        ({"action": "accept", "content": {"answer": ["x", {"y": 1}]}}, "name.content.answer"),
    ],
)
async def test_a_malformed_answer_is_invalid_params(server: MCPServer, given: object, where: str) -> None:
    """Field cases B41, B46."""
    ran: list[object] = []

    @server.tool()
    async def greet() -> str:
        ran.append(await ask.form("Name?", str, key="name"))
        return "greeted"

    async with wire_to(server) as wire:
        first = await wire.call("greet")
        refusal = await wire.refused("greet", answers={"name": given}, state=first.state)
        assert (refusal.code, refusal.data) == (-32602, {"reason": "malformed"})
        assert f"“{where}”" in refusal.message
        assert not ran
        done = await wire.call("greet", answers={"name": accept(answer="Bo")}, state=first.state)
    assert done.text == "greeted"


@pytest.mark.requirement("ERR-1")
@pytest.mark.parametrize("answers", [5, "x", [], True, [{"name": {}}]])
async def test_answers_that_are_no_object_are_invalid_params(server: MCPServer, answers: object) -> None:
    two_questions(server)
    async with wire_to(server) as wire:
        first = await wire.call("book")
        assert (await wire.refused("book", answers=answers, state=first.state)).code == -32602
        assert (await wire.refused("book", answers=answers)).code == -32602


@pytest.mark.requirement("FSEC-2")
async def test_a_wrong_answer_is_asked_again_with_the_reason_and_what_was_right(server: MCPServer) -> None:
    """Field cases B47, B50: it never reaches the handler."""
    seen: list[object] = []

    @server.tool()
    async def book() -> str:
        seen.append(await ask.form("How long?", Stay))
        return "booked"

    async with wire_to(server) as wire:
        first = await wire.call("book")
        second = await wire.answer(first, "book", given=accept(nights="<b>", note="quiet"))
        [asked] = second.asks.values()
        assert second.key == first.key
        assert asked["message"].startswith("How long?\n\nPlease correct:\n- Nights: ")
        assert asked["requestedSchema"]["properties"]["note"]["default"] == "quiet"
        assert "default" not in asked["requestedSchema"]["properties"]["nights"]
        third = await wire.answer(second, "book", given=accept())
        [asked] = third.asks.values()
        assert "Nights: This must be filled in." in asked["message"]
        assert not seen
        done = await wire.answer(third, "book", given=accept(nights=2))
    assert done.text == "booked"
    assert seen == [Accepted(Stay(nights=2))]


@pytest.mark.requirement("FSEC-2")
async def test_the_reason_stays_when_the_next_retry_brings_no_answer(server: MCPServer) -> None:
    @server.tool()
    async def book() -> str:
        return str(await ask.form("How long?", Stay))

    async with wire_to(server) as wire:
        first = await wire.call("book")
        wrong = await wire.answer(first, "book", given=accept(nights=99, note="quiet"))
        again = await wire.call("book", state=wrong.state)
        assert again.asks == wrong.asks
        still = await wire.call("book", answers={"other": accept()}, state=again.state)
        assert still.asks == wrong.asks
        done = await wire.answer(still, "book", given=DECLINE)
    assert done.text == "Declined()"


@pytest.mark.requirement("FSEC-2")
async def test_a_retry_without_answers_does_not_use_up_an_attempt(server: MCPServer) -> None:
    @server.tool()
    async def book() -> str:
        return str(await ask.form("How long?", Stay, attempts=2))

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("book"), "book", given=accept(nights=99))
        for _ in range(5):
            reply = await wire.call("book", state=reply.state)
        assert (await wire.answer(reply, "book", given=accept(nights=1))).text.startswith("Accepted")


@pytest.mark.requirement("FSEC-2")
@pytest.mark.parametrize("attempts", [1, 2, 3])
async def test_after_so_many_wrong_answers_the_flow_ends(server: MCPServer, attempts: int) -> None:
    caught: list[InvalidAnswersError] = []

    @server.tool()
    async def book() -> str:
        try:
            return str(await ask.form("How long?", Stay, attempts=attempts))
        except InvalidAnswersError as error:
            caught.append(error)
            raise

    async with wire_to(server) as wire:
        reply, asked = await wire.call("book"), 0
        while reply.waits:
            asked += 1
            reply = await wire.answer(reply, "book", given=accept(nights=0))
    assert asked == attempts
    assert reply.failed
    assert "No usable answer was given to “How long?”" in reply.text
    assert [problem.field for problem in caught[0].problems] == ["nights"]


async def test_a_handler_may_catch_the_end_of_the_attempts_and_go_another_way(server: MCPServer) -> None:
    @server.tool()
    async def book() -> str:
        try:
            return str(await ask.form("How long?", Stay, attempts=1))
        except InvalidAnswersError:
            return "One night then."

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("book"), "book", given=accept(nights=0))
    assert (reply.failed, reply.text) == (False, "One night then.")


@pytest.mark.parametrize(
    ("method", "name"),
    [("prompts/get", "book"), ("resources/read", "book://it"), ("resources/read", "book://it/x")],
)
async def test_the_end_of_the_attempts_is_told_on_every_carrier(server: MCPServer, method: str, name: str) -> None:
    async def book() -> str:
        return str(await ask.form("How long?", Stay, attempts=1))

    async def book_by(a: str) -> str:
        return await book()

    server.prompt()(book)
    server.resource("book://it")(book)
    server.resource("book://it/{a}")(book_by)
    async with wire_to(server) as wire:
        first = await wire.call(name, method=method)
        refusal = await wire.refused(name, answers={first.key: accept()}, state=first.state, method=method)
    assert (refusal.code, refusal.data) == (-32603, {"reason": "invalid_answers"})
    assert "No usable answer was given to “How long?”" in refusal.message


@pytest.mark.parametrize(
    ("fields", "given", "outcome"),
    [
        ({}, {"action": "accept"}, "Accepted(data={})"),
        ({"a": {"type": "string"}}, {"action": "accept"}, "Accepted(data={})"),
        ({"a": {"type": "string"}}, {"action": "accept", "content": None}, "Accepted(data={})"),
    ],
)
async def test_accept_without_content_is_an_empty_answer(
    server: MCPServer, fields: Json, given: Json, outcome: str
) -> None:
    """Field case B44 (a), (b)."""

    @server.tool()
    async def tool() -> str:
        return str(await ask.form("Anything?", {"type": "object", "properties": fields}))

    async with wire_to(server) as wire:
        assert (await wire.answer(await wire.call("tool"), "tool", given=given)).text == outcome


async def test_accept_without_content_is_asked_again_where_something_is_required(server: MCPServer) -> None:
    """Field case B44 (c): never mapped to cancel."""

    @server.tool()
    async def tool() -> str:
        return str(await ask.form("Approve?", bool))

    async with wire_to(server) as wire:
        again = await wire.answer(await wire.call("tool"), "tool", given={"action": "accept"})
        assert again.waits
        assert (await wire.answer(again, "tool", given=accept(answer=True))).text == "Accepted(data=True)"


class Code(BaseModel):
    code: str = Field(title="Code")
    again: str

    @field_validator("code")
    @classmethod
    def tidy(cls, code: str) -> str:
        tidied = code.strip().lower()
        if not tidied.isalpha():
            raise ValueError("Letters only, please.")
        return tidied

    @model_validator(mode="after")
    def same(self) -> Code:
        if self.again != self.code:
            raise ValueError("Both must be the same.")
        return self


@pytest.mark.requirement("FSEC-2")
async def test_rules_that_only_the_model_knows_are_asked_again_in_their_own_words(server: MCPServer) -> None:
    """Field case B49."""
    seen: list[Outcome[Code]] = []

    @server.tool()
    async def enter() -> str:
        seen.append(await ask.form("Code?", Code))
        return "in"

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("enter"), "enter", given=accept(code="A1", again="ab"))
        [asked] = reply.asks.values()
        assert asked["message"] == "Code?\n\nPlease correct:\n- Code: Letters only, please."
        assert asked["requestedSchema"]["properties"]["again"]["default"] == "ab"
        reply = await wire.answer(reply, "enter", given=accept(code="AB", again="zz"))
        [asked] = reply.asks.values()
        assert asked["message"] == "Code?\n\nPlease correct:\n- Both must be the same."
        assert (await wire.answer(reply, "enter", given=accept(code=" AB ", again="ab"))).text == "in"
    [outcome] = seen
    assert isinstance(outcome, Accepted)
    assert outcome.data.code == "ab"


async def test_the_reasons_come_in_the_language_of_the_settings() -> None:
    server = MCPServer("travel")
    Elicitation(server, language="zh")

    @server.tool()
    async def book() -> str:
        return str(await ask.form("住几晚？", Stay, attempts=2))

    async with wire_to(server) as wire:
        second = await wire.answer(await wire.call("book"), "book", given=accept())
        [asked] = second.asks.values()
        assert asked["message"] == "住几晚？\n\n请更正：\n- Nights: 此项必填。"
        done = await wire.answer(second, "book", given=accept())
    assert done.text.startswith("“住几晚？” 没有得到可用的回答：")


async def test_a_wrong_answer_beside_a_right_one_keeps_the_right_one(server: MCPServer) -> None:
    two_questions(server)
    async with wire_to(server) as wire:
        first = await wire.call("book")
        answers: Mapping[str, object] = {"a": accept(answer="Oslo"), "b": accept(answer=1.5)}
        second = await wire.call("book", answers=answers, state=first.state)
        assert second.asks.keys() == {"b"}
        assert (await _answer_b(wire, second)).text == "Accepted(data='Oslo') Accepted(data=2)"


async def _answer_b(wire: Wire, reply: Reply) -> Reply:
    return await wire.call("book", answers={"b": accept(answer=2)}, state=reply.state)


async def test_decline_after_a_wrong_answer_is_a_decline(server: MCPServer) -> None:
    @server.tool()
    async def book() -> str:
        return str(await ask.form("How long?", Stay, attempts=1))

    async with wire_to(server) as wire:
        assert (await wire.answer(await wire.call("book"), "book", given=DECLINE)).text == "Declined()"


async def test_what_a_person_typed_does_not_reach_the_log(server: MCPServer, caplog: pytest.LogCaptureFixture) -> None:
    """Threat F2: neither an answer that fits nor one that does not."""
    caplog.set_level(logging.DEBUG)

    @server.tool()
    async def book() -> str:
        name = await ask.form("Name?", str)
        await ask.form("How long?", Stay, attempts=2)
        return name.action

    canary = "canary-4711"
    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("book"), "book", given=accept(answer=canary))
        for _ in range(2):
            reply = await wire.answer(reply, "book", given=accept(nights=canary, note=canary))
    assert reply.failed
    assert "invalid answers to 'How long?'" in caplog.text
    assert canary not in caplog.text
    assert canary not in reply.text


async def test_one_that_is_given_up_waits_for_the_others_of_its_round(server: MCPServer) -> None:
    """Who catches the end of the attempts and goes on leaves no open question behind."""

    @server.tool()
    async def book() -> str:
        where, days = ask.question("Where?", str, key="a"), ask.question("How long?", Stay, key="b", attempts=1)
        try:
            return str(await ask.together(days=days, where=where))
        except InvalidAnswersError:
            return "gave up"

    async with wire_to(server) as wire:
        first = await wire.call("book")
        second = await wire.call("book", answers={"b": accept(nights=0)}, state=first.state)
        assert second.asks.keys() == {"a"}
        assert (await wire.call("book", answers={"a": DECLINE}, state=second.state)).text == "gave up"


async def test_a_question_that_was_given_up_over_a_secret_stays_given_up(server: MCPServer) -> None:
    """What looks like a secret is not kept (FSEC-3); that the attempts are used up is."""

    @server.tool()
    async def note() -> str:
        gave_up = False
        try:
            await ask.form("Note?", str, attempts=1)
        except InvalidAnswersError:
            gave_up = True
        return f"{gave_up} {await ask.form('Next?', str)} {await ask.form('Last?', str)}"

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("note"), "note", given=accept(answer="AKIAIOSFODNN7EXAMPLE"))
        asked: list[str] = []
        while reply.waits:
            [params] = reply.asks.values()
            asked.append(params["message"])
            reply = await wire.answer(reply, "note", given=accept(answer="fine"))
    assert asked == ["Next?", "Last?"]
    assert reply.text == "True Accepted(data='fine') Accepted(data='fine')"
