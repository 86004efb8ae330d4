"""A client that shows a server's asks to a person: the SDK's, with what it leaves to everyone."""

from __future__ import annotations

import shlex
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import KW_ONLY, dataclass
from functools import partial
from typing import Any, Self, TextIO, TypeAlias, TypeVar

import anyio
import httpx2
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.session import ClientRequestContext, ClientSession, IncomingMessage, ListRootsFnT, SamplingFnT
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.server import MCPServer, Server
from mcp_types import (
    CallToolResult,
    ClientCapabilities,
    ElicitationCapability,
    ElicitCompleteNotification,
    ElicitRequest,
    ElicitRequestURLParams,
    ErrorData,
    GetPromptResult,
    InputRequest,
    InputRequiredResult,
    InputResponses,
    ReadResourceResult,
)

from mcp_elicitation.client.pacing import Pace, Pacing
from mcp_elicitation.client.pages_first import PagesFirst
from mcp_elicitation.client.responder import Call, Responder, current_call
from mcp_elicitation.client.review import ServerIdentity
from mcp_elicitation.client.surface import Surface
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.core.elicitation import UrlElicitation
from mcp_elicitation.core.wire.common import METHOD
from mcp_elicitation.core.wire.v2025_11_25 import URL_REQUIRED, read_url_required
from mcp_elicitation.core.wire.v2026_07_28 import COMPLETE, RESULT_TYPE, VERSION, read_result
from mcp_elicitation.errors import PeerError

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
        pacing: How often a server may ask within one call, and how long apart the rounds are in which it only waits.
        errlog: Where a started command writes its standard error; ours when it is missing.
        sampling_callback: Answers requests of the server for a model's message, as the SDK's ``Client`` has it.
        list_roots_callback: Answers requests of the server for the roots, as the SDK's ``Client`` has it.
    """

    mode: str = "auto"
    pacing: Pacing = Pacing()  # noqa: RUF009  a frozen value
    errlog: TextIO | None = None
    sampling_callback: SamplingFnT | None = None
    list_roots_callback: ListRootsFnT | None = None


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
        sampling_callback=options.sampling_callback,
        list_roots_callback=options.list_roots_callback,
        responder=Responder(identify(target, alias), surface),
        pacing=options.pacing,
    )


def _parameters(target: Sequence[str] | StdioServerParameters) -> StdioServerParameters:
    if isinstance(target, StdioServerParameters):
        return target
    command, *arguments = target
    return StdioServerParameters(command=command, args=arguments)


def identify(target: Target, alias: str | None = None) -> ServerIdentity:
    """Return who a target is, from what the user wrote and nothing that the server says (UI-3)."""
    if isinstance(target, str):
        host, origin = _place(target)
        return ServerIdentity(alias or host, origin)
    if isinstance(target, MCPServer | Server):
        return ServerIdentity(alias or target.name, "in this process")
    words = [target.command, *target.args] if isinstance(target, StdioServerParameters) else list(target)
    return ServerIdentity(alias or words[0].replace("\\", "/").rpartition("/")[2], shlex.join(words))


def _place(target: str) -> tuple[str, str]:
    """Return host and origin of a URL as the transport understands it; a name and password in it stay out of sight."""
    try:
        url = httpx2.URL(target)
    except httpx2.InvalidURL:  # there is no such place; connecting says so
        url = httpx2.URL()
    if not url.host:
        return "?", ""
    return url.host, f"{url.scheme}://{url.netloc.decode('ascii')}"


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
    """The SDK's client; of its own are what it declares, what it takes, how it drives rounds, and whose an ask is.

    Args:
        responder: Answers asks, and says what can be asked.
        pacing: How patient the client is.
        sleep: Waits for a number of seconds.
    """

    _: KW_ONLY
    responder: Responder
    pacing: Pacing = Pacing()  # noqa: RUF009  a frozen value
    sleep: Callable[[float], Awaitable[None]] = anyio.sleep

    def __post_init__(self) -> None:
        """The responder is the callback."""
        self.elicitation_callback = self.responder
        self._pages = PagesFirst(_pages_of, self._agree, self.responder.surface, self.pacing, self.sleep)
        self._heard = self.message_handler
        self.message_handler = self._hear
        super().__post_init__()

    async def __aenter__(self) -> Self:
        """Connect."""
        await super().__aenter__()
        return self

    async def _build_session(self, exit_stack: AsyncExitStack) -> ClientSession:
        """Declare only what the surface can show (CAP-3), and take only results that the protocol knows.

        The SDK declares both modes for any callback, has no public way to declare one, and shows no raw result to
        anybody: this is the one place that reaches in, and a test fails when it stops working.
        """
        session = await super()._build_session(exit_stack)
        build = session._build_capabilities  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        dispatcher = session._dispatcher  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        send = dispatcher.send_raw_request

        def build_declared(version: str) -> ClientCapabilities:
            modes = self.responder.surface.modes.write()
            declared = None if modes is None else ElicitationCapability.model_validate(modes)
            return build(version).model_copy(update={"elicitation": declared})

        async def send_checked(method: str, *args: Any, **kwargs: Any) -> dict[str, Any]:
            return self._require_known(method, await send(method, *args, **kwargs), session.protocol_version)

        session._build_capabilities = build_declared  # type: ignore[method-assign]  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        dispatcher.send_raw_request = send_checked  # type: ignore[method-assign]
        return session

    def _require_known(self, method: str, result: dict[str, Any], version: str | None) -> dict[str, Any]:
        """Return a result that the SDK can read, before anybody is asked anything because of it.

        Raises:
            MalformedError: The result breaks the protocol.
            MCPError: It asks for what cannot be shown.
        """
        if version is None or version < VERSION:
            return result
        claimed = {claim.result_type for extension in self.extensions or () for claim in extension.claims()}
        for request in read_result(result, method, claimed=claimed).values():
            if request["method"] == METHOD:
                try:
                    self.responder.read(request.get("params"))
                except PeerError as error:
                    raise MCPError.from_error_data(self.responder.refuse(error)) from error
        return {RESULT_TYPE: COMPLETE, **result}

    async def _drive_input_required(
        self,
        first: _T | InputRequiredResult,
        retry: Callable[[InputResponses | None, str | None], Awaitable[_T | InputRequiredResult]],
    ) -> _T:
        """Answer round after round until the server is done (MRTR-8, MRTR-9)."""
        call = current_call.get() or Call()
        pace = Pace.begin(self.pacing)
        current = first
        while isinstance(current, InputRequiredResult):
            responses: InputResponses | None = None
            if current.input_requests:
                pace = pace.asked(call.request)
                responses = await self._answer_all(current.input_requests, call)
            waiting = Waiting()
            go_on = partial(self._until_asked, current.request_state, responses, retry, pace, waiting)
            current = await waiting.beside(go_on, self.responder.surface, call.opened)
        return current

    async def _until_asked(
        self,
        state: str | None,
        responses: InputResponses | None,
        retry: Callable[[InputResponses | None, str | None], Awaitable[_T | InputRequiredResult]],
        pace: Pace,
        waiting: Waiting,
    ) -> _T | InputRequiredResult:
        """Retry until the server is done or asks again; rounds in which it only waits are paced."""
        while True:
            if responses is None:
                await waiting.pause(pace.pause, self.sleep)
                pace = pace.waited()
            result = await retry(responses, state)
            if not isinstance(result, InputRequiredResult) or result.input_requests:
                return result
            state, responses = result.request_state, None

    async def _answer_all(self, requests: Mapping[str, InputRequest], call: Call) -> InputResponses:
        """Answer the requests of one round, one after the other: a person can look at one at a time."""
        responses: InputResponses = {}
        call.opened.clear()
        call.position, call.total = 0, sum(isinstance(each, ElicitRequest) for each in requests.values())
        for key, request in requests.items():
            call.position += isinstance(request, ElicitRequest)
            meta = request.params.meta if request.params else None
            context = ClientRequestContext(session=self.session, request_id=key, meta=meta)
            answer = await self.session.dispatch_input_request(context, request)
            if isinstance(answer, ErrorData):
                raise MCPError.from_error_data(answer)
            responses[key] = answer
        return responses

    async def call_tool(self, name: str, *args: Any, **kwargs: Any) -> CallToolResult:
        """Call a tool, as the SDK's client has it; pages that the server wants first are led to."""
        with _named(name) as call:
            return await self._pages.make(partial(super().call_tool, name, *args, **kwargs), call)

    async def get_prompt(self, name: str, *args: Any, **kwargs: Any) -> GetPromptResult:
        """Get a prompt, as the SDK's client has it; pages that the server wants first are led to."""
        with _named(name) as call:
            return await self._pages.make(partial(super().get_prompt, name, *args, **kwargs), call)

    async def read_resource(self, uri: str, **kwargs: Any) -> ReadResourceResult:
        """Read a resource, as the SDK's client has it; pages that the server wants first are led to."""
        with _named(uri) as call:
            return await self._pages.make(partial(super().read_resource, uri, **kwargs), call)

    async def _agree(self, pages: Sequence[UrlElicitation], call: Call) -> bool:
        """Ask the person to open the pages, one after the other; tell whether all of them are opened."""
        call.opened.clear()
        call.total = len(pages)
        for call.position, page in enumerate(pages, start=1):
            name = page.elicitation_id or page.url
            params = ElicitRequestURLParams(message=page.message, url=page.url, elicitation_id=name)
            context = ClientRequestContext(session=self.session, request_id=name)
            answer = await self.responder(context, params)
            if isinstance(answer, ErrorData):
                raise MCPError.from_error_data(answer)
            if answer.action != "accept":
                return False
        return True

    async def _hear(self, message: IncomingMessage) -> None:
        """Make a request again as soon as the server tells that a page is finished (LEG-2)."""
        if isinstance(message, ElicitCompleteNotification):
            self._pages.finished()
        if self._heard is not None:
            await self._heard(message)


def _pages_of(error: Exception) -> tuple[UrlElicitation, ...]:
    """Return the pages that an error says come first; none where it says something else.

    Raises:
        MalformedError: It says so, and carries no pages.
    """
    return read_url_required(error.data) if isinstance(error, MCPError) and error.code == URL_REQUIRED else ()


@contextmanager
def _named(request: str) -> Generator[Call]:
    call = Call(request)
    token = current_call.set(call)
    try:
        yield call
    finally:
        current_call.reset(token)
