"""The development check: a handler that does not replay the same is named at its first run."""

from __future__ import annotations

import asyncio
import itertools

import pytest
from mcp.server import MCPServer
from tests.server.wire import EVERYTHING, Wire, accept, wire_to

from mcp_elicitation import Elicitation, ask


@pytest.fixture
def server() -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server, develop=True)
    return server


async def _log_of(wire: Wire, caplog: pytest.LogCaptureFixture, name: str) -> str:
    reply = await wire.call(name)
    assert reply.failed
    assert "unlike_replay" in reply.text
    return caplog.text


async def test_the_first_ask_that_differs_is_named(server: MCPServer, caplog: pytest.LogCaptureFixture) -> None:
    ticks = itertools.count()

    @server.tool()
    async def meet() -> str:
        answers = await ask.together(
            who=ask.question("With whom?", str), when=ask.question(f"At tick {next(ticks)}?", bool)
        )
        return str(answers)

    async with wire_to(server) as wire:
        log = await _log_of(wire, caplog, "meet")
    assert "the first run asked “At tick 0?” where the second asked “At tick 1?”" in log


async def test_an_ask_that_only_one_run_makes_is_named(server: MCPServer, caplog: pytest.LogCaptureFixture) -> None:
    asks = iter([False, True, False])

    @server.tool()
    async def meet() -> str:
        return str(await ask.form("Sure?", bool)) if next(asks) else "not asked"

    async with wire_to(server) as wire:
        # the first run asks nothing, so there is nothing to compare yet
        assert (await wire.call("meet")).text == "not asked"
        log = await _log_of(wire, caplog, "meet")
    assert "the first run asked “Sure?” where the second asked nothing" in log


async def test_the_order_side_by_side_does_not_matter(server: MCPServer, caplog: pytest.LogCaptureFixture) -> None:
    orders = itertools.cycle(["AB", "BA"])
    ticks = itertools.count()

    @server.tool()
    async def meet(clock: bool) -> str:
        order = next(orders)
        questions = [ask.form(f"{name}?", str) for name in order]
        if clock:
            questions.append(ask.form(f"Tick {next(ticks)}?", str))
        return str([outcome.action for outcome in await asyncio.gather(*questions)])

    async with wire_to(server) as wire:
        reply = await wire.call("meet", {"clock": False})
        assert {params["message"] for params in reply.asks.values()} == {"A?", "B?"}
        answers = {key: accept(answer="x") for key in reply.asks}
        done = await wire.call("meet", {"clock": False}, answers=answers, state=reply.state)
        assert done.text == "['accept', 'accept']"
        reply = await wire.call("meet", {"clock": True})
    assert "asked “Tick 0?” where the second asked “Tick 1?”" in caplog.text


async def test_a_handler_that_never_asks_runs_once(server: MCPServer) -> None:
    runs: list[int] = []

    @server.tool()
    async def plain() -> str:
        runs.append(1)
        return "plain"

    async with wire_to(server) as wire:
        assert (await wire.call("plain")).text == "plain"
    assert runs == [1]


async def test_a_later_round_is_checked_too(server: MCPServer, caplog: pytest.LogCaptureFixture) -> None:
    ticks = itertools.count()

    @server.tool()
    async def meet() -> str:
        await ask.form("With whom?", str)
        return str(await ask.form(f"Tick {next(ticks)}?", str))

    async with wire_to(server) as wire:
        first = await wire.call("meet")
        assert (await wire.answer(first, "meet", given=accept(answer="Bo"))).failed
    assert "asked “Tick 0?” where the second asked “Tick 1?”" in caplog.text


@pytest.mark.parametrize(("value", "runs"), [("1", 2), ("0", 1), (None, 1)])
async def test_the_environment_turns_it_on(monkeypatch: pytest.MonkeyPatch, value: str | None, runs: int) -> None:
    if value is None:
        monkeypatch.delenv("MCP_ELICITATION_DEVELOP", raising=False)
    else:
        monkeypatch.setenv("MCP_ELICITATION_DEVELOP", value)
    server = MCPServer("travel")
    Elicitation(server)
    seen: list[int] = []

    @server.tool()
    async def greet() -> str:
        seen.append(1)
        return str(await ask.form("Name?", str))

    async with wire_to(server) as wire:
        assert (await wire.call("greet")).waits
    assert len(seen) == runs


async def test_a_page_that_is_finished_between_two_runs_is_no_difference(caplog: pytest.LogCaptureFixture) -> None:
    """The check would find the second run further than the first, and hold the request twice."""
    server, looks = MCPServer("travel"), 0
    Elicitation(server, develop=True, hold=0)

    async def look() -> str | None:
        nonlocal looks
        looks += 1
        return "paid" if looks > 1 else None

    @server.tool()
    async def pay() -> str:
        await ask.url("Please pay.", "https://travel.example/pay/7", done=look)
        return (await ask.form("Sure?", bool)).action

    async with wire_to(server) as wire:
        first = await wire.call("pay", capabilities=EVERYTHING)
        waits = await wire.answer(first, "pay", given={"action": "accept"}, capabilities=EVERYTHING)
        assert waits.waits
        assert not waits.asks
        assert looks == 1
        sure = await wire.call("pay", state=waits.state, capabilities=EVERYTHING)
        assert sure.asks
    assert "unlike_replay" not in caplog.text
