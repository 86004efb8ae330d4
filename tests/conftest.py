"""What every test shares: the marker for requirements, the event loops, the table of what worked with others."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import TYPE_CHECKING

import pytest
from tests.canaries import begin, no_canary_in_log_or_span

from mcp_elicitation.core.requirements import REQUIREMENTS

# Helpers that assert, named before anybody imports them: many rooms do.
pytest.register_assert_rewrite("tests.server.connect.world", "tests.server.connect.browsing")

if TYPE_CHECKING:
    from tests.stores.postgres import PostgresServer

__all__ = ["no_canary_in_log_or_span"]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Watch what is logged and traced, in every test."""
    begin(session.config)


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what worked with whom, from the cells that tests recorded as ``matrix``: ``row|column``."""
    cells: dict[str, dict[str, str]] = {}
    for outcome in ("passed", "failed", "error"):
        for report in terminalreporter.getreports(outcome):
            for name, value in getattr(report, "user_properties", ()):
                if name == "matrix" and report.when == "call":
                    row, _, column = str(value).partition("|")
                    cells.setdefault(row, {})[column] = "works" if outcome == "passed" else "FAILS"
    if not cells:
        return
    columns = list(dict.fromkeys(column for row in cells.values() for column in row))
    width = max(map(len, cells))
    terminalreporter.section("what worked with whom")
    terminalreporter.write_line("  ".join([" " * width, *columns]))
    for row, worked in cells.items():
        marks = (worked.get(column, "-").ljust(len(column)) for column in columns)
        terminalreporter.write_line("  ".join([row.ljust(width), *marks]))


@pytest.fixture
def anyio_backend() -> str:
    """The loop of tests that do not choose: the SDK runs on asyncio in nearly every process."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server(testrun_uid: str) -> Generator[PostgresServer]:
    """One server for all workers of a test run."""
    from tests.stores import postgres

    with postgres.server(testrun_uid) as running:
        asyncio.run(postgres.hurry(running.get_uri()))
        yield running
