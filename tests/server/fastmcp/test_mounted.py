"""Servers mounted on a FastMCP server and servers behind a FastMCP proxy ask as if clients spoke to them."""

from __future__ import annotations

from typing import Any

import pytest
from fastmcp import Client, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.server import create_proxy
from mcp import MCPError
from mcp.server import MCPServer
from tests.server.fastmcp.people import Person
from tests.serving import serve

from mcp_elicitation import Accepted, Elicitation, ask

QUESTION = "What is your name?"
ERAS = pytest.mark.parametrize("mode", ["auto", "legacy"])


def desk(*, installed: bool) -> FastMCP:
    """A server that asks in each carrier."""
    server = FastMCP("desk")
    if installed:
        Elicitation(server)

    async def name() -> str:
        outcome = await ask.form(QUESTION, str)
        return outcome.data if isinstance(outcome, Accepted) else outcome.action

    @server.tool
    async def greet() -> str:
        who = await name()
        return f"{who} {(await ask.form(f'Sure, {who}?', bool)).action}"

    @server.prompt
    async def greeting() -> str:
        return f"Greet {await name()}"

    @server.resource("notes://all")
    async def notes() -> str:
        return f"Notes of {await name()}"

    @server.resource("notes://in/{city}")
    async def notes_in(city: str) -> str:
        return f"Notes of {await name()} in {city}"

    return server


def somebody() -> Person:
    return Person({QUESTION: {"answer": "Bo"}, "Sure, Bo?": {"answer": True}})


async def everything(client: Client[Any], *, tool: str, prompt: str, host: str = "") -> list[str]:
    said: Any = [
        (await client.call_tool(tool)).content[0],
        (await client.get_prompt(prompt)).messages[0].content,
        (await client.read_resource(f"notes://{host}all"))[0],
        (await client.read_resource(f"notes://{host}in/Oslo"))[0],
    ]
    return [each.text for each in said]


ALL = ["Bo accept", "Greet Bo", "Notes of Bo", "Notes of Bo in Oslo"]


@ERAS
@pytest.mark.parametrize("child_too", [False, True], ids=["outside", "both"])
async def test_a_mounted_server_asks(mode: Any, child_too: bool) -> None:
    """It is installed on the server that clients connect to; on the mounted one it may be too."""
    main, middle = FastMCP("main"), FastMCP("middle")
    Elicitation(main)
    middle.mount(desk(installed=child_too), namespace="desk")
    main.mount(middle, namespace="inner")
    person = somebody()
    async with Client(main, elicitation_handler=person, mode=mode) as client:
        said = await everything(client, tool="inner_desk_greet", prompt="inner_desk_greeting", host="inner/desk/")
    assert said == ALL
    assert person.asked == [QUESTION, "Sure, Bo?", QUESTION, QUESTION, QUESTION]


async def test_a_mounted_server_alone_is_told_where_to_install_it(caplog: pytest.LogCaptureFixture) -> None:
    main = FastMCP("main")
    main.mount(desk(installed=True))
    async with Client(main, elicitation_handler=somebody()) as client:
        with pytest.raises(ToolError, match="outside_handler"):
            await client.call_tool("greet")
    assert "of servers mounted on one another: the outermost" in caplog.text


@ERAS
@pytest.mark.parametrize("front_too", [False, True], ids=["behind", "both"])
async def test_a_server_behind_a_proxy_asks(mode: Any, front_too: bool) -> None:
    front = create_proxy(desk(installed=True), name="front")
    if front_too:
        Elicitation(front)
    person = somebody()
    async with Client(front, elicitation_handler=person, mode=mode) as client:
        assert await everything(client, tool="greet", prompt="greeting") == ALL
    assert person.asked == [QUESTION, "Sure, Bo?", QUESTION, QUESTION, QUESTION]


@ERAS
@pytest.mark.parametrize("front_too", [False, True], ids=["behind", "both"])
async def test_a_server_behind_a_mounted_proxy_asks_over_http(mode: Any, front_too: bool) -> None:
    async with serve(desk(installed=True).http_app()) as behind:
        main = FastMCP("main")
        main.mount(create_proxy(f"{behind}/mcp"), namespace="far")
        if front_too:
            Elicitation(main)
        person = somebody()
        async with (
            serve(main.http_app()) as front,
            Client(f"{front}/mcp", elicitation_handler=person, mode=mode) as client,
        ):
            assert await everything(client, tool="far_greet", prompt="far_greeting", host="far/") == ALL
    assert person.asked == [QUESTION, "Sure, Bo?", QUESTION, QUESTION, QUESTION]


async def test_a_server_of_the_sdk_behind_a_proxy_asks() -> None:
    behind = MCPServer("behind")
    Elicitation(behind)

    @behind.tool()
    async def greet() -> str:
        return (await ask.form(QUESTION, str)).action

    async with Client(create_proxy(behind), elicitation_handler=somebody()) as client:
        assert (await client.call_tool("greet")).structured_content == {"result": "accept"}


@pytest.mark.requirement("CAP-4")
async def test_a_proxy_lets_no_ask_of_others_through_to_who_cannot_be_asked() -> None:
    """The proxy itself declares everything; only the gate on the proxy knows what its client declared."""
    front = create_proxy(desk(installed=True), name="front")
    Elicitation(front)
    async with Client(front) as client:
        with pytest.raises(MCPError) as refused:
            await client.call_tool("greet")
    assert refused.value.error.code == -32021
