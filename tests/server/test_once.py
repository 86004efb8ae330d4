"""Effects that a re-run must not repeat."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime as dt
import decimal
import enum
import functools
from collections.abc import Callable
from typing import Any

import anyio
import pytest
from mcp.server import MCPServer
from pydantic import BaseModel, Field
from tests.server.wire import Reply, Wire, accept, wire_to

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.server.ask import UnjournaledResultError


async def _drive(wire: Wire, name: str) -> Reply:
    """Accept every question with its own message."""
    reply = await wire.call(name)
    while reply.waits:
        answers = {key: accept(answer=params["message"]) for key, params in reply.asks.items()}
        reply = await wire.call(name, answers=answers, state=reply.state)
    return reply


@pytest.mark.parametrize("develop", [False, True])
async def test_an_effect_happens_once_over_all_rounds(develop: bool) -> None:
    """Field case B104: what stands outside runs in every round, what stands in `once` does not."""
    server = MCPServer("travel")
    Elicitation(server, develop=develop)
    inside, outside = list[str](), list[str]()

    async def reserve() -> str:
        inside.append("reserve")
        return f"reservation {len(inside)}"

    def charge() -> dict[str, int]:
        inside.append("charge")
        return {"charge": len(inside)}

    @server.tool()
    async def book() -> str:
        outside.append("run")
        reserved = await ask.once("reserve", reserve)
        await ask.form("Sure?", str)
        charged = await ask.once("charge", charge)
        await ask.form("Receipt?", str)
        return f"{reserved} {charged}"

    async with wire_to(server) as wire:
        reply = await _drive(wire, "book")
    assert reply.text == "reservation 1 {'charge': 2}"
    assert inside == ["reserve", "charge"]
    assert len(outside) == (6 if develop else 3)


async def test_effects_in_a_loop_are_told_apart_by_their_number(server: MCPServer) -> None:
    sent: list[int] = []

    def send_number(number: int) -> int:
        sent.append(number)
        return number

    @server.tool()
    async def send() -> str:
        numbers = list[int]()
        for number in range(3):
            numbers.append(await ask.once("send", functools.partial(send_number, number)))
            await ask.form("Next?", str)
        return str(numbers)

    async with wire_to(server) as wire:
        assert (await _drive(wire, "send")).text == "[0, 1, 2]"
    assert sent == [0, 1, 2]


async def test_a_name_that_ends_like_a_number_is_no_other_names_number(server: MCPServer) -> None:
    done: list[str] = []

    def effect(what: str) -> Callable[[], str]:
        def act() -> str:
            done.append(what)
            return what

        return act

    @server.tool()
    async def act() -> str:
        results = [
            await ask.once("pay#2", effect("first")),
            await ask.once("pay", effect("second")),
            await ask.once("pay", effect("third")),
            await ask.once("pay#1", effect("fourth")),
        ]
        await ask.form("Sure?", str)
        return " ".join(results)

    async with wire_to(server) as wire:
        assert (await _drive(wire, "act")).text == "first second third fourth"
    assert done == ["first", "second", "third", "fourth"]


class Seat(enum.StrEnum):
    AISLE = "aisle"


@dataclasses.dataclass
class Point:
    x: int
    when: dt.datetime


class Booking(BaseModel):
    number: int = Field(alias="no")
    price: decimal.Decimal
    seats: set[str]


WHEN = dt.datetime(2026, 12, 1, 9, 30, tzinfo=dt.UTC)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (Booking(no=7, price=decimal.Decimal("9.90"), seats={"1A"}), Booking),
        (Point(1, WHEN), Point),
        ([Point(1, WHEN)], list[Point]),
        ((1, "a"), tuple[int, str]),
        (Seat.AISLE, Seat),
        (WHEN, dt.datetime),
        (b"bytes", bytes),
        (None, None.__class__),
    ],
    ids=lambda each: str(each)[:20],
)
async def test_a_typed_result_comes_back_in_its_type_in_every_round(server: MCPServer, value: Any, kind: Any) -> None:
    seen: list[object] = []

    @server.tool()
    async def act() -> str:
        seen.append(await ask.once("act", lambda: value, type=kind))
        await ask.form("Sure?", str)
        return "done"

    async with wire_to(server) as wire:
        await _drive(wire, "act")
    assert seen == [value, value]
    assert [type(each) for each in seen] == [type(value)] * 2


@pytest.mark.parametrize("value", [None, True, 3, 1.5, "x", ["a", {"b": [None, 2]}], {}, 2**70, "\ud800", "é😀"])
async def test_a_json_result_needs_no_type(server: MCPServer, value: Any) -> None:
    seen: list[object] = []

    @server.tool()
    async def act() -> str:
        seen.append(await ask.once("act", lambda: value))
        await ask.form("Sure?", str)
        return "done"

    async with wire_to(server) as wire:
        await _drive(wire, "act")
    assert seen == [value, value]


@pytest.mark.parametrize(
    "value",
    [(1, 2), {1: "a"}, {"a": (1,)}, Seat.AISLE, WHEN, {"x"}, float("nan"), float("inf"), object(), [Seat.AISLE]],
)
async def test_a_result_that_would_come_back_as_something_else_is_an_error(server: MCPServer, value: Any) -> None:
    errors: list[UnjournaledResultError] = []

    @server.tool()
    async def act() -> str:
        try:
            await ask.once("act", lambda: value)
        except UnjournaledResultError as error:
            errors.append(error)
            raise
        return "done"

    async with wire_to(server) as wire:
        assert (await wire.call("act")).failed
    assert "pass type=" in str(errors[0])
    assert "ask.once('act')" in str(errors[0])


async def test_a_type_that_cannot_read_what_it_writes_is_an_error_at_once(server: MCPServer) -> None:
    class Hidden(BaseModel):
        shown: int
        secret: str = Field(exclude=True)

    errors: list[UnjournaledResultError] = []

    @server.tool()
    async def act() -> str:
        try:
            await ask.once("act", lambda: Hidden(shown=1, secret="x"), type=Hidden)
        except UnjournaledResultError as error:
            errors.append(error)
            raise
        return "done"

    async with wire_to(server) as wire:
        assert (await wire.call("act")).failed
    assert "cannot be read back" in str(errors[0])


async def test_what_a_handler_does_with_a_result_does_not_change_the_journal(server: MCPServer) -> None:
    @server.tool()
    async def act() -> str:
        items = await ask.once("fetch", lambda: ["a"])
        items.append("b")
        await ask.form("One?", str)
        again = await ask.once("fetch", lambda: ["x"])
        again.append("y")
        await ask.form("Two?", str)
        return f"{items} {again}"

    async with wire_to(server) as wire:
        assert (await _drive(wire, "act")).text == "['a', 'b'] ['x', 'y']"


async def test_an_effect_that_fails_is_tried_again(server: MCPServer) -> None:
    tries: list[int] = []

    def flaky() -> str:
        tries.append(1)
        if len(tries) == 1:
            raise ConnectionError("try later")
        return "sent"

    @server.tool()
    async def act() -> str:
        try:
            sent = await ask.once("send", flaky)
        except ConnectionError:
            sent = "not sent"
        await ask.form("Sure?", str)
        return sent

    async with wire_to(server) as wire:
        assert (await _drive(wire, "act")).text == "sent"
    assert len(tries) == 2


async def test_an_effect_may_ask_inside_itself(server: MCPServer) -> None:
    done: list[str] = []

    @server.tool()
    async def act() -> str:
        async def effect() -> str:
            answer = await ask.form("Amount?", str)
            done.append(str(answer))
            return str(answer)

        return await ask.once("pay", effect)

    async with wire_to(server) as wire:
        assert (await _drive(wire, "act")).text == "Accepted(data='Amount?')"
    assert len(done) == 1


async def test_an_effect_beside_a_suspended_ask_is_waited_for_and_kept(server: MCPServer) -> None:
    """`gather` does not cancel what runs beside the failure: its result must not be lost, or it happens again."""
    paid: list[str] = []

    async def pay() -> str:
        for _ in range(5):
            await anyio.lowlevel.checkpoint()
        paid.append("paid")
        return "paid"

    @server.tool()
    async def act() -> str:
        return str(await asyncio.gather(ask.once("pay", pay), ask.form("Sure?", str)))

    async with wire_to(server) as wire:
        with anyio.fail_after(30):
            reply = await _drive(wire, "act")
    assert reply.text == "['paid', Accepted(data='Sure?')]"
    assert paid == ["paid"]


async def test_two_effects_beside_each_other_are_both_waited_for(server: MCPServer) -> None:
    done: list[str] = []

    def slow(name: str, steps: int) -> Callable[[], Any]:
        async def act() -> str:
            for _ in range(steps):
                await anyio.lowlevel.checkpoint()
            done.append(name)
            return name

        return act

    @server.tool()
    async def act() -> str:
        asks = [ask.once("a", slow("a", 2)), ask.once("b", slow("b", 9)), ask.form("Sure?", str)]
        return str(await asyncio.gather(*asks))

    async with wire_to(server) as wire:
        with anyio.fail_after(30):
            reply = await _drive(wire, "act")
    assert reply.text == "['a', 'b', Accepted(data='Sure?')]"
    assert done == ["a", "b"]


async def test_an_effect_that_a_task_group_cancels_is_tried_again(server: MCPServer) -> None:
    """The limit that `once` names: a group cancels what stands beside a suspended ask."""
    started: list[str] = []

    async def pay() -> str:
        started.append("started")
        await anyio.lowlevel.checkpoint()
        await anyio.lowlevel.checkpoint()
        return "paid"

    @server.tool()
    async def act() -> str:
        async with asyncio.TaskGroup() as group:
            paid = group.create_task(ask.once("pay", pay))
            group.create_task(ask.form("Sure?", str))
        return paid.result()

    async with wire_to(server) as wire:
        with anyio.fail_after(30):
            reply = await _drive(wire, "act")
    assert reply.text == "paid"
    assert len(started) == 2
