"""The pages about accounts can be read and used by everybody, and Chromium goes where they lead."""

from __future__ import annotations

import pytest
from tests.accessibility import judged
from tests.server.connect.world import chromium
from tests.server.oauth.desk import Agent, desk_at_work
from tests.server.oauth.hub import hub_at_work, provider_of

from mcp_elicitation.text import Text

LONG = "a-name-without-any-space-in-it-" * 4
XSS = Text("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>")


@pytest.mark.parametrize("locale", ["en", "zh-CN"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_wrong_with_any_page(scheme: str, locale: str) -> None:
    """WCAG 2.2 AA; O18: what a provider wrote is text."""
    async with hub_at_work(account=f"{LONG}<script>alert(1)</script>") as hub, chromium() as browser:
        odd = provider_of(hub, title=XSS)
        async with desk_at_work(hub, odd) as at:
            context = await browser.new_context(
                viewport={"width": 390, "height": 640},
                color_scheme="dark" if scheme == "dark" else "light",
                locale=locale,
            )
            await context.add_cookies([{"name": "person", "value": "alice", "url": at.url}])
            page = await context.new_page()
            dialogs: list[str] = []
            page.on("dialog", lambda dialog: dialogs.append(dialog.message))
            _, _, link = await Agent(at).link()
            await page.goto(link)
            assert (await judged(page))[0] == []
            await page.locator("button.primary").click()
            await page.wait_for_url("**/connect/linked/hub")
            assert (await judged(page))[0] == []
            assert LONG in await page.inner_text("body")
            await page.goto(f"{at.url}/connections")
            assert (await judged(page))[0] == []
            await page.goto(f"{at.url}/connect/linked/hub")
            await page.locator("button.danger").click()
            await page.wait_for_url("**/connect/end/disconnected")
            assert (await judged(page))[0] == []
            assert dialogs == []
            assert await page.locator("img, script").count() == 0
