"""What changes is seen without loading a page again: arrivals, ends, other tabs; and what is missed without scripts."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect
from tests.client.web.world import EVERY_KIND, Links, form_review, url_review, world

from mcp_elicitation.client.review import ServerIdentity
from mcp_elicitation.client.web import LocalInbox

RECORD = """
window.told = [];
window.Notification = class { constructor(text) { window.told.push(text); } };
window.Notification.permission = 'granted';
Object.defineProperty(document, 'hidden', {get: () => true});
"""


async def test_a_new_ask_appears_with_a_count_in_the_title_and_a_notification() -> None:
    async with world() as at:
        await at.context.add_init_script(RECORD)
        await at.page.reload()
        await expect(at.page.locator("#live")).to_contain_text("Nothing waits for you")
        at.ask(form_review(EVERY_KIND))
        await expect(at.page.locator("article.ask")).to_have_count(1)
        await expect(at.page).to_have_title("(1) Waiting for you")
        at.ask(url_review("https://pay.example/"))
        await expect(at.page.locator("article.ask")).to_have_count(2)
        await expect(at.page).to_have_title("(2) Waiting for you")
        told = await at.page.evaluate("window.told")
        assert told == ["A question waits for you"] * 2  # whose question it is stays on the page


async def test_asks_that_come_while_a_form_is_filled_in_do_not_disturb_it() -> None:
    async with world() as at:
        await at.asked(form_review(EVERY_KIND))
        await at.page.get_by_label("Full name").fill("Ada")
        at.ask(form_review(EVERY_KIND, server=ServerIdentity("bank", "python bank.py")))
        await expect(at.page.locator("#others")).to_contain_text("1 more waiting")
        await expect(at.page.get_by_label("Full name")).to_have_value("Ada")
        await expect(at.page.get_by_label("Full name")).to_be_focused()


async def test_an_ask_that_its_server_took_back_says_so_where_it_was_being_answered() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await at.page.get_by_label("Full name").fill("Ada")
        reply.cancel()
        await expect(at.page.get_by_role("heading")).to_have_text("Taken back")
        await expect(at.page.locator("main")).to_contain_text("Nothing was sent")


@pytest.mark.requirement("UI-4")
async def test_an_ask_that_nobody_answered_in_time_is_cancelled_and_cannot_be_sent_any_more() -> None:
    inbox = LocalInbox(open=Links().open, patience=3)
    async with world(java_script_enabled=False, inbox=inbox) as at:
        reply = await at.asked(form_review({"type": "object", "properties": {"note": {"type": "string"}}}))
        await at.page.get_by_label("note").fill("too late")
        assert ((await reply).action, (await reply).by) == ("cancel", "nobody")
        await at.press("Review")
        await expect(at.page.get_by_role("heading")).to_have_text("Not answered in time")


async def test_a_decision_in_one_tab_is_seen_in_the_other() -> None:
    async with world() as at:
        await at.asked(form_review(EVERY_KIND))
        second = await at.context.new_page()
        await second.goto(at.page.url)
        await at.press("Decline")
        await expect(second.get_by_role("heading")).to_have_text("Declined")


async def test_the_browser_is_opened_again_only_when_no_page_is_open() -> None:
    links, now = Links(), [1e9]
    inbox = LocalInbox(tell=links.tell, open=links.open, clock=lambda: now[0])
    async with world(java_script_enabled=False, inbox=inbox) as at:
        first = await at.asked(form_review(EVERY_KIND))
        await at.press("Cancel")
        await first
        assert not links.told
        now[0] += 60  # no page has asked for anything since
        at.ask(form_review(EVERY_KIND))
        await asyncio.wait_for(links.came.wait(), 10)
        assert len(links.told) == 1
        assert links.told[0].startswith(f"{at.base}/start/")


async def test_the_next_question_is_one_press_away_as_soon_as_it_is_there() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await at.press("Decline")
        await reply
        await expect(at.page.locator("#next")).to_have_text("You can close this page.")
        at.ask(form_review(EVERY_KIND, "And when back?"))
        await at.page.get_by_role("link", name="Next question").click()
        await expect(at.page.locator("main")).to_contain_text("And when back?")


async def test_a_page_that_said_what_is_wrong_stays_alive_and_is_loaded_anew_as_a_page() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await at.page.get_by_label("Full name").fill("Ada")
        await at.press("Review")
        await expect(at.page.locator(".field.wrong").first).to_be_visible()
        await at.page.reload()
        await expect(at.page.get_by_label("Full name")).to_have_value("Ada")
        await at.press("Review")
        await expect(at.page.locator(".field.wrong").first).to_be_visible()
        reply.cancel()
        await expect(at.page.get_by_role("heading")).to_have_text("Taken back")
