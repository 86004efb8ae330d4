"""What every test shares: the marker for requirements, the event loops, nothing else."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.requirements import REQUIREMENTS


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    unknown = sorted(
        f"{item.nodeid}: {name}"
        for item in items
        for mark in item.iter_markers("requirement")
        for name in mark.args
        if name not in REQUIREMENTS
    )
    if unknown:
        raise pytest.UsageError("a requirement marker names an unknown ID:\n" + "\n".join(unknown))


@pytest.fixture
def anyio_backend() -> str:
    """The loop of tests that do not choose: the SDK runs on asyncio in nearly every process."""
    return "asyncio"
