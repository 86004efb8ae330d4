"""A server that dies in the middle of a callback loses no grant, doubles nothing, and the person can go on."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from typing import Any

import httpx2
import pytest
from tests.processes import started
from tests.server.databases import Database
from tests.server.oauth.desk import Agent, at_the_hub, browser_of, desk_at_work, go_out
from tests.server.oauth.dying import KEY, PUBLIC, STEPS
from tests.server.oauth.hub import Hub, hub_at_work

KEPT = {"after grant", "after finish", "after link"}


def command(database: Database, hub: Hub, step: str) -> list[str]:
    return [sys.executable, "-m", "tests.server.oauth.dying", database.url, hub.url, step]


@pytest.mark.requirement("OAUTH-4")
@pytest.mark.parametrize("step", STEPS)
async def test_a_callback_that_dies_can_be_gone_on_with(step: str, database: Database) -> None:
    async with hub_at_work() as hub, browser_of("alice") as hand:
        with started(command(database, hub, step)) as url:
            key, state, link = await Agent(url).link()
            answer = await at_the_hub(await go_out(hand, link.replace(PUBLIC, url)))
            with pytest.raises(httpx2.TransportError):
                await hand.get(answer.replace(PUBLIC, url))
        used = hub.count("/token")
        assert used == (step not in {"before claim", "after claim"})

        with started(command(database, hub, "never")) as url:
            again = await hand.get(answer.replace(PUBLIC, url))
            assert again.headers["location"] == "/connect/linked/hub"
            linked = await hand.get(f"{url}/connect/linked/hub")
            whole = step in KEPT or step == "before claim"
            assert linked.status_code == (200 if whole else 404)
            assert hub.count("/token") == (1 if step == "before claim" else used)  # a code is sent once
            if not whole:  # the link is open still, and leads there anew
                here = link.replace(PUBLIC, url)
                back = await hand.get((await at_the_hub(await go_out(hand, here))).replace(PUBLIC, url))
                assert back.headers["location"] == "/connect/linked/hub"
            reply = (await Agent(url).retry(key, state)).reply
            assert reply.text == "200 alice-at-the-hub missing=[]"
            assert (await Agent(url).call()).reply.text == reply.text
            assert hub.count("/token") == (1 if whole else used + 1)


async def test_the_browser_may_come_back_at_another_instance(database: Database) -> None:
    """The call is held by one, the browser goes out from another and comes back to a third; no stickiness."""
    async with hub_at_work() as hub, browser_of("alice") as hand, AsyncExitStack() as stack:
        options: dict[str, Any] = {"store": database.url, "keys": [KEY], "public_url": PUBLIC, "hold": 30}
        one, two, three = [await stack.enter_async_context(desk_at_work(hub, **options)) for _ in range(3)]
        key, state, link = await Agent(one).link()
        held = asyncio.create_task(Agent(one).retry(key, state))
        answer = await at_the_hub(await go_out(hand, link.replace(PUBLIC, two.url)))
        back = await hand.get(answer.replace(PUBLIC, three.url))
        assert back.headers["location"] == "/connect/linked/hub"
        assert (await held).reply.text == "200 alice-at-the-hub missing=[]"
        assert (await Agent(two).call()).reply.text == "200 alice-at-the-hub missing=[]"
        assert hub.count("/token") == 1
