"""For everybody: the axe rules, a keyboard alone, 320 px, dark, Chinese, and names that a screen reader can say."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.client.web.world import EVERY_KIND, form_review, url_review, world
from tests.node import MODULES, require_node

from mcp_elicitation.client.surface import Reply

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


async def faults(page: Page) -> list[str]:
    """What axe finds on a page."""
    axe = MODULES / "axe-core" / "axe.min.js"
    require_node(axe)
    await page.wait_for_timeout(800)  # the button that wakes up is not yet as readable as it will be
    await page.evaluate(axe.read_text())
    found: dict[str, Any] = await page.evaluate("rules => axe.run(document, rules)", RULES)
    return [f"{each['id']}: {[node['html'] for node in each['nodes']]}" for each in found["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("language", "width"), [("en-US", 1100), ("zh-CN", 320)], ids=["en-desktop", "zh-phone"])
async def test_every_page_keeps_the_rules_and_fits(scheme: str, language: str, width: int) -> None:
    profile: dict[str, Any] = {"color_scheme": scheme, "locale": language, "viewport": {"width": width, "height": 700}}
    async with world(**profile) as at:
        page = at.page

        async def right() -> None:
            assert await faults(page) == []
            assert not await page.evaluate(WIDE)

        await right()  # nothing waits
        form = await at.asked(form_review(EVERY_KIND, "Why? " * 30 + "x" * 200, request="book"))
        await right()
        await page.locator("button.primary").click()
        await expect(page.locator(".field.wrong").first).to_be_visible()
        await right()
        await page.locator("#f0").fill("Ada Lovelace")
        await page.locator("#f1").fill("ada@example.com")
        await page.locator("[name=f10] >> nth=0").check()
        await page.locator("button.primary").click()
        await expect(page.locator("dl.rows")).to_be_visible()
        await right()
        await page.locator("button.primary").click()
        await form
        await right()
        await at.asked(url_review("https://accounts.google.com.login.evil.example:8443/" + "x" * 200))
        await right()
        [waiting] = at.inbox.book.waiting(None)
        at.inbox.book.end(waiting, "opened", Reply("accept"))
        await page.locator(".qr summary").click()
        await right()
        await page.goto(f"{at.base}/")
        await page.locator("details.over summary").first.click()
        await right()


@pytest.mark.requirement("UI-4", "UI-5")
async def test_a_form_is_answered_with_a_keyboard_alone() -> None:
    schema = {
        "type": "object",
        "properties": {
            "name": {"type": "string", "title": "Name", "maxLength": 40},
            "size": {"type": "string", "title": "Size", "enum": ["small", "large"]},
        },
        "required": ["name", "size"],
    }
    async with world() as at:
        reply = await at.asked(form_review(schema))
        keys = at.page.keyboard
        await keys.press("Tab")  # to the inbox
        await keys.press("Tab")
        await keys.type("Ada")
        await keys.press("Tab")
        await keys.press("Space")
        await keys.press("ArrowDown")
        await keys.press("Enter")  # goes to the review, and no further
        await expect(at.page.locator("dl.rows")).to_contain_text("large")
        await keys.press("Enter")  # nothing has the focus: Enter sends nothing
        assert not reply.done()
        await keys.press("Tab")
        await keys.press("Tab")
        await expect(at.page.locator(":focus")).to_have_text("Send to travel")
        await keys.press("Enter")
        assert (await reply).content == {"name": "Ada", "size": "large"}


@pytest.mark.requirement("UI-4")
async def test_closing_the_tab_sends_nothing() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await at.page.get_by_label("Full name").fill("Ada")
        await at.page.close()
        second = await at.context.new_page()
        await second.goto(f"{at.base}/")
        await expect(second.locator("article.ask")).to_have_count(1)
        assert not reply.done()
        await second.locator("article.ask a.button").click()
        await expect(second.get_by_label("Full name")).to_have_value("Ada")
