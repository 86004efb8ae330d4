"""``mcp-elicitation policy``: check a policy file, or show what it says."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from mcp_elicitation.cli.command import OK
from mcp_elicitation.client.policy.describe import describe
from mcp_elicitation.client.policy.load import default_path, load_policy
from mcp_elicitation.client.policy.problem import PolicyError
from mcp_elicitation.core.screening.inert import inert
from mcp_elicitation.text import Language, Text

WRONG = 1
"""Something is wrong with the file."""

_CHECK = Text("tell whether a policy file is right, and where it is not", "检查策略文件是否正确，并指出错误所在")
_SHOW = Text("say a policy in words", "用文字说明策略的内容")
_FILE = Text("the policy, a TOML file", "策略文件（TOML）")
_FILE_OR_DEFAULT = Text(
    "the policy, a TOML file; yours when left out: {path}", "策略文件（TOML）；省略时使用你的策略：{path}"
)
_EPILOG = Text("Exit codes: 0 right, 1 wrong, 2 usage.", "退出码：0 正确，1 有错误，2 用法错误。")
_RIGHT = Text("{path}: right; rules for servers: {count}", "{path}：正确；服务端规则 {count} 条")
_NONE = Text("There is no {path}; this is what holds without one:", "{path} 不存在；没有策略文件时的规则如下：")


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    parser.epilog = _EPILOG.to(language)
    commands = parser.add_subparsers(dest="action", metavar="check | show", required=True)
    check = commands.add_parser("check", help=_CHECK.to(language), description=_CHECK.to(language))
    check.add_argument("file", type=Path, metavar="FILE", help=_FILE.to(language))
    show = commands.add_parser("show", help=_SHOW.to(language), description=_SHOW.to(language))
    path = str(default_path(os.environ, sys.platform)).replace("%", "%%")
    show.add_argument("file", type=Path, nargs="?", metavar="FILE", help=_FILE_OR_DEFAULT.fill(path=path).to(language))


def run(args: argparse.Namespace) -> int:
    """Check or show, and return the exit code."""
    actions: dict[str, Callable[[Path | None, Language], None]] = {"check": _check, "show": _show}
    try:
        actions[args.action](args.file, args.language)
    except PolicyError as error:
        for problem in error.problems:
            _write(sys.stderr.write, problem.to(args.language, error.name))
        return WRONG
    return OK


def _check(file: Path | None, language: Language) -> None:
    policy = load_policy(file)
    _write(sys.stdout.write, _RIGHT.fill(path=file, count=len(policy.rules)).to(language))


def _show(file: Path | None, language: Language) -> None:
    policy = load_policy(file)
    if file is None and not (path := default_path(os.environ, sys.platform)).exists():
        _write(sys.stdout.write, _NONE.fill(path=path).to(language))
    for line in describe(policy):
        _write(sys.stdout.write, line.to(language))


def _write(write: Callable[[str], int], line: str) -> None:
    write(inert(line).text + "\n")
