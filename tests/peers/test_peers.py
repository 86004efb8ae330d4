"""Clients and servers that other people wrote, with ours: what must work with each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.peers import clients, everywhere, servers, stdio_servers
from tests.peers.world import Case, World

pytestmark = pytest.mark.xdist_group("peers")

CASES = (*everywhere.CASES, *clients.CASES, *servers.CASES, *stdio_servers.CASES)
TRIED = {
    clients.TYPESCRIPT: {"rounds", "asked again", "undeclared"},
    clients.MCPDO: {"asked again", "undeclared"},
    servers.TYPESCRIPT: {"accept", "decline", "cancel", "undeclared", "rounds", "tampered", "page"},
    **{stdio_servers.peer(era): set(stdio_servers.TOLD) for era in stdio_servers.ERAS},
    servers.EVERYTHING: {"accept", "decline", "cancel", "undeclared", "page", "page first", "page refused"},
}
"""What is tried beside the matrix: the reference server asks once a call, and no server of others asks again."""


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World()
    with world.stack:
        yield world


@pytest.mark.parametrize(
    "case",
    [pytest.param(each, id=f"{each.peer}: {each.name}", marks=pytest.mark.requirement(*each.shows)) for each in CASES],
)
async def test_what_works(case: Case, world: World, record_property: Callable[[str, object], None]) -> None:
    record_property("matrix", f"{case.peer}|{case.name}")
    await case.run(world)


def test_the_matrix_is_whole() -> None:
    """Every peer is tried with all that can be tried with it; the table is printed at the end of the run."""
    tried: dict[str, set[str]] = {}
    for case in CASES:
        assert case.name not in tried.setdefault(case.peer, set())
        tried[case.peer].add(case.name)
    rows = {everywhere.row(client, era, desk): (client, desk) for client, era, desk in everywhere.ROWS}
    assert len(rows) == 5 * 2 * 3  # clients, eras, desks
    clients_of_ours = {name: set(everywhere.names_of(*row)) for name, row in rows.items()}
    assert tried == TRIED | clients_of_ours
