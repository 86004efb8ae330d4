"""Two instances of one server on one database: the call is held by one, the page is opened at the other (B176)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from mcp.server import MCPServer
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl
from tests.server.connect.browsing import Hand, words_of
from tests.server.connect.test_callers import Saying
from tests.server.connect.test_over_http import ALICE, who
from tests.server.connect.world import CANARY, listening, serve_on, weather_tools
from tests.server.databases import TABLE, Database
from tests.server.served import Exchange, Http
from tests.server.wire import EVERYTHING

from mcp_elicitation import Elicitation
from mcp_elicitation.server.connect.visitor import HostSession
from mcp_elicitation.server.keys import write_key
from mcp_elicitation.stores.base import StoreUnavailableError
from mcp_elicitation.stores.memory import MemoryStore

KEY = write_key(bytes(range(32)))
PUBLIC = "https://travel.example"
"""Where browsers believe to be: what stands there passes each request on to one of the instances."""


@dataclass(slots=True)
class Instance:
    """One of them.

    Attributes:
        url: Where it is.
        elicitation: What was installed on it.
        tried: The secrets that it tried where they are used.
    """

    url: str
    elicitation: Elicitation
    tried: list[str]

    async def call(self, name: str, **members: object) -> Exchange:
        http = Http(f"{self.url}/mcp", "any")
        return await asyncio.to_thread(lambda: http.call(name, {}, capabilities=EVERYTHING, **members))


@asynccontextmanager
async def instance(store: str, hold: float = 30) -> AsyncGenerator[Instance]:
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        auth = AuthSettings(
            issuer_url=AnyHttpUrl("https://as.example"),
            resource_server_url=AnyHttpUrl(f"{url}/mcp"),
            validate_token_resource=False,
        )
        server = MCPServer("travel", token_verifier=Saying("alice", {"iss": "https://as.example"}), auth=auth)
        visitor = HostSession(who)
        elicitation = Elicitation(server, public_url=PUBLIC, visitor=visitor, store=store, keys=[KEY], hold=hold)
        tried: list[str] = []
        weather_tools(server, tried)
        async with serve_on(listener, elicitation.app()):
            yield Instance(url, elicitation, tried)


def signed_in() -> Hand:
    hand = Hand()
    hand.client.headers["x-signed-in"] = "alice"
    return hand


@pytest.mark.requirement("STATE-1", "URL-3")
async def test_what_is_given_at_one_instance_wakes_the_call_at_the_other(database: Database) -> None:
    async with instance(database.url) as one, instance(database.url) as other, signed_in() as hand:
        reply = (await one.call("weather")).reply
        link = reply.asks[reply.key]["url"].replace(PUBLIC, other.url)
        answers = {reply.key: {"action": "accept"}}
        held = asyncio.create_task(one.call("weather", inputResponses=answers, requestState=reply.state))
        assert "To read the weather for you" in words_of(await hand.get(link))
        await hand.press(link, "begin")
        given = await hand.press(link, "give", f0=CANARY)
        assert given.headers["location"] == "/connect/end/done"
        assert "sunny" in (await held).reply.text
        assert (one.tried, other.tried) == ([CANARY], [])  # the other one had nobody who could try it
        assert (await hand.get(link.replace(other.url, one.url))).status_code == 404
        assert "sunny" in (await other.call("weather")).reply.text
    for each in await database.files():
        assert CANARY.encode() not in each
    rows = await database.run(f"SELECT owner FROM {TABLE} WHERE kind = 'secret'")
    assert rows == [(ALICE.owner,)]


async def test_an_approval_at_one_instance_is_known_at_the_other(database: Database) -> None:
    async with instance(database.url, hold=0) as one, instance(database.url) as other, signed_in() as hand:
        reply = (await one.call("pay")).reply
        link = reply.asks[reply.key]["url"].replace(PUBLIC, one.url)
        approved = await hand.press(link, "approve")
        assert approved.headers["location"] == "/connect/end/approved"
        answers = {reply.key: {"action": "accept"}}
        done = await other.call("pay", inputResponses=answers, requestState=reply.state)
        assert done.reply.text == "paid: accept"


async def test_when_its_application_ends_the_store_that_it_opened_is_closed(database: Database) -> None:
    async with instance(database.url) as one:
        assert (await one.call("weather")).reply.waits
        store = one.elicitation.store
    with pytest.raises(StoreUnavailableError):
        await store.get("kind", "key", now=1.0)


async def test_a_store_that_was_given_stays_its_makers() -> None:
    store = MemoryStore()
    server = MCPServer("travel")
    elicitation = Elicitation(server, public_url="http://127.0.0.1:1", visitor=HostSession(who), store=store)
    app = elicitation.app()
    async with app.router.lifespan_context(app):
        pass
    assert await store.get("kind", "key", now=1.0) is None
    await elicitation.close()
    with pytest.raises(StoreUnavailableError):
        await store.get("kind", "key", now=1.0)
