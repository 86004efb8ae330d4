"""What an ask costs a server, next to two plain calls, and how that grows over the asks of one handler.

Everything runs in this process: each server over streamable HTTP in a thread of its own, whose CPU time is read from
inside it, and one client in the main thread that writes its requests by hand and is not counted. The variants take
turns in small batches; the least of each is kept, because other work on the machine only ever adds.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import importlib
import importlib.util
import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Annotated, Any, Self, TypeAlias

import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.resolve import Elicit, Resolve
from mcp_types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from pydantic import BaseModel, Field
from starlette.types import ASGIApp

from mcp_elicitation import Accepted, Elicitation, ask

ARGUMENTS = {"city": "Oslo"}
MESSAGE = "When do you fly to Oslo?"
CONTENT = {"day": "2026-12-01", "seat": "window", "bags": 2}
MOST_ASKS = 32
SDK_PLAIN = "two plain calls, SDK alone"
FASTMCP_PLAIN, FASTMCP_GUARD = "two plain calls, FastMCP", "one guard tool of FastMCP"
FASTMCP_OWN = "one ask.form on FastMCP"

META: dict[str, object] = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "benchmark", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
}


class Trip(BaseModel):
    day: str
    seat: str = "aisle"
    bags: int = Field(0, ge=0, le=3)


class _Uvicorn(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


class Served:
    """A server in a thread of its own, on a free port of the loopback interface."""

    def __init__(self, app: ASGIApp) -> None:
        config = uvicorn.Config(app, log_level="error", access_log=False, ws="none", timeout_keep_alive=900)
        self._uvicorn = _Uvicorn(config)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._uvicorn.serve(sockets=[self._socket])

    def __enter__(self) -> Self:
        self._thread.start()
        self._uvicorn.ready.wait()
        self._connection = http.client.HTTPConnection("127.0.0.1", self._socket.getsockname()[1])
        self._connection.connect()
        self._connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._connection.close()
        self._uvicorn.should_exit = True
        self._thread.join()
        self._socket.close()

    def cpu(self) -> float:
        """Return the CPU seconds that the server's thread has used."""

        async def read() -> float:
            return time.thread_time()

        return asyncio.run_coroutine_threadsafe(read(), self._loop).result()

    def call(self, name: str, arguments: Mapping[str, object] = ARGUMENTS, **members: object) -> dict[str, Any]:
        """Call a tool and return its result."""
        params: dict[str, object] = {"_meta": META, "name": name, "arguments": arguments, **members}
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
        headers = {
            "content-type": "application/json",
            "accept": "application/json, text/event-stream",
            "mcp-protocol-version": "2026-07-28",
            "mcp-method": "tools/call",
            "mcp-name": name,
        }
        self._connection.request("POST", "/mcp", body, headers)
        answer = json.loads(self._connection.getresponse().read())
        if "result" not in answer or answer["result"].get("isError"):
            raise RuntimeError(f"{name}: {answer}")
        result: dict[str, Any] = answer["result"]
        return result


def when() -> Elicit[Trip]:
    return Elicit(MESSAGE, Trip)


def sdk_server() -> MCPServer:
    """The SDK by itself: a plain tool, one whose resolver asks, and one that does the least that an ask can do."""
    server = MCPServer("sdk")
    schema = Trip.model_json_schema()

    @server.tool()
    async def plain(city: str) -> str:
        return city

    @server.tool()
    async def resolves(city: str, trip: Annotated[Trip, Resolve(when)]) -> str:
        return f"{city} {trip.day}"

    @server.tool()
    async def by_hand(city: str, ctx: Context) -> str | InputRequiredResult:
        answer = (ctx.input_responses or {}).get("trip")
        if isinstance(answer, ElicitResult):
            return f"{city} {Trip.model_validate(answer.content).day}"
        params = ElicitRequestFormParams(message=MESSAGE, requested_schema=schema)
        return InputRequiredResult(input_requests={"trip": ElicitRequest(params=params)}, request_state="asked")

    return server


def own_server() -> MCPServer:
    """This package: the same plain tool, one that asks once, and one that asks many times."""
    server = MCPServer("own")
    Elicitation(server)

    @server.tool()
    async def plain(city: str) -> str:
        return city

    @server.tool()
    async def asks(city: str) -> str:
        trip = await ask.form(f"When do you fly to {city}?", Trip)
        assert isinstance(trip, Accepted)
        return f"{city} {trip.data.day}"

    @server.tool()
    async def asks_many(n: int) -> str:
        for number in range(n):
            await ask.form(f"{number}: when do you fly to Oslo?", Trip)
        return "done"

    return server


def fastmcp_app() -> ASGIApp | None:
    """FastMCP where it is installed: a plain tool, and a guard that builds its result and reads its answers by hand."""
    if importlib.util.find_spec("fastmcp") is None:
        return None
    fastmcp: Any = importlib.import_module("fastmcp")
    dependencies: Any = importlib.import_module("fastmcp.server.dependencies")
    server = fastmcp.FastMCP("guard")

    async def plain(city: str) -> str:
        return city

    async def guard(city: str) -> str | InputRequiredResult:
        responses: Mapping[str, object] = dependencies.get_context().input_responses or {}
        answer = responses.get("trip")
        if isinstance(answer, ElicitResult):
            return f"{city} {Trip.model_validate(answer.content).day}"
        params = ElicitRequestFormParams(message=MESSAGE, requested_schema=Trip.model_json_schema())
        return InputRequiredResult(input_requests={"trip": ElicitRequest(params=params)}, request_state="asked")

    server.tool(plain)
    server.tool(guard)
    app: ASGIApp = server.http_app()
    return app


def own_fastmcp_app() -> ASGIApp:
    """This package on FastMCP: the tool that asks once."""
    fastmcp: Any = importlib.import_module("fastmcp")
    server = fastmcp.FastMCP("own")
    Elicitation(server)

    async def asks(city: str) -> str:
        trip = await ask.form(f"When do you fly to {city}?", Trip)
        assert isinstance(trip, Accepted)
        return f"{city} {trip.data.day}"

    server.tool(asks)
    app: ASGIApp = server.http_app()
    return app


Flow: TypeAlias = Callable[[Served], None]


def two_plain_calls(served: Served) -> None:
    """What every other flow is measured by."""
    served.call("plain")
    served.call("plain")


def one_form_ask(tool: str) -> Flow:
    """Call a tool that asks with one form, and answer it."""

    def flow(served: Served) -> None:
        asked = served.call(tool)
        [key] = asked["inputRequests"]
        answers = {key: {"action": "accept", "content": CONTENT}}
        done = served.call(tool, inputResponses=answers, requestState=asked["requestState"])
        assert done["resultType"] == "complete"

    return flow


def measure_asks(*, batches: int = 40, flows: int = 30) -> dict[str, float]:
    """Return the least CPU of each flow, in microseconds."""
    with contextlib.ExitStack() as stack:
        sdk = stack.enter_context(Served(sdk_server().streamable_http_app()))
        own = stack.enter_context(Served(own_server().streamable_http_app()))
        variants: dict[str, tuple[Served, Flow]] = {
            SDK_PLAIN: (sdk, two_plain_calls),
            "two plain calls, this package installed": (own, two_plain_calls),
            "one ask.form": (own, one_form_ask("asks")),
            "one Resolve of the SDK": (sdk, one_form_ask("resolves")),
            "one result built by hand, nothing checked": (sdk, one_form_ask("by_hand")),
        }
        if (app := fastmcp_app()) is not None:
            guarded = stack.enter_context(Served(app))
            variants[FASTMCP_PLAIN] = (guarded, two_plain_calls)
            variants[FASTMCP_GUARD] = (guarded, one_form_ask("guard"))
            asking = stack.enter_context(Served(own_fastmcp_app()))
            variants[FASTMCP_OWN] = (asking, one_form_ask("asks"))
        return _least(variants, batches, flows)


def _least(variants: Mapping[str, tuple[Served, Flow]], batches: int, flows: int) -> dict[str, float]:
    least = dict.fromkeys(variants, float("inf"))
    gc.disable()
    for _ in range(batches):
        for name, (served, flow) in variants.items():
            begin = served.cpu()
            for _ in range(flows):
                flow(served)
            least[name] = min(least[name], (served.cpu() - begin) / flows * 1e6)
        gc.collect()
    gc.enable()
    return least


@dataclass(frozen=True, slots=True)
class Growth:
    """How the CPU of a round grows over the asks before it.

    Args:
        first: Microseconds of a round without an earlier ask, on the fitted line.
        each: Microseconds that every earlier ask adds.
    """

    first: float
    each: float

    @property
    def percent(self) -> float:
        """What an earlier ask adds, in percent of a round."""
        return self.each / self.first * 100


def measure_growth(*, flows: int = 120) -> Growth:
    """Fit a line through the least CPU of each round of a handler with 32 asks."""
    with Served(own_server().streamable_http_app()) as own:
        least = [float("inf")] * MOST_ASKS
        gc.disable()
        for _ in range(flows):
            least = [min(pair) for pair in zip(least, _rounds(own), strict=True)]
            gc.collect()
        gc.enable()
    return _fit(least)


def _rounds(served: Served) -> list[float]:
    """Go through one flow of 32 asks; a retry sent twice would be answered from the record, so each is sent once."""
    arguments = {"n": MOST_ASKS}
    reply, micros = served.call("asks_many", arguments), list[float]()
    while reply["resultType"] == "input_required":
        [key] = reply["inputRequests"]
        answers, state = {key: {"action": "accept", "content": CONTENT}}, reply["requestState"]
        begin = served.cpu()
        reply = served.call("asks_many", arguments, inputResponses=answers, requestState=state)
        micros.append((served.cpu() - begin) * 1e6)
    return micros


def _fit(rounds: list[float]) -> Growth:
    """Least squares over the rounds that ask; the last one only ends the call."""
    points = list(enumerate(rounds[:-1], start=1))
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    each = sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)
    return Growth(first=mean_y - each * mean_x, each=each)


def main() -> None:
    """Print both tables."""
    logging.disable(logging.CRITICAL)
    least = measure_asks()
    plain = least[SDK_PLAIN]
    print("server CPU over streamable HTTP (hold: one ask.form ≤ 1.15)")
    for name, micros in least.items():
        print(f"  {name:42} {micros:7.0f} µs  {micros / plain:5.2f}")
    if FASTMCP_PLAIN in least:
        print("on FastMCP, by two plain calls of its own")
        for name in (FASTMCP_GUARD, FASTMCP_OWN):
            print(f"  {name:52} {least[name] / least[FASTMCP_PLAIN]:5.2f}")
    growth = measure_growth()
    print(f"growth over {MOST_ASKS} asks in one handler (hold: < 2 % of a round per earlier ask)")
    print(f"  a round {growth.first:.0f} µs, each earlier ask + {growth.each:.1f} µs = {growth.percent:.2f} %")


if __name__ == "__main__":
    main()
