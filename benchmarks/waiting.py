"""What it costs to wait for people: memory and wake-up of 5,000 held URL asks in one process, and the ledger's work.

Each variant runs in a process of its own, over the SDK's in-process connection: no sockets, so that only what a call
keeps is counted. Memory is what Python allocated between the moment before the calls and the moment when all of them
wait, by ``tracemalloc``; what a plain tool that sleeps takes is subtracted. A wake is measured from the change to the
answer of the call, while the others wait. With an interaction of our own, what watches the store counts too.
"""

from __future__ import annotations

import asyncio
import gc
import json
import statistics
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Awaitable, Callable
from time import perf_counter, process_time
from typing import Any, Final

import anyio
from mcp.server import MCPServer
from mcp.server.runner import modern_on_request
from mcp.shared.direct_dispatcher import DirectDispatcher, create_direct_dispatcher_pair

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.server.interactions import Interactions
from mcp_elicitation.server.ledger import Claim, Ledger
from mcp_elicitation.server.waiting import Event
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.open import open_store
from mcp_elicitation.stores.sealed import SealedStore

CALLS: Final = 5_000
WAKES: Final = 500
ROUNDS: Final = 1_000
PAGE: Final = "https://travel.example/connect/Hk3vT9dQx2LrPq7ZbN8wYs"
MEMORY_HOLD, WAKE_HOLD = 6.0, 50.0
PLAIN, EVENT, INTERACTION = "a plain tool that sleeps", "ask.url, an event", "ask.url, an interaction"

META: dict[str, object] = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "benchmark", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}, "url": {}}},
}
ALICE = Principal(issuer="https://as.example", subject="alice")


class Ends:
    """Ends the calls, one by one."""

    async def prepare(self, number: int) -> None:
        """Make what a call waits for."""

    async def wait(self, number: int) -> None:
        """Wait as a tool that sleeps."""

    def done(self, number: int) -> Event:
        """What ``ask.url`` waits for."""
        raise NotImplementedError

    async def end(self, number: int) -> None:
        """End it."""


class Events(Ends):
    def __init__(self) -> None:
        self._events: dict[int, asyncio.Event] = {}

    async def prepare(self, number: int) -> None:
        self._events[number] = asyncio.Event()

    async def wait(self, number: int) -> None:
        await self._events[number].wait()

    def done(self, number: int) -> asyncio.Event:
        return self._events[number]

    async def end(self, number: int) -> None:
        self._events[number].set()


class Over:
    """An interaction as something to wait for."""

    def __init__(self, interactions: Interactions, handle: str) -> None:
        self._interactions = interactions
        self._handle = handle

    def is_set(self) -> bool:
        return False

    async def wait(self) -> None:
        await self._interactions.wait_until_over(self._handle)


class InteractionEnds(Ends):
    def __init__(self) -> None:
        self._interactions = Interactions(SealedStore(MemoryStore(), KeyRing([bytes(range(32))])))
        self._handles: dict[int, str] = {}

    async def prepare(self, number: int) -> None:
        self._handles[number] = await self._interactions.begin("confirm", ALICE, "Sure?", {})

    def done(self, number: int) -> Over:
        return Over(self._interactions, self._handles[number])

    async def end(self, number: int) -> None:
        found = await self._interactions.find(self._handles[number])
        assert found is not None
        if found.interaction.state == "done":
            return
        opened = await self._interactions.step(found, "open", holder="b")
        assert opened is not None
        await self._interactions.step(opened, "finish")


def made(ends: Ends) -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server, hold=3600)

    @server.tool()
    async def sleep(number: int) -> str:
        await ends.wait(number)
        return "done"

    @server.tool()
    async def page(number: int) -> str:
        await ask.url("Please go there.", PAGE, done=ends.done(number))
        return "done"

    return server


async def send(wire: DirectDispatcher, name: str, number: int, **members: object) -> dict[str, Any]:
    params: dict[str, object] = {"_meta": META, "name": name, "arguments": {"number": number}, **members}
    return await wire.send_raw_request("tools/call", params)


async def begin(wire: DirectDispatcher, number: int) -> dict[str, object]:
    """Call, agree to open the page, and return what the retry holds."""
    asked = await send(wire, "page", number)
    answers = {key: {"action": "accept"} for key in asked["inputRequests"]}
    return {"inputResponses": answers, "requestState": asked["requestState"]}


async def connected(server: MCPServer, use: Callable[[DirectDispatcher], Awaitable[None]]) -> None:
    low = server._lowlevel_server
    client, end = create_direct_dispatcher_pair(raise_handler_exceptions=False)
    async with low.lifespan(low) as state, anyio.create_task_group() as group:
        await group.start(end.run, modern_on_request(low, state), ignore)
        await group.start(client.run, ignore, ignore)
        await use(client)
        group.cancel_scope.cancel()


async def ignore(*_: object) -> dict[str, Any]:
    return {}


async def held(variant: str) -> dict[str, float]:
    """Hold many calls, then end some of them one by one."""
    ends = InteractionEnds() if variant == INTERACTION else Events()
    found: dict[str, float] = {}

    async def use(wire: DirectDispatcher) -> None:
        name = "sleep" if variant == PLAIN else "page"
        for number in range(CALLS):
            await ends.prepare(number)
        members = [{} if variant == PLAIN else await begin(wire, number) for number in range(CALLS)]
        gc.collect()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        calls = [asyncio.create_task(send(wire, name, number, **members[number])) for number in range(CALLS)]
        await anyio.wait_all_tasks_blocked()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        found["bytes"] = (after - before) / CALLS
        wakes: list[float] = []
        for number in range(0, CALLS, CALLS // WAKES):
            began = perf_counter()
            await ends.end(number)
            await calls[number]
            wakes.append(perf_counter() - began)
        found["median"] = statistics.median(wakes)
        found["p99"] = statistics.quantiles(wakes, n=100, method="inclusive")[98]
        for number in range(CALLS):
            await ends.end(number)
        for each in await asyncio.gather(*calls):
            assert each["content"][0]["text"] == "done", each

    await connected(made(ends), use)
    return found


async def ledger_cost(store: Store) -> tuple[float, float]:
    """Return seconds and seconds of CPU that a claim and its outcome take."""
    ledger = Ledger(store, lifetime=3600)
    outcome: JSON = {"result": {"content": [{"type": "text", "text": "x" * 200}]}}
    began, used = perf_counter(), process_time()
    for number in range(ROUNDS):
        claim = await ledger.claim(f"flow {number}", 1, repeatable=False)
        assert isinstance(claim, Claim)
        await ledger.finish(claim, outcome)
    return (perf_counter() - began) / ROUNDS, (process_time() - used) / ROUNDS


async def print_ledger() -> None:
    print(f"\n{'the ledger, one round':<34}{'ms':>10}{'CPU, µs':>10}")
    with tempfile.TemporaryDirectory() as folder:
        file = open_store(f"sqlite:///{folder}/store.db")
        ring = KeyRing([bytes(range(32))])
        for name, store in (("memory", MemoryStore()), ("SQLite, sealed", SealedStore(file, ring))):
            taken, used = await ledger_cost(store)
            print(f"{name:<34}{taken * 1e3:>10.3f}{used * 1e6:>10.0f}", flush=True)
        await file.close()


def measured(variant: str) -> dict[str, float]:
    run = subprocess.run([sys.executable, __file__, variant], check=True, stdout=subprocess.PIPE)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def main() -> int:
    print(f"{CALLS:,} calls that wait".ljust(34) + f"{'KiB each':>10}{'beyond':>10}{'wake p50':>10}{'p99, ms':>10}")
    plain = measured(PLAIN)
    over = False
    for variant in (PLAIN, EVENT, INTERACTION):
        found = plain if variant == PLAIN else measured(variant)
        beyond = (found["bytes"] - plain["bytes"]) / 1024
        over = over or (variant == EVENT and beyond >= MEMORY_HOLD) or found["p99"] * 1e3 >= WAKE_HOLD
        figures = (found["bytes"] / 1024, beyond, found["median"] * 1e3, found["p99"] * 1e3)
        print(f"{variant:<34}" + "".join(f"{each:>10.2f}" for each in figures), flush=True)
    print(f"to hold: < {MEMORY_HOLD:g} KiB beyond with an event, p99 < {WAKE_HOLD:g} ms" + (" — OVER" if over else ""))
    anyio.run(print_ledger)
    return int(over)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(anyio.run(held, sys.argv[1])))
    else:
        sys.exit(main())
