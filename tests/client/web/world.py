"""An inbox on loopback, asks in it, and a browser that was let in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, BrowserContext, Error, Page
from tests.server.connect.world import chromium

from mcp_elicitation.client.notices import find_name_notices, find_notices
from mcp_elicitation.client.review import Review, ServerIdentity, inspect_page
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.web import LocalInbox
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.read import read_form

PATIENCE = 60.0
"""Seconds in which the person of a test has answered."""

TRAVEL = ServerIdentity("travel", "https://travel.example", "Travel Desk")
EVERY_KIND: dict[str, Any] = {
    "type": "object",
    "properties": {
        "name": {
            "type": "string",
            "title": "Full name",
            "description": "As in the passport",
            "minLength": 2,
            "maxLength": 40,
        },
        "mail": {"type": "string", "title": "E-mail", "format": "email"},
        "site": {"type": "string", "title": "Home page", "format": "uri"},
        "day": {"type": "string", "title": "Departure", "format": "date"},
        "meet": {"type": "string", "title": "Meeting", "format": "date-time"},
        "people": {"type": "integer", "title": "Travellers", "minimum": 1, "maximum": 9, "default": 1},
        "budget": {"type": "number", "title": "Budget", "minimum": 0.5, "maximum": 1000},
        "window": {"type": "boolean", "title": "Window seat"},
        "cabin": {"type": "string", "title": "Cabin", "enum": ["eco", "biz"], "enumNames": ["Economy", "Business"]},
        "meal": {
            "type": "string",
            "title": "Meal",
            "oneOf": [{"const": "v", "title": "Vegetarian"}, {"const": "f", "title": "Fish"}],
            "default": "v",
        },
        "extras": {
            "type": "array",
            "title": "Extras",
            "items": {"type": "string", "enum": ["bag", "lounge", "wifi"]},
            "minItems": 1,
            "maxItems": 2,
        },
        "notes": {"type": "string", "title": "Notes"},
    },
    "required": ["name", "mail", "extras"],
}


def form_review(
    schema: Mapping[str, Any], message: str = "When do you fly?", server: ServerIdentity = TRAVEL, **more: Any
) -> Review:
    """A form as the responder would put it before a person."""
    asked = FormElicitation(message, read_form(schema))
    names = find_name_notices(server.claimed, alias=server.alias)
    return Review(server=server, elicitation=asked, notices=(*find_notices(asked), *names), **more)


def url_review(url: str, message: str = "Pay there", server: ServerIdentity = TRAVEL, **more: Any) -> Review:
    """A page as the responder would put it before a person."""
    asked = UrlElicitation(message, url)
    page = inspect_page(asked, server, known_hosts=(), typed=())
    return Review(server=server, elicitation=asked, notices=find_notices(asked), page=page, **more)


@dataclass(slots=True)
class Links:
    """What an inbox told, in place of a terminal; opens nothing by itself."""

    told: list[str] = field(default_factory=list[str])
    came: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, link: str, _why: object) -> None:
        self.told.append(link)
        self.came.set()

    async def open(self, _link: str) -> object:
        return None


@dataclass(slots=True)
class World:
    """One inbox and one browser.

    Attributes:
        inbox: The inbox.
        browser: The browser.
        context: Its one profile.
        page: A tab that has been let in.
        base: The URL of the inbox.
        tasks: Who waits for answers.
    """

    inbox: LocalInbox
    browser: Browser
    context: BrowserContext
    page: Page
    base: str
    tasks: asyncio.TaskGroup

    def ask(self, review: Review) -> asyncio.Task[Reply]:
        """Ask, and go on meanwhile; no test waits for ever for an answer that a click has missed."""
        return self.tasks.create_task(asyncio.wait_for(self.inbox.ask(review), PATIENCE))

    async def asked(self, review: Review) -> asyncio.Task[Reply]:
        """Ask, and open the page of that ask."""
        changed = self.inbox.book.changed
        task = self.ask(review)
        await changed.wait()
        newest = self.inbox.book.waiting(None)[-1]
        await self.page.goto(f"{self.base}/asks/{newest.id}")
        return task

    async def press(self, name: str, **exact: bool) -> None:
        """Press a button of the tab."""
        await self.page.get_by_role("button", name=name, **exact).click()  # type: ignore[arg-type]


async def leave(context: BrowserContext) -> None:
    """Close a profile; a page that is on its way somewhere is stopped first, or both would wait for each other."""
    for page in context.pages:
        for _ in range(2):
            with contextlib.suppress(Error):
                await page.goto("about:blank", timeout=10_000)
                break
    await context.close()


@asynccontextmanager
async def world(*arguments: str, inbox: LocalInbox | None = None, **profile: Any) -> AsyncGenerator[World]:
    """Serve an inbox and let a browser in."""
    inbox = inbox or LocalInbox(open=Links().open)
    async with chromium(*arguments) as browser:
        context = await browser.new_context(**profile)
        page = await context.new_page()
        link = await inbox.link()
        await page.goto(link)
        base = link.partition("/start/")[0]
        await page.wait_for_url(f"{base}/")
        try:
            async with asyncio.TaskGroup() as tasks:
                yield World(inbox, browser, context, page, base, tasks)
                await leave(context)  # before pages go somewhere else because their asks end
                for each in inbox.book.waiting(None):
                    inbox.book.end(each, "withdrawn", Reply("cancel", by="nobody"))
        finally:
            await leave(context)
            await inbox.close()
