"""No ask leaves for a client that did not declare what it needs."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

import pytest
from mcp.server import MCPServer
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp_types import (
    CreateMessageRequest,
    CreateMessageRequestParams,
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitRequestURLParams,
    InputRequest,
    InputRequiredResult,
    ListRootsRequest,
    SamplingMessage,
    TextContent,
    Tool,
    ToolChoice,
)
from tests.server.wire import EVERYTHING, FORM, Json, wire_to

from mcp_elicitation import ask
from mcp_elicitation.core.capability import CapabilityMissingError
from mcp_elicitation.core.wire.common import MalformedError
from mcp_elicitation.server.gate import require_declared

HELLO = [SamplingMessage(role="user", content=TextContent(type="text", text="hello"))]
FORM_ASK = ElicitRequest(
    params=ElicitRequestFormParams(message="Name?", requested_schema={"type": "object", "properties": {}})
)
URL_ASK = ElicitRequest(params=ElicitRequestURLParams(message="Go", url="https://example.com/"))
SAMPLE = CreateMessageRequest(params=CreateMessageRequestParams(messages=HELLO, max_tokens=5))
SAMPLE_WITH_TOOLS = CreateMessageRequest(
    params=CreateMessageRequestParams(
        messages=HELLO, max_tokens=5, tools=[Tool(name="t", input_schema={"type": "object"})]
    )
)
SAMPLE_WITH_CHOICE = CreateMessageRequest(
    params=CreateMessageRequestParams(messages=HELLO, max_tokens=5, tool_choice=ToolChoice(mode="auto"))
)
ROOTS = ListRootsRequest()

REFUSED: list[tuple[str, list[InputRequest], Json, Json]] = [
    ("a form for nobody", [FORM_ASK], {}, {"elicitation": {"form": {}}}),
    ("a form for a client of pages", [FORM_ASK], {"elicitation": {"url": {}}}, {"elicitation": {"form": {}}}),
    ("a page for nobody", [URL_ASK], {}, {"elicitation": {"url": {}}}),
    ("a page for a client of forms", [URL_ASK], {"elicitation": {"form": {}}}, {"elicitation": {"url": {}}}),
    ("a page for a bare declaration", [URL_ASK], {"elicitation": {}}, {"elicitation": {"url": {}}}),
    ("sampling", [SAMPLE], {"elicitation": {}}, {"sampling": {}}),
    ("sampling with tools for nobody", [SAMPLE_WITH_TOOLS], {}, {"sampling": {"tools": {}}}),
    ("sampling with tools", [SAMPLE_WITH_TOOLS], {"sampling": {}}, {"sampling": {"tools": {}}}),
    ("sampling with a choice", [SAMPLE_WITH_CHOICE], {"sampling": {}}, {"sampling": {"tools": {}}}),
    ("roots", [ROOTS], {"sampling": {}}, {"roots": {}}),
    (
        "several at once",
        [FORM_ASK, URL_ASK, SAMPLE, ROOTS],
        {},
        {"elicitation": {"form": {}, "url": {}}, "sampling": {}, "roots": {}},
    ),
    ("one of two", [FORM_ASK, URL_ASK], {"elicitation": {}}, {"elicitation": {"url": {}}}),
    ("both kinds of sampling", [SAMPLE, SAMPLE_WITH_TOOLS], {}, {"sampling": {"tools": {}}}),
]
PASSED: list[tuple[str, list[InputRequest], Mapping[str, object]]] = [
    ("a form", [FORM_ASK], FORM),
    ("a form for a bare declaration", [FORM_ASK], {"elicitation": {}}),
    ("a page", [URL_ASK], {"elicitation": {"url": {}}}),
    ("sampling", [SAMPLE], {"sampling": {}}),
    ("sampling with tools", [SAMPLE_WITH_TOOLS, SAMPLE_WITH_CHOICE], {"sampling": {"tools": {}}}),
    ("roots", [ROOTS], {"roots": {}}),
    ("everything", [FORM_ASK, URL_ASK, SAMPLE, SAMPLE_WITH_TOOLS, ROOTS], EVERYTHING),
]


def hand_built(server: MCPServer, requests: list[InputRequest]) -> None:
    @server.tool()
    async def built() -> InputRequiredResult:
        named = {f"k{number}": request for number, request in enumerate(requests)}
        return InputRequiredResult(input_requests=named, request_state="its own")

    @server.resource("built://{a}")
    async def built_resource(a: str) -> InputRequiredResult:
        return await built()

    @server.prompt("built")
    async def built_prompt() -> InputRequiredResult:
        return await built()


CARRIERS = [("tools/call", "built"), ("prompts/get", "built"), ("resources/read", "built://a")]


@pytest.mark.requirement("CAP-4", "CAP-2")
@pytest.mark.parametrize(("method", "name"), CARRIERS, ids=str)
@pytest.mark.parametrize(("what", "requests", "declared", "required"), REFUSED, ids=lambda each: str(each)[:30])
async def test_a_result_built_by_hand_does_not_leave_for_who_cannot_answer_it(
    server: MCPServer, what: str, requests: list[InputRequest], declared: Json, required: Json, method: str, name: str
) -> None:
    """Field case B97; exactly what is missing is named."""
    hand_built(server, requests)
    async with wire_to(server) as wire:
        refusal = await wire.refused(name, method=method, capabilities=declared)
    assert (refusal.code, refusal.data) == (-32021, {"requiredCapabilities": required})


@pytest.mark.requirement("CAP-4")
@pytest.mark.parametrize(("what", "requests", "declared"), PASSED, ids=lambda each: str(each)[:30])
async def test_what_the_client_declared_leaves(
    server: MCPServer, what: str, requests: list[InputRequest], declared: Json
) -> None:
    hand_built(server, requests)
    async with wire_to(server) as wire:
        reply = await wire.call("built", capabilities=declared)
    assert len(reply.raw["inputRequests"]) == len(requests)


@pytest.mark.requirement("CAP-4")
@pytest.mark.parametrize("declared", [{}, {"elicitation": {"url": {}}}, {"sampling": {}}])
async def test_an_ask_for_who_cannot_be_asked_ends_the_handler_whatever_it_catches(
    server: MCPServer, declared: Json
) -> None:
    done: list[str] = []

    @server.tool()
    async def act() -> str:
        with contextlib.suppress(Exception):
            await ask.form("Delete?", bool)
            done.append("after the ask")
        done.append("after the except")
        return "done"

    @server.tool()
    async def catch_all() -> str:
        with contextlib.suppress(BaseException):
            await ask.form("Delete?", bool)
        with contextlib.suppress(BaseException):
            await ask.once("effect", lambda: done.append("effect"))
        return "done"

    @server.tool()
    async def raise_instead() -> str:
        try:
            return str(await ask.form("Delete?", bool))
        except BaseException as error:
            raise RuntimeError from error

    async with wire_to(server) as wire:
        for name in ("act", "catch_all", "raise_instead"):
            refusal = await wire.refused(name, capabilities=declared)
            assert (refusal.code, refusal.data) == (-32021, {"requiredCapabilities": {"elicitation": {"form": {}}}})
            assert "elicitation.form" in refusal.message
    assert done == []


@pytest.mark.requirement("CAP-4")
@pytest.mark.parametrize("method", ["prompts/get", "resources/read"])
async def test_a_prompt_or_resource_that_raises_something_else_is_refused_the_same(
    server: MCPServer, method: str
) -> None:
    async def act() -> str:
        try:
            return str(await ask.form("Delete?", bool))
        except BaseException as error:
            raise RuntimeError from error

    server.prompt()(act)
    server.resource("act://it")(act)
    async with wire_to(server) as wire:
        name = "act" if method == "prompts/get" else "act://it"
        assert (await wire.refused(name, method=method, capabilities={})).code == -32021


@pytest.mark.requirement("CAP-2")
@pytest.mark.parametrize("elicitation", [True, None, [], "form", 0, {"form": True}, {"form": None}, {"form": []}])
async def test_a_malformed_declaration_is_no_declaration(server: MCPServer, elicitation: Any) -> None:
    """Field case B98: the SDK may refuse the request itself, but nothing is asked and nothing crashes."""

    @server.tool()
    async def act() -> str:
        return str(await ask.form("Delete?", bool))

    async with wire_to(server) as wire:
        refusal = await wire.refused("act", capabilities={"elicitation": elicitation})
    assert refusal.code in {-32021, -32602}


@pytest.mark.requirement("MRTR-6")
async def test_other_methods_never_ask(server: MCPServer) -> None:
    async with wire_to(server) as wire:
        for method in ("tools/list", "prompts/list", "resources/list", "resources/templates/list"):
            reply = await wire.call("unused", method=method)
            assert reply.raw["resultType"] == "complete"


@pytest.mark.requirement("MRTR-2")
async def test_a_result_with_neither_requests_nor_state_does_not_leave(server: MCPServer) -> None:
    """The SDK refuses the typed one; a middleware may still build one."""

    async def short_cut(ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        return {"resultType": "input_required"} if ctx.method == "tools/call" else await call_next(ctx)

    server.middleware.append(short_cut)
    async with wire_to(server) as wire:
        reply = await wire.call("anything")
    assert reply.failed
    assert "inputRequests" in reply.text


def ask_of(**params: object) -> Json:
    return {"inputRequests": {"k": {"method": "elicitation/create", "params": params}}}


@pytest.mark.requirement("MRTR-1", "MSG-3")
@pytest.mark.parametrize(
    ("result", "where"),
    [
        ({"inputRequests": []}, "inputRequests"),
        ({"inputRequests": None, "requestState": "s"}, "inputRequests"),
        ({"inputRequests": {"k": None}}, "inputRequests.k"),
        ({"inputRequests": {"k": {}}}, "inputRequests.k"),
        ({"inputRequests": {"k": {"method": "tools/call"}}}, "inputRequests.k"),
        ({"inputRequests": {"k": {"method": "elicitation/complete"}}}, "inputRequests.k"),
        (ask_of(mode="page"), "inputRequests.k.params.mode"),
        (ask_of(mode=["url"]), "inputRequests.k.params.mode"),
        (ask_of(mode=None), "inputRequests.k.params.mode"),
        ({"requestState": 5}, "inputRequests"),
        ({}, "inputRequests"),
    ],
)
def test_what_is_no_permitted_request_is_named(result: Json, where: str) -> None:
    with pytest.raises(MalformedError) as error:
        require_declared(result, EVERYTHING)
    assert error.value.where == where


def test_a_request_without_a_mode_is_a_form() -> None:
    require_declared(ask_of(message="m"), FORM)
    with pytest.raises(CapabilityMissingError) as error:
        require_declared(ask_of(message="m"), {"elicitation": {"url": {}}})
    assert error.value.required == {"elicitation": {"form": {}}}


def test_a_result_that_only_waits_needs_nothing() -> None:
    require_declared({"requestState": "s"}, {})
    require_declared({"requestState": "s", "inputRequests": {}}, {})
