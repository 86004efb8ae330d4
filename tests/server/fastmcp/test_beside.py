"""What FastMCP itself does beside an ask: caches, its own ways to ask, its context, its middleware."""

from __future__ import annotations

from typing import Any

import pytest
from fastmcp import Client, Context, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.server.middleware.caching import ResponseCachingMiddleware
from fastmcp.server.middleware.error_handling import ErrorHandlingMiddleware
from fastmcp.server.middleware.timing import TimingMiddleware
from mcp import MCPError
from mcp_types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from tests.server.fastmcp.people import Person
from tests.server.wire import accept, wire_to

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.surroundings import current_surroundings

QUESTION = "What is your name?"
ERAS = pytest.mark.parametrize("mode", ["auto", "legacy"])


async def name() -> str:
    outcome = await ask.form(QUESTION, str)
    return outcome.data if isinstance(outcome, Accepted) else outcome.action


@ERAS
@pytest.mark.parametrize("first", [True, False], ids=["cache-first", "ask-first"])
async def test_no_cache_gives_one_persons_answer_to_the_next(mode: Any, first: bool) -> None:
    server = FastMCP("desk")
    if first:
        server.add_middleware(ResponseCachingMiddleware())
    Elicitation(server)
    if not first:
        server.add_middleware(ResponseCachingMiddleware())

    @server.tool
    async def greet() -> str:
        return f"Hello {await name()}"

    @server.prompt
    async def greeting() -> str:
        return f"Greet {await name()}"

    @server.resource("notes://all")
    async def notes() -> str:
        return f"Notes of {await name()}"

    for who in ("Bo", "Cy"):
        async with Client(server, elicitation_handler=Person({QUESTION: {"answer": who}}), mode=mode) as client:
            assert (await client.call_tool("greet")).data == f"Hello {who}"
            message: Any = (await client.get_prompt("greeting")).messages[0].content
            assert message.text == f"Greet {who}"
            content: Any = (await client.read_resource("notes://all"))[0]
            assert content.text == f"Notes of {who}"


async def test_what_does_not_ask_is_cached_as_before() -> None:
    server = FastMCP("desk", middleware=[ResponseCachingMiddleware()])
    Elicitation(server)
    runs: list[str] = []

    @server.tool
    async def add() -> int:
        runs.append("add")
        return 3

    async with Client(server) as client:
        assert [(await client.call_tool("add")).data for _ in range(2)] == [3, 3]
    assert runs == ["add"]


async def test_a_guard_of_fastmcp_and_an_ask_live_in_one_tool() -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def greet(context: Context) -> str | InputRequiredResult:
        who = await name()
        answer = (context.input_responses or {}).get("age")
        if isinstance(answer, ElicitResult):
            return f"{who} {(answer.content or {})['years']} {context.request_state}"
        schema = {"type": "object", "properties": {"years": {"type": "integer"}}}
        params = ElicitRequestFormParams(message="How old?", requested_schema=schema)
        return InputRequiredResult(input_requests={"age": ElicitRequest(params=params)}, request_state="theirs")

    person = Person({QUESTION: {"answer": "Bo"}, "How old?": {"years": 40}})
    async with Client(server, elicitation_handler=person) as client:
        assert (await client.call_tool("greet")).data == "Bo 40 theirs"
    assert person.asked == [QUESTION, "How old?"]


async def test_fastmcps_own_elicit_goes_on_working_for_earlier_clients() -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def greet(context: Context) -> str:
        return f"{await name()} {(await context.elicit('How old?', int)).action}"

    person = Person({QUESTION: {"answer": "Bo"}, "How old?": {"value": 40}})
    async with Client(server, elicitation_handler=person, mode="legacy") as client:
        assert (await client.call_tool("greet")).data == "Bo accept"


async def test_middleware_sees_a_call_that_asks_begin_and_end() -> None:
    seen: list[str] = []

    class Watching(Middleware):
        async def on_call_tool(self, context: MiddlewareContext[Any], call_next: CallNext[Any, Any]) -> Any:
            seen.append("begin")
            result = await call_next(context)
            seen.append("end")
            return result

    server = FastMCP("desk", middleware=[Watching(), TimingMiddleware(), ErrorHandlingMiddleware()])
    Elicitation(server)

    @server.tool
    async def greet() -> str:
        return await name()

    async with Client(server, elicitation_handler=Person({QUESTION: {"answer": "Bo"}})) as client:
        assert (await client.call_tool("greet")).data == "Bo"
    assert seen == ["begin", "begin", "end"]


@pytest.mark.requirement("MRTR-5")
async def test_a_side_effect_happens_once() -> None:
    server = FastMCP("desk")
    Elicitation(server)
    booked: list[str] = []

    def take() -> str:
        booked.append("taken")
        return f"number {len(booked)}"

    @server.tool
    async def book() -> str:
        number = await ask.once("booking", take)
        return f"{number} for {await name()}"

    async with wire_to(server._mcp_server) as wire:
        asked = await wire.call("book")
        done = await wire.answer(asked, "book", given=accept(answer="Bo"))
        again = await wire.answer(asked, "book", given=accept(answer="Bo"))
    assert done.text == again.text == "number 1 for Bo"
    assert booked == ["taken"]


@ERAS
@pytest.mark.requirement("SURL-1")
async def test_no_secret_leaves_through_fastmcps_context(mode: Any) -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def tell(how: str, context: Context) -> str:
        around = current_surroundings.get()
        assert around is not None
        key = "sk-canary-3f9d51e08b7a4c26"
        around.revealed.add("the key", Secret(key))
        if how == "log":
            await context.info(f"it is {key}")
        if how == "progress":
            await context.report_progress(1, 2, f"it is {key}")
        if how == "error":
            raise ValueError(f"it is {key}")
        if how == "tool error":
            raise ToolError(f"it is {key}")
        return f"it is {key}" if how == "result" else "kept"

    heard: list[str] = []

    async def hear(message: Any) -> None:
        heard.append(str(message))

    async def progress(done: float, total: float | None, message: str | None) -> None:
        heard.append(str(message))

    async with Client(server, log_handler=hear, progress_handler=progress, mode=mode) as client:
        for how in ("result", "log", "progress", "error", "tool error"):
            with pytest.raises((MCPError, ToolError)) as refused:
                await client.call_tool("tell", {"how": how})
            heard.append(str(refused.value))
    assert "canary" not in " ".join(heard)
