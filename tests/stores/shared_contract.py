"""What a store that several processes share promises beyond the contract of every store."""

from __future__ import annotations

import anyio
import pytest
from tests.stores.neighbours import neighbour, race
from tests.stores.store_contract import CALLERS, LATER, NOW, added, ends

from mcp_elicitation.stores.base import Store

KEYS = [f"raced {number}" for number in range(3)]


class SharedContract:
    """Inherit beside ``StoreContract`` and give a fixture ``url`` as well, the URL of the store."""

    @pytest.mark.requirement("MRTR-5")
    async def test_of_many_callers_in_two_processes_one_wins(self, store: Store, url: str) -> None:
        async with neighbour(url) as one, neighbour(url) as other:
            both = [one, other]
            once = dict.fromkeys(KEYS, 1)
            assert await race(both, "add", KEYS, CALLERS) == once
            assert await race(both, "replace", KEYS, CALLERS) == once
            for key in KEYS:
                record = await store.get("kind", key, now=NOW)
                assert record is not None
                assert record.version == 2
            assert await race(both, "take", KEYS, CALLERS) == once
        assert await store.scan("kind", owner="ann", now=NOW) == []

    async def test_a_change_in_another_process_ends_a_wait(self, store: Store, url: str) -> None:
        record = await added(store)
        said: list[bool] = []

        async def wait() -> None:
            said.append(await ends(store, record))

        async with neighbour(url) as other, anyio.create_task_group() as group:
            for _ in range(CALLERS):
                group.start_soon(wait)
            await anyio.wait_all_tasks_blocked()
            assert await other.ask(do="change", key="key")
        assert said == [True] * CALLERS

    async def test_two_stores_of_one_database_see_the_same(self, store: Store, other: Store) -> None:
        record = await added(store)
        assert await other.get("kind", "key", now=NOW) == record
        second = await other.replace(record, b"two", expires=LATER, now=NOW)
        assert await store.take("kind", "key", now=NOW) == second
        assert await other.get("kind", "key", now=NOW) is None
