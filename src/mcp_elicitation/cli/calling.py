"""The call itself: connect, call, show, and say how it ended."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Awaitable, Callable
from typing import Any, TextIO, cast

import anyio

from mcp_elicitation.cli.command import OK
from mcp_elicitation.cli.printing import result_lines
from mcp_elicitation.cli.progress import Progress, Watched
from mcp_elicitation.cli.request import CANCELLED, DECLINED, FAILED, TOOL_ERROR, Request
from mcp_elicitation.client.connection import (
    ConnectionOptions,
    ElicitationClient,
    connect,
    identify,
    refusal_of,
)
from mcp_elicitation.client.surface import Surface
from mcp_elicitation.core.elicitation import Action
from mcp_elicitation.core.screening.inert import inert
from mcp_elicitation.errors import ElicitationError, PersonError
from mcp_elicitation.text import Text

_CONNECTING = Text("connecting to {server}", "正在连接 {server}")
_CALLING = Text("{server}: {tool} is working", "{server}：{tool} 正在执行")
_UNREACHABLE = Text("{server} could not be reached: {reason}", "无法连接 {server}：{reason}")
_REFUSED = Text("{server} answered with an error ({code}): {reason}", "{server} 返回错误（{code}）：{reason}")
_STOPPED = Text("Stopped. The server was not told an answer.", "已停止，未向服务端发送回答。")
_ERROR_OUTPUT = Text("What the server printed last:", "服务端最后的输出：")
_NO_TOOLS = Text("{server} offers no tools.", "{server} 没有提供工具。")


def call(
    request: Request, surface: Surface, errlog: TextIO, *, close: Callable[[], Awaitable[None]] | None = None
) -> int:
    """Call the tool of a request, or list the tools, and return the exit code.

    Args:
        request: What to call.
        surface: Where the person is.
        errlog: Where a started command writes its standard error.
        close: Ends the surface.
    """
    alias = identify(request.target, request.alias).alias
    progress = _progress(request, _CONNECTING.fill(server=alias).to(request.language))
    watched = Watched(surface, progress)
    try:
        return anyio.run(_call_and_close, close, request, watched, progress, errlog)
    except KeyboardInterrupt:
        _say(_STOPPED.to(request.language))
        return CANCELLED
    except BaseException as error:
        cause = _first(error)
        if isinstance(cause, KeyboardInterrupt):
            _say(_STOPPED.to(request.language))
            return CANCELLED
        if not isinstance(cause, Exception):
            raise
        if isinstance(cause, PersonError):
            _say(cause.public.to(request.language))
            return CANCELLED
        _explain(request, alias, cause, errlog)
        return FAILED


async def _call_and_close(close: Callable[[], Awaitable[None]] | None, *args: Any) -> int:
    try:
        return await _call(*args)
    finally:
        if close is not None:
            with anyio.CancelScope(shield=True):
                await close()


async def _call(request: Request, surface: Watched, progress: Progress, errlog: TextIO) -> int:
    client = connect(
        request.target,
        surface=surface,
        alias=request.alias,
        headers=request.headers,
        options=ConnectionOptions(errlog=errlog),
    )
    alias = identify(request.target, request.alias).alias
    async with progress.running(), client:
        if request.tool is None:
            return await _list(client, alias, request)
        progress.say(_CALLING.fill(server=alias, tool=request.tool).to(request.language))
        result = await client.call_tool(
            request.tool, dict(request.arguments), progress_callback=_reporter(progress, alias)
        )
    _print(request, result.model_dump(by_alias=True, mode="json", exclude_none=True))
    return TOOL_ERROR if result.is_error else _code(surface.actions)


def _code(actions: list[Action]) -> int:
    """What the person did last is how the call ended."""
    return {"decline": DECLINED, "cancel": CANCELLED}.get(actions[-1] if actions else "accept", OK)


async def _list(client: ElicitationClient, alias: str, request: Request) -> int:
    tools = (await client.list_tools()).tools
    if not tools:
        _say(_NO_TOOLS.fill(server=alias).to(request.language))
    for tool in tools:
        described = " ".join((tool.description or "").split())
        _out(f"{tool.name}  {described}".rstrip())
    return OK


def _reporter(progress: Progress, alias: str) -> Callable[[float, float | None, str | None], Awaitable[None]]:
    async def report(done: float, total: float | None, message: str | None) -> None:
        share = f" {done:g}/{total:g}" if total else ""
        progress.say(f"{alias}: {inert(message, lines=1).text if message else ''}{share}")

    return report


def _print(request: Request, result: dict[str, Any]) -> None:
    if request.as_json:
        _out(json.dumps(result, ensure_ascii=False, indent=2))
        return
    for line in result_lines(result.get("content", [])):
        _out(line.to(request.language))


def _explain(request: Request, alias: str, error: Exception, errlog: TextIO) -> None:
    if isinstance(error, ElicitationError):
        text = error.public
    elif (refusal := refusal_of(error)) is not None:
        text = _REFUSED.fill(server=alias, code=refusal[0], reason=inert(refusal[1]).text)
    else:
        text = _UNREACHABLE.fill(server=alias, reason=inert(str(error) or type(error).__name__).text)
    _say(text.to(request.language))
    errlog.seek(0)
    if last := errlog.read().splitlines()[-20:]:
        _say(_ERROR_OUTPUT.to(request.language))
        for line in last:
            _say("  " + inert(line).text)


def _first(error: BaseException) -> BaseException:
    """Return the first single error inside a group of them."""
    while isinstance(error, BaseExceptionGroup):
        error = cast("BaseExceptionGroup[BaseException]", error).exceptions[0]
    return error


def _progress(request: Request, label: str) -> Progress:
    moving = sys.stderr.isatty() and not request.plain
    return Progress(label, sys.stderr if moving else None, shutil.get_terminal_size().columns)


def _out(text: str) -> None:
    """Print to standard output; a terminal gets it made inert, a pipe gets it as it is."""
    sys.stdout.write((inert(text).text if sys.stdout.isatty() else text) + "\n")


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")
