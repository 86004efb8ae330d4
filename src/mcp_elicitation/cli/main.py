"""Entry point of the command ``mcp-elicitation``."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import cast

from mcp_elicitation.cli.command import USAGE, Command, Entry
from mcp_elicitation.errors import OperatorError
from mcp_elicitation.locale import from_environment
from mcp_elicitation.text import LANGUAGES, Language, Text

COMMANDS: tuple[Entry, ...] = (
    Entry("call", Text("call a tool and answer what it asks", "调用工具并回答其询问"), extra="cli"),
    Entry("demo", Text("see a tool ask, on this terminal", "在此终端体验工具的询问"), extra="cli"),
    Entry(
        "form",
        Text("say what a form asks for, before it is sent or answered", "说明一个表单索要什么，供发送或填写之前查看"),
    ),
    Entry("keys", Text("make and list the master keys of a server", "生成和列出服务端的主密钥")),
    Entry("policy", Text("check or show the rules for who may ask", "检查或查看谁可以询问的规则")),
    Entry("store", Text("make, check and sweep the store of a server", "创建、检查和清理服务端的存储")),
    Entry(
        "url", Text("say what a person should know about a URL before opening it", "说明打开一个网址之前应当知道什么")
    ),
    Entry("vault", Text("what a server keeps for a person, and its keys", "服务端为用户保存的内容及其密钥")),
)
"""Every subcommand, in the order in which ``--help`` lists them."""

_ABOUT = Text("Answer, check and serve MCP elicitations.", "回答、检查并提供 MCP 征询（elicitation）。")
_LANGUAGE = Text("language of what is printed (default: from the locale)", "输出所用的语言（默认取自系统区域设置）")
_MISSING = Text(
    "“{name}” needs the extra “{extra}”. Install it with: pip install 'mcp-elicitation[{extra}]'",
    "“{name}” 需要附加组件 “{extra}”。请安装：pip install 'mcp-elicitation[{extra}]'",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand.

    Args:
        argv: The words after the program's name; those of the process when left out.

    Returns:
        The exit code: 0 for success, 2 for a command line that cannot be understood, else what the subcommand says.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    # What follows “--” is somebody else's command line; argparse would look for our options in it.
    words, after = _split(words)
    language = _language(words)
    parser = argparse.ArgumentParser(prog="mcp-elicitation", description=_ABOUT.to(language))
    parser.add_argument("--language", choices=LANGUAGES, default=language, help=_LANGUAGE.to(language))
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen: dict[str, Command] = {}
    for entry in COMMANDS:
        subparser = subparsers.add_parser(entry.name, help=entry.help.to(language), description=entry.help.to(language))
        if entry.name in words:  # only the named one is loaded: each brings its own libraries
            try:
                command = cast("Command", importlib.import_module(f"mcp_elicitation.cli.{entry.name}"))
            except ModuleNotFoundError as error:
                if entry.extra is None or (error.name or "").startswith("mcp_elicitation"):
                    raise
                sys.stderr.write(_MISSING.fill(name=entry.name, extra=entry.extra).to(language) + "\n")
                return USAGE
            command.add(subparser, language)
            chosen[entry.name] = command
    args = parser.parse_args(words)
    args.after = after
    name = cast("str", args.command)
    try:
        return chosen[name].run(args)
    except OperatorError as error:
        if error.code != "terminal_missing":
            raise
        sys.stderr.write(_MISSING.fill(name=name, extra="cli").to(language) + "\n")
        return USAGE


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in words:
        return words, []
    at = words.index("--")
    return words[:at], words[at + 1 :]


def _language(words: Sequence[str]) -> Language:
    """The language must be known before argparse speaks, so the option is looked for by hand."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        named = following if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and named in LANGUAGES:
            return "zh" if named == "zh" else "en"
    return from_environment(os.environ)
