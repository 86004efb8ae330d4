"""A responder behind FastMCP's client, which calls its handlers in a way of its own."""

from __future__ import annotations

from typing import Any

import pytest
from fastmcp import Client, FastMCP
from fastmcp.exceptions import ToolError
from mcp import MCPError
from tests.client.people import BOTH, FORM, Person, cancelling, declining, saying

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.client import Reply, Responder

ERAS = pytest.mark.parametrize("mode", ["auto", "legacy"])


def desk() -> FastMCP:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def count() -> str:
        return repr(await ask.form("How many?", int))

    @server.tool
    async def pay() -> str:
        return (await ask.url("Please pay.", "https://pay.example/1")).action

    return server


@pytest.mark.requirement("ACT-1", "UI-3")
@ERAS
async def test_a_person_answers_through_fastmcps_client(mode: Any) -> None:
    person = Person(saying(answer=3))
    responder = Responder("my desk", person)
    async with Client(desk(), elicitation_handler=responder.handle, mode=mode) as client:
        assert (await client.call_tool("count")).data == "Accepted(data=3)"
    [review] = person.reviews
    assert (review.server.alias, review.elicitation.message) == ("my desk", "How many?")


@ERAS
@pytest.mark.parametrize(("answer", "said"), [(declining, "Declined()"), (cancelling, "Cancelled()")])
async def test_no_is_no_and_never_an_answer(mode: Any, answer: Any, said: str) -> None:
    responder = Responder("my desk", Person(answer))
    async with Client(desk(), elicitation_handler=responder.handle, mode=mode) as client:
        assert (await client.call_tool("count")).data == said


@pytest.mark.requirement("CURL-2")
@ERAS
async def test_a_page_is_agreed_to(mode: Any) -> None:
    responder = Responder("my desk", Person(saying(), BOTH))
    async with Client(desk(), elicitation_handler=responder.handle, mode=mode) as client:
        assert (await client.call_tool("pay")).data == "accept"


@pytest.mark.requirement("CAP-3")
@ERAS
async def test_what_the_surface_cannot_show_is_refused_and_not_accepted(mode: Any) -> None:
    """FastMCP declares pages for every handler; an error that a handler returns it would send as an answer."""
    person = Person(saying(), FORM)
    responder = Responder("my desk", person)
    async with Client(desk(), elicitation_handler=responder.handle, mode=mode) as client:
        with pytest.raises((MCPError, ToolError)) as refused:
            await client.call_tool("pay")
    assert ("cannot show url mode" in str(refused.value)) == (mode == "auto")
    assert person.reviews == []


@pytest.mark.requirement("FSEC-1")
async def test_an_answer_that_does_not_fit_does_not_leave() -> None:
    responder = Responder("my desk", Person(lambda _: Reply("accept", {"answer": "many"})))
    async with Client(desk(), elicitation_handler=responder.handle) as client:
        with pytest.raises(MCPError, match="unfit_answer"):
            await client.call_tool("count")
