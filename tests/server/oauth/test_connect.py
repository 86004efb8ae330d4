"""From the tool to a third party and back, over real HTTP, with a browser by hand."""

from __future__ import annotations

import pytest
from tests.server.connect.browsing import words_of
from tests.server.oauth.desk import Agent, at_the_hub, browser_of, desk_at_work, go_out, walk
from tests.server.oauth.hub import hub_at_work


@pytest.mark.requirement("OAUTH-3", "OAUTH-4", "OAUTH-5")
async def test_a_tool_uses_an_account_of_the_person_at_a_third_party() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        alice = Agent(at)
        key, state, link = await alice.link()
        assert link.startswith(f"{at.url}/connect/")
        page = await hand.get(link)
        for shown in ("Travel desk", "Demo Hub", "profile, calendar.read", "To read your calendar", "alice@host"):
            assert shown in words_of(page)
        assert hub.seen == []
        last = await walk(hand, link)
        assert "alice-at-the-hub" in words_of(last)
        assert "Demo Hub is connected" in words_of(last)
        assert "code=" not in str(last.url)
        assert (await alice.retry(key, state)).reply.text == "200 alice-at-the-hub missing=[]"
        assert hub.count("/token") == 1
        assert (await alice.call()).reply.text == "200 alice-at-the-hub missing=[]"
        assert hub.count("/token") == 1
        assert [grant.scopes for grant in at.grants] == [("profile", "calendar.read")] * 2


async def test_the_person_can_refuse_here_or_there() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        alice = Agent(at)
        key, state, link = await alice.link()
        await hand.press(link, "refuse")
        assert (await alice.retry(key, state)).reply.text == "not connected: decline"
        assert hub.seen == []

        hub.answer = lambda said: {
            "error": "access_denied",
            "error_description": "<b>no</b>",
            "state": said["state"],
            "iss": said["iss"],
        }
        key, state, link = await alice.link()
        back = await hand.get(await at_the_hub(await go_out(hand, link)))
        assert back.headers["location"] == "/connect/end/refused"
        assert (await alice.retry(key, state)).reply.text == "not connected: decline"
        assert hub.count("/token") == 0
        assert await at.kept() is None
