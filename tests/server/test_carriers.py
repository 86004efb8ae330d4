"""Where an ask may stand: all three carriers, and anywhere below their handlers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import anyio
import anyio.from_thread
import anyio.lowlevel
import anyio.to_thread
import pytest
from mcp import Client
from mcp.server import MCPServer
from mcp_types import TextContent, TextResourceContents
from tests.server.people import Person
from tests.server.wire import Wire, accept, wire_to

from mcp_elicitation import Accepted, ask
from mcp_elicitation.core.flow.errors import OutsideHandlerError

BOTH_LOOPS = pytest.mark.parametrize("anyio_backend", ["asyncio", "trio"])


async def _name() -> str:
    """A helper that asks, several calls below the handler."""
    outcome = await ask.form("What is your name?", str)
    assert isinstance(outcome, Accepted)
    return outcome.data


async def _finish(wire: Wire, name: str, method: str = "tools/call", **answers: object) -> str:
    """Answer every question of a call by its message, all those of a round at once."""
    reply = await wire.call(name, method=method)
    while reply.waits:
        given = {key: accept(answer=answers[params["message"][0]]) for key, params in reply.asks.items()}
        reply = await wire.call(name, method=method, answers=given, state=reply.state)
    return reply.text


@pytest.mark.requirement("MSG-1")
@BOTH_LOOPS
async def test_a_tool_asks_and_goes_on(server: MCPServer) -> None:
    @server.tool()
    async def greet() -> str:
        return f"Hello {await _name()}"

    async with wire_to(server) as wire:
        assert await _finish(wire, "greet", W="Bo") == "Hello Bo"


@pytest.mark.requirement("MSG-1")
@BOTH_LOOPS
async def test_a_prompt_asks_and_goes_on(server: MCPServer) -> None:
    @server.prompt()
    async def greeting() -> str:
        return f"Greet {await _name()}"

    async with wire_to(server) as wire:
        assert await _finish(wire, "greeting", "prompts/get", W="Bo") == "Greet Bo"


@pytest.mark.requirement("MSG-1")
@BOTH_LOOPS
@pytest.mark.parametrize("uri", ["notes://all", "notes://by/Oslo"])
async def test_a_static_resource_and_a_template_ask_and_go_on(server: MCPServer, uri: str) -> None:
    @server.resource("notes://all")
    async def notes() -> str:
        return f"Notes of {await _name()}"

    @server.resource("notes://by/{city}")
    async def notes_by(city: str) -> str:
        return f"Notes of {await _name()}"

    async with wire_to(server) as wire:
        assert await _finish(wire, uri, "resources/read", W="Bo") == "Notes of Bo"


@pytest.mark.requirement("MSG-1")
@BOTH_LOOPS
async def test_the_sdk_client_drives_all_three(server: MCPServer) -> None:
    @server.tool()
    async def greet() -> str:
        return f"tool {await _name()}"

    @server.prompt()
    async def greeting() -> str:
        return f"prompt {await _name()}"

    @server.resource("notes://by/{city}")
    async def notes_by(city: str) -> str:
        return f"resource {city} {await _name()}"

    person = Person({"What is your name?": {"answer": "Bo"}})
    async with Client(server, elicitation_callback=person) as client:
        [said] = (await client.call_tool("greet")).content
        assert isinstance(said, TextContent)
        assert said.text == "tool Bo"
        [message] = (await client.get_prompt("greeting")).messages
        assert isinstance(message.content, TextContent)
        assert message.content.text == "prompt Bo"
        [content] = (await client.read_resource("notes://by/Oslo")).contents
        assert isinstance(content, TextResourceContents)
        assert content.text == "resource Oslo Bo"
    assert person.asked == ["What is your name?"] * 3


@BOTH_LOOPS
async def test_a_tool_in_a_worker_thread_asks_through_the_loop(server: MCPServer) -> None:
    @server.tool()
    def greet() -> str:
        first = anyio.from_thread.run(_name)
        age = anyio.from_thread.run(ask.form, f"Age of {first}?", int)
        return f"{first} {age}"

    async with wire_to(server) as wire:
        assert await _finish(wire, "greet", W="Bo", A=30) == "Bo Accepted(data=30)"


@BOTH_LOOPS
async def test_a_thread_below_an_async_tool_asks(server: MCPServer) -> None:
    @server.tool()
    async def greet() -> str:
        return await anyio.to_thread.run_sync(lambda: anyio.from_thread.run(_name))

    async with wire_to(server) as wire:
        assert await _finish(wire, "greet", W="Bo") == "Bo"


@BOTH_LOOPS
async def test_a_tool_that_calls_another_tool_asks_for_both(server: MCPServer) -> None:
    @server.tool()
    async def inner() -> str:
        return await _name()

    @server.resource("notes://by/{city}")
    async def notes_by(city: str) -> str:
        outcome = await ask.form(f"Notes of {city}?", str)
        assert isinstance(outcome, Accepted)
        return outcome.data

    @server.tool()
    async def outer() -> str:
        called = await server.call_tool("inner", {})
        read = await server.read_resource("notes://by/Oslo")
        assert not isinstance(read, dict)
        return f"{called} {read}"

    async with wire_to(server) as wire:
        text = await _finish(wire, "outer", W="Bo", N="quiet")
    assert "text='Bo'" in text
    assert "content='quiet'" in text


def _colour(name: str) -> Coroutine[Any, Any, object]:
    return ask.form(f"{name}: which colour?", str)


async def _task_group() -> list[object]:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_colour(name)) for name in "ABC"]
    return [task.result() for task in tasks]


async def _gather() -> list[object]:
    return list(await asyncio.gather(*[_colour(name) for name in "ABC"]))


async def _child_task() -> list[object]:
    return [await asyncio.create_task(_colour(name)) for name in "ABC"]


async def _anyio_group() -> list[object]:
    outcomes: dict[str, object] = {}

    async def one(name: str) -> None:
        outcomes[name] = await _colour(name)

    async with anyio.create_task_group() as group:
        for name in "ABC":
            group.start_soon(one, name)
    return [outcomes[name] for name in "ABC"]


@pytest.mark.parametrize(
    ("run", "rounds"),
    [(_task_group, 1), (_gather, 1), (_anyio_group, 1), (_child_task, 3)],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
async def test_asks_side_by_side_leave_in_one_round(
    server: MCPServer, run: Callable[[], Awaitable[list[object]]], rounds: int
) -> None:
    @server.tool()
    async def paint() -> str:
        return " ".join(repr(each) for each in await run())

    async with wire_to(server) as wire:
        reply, asked = await wire.call("paint"), 0
        while reply.waits:
            asked += 1
            answers = {key: accept(answer=params["message"][0].lower()) for key, params in reply.asks.items()}
            reply = await wire.call("paint", answers=answers, state=reply.state)
    assert asked == rounds
    assert reply.text == "Accepted(data='a') Accepted(data='b') Accepted(data='c')"


async def test_an_anyio_group_on_trio_asks_side_by_side(server: MCPServer) -> None:
    @server.tool()
    async def paint() -> str:
        return " ".join(repr(each) for each in await _anyio_group())

    async def talk() -> tuple[int, str]:
        async with wire_to(server) as wire:
            reply = await wire.call("paint")
            answers = {key: accept(answer=params["message"][0].lower()) for key, params in reply.asks.items()}
            return len(answers), (await wire.call("paint", answers=answers, state=reply.state)).text

    result = await anyio.to_thread.run_sync(lambda: anyio.run(talk, backend="trio"))
    assert result == (3, "Accepted(data='a') Accepted(data='b') Accepted(data='c')")


async def test_a_group_that_was_suspended_leaves_the_request_able_to_wait(server: MCPServer) -> None:
    """Before Python 3.13 a task group leaves a cancel request on its own task; nothing after it may trip over that."""

    @server.tool()
    async def paint() -> str:
        return str(await _task_group())

    async with wire_to(server) as wire:
        task = asyncio.current_task()
        assert task is not None
        before = task.cancelling()
        with anyio.fail_after(30):
            reply = await wire.call("paint")
        await anyio.lowlevel.checkpoint()
        assert task.cancelling() == before
        assert len(reply.asks) == 3


@pytest.mark.parametrize("method", ["tools/call", "prompts/get", "resources/read"])
async def test_what_crashes_beside_an_open_ask_is_reported_like_any_crash(server: MCPServer, method: str) -> None:
    async def crash() -> str:
        async with asyncio.TaskGroup() as group:
            group.create_task(_colour("A"))
            group.create_task(_boom())
        return ""

    async def _boom() -> None:
        raise ValueError("a secret of the server")

    server.tool()(crash)
    server.prompt()(crash)
    server.resource("notes://crash")(crash)
    name = "notes://crash" if method == "resources/read" else "crash"
    async with wire_to(server) as wire:
        if method == "tools/call":
            reply = await wire.call(name)
            assert (reply.failed, reply.text) == (True, "Error executing tool crash")
        else:
            refusal = await wire.refused(name, method=method)
            assert (refusal.code, refusal.message) == (-32603, "Internal server error")


async def test_asking_outside_a_handler_says_where_it_works() -> None:
    with pytest.raises(OutsideHandlerError, match=r"Elicitation\(server\)") as error:
        await ask.form("Name?", str)
    assert error.value.code == "outside_handler"
    for use in (ask.together, lambda: ask.once("x", lambda: 1)):
        with pytest.raises(OutsideHandlerError):
            await use()
    with pytest.raises(OutsideHandlerError):
        ask.can("form")


async def test_asking_on_a_server_without_the_installation_says_so() -> None:
    bare = MCPServer("bare")
    errors: list[Exception] = []

    @bare.tool()
    async def greet() -> str:
        try:
            return await _name()
        except OutsideHandlerError as error:
            errors.append(error)
            raise

    async with wire_to(bare) as wire:
        assert (await wire.call("greet")).failed
    assert len(errors) == 1


async def test_a_task_that_outlives_its_request_cannot_ask_nor_act(server: MCPServer) -> None:
    release = asyncio.Event()
    tasks: list[asyncio.Task[object]] = []
    effects: list[str] = []

    async def late(action: Callable[[], Coroutine[Any, Any, object]]) -> object:
        await release.wait()
        return await action()

    @server.tool()
    async def leave() -> str:
        actions: list[Callable[[], Coroutine[Any, Any, object]]] = [
            lambda: ask.form("Too late?", str),
            lambda: ask.once("effect", lambda: effects.append("done")),
        ]
        tasks.extend(asyncio.create_task(late(action)) for action in actions)
        return "left"

    async with wire_to(server) as wire:
        assert (await wire.call("leave")).text == "left"
        release.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in results] == [OutsideHandlerError, OutsideHandlerError]
    assert effects == []


async def test_flows_that_run_at_the_same_time_do_not_meet(server: MCPServer) -> None:
    @server.tool()
    async def add(who: str) -> str:
        total = 0
        for number in range(3):
            await anyio.lowlevel.checkpoint()
            outcome = await ask.form(f"{number}", int)
            assert isinstance(outcome, Accepted)
            total += outcome.data
            await ask.once("note", lambda: who)
        return f"{who} {total} {await ask.once('who', lambda: who)}"

    async with wire_to(server) as wire:

        async def one(who: int) -> str:
            arguments = {"who": str(who)}
            reply = await wire.call("add", arguments)
            while reply.waits:
                reply = await wire.answer(reply, "add", arguments, given=accept(answer=who))
            return reply.text

        assert await asyncio.gather(*[one(who) for who in range(20)]) == [f"{who} {3 * who} {who}" for who in range(20)]
