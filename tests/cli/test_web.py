"""``call --web``: a server of its own process asks, a browser answers, the command prints the result."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.server.connect.world import chromium

TRIP = Path(__file__).parents[2] / "examples" / "trip.py"
AWAY = ("SSH_", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


@asynccontextmanager
async def calling(*options: str) -> AsyncGenerator[tuple[Process, str]]:
    """Run the command; yield it and the link that it printed."""
    words = [sys.executable, "-m", "mcp_elicitation", *options, "book", "city=Oslo", "--", sys.executable, str(TRIP)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(AWAY)}
    process = await asyncio.create_subprocess_exec(*words, stdout=PIPE, stderr=PIPE, env=environment)
    assert process.stderr is not None
    try:
        line = ""
        while "http://127.0.0.1:" not in line:
            line = (await process.stderr.readline()).decode()
            assert line, "the command ended without printing a link"
        yield process, "http" + line.partition("http")[2].strip()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def answer(page: Page, words: dict[str, str]) -> None:
    await page.get_by_label(words["day"]).fill("2031-05-06")
    await page.get_by_label("E-mail").fill("ada@example.com")
    await page.get_by_role("button", name=words["review"]).click()
    await page.get_by_role("button", name=words["send"]).click()


async def to_next(page: Page, words: dict[str, str]) -> None:
    await page.get_by_role("link", name=words["inbox"]).click()
    await page.locator("article.ask a.button").click()


EN = {"day": "Departure", "review": "Review", "send": "Send to travel", "inbox": "To the inbox", "yes": "yes"}
ZH = {"day": "Departure", "review": "核对回答", "send": "发送给 travel", "inbox": "返回收件箱", "yes": "是"}


@pytest.mark.requirement("UI-4", "UI-5")
@pytest.mark.parametrize(("language", "words"), [("en", EN), ("zh", ZH)], ids=["en", "zh"])
async def test_a_call_is_answered_in_the_browser_to_the_end(language: str, words: dict[str, str]) -> None:
    async with (
        chromium() as browser,
        calling("--language", language, "call", "--web", "--alias", "travel") as (process, link),
    ):
        page = await browser.new_page()
        await page.goto(link)
        await page.locator("article.ask a.button").click()
        assert await page.locator("html").get_attribute("lang") == ("en" if language == "en" else "zh-Hans")
        await answer(page, words)
        await to_next(page, words)
        await page.get_by_label("1C").check()
        await page.get_by_role("button", name=words["review"]).click()
        await page.get_by_role("button", name=words["send"]).click()
        await to_next(page, words)
        await page.get_by_label(words["yes"], exact=True).check()
        await page.get_by_role("button", name=words["review"]).click()
        await page.get_by_role("button", name=words["send"]).click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Sent" if language == "en" else "已发送")
        out, err = await process.communicate()
        assert process.returncode == 0, err.decode()
        assert "Oslo" in out.decode()
        assert not err.decode().strip(), "a result was printed, and nothing else was said"


async def test_a_no_in_the_browser_is_the_exit_code_of_the_command() -> None:
    async with chromium() as browser, calling("call", "--web") as (process, link):
        page = await browser.new_page()
        await page.goto(link)
        await page.locator("article.ask a.button").click()
        await page.get_by_role("button", name="Decline").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Declined")
        assert await process.wait() == 3


async def test_a_page_that_is_left_open_says_that_the_program_has_ended() -> None:
    async with chromium() as browser, calling("call", "--web") as (process, link):
        page = await browser.new_page()
        await page.goto(link)
        await page.locator("article.ask a.button").click()
        await expect(page.locator("#lost")).to_be_hidden()
        await page.get_by_label("E-mail").fill("ada@example.com")
        process.kill()
        await expect(page.locator("#lost")).to_be_visible()
        await expect(page.get_by_label("E-mail")).to_have_value("ada@example.com")


async def test_over_ssh_it_says_how_to_reach_the_page() -> None:
    words = [
        sys.executable,
        "-m",
        "mcp_elicitation",
        "call",
        "--web",
        "book",
        "city=Oslo",
        "--",
        sys.executable,
        str(TRIP),
    ]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(AWAY)}
    environment["SSH_CONNECTION"] = "10.0.0.1 1 10.0.0.2 22"
    process = await asyncio.create_subprocess_exec(*words, stdout=PIPE, stderr=PIPE, env=environment)
    assert process.stderr is not None
    lines = [(await process.stderr.readline()).decode() for _ in range(3)]
    process.kill()
    await process.communicate()
    port = lines[2].partition("http://127.0.0.1:")[2].partition("/")[0]
    assert "another computer" in lines[0]
    assert f"ssh -L {port}:127.0.0.1:{port}" in lines[1]
