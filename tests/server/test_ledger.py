"""What may happen once happens once (MRTR-5): repeated, concurrent and late retries, in one process and in several."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import anyio
import httpx2
import pytest
from mcp.server import MCPServer
from tests.processes import ROOT, end
from tests.server.served import Http
from tests.server.test_url import ACCEPT, PAGE
from tests.server.wire import EVERYTHING, Json, Reply, Wire, accept, wire_to

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.core.json import JSON
from mcp_elicitation.server.claims import Answered, OlderRoundError, OutcomeUnknownError
from mcp_elicitation.server.ledger import Claim, Ledger
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sql import SqlStore

YES = accept(answer=True)


class Twin:
    """A server process of ``twins.py``.

    Attributes:
        http: Raw JSON-RPC to it.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self.http = Http(self.said().removeprefix("ready "))

    def said(self) -> str:
        """Return its next line."""
        assert self._process.stdout is not None
        return self._process.stdout.readline().decode().strip()

    def kill(self) -> None:
        """Let it die at once."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait(20)

    def died(self) -> bool:
        return self._process.wait(20) == -signal.SIGKILL


@contextlib.contextmanager
def twins(folder: Path, *, alive: float = 1.5) -> Generator[list[Twin]]:
    command = [sys.executable, "-m", "tests.server.twins", str(folder), str(alive)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) for _ in range(2)]
    try:
        yield [Twin(each) for each in processes]
    finally:
        for each in processes:
            end(each)


def effects(folder: Path) -> list[str]:
    return (folder / "effects").read_text().splitlines()


def retry_of(http: Http, name: str, arguments: Json | None = None, **members: object) -> Json:
    """Call a tool that asks once, and return what its retry holds."""
    first = http.call(name, arguments, capabilities=EVERYTHING).reply
    given = ACCEPT if name == "visit" else YES
    return {"arguments": arguments, "inputResponses": {first.key: given}, "requestState": first.state, **members}


def send(twin: Twin, name: str, retry: Json) -> Reply:
    return twin.http.call(name, capabilities=EVERYTHING, **retry).reply


@pytest.mark.requirement("MRTR-5")
async def test_fifty_concurrent_retries_in_two_processes_have_one_effect(tmp_path: Path) -> None:
    """Field case B119."""
    with twins(tmp_path, alive=15) as both:
        retry = retry_of(both[0].http, "pay", {"order": "7"})
        replies: list[str] = []
        limiter = anyio.CapacityLimiter(50)
        async with anyio.create_task_group() as group:

            async def one(twin: Twin) -> None:
                reply = await anyio.to_thread.run_sync(send, twin, "pay", retry, limiter=limiter)
                replies.append(reply.text)

            for number in range(50):
                group.start_soon(one, both[number % 2])
        assert replies == ["accept 7 1"] * 50
        assert effects(tmp_path) == ["7"]
        assert send(both[1], "pay", retry_of(both[0].http, "pay", {"order": "8"})).text == "accept 8 2"  # another call


@pytest.mark.requirement("MRTR-5")
def test_a_failure_is_an_answer_too(tmp_path: Path) -> None:
    with twins(tmp_path) as (one, other):
        retry = retry_of(one.http, "fail")
        assert send(one, "fail", retry).failed
        assert send(other, "fail", retry).failed
        assert effects(tmp_path) == ["failed"]


@pytest.mark.requirement("MRTR-5")
def test_a_process_that_died_in_the_middle_leaves_the_outcome_unknown(tmp_path: Path) -> None:
    with twins(tmp_path) as (one, other):
        retry = retry_of(one.http, "die")
        with pytest.raises(httpx2.HTTPError):
            send(one, "die", retry)
        assert one.died()
        reply = send(other, "die", retry)
        assert reply.failed
        assert reply.raw["_meta"]["mcp-elicitation/reason"] == "outcome_unknown"
        assert "whether it took effect is unknown" in reply.text
        assert send(other, "die", retry).raw["_meta"]["mcp-elicitation/reason"] == "outcome_unknown"
        assert effects(tmp_path) == ["died"]


@pytest.mark.requirement("MRTR-5")
def test_a_handler_that_is_named_repeatable_is_run_again(tmp_path: Path) -> None:
    with twins(tmp_path) as (one, other):
        retry = retry_of(one.http, "again")
        with pytest.raises(httpx2.HTTPError):
            send(one, "again", retry)
        assert one.died()
        assert send(other, "again", retry).text == "lived"
        assert effects(tmp_path) == ["died", "died"]


@pytest.mark.requirement("MRTR-5", "URL-4")
async def test_a_process_that_died_while_it_waited_for_a_person_has_done_nothing(tmp_path: Path) -> None:
    with twins(tmp_path) as (one, other):
        retry = retry_of(one.http, "visit")

        async def held() -> None:
            with contextlib.suppress(httpx2.HTTPError):
                await anyio.to_thread.run_sync(send, one, "visit", retry)

        async with anyio.create_task_group() as group:
            group.start_soon(held)
            assert await anyio.to_thread.run_sync(one.said) == "held"
            one.kill()
        (tmp_path / "finished").touch()
        reply = await anyio.to_thread.run_sync(send, other, "visit", retry)
        assert reply.text == "Accepted(data='seen')"


@pytest.mark.requirement("MRTR-5")
async def test_an_older_round_is_refused_once_the_flow_has_moved_on() -> None:
    booked: list[int] = []
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def book() -> str:
        await ask.form("First?", bool)
        booked.append(1)
        await ask.form("Second?", bool)
        return "booked"

    async with wire_to(server) as wire:
        first = await wire.call("book")
        second = await wire.answer(first, "book", given=YES)
        assert (await wire.answer(first, "book", given=YES)).asks == second.asks  # not yet: it is answered the same
        assert (await wire.answer(second, "book", given=YES)).text == "booked"
        older = await wire.answer(first, "book", given=YES)
        assert older.failed
        assert older.raw["_meta"]["mcp-elicitation/reason"] == "older_round"
        assert "Start the request anew" in older.text
        assert (await wire.answer(second, "book", given=YES)).text == "booked"
    assert booked == [1, 1]


@pytest.mark.requirement("MRTR-5")
async def test_a_retry_that_comes_while_the_first_is_at_work_waits_for_its_result() -> None:
    runs: list[int] = []
    server, begun, go_on = MCPServer("travel"), anyio.Event(), anyio.Event()
    Elicitation(server)

    @server.tool()
    async def book() -> str:
        await ask.form("Sure?", bool)
        runs.append(1)
        begun.set()
        await go_on.wait()
        return "booked"

    async with wire_to(server) as wire:
        first = await wire.call("book")
        replies: list[str] = []

        async def retry() -> None:
            replies.append((await wire.answer(first, "book", given=YES)).text)

        async with anyio.create_task_group() as group:
            group.start_soon(retry)
            await begun.wait()
            group.start_soon(retry)
            await anyio.wait_all_tasks_blocked()
            go_on.set()
    assert replies == ["booked", "booked"]
    assert runs == [1]


async def cancelled(wire: Wire, first: Reply, name: str, at_work: anyio.Event, given: Json) -> None:
    """Retry and go away when the handler is at work."""
    async with anyio.create_task_group() as group:

        async def retry() -> None:
            await wire.answer(first, name, given=given, capabilities=EVERYTHING)

        group.start_soon(retry)
        await at_work.wait()
        await anyio.wait_all_tasks_blocked()
        group.cancel_scope.cancel()


@contextlib.asynccontextmanager
async def stored(where: str, folder: Path) -> AsyncGenerator[MCPServer]:
    """A server whose rounds are remembered in memory or in a file."""
    server = MCPServer("travel")
    store = None if where == "memory" else f"sqlite:///{folder}/store.db"
    elicitation = Elicitation(server, hold=60, store=store, keys=[bytes(range(32))])
    yield server
    await elicitation.close()


@pytest.mark.requirement("MRTR-5")
@pytest.mark.parametrize("where", ["memory", "sqlite"])
async def test_a_handler_that_was_broken_off_at_work_is_not_run_again(where: str, tmp_path: Path) -> None:
    runs: list[int] = []
    at_work = anyio.Event()

    async def book() -> str:
        await ask.form("Sure?", bool)
        runs.append(1)
        at_work.set()
        await anyio.sleep_forever()
        return ""

    async with stored(where, tmp_path) as server, wire_to(server) as wire:
        server.add_tool(book)
        first = await wire.call("book")
        await cancelled(wire, first, "book", at_work, YES)
        again = await wire.answer(first, "book", given=YES)
    assert again.raw["_meta"]["mcp-elicitation/reason"] == "outcome_unknown"
    assert runs == [1]


@pytest.mark.requirement("MRTR-5", "URL-4")
@pytest.mark.parametrize("where", ["memory", "sqlite"])
@pytest.mark.parametrize("acted", [False, True], ids=["only waited", "acted before"])
async def test_a_handler_that_was_broken_off_while_it_waited_is_run_again_unless_it_has_acted(
    where: str, acted: bool, tmp_path: Path
) -> None:
    charged: list[int] = []
    waits, paid, charging = anyio.Event(), anyio.Event(), anyio.Event()

    class Told:
        def is_set(self) -> bool:
            return paid.is_set()

        async def wait(self) -> None:
            waits.set()
            await paid.wait()

    async def pay() -> str:
        if acted and charging.is_set():
            await ask.once("charge", lambda: charged.append(1))
        return repr(await ask.url("Please pay.", PAGE, done=Told()))

    async with stored(where, tmp_path) as server, wire_to(server) as wire:
        server.add_tool(pay)
        first = await wire.call("pay", capabilities=EVERYTHING)
        charging.set()  # from now on something is done before the page is waited for
        await cancelled(wire, first, "pay", waits, ACCEPT)
        paid.set()
        again = await wire.answer(first, "pay", given=ACCEPT, capabilities=EVERYTHING)
    if acted:
        assert again.raw["_meta"]["mcp-elicitation/reason"] == "outcome_unknown"
        assert charged == [1]
    else:
        assert again.text == "Accepted(data=True)"


@pytest.mark.requirement("MRTR-5")
async def test_a_wait_that_the_handler_itself_gave_up_does_not_make_what_follows_harmless() -> None:
    runs: list[int] = []
    server, at_work = MCPServer("travel"), anyio.Event()
    Elicitation(server, hold=60)

    @server.tool()
    async def pay() -> str:
        with anyio.move_on_after(0.01):
            await ask.url("Please pay.", PAGE, done=anyio.Event())
        runs.append(1)
        at_work.set()
        await anyio.sleep_forever()
        return ""

    async with wire_to(server) as wire:
        first = await wire.call("pay", capabilities=EVERYTHING)
        await cancelled(wire, first, "pay", at_work, ACCEPT)
        again = await wire.answer(first, "pay", given=ACCEPT, capabilities=EVERYTHING)
    assert again.raw["_meta"]["mcp-elicitation/reason"] == "outcome_unknown"
    assert runs == [1]


@pytest.mark.requirement("STATE-1")
async def test_a_shared_store_keeps_what_was_answered_sealed(tmp_path: Path) -> None:
    async def book() -> str:
        await ask.form("Sure?", bool)
        return "CANARY-8c1f"

    async with stored("sqlite", tmp_path) as server, wire_to(server) as wire:
        server.add_tool(book)
        first = await wire.call("book")
        assert (await wire.answer(first, "book", given=YES)).text == "CANARY-8c1f"
        assert (await wire.answer(first, "book", given=YES)).text == "CANARY-8c1f"
    written = [await each.read_bytes() async for each in anyio.Path(tmp_path).iterdir()]
    assert written
    assert b"CANARY" not in b"".join(written)


async def begin(ledger: Ledger, flow: str = "f", round_: int = 1) -> Claim:
    claim = await ledger.claim(flow, round_, repeatable=False)
    assert isinstance(claim, Claim)
    return claim


@pytest.mark.requirement("MRTR-5")
async def test_a_store_that_hides_a_change_it_made_does_not_lose_the_outcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A heartbeat whose answer got lost: what the handler comes to is recorded all the same."""
    store = SqlStore(f"sqlite:///{tmp_path}/store.db")
    ledger = Ledger(store, lifetime=60)
    claim = await begin(ledger)
    before = claim.record
    await ledger.rest(claim)
    claim.record = before  # as if nobody had heard of the change
    outcome: JSON = {"result": {}}
    await ledger.finish(claim, outcome)
    again = await ledger.claim("f", 1, repeatable=False)
    assert again == Answered(outcome)
    await store.close()


async def test_a_store_that_is_away_for_a_heartbeat_does_not_end_the_handler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mcp_elicitation.server.ledger._BEAT", 0.01)
    store = SqlStore(f"sqlite:///{tmp_path}/store.db")
    ledger = Ledger(store, lifetime=60)
    claim = await begin(ledger)
    await store.close()
    with caplog.at_level(logging.WARNING), anyio.move_on_after(0.1):
        await ledger.keep_alive(claim)
    assert "could not be kept alive" in caplog.text


@pytest.mark.requirement("MRTR-10")
async def test_a_thousand_abandoned_rounds_are_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    ledger = Ledger(store, lifetime=60)
    now = 1_800_000_000.0
    monkeypatch.setattr("mcp_elicitation.server.ledger.time.time", lambda: now)
    for number in range(1000):
        await ledger.release(await begin(ledger, f"flow {number}"))
    assert len(store._records) == 1000
    now += 60 + 600 + 1
    await begin(ledger, "the next one")
    assert len(store._records) == 1


@pytest.mark.requirement("MRTR-5")
async def test_a_round_is_remembered_longer_than_its_state_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a machine whose clock is ahead would run it again while its state is still good."""
    ledger = Ledger(MemoryStore(), lifetime=60)
    now = 1_800_000_000.0
    monkeypatch.setattr("mcp_elicitation.server.ledger.time.time", lambda: now)
    await ledger.finish(await begin(ledger), None)
    now += 60 + 500
    assert await ledger.claim("f", 1, repeatable=False) == Answered(None)


@pytest.mark.requirement("MRTR-5")
@pytest.mark.parametrize("jump", [-7200.0, 7200.0], ids=["back", "forth"])
async def test_a_clock_that_jumps_never_makes_a_round_run_twice(
    jump: float, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = 1_800_000_000.0
    monkeypatch.setattr("mcp_elicitation.server.ledger.time.time", lambda: now)
    ledger = Ledger(SqlStore(f"sqlite:///{tmp_path}/store.db"), lifetime=86_400)
    claim = await begin(ledger)
    now += jump
    if jump > 0:
        with pytest.raises(OutcomeUnknownError):
            await ledger.claim("f", 1, repeatable=False)
    await ledger.finish(claim, "done")
    assert await ledger.claim("f", 1, repeatable=False) == Answered("done")
    with pytest.raises(OlderRoundError):
        await ledger.claim("f", 0, repeatable=False)
    await ledger._store.close()
