"""``mcp-elicitation url``: what a person should know about a URL before it is opened."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from typing import cast

from mcp_elicitation.cli.command import OK, USAGE
from mcp_elicitation.core.lookalike import visible
from mcp_elicitation.core.urls import NotAHostError, Notice, Relation, Report, Verdict, inspect, write
from mcp_elicitation.text import Language, Text

EXIT_CODES: dict[Verdict, int] = {"ok": OK, "warn": 1, "refuse": 2}
"""0: nothing to object, 1: read the notices first, 2: do not open."""

_URL = Text("the URL, as the server sent it", "服务器发送的网址")
_SERVER = Text(
    "origin of the server that sent it, such as https://mcp.example.com",
    "发送网址的服务器，例如 https://mcp.example.com",
)
_JSON = Text("print the report as JSON", "以 JSON 格式输出结果")

_VERDICTS: dict[Verdict, Text] = {
    "ok": Text("Nothing speaks against opening this URL.", "没有发现问题，可以打开这个网址。"),
    "warn": Text("Read this before you open the URL:", "打开这个网址之前，请先看清以下几点："),
    "refuse": Text("Do not open this URL:", "请不要打开这个网址："),
}
_RELATIONS: dict[Relation, Text] = {
    "same_site": Text("the server's own site", "服务器自己的网站"),
    "known_provider": Text("a site of a known provider", "知名服务商的网站"),
    "unrelated": Text("a site unrelated to the server", "与服务器无关的网站"),
}
_HOST = Text("Host: {value}", "主机：{value}")
_READS = Text("Reads: {value}", "读作：{value}")
_DOMAIN = Text("Domain: {value}", "域名：{value}")
_PORT = Text("Port: {value}", "端口：{value}")
_SITE = Text("Site: {value}", "网站：{value}")

_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"
_LONGEST_EXCERPT = 60


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    parser.add_argument("url", metavar="URL", help=_URL.to(language))
    parser.add_argument("--server", metavar="ORIGIN", help=_SERVER.to(language))
    parser.add_argument("--json", action="store_true", help=_JSON.to(language))


def run(args: argparse.Namespace) -> int:
    """Print the report; the exit code is its verdict."""
    language = cast("Language", args.language)
    try:
        report = inspect(cast("str", args.url), server_origin=cast("str | None", args.server))
    except NotAHostError as error:
        sys.stderr.write(error.public.to(language) + "\n")
        return USAGE
    lines = [json.dumps(write(report), indent=2)] if args.json else _lines(report, asked=args.server is not None)
    text = "".join(f"{line if isinstance(line, str) else line.to(language)}\n" for line in lines)
    encoding = sys.stdout.encoding or "utf-8"  # a terminal that cannot show a letter shows its number
    sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding))
    return EXIT_CODES[report.verdict]


def _lines(report: Report, *, asked: bool) -> Iterator[Text | str]:
    yield _shown(report, emphasise=sys.stdout.isatty() and not os.environ.get("NO_COLOR"))
    yield ""
    yield from _facts(report, asked=asked)
    yield _VERDICTS[report.verdict]
    for notice in report.notices:
        yield Text(f"- {notice.text.en} [{notice.code}]", f"- {notice.text.zh} [{notice.code}]")
        yield f"    {_excerpt(report, notice)}"


def _shown(report: Report, *, emphasise: bool) -> str:
    """The whole URL on a line of its own, unwrapped, so that a terminal copies it as it is."""
    runs = report.display
    return "".join(f"{_BOLD}{run.text}{_PLAIN}" if emphasise and run.role == "domain" else run.text for run in runs)


def _facts(report: Report, *, asked: bool) -> Iterator[Text | str]:
    if report.host is None:
        return
    yield _HOST.fill(value=report.host)
    if report.unicode_host:
        yield _READS.fill(value=report.unicode_host)
    if report.domain != report.host:
        yield _DOMAIN.fill(value=report.domain)
    if report.port is not None:
        yield _PORT.fill(value=report.port)
    if report.relation is not None and (asked or report.relation == "known_provider"):
        site = _RELATIONS[report.relation]
        yield Text(_SITE.en.format(value=site.en), _SITE.zh.format(value=site.zh))
    yield ""


def _excerpt(report: Report, notice: Notice) -> str:
    text = report.url[notice.span.start : notice.span.end]
    return visible(text if len(text) <= _LONGEST_EXCERPT else f"{text[:_LONGEST_EXCERPT]}…")
