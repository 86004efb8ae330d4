"""The part of the demo in which somebody connects an account at a third party: a person, or a script in its place."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TextIO
from urllib.parse import urljoin

import httpx2

from mcp_elicitation.cli.command import OK
from mcp_elicitation.cli.request import Request
from mcp_elicitation.core.elicitation import UrlElicitation
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.review import Review
    from mcp_elicitation.client.surface import Surface

_INTRO = Text(
    "\nLast, a calendar server uses your account at Demo Hub, a third party on this machine that exists for this demo\n"
    "only. You agree on a page of the server, then at Demo Hub itself; the token stays on the server.\n",
    "\n最后，一个日历服务端会使用你在“演示中心”的账户（一个仅用于本演示、运行在本机的第三方服务）。\n"
    "你先在服务端的页面上同意，再在演示中心授权；令牌只保存在服务端。\n",
)
_OPENED = Text("  the script opens {url}", "  脚本打开 {url}")
_SENT = Text("  the script goes on to {where} and allows it there", "  脚本前往 {where} 并在那里同意")
_CAME = Text("  the script is back on the page: {title}", "  脚本回到页面：{title}")
_AGAIN = Text(
    "\nThe same call again: the account is connected, so nothing is asked.\n", "\n再次调用：账户已连接，不再询问。\n"
)


def show(example: Path, hub: str, surface: Surface | None, language: Language) -> int:
    """Walk through it.

    Args:
        example: The server.
        hub: Where Demo Hub is.
        surface: Where the person is; None when there is nobody, so that a script answers.
        language: The language of what is printed.
    """
    from mcp_elicitation.cli.calling import call

    sys.stdout.write(_INTRO.to(language) + "\n")
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+", encoding="utf-8") as errlog:
        request = Request(
            target=[sys.executable, str(example), folder, hub],
            tool="agenda",
            arguments={},
            alias="calendar",
            language=language,
        )
        who = surface or _scripted(sys.stdout, language)
        code = call(request, who, errlog)
        if code != OK:
            return code
        sys.stdout.write(_AGAIN.to(language) + "\n")
        return call(request, who, errlog)


def _scripted(out: TextIO, language: Language) -> Surface:
    """Return a surface whose script opens the page by itself and goes the whole way, as a person's browser would."""
    from mcp_elicitation.client.scripted import Scripted
    from mcp_elicitation.client.surface import Reply
    from mcp_elicitation.core.capability import Modes

    async def answer(review: Review) -> Reply:
        if not isinstance(review.elicitation, UrlElicitation):
            return Reply("cancel", by="nobody")
        url = review.elicitation.url
        out.write(_OPENED.fill(url=re.sub(r"/[\w-]{20,}", "/…", url)).to(language) + "\n")
        await _connect(url, out, language)
        return Reply("accept", by="script")

    return Scripted(answer, modes=Modes(form=True, url=True))


async def _connect(url: str, out: TextIO, language: Language) -> None:
    headers = {"origin": "null", "sec-fetch-site": "same-origin"}
    async with httpx2.AsyncClient(follow_redirects=True, headers=headers) as browser:
        page = await browser.get(url)
        page = await browser.post(f"{url}/begin", data={"csrf": _find(r'name="csrf" value="([^"]+)"', page.text)})
        away = page.headers.get("refresh", "").partition("url=")[2]
        out.write(_SENT.fill(where=away.partition("?")[0]).to(language) + "\n")
        page = await browser.get(away)
        asked = _find(r'name="asked" value="([^"]+)"', page.text)
        page = await browser.post(urljoin(away, "/decide"), data={"asked": asked, "answer": "allow"})
    out.write(_CAME.fill(title=re.sub(r"<[^>]+>", "", _find(r"<h1>(.*?)</h1>", page.text))).to(language) + "\n")


def _find(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    return found[1] if found else ""
