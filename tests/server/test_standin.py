"""Telling the SDK's stand-in for an error from what an author wrote."""

from __future__ import annotations

import pytest
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.shared.exceptions import MCPError
from tests.server.wire import Json, accept, wire_to

from mcp_elicitation import ask
from mcp_elicitation.core.flow.errors import InvalidAnswersError
from mcp_elicitation.server.standin import holds, is_standin_message, is_standin_result


def result(*texts: str, error: object = True) -> Json:
    return {"isError": error, "content": [{"type": "text", "text": text} for text in texts]}


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        (result("Error executing tool book"), True),
        (result("Error executing tool outer: Error executing tool inner"), True),
        (result("Error executing tool book: No seats left"), False),
        (result("Error executing tool outer: Error executing tool inner: No seats left"), False),
        (result("Error executing tool book", error=False), False),
        (result("Error executing tool book", "and more"), False),
        (result("No seats left"), False),
        (result(), False),
        ({"isError": True}, False),
        ({"isError": True, "content": [5]}, False),
        ({"isError": True, "content": [{"type": "image"}]}, False),
        (None, False),
        ([], False),
    ],
)
def test_a_stand_in_is_told_from_an_authors_own_text(members: object, expected: bool) -> None:
    assert is_standin_result(members) is expected


def test_a_resources_stand_in_is_told_from_an_authors_own_error() -> None:
    assert is_standin_message("Error reading resource notes://x")
    assert is_standin_message("Error creating resource from template notes://x")
    assert not is_standin_message("No such note")


def test_an_error_holds_what_it_was_raised_from_and_what_its_group_has() -> None:
    failure = ValueError("the ask's")
    other = ValueError("another")
    raised: Exception | None = None
    try:
        try:
            raise failure
        except ValueError:
            raise KeyError  # noqa: B904  the context is what this is about
    except KeyError as error:
        raised = error
    assert raised is not None
    assert holds(failure, failure)
    assert holds(raised, failure)
    assert holds(ExceptionGroup("g", [other, ExceptionGroup("h", [raised])]), failure)
    assert not holds(other, failure)
    other.__cause__ = other  # a loop must not hang
    assert not holds(other, failure)


async def _ask_badly() -> str:
    return str(await ask.form("Name?", str, attempts=1))


async def test_an_ask_that_fails_in_a_tool_below_a_tool_is_told(server: MCPServer) -> None:
    server.tool("inner")(_ask_badly)

    @server.tool()
    async def outer() -> str:
        return str(await server.call_tool("inner", {}))

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("outer"), "outer", given=accept())
    assert "No usable answer" in reply.text


async def test_what_an_author_says_instead_stays(server: MCPServer) -> None:
    @server.tool()
    async def tool() -> str:
        try:
            return await _ask_badly()
        except InvalidAnswersError:
            raise ToolError("Call us instead.") from None

    @server.prompt()
    async def prompt() -> str:
        try:
            return await _ask_badly()
        except InvalidAnswersError as error:
            raise MCPError(-32000, "Call us instead.") from error

    @server.resource("call://us")
    async def resource() -> str:
        try:
            return await _ask_badly()
        except InvalidAnswersError as error:
            raise ResourceError("Call us instead.") from error

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("tool"), "tool", given=accept())
        assert reply.text == "Error executing tool tool: Call us instead."
        for method, name in (("prompts/get", "prompt"), ("resources/read", "call://us")):
            first = await wire.call(name, method=method)
            refusal = await wire.refused(name, answers={first.key: accept()}, state=first.state, method=method)
            assert refusal.message == "Call us instead."
