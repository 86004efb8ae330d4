"""A server spoken to in raw messages, so that a test decides every member of a request."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

import anyio
from mcp.server import MCPServer, Server
from mcp.server.runner import modern_on_request
from mcp.shared.direct_dispatcher import DirectDispatcher, create_direct_dispatcher_pair
from mcp.shared.exceptions import MCPError
from mcp_types import (
    CLIENT_CAPABILITIES_META_KEY,
    CLIENT_INFO_META_KEY,
    PROTOCOL_VERSION_META_KEY,
)

FORM: Mapping[str, object] = {"elicitation": {"form": {}}}
EVERYTHING: Mapping[str, object] = {
    "elicitation": {"form": {}, "url": {}},
    "sampling": {"tools": {}},
    "roots": {"listChanged": True},
}

Json: TypeAlias = dict[str, Any]

_ABSENT = object()


def envelope(capabilities: object = FORM) -> Json:
    """What every request of the revision carries."""
    return {
        PROTOCOL_VERSION_META_KEY: "2026-07-28",
        CLIENT_INFO_META_KEY: {"name": "a-test", "version": "1"},
        CLIENT_CAPABILITIES_META_KEY: capabilities,
    }


def accept(**content: object) -> Json:
    return {"action": "accept", "content": content}


DECLINE: Json = {"action": "decline"}
CANCEL: Json = {"action": "cancel"}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A JSON-RPC error."""

    code: int
    message: str
    data: Any


@dataclass(frozen=True, slots=True)
class Reply:
    """A result on the wire."""

    raw: Json

    @property
    def asks(self) -> dict[str, Json]:
        """The parameters of each question, by key; empty when nothing is asked."""
        return {key: request["params"] for key, request in self.raw.get("inputRequests", {}).items()}

    @property
    def key(self) -> str:
        [key] = self.asks
        return key

    @property
    def state(self) -> str:
        assert isinstance(self.raw["requestState"], str)
        return self.raw["requestState"]

    @property
    def waits(self) -> bool:
        return bool(self.raw["resultType"] == "input_required")

    @property
    def text(self) -> str:
        """What a finished call says, whatever its carrier."""
        assert not self.waits, self.raw
        if "content" in self.raw:
            return "".join(part["text"] for part in self.raw["content"])
        if "messages" in self.raw:
            return "".join(each["content"]["text"] for each in self.raw["messages"])
        return "".join(each["text"] for each in self.raw["contents"])

    @property
    def failed(self) -> bool:
        return bool(self.raw.get("isError"))


class Wire:
    """The client's end of a server in this process, on the path that carries no streams."""

    def __init__(self, dispatcher: DirectDispatcher) -> None:
        self._dispatcher = dispatcher

    async def send(self, method: str, params: Json) -> Reply:
        return Reply(await self._dispatcher.send_raw_request(method, params))

    async def call(
        self,
        name: str,
        arguments: Mapping[str, object] | None = None,
        *,
        answers: object = _ABSENT,
        state: object = _ABSENT,
        capabilities: object = FORM,
        method: str = "tools/call",
    ) -> Reply:
        params: Json = {"_meta": envelope(capabilities)}
        params["uri" if method == "resources/read" else "name"] = name
        if arguments is not None:
            params["arguments"] = dict(arguments)
        if answers is not _ABSENT:
            params["inputResponses"] = answers
        if state is not _ABSENT:
            params["requestState"] = state
        return await self.send(method, params)

    async def answer(
        self, reply: Reply, name: str, arguments: Mapping[str, object] | None = None, **members: Any
    ) -> Reply:
        """Answer the one question of a reply, and retry."""
        given = members.pop("given")
        return await self.call(name, arguments, answers={reply.key: given}, state=reply.state, **members)

    async def refused(self, name: str, arguments: Mapping[str, object] | None = None, **members: Any) -> Refusal:
        """Return the JSON-RPC error that a request gets."""
        try:
            reply = await self.call(name, arguments, **members)
        except MCPError as error:
            return Refusal(error.error.code, error.error.message, cast("object", error.error.data))
        raise AssertionError(f"not refused: {reply.raw}")


Notified = Callable[[Any, str, Any], Awaitable[None]]


@asynccontextmanager
async def wire_to(server: MCPServer[Any] | Server[Any], *, notified: Notified | None = None) -> AsyncGenerator[Wire]:
    """Speak to a server in this process."""
    low = server._lowlevel_server if isinstance(server, MCPServer) else server
    client, end = create_direct_dispatcher_pair(raise_handler_exceptions=False)
    failure: BaseException | None = None
    async with low.lifespan(low) as state, anyio.create_task_group() as group:
        await group.start(end.run, modern_on_request(low, state), _no_notifications)
        await group.start(client.run, _no_requests, notified or _no_notifications)
        try:
            yield Wire(client)
        except BaseException as error:
            failure = error
        client.close()
        end.close()
    if failure is not None:  # raised here, so that a failed test is not wrapped into a group
        raise failure


async def _no_notifications(context: object, method: str, params: object) -> None:
    """Progress and log messages are of no interest here."""


async def _no_requests(context: object, method: str, params: object) -> dict[str, Any]:
    raise AssertionError(f"a server of this revision never asks by itself: {method}")
