"""The client that the official suite grades, with its asks answered in a browser.

    python -m tests.conformance.inbox_client URL

As `tests.conformance.client`, but a person looks at every form in the inbox, fills in what is missing, and sends it.
"""

from __future__ import annotations

import asyncio
import os
import sys

from playwright.async_api import Page
from tests.client.web.filling import fill
from tests.client.web.world import Links
from tests.conformance.client import main, something
from tests.server.connect.world import chromium

from mcp_elicitation.client import LocalInbox, Review
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.form import Field


def typed(field: Field) -> str:
    """Write something that fits as it is typed or picked."""
    value = something(field)
    if isinstance(field, BooleanField):
        return "yes" if value is True else "no"
    return ",".join(value) if isinstance(value, list) else str(value)


def missing(review: Review) -> dict[str, str]:
    """What a form needs and does not suggest."""
    assert isinstance(review.elicitation, FormElicitation)
    fields = review.elicitation.form.fields
    return {each.name: typed(each) for each in fields if each.required and each.name not in review.prefill()}


async def answer(page: Page, inbox: LocalInbox, base: str) -> None:
    """Answer whatever is asked, for ever."""
    while True:
        changed = inbox.book.changed
        waiting = inbox.book.waiting(None)
        if not waiting:
            await changed.wait()
            continue
        await page.goto(f"{base}/asks/{waiting[0].id}")
        await fill(page, waiting[0].review, missing(waiting[0].review))
        await page.locator("form#answer button[class]").first.click()
        await page.locator("form[action$='/send'] button.primary").click()
        await page.get_by_role("heading", name="Sent").wait_for()


async def run() -> None:
    """Go through one scenario of the suite."""
    inbox = LocalInbox(open=Links().open)
    async with chromium() as browser:
        page = await browser.new_page()
        link = await inbox.link()
        base = link.partition("/start/")[0]
        await page.goto(link)
        await page.wait_for_url(f"{base}/")
        person = asyncio.create_task(answer(page, inbox, base))
        scenario, spec = os.environ["MCP_CONFORMANCE_SCENARIO"], os.environ["MCP_CONFORMANCE_PROTOCOL_VERSION"]
        graded = asyncio.create_task(main(sys.argv[-1], scenario, spec, surface=inbox))
        await asyncio.wait([person, graded], return_when=asyncio.FIRST_COMPLETED)
        for each in (person, graded):
            if each.done():
                each.result()
        person.cancel()
        await graded
        await inbox.close()


if __name__ == "__main__":
    asyncio.run(run())
