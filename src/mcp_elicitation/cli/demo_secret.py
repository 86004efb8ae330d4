"""The part of the demo in which somebody gives an API key on a page: a person, or a script in its place."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from mcp_elicitation.cli.command import OK
from mcp_elicitation.cli.demo_script import browser, heading_of, scripted, token_in
from mcp_elicitation.cli.request import Request
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.surface import Surface

DEMO_KEY = "demo-7f3a9c51e2"
"""A key that opens nothing."""

_INTRO = Text(
    "\nNow a weather server needs an API key of yours. It may not ask for it here: a secret never passes through the\n"
    "client. It sends you to a page of its own, on this machine, and keeps what you enter sealed in SQLite.\n",
    "\n接下来，一个天气服务端需要你的 API 密钥。它不能在这里询问：密钥绝不经过客户端。\n"
    "它会打开一个本机上的页面，并把你输入的内容加密保存在 SQLite 中。\n",
)
_ENTERED = Text("  the script enters a pretend key on the page: {title}", "  脚本在页面上输入一个假密钥：{title}")
_AGAIN = Text("\nThe same call again: the key is kept, so nothing is asked.\n", "\n再次调用：密钥已保存，不再询问。\n")
_NOT_THERE = Text(
    "\nThe key stands in none of the {count} bytes of the database.\n", "\n数据库的 {count} 个字节中找不到该密钥。\n"
)
_THERE = Text(
    "\nThe key stands in the database in clear: this is a bug.\n", "\n数据库中出现了明文密钥：这是程序错误。\n"
)


def show(example: Path, surface: Surface | None, language: Language) -> int:
    """Walk through it.

    Args:
        example: The server.
        surface: Where the person is; None when there is nobody, so that a script answers.
        language: The language of what is printed.
    """
    from mcp_elicitation.cli.calling import call

    sys.stdout.write(_INTRO.to(language) + "\n")
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+", encoding="utf-8") as errlog:
        request = Request(
            target=[sys.executable, str(example), folder],
            tool="forecast",
            arguments={"city": "Oslo"},
            alias="weather",
            language=language,
        )
        who = surface or scripted(lambda url: _give(url, language), sys.stdout, language)
        code = call(request, who, errlog)
        if code != OK:
            return code
        sys.stdout.write(_AGAIN.to(language) + "\n")
        code = call(request, who, errlog)
        return code or (_look(Path(folder), language) if surface is None else OK)


async def _give(url: str, language: Language) -> None:
    """Go through the pages as a browser does, and say what the last one says."""
    async with browser() as person:
        page = await person.get(url)
        page = await person.post(f"{url}/begin", data={"csrf": token_in(page.text)})
        page = await person.post(f"{url}/give", data={"csrf": token_in(page.text), "f0": DEMO_KEY})
    title = heading_of(page.text) or str(page.status_code)
    sys.stdout.write(_ENTERED.fill(title=title).to(language) + "\n")


def _look(folder: Path, language: Language) -> int:
    """Look for the key in everything that was written."""
    written = b"".join(path.read_bytes() for path in sorted(folder.glob("store.db*")))
    if DEMO_KEY.encode() in written or not written:
        sys.stdout.write(_THERE.to(language) + "\n")
        return 1
    sys.stdout.write(_NOT_THERE.fill(count=len(written)).to(language) + "\n")
    return OK
