"""The inbox keeps the contract of surfaces, with a person in a browser who types and presses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from playwright.async_api import Locator, Page
from tests.client.surface_contract import Deed, SurfaceContract
from tests.client.web.world import World, world

from mcp_elicitation.client import LocalInbox, Reply, Review, Surface
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field

NATIVE = {"2031/5/6": "2031-05-06"}
"""What a person picks in the browser's calendar where others type."""


async def fill(page: Page, review: Review, typed: Mapping[str, str]) -> None:
    """Fill in fields by their names, each in the way of its input."""
    assert isinstance(review.elicitation, FormElicitation)
    for at, field in enumerate(review.elicitation.form.fields):
        if field.name in typed:
            await _fill_one(page.locator(f"[name=f{at}]"), field, typed[field.name])


async def _fill_one(inputs: Locator, field: Field, typed: str) -> None:
    if isinstance(field, BooleanField):
        await inputs.and_(inputs.page.locator(f"[value={typed}]")).check()
    elif isinstance(field, ChoiceField | ChoicesField):
        for at, choice in enumerate(field.choices):
            if choice.value in typed.split(","):
                await inputs.nth(at).check()
    elif await inputs.get_attribute("type") == "date":
        await inputs.focus()  # letters that are no date are not even taken
        if typed[0].isdigit():
            await inputs.fill(NATIVE.get(typed, typed))
    elif await inputs.get_attribute("type") == "number":
        await inputs.press_sequentially(typed)
    else:
        await inputs.fill(typed)


async def decide(at: World, deed: str) -> None:
    """Press what decides; ``close`` ends the program behind the page."""
    if deed == "close":
        await at.inbox.close()
        return
    if deed == "accept":
        await at.page.locator("form#answer button[class]").first.click()
        await at.page.wait_for_load_state()
        if await at.page.locator("form[action$='/send']").count() == 0:
            return  # something must be mended first
        await at.page.locator("button", has_text="Send").click()
    else:
        await at.page.get_by_role("button", name=deed.capitalize(), exact=True).click()
    await at.page.wait_for_load_state()


class TestInbox(SurfaceContract):
    @property
    def surface(self) -> Surface:
        return LocalInbox()

    async def perform(self, review: Review, *deeds: Deed) -> Reply:
        async with world() as at:
            reply = await at.asked(review)
            for deed in deeds:
                if isinstance(deed, str):
                    await decide(at, deed)
                else:
                    await fill(at.page, review, deed)
            return await asyncio.wait_for(reply, 10)
