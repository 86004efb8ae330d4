"""The travel desk of the examples answers every client the same, in both eras and over both transports."""

from __future__ import annotations

from tests.peers.callers import CALLERS, REVISIONS, Era, Place, Story, Told
from tests.peers.clients import BOOKED, FIRST, NOTHING, SECOND, THIRD, accept
from tests.peers.world import TRIP, Case, Json, World

PAY = "Pay for your flight on this page."
STORIES: dict[str, tuple[str, list[Json], str, list[tuple[str, str]]]] = {
    "accept": (
        "book",
        [accept(**TRIP, extras=["bag", "meal"]), accept(answer="1A"), accept(answer=True)],
        BOOKED,
        [("form", FIRST), ("form", SECOND), ("form", THIRD)],
    ),
    "decline": ("book", [{"action": "decline"}], NOTHING, [("form", FIRST)]),
    "cancel": ("book", [{"action": "cancel"}], NOTHING, [("form", FIRST)]),
    "rounds": ("book", [accept(**TRIP), {"action": "decline"}], NOTHING, [("form", FIRST), ("form", SECOND)]),
    "page": ("pay", [{"action": "accept"}], "pay: accept", [("url", PAY)]),
    "no page": ("pay", [{"action": "cancel"}], "pay: cancel", [("url", PAY)]),
}
"""The tool, what the person says, what the tool answers, and what is asked."""

SHOWS = {
    "accept": ("MSG-1", "ACT-2"),
    "decline": ("ACT-2", "ERR-1"),
    "cancel": ("ACT-2", "ERR-1"),
    "rounds": ("MRTR-2", "LEG-2"),
    "page": ("URL-3", "LEG-2"),
    "no page": ("URL-3", "LEG-2"),
}


DESKS = {"http": "our server over http", "stdio": "our server over stdio", "fastmcp": "our FastMCP server over http"}
ERAS: tuple[Era, ...] = ("modern", "legacy")


ROWS: tuple[tuple[str, Era, str], ...] = tuple(
    (client, era, desk) for client in CALLERS for era in ERAS for desk in DESKS
)


def row(client: str, era: Era, desk: str) -> str:
    """What a row of the table is called."""
    return f"{client} ({REVISIONS[era]}) at {DESKS[desk]}"


def _case(client: str, era: Era, desk: str, name: str) -> Case:
    _, _, text, asked = STORIES[name]

    async def run(world: World) -> None:
        told = await _row(world, client, Place(desk, era))
        assert told[name] == Told(REVISIONS[era], text, asked)

    return Case(row(client, era, desk), name, SHOWS[name], run)


def names_of(client: str, desk: str) -> tuple[str, ...]:
    """Which stories a row has: each command of ``mcpdo`` is a process, so it goes through few on FastMCP."""
    return ("accept", "page") if client.startswith("mcpdo") and desk == "fastmcp" else tuple(STORIES)


def _story(name: str) -> Story:
    tool, answers, _, _ = STORIES[name]
    return Story(tool, {"city": "Oslo"} if tool == "book" else {}, answers)


async def _row(world: World, client: str, place: Place) -> dict[str, Told]:
    """Go through the stories of a row over one connection, once; a row that broke off breaks off again."""
    known = world.rows.get((client, place))
    if known is None:
        names = names_of(client, place.desk)
        told = await CALLERS[client](world, place, [_story(name) for name in names])
        known = world.rows[client, place] = dict(zip(names, told, strict=True))
    return known


CASES = tuple(_case(client, era, desk, name) for client, era, desk in ROWS for name in names_of(client, desk))
