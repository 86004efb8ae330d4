"""Pictures of every page of the inbox, for ``docs/inbox``: phone and desktop, light and dark, English and Chinese.

python -m tests.client.web.shots [FOLDER]
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page
from tests.client.web.world import Links, form_review, url_review
from tests.server.connect.world import chromium

from mcp_elicitation.client import LocalInbox, Reply, Review, ServerIdentity

PAGES = ("inbox", "form", "mend", "review", "url", "opened", "finished")
WIDTHS = {"phone": 320, "desktop": 1100}
SCHEMES = ("light", "dark")
LANGUAGES = {"en": "en-US", "zh": "zh-CN"}
TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "trip": "When do you fly to Oslo?\nThe seat is chosen in the next step.",
        "day": "Departure", "day?": "The day you leave", "people": "Travellers", "cabin": "Cabin", "eco": "Economy",
        "biz": "Business", "extras": "Extras", "bag": "Checked bag", "meal": "Hot meal", "lounge": "Lounge",
        "mail": "E-mail", "mail?": "Where the ticket goes", "window": "Window seat?", "pin": "Loyalty card PIN",
        "pay": "Pay the deposit to keep the seat.", "claimed": "Travel Desk", "other": "Which branch shall I tidy up?",
        "branch": "Branch",
    },
    "zh": {
        "trip": "您哪天飞往奥斯陆？\n下一步再选择座位。",
        "day": "出发日期", "day?": "您启程的日子", "people": "乘客人数", "cabin": "舱位", "eco": "经济舱",
        "biz": "公务舱", "extras": "附加服务", "bag": "托运行李", "meal": "热餐", "lounge": "休息室",
        "mail": "电子邮箱", "mail?": "机票将发送到此处", "window": "要靠窗座位吗？", "pin": "会员卡 PIN 码",
        "pay": "请支付订金以保留座位。", "claimed": "旅行服务台", "other": "要整理哪个分支？", "branch": "分支",
    },
}  # fmt: skip


def trip(language: str) -> Review:
    said = TEXTS[language]
    titled = [{"const": each, "title": said[each]} for each in ("bag", "meal", "lounge")]
    schema: dict[str, Any] = {
        "type": "object",
        "properties": {
            "leaves": {"type": "string", "format": "date", "title": said["day"], "description": said["day?"]},
            "people": {"type": "integer", "title": said["people"], "minimum": 1, "maximum": 9, "default": 1},
            "cabin": {
                "type": "string",
                "title": said["cabin"],
                "oneOf": [{"const": "eco", "title": said["eco"]}, {"const": "biz", "title": said["biz"]}],
                "default": "eco",
            },
            "extras": {"type": "array", "title": said["extras"], "items": {"anyOf": titled}, "maxItems": 2},
            "email": {"type": "string", "format": "email", "title": said["mail"], "description": said["mail?"]},
            "window": {"type": "boolean", "title": said["window"]},
        },
        "required": ["leaves", "email"],
    }
    server = ServerIdentity("travel", "https://travel.example", said["claimed"])
    return form_review(schema, said["trip"], server, request="book")


def page_ask(language: str) -> Review:
    said = TEXTS[language]
    server = ServerIdentity("travel", "https://travel.example", said["claimed"])
    url = "https://pay.travel-payments.example/deposit?session=8f14e45f-ceea-467f-a8d2-6d1c9a1b2c3d&lang=" + language
    return url_review(url, said["pay"], server, request="book")


def branch(language: str) -> Review:
    said = TEXTS[language]
    schema = {"type": "object", "properties": {"branch": {"type": "string", "title": said["branch"], "maxLength": 40}}}
    return form_review(schema, said["other"], ServerIdentity("git", "uvx git-tidy --stdio", None))


async def shoot(page: Page, inbox: LocalInbox, base: str, name: str, language: str) -> None:
    """Bring a page to where it is pictured."""
    book = inbox.book
    if name == "inbox":
        book.put(trip(language), owner=None, patience=3600)
        book.put(page_ask(language), owner=None, patience=1200)
        done = book.put(branch(language), owner=None, patience=3600)
        book.end(done, "sent", Reply("accept", {"branch": "old/spike"}))
        await page.goto(f"{base}/")
        return
    review = page_ask(language) if name in {"url", "opened"} else trip(language)
    pending = book.put(review, owner=None, patience=3600)
    await page.goto(f"{base}/asks/{pending.id}")
    if name == "url":
        await page.wait_for_timeout(800)
    if name == "opened":
        from mcp_elicitation.client.waiting import Waiting

        book.end(pending, "opened", Reply("accept"))
        book.wait([review], Waiting())
        await page.locator(".qr summary").click()
    if name in {"mend", "review", "finished"}:
        await page.locator("#f0").fill("" if name == "mend" else "2031-05-06")
        await page.locator("#f4").fill("ada@" if name == "mend" else "ada@example.com")
        await page.locator("[name=f3] >> nth=0").check()
        await page.locator("button.primary").click()
        await page.locator(".field.wrong >> nth=0" if name == "mend" else "dl.rows").wait_for()
    if name == "finished":
        await page.locator("button.primary").click()
        await page.goto(f"{base}/")
        await page.locator("details.over summary").click()


async def one(browser: Browser, how: tuple[str, str, str, str], folder: Path) -> None:
    """Take one picture."""
    name, width, scheme, language = how
    inbox = LocalInbox(open=Links().open)
    link = await inbox.link()
    context: BrowserContext = await browser.new_context(
        viewport={"width": WIDTHS[width], "height": 640},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=LANGUAGES[language],
    )
    page = await context.new_page()
    await page.goto(link)
    base = link.partition("/start/")[0]
    await page.wait_for_url(f"{base}/")
    await shoot(page, inbox, base, name, language)
    overflow = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not overflow, f"{name} does not fit {width}"
    await page.screenshot(path=str(folder / f"{name}-{width}-{scheme}-{language}.png"), full_page=True)
    await context.close()
    await inbox.close()


async def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240  nothing else runs yet
    async with chromium() as browser:
        for how in itertools.product(PAGES, WIDTHS, SCHEMES, LANGUAGES):
            await one(browser, how, folder)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/inbox")))
