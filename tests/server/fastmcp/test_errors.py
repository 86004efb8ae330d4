"""What FastMCP tells a peer of an ask's error is its public sentence; what an author says stays as it was said."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastmcp import Client, FastMCP
from fastmcp.exceptions import PromptError, ResourceError, ToolError
from mcp import MCPError
from pydantic import BaseModel, field_validator
from tests.server.fastmcp.people import Person

from mcp_elicitation import Elicitation, ElicitationError, ask

MISTAKE = "the code that asks has a mistake"
REASON = "asks for a secret"


class Login(BaseModel):
    password: str


class Day(BaseModel):
    day: str

    @field_validator("day")
    @classmethod
    def never(cls, day: str) -> str:
        raise ValueError("never / 永不")


async def wrong() -> None:
    """Ask for what no form may hold: an author's mistake, whose reason is for the author."""
    await ask.form("Who are you?", Login)


def said(result: Any) -> str:
    return "".join(each.text for each in result.content)


async def call(server: FastMCP, tool: str = "tell", answers: dict[str, object] | None = None) -> str:
    async with Client(server, elicitation_handler=Person(answers or {})) as client:
        result = await client.call_tool(tool, raise_on_error=False)
    assert result.is_error
    return said(result)


@pytest.mark.parametrize("masked", [False, True], ids=["shown", "masked"])
async def test_a_tool_tells_the_sentence_and_not_the_reason(masked: bool, caplog: pytest.LogCaptureFixture) -> None:
    server = FastMCP("desk", mask_error_details=masked)
    Elicitation(server)
    server.tool(wrong, name="tell")
    text = await call(server)
    assert MISTAKE in text
    assert REASON not in text


async def test_a_tool_tells_it_in_the_language_of_the_server() -> None:
    server = FastMCP("desk")
    Elicitation(server, language="zh")
    server.tool(wrong, name="tell")
    assert "询问用户的代码有错误" in await call(server)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_a_tool_tells_the_code_beside_the_sentence(mode: Any) -> None:
    server = FastMCP("desk")
    Elicitation(server)
    server.tool(wrong, name="tell")
    async with Client(server, elicitation_handler=Person({}), mode=mode) as client:
        result = await client.call_tool("tell", raise_on_error=False)
    assert result.meta is not None
    assert result.meta["mcp-elicitation/reason"] == "form_definition"


async def test_a_tool_that_copes_with_the_error_of_another_answers_for_itself() -> None:
    server = FastMCP("desk")
    Elicitation(server)
    server.tool(wrong, name="inner")

    @server.tool
    async def tell() -> str:
        with pytest.raises(ToolError):
            await server.call_tool("inner")
        return "never mind"

    async with Client(server, elicitation_handler=Person({})) as client:
        assert (await client.call_tool("tell")).data == "never mind"


async def test_the_sentence_comes_out_of_a_group_of_tasks() -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def tell() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(wrong())

    assert MISTAKE in await call(server)


async def test_a_mounted_server_tells_the_sentence() -> None:
    main, child = FastMCP("main"), FastMCP("child")
    Elicitation(main)
    child.tool(wrong, name="tell")
    main.mount(child, namespace="child")
    text = await call(main, "child_tell")
    assert MISTAKE in text
    assert REASON not in text


async def test_prompts_and_resources_tell_the_sentence_with_its_code() -> None:
    server = FastMCP("desk")
    Elicitation(server)
    server.prompt(wrong, name="tell")
    server.resource("tell://all")(wrong)

    @server.resource("tell://{one}")
    async def tell_one(one: str) -> str:
        await wrong()
        return one

    async with Client(server, elicitation_handler=Person({})) as client:
        for attempt in (
            client.get_prompt("tell"),
            client.read_resource("tell://all"),
            client.read_resource("tell://one"),
        ):
            with pytest.raises(MCPError) as refused:
                await attempt
            assert MISTAKE in refused.value.error.message
            assert refused.value.error.data == {"reason": "form_definition"}


async def test_what_an_author_says_on_purpose_is_what_is_told() -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def tell() -> None:
        try:
            await wrong()
        except ElicitationError as error:
            raise ToolError("Sorry, not today.") from error

    @server.prompt(name="tell")
    async def tell_prompt() -> str:
        try:
            await wrong()
        except ElicitationError as error:
            raise PromptError("Sorry, not today.") from error
        return ""

    @server.resource("tell://all")
    async def tell_resource() -> str:
        try:
            await wrong()
        except ElicitationError as error:
            raise ResourceError("Sorry, not today.") from error
        return ""

    assert await call(server) == "Sorry, not today."
    async with Client(server, elicitation_handler=Person({})) as client:
        for attempt in (client.get_prompt("tell"), client.read_resource("tell://all")):
            with pytest.raises(MCPError, match="Sorry, not today"):
                await attempt


async def test_an_error_of_its_own_is_told_as_fastmcp_tells_it() -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def tell() -> None:
        raise ValueError("the till is empty")

    assert await call(server) == "Error calling tool 'tell': the till is empty"


@pytest.mark.requirement("FSEC-2")
@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_answers_that_never_fit_end_the_call_with_the_reason(mode: Any) -> None:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def tell() -> str:
        return str(await ask.form("When?", Day))

    person = Person({"When?": {"day": "now"}})
    async with Client(server, elicitation_handler=person, mode=mode) as client:
        result = await client.call_tool("tell", raise_on_error=False)
    assert said(result).startswith("No usable answer was given to “When?”")
    assert "never" in said(result)
    assert len(person.asked) == 3
