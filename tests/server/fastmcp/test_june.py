"""A client of revision 2025-06-18, written by hand: no client of today speaks it any more."""

from __future__ import annotations

from typing import Any

import pytest
from fastmcp import FastMCP
from pydantic import BaseModel
from tests.server.handshake import session_with, text_of

from mcp_elicitation import Accepted, Elicitation, ask


class Trip(BaseModel):
    day: str


def desk() -> FastMCP:
    server = FastMCP("desk")
    Elicitation(server)

    @server.tool
    async def book(city: str) -> str:
        trip = await ask.form(f"When do you fly to {city}?", Trip)
        return f"{city} on {trip.data.day}" if isinstance(trip, Accepted) else trip.action

    return server


@pytest.mark.requirement("LEG-1")
@pytest.mark.parametrize(
    ("answer", "said"),
    [({"action": "accept", "content": {"day": "Monday"}}, "Oslo on Monday"), ({"action": "decline"}, "decline")],
    ids=["accept", "decline"],
)
async def test_a_form_is_pushed_without_a_mode(answer: Any, said: str) -> None:
    async with session_with(desk()._mcp_server, version="2025-06-18", capabilities={"elicitation": {}}) as peer:
        call = await peer.call("book", arguments={"city": "Oslo"})
        asked = await peer.next("elicitation/create")
        await peer.answer(asked, **answer)
        assert text_of(await peer.reply(call)) == said
    assert "mode" not in asked["params"]
    assert asked["params"]["message"] == "When do you fly to Oslo?"


@pytest.mark.requirement("LEG-4", "CAP-4")
async def test_a_client_that_declared_nothing_is_told_so() -> None:
    async with session_with(desk()._mcp_server, version="2025-06-18", capabilities={}) as peer:
        reply = await peer.reply(await peer.call("book", arguments={"city": "Oslo"}))
    assert reply["result"]["isError"] is True
    assert "elicitation.form" in text_of(reply)
