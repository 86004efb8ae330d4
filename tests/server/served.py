"""A server over real streamable HTTP on the loopback interface, and raw JSON-RPC to speak to it."""

from __future__ import annotations

import itertools
import json
import socket
import threading
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx2
import uvicorn
from mcp.server import MCPServer
from tests.server.wire import FORM, Json, Reply, envelope

_ids = itertools.count(1)


class _Uvicorn(uvicorn.Server):
    """Says when it is ready, so that nobody has to poll."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@contextmanager
def served(server: MCPServer, *, json_response: bool = False) -> Generator[str]:
    """Serve on a free port and give the URL."""
    app = server.streamable_http_app(json_response=json_response)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        running = _Uvicorn(uvicorn.Config(app, log_level="error", ws="none", timeout_graceful_shutdown=5))
        thread = threading.Thread(target=running.run, args=([listening],))
        thread.start()
        try:
            assert running.ready.wait(30)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            running.should_exit = True
            thread.join(30)


@dataclass(frozen=True, slots=True)
class Exchange:
    """One HTTP response."""

    status: int
    body: Json
    kind: str

    @property
    def reply(self) -> Reply:
        assert self.status == 200, self.body
        return Reply(self.body["result"])

    @property
    def error(self) -> Json:
        error: Json = self.body["error"]
        return error


class Http:
    """Posts JSON-RPC by hand, each request with an id of its own."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self._url = url
        self._headers = {} if token is None else {"authorization": f"Bearer {token}"}

    def post(self, body: Json, headers: Mapping[str, str]) -> Exchange:
        always = {"accept": "application/json, text/event-stream", "mcp-protocol-version": "2026-07-28"}
        content = json.dumps(body)  # also what httpx2 itself would not write, such as NaN
        sent = {**always, "content-type": "application/json", **self._headers, **headers}
        response = httpx2.post(self._url, content=content, headers=sent, timeout=30)
        kind = response.headers.get("content-type", "")
        return Exchange(response.status_code, response.json() if "json" in kind else {}, kind)

    def call(self, name: str, arguments: Json | None = None, **members: Any) -> Exchange:
        method = members.pop("method", "tools/call")
        key = "uri" if method == "resources/read" else "name"
        meta = members.pop("meta", None) or envelope(members.pop("capabilities", FORM))
        params: Json = {"_meta": meta, key: name, **members}
        if arguments is not None:
            params["arguments"] = arguments
        body = {"jsonrpc": "2.0", "id": next(_ids), "method": method, "params": params}
        return self.post(body, {"mcp-method": method, "mcp-name": name})
