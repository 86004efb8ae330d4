"""The store in memory, on both event loops."""

from __future__ import annotations

import pytest
from tests.stores.model import hold_against_model
from tests.stores.store_contract import StoreContract

from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.memory import MemoryStore


@pytest.fixture(params=["asyncio", "trio"])
def anyio_backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def store(self) -> Store:
        return MemoryStore()


def test_a_memory_store_is_a_dictionary() -> None:
    hold_against_model(MemoryStore)
