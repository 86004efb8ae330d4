"""Speaking 2026-07-28 to a server in raw HTTP, so that a test decides every member of a request."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import httpx2

Json: TypeAlias = dict[str, Any]

VERSION = "2026-07-28"
BOTH_MODES: Json = {"elicitation": {"form": {}, "url": {}}}

_PREFIX = "io.modelcontextprotocol/"
_TARGETS = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}


@dataclass(frozen=True, slots=True)
class Reply:
    """What a server answered.

    Args:
        status: The HTTP status.
        message: The JSON-RPC message.
    """

    status: int
    message: Json

    @property
    def result(self) -> Json:
        assert "result" in self.message, self.message
        result: Json = self.message["result"]
        return result

    @property
    def error(self) -> Json:
        assert "error" in self.message, self.message
        error: Json = self.message["error"]
        return error

    @property
    def asks(self) -> dict[str, Json]:
        """The parameters of what is asked, by key."""
        assert self.result["resultType"] == "input_required", self.message
        return {key: each["params"] for key, each in self.result["inputRequests"].items()}

    @property
    def state(self) -> str:
        state: str = self.result["requestState"]
        return state

    @property
    def text(self) -> str:
        """What a call that is done says."""
        assert self.result["resultType"] == "complete", self.message
        return "".join(each["text"] for each in self.result.get("content") or self.result["contents"])


class Talker:
    """A client that sends what it is told.

    Args:
        url: The server's.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._ids = itertools.count(1)

    async def call(
        self,
        name: str,
        *,
        method: str = "tools/call",
        declares: Json = BOTH_MODES,
        retry: Mapping[str, object] | None = None,
    ) -> Reply:
        """Send a request of a carrier.

        Args:
            name: The tool, prompt or resource.
            method: The carrier.
            declares: The capabilities that the request declares.
            retry: ``inputResponses`` and ``requestState``, those that it should carry.
        """
        meta: Json = {
            f"{_PREFIX}protocolVersion": VERSION,
            f"{_PREFIX}clientInfo": {"name": "talker", "version": "1"},
            f"{_PREFIX}clientCapabilities": declares,
        }
        params: Json = {_TARGETS[method]: name, "_meta": meta, **(retry or {})}
        headers = {
            "accept": "application/json, text/event-stream",
            "mcp-protocol-version": VERSION,
            "mcp-method": method,
            "mcp-name": name,
        }
        body = {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}
        async with httpx2.AsyncClient(timeout=20) as http:
            response = await http.post(self._url, json=body, headers=headers)
        return Reply(response.status_code, _last_message(response))


def _last_message(response: httpx2.Response) -> Json:
    body = response.text
    if response.headers["content-type"].startswith("text/event-stream"):
        [*_, body] = [line.removeprefix("data:") for line in body.splitlines() if line.startswith("data:")]
    message: Json = json.loads(body)
    return message
