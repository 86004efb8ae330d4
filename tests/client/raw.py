"""A server that a test scripts message by message, over real HTTP: what the SDK's server would never send, too."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.serving import serve

Json: TypeAlias = dict[str, Any]

CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
SERVER_INFO = "io.modelcontextprotocol/serverInfo"
VERSION = "2026-07-28"


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that the client sent.

    Args:
        message: The JSON-RPC message.
        headers: The HTTP headers, their names in lower case.
    """

    message: Json
    headers: Mapping[str, str]

    @property
    def method(self) -> str:
        return str(self.message["method"])

    @property
    def id(self) -> object:
        return self.message["id"]

    @property
    def params(self) -> Json:
        params: Json = self.message.get("params", {})
        return params

    @property
    def declared(self) -> Json:
        declared: Json = self.params["_meta"][CAPABILITIES]
        return declared


Answer: TypeAlias = Callable[[Sent], Json]
"""Gives the result of a request; a member ``error`` makes it a JSON-RPC error."""


@dataclass(slots=True)
class RawServer:
    """Keeps what it was sent.

    Args:
        answer: Gives the result of every request but those that the SDK's client sends on its own account.
        title: The name that the server claims.
    """

    answer: Answer
    title: str = "Claimed by the server"
    url: str = ""
    received: list[Sent] = field(default_factory=list[Sent])

    def of(self, method: str) -> list[Sent]:
        """The requests of a method, in the order in which they came."""
        return [each for each in self.received if each.method == method]

    @property
    def calls(self) -> list[Sent]:
        return self.of("tools/call")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while True:
            event = await receive()
            body += event.get("body", b"")
            if not event.get("more_body"):
                break
        headers = {name.decode().lower(): value.decode() for name, value in scope["headers"]}
        sent = Sent(json.loads(body), headers)
        self.received.append(sent)
        result = self._background(sent.method) or self.answer(sent)
        outcome = {"error": result["error"]} if "error" in result else {"result": result}
        reply = json.dumps({"jsonrpc": "2.0", "id": sent.id, **outcome}).encode()
        kind = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": kind})
        await send({"type": "http.response.body", "body": reply})

    def _background(self, method: str) -> Json | None:
        """What the SDK's client asks on its own account: who is there, and what a tool's result should look like."""
        hints = {"resultType": "complete", "ttlMs": 0, "cacheScope": "private"}
        if method == "tools/list":
            return {**hints, "tools": []}
        if method != "server/discover":
            return None
        return {
            **hints,
            "supportedVersions": [VERSION],
            "capabilities": {"tools": {}, "prompts": {}, "resources": {}},
            "_meta": {SERVER_INFO: {"name": "claimed", "title": self.title, "version": "1"}},
        }


@asynccontextmanager
async def raw_server(answer: Answer) -> AsyncGenerator[RawServer]:
    """Serve a scripted server."""
    server = RawServer(answer)
    async with serve(server, lifespan="off") as base:
        server.url = f"{base}/mcp"
        yield server


def in_turn(*results: Json) -> Answer:
    """Give one result after the other; asked once more, fail."""
    left = list(results)
    return lambda _: left.pop(0)


def done(text: str = "done") -> Json:
    return {"resultType": "complete", "content": [{"type": "text", "text": text}]}


def asking(state: str | None = None, **requests: Json) -> Json:
    """A result that asks; without requests, one that only waits."""
    result: Json = {"resultType": "input_required"}
    if requests:
        result["inputRequests"] = requests
    if state is not None:
        result["requestState"] = state
    return result


def form(message: str = "Why?", required: tuple[str, ...] = (), **properties: Json) -> Json:
    """A form; of one optional text when it says nothing else."""
    fields = properties or {"name": {"type": "string"}}
    schema: Json = {"type": "object", "properties": fields}
    if required:
        schema["required"] = list(required)
    return form_of(schema, message)


def form_of(schema: Any, message: str = "Why?") -> Json:
    """A form with a schema of any shape."""
    return {"method": "elicitation/create", "params": {"mode": "form", "message": message, "requestedSchema": schema}}


def page(url: str = "https://mcp.example.com/go", message: str = "Go there") -> Json:
    return {"method": "elicitation/create", "params": {"mode": "url", "message": message, "url": url}}


SAMPLING: Json = {
    "method": "sampling/createMessage",
    "params": {"messages": [{"role": "user", "content": {"type": "text", "text": "What?"}}], "maxTokens": 9},
}
ROOTS: Json = {"method": "roots/list"}
