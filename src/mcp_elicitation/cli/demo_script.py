"""The script that goes through a page of the demo where there is no person with a browser."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TextIO

import httpx2

from mcp_elicitation.core.elicitation import UrlElicitation
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.review import Review
    from mcp_elicitation.client.surface import Surface

_OPENED = Text("  the script opens {url}", "  脚本打开 {url}")


def scripted(walk: Callable[[str], Awaitable[None]], out: TextIO, language: Language) -> Surface:
    """Return a surface whose script opens the page by itself and goes on from there, as a person's browser would.

    Args:
        walk: Goes through the pages from a URL on.
        out: Where the script says what it does.
        language: The language of that.
    """
    from mcp_elicitation.client.scripted import Scripted
    from mcp_elicitation.client.surface import Reply
    from mcp_elicitation.core.capability import Modes

    async def answer(review: Review) -> Reply:
        if not isinstance(review.elicitation, UrlElicitation):
            return Reply("cancel", by="nobody")
        url = review.elicitation.url
        out.write(_OPENED.fill(url=re.sub(r"/[\w-]{20,}", "/…", url)).to(language) + "\n")
        await walk(url)
        return Reply("accept", by="script")

    return Scripted(answer, modes=Modes(form=True, url=True))


def browser() -> httpx2.AsyncClient:
    """Return a client that posts as a browser does from a page of the same site."""
    return httpx2.AsyncClient(follow_redirects=True, headers={"origin": "null", "sec-fetch-site": "same-origin"})


def token_in(html: str) -> str:
    """Return the token that a page's form has to send back; empty when there is none."""
    return find(r'name="csrf" value="([^"]+)"', html)


def heading_of(html: str) -> str:
    """Return the heading of a page, as text."""
    return re.sub(r"<[^>]+>", "", find(r"<h1>(.*?)</h1>", html))


def find(pattern: str, html: str) -> str:
    """Return what the one group of a pattern holds; empty when it is not found."""
    found = re.search(pattern, html)
    return found[1] if found else ""
