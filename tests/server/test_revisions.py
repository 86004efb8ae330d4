"""One handler, every revision: what each client is sent, and that all of them come to the same end."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from enum import StrEnum

import anyio
import httpx2
import pytest
from mcp.server import MCPServer
from pydantic import BaseModel, Field
from tests.server.handshake import session_with, text_of
from tests.server.test_url import ACCEPT, PAGE
from tests.server.wire import EVERYTHING, Json, accept, wire_to
from tests.serving import serve

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.flow.replay import Suspended
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.asker import current_asker
from mcp_elicitation.server.lint import PageLint
from mcp_elicitation.server.pushed import CannotBeAskedError, PushedAsker
from mcp_elicitation.server.surroundings import current_surroundings

VERSIONS = ["2025-06-18", "2025-11-25"]


class Seat(StrEnum):
    WINDOW = "window"
    AISLE = "aisle"


class Trip(BaseModel):
    city: str = "Oslo"
    seat: Seat = Field(Seat.AISLE)


def made() -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def book() -> str:
        trip = await ask.form("Where to?", Trip)
        if not isinstance(trip, Accepted):
            return trip.action
        if ask.can("url"):
            await ask.url("Please pay.", PAGE)
        return f"{trip.data.city} {trip.data.seat}"

    return server


CONTENT: Json = {"city": "Rome", "seat": "window"}


@pytest.mark.requirement("LEG-1", "LEG-2")
@pytest.mark.parametrize("version", VERSIONS)
async def test_the_same_handler_serves_the_earlier_revisions(version: str) -> None:
    """Field cases B130 and B139."""
    async with session_with(made(), version=version) as peer:
        call = await peer.call("book")
        await peer.answer(await peer.next("elicitation/create"), action="accept", content=CONTENT)
        if version == "2025-11-25":
            page = await peer.next("elicitation/create")
            assert page["params"]["elicitationId"]
            await peer.answer(page, action="accept")
        assert text_of(await peer.reply(call)) == "Rome window"


@pytest.mark.requirement("MSG-1", "URL-1")
async def test_the_same_handler_serves_the_newest_revision() -> None:
    """Field cases B130 and B139: a page has no id there."""
    async with wire_to(made()) as wire:
        reply = await wire.call("book", capabilities=EVERYTHING)
        reply = await wire.answer(reply, "book", given=accept(**CONTENT), capabilities=EVERYTHING)
        assert reply.asks[reply.key].keys() == {"mode", "message", "url"}
        assert (await wire.answer(reply, "book", given=ACCEPT, capabilities=EVERYTHING)).text == "Rome window"


@pytest.mark.requirement("LEG-1", "FORM-5")
async def test_a_client_of_june_is_sent_no_shape_that_it_cannot_know() -> None:
    """Field case B146: no default of a text or a choice, no titled choice, no list."""
    titled = {"type": "string", "oneOf": [{"const": "w", "title": "Window"}, {"const": "a", "title": "Aisle"}]}
    schema = {"type": "object", "properties": {"seat": {**titled, "default": "a"}}}
    async with session_with(asking(schema), version="2025-06-18") as peer:
        call = await peer.call("choose")
        asked = await peer.next("elicitation/create")
        [field] = asked["params"]["requestedSchema"]["properties"].values()
        assert field == {"type": "string", "enum": ["w", "a"], "enumNames": ["Window", "Aisle"]}
        await peer.answer(asked, action="accept", content={"seat": "a"})
        assert text_of(await peer.reply(call)) == "accept"


@pytest.mark.requirement("LEG-1", "LEG-4")
async def test_what_cannot_be_said_to_a_client_of_june_is_refused_with_the_reason() -> None:
    """Field case B146."""
    several = {"type": "array", "items": {"type": "string", "enum": ["w", "a"]}}
    async with session_with(asking({"type": "object", "properties": {"seats": several}}), version="2025-06-18") as peer:
        reply = await peer.reply(await peer.call("choose"))
    assert reply["result"]["_meta"]["mcp-elicitation/reason"] == "too_old_for_form"
    assert "Use a newer client" in text_of(reply)


def asking(schema: Mapping[str, object]) -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def choose() -> str:
        return (await ask.form("Which?", schema)).action

    return server


@pytest.mark.requirement("CAP-2", "LEG-2")
@pytest.mark.parametrize(
    "elicitation",
    [{"form": {}, "url": {}, "x": {}}, {"form": {"applyDefaults": True}}, {"x": {}}],
    ids=["unknown mode", "unknown member", "nothing known"],
)
async def test_unknown_members_of_a_declaration_are_ignored(elicitation: Json) -> None:
    """Field case B143."""
    async with session_with(made(), capabilities={"elicitation": elicitation}) as peer:
        call = await peer.call("book")
        await peer.answer(await peer.next("elicitation/create"), action="decline")
        assert text_of(await peer.reply(call)) == "decline"


@pytest.mark.requirement("LEG-2")
async def test_two_calls_at_once_are_each_asked_and_one_that_ends_leaves_the_other() -> None:
    """Field cases B133 and B134."""
    async with session_with(made()) as peer:
        calls = [await peer.call("book") for _ in range(2)]
        asked = [await peer.next("elicitation/create") for _ in range(2)]
        await peer.send({"method": "notifications/cancelled", "params": {"requestId": calls[0]}})
        await peer.answer(asked[1], action="decline")
        assert text_of(await peer.reply(calls[1])) == "decline"


async def events(response: httpx2.Response) -> AsyncIterator[Json]:
    """The messages of a stream."""
    async for line in response.aiter_lines():
        if line.startswith("data: ") and line != "data: ":
            yield json.loads(line.removeprefix("data: "))


@pytest.mark.requirement("LEG-2")
async def test_a_question_travels_on_the_stream_of_its_own_call() -> None:
    """Field case B131: the client has opened no other stream."""
    start: Json = {
        "protocolVersion": "2025-11-25",
        "capabilities": {"elicitation": {"form": {}}},
        "clientInfo": {"name": "a-test", "version": "1"},
    }
    always = {"accept": "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25"}
    async with serve(made().streamable_http_app()) as base, httpx2.AsyncClient(timeout=30, headers=always) as client:
        url = f"{base}/mcp"
        hello = await client.post(url, json={"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": start})
        session = {"mcp-session-id": hello.headers["mcp-session-id"]}
        await client.post(url, json={"jsonrpc": "2.0", "method": "notifications/initialized"}, headers=session)
        call: Json = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "book", "arguments": {}}}
        with anyio.fail_after(20):
            async with client.stream("POST", url, json=call, headers=session) as response:
                stream = events(response)
                asked = await anext(stream)
                assert asked["method"] == "elicitation/create"
                answer: Json = {"jsonrpc": "2.0", "id": asked["id"], "result": {"action": "cancel"}}
                await client.post(url, json=answer, headers=session)
                reply = await anext(stream)
    assert text_of(reply) == "cancel"


class Mute:
    """A request of a client that nothing can be pushed to."""

    version = "2025-11-25"
    can_push = False
    capabilities = None

    async def sign_of_life(self) -> None: ...

    async def push(self, params: object, *, patience: float) -> Json:
        raise AssertionError

    async def complete(self, elicitation_id: str) -> None: ...

    def complete_later(self, elicitation_id: str, done: object) -> None: ...


@pytest.mark.requirement("LEG-4")
async def test_an_approval_that_the_next_call_could_not_find_is_not_asked_for() -> None:
    """It would be asked for again for ever: each call would begin a page of its own."""
    elicitation = Elicitation(MCPServer("travel"))
    asker = PushedAsker(Mute(), elicitation.settings, lambda: None, PageLint(development=False))
    around = elicitation._at(True)
    around.principal = Principal(issuer="https://as.example", subject="alice")
    asking, standing = current_asker.set(asker), current_surroundings.set(around)
    try:
        with pytest.raises(Suspended):
            await ask.confirm("Pay?")
    finally:
        current_asker.reset(asking)
        current_surroundings.reset(standing)
    assert isinstance(asker.refused, CannotBeAskedError)
