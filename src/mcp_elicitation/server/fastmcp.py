"""FastMCP's servers: the only file that knows them.

A FastMCP server is a server of the SDK inside, so the rounds, the pushed asks and the guard of what leaves are those of
``sdk``. What FastMCP does differently is met here: it has no public way to that inner server (``_inner`` is the one
place that knows it), it caches results by the arguments alone, it shows peers the text of every error, and it draws a
new name in each process for a server that got none.
"""

from __future__ import annotations

import re
from typing import Any, NoReturn, TypeAlias, TypeVar, cast

import fastmcp
from fastmcp import FastMCP
from fastmcp.exceptions import FastMCPError, ToolError
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from mcp import MCPError
from mcp.server import Server
from mcp.server.context import CallNext as SdkCallNext
from mcp.server.context import HandlerResult, ServerRequestContext
from mcp_types import INTERNAL_ERROR, CallToolRequestParams

from mcp_elicitation.core.wire.v2026_07_28 import CARRIERS, REQUEST_STATE, VERSION
from mcp_elicitation.errors import ElicitationError, OperatorError
from mcp_elicitation.server.asker import current_asker
from mcp_elicitation.server.pushed import PushedAsker
from mcp_elicitation.server.replayed import ReplayedAsker
from mcp_elicitation.server.sdk.callers import At
from mcp_elicitation.server.sdk.context import changed
from mcp_elicitation.server.sdk.install import install
from mcp_elicitation.server.settings import Settings
from mcp_elicitation.server.startup import require_server
from mcp_elicitation.stores.base import Store
from mcp_elicitation.text import Language

AnyFastMCP: TypeAlias = "FastMCP[Any]"

R = TypeVar("R")
T = TypeVar("T")


class FastMCPMovedError(OperatorError):
    """This release of FastMCP keeps its server of the SDK where it is not looked for."""

    code = "fastmcp_moved"

    def __init__(self) -> None:
        super().__init__(
            f"FastMCP {fastmcp.__version__} has no server of the SDK where this package looks for it: use a release of "
            "FastMCP 4 that mcp-elicitation[fastmcp] names, or a newer mcp-elicitation"
        )


def install_on(server: AnyFastMCP, settings: Settings, store: Store, at: At) -> Server[Any]:
    """Make ``ask`` work on a FastMCP server, in what is mounted on it, and through it where it is a proxy.

    Args:
        server: The server.
        settings: What it was told.
        store: Where rounds are remembered.
        at: Gives what a request can use beside asking.

    Returns:
        The server of the SDK inside.

    Raises:
        UnknownServerError: It is something else of FastMCP.
        FastMCPMovedError: There is none where it is looked for.
        InstalledTwiceError: It is done already.
        AudienceMissingError: Keys are shared, and nobody named the server.
        ValueError: The keys are none, or one of them twice.
    """
    require_server(server, FastMCP)
    inner = _inner(server)
    install(inner, settings, store, at, name="" if _is_drawn(server) else server.name)
    inner.middleware.append(_mark_answered)  # inside the rounds, so that it sees what they opened
    server.add_middleware(_PublicErrors(settings.language))
    return inner


def _inner(server: AnyFastMCP) -> Server[Any]:
    """Return the server of the SDK inside; FastMCP 4.2 has no public way to it.

    Raises:
        FastMCPMovedError: It is not where it was.
    """
    inner: Server[Any] | None = getattr(server, "_mcp_server", None)
    if not isinstance(inner, Server):
        raise FastMCPMovedError
    return inner


def _is_drawn(server: AnyFastMCP) -> bool:
    """Tell whether a name was drawn at random, so that the next process has another (``FastMCP.generate_name``)."""
    return re.fullmatch(rf"{type(server).__name__}-(.+-)?[0-9a-f]{{4}}", server.name) is not None


async def _mark_answered(ctx: ServerRequestContext[Any, Any], call_next: SdkCallNext) -> HandlerResult:
    """Let FastMCP see a request whose answer hangs on what a person said, so that no cache keeps or gives it.

    FastMCP knows such a request by its state, which the rounds keep for themselves: an empty one takes its place. Of an
    earlier revision every request may come to hang on an answer.
    """
    if ctx.method in CARRIERS and ctx.params is not None and REQUEST_STATE not in ctx.params and _hangs_on_answers(ctx):
        ctx = changed(ctx, params={**ctx.params, REQUEST_STATE: ""})
    return await call_next(ctx)


def _hangs_on_answers(ctx: ServerRequestContext[Any, Any]) -> bool:
    asker = current_asker.get()
    if isinstance(asker, ReplayedAsker):
        return asker.run.transcript.round > 0
    return ctx.protocol_version < VERSION


class _PublicErrors(Middleware):
    """Puts the public sentence of an ask's error in the place of the text that FastMCP makes of it.

    Args:
        language: The language of the sentences.
    """

    def __init__(self, language: Language) -> None:
        self._language: Language = language

    async def on_call_tool(
        self, context: MiddlewareContext[CallToolRequestParams], call_next: CallNext[CallToolRequestParams, R]
    ) -> R:
        """Call a tool; the boundary tells an error that leaves the outermost one, with its code."""
        try:
            return await call_next(context)
        except FastMCPError as error:
            failure = _unsaid(error, "Error calling tool ")
            asker = current_asker.get()
            if not isinstance(asker, ReplayedAsker | PushedAsker):
                raise ToolError(failure.public.to(self._language)) from error
            asker.failure = failure
            raise ToolError(f"Error executing tool {context.message.name}") from error  # as the SDK stands in for it

    async def on_read_resource(self, context: MiddlewareContext[T], call_next: CallNext[T, R]) -> R:
        """Read a resource."""
        try:
            return await call_next(context)
        except FastMCPError as error:
            _refuse(_unsaid(error, "Error reading resource "), error)

    async def on_get_prompt(self, context: MiddlewareContext[T], call_next: CallNext[T, R]) -> R:
        """Get a prompt."""
        try:
            return await call_next(context)
        except FastMCPError as error:
            _refuse(_unsaid(error, "Error rendering prompt "), error)


def _unsaid(error: FastMCPError, standin: str) -> ElicitationError:
    """Return the ask's error that FastMCP stands in for; what an author said on purpose, or of its own, goes on.

    Args:
        error: The error that FastMCP tells the peer.
        standin: How the text begins that FastMCP itself gives to what a handler raised.
    """
    failure = _failure_in(error.__cause__)
    if failure is None or not str(error).startswith(standin):
        raise error
    return failure


def _failure_in(cause: BaseException | None) -> ElicitationError | None:
    if isinstance(cause, BaseExceptionGroup):
        each = (_failure_in(each) for each in cast("BaseExceptionGroup[BaseException]", cause).exceptions)
        return next((failure for failure in each if failure is not None), None)
    return cause if isinstance(cause, ElicitationError) else None


def _refuse(failure: ElicitationError, error: FastMCPError) -> NoReturn:
    raise MCPError(INTERNAL_ERROR, failure.public.en, {"reason": failure.code}) from error
