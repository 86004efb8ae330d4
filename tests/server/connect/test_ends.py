"""What happens late, behind a proxy, beside a squatter, in a tab that was closed, and to many at once."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from urllib.parse import urlsplit

import pytest
from tests.server.connect.browsing import Hand, words_of
from tests.server.connect.instances import instance, signed_in
from tests.server.connect.test_over_http import ALICE, BOB, Weather, link_of, place
from tests.server.connect.world import CANARY, chromium
from tests.server.wire import wire_to

from mcp_elicitation import Accepted, ask
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.interactions import LIFETIME


@pytest.mark.requirement("SURL-1", "STATE-1")
async def test_what_comes_too_late_finds_nothing_and_is_a_cancel() -> None:
    """O21: before it was opened, after it was opened, and with a form that is still in a tab."""
    async with instance(hold=0) as at, signed_in() as hand:
        opened, retry = await at.link("weather")
        untouched, _ = await at.link("weather")
        await hand.press(opened, "begin")
        csrf = {"csrf": str(await token_of(hand, opened))}
        interactions = at.elicitation._desk(local=False).interactions
        interactions._clock = lambda: time.time() + LIFETIME + 1
        for url in (opened, untouched):
            assert (await hand.get(url)).status_code == 404
            for action in ("begin", "give", "refuse", "approve"):
                assert (await hand.post(f"{url}/{action}", {**csrf, "f0": CANARY})).status_code == 404
        assert await at.elicitation.vault.list(ALICE) == ()
        assert (await at.call("weather", **retry)).reply.text == "no key: cancel"


async def token_of(hand: Hand, url: str) -> str:
    from tests.server.connect.browsing import csrf_of

    return csrf_of(await hand.get(url))


async def test_no_header_of_a_proxy_changes_where_the_pages_are() -> None:
    """B169: the configured address wins, with and without a slash at its end."""
    forwarded = {
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "gopher",
        "x-forwarded-prefix": "/evil",
        "x-forwarded-for": "10.0.0.1",
        "forwarded": "host=evil.example;proto=gopher",
        "x-original-url": "/evil",
        "x-http-method-override": "POST",
    }
    for base in ("", "/app"):
        async with place(base) as at, signed_in() as hand:
            url = await at.link()
            page = await hand.get(url, **forwarded)
            begun = await hand.press(url, "begin")
            assert page.status_code == 200
            assert begun.headers["location"] == urlsplit(url).path
            assert not [text for text in hand.texts if "evil" in text]


@pytest.mark.requirement("PHISH-4")
async def test_a_squatter_on_the_other_loopback_address_gets_nothing() -> None:
    """O13: our URLs say 127.0.0.1 in digits, and nobody else may listen there."""
    asked: list[bytes] = []

    async def squat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readline())
        writer.close()

    async with wire_to(Weather().server) as wire, chromium() as browser:
        url = await link_of(wire)
        port = urlsplit(url).port
        squatter = await asyncio.start_server(squat, "::1", port)
        async with squatter:
            page = await browser.new_page()
            answer = await page.goto(url)
            assert answer is not None
            assert answer.status == 200
            assert "Travel desk" in await page.inner_text("body")
        assert asked == []
        assert "localhost" not in url
        for options in ((), (socket.SO_REUSEADDR,), (socket.SO_REUSEPORT,), (socket.SO_REUSEADDR, socket.SO_REUSEPORT)):
            with socket.socket() as other:
                for option in options:
                    other.setsockopt(socket.SOL_SOCKET, option, 1)
                with pytest.raises(OSError, match="in use"):
                    other.bind(("127.0.0.1", port))


@pytest.mark.requirement("URL-4")
async def test_a_tab_that_was_closed_can_be_opened_again() -> None:
    """B172: the record on the server decides: before the consent, after it, and after what was given."""
    async with place() as at, chromium() as browser:
        context = await browser.new_context(extra_http_headers={"x-signed-in": "alice"})
        url = await at.link()
        for step in ("look", "begin", "give"):
            page = await context.new_page()
            answer = await page.goto(url)
            assert answer is not None
            assert answer.status == 200
            if step == "begin":
                await page.get_by_role("button", name="Go on").click()
                await page.get_by_label("Weather API key").wait_for()
            if step == "give":
                await page.get_by_label("Weather API key").fill(CANARY)
                await page.get_by_role("button", name="Save").click()
                await page.get_by_text("Saved").wait_for()
            await page.close()
        page = await context.new_page()
        await page.goto(url)
        assert "not available" in await page.inner_text("body")


async def test_a_hundred_calls_side_by_side_each_use_their_own() -> None:
    """B185: nothing of one call is on an object that another one sees."""
    async with instance(hold=0) as at, signed_in("alice") as alice, signed_in("bob") as bob:

        @at.server.tool()
        async def mine() -> str:
            key = await ask.secret("weather_api_key", "why")
            await asyncio.sleep(0)
            again = await ask.secret("weather_api_key", "why")
            assert isinstance(key, Accepted)
            assert isinstance(again, Accepted)
            assert key.data == again.data
            return str(len(key.data.reveal()))

        for hand, token, value in ((alice, "alice/a", "sk-of-alice"), (bob, "bob/a", "sk-of-bob")):
            url, _ = await at.link("mine", token)
            await hand.press(url, "begin")
            await hand.press(url, "give", f0=value)
        calls = [at.call("mine", "alice/a" if number % 2 else "bob/a") for number in range(100)]
        answers = [each.reply.text for each in await asyncio.gather(*calls)]
        assert answers == [str(len("sk-of-alice" if number % 2 else "sk-of-bob")) for number in range(100)]


async def test_nothing_in_clear_is_kept_between_two_requests() -> None:
    """V13: when the answers are sent, no object of this process holds the secret any more."""
    async with instance(hold=0) as at, signed_in() as hand:
        url, retry = await at.link("weather")
        await hand.press(url, "begin")
        await hand.press(url, "give", f0=CANARY)
        assert "sunny" in (await at.call("weather", **retry)).reply.text
        at.tried.clear()
        gc.collect()
        assert [each for each in gc.get_objects() if isinstance(each, Secret) and each.reveal() == CANARY] == []


@pytest.mark.requirement("ID-1", "STATE-1")
async def test_who_was_signed_out_meanwhile_saves_nothing() -> None:
    """B187: the application around the pages does not know the browser any more, or knows somebody else in it."""
    for then in (None, "bob"):
        async with place() as at, signed_in() as hand:
            url = await at.link()
            await hand.press(url, "begin")
            form = {"csrf": await token_of(hand, url), "f0": CANARY}
            del hand.client.headers["x-signed-in"]
            if then is not None:
                hand.client.headers["x-signed-in"] = then
            assert (await hand.post(f"{url}/give", form)).status_code == 403
            for who in (ALICE, BOB):
                assert await at.elicitation.vault.list(who) == ()
            assert "alice" not in words_of(await hand.get(f"{at.url}/connections"))


@pytest.mark.requirement("OAUTH-1")
async def test_a_tool_that_repeats_its_request_gives_no_token_away() -> None:
    """B191."""
    async with instance() as at:

        @at.server.tool()
        async def echo() -> str:
            from mcp.server.auth.middleware.auth_context import get_access_token

            token = get_access_token()
            assert token is not None
            return f"401 for headers {{'authorization': 'Bearer {token.token}'}}"

        error = (await at.call("echo", "alice/inspector-7d20")).error
        assert error["data"] == {"reason": "secret_leaked"}
        assert "7d20" not in str(error)


async def test_a_page_says_nothing_about_another_language_it_does_not_speak() -> None:
    async with place() as at, signed_in() as hand:
        hand.client.headers["accept-language"] = "xx, fr;q=0.9"
        assert "Go on" in words_of(await hand.get(await at.link()))
