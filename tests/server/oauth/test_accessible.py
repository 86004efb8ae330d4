"""The pages about accounts at a third party: WCAG 2.2 AA, judged by axe-core in Chromium."""

from __future__ import annotations

import itertools

import pytest
from playwright.async_api import Page
from tests.accessibility import judged
from tests.server.connect.world import chromium
from tests.server.oauth.desk import Agent, desk_at_work
from tests.server.oauth.hub import hub_at_work

LOOKS = list(itertools.product(("light", "dark"), ("en", "zh-CN")))


async def require_accessible(page: Page) -> None:
    wrong, looked_at = await judged(page)
    assert wrong == []
    assert {"color-contrast", "html-has-lang", "document-title", "landmark-one-main"} <= looked_at
    overflow = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not overflow


@pytest.mark.parametrize(("scheme", "language"), LOOKS)
async def test_axe_finds_nothing_wrong_with_offer_account_failure_and_list(scheme: str, language: str) -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at, chromium() as browser:
        context = await browser.new_context(
            viewport={"width": 320, "height": 640},
            color_scheme="dark" if scheme == "dark" else "light",
            locale=language,
        )
        await context.add_cookies([{"name": "person", "value": "alice", "url": at.url}])
        page = await context.new_page()
        for broken in (True, False):
            _, _, link = await Agent(at).link()
            await page.goto(link)
            await require_accessible(page)
            hub.status = 500 if broken else 200
            await page.locator("button.primary").click()
            await page.wait_for_url("**/connect/back/**" if broken else "**/connect/linked/*")
            await require_accessible(page)
        await page.goto(f"{at.url}/connections")
        await require_accessible(page)
