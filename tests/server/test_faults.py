"""What goes wrong around an ask, and what becomes of it: one test per row of the fault table."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import anyio
import httpx2
import pytest
from mcp.server import MCPServer
from tests.server.handshake import session_with
from tests.server.test_url import ACCEPT, PAGE
from tests.server.wire import EVERYTHING, Json, Reply, accept, envelope, wire_to
from tests.serving import serve

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.interactions import Interactions
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sql import SqlStore

YES = accept(answer=True)
KEYS = [bytes(range(32))]
ALICE = Principal(issuer="https://as.example", subject="alice")


class Stage:
    """A server that says how far it has got.

    Attributes:
        server: It.
        at: What it has reached.
        ended: Set when its handler was broken off or came to its end.
        paid: Ends the page.
        runs: How often its handler got past the question.
    """

    def __init__(self, *, store: SqlStore | None = None) -> None:
        self.server = MCPServer("travel")
        self.elicitation = Elicitation(self.server, hold=60, store=store, keys=KEYS)
        self.at = {each: anyio.Event() for each in ("begun", "held", "at work")}
        self.ended, self.go_on, self.paid = anyio.Event(), anyio.Event(), anyio.Event()
        self.runs = 0
        self.server.add_tool(self.begin)
        self.server.add_tool(self.pay)
        self.server.add_tool(self.work)

    def is_set(self) -> bool:
        return self.paid.is_set()

    async def wait(self) -> None:
        self.at["held"].set()
        await self.paid.wait()

    async def begin(self) -> str:
        """Works before it asks."""
        try:
            self.at["begun"].set()
            await self.go_on.wait()
            return repr(await ask.form("Sure?", bool))
        finally:
            self.ended.set()

    async def pay(self) -> str:
        """Waits for a person on a page."""
        try:
            return repr(await ask.url("Please pay.", PAGE, done=self))
        finally:
            self.ended.set()

    async def work(self) -> str:
        """Works after it has asked."""
        sure = await ask.form("Sure?", bool)
        self.runs += 1
        try:
            self.at["at work"].set()
            await self.go_on.wait()
            return repr(sure)
        finally:
            self.ended.set()


class Caller:
    """A client over HTTP whose connections can be cut."""

    def __init__(self, client: httpx2.AsyncClient, url: str) -> None:
        self._client = client
        self._url = url

    async def call(self, name: str, **members: object) -> Reply:
        params: Json = {"_meta": envelope(EVERYTHING), "name": name, "arguments": {}, **members}
        headers = {
            "accept": "application/json, text/event-stream",
            "mcp-protocol-version": "2026-07-28",
            "mcp-method": "tools/call",
            "mcp-name": name,
        }
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
        response = await self._client.post(self._url, json=body, headers=headers)
        return Reply(response.json()["result"])

    async def cut(self, name: str, reached: anyio.Event, **members: object) -> None:
        """Call, and go away as soon as the server has got so far."""
        async with anyio.create_task_group() as group:
            group.start_soon(lambda: self.call(name, **members))
            with anyio.fail_after(20):
                await reached.wait()
            group.cancel_scope.cancel()


@asynccontextmanager
async def calling(stage: Stage) -> AsyncGenerator[Caller]:
    async with serve(stage.server.streamable_http_app()) as base, httpx2.AsyncClient(timeout=30) as client:
        yield Caller(client, f"{base}/mcp")


async def ended(stage: Stage) -> None:
    with anyio.fail_after(20):
        await stage.ended.wait()


def reason_of(reply: Reply) -> object:
    return reply.raw["_meta"].get("mcp-elicitation/reason")


def retried(first: Reply, given: Json) -> dict[str, object]:
    return {"inputResponses": {first.key: given}, "requestState": first.state}


@pytest.mark.requirement("MRTR-10")
async def test_the_client_goes_before_it_is_asked() -> None:
    """Field case B155: the handler ends with it, and a new call begins anew."""
    stage = Stage()
    async with calling(stage) as caller:
        await caller.cut("begin", stage.at["begun"])
        await ended(stage)
        stage.go_on.set()
        assert (await caller.call("begin")).asks


@pytest.mark.requirement("MRTR-10", "URL-4")
async def test_the_client_goes_while_it_is_held_and_comes_back() -> None:
    """Field cases B107 and B155."""
    stage = Stage()
    async with calling(stage) as caller:
        retry = retried(await caller.call("pay"), ACCEPT)
        await caller.cut("pay", stage.at["held"], **retry)
        await ended(stage)
        stage.paid.set()
        assert (await caller.call("pay", **retry)).text == "Accepted(data=True)"


@pytest.mark.requirement("MRTR-5")
async def test_the_client_goes_while_the_handler_works_and_comes_back() -> None:
    stage = Stage()
    async with calling(stage) as caller:
        retry = retried(await caller.call("work"), YES)
        await caller.cut("work", stage.at["at work"], **retry)
        await ended(stage)
        assert reason_of(await caller.call("work", **retry)) == "outcome_unknown"
    assert stage.runs == 1


@pytest.mark.requirement("MRTR-10")
async def test_the_client_never_comes_back() -> None:
    """Field case B155: nothing is kept for it, and a late retry of the same state is answered."""
    stage = Stage()
    async with calling(stage) as caller:
        first = await caller.call("pay")
        assert isinstance(stage.elicitation.store, MemoryStore)
        assert not stage.elicitation.store._records
        stage.paid.set()
        assert (await caller.call("pay", **retried(first, ACCEPT))).text == "Accepted(data=True)"


@pytest.mark.requirement("LEG-2")
@pytest.mark.parametrize("how", ["cancelled", "closed"])
@pytest.mark.parametrize("when", ["asked", "held"])
async def test_a_client_of_an_earlier_revision_cancels_or_goes(how: str, when: str) -> None:
    """Field case B107."""
    stage = Stage()
    async with session_with(stage.server) as peer:
        call = await peer.call("pay")
        asked = await peer.next("elicitation/create")
        if when == "held":
            await peer.answer(asked, action="accept")
            with anyio.fail_after(20):
                await stage.at["held"].wait()
        if how == "cancelled":
            await peer.send({"method": "notifications/cancelled", "params": {"requestId": call}})
            await ended(stage)
    await ended(stage)


async def first_round(folder: Path) -> Reply:
    store = SqlStore(f"sqlite:///{folder}/store.db")
    stage = Stage(store=store)
    async with wire_to(stage.server) as wire:
        first = await wire.call("work", {}, capabilities=EVERYTHING)
    await store.close()
    return first


@pytest.mark.requirement("MRTR-3", "MRTR-5")
async def test_the_server_is_restarted_between_the_rounds(tmp_path: Path) -> None:
    """With shared keys and one store: the flow goes on, and what was answered before the restart stays answered."""
    first = await first_round(tmp_path)
    assert await restarted(tmp_path, first) == 1
    assert await restarted(tmp_path, first) == 0  # answered from the record


async def restarted(folder: Path, first: Reply) -> int:
    """Retry at a new server on the same file, and return how often its handler got past the question."""
    store = SqlStore(f"sqlite:///{folder}/store.db")
    stage = Stage(store=store)
    stage.go_on.set()
    async with wire_to(stage.server) as wire:
        reply = await wire.answer(first, "work", {}, given=YES, capabilities=EVERYTHING)
    await store.close()
    assert reply.text == "Accepted(data=True)"
    return stage.runs


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the clock of the process by so many seconds."""
    real, ahead = time.time, 0.0

    def jump(seconds: float) -> None:
        nonlocal ahead
        ahead += seconds

    monkeypatch.setattr(time, "time", lambda: real() + ahead)
    return jump


@pytest.mark.requirement("MRTR-4", "MRTR-5")
@pytest.mark.parametrize("seconds", [-30.0, 30.0, 3000.0])
async def test_the_clock_jumps_between_the_rounds(seconds: float, clock: Callable[[float], None]) -> None:
    """A state that is still good goes on, once."""
    stage = Stage()
    stage.go_on.set()
    async with wire_to(stage.server) as wire:
        first = await wire.call("work", {}, capabilities=EVERYTHING)
        clock(seconds)
        for _ in range(2):
            reply = await wire.answer(first, "work", {}, given=YES, capabilities=EVERYTHING)
            assert reply.text == "Accepted(data=True)"
    assert stage.runs == 1


@pytest.mark.requirement("MRTR-4", "MRTR-10")
@pytest.mark.parametrize("seconds", [3601.0, -86_400.0], ids=["beyond the lifetime", "a day back"])
async def test_the_clock_jumps_far(seconds: float, clock: Callable[[float], None]) -> None:
    """What has expired, or comes from the future, is refused."""
    stage = Stage()
    stage.go_on.set()
    async with wire_to(stage.server) as wire:
        first = await wire.call("work", {}, capabilities=EVERYTHING)
        clock(seconds)
        refusal = await wire.refused("work", {}, answers={first.key: YES}, state=first.state, capabilities=EVERYTHING)
    assert refusal.message == "Invalid or expired requestState"
    assert stage.runs == 0


@pytest.mark.requirement("MRTR-5")
async def test_the_store_is_locked(tmp_path: Path) -> None:
    """Nothing is done, and as soon as it is free again the same retry is."""
    store = SqlStore(f"sqlite:///{tmp_path}/store.db", patience=0.3)
    stage = Stage(store=store)
    stage.go_on.set()
    async with wire_to(stage.server) as wire:
        first = await wire.call("work", {}, capabilities=EVERYTHING)
        await store.get("round", "none", now=0.0)  # now there is a file
        with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = await wire.answer(first, "work", {}, given=YES, capabilities=EVERYTHING)
            assert reason_of(refused) == "store_unavailable"
            assert refused.text.startswith("Nothing was done")
            assert stage.runs == 0
            other.execute("ROLLBACK")
        assert (await wire.answer(first, "work", {}, given=YES, capabilities=EVERYTHING)).text == "Accepted(data=True)"
    await store.close()


@pytest.mark.requirement("MRTR-5")
async def test_the_store_is_gone(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/store.db")
    stage = Stage(store=store)
    async with wire_to(stage.server) as wire:
        first = await wire.call("work", {}, capabilities=EVERYTHING)
        await store.close()
        refused = await wire.answer(first, "work", {}, given=YES, capabilities=EVERYTHING)
    assert reason_of(refused) == "store_unavailable"
    assert stage.runs == 0


@pytest.mark.requirement("MRTR-5")
async def test_the_store_goes_while_the_handler_works(tmp_path: Path) -> None:
    """What was done is answered; what cannot be recorded is not done again."""
    store = SqlStore(f"sqlite:///{tmp_path}/store.db")
    stage = Stage(store=store)
    replies: list[Reply] = []
    async with wire_to(stage.server) as wire:
        first = await wire.call("work", {}, capabilities=EVERYTHING)

        async def retry() -> None:
            replies.append(await wire.answer(first, "work", {}, given=YES, capabilities=EVERYTHING))

        async with anyio.create_task_group() as group:
            group.start_soon(retry)
            await stage.at["at work"].wait()
            await store.close()
            stage.go_on.set()
        assert replies[0].text == "Accepted(data=True)"
        await retry()
    assert reason_of(replies[1]) == "store_unavailable"
    assert stage.runs == 1


@pytest.mark.requirement("MRTR-5", "URL-4")
async def test_the_store_goes_while_the_request_is_held(tmp_path: Path) -> None:
    """That the handler goes on could not be noted, so it does not."""
    store = SqlStore(f"sqlite:///{tmp_path}/store.db")
    stage = Stage(store=store)
    replies: list[Reply] = []
    async with wire_to(stage.server) as wire, anyio.create_task_group() as group:
        first = await wire.call("pay", {}, capabilities=EVERYTHING)

        async def retry() -> None:
            replies.append(await wire.answer(first, "pay", {}, given=ACCEPT, capabilities=EVERYTHING))

        group.start_soon(retry)
        await stage.at["held"].wait()
        await store.close()
        stage.paid.set()
    assert reason_of(replies[0]) == "store_unavailable"


@pytest.mark.requirement("MRTR-10")
async def test_a_thousand_abandoned_interactions_are_swept() -> None:
    store, now = MemoryStore(), 1_800_000_000.0
    interactions = Interactions(store, lifetime=60, clock=lambda: now)
    handles = [await interactions.begin("confirm", ALICE, "Sure?", {}) for _ in range(1000)]
    assert len(store._records) == 1000
    now += 60 + 3600 + 1
    await interactions.begin("confirm", ALICE, "Sure?", {})  # the next one frees what the others held
    assert len(store._records) == 1
    assert await interactions.find(handles[0]) is None
