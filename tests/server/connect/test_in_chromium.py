"""What only a real browser can show: frames, rebinding, cookies across ports, referrers, keys and labels."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from tests.server.connect.test_over_http import ALICE, Place, Weather, place
from tests.server.connect.world import CANARY, chromium, listening, serve_on
from tests.server.wire import EVERYTHING, wire_to

from mcp_elicitation.client.connection import ConnectionOptions, connect
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.scripted import Scripted
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.server.connect.request import ConfirmRequest

EXAMPLE = Path(__file__).parents[3] / "examples" / "weather.py"


def bytes_below(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir()]


async def give(page: Page, value: str) -> None:
    await page.get_by_role("button", name="Go on").click()
    await page.get_by_label("Weather API key").fill(value)
    await page.get_by_role("button", name="Save").click()


@pytest.mark.requirement("UI-2", "PHISH-4", "OAUTH-1")
async def test_a_stdio_server_of_its_own_process_takes_a_key_in_a_real_browser(tmp_path: Path) -> None:
    """The whole way: our client, a server process, its page on 127.0.0.1, SQLite; and nothing of the key is left."""
    frames: list[str] = []
    walks: list[asyncio.Task[None]] = []
    async with chromium() as browser, asyncio.TaskGroup() as group:

        async def walk(url: str) -> None:
            page = await browser.new_page()
            await page.goto(url)
            await give(page, f"demo-{CANARY}")
            await page.wait_for_url("**/connect/end/done")

        async def consent(review: Review) -> Reply:
            frames.append(repr(review))
            walks.append(group.create_task(walk(review.elicitation.url)))  # type: ignore[union-attr]
            return Reply("accept", by="script")

        surface = Scripted(consent, modes=Modes(form=True, url=True))
        with (tmp_path / "log").open("w+") as log:
            options = ConnectionOptions(errlog=log)
            command = [sys.executable, str(EXAMPLE), str(tmp_path)]
            async with connect(command, surface=surface, options=options) as client:
                result = await client.call_tool("forecast", {"city": "Oslo"})
                again = await client.call_tool("forecast", {"city": "Lisbon"})
                await asyncio.gather(*walks)  # the last page comes from the server that ends with the client
    assert "Oslo: sunny" in result.model_dump_json()
    assert "Lisbon: sunny" in again.model_dump_json()
    assert len(frames) == 1
    for written in bytes_below(tmp_path):
        assert CANARY.encode() not in written
    assert CANARY not in "".join(frames) + result.model_dump_json() + again.model_dump_json()


async def elsewhere(body: str) -> Starlette:
    async def page(request: Request) -> Response:
        return HTMLResponse(f"<!doctype html><meta charset=utf-8><title>evil</title>{body}")

    return Starlette(routes=[Route("/{rest:path}", page)])


async def state_of(at: Place, url: str) -> str:
    found = await at.interactions.find(url.rpartition("/")[2])
    assert found is not None
    return found.interaction.state


async def signed_in_page(browser: Any) -> Page:
    context = await browser.new_context(extra_http_headers={"x-signed-in": "alice"})
    page: Page = await context.new_page()
    return page


async def test_no_other_page_can_frame_it_or_press_its_buttons() -> None:
    """O3, O9, O19."""
    async with place() as at, chromium() as browser:
        url = await at.link()
        body = (
            f'<iframe src="{url}"></iframe><img src="{url}/begin">'
            f'<form method="post" action="{url}/begin"><input name="csrf" value="x"></form>'
        )
        with listening() as listener:
            origin = f"http://127.0.0.1:{listener.getsockname()[1]}"
            async with serve_on(listener, await elsewhere(body)):
                page = await signed_in_page(browser)
                await page.goto(url)  # a session of this browser exists
                await page.goto(origin)
                [frame] = page.frames[1:]
                assert "Weather" not in await frame.content()
                assert "Go on" not in await frame.content()
                await page.evaluate("document.forms[0].submit()")
                await page.wait_for_load_state()
                assert "did not come from this page" in await page.inner_text("body")
        assert await state_of(at, url) == "waiting"


async def test_a_name_that_was_pointed_at_this_machine_is_refused() -> None:
    """O12: DNS rebinding, with the right port and the right path."""
    weather = Weather()
    rules = "--host-resolver-rules=MAP evil.example 127.0.0.1, MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
    async with wire_to(weather.server) as wire, chromium(rules) as browser:
        reply = await wire.call("weather", capabilities=EVERYTHING)
        url = reply.asks[reply.key]["url"]
        page = await browser.new_page()
        answer = await page.goto(url.replace("127.0.0.1", "evil.example"))
        assert answer is not None
        assert answer.status == 421
        assert "Weather" not in await page.content()


async def test_a_cookie_that_reaches_another_port_opens_nothing_there_and_nothing_here() -> None:
    """O12: browsers send cookies to every port of a host; the path and the origin are what counts."""
    seen: list[str] = []

    async def collect(request: Request) -> Response:
        seen.append(request.headers.get("cookie", ""))
        return Response("collected")

    async with place() as at, chromium() as browser:
        url = await at.link()
        page = await signed_in_page(browser)
        await page.goto(url)
        with listening() as listener:
            other = f"http://127.0.0.1:{listener.getsockname()[1]}"
            async with serve_on(listener, Starlette(routes=[Route("/{rest:path}", collect)])):
                await page.goto(other)
                assert any("__Host-mcp-elicitation=" in each for each in seen)  # it does get there
                answer = await page.evaluate(
                    """async (url) => {
                      const body = new URLSearchParams({csrf: 'x'});
                      const how = {method: 'POST', mode: 'no-cors', credentials: 'include', body};
                      try { return (await fetch(url, how)).type } catch (e) { return 'failed' }
                    }""",
                    f"{url}/begin",
                )
                assert answer in {"opaque", "failed"}
        assert await state_of(at, url) == "waiting"


async def test_the_page_tells_nobody_where_it_was() -> None:
    """O10."""
    seen: list[str | None] = []

    async def note(request: Request) -> Response:
        seen.append(request.headers.get("referer"))
        return HTMLResponse("noted")

    async with place() as at, chromium() as browser:
        page = await signed_in_page(browser)
        with listening() as listener:
            other = f"http://127.0.0.1:{listener.getsockname()[1]}/x"
            async with serve_on(listener, Starlette(routes=[Route("/x", note)])):
                await page.goto(await at.link())
                await page.evaluate("url => { location.href = url }", other)
                await page.wait_for_url(other)
        assert seen == [None]


async def test_the_page_works_with_the_keyboard_and_says_what_its_inputs_are() -> None:
    async with place() as at, chromium() as browser:
        page = await signed_in_page(browser)
        url = await at.link()
        await page.goto(url)
        await page.get_by_role("button", name="Go on").focus()
        await page.keyboard.press("Enter")
        await page.wait_for_url(url)
        field = page.get_by_label("Weather API key")
        await field.wait_for()
        assert await field.get_attribute("type") == "password"
        assert await field.get_attribute("autocomplete") == "off"
        assert await field.evaluate("e => document.activeElement === e")
        await page.keyboard.type(CANARY)
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/connect/end/done")
        kept = await at.elicitation.vault.get(ALICE, "weather")
        assert kept is not None
        assert kept.fields["value"].reveal() == CANARY


PAYLOAD = '"><script>document.title="owned"</script><img src=x onerror=\'document.title="owned"\'>'


async def test_no_text_of_others_runs_or_adds_an_element() -> None:
    """O18."""
    async with place() as at, chromium() as browser:
        page = await signed_in_page(browser)
        dialogs: list[str] = []
        page.on("dialog", lambda dialog: dialogs.append(dialog.message))
        request = ConfirmRequest(details=[(PAYLOAD, PAYLOAD)]).write()
        handle = await at.interactions.begin("confirm", ALICE, PAYLOAD, request)
        await page.goto(f"{at.url}/connect/{handle}")
        assert await page.title() != "owned"
        assert dialogs == []
        assert await page.locator("script, main img, iframe").count() == 0
        assert PAYLOAD in await page.inner_text("main")
