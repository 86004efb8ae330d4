"""A client that shows a server's asks to a person: the SDK's, with what it leaves to everyone."""

from __future__ import annotations

import shlex
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import KW_ONLY, dataclass
from typing import Any, TextIO, TypeAlias, TypeVar
from urllib.parse import urlsplit

import anyio
import httpx2
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.session import ClientRequestContext, ClientSession
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.server import MCPServer, Server
from mcp_types import (
    CallToolResult,
    ClientCapabilities,
    ElicitationCapability,
    ErrorData,
    GetPromptResult,
    InputRequest,
    InputRequiredResult,
    InputResponses,
    ReadResourceResult,
)

from mcp_elicitation.client.pacing import MOST_ROUNDS, Pace
from mcp_elicitation.client.responder import Call, Responder, current_call
from mcp_elicitation.client.review import ServerIdentity
from mcp_elicitation.client.surface import Surface
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.wire.common import MalformedError

Target: TypeAlias = "str | Sequence[str] | StdioServerParameters | MCPServer[Any] | Server[Any]"
"""A URL, a command with its arguments, or a server in this process."""

_T = TypeVar("_T")

# The SDK's own: an answer may be long in coming, everything else may not.
_TIMEOUT = httpx2.Timeout(30.0, read=300.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionOptions:
    """What few callers need to change.

    Args:
        mode: How the revision is negotiated, as the SDK's ``Client`` has it.
        most_rounds: How many rounds of one call may ask.
        errlog: Where a started command writes its standard error; ours when it is missing.
    """

    mode: str = "auto"
    most_rounds: int = MOST_ROUNDS
    errlog: TextIO | None = None


def connect(
    target: Target,
    *,
    surface: Surface,
    alias: str | None = None,
    headers: Mapping[str, str] | None = None,
    auth: httpx2.Auth | None = None,
    options: ConnectionOptions | None = None,
) -> ElicitationClient:
    """Return a client whose asks are shown on a surface; use it as an async context manager.

    It declares only what the surface can show (CAP-3), with every request (CAP-1), answers the asks of a round before
    it retries (MRTR-8), and paces the rounds in which the server only waits.

    Args:
        target: The server.
        surface: Where the person is.
        alias: The user's own name for the server; its host or command serves when it is missing.
        headers: Headers for every HTTP request, such as an ``Authorization`` of the user's.
        auth: The authentication of every HTTP request, such as the SDK's OAuth.
        options: What few callers need to change.
    """
    options = options or ConnectionOptions()
    transport: Any = target
    if isinstance(target, str):
        transport = _http(target, headers, auth)
    elif not isinstance(target, MCPServer | Server):
        transport = stdio_client(_parameters(target), options.errlog or sys.stderr)
    return ElicitationClient(
        transport,
        mode=options.mode,
        # Without a mode to show, not even the callback is there to be declared.
        elicitation_callback=Responder(identify(target, alias), surface) if surface.modes.write() else None,
        modes=surface.modes,
        most_rounds=options.most_rounds,
    )


def _parameters(target: Sequence[str] | StdioServerParameters) -> StdioServerParameters:
    if isinstance(target, StdioServerParameters):
        return target
    command, *arguments = target
    return StdioServerParameters(command=command, args=arguments)


def identify(target: Target, alias: str | None = None) -> ServerIdentity:
    """Return who a target is, from what the user wrote and nothing that the server says (UI-3)."""
    if isinstance(target, str):
        parts = urlsplit(target)
        return ServerIdentity(alias or parts.hostname or target, f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}")
    if isinstance(target, MCPServer | Server):
        return ServerIdentity(alias or target.name, "in this process")
    words = [target.command, *target.args] if isinstance(target, StdioServerParameters) else list(target)
    return ServerIdentity(alias or words[0].replace("\\", "/").rpartition("/")[2], shlex.join(words))


@asynccontextmanager
async def _http(url: str, headers: Mapping[str, str] | None, auth: httpx2.Auth | None) -> AsyncGenerator[Any]:
    async with (
        httpx2.AsyncClient(headers=dict(headers or {}), auth=auth, timeout=_TIMEOUT) as http,
        streamable_http_client(url, http_client=http) as streams,
    ):
        yield streams


def refusal_of(error: BaseException) -> tuple[int, str] | None:
    """Return code and sentence of an error that the server answered with, or None when it is another kind of error."""
    return (error.code, error.message) if isinstance(error, MCPError) else None


@dataclass
class ElicitationClient(Client):
    """The SDK's client, with three things of its own: what it declares, how it drives rounds, what a call is called."""

    _: KW_ONLY
    modes: Modes = Modes()  # noqa: RUF009  a frozen value
    most_rounds: int = MOST_ROUNDS

    async def _build_session(self, exit_stack: AsyncExitStack) -> ClientSession:
        """Declare only what the surface can show (CAP-3).

        The SDK declares both modes for any callback and has no public way to declare one: this is the one place that
        reaches in, and a test fails when it stops working.
        """
        session = await super()._build_session(exit_stack)
        build = session._build_capabilities  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        elicitation = self.modes.write()

        def build_declared(version: str) -> ClientCapabilities:
            declared = None if elicitation is None else ElicitationCapability.model_validate(elicitation)
            return build(version).model_copy(update={"elicitation": declared})

        session._build_capabilities = build_declared  # type: ignore[method-assign]  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        return session

    async def _drive_input_required(
        self,
        first: _T | InputRequiredResult,
        retry: Callable[[InputResponses | None, str | None], Awaitable[_T | InputRequiredResult]],
    ) -> _T:
        """Answer round after round until the server is done (MRTR-8, MRTR-9)."""
        call = current_call.get() or Call()
        pace = Pace()
        current = first
        while isinstance(current, InputRequiredResult):
            if current.input_requests:
                pace = pace.asked(call.request, self.most_rounds)
                responses = await self._answer_all(current.input_requests, call)
            elif current.request_state is None and current.input_requests is None:
                raise MalformedError("inputRequests", "neither requests nor a state: there is nothing to go on with")
            else:
                await anyio.sleep(pace.pause)
                pace, responses = pace.waited(), None
            current = await retry(responses, current.request_state)
        return current

    async def _answer_all(self, requests: Mapping[str, InputRequest], call: Call) -> InputResponses:
        """Answer the asks of one round, one after the other: a person can look at one at a time."""
        responses: InputResponses = {}
        call.total = len(requests)
        for position, (key, request) in enumerate(requests.items(), start=1):
            call.position = position
            meta = request.params.meta if request.params else None
            context = ClientRequestContext(session=self.session, request_id=key, meta=meta)
            answer = await self.session.dispatch_input_request(context, request)
            if isinstance(answer, ErrorData):
                raise MCPError.from_error_data(answer)
            responses[key] = answer
        return responses

    async def call_tool(self, name: str, *args: Any, **kwargs: Any) -> CallToolResult:
        """Call a tool, as the SDK's client has it."""
        with _named(name):
            return await super().call_tool(name, *args, **kwargs)

    async def get_prompt(self, name: str, *args: Any, **kwargs: Any) -> GetPromptResult:
        """Get a prompt, as the SDK's client has it."""
        with _named(name):
            return await super().get_prompt(name, *args, **kwargs)

    async def read_resource(self, uri: str, **kwargs: Any) -> ReadResourceResult:
        """Read a resource, as the SDK's client has it."""
        with _named(uri):
            return await super().read_resource(uri, **kwargs)


@contextmanager
def _named(request: str) -> Generator[None]:
    token = current_call.set(Call(request))
    try:
        yield
    finally:
        current_call.reset(token)
