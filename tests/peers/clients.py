"""What only some clients that other people wrote show, at the travel desk of the examples; see ``everywhere``."""

from __future__ import annotations

from tests.peers.world import SUNDAY, TRIP, Case, Json, World, run_typescript_client

TYPESCRIPT = "TypeScript client 2.4 at our server"
MCPDO = "mcpdo 2.12 at our server"

FIRST = "When do you fly to Oslo?"
SECOND = "Which seat would you like?"
THIRD = "Book seat 1A to Oslo on 2031-05-06 for ada@example.com?"
BOOKED = "Booked: Oslo, 2031-05-06, business, seat 1A. Your number is OSL-1A."
NOTHING = "Nothing booked."


def accept(**content: object) -> Json:
    return {"action": "accept", "content": content}


def messages(outcome: Json) -> list[str]:
    assert all(params["mode"] == "form" for params in outcome["asked"])
    return [params["message"] for params in outcome["asked"]]


async def typescript_goes_through_rounds(world: World) -> None:
    [outcome] = await run_typescript_client(world.travel, [{"answers": [accept(**TRIP), {"action": "decline"}]}])
    assert (outcome["text"], messages(outcome)) == (NOTHING, [FIRST, SECOND])
    calls = outcome["calls"]
    states = [call["params"].get("requestState") for call in calls]
    assert states[0] is None
    assert len({call["id"] for call in calls}) == len(set(states)) == len(calls) == 3
    assert "ada@example.com" not in str(states)


async def typescript_is_asked_again(world: World) -> None:
    """The first answer breaks a rule of the tool's own, the second a rule of the form."""
    answers = [
        accept(**{**TRIP, "leaves": SUNDAY}),
        accept(**{**TRIP, "travellers": 99}),
        accept(**TRIP),
        {"action": "cancel"},
    ]
    [outcome] = await run_typescript_client(world.travel, [{"answers": answers}])
    assert outcome["text"] == NOTHING
    first, second, third, fourth = outcome["asked"]
    assert (first["message"], fourth["message"]) == (FIRST, SECOND)
    assert second["message"].startswith(FIRST)
    assert "Departure: There are no flights on Sundays" in second["message"]
    assert "Travellers: This must be at most 9." in third["message"]
    suggested = {name: each.get("default") for name, each in third["requestedSchema"]["properties"].items()}
    assert suggested["leaves"] == TRIP["leaves"]
    assert suggested["email"] == TRIP["email"]
    assert suggested["travellers"] == 1


async def typescript_shows_no_forms(world: World) -> None:
    [outcome] = await run_typescript_client(world.travel, [{}], declares={"url": {}})
    assert outcome["asked"] == []
    assert outcome["error"]["code"] == -32021
    assert outcome["error"]["data"] == {"requiredCapabilities": {"elicitation": {"form": {}}}}


def asked(printed: Json) -> str:
    assert printed["elicitationPending"]["mode"] == "form"
    message: str = printed["elicitationPending"]["message"]
    return message


def said(printed: Json) -> str:
    return "".join(part["text"] for part in printed["content"])


def words(content: Json) -> list[str]:
    """Write answers as a person types them to the command."""
    return [f"{name}:={value}" for name, value in content.items()]


async def mcpdo_is_asked_again(world: World) -> None:
    """It sends answers unchecked: the server is the one that looks."""
    mcpdo = world.mcpdo
    desk = await mcpdo.connect("form")
    printed = await mcpdo.respond(desk, await mcpdo.book(desk), *words({**TRIP, "travellers": 99}))
    assert "Travellers: This must be at most 9." in asked(printed)
    printed = await mcpdo.respond(desk, printed, *words({**TRIP, "leaves": SUNDAY}))
    assert "Departure: There are no flights on Sundays" in asked(printed)
    printed = await mcpdo.respond(desk, printed, *words(TRIP))
    assert asked(printed) == SECOND
    assert said(await mcpdo.respond(desk, printed, "--cancel")) == NOTHING


async def mcpdo_shows_no_forms(world: World) -> None:
    mcpdo = world.mcpdo
    for elicit in ("url", "off"):
        printed = await mcpdo.book(await mcpdo.connect(elicit))
        assert "elicitationPending" not in printed
        assert "did not declare elicitation.form" in str(printed)


CASES = (
    Case(TYPESCRIPT, "rounds", ("MRTR-2", "MRTR-3"), typescript_goes_through_rounds),
    Case(TYPESCRIPT, "asked again", ("FSEC-2",), typescript_is_asked_again),
    Case(TYPESCRIPT, "undeclared", ("CAP-4",), typescript_shows_no_forms),
    Case(MCPDO, "asked again", ("FSEC-2",), mcpdo_is_asked_again),
    Case(MCPDO, "undeclared", ("CAP-4",), mcpdo_shows_no_forms),
)
