"""``mcp-elicitation store``: make, check and sweep the store of a server."""

from __future__ import annotations

import argparse
import sys
import time

import anyio

from mcp_elicitation.cli.command import OK
from mcp_elicitation.errors import OperatorError
from mcp_elicitation.stores.open import check, create, open_store
from mcp_elicitation.text import Language, Text

UNFIT = 1

_HELP = {
    "url": Text("sqlite:///path or postgresql://user@host/name", "sqlite:///路径 或 postgresql://用户@主机/库名"),
    "create": Text("make the tables, or bring them up to date", "创建表，或将其更新到最新版本"),
    "check": Text("say why the store is not fit for use, if it is not", "检查存储是否可用，并说明原因"),
    "sweep": Text("remove what has expired", "删除已过期的记录"),
    "role": Text("the PostgreSQL role that the servers use", "服务端使用的 PostgreSQL 角色"),
}
_MADE = Text("The store is ready.", "存储已就绪。")
_FIT = Text("The store is fit for use.", "存储可以使用。")
_SWEPT = Text("{count} expired records were removed.", "已删除 {count} 条过期记录。")


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    actions = parser.add_subparsers(dest="action", required=True)
    for name in ("create", "check", "sweep"):
        action = actions.add_parser(name, help=_HELP[name].to(language), description=_HELP[name].to(language))
        action.add_argument("url", metavar="URL", help=_HELP["url"].to(language))
        if name == "create":
            action.add_argument("--role", help=_HELP["role"].to(language))


def run(args: argparse.Namespace) -> int:
    """Do what was asked with the store."""
    try:
        return anyio.run(_run, args)
    except OperatorError as error:
        sys.stderr.write(f"mcp-elicitation store: {error.reason}\n")
        return UNFIT


async def _run(args: argparse.Namespace) -> int:
    language: Language = args.language
    if args.action == "create":
        await create(args.url, role=args.role)
        sys.stdout.write(_MADE.to(language) + "\n")
        return OK
    if args.action == "check":
        problems = await check(args.url)
        for problem in problems:
            sys.stdout.write(f"- {problem.text.to(language)} [{problem.code}]\n")
        if not problems:
            sys.stdout.write(_FIT.to(language) + "\n")
        return UNFIT if problems else OK
    store = open_store(args.url)
    try:
        count = await store.sweep(now=_now())
    finally:
        await store.close()
    sys.stdout.write(_SWEPT.fill(count=count).to(language) + "\n")
    return OK


def _now() -> float:
    return time.time()  # noqa: TID251  the command touches the world
