"""What a connection declares, to whom it belongs, and what reaches the server."""

from __future__ import annotations

import inspect
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.session import ClientSession
from mcp.server import MCPServer
from mcp_types import CallToolResult, TextContent
from tests.client import greeter
from tests.client.people import BOTH, FORM, URL, Person, declining, saying
from tests.client.raw import Json, Sent, asking, done, form, in_turn, page, raw_server
from tests.serving import serve

from mcp_elicitation.client import Scripted, connect
from mcp_elicitation.client.connection import ConnectionOptions, ElicitationClient, Target, identify
from mcp_elicitation.client.pacing import Pacing
from mcp_elicitation.core.capability import Modes

AT_ONCE = ConnectionOptions(pacing=Pacing(first_pause=0))
STDIO = (sys.executable, str(Path(greeter.__file__)))


def said(result: CallToolResult) -> str:
    return "".join(each.text for each in result.content if isinstance(each, TextContent))


@asynccontextmanager
async def reached(by: str) -> AsyncGenerator[Target]:
    """The greeter, by each way in which a client can reach it."""
    if by == "in process":
        yield greeter.build()
    elif by == "stdio":
        yield STDIO
    else:
        async with serve(greeter.build().streamable_http_app()) as base:
            yield f"{base}/mcp"


def answer_every_method(first: Json) -> Any:
    """The first call is asked, then waits; everything else is answered."""
    calls = in_turn(first, asking("only a state"), done())
    lists = {"prompts/list": "prompts", "resources/list": "resources", "resources/templates/list": "resourceTemplates"}

    def answer(sent: Sent) -> Json:
        if sent.method == "tools/call":
            return calls(sent)
        if sent.method in lists:
            return {"resultType": "complete", "ttlMs": 0, "cacheScope": "private", lists[sent.method]: []}
        if sent.method == "prompts/get":
            return {"resultType": "complete", "messages": []}
        return {"resultType": "complete", "ttlMs": 0, "cacheScope": "private", "contents": []}

    return answer


@pytest.mark.requirement("CAP-1", "CAP-3")
@pytest.mark.parametrize(
    ("modes", "request_", "declared"),
    [
        (FORM, form(), {"form": {}}),
        (URL, page(), {"url": {}}),
        (BOTH, form(), {"form": {}, "url": {}}),
        (Modes(), None, None),
    ],
    ids=["form", "url", "both", "neither"],
)
async def test_every_request_declares_what_the_surface_can_show_and_no_more(
    modes: Modes, request_: Json | None, declared: object
) -> None:
    first = asking("s") if request_ is None else asking("s", k=request_)
    async with (
        raw_server(answer_every_method(first)) as server,
        connect(server.url, surface=Person(saying(), modes), options=AT_ONCE) as client,
    ):
        await client.call_tool("t", {})
        await client.list_tools()
        await client.list_prompts()
        await client.list_resources()
        await client.list_resource_templates()
        await client.get_prompt("p")
        await client.read_resource("test://r")
    methods = [each.method for each in server.received]
    assert methods[:4] == ["server/discover", "tools/call", "tools/call", "tools/call"]
    assert {"tools/list", "prompts/list", "resources/list", "prompts/get", "resources/read"} < set(methods)
    assert [each.declared.get("elicitation") for each in server.received] == [declared] * len(methods)


@pytest.mark.requirement("CAP-3", "LEG-2")
@pytest.mark.parametrize(
    ("modes", "declared"), [(FORM, {"form": {}}), (URL, {"url": {}}), (Modes(), None)], ids=["form", "url", "neither"]
)
async def test_the_handshake_of_an_earlier_revision_declares_the_same(modes: Modes, declared: object) -> None:
    seen: list[object] = []

    server: MCPServer = MCPServer("earlier", log_level="ERROR")

    async def capture(ctx: Any, call_next: Any) -> Any:
        if ctx.method == "initialize":
            seen.append(ctx.params["capabilities"].get("elicitation"))
        return await call_next(ctx)

    server.middleware.append(capture)
    async with connect(server, surface=Person(saying(), modes), options=ConnectionOptions(mode="legacy")):
        pass
    assert seen == [declared]


def test_the_sdk_still_has_the_places_that_are_overridden() -> None:
    moved = "the SDK moved what ElicitationClient overrides: look for its new way to declare modes and to drive rounds"
    build = inspect.signature(Client._build_session)
    drive = inspect.signature(Client._drive_input_required)
    declare = inspect.signature(ClientSession._build_capabilities)
    assert list(build.parameters) == ["self", "exit_stack"], moved
    assert list(drive.parameters) == ["self", "first", "retry"], moved
    assert list(declare.parameters) == ["self", "version"], moved
    for name in ("call_tool", "get_prompt", "read_resource"):
        assert "self._drive_input_required(" in inspect.getsource(getattr(Client, name)), moved
    assert "self._build_session(" in inspect.getsource(Client.__aenter__), moved
    for name in ("adopt", "send_discover", "initialize"):
        assert "self._build_capabilities(" in inspect.getsource(getattr(ClientSession, name)), moved
    assert "self._dispatcher.send_raw_request(" in inspect.getsource(ClientSession.send_request), moved


@pytest.mark.requirement("CAP-3")
@pytest.mark.parametrize("name", ["_build_capabilities", "_build_session"])
async def test_a_sdk_that_moved_them_connects_nobody(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = Client if hasattr(Client, name) else ClientSession
    monkeypatch.setattr(owner, f"moved{name}", getattr(owner, name), raising=False)
    monkeypatch.delattr(owner, name)
    with pytest.RaisesGroup(pytest.RaisesExc(AttributeError, match=name), flatten_subgroups=True, allow_unwrapped=True):
        async with connect(greeter.build(), surface=Scripted({})):
            pass


@pytest.mark.requirement("MRTR-8", "MSG-1")
@pytest.mark.parametrize("by", ["in process", "http", "stdio"])
async def test_a_tool_that_asks_twice_goes_on_with_the_answers(by: str) -> None:
    async with reached(by) as target, connect(target, surface=Scripted(answer_the_greeter)) as client:
        assert client.protocol_version == "2026-07-28"
        result = await client.call_tool("greet", {"greeting": "Hello"})
    assert said(result) == "Hello, Ada: tired"


def answer_the_greeter(review: Any) -> dict[str, object]:
    return {"answer": "tired" if "How are you" in review.elicitation.message else "Ada"}


@pytest.mark.requirement("ACT-2")
@pytest.mark.parametrize("by", ["in process", "http", "stdio"])
async def test_a_declined_ask_ends_the_call_as_the_tool_says(by: str) -> None:
    async with reached(by) as target, connect(target, surface=Person(declining)) as client:
        assert said(await client.call_tool("greet", {"greeting": "Hello"})) == "decline at the name"


async def test_headers_of_the_user_reach_the_server() -> None:
    async with serve(greeter.build().streamable_http_app()) as base:
        headers = {"Authorization": "Bearer of-the-user", "X-Project": "7"}
        async with connect(f"{base}/mcp", surface=Scripted({}), headers=headers) as client:
            assert said(await client.call_tool("header", {"name": "authorization"})) == "Bearer of-the-user"
            assert said(await client.call_tool("header", {"name": "x-project"})) == "7"


async def test_headers_go_with_every_request_and_every_retry() -> None:
    async with (
        raw_server(in_turn(asking("s", k=form()), done())) as server,
        connect(server.url, surface=Person(saying()), headers={"X-Project": "7"}) as client,
    ):
        await client.call_tool("t", {})
    assert [each.headers["x-project"] for each in server.received] == ["7"] * len(server.received)


@pytest.mark.requirement("UI-3")
@pytest.mark.parametrize(
    ("target", "alias", "origin"),
    [
        ("https://travel.example/mcp?x=1", "travel.example", "https://travel.example"),
        ("https://Travel.Example:8443/mcp", "travel.example", "https://travel.example:8443"),
        ("http://127.0.0.1:3000/mcp", "127.0.0.1", "http://127.0.0.1:3000"),
        ("http://[::1]:3000/mcp", "::1", "http://[::1]:3000"),
        # who signs in is nobody's business but the transport's
        ("https://user:secret@travel.example/mcp", "travel.example", "https://travel.example"),
        ("https://user:secret@/mcp", "?", ""),
        ("https://bank.example@evil.example/", "evil.example", "https://evil.example"),
        # where the transport really goes
        ("http://bank.example\\@evil.example/", "evil.example", "http://evil.example"),
        ("https://münchen.example/mcp", "münchen.example", "https://xn--mnchen-3ya.example"),
        ("https://tra\tvel.example/mcp", "?", ""),
        (["/usr/bin/python3", "a server.py", "--x"], "python3", "/usr/bin/python3 'a server.py' --x"),
        (["C:\\tools\\server.exe"], "server.exe", "'C:\\tools\\server.exe'"),
        (StdioServerParameters(command="server", args=["-v"]), "server", "server -v"),
    ],
)
def test_a_server_is_named_by_what_the_user_wrote(target: Target, alias: str, origin: str) -> None:
    found = identify(target)
    assert (found.alias, found.origin, found.claimed) == (alias, origin, None)
    named = identify(target, "my travel desk")
    assert (named.alias, named.origin) == ("my travel desk", origin)


def test_a_server_in_this_process_is_named_as_such() -> None:
    found = identify(greeter.build())
    assert (found.alias, found.origin) == ("greeter", "in this process")


@pytest.mark.requirement("UI-3")
async def test_what_the_server_calls_itself_is_kept_apart_from_who_it_is() -> None:
    person = Person(saying())
    async with raw_server(in_turn(asking("s", k=form()), done())) as server:
        server.title = "Your bank"
        async with connect(server.url, surface=person, alias="travel") as client:
            await client.call_tool("t", {})
    [review] = person.reviews
    assert review.server.alias == "travel"
    assert review.server.origin == server.url.removesuffix("/mcp")
    assert review.server.claimed == "Your bank"


async def test_a_client_built_by_hand_needs_to_say_who_answers() -> None:
    with pytest.raises(TypeError, match="responder"):
        ElicitationClient("http://127.0.0.1:9/mcp")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]


async def test_a_refusal_of_the_server_reaches_the_caller() -> None:
    refusal: Json = {"error": {"code": -32021, "message": "no form", "data": {"requiredCapabilities": {}}}}
    async with raw_server(in_turn(refusal)) as server, connect(server.url, surface=Scripted({})) as client:
        with pytest.raises(MCPError) as refused:
            await client.call_tool("t", {})
    assert refused.value.error.code == -32021
