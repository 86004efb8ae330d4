"""Forms in a real browser: every kind, every action, errors beside the field, nothing sent unseen."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect
from tests.client.web.world import EVERY_KIND, form_review, world

from mcp_elicitation.client.review import Review


async def fill_all(page: Page) -> None:
    await page.get_by_label("Full name").fill("Ada Lovelace")
    await page.get_by_label("E-mail").fill("ada@example.com")
    await page.get_by_label("Home page").fill("https://ada.example/")
    await page.get_by_label("Departure").fill("2031-05-06")
    await page.get_by_label("Meeting", exact=False).first.fill("2031-05-06T10:30")
    await page.get_by_label("Time zone of “Meeting”").select_option("+02:00")
    await page.get_by_label("Travellers").fill("3")
    await page.get_by_label("Budget").fill("99.5")
    await page.get_by_role("group", name="Window seat").get_by_label("yes").check()
    await page.get_by_role("group", name="Cabin").get_by_label("Business").check()
    await page.get_by_role("group", name="Extras").get_by_label("bag").check()
    await page.get_by_role("group", name="Extras").get_by_label("wifi").check()
    await page.get_by_label("Notes").fill("two\nlines")


@pytest.mark.requirement("UI-3", "UI-5", "FORM-6", "FORM-7")
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
async def test_every_kind_is_filled_in_reviewed_and_sent(script: bool) -> None:
    async with world(java_script_enabled=script) as at:
        reply = await at.asked(form_review(EVERY_KIND, request="book"))
        said = await at.page.inner_text("main")
        assert "travel" in said
        assert "https://travel.example" in said
        assert "“Travel Desk”" in said
        assert "book" in said
        await fill_all(at.page)
        await at.press("Review")
        rows = await at.page.inner_text("dl.rows")
        for shown in ("Ada Lovelace", "2031-05-06T10:30:00+02:00", "99.5", "Business (biz)", "bag, wifi", "two\nlines"):
            assert shown in rows
        assert not reply.done()
        await at.press("Send to travel")
        await expect(at.page.get_by_role("heading")).to_have_text("Sent")
        assert (await reply).action == "accept"
        assert (await reply).content == {
            "name": "Ada Lovelace",
            "mail": "ada@example.com",
            "site": "https://ada.example/",
            "day": "2031-05-06",
            "meet": "2031-05-06T10:30:00+02:00",
            "people": 3,
            "budget": 99.5,
            "window": True,
            "cabin": "biz",
            "meal": "v",
            "extras": ["bag", "wifi"],
            "notes": "two\nlines",
        }


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(("button", "action"), [("Decline", "decline"), ("Cancel", "cancel")])
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
async def test_no_and_not_now_are_two_things_and_need_no_answers(button: str, action: str, script: bool) -> None:
    async with world(java_script_enabled=script) as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await at.page.get_by_label("Full name").fill("Ada")
        await at.press(button)
        await expect(at.page.get_by_role("heading")).not_to_have_text("Sent")
        assert (await reply).action == action
        assert (await reply).by == "person"
        assert (await reply).content["name"] == "Ada"  # for the draft, should the server ask again


@pytest.mark.requirement("FORM-7")
async def test_what_is_wrong_is_said_beside_the_field_and_the_first_one_has_the_focus() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        page = at.page
        await page.get_by_label("Full name").fill("Ada")
        await page.get_by_label("E-mail").fill("ada@")
        await page.get_by_label("Travellers").fill("12")
        await at.press("Review")
        wrong = page.locator(".field.wrong")
        await expect(wrong).to_have_count(3)
        await expect(page.get_by_label("E-mail")).to_be_focused()
        for label in ("E-mail", "Travellers"):
            described = await page.get_by_label(label).get_attribute("aria-describedby")
            assert described
            problem = page.locator(f"#{described.split()[-1]}")
            assert await problem.inner_text()
            await expect(page.get_by_label(label)).to_have_attribute("aria-invalid", "true")
        await expect(page.get_by_label("Full name")).to_have_value("Ada")
        await page.get_by_label("E-mail").fill("ada@example.com")
        await page.get_by_label("Travellers").fill("2")
        await page.get_by_role("group", name="Extras").get_by_label("bag").check()
        await at.press("Review")
        await at.press("Send to travel")
        assert (await reply).action == "accept"


@pytest.mark.requirement("UI-5")
async def test_an_answer_is_changed_after_the_review_and_what_stayed_is_marked() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await fill_all(at.page)
        await at.press("Review")
        marked = at.page.locator("dl.rows > div", has_text="as the server suggested")
        await expect(marked).to_have_count(1)
        await expect(marked).to_contain_text("Vegetarian")
        await at.page.get_by_role("link", name="Change").click()
        await expect(at.page.get_by_label("Notes")).to_have_value("two\nlines")
        await at.page.get_by_label("Full name").fill("Grace Hopper")
        await at.press("Review")
        await at.press("Send to travel")
        assert (await reply).content["name"] == "Grace Hopper"


async def test_what_was_typed_outlives_a_reload_and_a_second_tab_sees_it() -> None:
    async with world() as at:
        await at.asked(form_review(EVERY_KIND))
        async with at.page.expect_response("**/draft"):
            await at.page.get_by_label("Full name").fill("Ada")
        await at.page.reload()
        await expect(at.page.get_by_label("Full name")).to_have_value("Ada")
        second = await at.context.new_page()
        await second.goto(at.page.url)
        await expect(second.get_by_label("Full name")).to_have_value("Ada")


async def test_what_a_second_tab_changed_is_shown_before_it_is_sent() -> None:
    async with world() as at:
        reply = await at.asked(form_review(EVERY_KIND))
        await fill_all(at.page)
        await at.press("Review")
        second = await at.context.new_page()
        await second.goto(at.page.url.removesuffix("/review"))
        await second.get_by_label("Full name").fill("Mallory")
        await second.get_by_role("button", name="Review").click()
        await at.press("Send to travel")
        await expect(at.page.get_by_role("alert").filter(visible=True)).to_contain_text("another tab")
        assert not reply.done()
        await expect(at.page.locator("dl.rows")).to_contain_text("Mallory")
        await at.press("Send to travel")
        assert (await reply).content["name"] == "Mallory"
        await expect(second.get_by_role("heading")).to_have_text("Sent")


async def test_a_round_that_asks_again_begins_with_the_earlier_answers_and_marks_them() -> None:
    async with world() as at:
        await at.asked(form_review(EVERY_KIND, "That day is full. Another?", draft={"name": "Ada", "people": 2}))
        await expect(at.page.get_by_label("Full name")).to_have_value("Ada")
        field = at.page.locator(".field", has_text="Travellers")
        await expect(field).to_contain_text("Your earlier answer")
        await expect(at.page.locator(".field", has_text="Meal")).to_contain_text("Suggested by the server")
        await expect(at.page.locator("main")).to_contain_text("You were asked this before")


def secret_form() -> Review:
    schema = {"type": "object", "properties": {"password": {"type": "string", "title": "Your password"}}}
    return form_review(schema, "Sign in")


@pytest.mark.requirement("UI-1", "SEC-3")
async def test_a_form_that_asks_for_a_secret_says_so_at_the_field_and_enter_declines() -> None:
    async with world() as at:
        reply = await at.asked(secret_form())
        field = at.page.locator(".field", has_text="Your password")
        await expect(field.locator(".note.grave")).to_contain_text("asks for a secret")
        await expect(at.page.locator("button.primary")).to_have_text("Decline")
        await at.page.get_by_role("button", name="Decline").focus()
        await at.page.keyboard.press("Enter")
        assert (await reply).action == "decline"


@pytest.mark.requirement("FSEC-3")
async def test_a_typed_secret_is_pointed_out_before_it_is_sent_and_never_shown_again() -> None:
    schema = {"type": "object", "properties": {"note": {"type": "string", "title": "Note"}}}
    token = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    async with world() as at:
        reply = await at.asked(form_review(schema))
        await at.page.get_by_label("Note").fill(token)
        await at.press("Review")
        await expect(at.page.locator(".rows .note.grave")).to_have_count(1)
        await expect(at.page.locator("button.primary")).to_have_text("Decline")
        await at.press("Send all the same")
        assert (await reply).content == {"note": token}
        await at.page.goto(f"{at.base}/")
        await at.page.locator("details.over summary").click()
        await at.page.get_by_role("link", name="Show the answers").click()
        await expect(at.page.locator("dl.rows")).to_contain_text("not kept")
        assert token not in await at.page.content()


async def test_a_finished_ask_is_one_line_and_its_answers_are_masked_until_asked_for() -> None:
    schema = {"type": "object", "properties": {"note": {"type": "string", "title": "Note"}}}
    async with world() as at:
        await at.asked(form_review(schema, "Anything else?"))
        await at.page.get_by_label("Note").fill("no onions")
        await at.press("Review")
        await at.press("Send to travel")
        await at.page.get_by_role("link", name="To the inbox").click()
        line = at.page.locator("details.over")
        await expect(line).to_have_count(1)
        assert "no onions" not in await at.page.content()
        await line.locator("summary").click()
        await expect(line).to_contain_text("Anything else?")
        await expect(line).to_contain_text("••••")
        await at.page.get_by_role("link", name="Show the answers").click()
        await expect(at.page.locator("dl.rows")).to_contain_text("no onions")
