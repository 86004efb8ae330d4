"""The way to the authorisation server and back, in Chromium: denied, remembered by nobody, leading nowhere else."""

from __future__ import annotations

import itertools
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import httpx2
import pytest
from playwright.async_api import Browser, Page
from tests.server.connect.browsing import Hand, csrf_of
from tests.server.connect.test_over_http import place
from tests.server.connect.test_stories import Caller, give
from tests.server.connect.world import CANARY, chromium, sign_in_as, token_of, walk_back, world

from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.pages import Brand
from mcp_elicitation.server.connect.request import ConfirmRequest, SecretField, SecretRequest
from mcp_elicitation.server.interaction import Purpose
from mcp_elicitation.server.vault.kept import Kept


async def visited(page: Page) -> list[str]:
    """Every address in the history of a tab."""
    session: Any = await page.context.new_cdp_session(page)
    history = await session.send("Page.getNavigationHistory")
    return [str(entry["url"]) for entry in history["entries"]]


@pytest.mark.requirement("SURL-1", "PHISH-2")
async def test_no_code_stays_in_the_history_and_signing_in_again_is_possible_after_a_denial() -> None:
    """O10, B167: the person presses “Cancel” there, comes back, and signs in after all."""
    async with world(hold=0) as at, chromium() as browser:
        alice = Caller(at, await token_of(at.issuer, "alice"))
        _, _, url = await alice.link("weather")
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(url)
        await page.get_by_role("button", name="Sign in").click()
        await page.get_by_role("link", name="Cancel").click()
        await page.wait_for_url("**/connect/signed-in**")
        assert "Signing in did not work" in await page.inner_text("body")
        assert "access_denied" not in await page.content()

        await page.goto(url)
        await sign_in_as("alice", page)
        await page.wait_for_url(url)
        await give(page, CANARY)
        await page.wait_for_url("**/connect/end/done")
        history = await visited(page)
        assert len(history) > 3
        assert not [each for each in history if "code=" in each]
        assert not [each for each in history if CANARY in each]


@pytest.mark.requirement("PHISH-5")
async def test_whatever_comes_back_the_browser_goes_to_us_or_to_the_authorisation_server() -> None:
    """O8: every parameter of the answer, changed in every way, twice, missing, and with others added."""
    elsewhere = (
        "https://e.test",
        "//e.test",
        "/\\e.test",
        "javascript:0",
        "http://127.0.0.1:1/",
        "\r\nlocation: x",
        "",
    )
    names = ("code", "state", "iss", "next", "return_to", "redirect_uri", "error", "error_description", "id_token")
    async with world(hold=0) as at, Hand() as hand, httpx2.AsyncClient() as there:
        alice = Caller(at, await token_of(at.issuer, "alice"))
        _, _, url = await alice.link("weather")
        away = await hand.post(f"{url}/sign-in", {"csrf": csrf_of(await hand.get(url)), "next": "https://e.test"})
        ours, provider = urlsplit(at.url).netloc, urlsplit(at.issuer).netloc
        assert urlsplit(away.headers["location"]).netloc == provider
        answer = await walk_back(there, away.headers["location"], "alice", f"{at.url}/connect/signed-in")
        good = dict(parse_qsl(urlsplit(answer).query))
        for name, value in itertools.product(names, elsewhere):
            without = [(key, each) for key, each in good.items() if key != "state"]  # which would use the state up
            changed = [*{**good, name: value}.items()] if name in good else [*without, (name, value)]
            for pairs in (changed, [*good.items(), ("state", value)], [(name, value)]):
                back = await hand.get(f"{at.url}/connect/signed-in?{urlencode(pairs)}")
                assert urlsplit(back.headers.get("location", "")).netloc in {"", ours, provider}
                assert "e.test" not in back.text + str(back.headers)
                assert back.status_code in {303, 400}
    assert hand.texts


PAYLOAD = '"><script>document.title="owned"</script><img src=x onerror="alert(1)"><svg onload=alert(2)>{{7*7}}'
FIELD = "input[type=password]"


async def elements_of(browser: Browser, text: str) -> list[int]:
    """Put a text into everything that somebody else may write, and count the elements of every page that shows it."""
    counts: list[int] = []
    async with place(title=text, brand=Brand(name=text)) as at:
        me = Principal(issuer="https://as.example", subject=text, client=text)
        kept = Kept(name=text, label=text, fields={"v": Secret("x")}, added=1.0, clients=(text,))
        await at.elicitation.vault.put(me, kept)
        page = await browser.new_page(extra_http_headers={"x-signed-in": text})
        page.on("dialog", lambda dialog: counts.append(-1))
        secret = SecretRequest(name=text, fields=[SecretField(name="v", title=text, hint=text)]).write()
        confirm = ConfirmRequest(details=[(text, text)]).write()
        asked: list[tuple[Purpose, dict[str, JSON]]] = [("use", secret), ("confirm", confirm), ("secret", secret)]
        for purpose, request in asked:
            await page.goto(f"{at.url}/connect/{await at.interactions.begin(purpose, me, text, request)}")
            assert text in await page.inner_text("main")
            counts.append(await page.locator("*").count())
        await page.locator("button.primary").click()
        await page.locator(FIELD).wait_for()
        counts.append(await page.locator("*").count())
        await page.goto(f"{at.url}/connections")
        counts.append(await page.locator("*").count())
        assert await page.title() != "owned"
        assert await page.locator("script, main img, svg").count() == 0
        await page.close()
    return counts


async def test_no_text_of_anybody_adds_an_element_to_any_page() -> None:
    """O18: server, brand, client, account, message, field, hint, label and name, on every page that shows them."""
    async with chromium() as browser:
        harmless, hostile = await elements_of(browser, "harmless"), await elements_of(browser, PAYLOAD)
    assert harmless == hostile
    assert len(harmless) == 5
