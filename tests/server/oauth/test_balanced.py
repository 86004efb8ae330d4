"""Two server processes on PostgreSQL, a balancer between them and the world, and one of them dies in the middle."""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack

import pytest
from tests.processes import running
from tests.server.databases import Database
from tests.server.oauth.balancer import balancer_at_work
from tests.server.oauth.desk import Agent, at_the_hub, browser_of, go_out
from tests.server.oauth.hub import hub_at_work

LINKED = "/connect/linked/hub"
DONE = "200 alice-at-the-hub missing=[]"


@pytest.mark.requirement("OAUTH-4")
@pytest.mark.parametrize("victim", ["the one that finishes", "the one that holds the call"])
async def test_a_flow_across_two_processes_ends_although_one_is_killed(victim: str, postgresql: Database) -> None:
    """No request goes where the one before it went; the browser finishes where the call is not held."""
    async with hub_at_work() as hub, balancer_at_work() as balancer, browser_of("alice") as hand:
        with ExitStack() as stack:
            finisher_dies = victim == "the one that finishes"
            command = [sys.executable, "-m", "tests.server.oauth.dying", postgresql.url, hub.url]
            (one, dying), (two, holding) = [
                stack.enter_context(running([*command, step, balancer.url, "30"]))
                for step in ("after finish" if finisher_dies else "never", "never")
            ]
            balancer.servers += [one, two]

            agent = Agent(balancer.url)
            key, state, link = await agent.link()
            assert link.startswith(f"{balancer.url}/")
            balancer.asked.clear()
            held = asyncio.create_task(agent.retry(key, state))
            await balancer.asked.wait()  # the second process has the call
            answer = await at_the_hub(await go_out(hand, link))
            assert [at for at, _ in balancer.went] == [one, two, one, two]
            assert not held.done()

            if finisher_dies:  # everything is written, and nobody says so to the browser
                assert (await hand.get(answer)).status_code == 502
                assert await asyncio.to_thread(dying.wait, 10) == -9
                assert (await held).reply.text == DONE
                assert balancer.went[-1][0] == one
            else:
                holding.kill()
                assert (await held).status == 502
            back = await hand.get(answer)
            assert back.headers["location"] == LINKED
            assert "alice-at-the-hub" in (await hand.get(f"{balancer.url}{LINKED}")).text
            survivor = two if finisher_dies else one
            assert balancer.servers == [survivor]
            assert (await agent.retry(key, state)).reply.text == DONE
            assert (await agent.call()).reply.text == DONE
            assert hub.count("/token") == 1  # nothing was lost, and nothing was done twice
