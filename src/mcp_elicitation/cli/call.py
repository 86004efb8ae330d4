"""``mcp-elicitation call``: call a tool, and answer what it asks."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

from mcp_elicitation.cli.arguments import ArgumentError, read_arguments, read_headers
from mcp_elicitation.cli.command import USAGE
from mcp_elicitation.cli.person import guard, surface_for
from mcp_elicitation.cli.request import Request
from mcp_elicitation.core.json import as_object
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.policy.policy import Policy

_EPILOG = Text(
    "Exit codes: 0 result, 1 the tool reports an error, 2 usage, 3 declined, 4 cancelled, 5 connection or protocol.",
    "退出码：0 成功，1 工具报告错误，2 用法错误，3 已拒绝，4 已取消，5 连接或协议错误。",
)
_HELP = {
    "words": Text(
        "URL of the server (left out when a command follows “--”), then the tool and its arguments: "
        "key=text or key:=json; without a tool, the tools are listed",
        "服务端网址（若在 “--” 后给出命令则省略），然后是工具名及其参数："
        "key=文字 或 key:=json；不写工具名则列出所有工具",
    ),
    "alias": Text("your own name for the server", "你给该服务端起的名称"),
    "header": Text(
        "a header for every request, “Name: value”; may be repeated", "每个请求附带的请求头 “名称: 值”，可重复"
    ),
    "plain": Text("plain lines without colours or moving text, for screen readers", "纯文本逐行显示，适合屏幕阅读器"),
    "web": Text("answer in the browser instead of this terminal", "在浏览器中回答，而不是在此终端"),
    "answers": Text(
        "answer from a JSON file {field: value} instead of asking; what it does not answer is cancelled",
        "用 JSON 文件 {字段: 值} 代替询问；文件中没有的一律取消",
    ),
    "policy": Text(
        "who may ask, and how: a TOML file; your own when left out (see “mcp-elicitation policy show”)",
        "谁可以询问、如何询问：TOML 文件；省略时使用你自己的策略（见 “mcp-elicitation policy show”）",
    ),
    "json": Text("print the whole result as JSON", "以 JSON 输出完整结果"),
}
_USAGE = """mcp-elicitation call [options] URL [TOOL [key=value | key:=json ...]]
       mcp-elicitation call [options] [TOOL [key=value | key:=json ...]] -- COMMAND ..."""
_NO_TARGET = Text(
    "Which server? Give its URL first, or its command after “--”: mcp-elicitation call TOOL -- python server.py",
    "请指定服务端：先写网址，或在 “--” 之后写命令：mcp-elicitation call 工具名 -- python server.py",
)


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    parser.usage = _USAGE
    parser.epilog = _EPILOG.to(language)
    parser.add_argument("words", nargs="*", metavar="URL TOOL key=value", help=_HELP["words"].to(language))
    parser.add_argument("--alias", help=_HELP["alias"].to(language))
    parser.add_argument("--header", action="append", default=[], help=_HELP["header"].to(language))
    parser.add_argument("--plain", action="store_true", help=_HELP["plain"].to(language))
    parser.add_argument("--web", action="store_true", help=_HELP["web"].to(language))
    parser.add_argument("--answers", type=Path, metavar="FILE", help=_HELP["answers"].to(language))
    parser.add_argument("--policy", type=Path, metavar="FILE", help=_HELP["policy"].to(language))
    parser.add_argument("--json", action="store_true", help=_HELP["json"].to(language))


def run(args: argparse.Namespace) -> int:
    """Call the tool and print its result."""
    try:
        request = _read(args)
        person = surface_for(request)
    except ArgumentError as error:
        sys.stderr.write(f"mcp-elicitation call: {error.text.to(args.language)}\n")
        return USAGE
    from mcp_elicitation.cli.calling import call  # the SDK is loaded once it is clear that there is something to do

    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as errlog:
        return call(request, guard(request, person.surface), errlog, close=person.close)


def _read(args: argparse.Namespace) -> Request:
    words = cast("list[str]", args.words)
    command = cast("list[str]", args.after)
    if not command and not words:
        raise ArgumentError(_NO_TARGET)
    target: str | list[str] = command or words[0]
    if isinstance(target, str):
        words = words[1:]
        if not target.startswith(("http://", "https://")):
            raise ArgumentError(_NO_TARGET)
    return Request(
        target=target,
        tool=words[0] if words else None,
        arguments=read_arguments(words[1:]),
        headers=read_headers(args.header),
        alias=args.alias,
        answers=None if args.answers is None else _read_answers(args.answers),
        policy=_read_policy(args.policy),
        plain=args.plain,
        web=args.web,
        as_json=args.json,
        language=args.language,
    )


def _read_answers(path: Path) -> Mapping[str, object]:
    try:
        answers = as_object(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise ArgumentError(Text(f"cannot read the answers: {error}", f"无法读取答案文件：{error}")) from None
    if answers is None:
        raise ArgumentError(
            Text("the answers must be a JSON object {field: value}", "答案文件必须是 JSON 对象 {字段: 值}")
        )
    return answers


def _read_policy(path: Path | None) -> Policy | None:
    from mcp_elicitation.client.policy.load import default_path, load_policy
    from mcp_elicitation.client.policy.problem import PolicyError

    if path is None and not default_path(os.environ, sys.platform).exists():
        return None
    try:
        return load_policy(path)
    except PolicyError as error:
        raise ArgumentError(error.public) from None
