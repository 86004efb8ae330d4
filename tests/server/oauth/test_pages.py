"""What a provider or an author wrote is text on the pages about accounts, whatever it looks like (O18)."""

from __future__ import annotations

from tests.server.connect.world import chromium
from tests.server.oauth.desk import Agent, desk_at_work
from tests.server.oauth.hub import hub_at_work, provider_of

from mcp_elicitation.text import Text

XSS = Text("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>")


async def test_names_that_look_like_code_are_shown_and_do_nothing() -> None:
    async with hub_at_work(account="<script>alert(1)</script>") as hub, chromium() as browser:
        odd = provider_of(hub, title=XSS)
        async with desk_at_work(hub, odd) as at:
            context = await browser.new_context()
            await context.add_cookies([{"name": "person", "value": "alice", "url": at.url}])
            page = await context.new_page()
            dialogs: list[str] = []
            page.on("dialog", lambda dialog: dialogs.append(dialog.message))
            _, _, link = await Agent(at).link()
            await page.goto(link)
            await page.locator("button.primary").click()
            for path in ("connect/linked/hub", "connections"):
                await page.wait_for_url(f"**/{path}")
                assert "<script>alert(1)</script>" in await page.inner_text("body")
                assert await page.locator("img, script").count() == 0
                await page.goto(f"{at.url}/connections")
            assert dialogs == []
