"""The whole of it over real streamable HTTP, judged on the wire."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from mcp import Client
from mcp.server import MCPServer
from mcp.server.caching import CacheHint
from mcp_types import TextContent
from tests.server.people import Person
from tests.server.served import Http, served
from tests.server.wire import CANCEL, DECLINE, EVERYTHING, Json, accept, envelope

from mcp_elicitation import Elicitation, ask

CARRIERS = [
    ("tools/call", "greet"),
    ("prompts/get", "greet"),
    ("resources/read", "greet://static"),
    ("resources/read", "greet://a/b"),
]


@pytest.fixture(scope="module", params=[False, True], ids=["stream", "json"])
def url(request: pytest.FixtureRequest) -> Generator[str]:
    hints: Any = {"resources/read": CacheHint(ttl_ms=60_000, scope="public")}
    server = MCPServer("travel", cache_hints=hints)
    Elicitation(server)

    async def greet() -> str:
        name = await ask.form("Name?", str, key="name")
        sure = await ask.form("Sure?", bool, key="sure")
        return f"{name} {sure}"

    async def greet_in(city: str) -> str:
        return await greet()

    server.tool()(greet)
    server.prompt()(greet)
    server.resource("greet://static")(greet)
    server.resource("greet://a/{city}")(greet_in)
    with served(server, json_response=request.param) as url:
        yield url


@pytest.mark.requirement("MSG-1", "MRTR-2")
@pytest.mark.parametrize(("method", "name"), CARRIERS)
def test_every_carrier_asks_twice_and_completes(url: str, method: str, name: str) -> None:
    http = Http(url)
    first = http.call(name, method=method)
    assert first.kind.startswith("application/json")
    assert first.reply.raw.keys() == {"resultType", "inputRequests", "requestState", "_meta"}
    second = http.call(
        name, method=method, inputResponses={"name": accept(answer="Bo")}, requestState=first.reply.state
    )
    assert second.reply.key == "sure"
    assert second.reply.state != first.reply.state
    third = http.call(name, method=method, inputResponses={"sure": CANCEL}, requestState=second.reply.state)
    assert third.reply.text == "Accepted(data='Bo') Cancelled()"


@pytest.mark.parametrize("name", ["greet://static", "greet://a/b"])
def test_what_only_asks_carries_no_cache_hints(url: str, name: str) -> None:
    """Field case B112: the finished result does, so the hint is really set."""
    http = Http(url)
    first = http.call(name, method="resources/read").reply
    assert not {"ttlMs", "cacheScope"} & first.raw.keys()
    second = http.call(name, method="resources/read", inputResponses={"name": DECLINE}, requestState=first.state).reply
    assert not {"ttlMs", "cacheScope"} & second.raw.keys()
    done = http.call(name, method="resources/read", inputResponses={"sure": DECLINE}, requestState=second.state).reply
    assert (done.raw["ttlMs"], done.raw["cacheScope"]) == (60_000, "public")
    assert http.call(name, method="resources/read").reply.key == "name"


@pytest.mark.requirement("CAP-4")
@pytest.mark.parametrize("capabilities", [{}, {"elicitation": {"url": {}}}, {"sampling": {}}])
def test_a_client_that_cannot_be_asked_gets_400_and_what_is_missing(url: str, capabilities: Json) -> None:
    exchange = Http(url).call("greet", capabilities=capabilities)
    assert exchange.status == 400
    assert exchange.error["code"] == -32021
    assert exchange.error["data"] == {"requiredCapabilities": {"elicitation": {"form": {}}}}


@pytest.mark.requirement("CAP-2")
@pytest.mark.parametrize(
    ("elicitation", "asked"),
    [({}, True), ({"form": {}}, True), ({"form": {}, "url": {}}, True), ({"url": {}}, False), (None, False),
     (True, False), ([], False), ("form", False)],
)  # fmt: skip
def test_what_a_declaration_means(url: str, elicitation: Any, asked: bool) -> None:
    """Field cases B97, B98."""
    exchange = Http(url).call("greet", capabilities={"elicitation": elicitation})
    if asked:
        assert exchange.reply.key == "name"
    else:
        assert exchange.status == 400
        assert exchange.error["code"] in {-32021, -32602}


@pytest.mark.parametrize("state", ["", "v1.AAAA", 0, {}, []])
def test_a_state_that_is_not_in_order_is_invalid_params(url: str, state: object) -> None:
    exchange = Http(url).call("greet", inputResponses={"name": DECLINE}, requestState=state)
    assert (exchange.status, exchange.error["code"]) == (400, -32602)
    assert exchange.error["message"] == "Invalid or expired requestState"


def test_a_null_state_is_none(url: str) -> None:
    """Field case B124."""
    assert Http(url).call("greet", inputResponses={"name": DECLINE}, requestState=None).reply.key == "name"


@pytest.mark.requirement("ERR-1")
@pytest.mark.parametrize("given", [12345, {"action": "reject"}, {"action": "accept", "content": {"answer": {}}}])
def test_a_malformed_answer_is_400(url: str, given: object) -> None:
    http = Http(url)
    state = http.call("greet").reply.state
    exchange = http.call("greet", inputResponses={"name": given}, requestState=state)
    assert (exchange.status, exchange.error["code"]) == (400, -32602)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), 10**400, "\ud800", "\0"])
def test_what_no_form_can_hold_is_asked_again(url: str, number: object) -> None:
    """Threat F4: whatever a JSON parser makes of it reaches no handler."""
    http = Http(url)
    state = http.call("greet").reply.state
    again = http.call("greet", inputResponses={"name": accept(answer=number)}, requestState=state).reply
    assert again.key == "name"
    assert "Please correct:" in again.asks["name"]["message"]


@pytest.mark.parametrize(
    "missing",
    [None, "io.modelcontextprotocol/clientCapabilities", "io.modelcontextprotocol/protocolVersion"],
)
def test_a_retry_without_its_envelope_is_invalid_params(url: str, missing: str | None) -> None:
    """Field case B157."""
    http = Http(url)
    state = http.call("greet").reply.state
    meta = {} if missing is None else {key: value for key, value in envelope().items() if key != missing}
    exchange = http.call("greet", inputResponses={"name": DECLINE}, requestState=state, meta=meta or {"x": 1})
    assert exchange.status == 400
    assert exchange.error["code"] == -32602
    assert http.call("greet", capabilities=EVERYTHING, inputResponses={"name": DECLINE}, requestState=state).reply.waits


async def test_the_sdk_client_drives_it_over_http(url: str) -> None:
    person = Person({"Name?": {"answer": "Bo"}, "Sure?": "decline"})
    async with Client(url, elicitation_callback=person) as client:
        [content] = (await client.call_tool("greet")).content
        assert isinstance(content, TextContent)
        assert content.text == "Accepted(data='Bo') Declined()"
        assert (await client.get_prompt("greet")).messages
        assert (await client.read_resource("greet://static")).contents
        assert (await client.read_resource("greet://a/b")).contents
    assert person.asked == ["Name?", "Sure?"] * 4
