"""The two stories of the specification, with a certified authorisation server and a real browser."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx2
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from playwright.async_api import BrowserContext, Page
from tests import tracing
from tests.server.connect.browsing import Hand, words_of
from tests.server.connect.world import CANARY, World, chromium, sign_in_as, token_of, walk_back, world
from tests.server.served import Exchange, Http
from tests.server.wire import EVERYTHING

from mcp_elicitation.client.connection import connect
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.scripted import Scripted
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.keys import write_key

KEY = write_key(bytes(range(32)))


@pytest.fixture
def spans() -> InMemorySpanExporter:
    """Every span of this process, in memory."""
    return tracing.spans()


class Caller:
    """A person's MCP client, in raw messages."""

    def __init__(self, at: World, token: str) -> None:
        self._http = Http(at.mcp, token)

    async def call(self, name: str, **members: Any) -> Exchange:
        return await asyncio.to_thread(lambda: self._http.call(name, {}, capabilities=EVERYTHING, **members))

    async def link(self, name: str) -> tuple[str, str, str]:
        """Call a tool that sends the person to a page: the key, the state and the URL."""
        reply = (await self.call(name)).reply
        return reply.key, reply.state, reply.asks[reply.key]["url"]

    async def retry(self, name: str, key: str, state: str) -> Exchange:
        return await self.call(name, inputResponses={key: {"action": "accept"}}, requestState=state)


async def give(page: Page, value: str) -> None:
    await page.get_by_role("button", name="Go on").click()
    await page.get_by_label("Weather API key").fill(value)
    await page.get_by_role("button", name="Save").click()


def bytes_below(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.rglob("*") if path.is_file()]


@pytest.mark.requirement("UI-2", "OAUTH-1", "URL-3", "URL-4", "PHISH-3", "SURL-1", "STATE-2")
async def test_the_ordinary_story_and_the_secret_is_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spans: InMemorySpanExporter
) -> None:
    """Tool call → consent in our client → sign-in → page → kept → result; V1, V9, O20."""
    caplog.set_level(logging.DEBUG)
    spans.clear()
    seen: list[str] = []
    wire: list[str] = []
    async with (
        world(store=f"sqlite:///{tmp_path / 'store.db'}", keys=[KEY], hold=30) as at,
        chromium() as browser,
        asyncio.TaskGroup() as group,
    ):
        context = await browser.new_context()
        context.on("response", lambda response: seen.append(f"{response.url} {response.headers}"))

        async def walk(url: str) -> None:
            page = await context.new_page()
            await page.goto(url)
            await sign_in_as("alice", page)
            await page.wait_for_url("**/connect/*")
            body = await page.inner_text("body")
            assert "Travel desk" in body
            assert "alice@example.org" in body
            assert "To read the weather for you" in body
            await give(page, CANARY)
            await page.wait_for_url("**/connect/end/done")
            seen.append(await page.content())
            await page.goto(url)
            seen.append(await page.content())
            assert "not available" in await page.inner_text("body")

        async def consent(review: Review) -> Reply:
            wire.append(repr(review))
            url = getattr(review.elicitation, "url")  # noqa: B009  one of two kinds has it
            group.create_task(walk(url))
            return Reply("accept", by="script")

        token = await token_of(at.issuer, "alice")
        surface = Scripted(consent, modes=Modes(form=True, url=True))
        async with connect(at.mcp, surface=surface, headers={"Authorization": f"Bearer {token}"}) as client:
            result = await client.call_tool("weather", {})
        wire.append(result.model_dump_json())
        assert "sunny, read with a key of 26 characters" in wire[-1]
        assert at.tried == [CANARY]
        kept = await at.elicitation.vault.list(Principal(issuer=at.issuer, subject="alice"))
        assert [each.name for each in kept] == ["weather_api_key"]
        written = bytes_below(tmp_path)
    written += bytes_below(tmp_path)
    logged = [f"{record.getMessage()} {record.__dict__}" for record in caplog.records]
    traced = [span.to_json() for span in spans.get_finished_spans()]
    assert logged
    assert traced
    assert len(seen) > 5
    for text in (*logged, *traced, *wire, *seen):
        assert CANARY not in text
    for each in written:
        assert CANARY.encode() not in each
    for secret in ("the-secret-of-the-pages-client", token):
        assert not [text for text in (*traced, *seen) if secret in text]
    assert not [text for text in logged if "code=" in text and "state=" in text and "/connect/signed-in" in text]


@pytest.mark.requirement("PHISH-1", "PHISH-2", "PHISH-3", "STATE-1", "SEC-1", "SURL-2")
async def test_the_phishing_story_ends_at_a_neutral_page(caplog: pytest.LogCaptureFixture) -> None:
    """Alice asks; Bob, signed in as Bob, opens her link: refused, nothing kept, nothing told (O1)."""
    caplog.set_level(logging.INFO)
    async with world(hold=0) as at, chromium() as browser:
        alice, bob = Caller(at, await token_of(at.issuer, "alice")), Caller(at, await token_of(at.issuer, "bob"))
        key, state, url = await alice.link("weather")

        his = await browser.new_context()
        page = await his.new_page()
        await page.goto(url)
        before = await page.inner_text("body")
        assert "weather" not in before.lower()
        assert "alice" not in before
        await sign_in_as("bob", page)
        await page.wait_for_url(url)
        after = await page.content()
        for told in ("weather", "alice", "Weather API key", "password"):
            assert told not in after
        assert "not available" in after

        hers = await browser.new_context()
        page = await hers.new_page()
        await page.goto(url)
        assert "not available" in await page.inner_text("body")  # burnt for everybody

        reply = (await alice.retry("weather", key, state)).reply
        assert reply.failed
        assert "opened by somebody else" in reply.text
        for person in ("alice", "bob"):
            assert await at.elicitation.vault.list(Principal(issuer=at.issuer, subject=person)) == ()
        assert at.tried == []
        assert "burnt:other_person" in caplog.text
        assert (await bob.link("weather"))[2] != url


@pytest.mark.requirement("PHISH-2")
async def test_signing_a_browser_in_with_another_persons_answer_does_not_work() -> None:
    """O2: Mallory begins a sign-in and makes Bob's browser finish it."""
    async with world(hold=0) as at, chromium() as browser:
        mallory = Caller(at, await token_of(at.issuer, "mallory"))
        _, _, url = await mallory.link("weather")
        async with Hand() as hand, httpx2.AsyncClient() as there:
            away = await hand.press(url, "sign-in")
            answer = await walk_back(there, away.headers["location"], "mallory", f"{at.url}/connect/signed-in")

            his = await browser.new_context()
            victim = await his.new_page()
            await victim.goto(url)  # he has a session of his own before
            await victim.goto(answer)
            assert "did not work" in await victim.inner_text("body")
            await victim.goto(url)
            assert await victim.get_by_role("button", name="Sign in").count() == 1

            back = await hand.get(answer)  # her own attempt was not used up by that
            assert (back.status_code, back.headers["location"]) == (303, url.removeprefix(at.url))
            assert "mallory" in words_of(await hand.get(url))
            assert (await hand.get(answer)).status_code == 400  # but it counts once


async def new_session_cookie(context: BrowserContext) -> str:
    [cookie] = [each for each in await context.cookies() if each.get("name") == "__Host-mcp-elicitation"]
    assert cookie.get("secure")
    assert cookie.get("httpOnly")
    assert cookie.get("sameSite") == "Lax"
    assert cookie.get("path") == "/"
    return str(cookie.get("value"))


async def test_a_session_that_was_planted_is_worth_nothing_after_the_sign_in() -> None:
    """O5, O11: the id changes, and the old one is dead."""
    async with world(hold=0) as at, chromium() as browser:
        alice = Caller(at, await token_of(at.issuer, "alice"))
        _, _, url = await alice.link("weather")
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(url)
        before = await new_session_cookie(context)
        await sign_in_as("alice", page)
        await page.wait_for_url(url)
        assert await new_session_cookie(context) != before
        async with Hand() as thief:
            seen = await thief.get(url, cookie=f"__Host-mcp-elicitation={before}")
            assert "Sign in" in words_of(seen)
            assert "alice" not in seen.text


async def test_what_does_not_work_is_asked_for_again_and_not_shown() -> None:
    """O20: the check of the author's runs before anything is kept; five tries."""
    async with world(hold=0) as at, chromium() as browser:
        alice = Caller(at, await token_of(at.issuer, "alice"))
        key, state, url = await alice.link("weather")
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(url)
        await sign_in_as("alice", page)
        await page.wait_for_url(url)
        waiting = asyncio.create_task(alice.retry("weather", key, state))
        await give(page, "wrong-canary-7d31")
        await page.get_by_text("Saved").wait_for()  # nobody waits, so it is tried when the tool goes on
        exchange = await waiting
        if exchange.reply.waits and not exchange.reply.asks:
            exchange = await alice.call("weather", requestState=exchange.reply.state)
        reply = exchange.reply
        again = reply.asks[reply.key]["url"]
        assert again != url
        assert at.tried == ["wrong-canary-7d31"]
        assert await at.elicitation.vault.list(Principal(issuer=at.issuer, subject="alice")) == ()
        await page.goto(again)
        await give(page, CANARY)
        await page.wait_for_url("**/connect/end/done")
        final = await alice.retry("weather", reply.key, reply.state)
        assert "sunny" in final.reply.text


@pytest.mark.requirement("UI-2", "ACT-2")
@pytest.mark.parametrize(("press", "outcome"), [("Approve", "accept"), ("No, do not", "decline")])
async def test_an_approval_is_made_where_it_shows_what_is_approved(press: str, outcome: str) -> None:
    async with world(hold=20) as at, chromium() as browser:
        alice = Caller(at, await token_of(at.issuer, "alice"))
        key, state, url = await alice.link("pay")
        waiting = asyncio.create_task(alice.retry("pay", key, state))
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(url)
        await sign_in_as("alice", page)
        await page.wait_for_url(url)
        body = await page.inner_text("body")
        for shown in ("Pay the hotel", "250 EUR", "Hotel Bristol, Oslo", "alice@example.org", "Travel desk"):
            assert shown in body
        await page.get_by_role("button", name=press).click()
        await page.wait_for_url("**/connect/end/*")
        assert (await waiting).reply.text == f"paid: {outcome}"


async def test_what_is_kept_can_be_seen_and_removed() -> None:
    async with world(hold=0) as at, chromium() as browser:
        me = Principal(issuer=at.issuer, subject="alice")
        alice = Caller(at, await token_of(at.issuer, "alice"))
        _, _, url = await alice.link("weather")
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(url)
        await sign_in_as("alice", page)
        await page.wait_for_url(url)
        await give(page, CANARY)
        await page.wait_for_url("**/connect/end/done")
        await page.goto(f"{at.url}/connections")
        body = await page.inner_text("body")
        assert "weather_api_key" in body
        assert CANARY not in await page.content()
        await page.get_by_role("button", name="Remove To read the weather for you").click()
        await page.get_by_text("Nothing is kept for you.").wait_for()
        assert await at.elicitation.vault.list(me) == ()
        await page.get_by_role("button", name="Sign out").click()
        await page.wait_for_url("**/connect/end/left")
        await page.goto(f"{at.url}/connections")
        assert await page.get_by_role("button", name="Sign in").count() == 1
