"""Results that break the protocol, or ask for what cannot be shown: refused before anybody is asked anything."""

from __future__ import annotations

import contextlib
from typing import Any

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mcp import MCPError
from mcp_types import INVALID_PARAMS, CallToolResult
from tests.client.people import BOTH, FORM, URL, Person, saying
from tests.client.raw import VERSION, Json, asking, done, form, form_of, in_turn, page, raw_server

from mcp_elicitation.client import connect
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.wire.common import MalformedError

TEXT: Json = {"type": "string"}

_WORDS = tuple(
    "resultType input_required inputRequests requestState method params mode form url message requestedSchema type "
    "object properties required string enum oneOf const title array items default format elicitation/create "
    "$schema".split()
)


async def outcome(result: Json, person: Person) -> CallToolResult | Exception:
    """Call a tool whose first result is the given one; nobody is asked and nothing is retried because of it."""
    async with (
        raw_server(in_turn(result, done())) as server,
        connect(server.url, surface=person, alias="travel") as client,
    ):
        try:
            called: CallToolResult | Exception = await client.call_tool("t", {})
        except Exception as error:
            called = error
    assert len(server.calls) == 1
    assert person.reviews == []
    return called


@pytest.mark.parametrize(
    ("result", "where"),
    [
        ({"resultType": "input_required"}, "inputRequests"),
        ({"resultType": "input_required", "inputRequests": {}}, "inputRequests"),
        ({"resultType": "input_required", "inputRequests": None, "requestState": None}, "inputRequests"),
        ({"resultType": "input_required", "inputRequests": [form()]}, "inputRequests"),
        ({"resultType": "input_required", "requestState": 5}, "inputRequests"),
        ({"resultType": "input_required", "requestState": {"a": 1}, "inputRequests": {"k": form()}}, "requestState"),
    ],
)
async def test_a_result_that_asks_nothing_in_particular_is_refused(result: Json, where: str) -> None:
    error = await outcome(result, Person(saying()))
    assert isinstance(error, MalformedError)
    assert error.where == where


@pytest.mark.parametrize(
    "request_",
    [
        {"params": {"message": "m", "requestedSchema": {"type": "object", "properties": {}}}},
        {"method": "tools/call", "params": {"name": "t"}},
        {"method": "elicitation/complete", "params": {"elicitationId": "1"}},
        {"method": ["elicitation/create"], "params": {}},
        {"method": None},
        5,
        None,
    ],
)
async def test_a_request_that_is_none_of_the_three_kinds_is_refused_by_its_key(request_: Any) -> None:
    error = await outcome(asking("s", good=form(), wrong=request_), Person(saying()))
    assert isinstance(error, MalformedError)
    assert error.where == "inputRequests.wrong"
    assert "inputRequests.wrong" in error.public.zh


@pytest.mark.parametrize(
    "kind", ["input_requird", "task", "Complete", "", 7, True, None, ["complete"], "x" * 10_000_000]
)
async def test_an_unknown_type_of_result_is_refused_in_few_words(kind: object) -> None:
    error = await outcome({"resultType": kind, "content": [{"type": "text", "text": "do not read"}]}, Person(saying()))
    assert isinstance(error, MalformedError)
    assert error.where == "resultType"
    assert len(str(error)) < 200


async def test_a_result_without_a_type_is_complete() -> None:
    """Servers of earlier revisions leave it out."""
    result = await outcome({"content": [{"type": "text", "text": "done"}]}, Person(saying()))
    assert isinstance(result, CallToolResult)
    assert [each.model_dump()["text"] for each in result.content] == ["done"]


async def test_the_list_of_tools_must_not_ask() -> None:
    person = Person(saying())
    async with raw_server(lambda _: asking("s", k=form())) as server, connect(server.url, surface=person) as client:
        with pytest.raises(MalformedError, match="prompts/list must not ask"):
            await client.list_prompts()
    assert person.reviews == []


UNDRAWABLE: list[tuple[str, Any]] = [
    ("nested", {"type": "object", "properties": {"a": {"type": "object", "properties": {}}}}),
    ("reference", {"type": "object", "properties": {"a": {"$ref": "#/$defs/a"}}, "$defs": {"a": TEXT}}),
    ("free list", {"type": "object", "properties": {"a": {"type": "array", "items": TEXT}}}),
    ("union", {"type": "object", "properties": {"a": {"anyOf": [TEXT, {"type": "null"}]}}}),
    ("required names nothing", {"type": "object", "properties": {"a": TEXT}, "required": ["b"]}),
    ("required twice", {"type": "object", "properties": {"a": TEXT}, "required": ["a", "a"]}),
    ("required null", {"type": "object", "properties": {"a": TEXT}, "required": None}),
    ("no fields", {"type": "object"}),
    ("not an object", {"type": "string"}),
    ("another dialect", {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {}}),
    ("a dialect that is no text", {"$schema": [], "type": "object", "properties": {}}),
    ("list", [1, 2]),
    ("null", None),
    ("text", "{}"),
    ("too large", {"type": "object", "properties": {"a": {"type": "string", "description": "x" * 70_000}}}),
    ("too deep", {"type": "object", "properties": {"a": {"type": "array", "items": {"items": {"items": {}}}}}}),
]


@pytest.mark.parametrize("schema", [each for _, each in UNDRAWABLE], ids=[name for name, _ in UNDRAWABLE])
async def test_a_form_that_cannot_be_drawn_is_answered_with_an_error_that_names_the_server(schema: Any) -> None:
    error = await outcome(asking("s", good=form(), wrong=form_of(schema)), Person(saying()))
    assert isinstance(error, MCPError)
    assert error.error.code == INVALID_PARAMS
    assert error.error.message.startswith("travel: ")
    assert len(error.error.message) < 300


@pytest.mark.requirement("CAP-3")
@pytest.mark.parametrize(("modes", "request_"), [(FORM, page()), (URL, form()), (Modes(), form()), (Modes(), page())])
async def test_a_mode_that_was_not_declared_is_an_error_not_a_decline(modes: Modes, request_: Json) -> None:
    error = await outcome(asking("s", k=request_), Person(saying(), modes))
    assert isinstance(error, MCPError)
    assert error.error.code == INVALID_PARAMS
    assert error.error.message.startswith("travel: ")


@pytest.mark.parametrize(
    "params",
    [
        {"mode": "voice", "message": "m", "requestedSchema": {"type": "object", "properties": {}}},
        {"mode": None, "message": "m", "requestedSchema": {"type": "object", "properties": {}}},
        {"mode": "form", "message": 5, "requestedSchema": {"type": "object", "properties": {}}},
        {"mode": "form", "requestedSchema": {"type": "object", "properties": {}}},
        {"mode": "form", "message": "m"},
        {"mode": "url", "message": "m"},
        {"mode": "url", "message": "m", "url": 5},
        {"mode": "url", "url": "https://mcp.example.com/"},
    ],
)
async def test_parameters_that_break_the_protocol_are_answered_with_an_error(params: Json) -> None:
    error = await outcome(asking("s", k={"method": "elicitation/create", "params": params}), Person(saying(), BOTH))
    assert isinstance(error, MCPError)
    assert error.error.code == INVALID_PARAMS
    assert error.error.message.startswith("travel: ")


async def test_parameters_that_are_missing_are_answered_with_an_error() -> None:
    error = await outcome(asking("s", k={"method": "elicitation/create"}), Person(saying()))
    assert isinstance(error, MCPError)
    assert error.error.code == INVALID_PARAMS


@pytest.mark.requirement("MSG-3")
async def test_a_request_without_a_mode_is_a_form() -> None:
    asked = form()
    del asked["params"]["mode"]
    person = Person(saying(name="Ada"))
    async with (
        raw_server(in_turn(asking("s", k=asked), done())) as server,
        connect(server.url, surface=person) as client,
    ):
        await client.call_tool("t", {})
    assert [each.elicitation.mode for each in person.reviews] == ["form"]
    assert server.calls[1].params["inputResponses"]["k"]["content"] == {"name": "Ada"}


async def test_after_a_refused_result_the_connection_goes_on() -> None:
    wrong = asking("s", k=form_of({"type": "object", "properties": {"a": {"$ref": "#"}}}))
    async with (
        raw_server(in_turn(wrong, {"resultType": "x"}, asking("s", k=form()), done("good"))) as server,
        connect(server.url, surface=Person(saying())) as client,
    ):
        with pytest.raises(MCPError):
            await client.call_tool("t", {})
        with pytest.raises(MalformedError):
            await client.call_tool("t", {})
        with anyio.fail_after(5):
            assert (await client.call_tool("t", {})).content


_names = st.text(max_size=5) | st.sampled_from(_WORDS)
_json: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(_WORDS),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(_names, each, max_size=4),
    max_leaves=12,
)


@given(params=_json, method=_json, rest=st.dictionaries(st.sampled_from(_WORDS), _json, max_size=3))
@settings(max_examples=300, deadline=None)
def test_whatever_a_server_sends_is_taken_or_refused_and_never_a_crash(params: Any, method: Any, rest: Json) -> None:
    client = connect("http://127.0.0.1:9/mcp", surface=Person(saying(), BOTH))
    for request_ in ({"method": "elicitation/create", "params": params}, {"method": method, "params": params}, params):
        result = {"resultType": "input_required", "inputRequests": {"k": request_}, **rest}
        with contextlib.suppress(MalformedError, MCPError):
            client._require_known("tools/call", result, VERSION)
