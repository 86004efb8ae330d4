"""Who is let in: the browser with the link, once, under the one name and port; no page of anybody else's."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from tests.client.web.world import EVERY_KIND, Links, form_review, url_review, world
from tests.server.connect.browsing import Hand
from tests.server.connect.world import listening, serve_on

from mcp_elicitation.client.web import LocalInbox

REBINDING = "--host-resolver-rules=MAP evil.example 127.0.0.1, MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"


async def test_a_link_lets_one_browser_in_once() -> None:
    inbox = LocalInbox(open=Links().open)
    link = await inbox.link()
    base = link.partition("/start/")[0]
    assert base.startswith("http://127.0.0.1:")
    async with Hand() as first, Hand() as second:
        entered = await first.get(link)
        assert entered.status_code == 200
        cookie = entered.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert f"Path=/{base.rpartition('/')[2]}" in cookie
        assert (await first.get(f"{base}/")).status_code == 200
        assert (await first.get(link)).status_code == 200  # back by its own history
        assert (await second.get(link)).status_code == 403
        assert (await second.get(f"{base}/")).status_code == 403
    await inbox.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "localhost:{port}"},
        {"host": "evil.example:{port}"},
        {"host": "127.0.0.1"},
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"},
        {"sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "empty"},
        {"sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"},
        {"sec-fetch-site": "same-origin", "sec-fetch-dest": "image"},
        {"sec-purpose": "prefetch"},
    ],
    ids=lambda headers: "-".join(headers.values()),
)
@pytest.mark.parametrize("path", ["/", "/events", "/inbox.js", "/asks/x", "/over/x"])
async def test_nothing_is_served_to_another_site_port_or_name(headers: dict[str, str], path: str) -> None:
    inbox = LocalInbox(open=Links().open)
    link = await inbox.link()
    base = link.partition("/start/")[0]
    port = base.split(":")[2].partition("/")[0]
    async with Hand() as hand:
        await hand.get(link)
        sent = {name: value.replace("{port}", port) for name, value in headers.items()}
        response = await hand.get(f"{base}{path}", **sent)
        assert response.status_code in {403, 421}
        assert "Waiting" not in response.text
        assert "access-control-allow-origin" not in response.headers
    await inbox.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://127.0.0.1:1", "sec_fetch_site": "same-site"},
        {"origin": "https://evil.example", "sec_fetch_site": "cross-site"},
        {"origin": "null", "sec_fetch_site": "cross-site"},
        {"origin": "null", "sec_fetch_site": "none"},
    ],
    ids=["port", "site", "null", "none"],
)
async def test_no_other_page_answers_for_the_person(headers: dict[str, str]) -> None:
    async with world() as at, Hand() as hand:
        reply = await at.asked(form_review(EVERY_KIND))
        [waiting] = at.inbox.book.waiting(None)
        await hand.get(await at.inbox.link())
        page = await hand.get(f"{at.base}/asks/{waiting.id}")
        token = page.text.partition('name="csrf" value="')[2].partition('"')[0]
        refused = await hand.post(f"{at.base}/asks/{waiting.id}/decline", {"csrf": token}, **headers)
        assert refused.status_code == 403
        forged = await hand.post(f"{at.base}/asks/{waiting.id}/decline", {"csrf": "x" * 64})
        assert forged.status_code == 403
        bare = await hand.post(f"{at.base}/asks/{waiting.id}/decline", {"f0": "x"})
        assert bare.status_code == 403
        assert not reply.done()
        assert (await hand.post(f"{at.base}/asks/{waiting.id}/decline", {"csrf": token})).status_code == 200
        assert (await reply).action == "decline"


async def test_a_guessed_path_or_name_leads_nowhere() -> None:
    async with world() as at, Hand() as hand:
        root = at.base.rpartition("/")[0]
        for path in ("/", "/asks/", "/x" * 10, "/start/x", f"/{'A' * 24}/"):
            assert (await hand.get(root + path)).status_code == 404
        await hand.get(await at.inbox.link())
        assert (await hand.get(f"{at.base}/asks/{'A' * 32}")).status_code == 404


async def test_a_page_on_another_port_or_under_a_rebound_name_learns_and_does_nothing() -> None:
    """O12, with a real browser that was let in, in the same profile."""

    async def page(request: Request) -> Response:
        return HTMLResponse("<!doctype html><title>evil</title><p>evil")

    async with world(REBINDING) as at:
        reply = await at.asked(url_review("https://pay.example/"))
        [waiting] = at.inbox.book.waiting(None)
        ask = f"{at.base}/asks/{waiting.id}"
        with listening() as listener:
            other = f"http://127.0.0.1:{listener.getsockname()[1]}"
            async with serve_on(listener, Starlette(routes=[Route("/{rest:path}", page)])):
                evil = await at.context.new_page()
                await evil.goto(other)
                for to in (f"{at.base}/", ask, f"{at.base}/events", f"{at.base}/inbox.js"):
                    read = await evil.evaluate(
                        "to => fetch(to, {credentials: 'include', mode: 'cors'}).then(() => 'read', () => 'refused')",
                        to,
                    )
                    assert read == "refused"
                await evil.evaluate(
                    """to => { const form = document.createElement('form'); form.method = 'post';
                    form.action = to; document.body.append(form); form.submit(); }""",
                    f"{ask}/decline",
                )
                await expect(evil.get_by_role("heading")).to_have_text("This request was stopped")
                await evil.goto(other)
                await evil.evaluate("to => { location = to; }", ask)  # a link, with a cookie of the same site
                await expect(evil.get_by_role("heading")).to_have_text("This request was stopped")
                await evil.goto(other)
                await evil.evaluate(
                    "to => { const one = document.createElement('iframe'); one.src = to; document.body.append(one) }",
                    ask,
                )
                await evil.wait_for_load_state("networkidle")
                assert "pay.example" not in str([await frame.content() for frame in evil.frames[1:]])
                await evil.goto(ask.replace("127.0.0.1", "evil.example"))
                await expect(evil.get_by_role("heading")).to_have_text("This request was stopped")
        assert not reply.done()
        assert not waiting.is_over
