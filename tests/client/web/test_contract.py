"""The inbox keeps the contract of surfaces, with a person in a browser who types and presses."""

from __future__ import annotations

import asyncio

from tests.client.surface_contract import Deed, SurfaceContract
from tests.client.web.filling import fill
from tests.client.web.world import World, world

from mcp_elicitation.client import LocalInbox, Reply, Review, Surface


async def decide(at: World, deed: str) -> None:
    """Press what decides; ``close`` ends the program behind the page."""
    if deed == "close":
        await at.context.close()
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
