"""A second MCP client of the same person does not get what the first one was given without a word (O14)."""

from __future__ import annotations

import pytest
from tests.server.connect.browsing import words_of
from tests.server.connect.instances import ISSUER, instance, signed_in
from tests.server.connect.world import CANARY
from tests.server.databases import Database

from mcp_elicitation.core.principal import Principal

FIRST, SECOND = "alice/inspector", "alice/stranger-7f3a"
ALICE = Principal(issuer=ISSUER, subject="alice")


@pytest.mark.requirement("SEC-1", "PHISH-3", "STATE-1")
async def test_another_client_of_the_same_person_is_asked_about_once(database: Database) -> None:
    async with instance(database.url, hold=0) as at, signed_in() as hand:
        url, retry = await at.link("weather", FIRST)
        await hand.press(url, "begin")
        await hand.press(url, "give", f0=CANARY)
        assert "sunny" in (await at.call("weather", FIRST, **retry)).reply.text

        url, retry = await at.link("weather", SECOND)
        shown = words_of(await hand.get(url))
        for said in ("stranger-7f3a", "weather_api_key", "To read the weather for you", "Travel desk", "alice"):
            assert said in shown
        assert (await hand.press(url, "give", f0="another")).status_code == 404  # nothing can be entered there
        await hand.press(url, "refuse")
        assert (await at.call("weather", SECOND, **retry)).reply.text == "no key: decline"

        url, retry = await at.link("weather", SECOND)
        allowed = await hand.press(url, "approve")
        assert allowed.headers["location"] == "/connect/end/approved"
        assert (await hand.get(url)).status_code == 404
        assert "sunny" in (await at.call("weather", SECOND, **retry)).reply.text
        for token in (FIRST, SECOND):
            assert "sunny" in (await at.call("weather", token)).reply.text
        assert at.tried == [CANARY]
        listed = words_of(await hand.get(f"{at.url}/connections"))
        assert "used through inspector, stranger-7f3a" in listed
        assert not [text for text in hand.texts if CANARY in text]


async def test_somebody_else_with_the_same_client_is_asked_for_a_key_of_their_own() -> None:
    async with instance(hold=0) as at, signed_in() as alice, signed_in("bob") as bob:
        url, _ = await at.link("weather", FIRST)
        await alice.press(url, "begin")
        await alice.press(url, "give", f0=CANARY)
        url, _ = await at.link("weather", "bob/inspector")
        await bob.press(url, "begin")
        assert "Weather API key" in words_of(await bob.get(url))


async def test_what_the_author_put_there_is_for_every_client() -> None:
    from mcp_elicitation.core.secret import Secret
    from mcp_elicitation.server.vault.kept import Kept

    async with instance(hold=0) as at:
        kept = Kept(name="weather_api_key", label="w", fields={"value": Secret("sk-from-the-author")}, added=1.0)
        await at.elicitation.vault.put(ALICE, kept)
        for token in (FIRST, SECOND):
            assert "sunny" in (await at.call("weather", token)).reply.text


async def test_when_it_was_removed_meanwhile_there_is_nothing_to_allow() -> None:
    async with instance(hold=0) as at, signed_in() as hand:
        url, retry = await at.link("weather", FIRST)
        await hand.press(url, "begin")
        await hand.press(url, "give", f0=CANARY)
        await at.call("weather", FIRST, **retry)
        url, retry = await at.link("weather", SECOND)
        await at.elicitation.vault.forget(ALICE, "weather_api_key")
        assert (await hand.press(url, "approve")).status_code == 404
        assert await at.elicitation.vault.list(ALICE) == ()


async def test_an_old_tab_does_not_overwrite_what_was_given_in_a_newer_one() -> None:
    """B164: the first flow is superseded; the second is not touched, and both calls go on with what was given."""
    async with instance(hold=0) as at, signed_in() as hand:
        old, old_retry = await at.link("weather")
        await hand.press(old, "begin")
        new, new_retry = await at.link("weather")
        await hand.press(new, "begin")
        await hand.press(new, "give", f0=CANARY)
        late = await hand.press(old, "give", f0="typed into the old tab")
        assert late.status_code == 404
        [kept] = await at.elicitation.vault.list(ALICE)
        assert kept.fields["value"].reveal() == CANARY
        for retry in (new_retry, old_retry):
            assert "sunny" in (await at.call("weather", **retry)).reply.text
