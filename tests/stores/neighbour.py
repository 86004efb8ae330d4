"""A second process that uses the same store: it does what its standard input says, a line of JSON at a time.

``python -m tests.stores.neighbour URL`` answers each line with one: first ``"ready"``, then what each command came to.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable

from tests.stores.store_contract import LATER, NOW, winners

from mcp_elicitation.stores.base import Record, Store
from mcp_elicitation.stores.open import open_store


async def _race(store: Store, how: str, keys: list[str], callers: int) -> dict[str, int]:
    """Return how many callers of this process won each key."""
    won: dict[str, int] = {}
    for key in keys:
        attempt = await _attempt(store, how, key)
        won[key] = len(await winners(attempt, callers))
    return won


async def _attempt(store: Store, how: str, key: str) -> Callable[[int], Awaitable[object]]:
    if how == "add":
        return lambda _: store.add("kind", key, b"", owner="ann", expires=LATER, now=NOW)
    if how == "take":
        return lambda _: store.take("kind", key, now=NOW)
    # Read as it was before anybody raced: a neighbour that comes late must lose, not replace what the other wrote.
    seen = await store.get("kind", key, now=NOW)
    assert seen is not None
    first = Record(
        kind="kind", key=key, owner=seen.owner, born=seen.born, version=1, expires=seen.expires, value=seen.value
    )
    return lambda _: store.replace(first, b"two", expires=LATER, now=NOW)


async def _change(store: Store, key: str) -> bool:
    record = await store.get("kind", key, now=NOW)
    assert record is not None
    return await store.replace(record, b"changed", expires=LATER, now=NOW) is not None


async def _answer(store: Store, command: dict[str, object]) -> object:
    match command:
        case {"do": "race", "how": str(how), "keys": str(keys), "callers": int(callers)}:
            return await _race(store, how, keys.split(","), callers)
        case {"do": "change", "key": str(key)}:
            return await _change(store, key)
        case {"do": "clock", "key": str(key)}:
            changed = await _change(store, key)
            return asyncio.get_running_loop().time() if changed else None
        case _:
            raise ValueError(command)


async def main(url: str) -> None:
    store = open_store(url)
    await store.get("kind", "", now=NOW)
    print(json.dumps("ready"), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await _answer(store, json.loads(line))), flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
