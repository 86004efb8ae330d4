"""Servers that other people wrote, answered through the inbox by a person in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest
from mcp_types import CallToolResult
from playwright.async_api import expect
from tests.client.web.filling import fill
from tests.client.web.world import World as Place
from tests.client.web.world import world as place
from tests.peers.servers import PERSON, said
from tests.peers.world import World

from mcp_elicitation.client import connect

pytestmark = pytest.mark.xdist_group("peers")

ORDER = {"size": "large", "count": "2", "milk": "oat"}


@pytest.fixture(scope="module")
def peers() -> Iterator[World]:
    world = World()
    with world.stack:
        yield world


async def to_ask(at: Place, call: asyncio.Task[CallToolResult]) -> None:
    """Go to what is asked next."""
    while not at.inbox.book.waiting(None):
        assert not call.done()
        changed = at.inbox.book.changed
        await asyncio.wait([call, asyncio.ensure_future(changed.wait())], return_when=asyncio.FIRST_COMPLETED)
    [pending] = at.inbox.book.waiting(None)
    await at.page.goto(f"{at.base}/asks/{pending.id}")


async def send(at: Place, typed: Mapping[str, str]) -> None:
    """Fill in the form on the page, look it over and send it."""
    [pending] = at.inbox.book.waiting(None)
    await fill(at.page, pending.review, typed)
    await at.press("Review")
    await at.page.locator("form[action$='/send'] button.primary").click()
    await expect(at.page.get_by_role("heading", level=1)).to_have_text("Sent")


def typed(value: object) -> str:
    """Write an answer as it is typed or picked."""
    if isinstance(value, list):
        return ",".join(str(each) for each in cast("list[object]", value))
    return "yes" if value is True else str(value)


@pytest.mark.requirement("MRTR-8", "UI-5")
async def test_a_typescript_server_is_answered_in_two_rounds(peers: World) -> None:
    async with place() as at, connect(peers.typescript, alias="coffee", surface=at.inbox) as client:
        call = asyncio.create_task(client.call_tool("order_twice", {"item": "coffee"}))
        await to_ask(at, call)
        assert "Coffee desk" in await at.page.inner_text("main")
        await send(at, ORDER)
        await to_ask(at, call)
        await send(at, {"sure": "yes"})
        assert said(await call) == "large coffee: accept true"


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(("button", "action"), [("Decline", "decline"), ("Cancel", "cancel")])
async def test_a_typescript_server_is_told_no_and_not_now(peers: World, button: str, action: str) -> None:
    async with place() as at, connect(peers.typescript, alias="coffee", surface=at.inbox) as client:
        call = asyncio.create_task(client.call_tool("order", {"item": "coffee"}))
        await to_ask(at, call)
        await at.press(button)
        assert said(await call) == f"{action} null for coffee"


@pytest.mark.requirement("UI-6", "URL-3")
async def test_the_page_of_a_typescript_server_is_opened(peers: World) -> None:
    async with place() as at, connect(peers.typescript, alias="coffee", surface=at.inbox) as client:
        call = asyncio.create_task(client.call_tool("pay", {}))
        await to_ask(at, call)
        await expect(at.page.locator("#open")).to_be_enabled()
        await at.page.locator("#open").click()  # the browser of the test can look up no name, and stays where it is
        assert said(await call) == "accept null"


@pytest.mark.requirement("FORM-1", "FORM-7")
async def test_the_reference_server_gets_every_kind_of_field(peers: World) -> None:
    answers: dict[str, Any] = PERSON
    async with place() as at, connect(peers.everything, alias="everything", surface=at.inbox) as client:
        call = asyncio.create_task(client.call_tool("trigger-elicitation-request", {}))
        await to_ask(at, call)
        await send(at, {name: typed(value) for name, value in answers.items()})
        told = said(await call)
        for value in ("Ada Lovelace", "ada@example.com", "1815-12-10", "Joey", "hero-3", "fish-2", "pet-2"):
            assert value in told
