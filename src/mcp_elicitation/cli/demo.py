"""``mcp-elicitation demo``: the example server asks whoever sits at this terminal."""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mcp_elicitation.cli import demo_connect, demo_secret
from mcp_elicitation.cli.request import FAILED, Request
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.surface import Surface

_HELP = {
    "http": Text(
        "run the example server over streamable HTTP instead of stdio", "示例服务端使用 streamable HTTP 而不是 stdio"
    ),
    "plain": Text("plain lines without colours or moving text, for screen readers", "纯文本逐行显示，适合屏幕阅读器"),
}
_INTRO = Text(
    "A travel server runs as a process of its own, and this client calls its tool “book”.\n"
    "The tool is an ordinary function; in the middle of it, it asks you.\n"
    "Nothing is booked and nothing leaves this machine.\n",
    "一个旅行服务端在独立进程中运行，本客户端将调用它的工具 “book”。\n"
    "该工具只是一个普通函数，执行到一半时会向你提问。\n"
    "不会真的预订，也不会有任何内容离开这台电脑。\n",
)
_NO_TTY = Text(
    "There is no terminal here, so a script answers in the person's place.\n",
    "此处没有终端，因此由脚本代替用户回答。\n",
)
_OVER = Text("— over {transport} —", "—— 通过 {transport} ——")
_RESULT = Text("The tool answered:", "工具的结果：")
_TRIES = 200
_BETWEEN_TRIES = 0.1

_MISSING = Text("The example server is missing from this installation: {path}", "此安装中缺少示例服务端：{path}")


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    parser.add_argument("--http", action="store_true", help=_HELP["http"].to(language))
    parser.add_argument("--plain", action="store_true", help=_HELP["plain"].to(language))


def run(args: argparse.Namespace) -> int:
    """Show the demo: with a person where there is a terminal, else with a script and a transcript."""
    language: Language = args.language
    example = find_example("trip.py")
    if not example.exists():
        sys.stderr.write(_MISSING.fill(path=example.name).to(language) + "\n")
        return FAILED
    command = [sys.executable, str(example)]
    sys.stdout.write(_INTRO.to(language) + "\n")
    if sys.stdin.isatty() and sys.stdout.isatty():
        return _with_person(args, command)
    sys.stdout.write(_NO_TTY.to(language) + "\n")
    code = _with_script(command, "stdio", language)
    with serving(command) as url:
        code = code or _with_script(url, "streamable HTTP", language)
    return code or _show_pages(None, language)


def find_example(name: str) -> Path:
    """Return where an example lies: inside an installed package, or beside the sources."""
    package = Path(__file__).parents[1]
    installed = package / "examples" / name
    return installed if installed.exists() else package.parents[1] / "examples" / name


def _request(target: str | Sequence[str], language: Language, *, plain: bool = False) -> Request:
    return Request(
        target=target, tool="book", arguments={"city": "Oslo"}, alias="travel", plain=plain, language=language
    )


def _with_person(args: argparse.Namespace, command: list[str]) -> int:
    from mcp_elicitation.client.terminal import Terminal

    surface = Terminal(language=args.language, plain=args.plain or None)
    if args.http:
        with serving(command) as url:
            code = _call(_request(url, args.language, plain=args.plain), surface)
    else:
        code = _call(_request(command, args.language, plain=args.plain), surface)
    return code or _show_pages(surface, args.language)


def _show_pages(surface: Surface | None, language: Language) -> int:
    """Show what happens on pages: a secret, and an account at a third party."""
    code = demo_secret.show(find_example("weather.py"), surface, language)
    if code:
        return code
    with serving([sys.executable, str(find_example("hub.py"))]) as url:
        return demo_connect.show(find_example("calendar_desk.py"), url.removesuffix("/mcp"), surface, language)


def _with_script(target: str | Sequence[str], transport: str, language: Language) -> int:
    from mcp_elicitation.cli.transcript import Transcribed, demo_script

    sys.stdout.write(_OVER.fill(transport=transport).to(language) + "\n")
    code = _call(_request(target, language), Transcribed(demo_script(), sys.stdout, language))
    sys.stdout.write("\n")
    return code


def _call(request: Request, surface: object) -> int:
    from typing import cast

    from mcp_elicitation.cli.calling import call

    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as errlog:
        return call(request, cast("Surface", surface), errlog)


@contextmanager
def serving(command: Sequence[str]) -> Generator[str]:
    """Run the example server over HTTP on a free port of this machine, and end it again.

    Raises:
        OSError: It did not come up.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([*command, "--http", str(port)], stderr=subprocess.DEVNULL)
    try:
        _wait_until_listening(process, port)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.wait(10)


def _wait_until_listening(process: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(_TRIES):
        if process.poll() is not None:
            break
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        threading.Event().wait(_BETWEEN_TRIES)
    raise OSError("the example server did not come up")
