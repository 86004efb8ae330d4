"""A client of an earlier revision, message by message: a test decides what it says and sees all that it is sent."""

from __future__ import annotations

import itertools
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import anyio
from mcp.server import MCPServer, Server
from mcp.shared.memory import MessageStream, create_client_server_memory_streams
from mcp.shared.message import SessionMessage
from mcp_types import jsonrpc_message_adapter
from tests.server.wire import Json

URL: Json = {"elicitation": {"form": {}, "url": {}}}


class Peer:
    """The client's end of a session.

    Attributes:
        seen: Everything that the server sent, in order.
    """

    def __init__(self, streams: MessageStream) -> None:
        self.seen: list[Json] = []
        self._read, self._write = streams
        self._ids = itertools.count(1)

    async def send(self, message: Json) -> None:
        parsed = jsonrpc_message_adapter.validate_python({"jsonrpc": "2.0", **message})
        await self._write.send(SessionMessage(parsed))

    async def receive(self) -> Json:
        """Return the next message of the server."""
        with anyio.fail_after(20):
            item = await self._read.receive()
        assert isinstance(item, SessionMessage)
        message: Json = item.message.model_dump(by_alias=True, mode="json", exclude_unset=True)
        self.seen.append(message)
        return message

    async def next(self, method: str) -> Json:
        """Skip to the next request or notification of a method."""
        while (message := await self.receive()).get("method") != method:
            pass
        return message

    async def request(self, method: str, params: Json) -> int:
        """Send a request and return its id."""
        number = next(self._ids)
        await self.send({"id": number, "method": method, "params": params})
        return number

    async def reply(self, number: int) -> Json:
        """Skip to the reply of a request."""
        while (message := await self.receive()).get("id") != number or "method" in message:
            pass
        return message

    async def call(self, name: str, **members: Any) -> int:
        return await self.request("tools/call", {"name": name, **members})

    async def answer(self, asked: Json, **result: Any) -> None:
        await self.send({"id": asked["id"], "result": result})


@asynccontextmanager
async def session_with(
    server: MCPServer[Any] | Server[Any], *, version: str = "2025-11-25", capabilities: Json | None = None
) -> AsyncGenerator[Peer]:
    """Open a session of an earlier revision with a server in this process."""
    low = server._lowlevel_server if isinstance(server, MCPServer) else server
    failure: BaseException | None = None
    async with create_client_server_memory_streams() as (ours, theirs), anyio.create_task_group() as group:
        group.start_soon(low.run, *theirs, low.create_initialization_options())
        try:
            peer = Peer(ours)
            params = {
                "protocolVersion": version,
                "capabilities": URL if capabilities is None else capabilities,
                "clientInfo": {"name": "a-test", "version": "1"},
            }
            reply = await peer.reply(await peer.request("initialize", params))
            assert reply["result"]["protocolVersion"] == version
            await peer.send({"method": "notifications/initialized"})
            yield peer
        except BaseException as error:
            failure = error
        group.cancel_scope.cancel()
    if failure is not None:  # raised here, so that a failed test is not wrapped into a group
        raise failure


def text_of(reply: Json) -> str:
    """What a call that was answered says."""
    return "".join(part["text"] for part in reply["result"]["content"])
