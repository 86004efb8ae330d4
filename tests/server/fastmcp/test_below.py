"""Where an ask may stand below a FastMCP handler: dependencies, groups of tasks, worker threads, other tools."""

from __future__ import annotations

import asyncio
from typing import Any

import anyio.from_thread
import pytest
from fastmcp import Client, FastMCP
from fastmcp.dependencies import Depends
from tests.server.fastmcp.people import Person
from tests.server.wire import accept, wire_to

from mcp_elicitation import Accepted, Elicitation, ask

QUESTION = "What is your name?"
ERAS = pytest.mark.parametrize("mode", ["auto", "legacy"])


async def name() -> str:
    outcome = await ask.form(QUESTION, str)
    return outcome.data if isinstance(outcome, Accepted) else outcome.action


def somebody() -> Person:
    return Person({QUESTION: {"answer": "Bo"}, "Age of Bo?": {"answer": 40}, "Age?": {"answer": 40}})


def desk() -> FastMCP:
    server = FastMCP("desk")
    Elicitation(server)
    return server


@ERAS
async def test_a_dependency_asks(mode: Any) -> None:
    server = desk()

    @server.tool
    async def greet(who: str = Depends(name)) -> str:
        return f"{who} {(await ask.form(f'Age of {who}?', int)).action}"

    person = somebody()
    async with Client(server, elicitation_handler=person, mode=mode) as client:
        assert (await client.call_tool("greet")).data == "Bo accept"
    assert person.asked == [QUESTION, "Age of Bo?"]


@ERAS
async def test_a_tool_in_a_worker_thread_asks_through_the_loop(mode: Any) -> None:
    server = desk()

    @server.tool
    def greet() -> str:
        return f"Hello {anyio.from_thread.run(name)}"

    async with Client(server, elicitation_handler=somebody(), mode=mode) as client:
        assert (await client.call_tool("greet")).data == "Hello Bo"


@ERAS
async def test_a_tool_that_calls_another_asks_through_it(mode: Any) -> None:
    server = desk()
    server.tool(name)

    @server.tool
    async def greet() -> str:
        inner = await server.call_tool("name")
        return f"Hello {getattr(inner.content[0], 'text', '')}"

    async with Client(server, elicitation_handler=somebody(), mode=mode) as client:
        assert (await client.call_tool("greet")).data == "Hello Bo"


@pytest.mark.requirement("MRTR-1")
async def test_asks_side_by_side_leave_in_one_round() -> None:
    server = desk()

    @server.tool
    async def greet() -> str:
        async with asyncio.TaskGroup() as group:
            who = group.create_task(name())
            age = group.create_task(ask.form("Age?", int))
        return f"{who.result()} {age.result()}"

    async with wire_to(server._mcp_server) as wire:
        reply = await wire.call("greet")
        assert sorted(each["message"] for each in reply.asks.values()) == ["Age?", QUESTION]
        answers = {key: accept(answer=40 if each["message"] == "Age?" else "Bo") for key, each in reply.asks.items()}
        assert (await wire.call("greet", answers=answers, state=reply.state)).text == "Bo Accepted(data=40)"


@pytest.mark.requirement("MRTR-3", "MRTR-5")
async def test_a_state_counts_for_its_tool_and_once() -> None:
    server = desk()
    runs: list[str] = []

    @server.tool
    async def greet() -> str:
        who = await name()
        runs.append(who)
        return who

    @server.tool
    async def other() -> str:
        return await name()

    async with wire_to(server._mcp_server) as wire:
        asked = await wire.call("greet")
        given = {asked.key: accept(answer="Bo")}
        stolen = await wire.refused("other", answers=given, state=asked.state)
        assert stolen.code == -32602
        texts = {(await wire.call("greet", answers=given, state=asked.state)).text for _ in range(3)}
    assert texts == {"Bo"}
    assert runs == ["Bo"]


async def test_the_development_check_names_an_ask_that_differs() -> None:
    server = FastMCP("desk")
    Elicitation(server, develop=True)
    times: list[None] = []

    @server.tool
    async def greet() -> str:
        times.append(None)
        return (await ask.form(f"Question {len(times)}?", str)).action

    async with wire_to(server._mcp_server) as wire:
        reply = await wire.call("greet")
    assert reply.failed
    assert "unlike_replay" in str(reply.raw)
