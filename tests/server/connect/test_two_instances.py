"""Two instances of one server on one database: the call is held by one, the page is opened at the other (B176)."""

from __future__ import annotations

import asyncio

import pytest
from mcp.server import MCPServer
from tests.server.connect.browsing import words_of
from tests.server.connect.instances import instance, signed_in
from tests.server.connect.test_over_http import ALICE, who
from tests.server.connect.world import CANARY
from tests.server.databases import TABLE, Database

from mcp_elicitation import Elicitation
from mcp_elicitation.server.connect.visitor import HostSession
from mcp_elicitation.stores.base import StoreUnavailableError
from mcp_elicitation.stores.memory import MemoryStore


@pytest.mark.requirement("STATE-1", "URL-3")
async def test_what_is_given_at_one_instance_wakes_the_call_at_the_other(database: Database) -> None:
    async with instance(database.url) as one, instance(database.url) as other, signed_in() as hand:
        here, retry = await one.link("weather")
        link = here.replace(one.url, other.url)
        held = asyncio.create_task(one.call("weather", **retry))
        assert "To read the weather for you" in words_of(await hand.get(link))
        await hand.press(link, "begin")
        given = await hand.press(link, "give", f0=CANARY)
        assert given.headers["location"] == "/connect/end/done"
        assert "sunny" in (await held).reply.text
        assert (one.tried, other.tried) == ([CANARY], [])  # the other one had nobody who could try it
        assert (await hand.get(here)).status_code == 404
        assert "sunny" in (await other.call("weather")).reply.text
    for each in await database.files():
        assert CANARY.encode() not in each
    rows = await database.run(f"SELECT owner FROM {TABLE} WHERE kind = 'secret'")
    assert rows == [(ALICE.owner,)]


async def test_an_approval_at_one_instance_is_known_at_the_other(database: Database) -> None:
    async with instance(database.url, hold=0) as one, instance(database.url) as other, signed_in() as hand:
        link, retry = await one.link("pay")
        approved = await hand.press(link, "approve")
        assert approved.headers["location"] == "/connect/end/approved"
        done = await other.call("pay", **retry)
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
