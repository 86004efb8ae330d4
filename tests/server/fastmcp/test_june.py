"""A client of revision 2025-06-18, written by hand: no client of today speaks it any more."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from fastmcp import FastMCP
from mcp.shared.memory import create_client_server_memory_streams
from mcp.shared.message import SessionMessage
from mcp_types import JSONRPCNotification, JSONRPCRequest, JSONRPCResponse
from pydantic import BaseModel

from mcp_elicitation import Accepted, Elicitation, ask

REVISION = "2025-06-18"


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
    inner = desk()._mcp_server
    asked: list[Any] = []
    result: dict[str, Any] = {}
    async with create_client_server_memory_streams() as ((read, write), served), anyio.create_task_group() as group:
        group.start_soon(inner.run, *served, inner.create_initialization_options())

        async def request(number: int, method: str, params: dict[str, Any]) -> dict[str, Any]:
            await write.send(SessionMessage(JSONRPCRequest(jsonrpc="2.0", id=number, method=method, params=params)))
            while True:
                received = await read.receive()
                assert isinstance(received, SessionMessage)
                message = received.message
                if isinstance(message, JSONRPCRequest):
                    asked.append(message.params)
                    reply = JSONRPCResponse(jsonrpc="2.0", id=message.id, result=answer)
                    await write.send(SessionMessage(reply))
                elif isinstance(message, JSONRPCResponse):
                    return message.result

        info = {"name": "june", "version": "1"}
        hello: dict[str, Any] = {"protocolVersion": REVISION, "capabilities": {"elicitation": {}}, "clientInfo": info}
        assert (await request(1, "initialize", hello))["protocolVersion"] == REVISION
        await write.send(SessionMessage(JSONRPCNotification(jsonrpc="2.0", method="notifications/initialized")))
        result = await request(2, "tools/call", {"name": "book", "arguments": {"city": "Oslo"}})
        group.cancel_scope.cancel()
    assert result["content"][0]["text"] == said
    [params] = asked
    assert "mode" not in params
    assert params["message"] == "When do you fly to Oslo?"
