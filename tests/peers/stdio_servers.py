"""The TypeScript server over stdio, answered by ``connect`` in both eras: one connection for everything of an era."""

from __future__ import annotations

from tests.client.people import BOTH, Person
from tests.peers.callers import MODES, REVISIONS, Era
from tests.peers.servers import ORDER, said
from tests.peers.world import Case, World

from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.client.connection import ConnectionOptions

FIRST, SECOND, PAY = "How would you like your coffee?", "Are you sure?", "Pay"
TOLD = {
    "accept": 'accept {"size":"large","count":2,"milk":["oat"]} for coffee',
    "decline": "decline null for coffee",
    "cancel": "cancel null for coffee",
    "rounds": "large coffee: accept true",
    "page": "accept null",
}
SHOWS = {
    "accept": ("ACT-1", "FORM-6", "LEG-2"),
    "decline": ("ACT-1", "LEG-2"),
    "cancel": ("ACT-1", "LEG-2"),
    "rounds": ("MRTR-8", "LEG-2"),
    "page": ("URL-3", "LEG-2"),
}
ASKED = {"accept": [FIRST], "decline": [FIRST], "cancel": [FIRST], "rounds": [FIRST, SECOND], "page": [PAY]}


async def _row(world: World, era: Era) -> dict[str, tuple[str, list[str]]]:
    """Go through everything, once: what the tools told, and what they asked."""
    known = world.rows.get(("typescript", era))
    if known is not None:
        return known
    now: list[str] = []

    def answer(review: Review) -> Reply:
        if now[-1] in {"decline", "cancel"}:
            return Reply("decline" if now[-1] == "decline" else "cancel")
        if review.elicitation.mode == "url":
            return Reply("accept")
        return Reply("accept", {"sure": True} if review.elicitation.message == SECOND else ORDER)

    person, row = Person(answer, BOTH), dict[str, tuple[str, list[str]]]()
    options = ConnectionOptions(mode=MODES[era])
    async with connect(world.typescript_stdio, alias="coffee", surface=person, options=options) as client:
        assert client.protocol_version == REVISIONS[era]
        for name in TOLD:
            now.append(name)
            person.reviews.clear()
            tool = {"rounds": "order_twice", "page": "pay"}.get(name, "order")
            result = await client.call_tool(tool, {} if tool == "pay" else {"item": "coffee"})
            row[name] = said(result), [each.elicitation.message for each in person.reviews]
    world.rows["typescript", era] = row
    return row


def peer(era: Era) -> str:
    return f"our client ({REVISIONS[era]}) at a TypeScript server 2.4 over stdio"


def _case(era: Era, name: str) -> Case:
    async def run(world: World) -> None:
        assert (await _row(world, era))[name] == (TOLD[name], ASKED[name])

    return Case(peer(era), name, SHOWS[name], run)


ERAS: tuple[Era, ...] = ("modern", "legacy")
CASES = tuple(_case(era, name) for era in ERAS for name in TOLD)
