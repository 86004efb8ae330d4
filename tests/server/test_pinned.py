"""An answer counts only for the question that the person saw."""

from __future__ import annotations

import itertools

import pytest
from mcp.server import MCPServer
from tests.server.wire import Reply, accept, wire_to

from mcp_elicitation import ask


@pytest.mark.requirement("SEC-3")
@pytest.mark.parametrize("key", [None, "sum"])
async def test_a_question_that_changed_since_it_was_asked_is_asked_again(server: MCPServer, key: str | None) -> None:
    """Threat F6: a yes to 10 is no yes to 10,000."""
    amounts = iter([10, 10_000, 10_000])

    @server.tool()
    async def pay() -> str:
        amount = next(amounts)
        return f"{amount}: {await ask.form(f'Pay {amount}?', bool, key=key)}"

    async with wire_to(server) as wire:
        first = await wire.call("pay")
        second = await wire.answer(first, "pay", given=accept(answer=True))
        [asked] = second.asks.values()
        assert asked["message"] == "Pay 10000?"
        assert (await wire.answer(second, "pay", given=accept(answer=True))).text == "10000: Accepted(data=True)"


async def test_a_form_that_changed_is_asked_again_though_the_message_is_the_same(server: MCPServer) -> None:
    choices = iter([["a", "b"], ["b", "c"], ["b", "c"]])

    @server.tool()
    async def pick() -> str:
        return str(await ask.form("Which?", str, key="which", choices=next(choices)))

    async with wire_to(server) as wire:
        second = await wire.answer(await wire.call("pick"), "pick", given=accept(answer="b"))
        assert second.waits
        assert (await wire.answer(second, "pick", given=accept(answer="b"))).text == "Accepted(data='b')"


async def test_an_earlier_answer_is_pinned_too(server: MCPServer) -> None:
    amounts = iter([10, 10, 10_000, 10_000, 10_000])

    @server.tool()
    async def pay() -> str:
        amount = next(amounts)
        sure = await ask.form(f"Pay {amount}?", bool, key="sum")
        note = await ask.form("Note?", str, key="note")
        return f"{amount} {sure} {note}"

    async with wire_to(server) as wire:
        reply: Reply = await wire.answer(await wire.call("pay"), "pay", given=accept(answer=True))
        assert reply.key == "note"
        reply = await wire.answer(reply, "pay", given=accept(answer="x"))
        [asked] = reply.asks.values()
        assert asked["message"] == "Pay 10000?"
        reply = await wire.answer(reply, "pay", given=accept(answer=False))
    assert reply.text == "10000 Accepted(data=False) Accepted(data='x')"


@pytest.mark.parametrize("key", [None, "when"])
async def test_a_question_that_changes_in_every_round_is_named_after_three(
    server: MCPServer, caplog: pytest.LogCaptureFixture, key: str | None
) -> None:
    ticks = itertools.count()

    @server.tool()
    async def meet() -> str:
        return str(await ask.form(f"Meet at tick {next(ticks)}?", bool, key=key))

    async with wire_to(server) as wire:
        reply, asked = await wire.call("meet"), 0
        while reply.waits:
            asked += 1
            reply = await wire.answer(reply, "meet", given=accept(answer=True))
    assert asked == 3
    assert reply.failed
    assert "“Meet at tick 3?”" in reply.text
    assert "volatile question “Meet at tick 3?”" in caplog.text
    assert "ask.once" in caplog.text


async def test_a_volatile_question_is_named_on_a_prompt_too(server: MCPServer) -> None:
    ticks = itertools.count()

    @server.prompt()
    async def meet() -> str:
        return str(await ask.form(f"Tick {next(ticks)}?", bool, key="tick"))

    async with wire_to(server) as wire:
        reply = await wire.call("meet", method="prompts/get")
        for _ in range(2):
            reply = await wire.answer(reply, "meet", given=accept(answer=True), method="prompts/get")
        refusal = await wire.refused(
            "meet", answers={"tick": accept(answer=True)}, state=reply.state, method="prompts/get"
        )
    assert (refusal.code, refusal.data) == (-32603, {"reason": "volatile_question"})


async def test_a_volatile_question_beside_a_steady_one_is_named(server: MCPServer) -> None:
    ticks = itertools.count()

    @server.tool()
    async def meet() -> str:
        answers = await ask.together(
            who=ask.question("With whom?", str), when=ask.question(f"At tick {next(ticks)}?", bool)
        )
        return str(answers["when"])

    async with wire_to(server) as wire:
        reply, asked = await wire.call("meet"), 0
        while reply.waits:
            asked += 1
            answers = {
                key: accept(answer="Bo" if each["message"].startswith("With") else True)
                for key, each in reply.asks.items()
            }
            reply = await wire.call("meet", answers=answers, state=reply.state)
    assert asked == 3
    assert "tick" in reply.text
    assert "whom" not in reply.text


async def test_a_question_that_changes_now_and_then_is_not_called_volatile(server: MCPServer) -> None:
    """The count is of rounds in a row: an answer that counts sets it back."""
    words = iter("abbccddeee")

    @server.tool()
    async def meet() -> str:
        word = next(words)
        outcomes = [await ask.form(f"First {word}?", bool, key="first")]
        outcomes += [await ask.form(f"Question {number}?", bool) for number in range(4)]
        return f"{word} {[outcome.action for outcome in outcomes]}"

    async with wire_to(server) as wire:
        reply, asked = await wire.call("meet"), list[str]()
        while reply.waits:
            asked += [params["message"] for params in reply.asks.values()]
            reply = await wire.answer(reply, "meet", given=accept(answer=True))
    assert reply.text == f"e {['accept'] * 5}"
    assert len([message for message in asked if message.startswith("First")]) == 5


async def test_answers_that_nobody_asks_for_any_more_do_no_harm(server: MCPServer) -> None:
    ways = iter(["a", "b", "b"])

    @server.tool()
    async def choose() -> str:
        way = next(ways)
        return f"{way} {await ask.form(f'Way {way}?', bool)}"

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("choose"), "choose", given=accept(answer=True))
        assert (await wire.answer(reply, "choose", given=accept(answer=False))).text == "b Accepted(data=False)"


async def test_a_retry_without_answers_never_makes_a_question_volatile(server: MCPServer) -> None:
    ticks = itertools.count()

    @server.tool()
    async def meet() -> str:
        return str(await ask.form(f"Tick {next(ticks)}?", bool, key="tick"))

    async with wire_to(server) as wire:
        reply = await wire.call("meet")
        for _ in range(6):
            reply = await wire.call("meet", state=reply.state)
        assert reply.waits
