"""Pages that a server wants opened, in a real browser: nothing before a deliberate yes, an honest wait afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from tests.client.raw import asking, done, in_turn, raw_server
from tests.client.web.world import World, url_review, world
from tests.server.connect.world import listening, serve_on

from mcp_elicitation.client import connect
from mcp_elicitation.client.waiting import GivenUpError

PATH = "/pay/" + "long-" * 30 + "end?invoice=7&last=Z"


@dataclass(slots=True)
class Target:
    """A page elsewhere that counts who comes."""

    url: str
    hits: list[dict[str, str]] = field(default_factory=list[dict[str, str]])


@asynccontextmanager
async def target() -> AsyncGenerator[Target]:
    async def page(request: Request) -> Response:
        if request.url.path == PATH.partition("?")[0]:  # a browser looks for an icon, too
            found.hits.append(dict(request.headers))
        return HTMLResponse("<!doctype html><title>Pay</title><h1>Pay here</h1>")

    with listening() as listener:
        found = Target(f"http://127.0.0.1:{listener.getsockname()[1]}{PATH}")
        async with serve_on(listener, Starlette(routes=[Route("/{rest:path}", page)])):
            yield found


async def open_it(at: World) -> str:
    """Press the button as soon as it can be pressed; return what the new tab thinks of where it came from."""
    async with at.context.expect_page() as coming:
        await at.page.get_by_role("button", name="Open 127.0.0.1").click()
    page = await coming.value
    await expect(page.get_by_role("heading")).to_have_text("Pay here")
    return str(await page.evaluate("String(window.opener) + document.referrer"))


@pytest.mark.requirement("UI-6", "CURL-1", "CURL-2", "CURL-3", "CURL-4", "CURL-5", "URL-5")
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
async def test_a_page_is_opened_by_a_yes_and_the_wait_ends_by_going_on(script: bool) -> None:
    async with target() as there, world() as at:
        if not script:
            at.context = await at.browser.new_context(java_script_enabled=False)
            at.page = await at.context.new_page()
            await at.page.goto(await at.inbox.link())
            await at.page.wait_for_url(f"{at.base}/")
        reply = await at.asked(url_review(there.url))
        assert await at.page.inner_text(".url") == there.url
        await expect(at.page.locator(".url .domain")).to_have_text("127.0.0.1")
        assert await at.page.locator(f'a[href^="{there.url[:20]}"]').count() == 0
        assert not there.hits
        await at.page.wait_for_timeout(750)
        if script:
            assert await open_it(at) == "null"
        else:
            async with at.context.expect_page() as coming:
                await at.press("Open 127.0.0.1")
            await (await coming.value).wait_for_load_state()
            await at.page.reload()
        assert len(there.hits) == 1
        assert "referer" not in there.hits[0]
        assert ((await reply).action, (await reply).content) == ("accept", {})
        await expect(at.page.get_by_role("heading")).to_contain_text("travel goes on")
        async with at.context.expect_page() as again:
            await at.press("Open it again")
        await (await again.value).wait_for_load_state()
        assert len(there.hits) == 2


@pytest.mark.requirement("URL-5", "UI-4")
@pytest.mark.parametrize("end", ["retry", "stop", "result"])
async def test_what_is_waited_for_is_seen_and_ends_by_the_result_by_asking_now_or_by_stopping(end: str) -> None:
    """C13: opened is not done; the whole way, with a client that retries a server of its own process."""
    finished = asyncio.Event()

    async def paused(_: float) -> None:
        await (finished.wait() if end == "result" else asyncio.Event().wait())

    asked = {"method": "elicitation/create", "params": {"mode": "url", "message": "Pay", "url": ""}}
    async with target() as there, world() as at:
        asked["params"]["url"] = there.url  # type: ignore[index]
        rounds = (asking("s", k=asked), asking("w"), done())
        async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=at.inbox) as client:
            client.sleep = paused
            changed = at.inbox.book.changed
            call = asyncio.create_task(client.call_tool("pay", {}))
            await changed.wait()
            [pending] = at.inbox.book.waiting(None)
            await at.page.goto(f"{at.base}/asks/{pending.id}")
            await open_it(at)
            await expect(at.page.get_by_role("heading")).to_have_text("Waiting for you to finish at 127.0.0.1")
            second = await at.context.new_page()
            await second.goto(f"{at.base}/")
            await expect(second.locator("article.ask")).to_contain_text("Open at 127.0.0.1")
            if end == "stop":
                await at.press("Stop waiting")
                with pytest.raises(GivenUpError):
                    await call
                await expect(at.page.get_by_role("heading")).to_have_text("Cancelled")
            else:
                finished.set()
                if end == "retry":
                    await at.press("Ask it now")
                await call
                await expect(at.page.get_by_role("heading")).to_have_text(f"{urlsplit(server.url).hostname} goes on")
            await expect(second.locator("article.ask")).to_have_count(0)


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(("button", "action"), [("Decline", "decline"), ("Cancel", "cancel")])
async def test_no_and_not_now_open_nothing(button: str, action: str) -> None:
    async with target() as there, world() as at:
        reply = await at.asked(url_review(there.url))
        await at.press(button)
        assert (await reply).action == action
        assert not there.hits


@pytest.mark.requirement("CURL-2")
async def test_a_click_or_enter_in_the_first_moment_opens_nothing() -> None:
    """C8: somebody who was typing or clicking elsewhere must not have said yes."""
    async with target() as there, world() as at:
        await at.asked(url_review(there.url))
        box = await at.page.locator("#open").bounding_box()
        assert box
        await at.page.reload(wait_until="commit")
        await at.page.locator("#open").wait_for(state="attached")
        await at.page.mouse.dblclick(box["x"] + 10, box["y"] + 10)
        await at.page.keyboard.press("Enter")
        await at.page.reload()
        assert await at.page.evaluate("document.activeElement.tagName") == "BODY"
        await at.page.keyboard.press("Tab")  # to the inbox
        await at.page.keyboard.press("Tab")
        assert await at.page.evaluate("document.activeElement.textContent") == "Decline"
        [waiting] = at.inbox.book.waiting(None)
        assert not waiting.is_over
        assert len(at.context.pages) == 1
        assert not there.hits


@pytest.mark.requirement("CURL-2")
async def test_a_browser_without_scripts_cannot_say_yes_too_fast_either() -> None:
    async with target() as there, world() as at:
        await at.asked(url_review(there.url))
        opening = "document.querySelector('[data-opens]').submit()"  # what a script of a robot would do
        async with at.context.expect_page() as coming:
            await at.page.reload(wait_until="commit")
            await at.page.locator("#open").wait_for(state="attached")
            await at.page.evaluate(opening)
        page = await coming.value
        await expect(page.get_by_text("faster than anybody can read")).to_be_visible()
        assert not there.hits


@pytest.mark.requirement("CURL-6")
@pytest.mark.parametrize(
    "url",
    ["https://bank.example@evil.example/", "javascript:alert(1)", "http://evil.example/", "https:\\\\evil.example"],
)
async def test_an_address_that_is_never_opened_has_no_button(url: str) -> None:
    async with world() as at:
        reply = await at.asked(url_review(url))
        await expect(at.page.locator(".address .note.grave").first).to_be_visible()
        await expect(at.page.locator("#open")).to_have_count(0)
        [waiting] = at.inbox.book.waiting(None)
        for action in ("open", "again", "retry"):
            sent = await at.page.evaluate(
                """async ([to, csrf]) => (await fetch(to, {method: 'POST', redirect: 'manual',
                    body: new URLSearchParams({csrf})})).type""",
                [f"{at.base}/asks/{waiting.id}/{action}", await at.page.input_value("[name=csrf] >> nth=0")],
            )
            assert sent in {"opaqueredirect", "basic"}
        assert not waiting.is_over
        await at.press("Decline")
        assert (await reply).action == "decline"


@pytest.mark.requirement("CURL-5", "CURL-6")
async def test_a_doubtful_address_is_explained_and_the_owner_of_the_name_stands_out() -> None:
    async with world() as at:
        await at.asked(url_review("https://accounts.google.com.login.evil.example:8443/signin?next=1#end"))
        await expect(at.page.locator(".url .domain")).to_have_text("evil.example")
        await expect(at.page.locator(".address .note").first).to_be_visible()
        await expect(at.page.locator("button.primary")).to_have_text("Decline")


@pytest.mark.requirement("UI-6", "CURL-3", "CURL-5")
async def test_on_the_narrowest_screen_the_last_character_is_seen() -> None:
    url = "https://pay.example/" + "x" * 300 + "?last=Z"
    async with world(viewport={"width": 320, "height": 640}) as at:
        await at.asked(url_review(url))
        assert await at.page.inner_text(".url") == url
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not await at.page.evaluate(wide)
        boxes = await at.page.locator(".url span").evaluate_all(
            "all => all.flatMap(each => [...each.getClientRects()].map(box => [box.left, box.right]))"
        )
        assert all(left >= 0 and right <= 320 for left, right in boxes)


async def test_the_address_is_copied_and_shown_as_a_code() -> None:
    async with target() as there, world() as at:
        await at.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=at.base.rpartition("/")[0])
        await at.asked(url_review(there.url))
        await open_it(at)
        await at.page.bring_to_front()
        await at.press("Copy the address")
        await expect(at.page.locator("#copy")).to_have_text("Copied")
        second = await at.context.new_page()
        await second.goto(f"{at.base}/")
        pasted = "async () => await navigator.clipboard.readText()"
        with pytest.raises(Exception, match=r"denied|permission|NotAllowed"):
            await second.evaluate(pasted)  # our own pages may not read it (Permissions-Policy)
        await at.page.locator(".qr summary").click()
        image = at.page.get_by_role("img", name="QR code")
        await expect(image).to_be_visible()
        assert await image.evaluate("each => each.complete && each.naturalWidth > 50")


async def test_two_servers_wait_side_by_side() -> None:
    async with world() as at:
        from tests.client.web.world import EVERY_KIND, form_review

        from mcp_elicitation.client.review import ServerIdentity

        other = ServerIdentity("bank", "python bank.py")
        first = at.ask(form_review(EVERY_KIND))
        second = at.ask(url_review("https://bank.example/", server=other))
        await asyncio.sleep(0)
        await at.page.goto(f"{at.base}/")
        await expect(at.page.locator("article.ask")).to_have_count(2)
        await expect(at.page).to_have_title("(2) Waiting for you")
        await at.page.get_by_role("link", name="Answer bank").click()
        await expect(at.page.locator("#others")).to_contain_text("1 more waiting")
        await at.press("Decline")
        assert (await second).action == "decline"
        assert not first.done()


async def test_what_a_script_looks_up_does_not_count_as_read() -> None:
    """The page asks for itself when something changes; the person has been looking all the while, or not at all."""
    async with world() as at:
        await at.asked(url_review("https://pay.example/"))
        [pending] = at.inbox.book.waiting(None)
        shown = pending.shown
        async with at.page.expect_response(lambda response: response.url == at.page.url):
            at.inbox.book.tell()
        assert pending.shown == shown
        await at.page.reload()
        assert pending.shown != shown
