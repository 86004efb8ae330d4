"""What a handler sees of its asks: outcomes, several at once, keys."""

from __future__ import annotations

import dataclasses
import datetime as dt
import enum
from typing import Annotated, Any, Literal

import pytest
from mcp import Client
from mcp.server import MCPServer
from mcp_types import TextContent
from pydantic import BaseModel, Field
from tests.server.people import Person
from tests.server.wire import CANCEL, DECLINE, Json, Reply, accept, wire_to

from mcp_elicitation import Accepted, Cancelled, Choices, Declined, Outcome, ask
from mcp_elicitation.core.flow.question import Question
from mcp_elicitation.core.forms.refusal import FormDefinitionError


class Trip(BaseModel):
    day: dt.date
    seat: Literal["aisle", "window"] = "aisle"
    bags: int = Field(0, ge=0, le=3)


class Size(enum.Enum):
    SMALL = "s"
    LARGE = "l"


@dataclasses.dataclass
class Box:
    size: Size
    tags: Annotated[list[str], Choices(["red", "blue"])]


def describe(outcome: Outcome[str]) -> str:
    match outcome:
        case Accepted(data):
            return f"accepted {data}"
        case Declined():
            return "declined"
        case Cancelled():
            return "cancelled"


@pytest.mark.requirement("ACT-2")
@pytest.mark.parametrize(
    ("given", "seen"),
    [
        (accept(answer="Bo"), "accepted Bo accept"),
        (DECLINE, "declined decline"),
        (CANCEL, "cancelled cancel"),
    ],
)
async def test_the_three_actions_are_three_outcomes(server: MCPServer, given: Json, seen: str) -> None:
    @server.tool()
    async def greet() -> str:
        outcome = await ask.form("Name?", str)
        return f"{describe(outcome)} {outcome.action}"

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("greet"), "greet", given=given)
    assert reply.text == seen


@pytest.mark.requirement("MSG-2", "MSG-4")
async def test_a_form_leaves_with_mode_message_and_schema(server: MCPServer) -> None:
    schema: Json = {
        "type": "object",
        "properties": {
            "bags": {"type": "integer", "title": "Bags", "minimum": 0, "default": 1},
            "day": {"type": "string"},
        },
        "required": ["day"],
    }

    @server.tool()
    async def book() -> str:
        return str(await ask.form("When do you fly?", schema, key="trip"))

    async with wire_to(server) as wire:
        reply = await wire.call("book")
    assert reply.raw["inputRequests"] == {
        "trip": {
            "method": "elicitation/create",
            "params": {"mode": "form", "message": "When do you fly?", "requestedSchema": schema},
        }
    }
    assert reply.raw["resultType"] == "input_required"


async def test_an_answer_comes_back_in_the_asked_type(server: MCPServer) -> None:
    seen: list[object] = []

    @server.tool()
    async def pack() -> str:
        seen.append(await ask.form("Which day?", Trip))
        seen.append(await ask.form("Which box?", Box))
        seen.append(await ask.form("Sure?", bool))
        seen.append(await ask.form("Size?", Size))
        seen.append(await ask.form("Raw?", {"type": "object", "properties": {"n": {"type": "integer"}}}))
        return "packed"

    person = Person(
        {
            "Which day?": {"day": "2026-12-01", "seat": "window", "bags": 2},
            "Which box?": {"size": "l", "tags": ["blue"]},
            "Sure?": {"answer": False},
            "Size?": {"answer": "s"},
            "Raw?": {"n": 3},
        }
    )
    async with Client(server, elicitation_callback=person) as client:
        await client.call_tool("pack")
    assert seen[-5:] == [
        Accepted(Trip(day=dt.date(2026, 12, 1), seat="window", bags=2)),
        Accepted(Box(Size.LARGE, ["blue"])),
        Accepted(False),
        Accepted(Size.SMALL),
        Accepted({"n": 3}),
    ]


@pytest.mark.requirement("ACT-2")
@pytest.mark.parametrize("action", ["decline", "cancel"])
async def test_content_that_came_with_a_refusal_cannot_be_reached(server: MCPServer, action: str) -> None:
    """Field case B43."""
    outcomes: list[Outcome[bool]] = []

    @server.tool()
    async def confirm() -> str:
        outcomes.append(await ask.form("Delete everything?", bool))
        return "asked"

    async with wire_to(server) as wire:
        given = {"action": action, "content": {"answer": True}}
        await wire.answer(await wire.call("confirm"), "confirm", given=given)
    [outcome] = outcomes
    assert outcome == (Declined() if action == "decline" else Cancelled())
    assert not hasattr(outcome, "data")
    assert "True" not in repr(outcome)


async def test_several_questions_leave_in_one_round_and_come_back_typed(server: MCPServer) -> None:
    seen: list[object] = []

    @server.tool()
    async def plan() -> str:
        where, when = ask.question("Where to?", str), ask.question("How many days?", int)
        answers = await ask.together(where=where, when=when)
        assert list(answers) == ["where", "when"]
        assert len(answers) == 2
        assert (answers["where"], answers["when"]) == (answers[where], answers[when])
        seen.extend([answers[where], answers[when]])
        return "planned"

    async with wire_to(server) as wire:
        reply = await wire.call("plan")
        assert sorted(params["message"] for params in reply.asks.values()) == ["How many days?", "Where to?"]
        word = {params["message"]: key for key, params in reply.asks.items()}
        answers = {word["Where to?"]: accept(answer="Oslo"), word["How many days?"]: DECLINE}
        assert (await wire.call("plan", answers=answers, state=reply.state)).text == "planned"
    assert seen == [Accepted("Oslo"), Declined()]


async def test_a_later_question_may_depend_on_an_earlier_answer(server: MCPServer) -> None:
    """Field case B106: each question is asked once, earlier answers travel in the state."""

    @server.tool()
    async def book() -> str:
        city = await ask.form("Where to?", str)
        assert isinstance(city, Accepted)
        days = await ask.form(f"How many days in {city.data}?", int)
        assert isinstance(days, Accepted)
        return f"{days.data} days in {city.data}"

    person = Person({"Where to?": {"answer": "Oslo"}, "How many days in Oslo?": {"answer": 3}})
    async with Client(server, elicitation_callback=person) as client:
        [content] = (await client.call_tool("book")).content
    assert isinstance(content, TextContent)
    assert content.text == "3 days in Oslo"
    assert person.asked == ["Where to?", "How many days in Oslo?"]


async def test_the_same_question_in_a_loop_is_told_apart_by_its_number(server: MCPServer) -> None:
    @server.tool()
    async def guests() -> str:
        names = [await ask.form("Next guest?", str) for _ in range(3)]
        return " ".join(describe(name) for name in names)

    async with wire_to(server) as wire:
        reply, keys = await wire.call("guests"), list[str]()
        while reply.waits:
            keys.append(reply.key)
            reply = await wire.answer(reply, "guests", given=accept(answer=f"g{len(keys)}"))
    assert reply.text == "accepted g1 accepted g2 accepted g3"
    assert keys[1:] == [f"{keys[0]}-2", f"{keys[0]}-3"]


async def test_a_default_key_is_a_readable_word_and_a_digest(server: MCPServer) -> None:
    """Field case B94: the same question has the same key in every process."""

    @server.tool()
    async def book() -> str:
        return str(await ask.form("When do you fly?", Trip))

    async with wire_to(server) as wire:
        assert (await wire.call("book")).key == Question("When do you fly?", ask.question("", Trip).type).base_key
    assert (await _key_of("Name?", str)).startswith("str-")
    assert await _key_of("Name?", str) != await _key_of("Your name?", str) != await _key_of("Name?", int)


async def _key_of(message: str, kind: Any) -> str:
    server = MCPServer("another")
    from mcp_elicitation import Elicitation

    Elicitation(server)

    @server.tool()
    async def tool() -> str:
        return str(await ask.form(message, kind))

    async with wire_to(server) as wire:
        return (await wire.call("tool")).key


async def test_an_author_may_name_the_key(server: MCPServer) -> None:
    @server.tool()
    async def greet() -> str:
        return describe(await ask.form("Name?", str, key="user_name"))

    async with wire_to(server) as wire:
        reply = await wire.call("greet")
        assert reply.key == "user_name"
        assert (await wire.answer(reply, "greet", given=accept(answer="Bo"))).text == "accepted Bo"


@pytest.mark.requirement("MRTR-1")
@pytest.mark.parametrize("together", [True, False])
async def test_two_questions_of_one_key_are_an_error(
    server: MCPServer, caplog: pytest.LogCaptureFixture, together: bool
) -> None:
    @server.tool()
    async def greet() -> str:
        first, second = ask.question("Name?", str, key="name"), ask.question("Surname?", str, key="name")
        if together:
            return str(await ask.together(first=first, second=second))
        return str([await ask.form("Name?", str, key="name"), await ask.form("Surname?", str, key="name")])

    async with wire_to(server) as wire:
        reply = await wire.call("greet")
        if not together:
            reply = await wire.answer(reply, "greet", given=accept(answer="Bo"))
    assert reply.failed
    assert "duplicate_key" in reply.text
    assert "two questions of one request carry the key 'name'" in caplog.text


@pytest.mark.requirement("MRTR-1")
async def test_a_named_key_that_looks_like_a_numbered_one_is_an_error_too(server: MCPServer) -> None:
    twin = ask.question("Next?", str).base_key + "-2"

    @server.tool()
    async def greet() -> str:
        again = {f"q{number}": ask.question("Next?", str) for number in range(2)}
        return str(await ask.together(named=ask.question("Other?", str, key=twin), **again))

    async with wire_to(server) as wire:
        assert "duplicate_key" in (await wire.call("greet")).text


async def test_choices_and_suggestions_may_be_known_only_at_run_time(server: MCPServer) -> None:
    @server.tool()
    async def seat(row: str) -> str:
        outcome = await ask.form(
            f"Seat in row {row}?", str, choices=[f"{row}A", f"{row}B"], defaults={"answer": f"{row}B"}
        )
        return describe(outcome)

    async with wire_to(server) as wire:
        reply = await wire.call("seat", {"row": "7"})
        [asked] = reply.asks.values()
        [field] = asked["requestedSchema"]["properties"].values()
        assert (field["enum"], field["default"]) == (["7A", "7B"], "7B")
        done = await wire.answer(reply, "seat", {"row": "7"}, given=accept(answer="7A"))
    assert done.text == "accepted 7A"


async def test_a_form_that_cannot_be_asked_stops_the_handler_and_nothing_leaves(server: MCPServer) -> None:
    class Nested(BaseModel):
        trip: Trip

    errors: list[FormDefinitionError] = []

    @server.tool()
    async def book() -> str:
        try:
            return str(await ask.form("When?", Nested))
        except FormDefinitionError as error:
            errors.append(error)
            raise

    async with wire_to(server) as wire:
        assert (await wire.call("book")).failed
    assert "trip" in str(errors[0])


async def test_attempts_must_be_one_or_more() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        ask.question("Name?", str, attempts=0)


@pytest.mark.requirement("CAP-2")
@pytest.mark.parametrize(
    ("capability", "form", "url"),
    [({}, True, False), ({"form": {}}, True, False), ({"url": {}}, False, True), ({"form": {}, "url": {}}, True, True)],
)
async def test_a_handler_can_look_first_and_go_another_way(
    server: MCPServer, capability: Json, form: bool, url: bool
) -> None:
    @server.tool()
    async def look() -> str:
        return f"{ask.can('form')} {ask.can('url')}"

    async with wire_to(server) as wire:
        reply = await wire.call("look", capabilities={"elicitation": capability})
        assert reply.text == f"{form} {url}"
        assert (await wire.call("look", capabilities={})).text == "False False"


async def test_what_a_handler_does_with_an_answer_does_not_change_the_answer(server: MCPServer) -> None:
    @server.tool()
    async def pick() -> str:
        picked = await ask.form("Colours?", list[str], choices=["red", "blue"])
        assert isinstance(picked, Accepted)
        picked.data.append("green")
        raw = await ask.form("Raw?", {"type": "object", "properties": {"a": {"type": "string"}}})
        assert isinstance(raw, Accepted)
        raw.data["b"] = "added"
        sure = await ask.form("Sure?", bool)
        return f"{picked.data} {raw.data} {sure.action}"

    async with wire_to(server) as wire:
        reply: Reply = await wire.call("pick")
        for given in (accept(answer=["red"]), accept(a="x"), accept(answer=True)):
            reply = await wire.answer(reply, "pick", given=given)
    assert reply.text == "['red', 'green'] {'a': 'x', 'b': 'added'} accept"


@pytest.mark.requirement("ID-1")
async def test_an_identity_that_was_typed_in_is_only_an_answer(server: MCPServer) -> None:
    """Threat F10: answers called `sub`, `email`, `user_id` are text and nothing else."""
    from mcp.server.auth.middleware.auth_context import get_access_token

    class Claim(BaseModel):
        sub: str
        email: str
        user_id: str

    @server.tool()
    async def whoami() -> str:
        before = get_access_token()
        claimed = await ask.form("Who are you?", Claim)
        return f"{before} {get_access_token()} {claimed.action}"

    async with wire_to(server) as wire:
        given = accept(sub="root", email="root@example.com", user_id="0")
        assert (await wire.answer(await wire.call("whoami"), "whoami", given=given)).text == "None None accept"
