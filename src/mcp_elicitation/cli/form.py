"""``mcp-elicitation form``: what a form asks for, before it is sent or answered."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from mcp_elicitation.cli.command import OK, USAGE
from mcp_elicitation.cli.form_report import WHOLE, Finding, Report, Weight, Where, judge, write
from mcp_elicitation.core.json import as_object
from mcp_elicitation.core.screening.inert import inline
from mcp_elicitation.text import Language, Text

EXIT_CODES: dict[Weight, int] = {"ok": OK, "warn": 1, "refuse": 2}
"""0: nothing to object, 1: look at the marked fields first, 2: neither send nor answer it."""

_WHAT = Text(
    "a JSON file (a requestedSchema, or the params of an elicitation; “-” for standard input), or module:Type",
    "JSON 文件（requestedSchema，或征询的 params；“-” 表示标准输入），或者 module:Type",
)
_MESSAGE = Text("the message above the form, when the file has none", "表单上方的消息（文件中没有时使用）")
_JSON = Text("print the report as JSON", "以 JSON 格式输出结果")
_EPILOG = Text(
    "Exit codes: 0 nothing to object, 1 look at the marked fields, 2 do not send or answer it (or usage).",
    "退出码：0 没有问题，1 请先看标出的字段，2 不要发送或填写（或用法错误）。",
)
_VERDICTS: dict[Weight, Text] = {
    "ok": Text("Nothing here asks for a secret.", "没有发现索要机密信息的内容。"),
    "warn": Text("Look at the marked fields before you send or answer this.", "发送或填写之前，请先看清标出的字段。"),
    "refuse": Text(
        "Neither send nor answer this form: what is marked ✗ must not be asked in one.",
        "请不要发送或填写这个表单：标有 ✗ 的内容不得出现在表单中。",
    ),
}
_PLACES: dict[Where, Text] = {
    "name": Text("name", "名称"),
    "title": Text("title", "标题"),
    "description": Text("description", "说明"),
    "message": Text("message", "消息"),
    "default": Text("default", "默认值"),
    "choice": Text("choice", "选项"),
    "schema": Text("schema", "架构"),
}
_MARKS: dict[Weight, str] = {"ok": "✓", "warn": "!", "refuse": "✗"}
_SAID = Text("Message: {text}", "消息：{text}")
_NO_FILE = Text("“{name}” cannot be read: {why}", "无法读取 “{name}”：{why}")
_NO_JSON = Text("“{name}” is not JSON: {why}", "“{name}” 不是 JSON：{why}")
_NO_TYPE = Text("“{name}” cannot be loaded: {why}", "无法加载 “{name}”：{why}")
_AROUND = 30


class _UnusableError(Exception):
    """What was named on the command line cannot be had."""

    def __init__(self, text: Text, **values: object) -> None:
        self.text = text.fill(**values)
        super().__init__(self.text.en)


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    parser.epilog = _EPILOG.to(language)
    parser.add_argument("what", metavar="FILE.json|module:Type", help=_WHAT.to(language))
    parser.add_argument("--message", metavar="TEXT", default="", help=_MESSAGE.to(language))
    parser.add_argument("--json", action="store_true", help=_JSON.to(language))


def run(args: argparse.Namespace) -> int:
    """Print the report; the exit code is its verdict."""
    language = cast("Language", args.language)
    try:
        report = _report(cast("str", args.what), cast("str", args.message))
    except _UnusableError as unusable:
        sys.stderr.write(f"{inline(unusable.text.to(language)).text}\n")
        return USAGE
    lines = [json.dumps(write(report), indent=2)] if args.json else _lines(report)
    text = "".join(f"{line if isinstance(line, str) else line.to(language)}\n" for line in lines)
    encoding = sys.stdout.encoding or "utf-8"  # a terminal that cannot show a letter shows its number
    sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding))
    return EXIT_CODES[report.verdict]


def _report(what: str, message: str) -> Report:
    module, colon, name = what.partition(":")
    if what != "-" and colon and name.isidentifier() and not Path(what).exists():
        return _of_type(module, name, message)
    sent = _read(what)
    params = as_object((as_object(sent) or {}).get("params", sent)) or {}
    if "requestedSchema" in params:
        said = params.get("message")
        return judge(params["requestedSchema"], said if isinstance(said, str) else message)
    return judge(sent, message)


def _read(name: str) -> object:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8-sig")
        return json.loads(text)
    except OSError as error:
        raise _UnusableError(_NO_FILE, name=name, why=error.strerror or error) from None
    except (ValueError, RecursionError) as error:
        raise _UnusableError(_NO_JSON, name=name, why=error) from None


def _of_type(module: str, name: str, message: str) -> Report:
    # Building a form from a type needs pydantic, which takes longer to load than all the rest.
    from mcp_elicitation.core.forms.build.form_type import form_type, schema_type
    from mcp_elicitation.core.forms.refusal import FormDefinitionError

    sys.path.insert(0, "")  # like “python -m”: what lies here can be named
    try:
        type_: object = getattr(importlib.import_module(module), name)
    except Exception as error:  # whatever somebody's module does while it is loaded
        raise _UnusableError(_NO_TYPE, name=f"{module}:{name}", why=f"{type(error).__name__}: {error}") from None
    try:
        schema = as_object(type_)
        built = schema_type(schema) if schema is not None else form_type(cast("type[object]", type_))
    except FormDefinitionError as error:
        return judge({"type": "object", "properties": {}}, message, refusals=error.refusals)
    return judge(built.form.write(), message)


def _lines(report: Report) -> Iterator[Text | str]:
    if report.message:
        yield _SAID.fill(text=inline(report.message).text)
    yield from _findings(report, WHOLE)
    if report.message or any(report.of(WHOLE)):
        yield ""
    named = {name for name, _ in report.fields}
    unread = sorted({finding.field for finding in report.findings} - named - {WHOLE})
    for name, title in (*report.fields, *((name, "") for name in unread)):
        weights = {finding.weight for finding in report.of(name)}
        mark = next((_MARKS[weight] for weight in ("refuse", "warn") if weight in weights), _MARKS["ok"])
        yield f"{mark} {inline(name).text}" + (f" – {inline(title).text}" if title else "")
        yield from _findings(report, name)
    yield ""
    yield _VERDICTS[report.verdict]


def _findings(report: Report, field: str) -> Iterator[Text | str]:
    for finding in report.of(field):
        why = Text(inline(finding.text.en).text, inline(finding.text.zh).text)
        yield Text(f"    {why.en} [{finding.code}]", f"    {why.zh} [{finding.code}]")
        if finding.place and finding.span:
            place = _PLACES[finding.place]
            excerpt = _excerpt(finding)
            yield Text(f"      {place.en}: {excerpt}", f"      {place.zh}：{excerpt}")


def _excerpt(finding: Finding) -> str:
    """The words that decided, marked, with a little of what stands around them."""
    start, end = finding.span or (0, 0)
    text = finding.source
    before, words, after = text[:start], text[start:end], text[end:]
    before = before if len(before) <= _AROUND else f"…{before[-_AROUND:]}"
    after = after if len(after) <= _AROUND else f"{after[:_AROUND]}…"
    words = words if len(words) <= 2 * _AROUND else f"{words[: 2 * _AROUND]}…"
    return inline(f"{before}«{words}»{after}").text
