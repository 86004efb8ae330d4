"""A page of a FastMCP server is waited for: within a request that is held, and over rounds that carry state only."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from fastmcp import Client, FastMCP
from mcp_types import TextContent
from tests.client.people import BOTH
from tests.client.people import Person as Surfaced
from tests.server.fastmcp.people import Person

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.client.connection import ConnectionOptions
from mcp_elicitation.client.pacing import Pacing

PAGE = "https://pay.example/1"


def desk(paid: anyio.Event, *, hold: float) -> FastMCP:
    server = FastMCP("desk")
    Elicitation(server, hold=hold)

    @server.tool
    async def pay() -> str:
        return repr(await ask.url("Please pay.", PAGE, done=paid))

    return server


@pytest.mark.requirement("URL-3", "URL-4", "LEG-2")
@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_a_request_is_held_until_the_page_is_finished(mode: Any) -> None:
    paid = anyio.Event()
    person = Person({"Please pay.": "accept"})

    async def finish() -> None:
        while not person.asked:
            await anyio.lowlevel.checkpoint()
        paid.set()

    client = Client[Any](desk(paid, hold=30), elicitation_handler=person, mode=mode)
    async with client, anyio.create_task_group() as group:
        group.start_soon(finish)
        assert (await client.call_tool("pay")).data == "Accepted(data=True)"
    assert person.asked == ["Please pay."]


@pytest.mark.requirement("URL-4", "MRTR-9")
async def test_a_server_that_does_not_hold_says_so_round_by_round() -> None:
    paid = anyio.Event()
    naps: list[float] = []

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 4:
            paid.set()

    def answer(review: Review) -> Reply:
        return Reply("accept")

    person = Surfaced(answer, BOTH)
    client = connect(
        desk(paid, hold=0)._mcp_server, surface=person, options=ConnectionOptions(pacing=Pacing(first_pause=0.5))
    )
    client.sleep = sleep
    async with client:
        [said] = (await client.call_tool("pay")).content
    assert isinstance(said, TextContent)
    assert said.text == "Accepted(data=True)"
    assert naps[:4] == [0.5, 1.0, 2.0, 4.0]
    assert len(person.reviews) == 1
