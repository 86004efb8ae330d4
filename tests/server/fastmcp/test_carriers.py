"""Tools, prompts, resources and templates of a FastMCP server ask, whoever the client is and whatever it speaks."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from fastmcp import Client, FastMCP
from mcp_types import TextContent, TextResourceContents
from tests.client.people import Person as Surfaced
from tests.client.people import declining, saying
from tests.server.fastmcp.people import Person
from tests.serving import serve

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.client import connect
from mcp_elicitation.client.connection import ConnectionOptions
from mcp_elicitation.core.capability import Modes

QUESTION = "What is your name?"
ERAS = [pytest.param("auto", "2026-07-28", id="2026-07-28"), pytest.param("legacy", "2025-11-25", id="2025-11-25")]
TRANSPORTS = pytest.mark.parametrize("transport", ["memory", "http"])


async def name() -> str:
    """A helper that asks, below the handler."""
    outcome = await ask.form(QUESTION, str)
    return outcome.data if isinstance(outcome, Accepted) else outcome.action


def desk() -> FastMCP:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def greet(greeting: str) -> str:
        return f"{greeting} {await name()}"

    @server.tool
    async def book() -> str:
        who = await name()
        days = await ask.form(f"How many days, {who}?", int)
        return f"{who}: {days.data if isinstance(days, Accepted) else days.action}"

    @server.prompt
    async def greeting(tone: str) -> str:
        return f"Greet {await name()}, {tone}"

    @server.resource("notes://all")
    async def notes() -> str:
        return f"Notes of {await name()}"

    @server.resource("notes://in/{city}")
    async def notes_in(city: str) -> str:
        return f"Notes of {await name()} in {city}"

    return server


@asynccontextmanager
async def reached(server: FastMCP, transport: str) -> AsyncGenerator[Any]:
    """What a client connects to."""
    if transport == "memory":
        yield server
        return
    async with serve(server.http_app()) as base:
        yield f"{base}/mcp"


async def everything(client: Client[Any]) -> list[str]:
    """Use each carrier once."""
    tool = (await client.call_tool("greet", {"greeting": "Hello"})).content[0]
    prompt = (await client.get_prompt("greeting", {"tone": "warmly"})).messages[0].content
    [static] = await client.read_resource("notes://all")
    [template] = await client.read_resource("notes://in/Oslo")
    assert isinstance(tool, TextContent)
    assert isinstance(prompt, TextContent)
    assert isinstance(static, TextResourceContents)
    assert isinstance(template, TextResourceContents)
    return [tool.text, prompt.text, static.text, template.text]


@pytest.mark.requirement("MSG-1", "LEG-2")
@TRANSPORTS
@pytest.mark.parametrize(("mode", "revision"), ERAS)
async def test_every_carrier_asks_the_client_of_fastmcp(transport: str, mode: Any, revision: str) -> None:
    person = Person({QUESTION: {"answer": "Bo"}})
    async with reached(desk(), transport) as target, Client(target, elicitation_handler=person, mode=mode) as client:
        assert client.protocol_version == revision
        assert await everything(client) == ["Hello Bo", "Greet Bo, warmly", "Notes of Bo", "Notes of Bo in Oslo"]
    assert person.asked == [QUESTION] * 4


@pytest.mark.requirement("ACT-2", "ERR-1")
@pytest.mark.parametrize(("mode", "revision"), ERAS)
@pytest.mark.parametrize("action", ["decline", "cancel"])
async def test_who_does_not_answer_is_an_outcome(mode: Any, revision: str, action: str) -> None:
    async with Client(desk(), elicitation_handler=Person({QUESTION: action}), mode=mode) as client:
        assert (await everything(client))[0] == f"Hello {action}"


@pytest.mark.requirement("MRTR-2", "LEG-2")
@TRANSPORTS
@pytest.mark.parametrize(("mode", "revision"), ERAS)
async def test_a_tool_asks_twice(transport: str, mode: Any, revision: str) -> None:
    person = Person({QUESTION: {"answer": "Bo"}, "How many days, Bo?": {"answer": 3}})
    async with reached(desk(), transport) as target, Client(target, elicitation_handler=person, mode=mode) as client:
        assert (await client.call_tool("book")).data == "Bo: 3"
    assert person.asked == [QUESTION, "How many days, Bo?"]


@TRANSPORTS
@pytest.mark.parametrize(("mode", "revision"), ERAS)
async def test_every_carrier_asks_our_client(transport: str, mode: Any, revision: str) -> None:
    person = Surfaced(saying(answer="Bo"))
    async with reached(desk(), transport) as target:
        server = target._mcp_server if transport == "memory" else target
        async with connect(server, surface=person, options=ConnectionOptions(mode=mode)) as client:
            assert client.protocol_version == revision
            [said] = (await client.call_tool("greet", {"greeting": "Hello"})).content
            assert isinstance(said, TextContent)
            assert said.text == "Hello Bo"
            [message] = (await client.get_prompt("greeting", {"tone": "warmly"})).messages
            assert isinstance(message.content, TextContent)
            assert message.content.text == "Greet Bo, warmly"
            for uri, text in (("notes://all", "Notes of Bo"), ("notes://in/Oslo", "Notes of Bo in Oslo")):
                [content] = (await client.read_resource(uri)).contents
                assert isinstance(content, TextResourceContents)
                assert content.text == text
    assert [each.elicitation.message for each in person.reviews] == [QUESTION] * 4


async def test_what_does_not_ask_is_served_as_before() -> None:
    server = desk()

    @server.tool
    def add(a: int, b: int) -> int:
        return a + b

    async with Client(server) as client:
        assert (await client.call_tool("add", {"a": 1, "b": 2})).data == 3
        assert {tool.name for tool in await client.list_tools()} == {"greet", "book", "add"}


@pytest.mark.requirement("CAP-4")
@pytest.mark.parametrize(("mode", "revision"), ERAS)
async def test_a_client_that_shows_no_forms_is_not_asked(mode: Any, revision: str) -> None:
    person = Surfaced(declining, Modes())
    server: Any = desk()._mcp_server
    async with connect(server, surface=person, options=ConnectionOptions(mode=mode)) as client:
        if mode == "legacy":
            result = await client.call_tool("greet", {"greeting": "Hello"})
            assert result.is_error
            assert "elicitation.form" in str(result.content)
        else:
            with pytest.raises(Exception, match=r"elicitation\.form"):
                await client.call_tool("greet", {"greeting": "Hello"})
    assert person.reviews == []
