"""The part of the demo in which somebody connects an account at a third party: a person, or a script in its place."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from mcp_elicitation.cli.command import OK
from mcp_elicitation.cli.demo_script import browser, find, heading_of, scripted, token_in
from mcp_elicitation.cli.request import Request
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.surface import Surface

_INTRO = Text(
    "\nLast, a calendar server uses your account at Demo Hub, a third party on this machine that exists for this demo\n"
    "only. You agree on a page of the server, then at Demo Hub itself; the token stays on the server.\n",
    "\n最后，一个日历服务端会使用你在“演示中心”的账户（一个仅用于本演示、运行在本机的第三方服务）。\n"
    "你先在服务端的页面上同意，再在演示中心授权；令牌只保存在服务端。\n",
)
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
        who = surface or scripted(lambda url: _connect(url, language), sys.stdout, language)
        code = call(request, who, errlog)
        if code != OK:
            return code
        sys.stdout.write(_AGAIN.to(language) + "\n")
        return call(request, who, errlog)


async def _connect(url: str, language: Language) -> None:
    """Go through the pages of the server and of the hub as a browser does, and say where."""
    async with browser() as person:
        page = await person.get(url)
        page = await person.post(f"{url}/begin", data={"csrf": token_in(page.text)})
        away = page.headers.get("refresh", "").partition("url=")[2]
        sys.stdout.write(_SENT.fill(where=away.partition("?")[0]).to(language) + "\n")
        page = await person.get(away)
        asked = find(r'name="asked" value="([^"]+)"', page.text)
        page = await person.post(urljoin(away, "/decide"), data={"asked": asked, "answer": "allow"})
    sys.stdout.write(_CAME.fill(title=heading_of(page.text)).to(language) + "\n")
