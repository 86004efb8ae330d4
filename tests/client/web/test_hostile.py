"""Whatever a server writes stays text: no dialog, no node, no request, no link, and the policy had nothing to stop."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page
from tests.client.web.world import World, form_review, url_review, world

from mcp_elicitation.client.review import ServerIdentity

TEXTS = {
    "script": "<script src=//canary.example/x></script><img src=//canary.example/i onerror=alert(1)>",
    "attribute": "\"'><svg/onload=alert(1)><a href=//canary.example>x</a>",
    "template": "{{ 7*7 }}{% for x in y %}${alert(1)}",
    "markdown": "![x](http://canary.example/i.png) [click](https://canary.example) <https://canary.example>",
    "closing": "</title></textarea></select></style></script><script>alert(1)</script><!--",
    "unseen": "safe\u202egnp.exe \u200b\x1b[31mred\x07\u2028\x00 end\u2066",
    "link": "https://canary.example/now javascript:alert(1) data:text/html,<script>alert(1)</script>",
    "base": "<base href=//canary.example><meta http-equiv=refresh content=0;url=//canary.example>",
}
WATCH = """
window.broken = [];
document.addEventListener('securitypolicyviolation', event => window.broken.push(event.violatedDirective));
"""
FOREIGN = "img:not([src^='data:image/svg']), iframe, object, embed, base, svg, video, audio, form[action*='canary']"


def stored(text: str) -> str:
    """What a form may suggest: anything but what no database keeps."""
    return "".join(each for each in text if each >= " " and each != "\u2028")


def schema(text: str) -> dict[str, Any]:
    common = {"title": f"T {text}", "description": f"D {text}"}
    lines = {"type": "string", "default": stored(text), **common}
    listed = {"oneOf": [{"const": f"v{text}", "title": f"C {text}"}, {"const": "b", "title": f"B {text}"}]}
    many = [{"const": f"{at} {text}", "title": f"M{at} {text}"} for at in range(9)]
    return {
        "type": "object",
        "properties": {
            f"p {text}": lines,
            "line": {**lines, "maxLength": 199},
            "one": {"type": "string", **listed, **common},
            "menu": {"type": "string", "oneOf": many, **common},
            "some": {"type": "array", "items": {"anyOf": listed["oneOf"]}, **common},
            "number": {"type": "integer", **common},
            "yes": {"type": "boolean", **common},
            "day": {"type": "string", "format": "date", **common},
            "when": {"type": "string", "format": "date-time", **common},
        },
    }


class Watched:
    """Everything that a page did besides being looked at."""

    def __init__(self, at: World) -> None:
        self.requests: list[str] = []
        self.dialogs: list[str] = []
        self._base = at.base
        at.context.on("request", lambda request: self.requests.append(request.url))
        at.page.on("dialog", lambda dialog: self.dialogs.append(dialog.message))

    async def check(self, page: Page) -> None:
        """What a page holds is what was drawn, and nothing of it is the server's but text."""
        assert await page.evaluate("window.broken") == []
        assert await page.locator(FOREIGN).count() == 0
        hrefs = await page.locator("a, area").evaluate_all("all => all.map(each => each.href)")
        assert all(href.startswith(f"{self._base}/") for href in hrefs)
        handlers = "all => all.flatMap(e => [...e.attributes]).filter(a => a.name.startsWith('on')).length"
        assert await page.locator("*").evaluate_all(handlers) == 0
        scripts = await page.locator("script").evaluate_all("all => all.map(each => each.src)")
        assert scripts == [f"{self._base}/inbox.js"]
        shown = await page.inner_text("body")
        assert not {"\u202e", "\u2066", "\u200b", "\x1b", "\u2028", "\x07"} & set(shown)
        assert not self.dialogs
        assert all(url.startswith((f"{self._base}/", "data:")) for url in self.requests), self.requests


@pytest.mark.requirement("CURL-7", "UI-3")
@pytest.mark.parametrize("name", list(TEXTS))
async def test_a_hostile_text_in_every_string_of_a_form_does_nothing(name: str) -> None:
    """U4, U5: message, names, titles, descriptions, choices, defaults, the server's name for itself."""
    text = TEXTS[name]
    async with world() as at:
        await at.context.add_init_script(WATCH)
        watched = Watched(at)
        server = ServerIdentity("travel", "https://travel.example", f"Desk {text}")
        reply = await at.asked(form_review(schema(text), text * 3, server, request=f"tool {text}"))
        await watched.check(at.page)
        await at.page.locator("button", has_text="Review").click()
        await watched.check(at.page)
        await at.page.locator("button", has_text="Send").click()
        await watched.check(at.page)
        assert (await reply).content["line"] == stored(text)  # and it goes back as it came
        await at.page.goto(f"{at.base}/")
        await at.page.locator("details.over summary").click()
        await watched.check(at.page)
        shows = at.page.get_by_role("link", name="Show the answers")
        await shows.click()
        await watched.check(at.page)


@pytest.mark.requirement("CURL-1", "CURL-7")
async def test_a_hostile_text_around_a_page_does_nothing_and_nobody_is_asked_about_the_address() -> None:
    async with world() as at:
        await at.context.add_init_script(WATCH)
        watched = Watched(at)
        for text in TEXTS.values():
            server = ServerIdentity("travel", "https://travel.example", f"Desk {text}")
            at.ask(url_review(f"https://canary.example/?{text}", text, server))
            at.ask(url_review("https://canary.example/" + text.encode().hex(), text, server))
        await asyncio.sleep(0)
        await at.page.goto(f"{at.base}/")
        await watched.check(at.page)
        for waiting in at.inbox.book.waiting(None):
            await at.page.goto(f"{at.base}/asks/{waiting.id}")
            await watched.check(at.page)
