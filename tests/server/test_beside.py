"""What else stands on the same server, or in the same handler, keeps working."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from mcp.server import MCPServer, Server
from mcp.server.context import ServerRequestContext
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.resolve import AcceptedElicitation, Elicit, ElicitationResult, Resolve
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitResult,
    InputRequiredResult,
    TextContent,
)
from pydantic import BaseModel
from tests.server.wire import CANCEL, DECLINE, Json, Reply, Wire, accept, wire_to

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.flow.state import PREFIX


def hand_ask(message: str, key: str = "hand", state: str | None = None) -> InputRequiredResult:
    schema: Json = {"type": "object", "properties": {"ok": {"type": "boolean"}}}
    request = ElicitRequest(params=ElicitRequestFormParams(message=message, requested_schema=schema))
    return InputRequiredResult(input_requests={key: request}, request_state=state)


def given(context: Context[Any, Any], key: str = "hand") -> str | None:
    response = (context.input_responses or {}).get(key)
    return response.action if isinstance(response, ElicitResult) else None


class Login(BaseModel):
    name: str


def ask_login() -> Elicit[Login]:
    return Elicit("Log in as?", Login)


async def ask_city() -> str:
    outcome = await ask.form("City?", str)
    return outcome.data if isinstance(outcome, Accepted) else "nowhere"


async def drive(wire: Wire, name: str, arguments: Json | None = None, **answers: Json) -> tuple[Reply, list[list[str]]]:
    """Answer every question by the first word of its message; also return what each round asked."""
    reply, asked = await wire.call(name, arguments), list[list[str]]()
    while reply.waits:
        asked.append([params["message"] for params in reply.asks.values()])
        given = {key: answers[params["message"].split()[0].strip("?")] for key, params in reply.asks.items()}
        members = {"state": reply.state} if "requestState" in reply.raw else {}
        reply = await wire.call(name, arguments, answers=given, **members)
    return reply, asked


@pytest.fixture(params=[True, False], ids=["installed", "bare"])
def either(request: pytest.FixtureRequest) -> MCPServer:
    """A server with the installation and one without: what does not use it must not notice."""
    server = MCPServer("travel")
    if request.param:
        Elicitation(server)
    return server


async def test_a_plain_tool_is_untouched(either: MCPServer) -> None:
    @either.tool()
    async def add(a: int, b: int) -> int:
        return a + b

    async with wire_to(either) as wire:
        reply = await wire.call("add", {"a": 1, "b": 2})
    assert reply.raw == {
        "resultType": "complete",
        "content": [{"type": "text", "text": "3"}],
        "structuredContent": {"result": 3},
        "isError": False,
        "_meta": {"io.modelcontextprotocol/serverInfo": {"name": "travel", "version": ""}},
    }


async def test_a_tool_that_resolves_is_untouched(either: MCPServer) -> None:
    @either.tool()
    async def greet(login: Annotated[Login, Resolve(ask_login)]) -> str:
        return f"hello {login.name}"

    async with wire_to(either) as wire:
        reply, asked = await drive(wire, "greet", Log=accept(name="Bo"))
        assert (reply.text, asked) == ("hello Bo", [["Log in as?"]])
        reply, _ = await drive(wire, "greet", Log=DECLINE)
        assert reply.failed
        assert (await wire.refused("greet", capabilities={})).code == -32021


async def test_a_tool_that_builds_its_result_without_a_state_is_untouched(either: MCPServer) -> None:
    @either.tool()
    async def built(context: Context[Any, Any]) -> str | InputRequiredResult:
        action = given(context)
        return hand_ask("Sure?") if action is None else f"{action} {context.request_state}"

    async with wire_to(either) as wire:
        first = await wire.call("built")
        assert "requestState" not in first.raw
        assert (await wire.call("built", answers={"hand": CANCEL})).text == "cancel None"
        assert (await wire.call("built", answers={"other": CANCEL})).waits


async def test_a_tool_that_builds_its_result_with_a_state_is_untouched(either: MCPServer) -> None:
    @either.tool()
    async def built(context: Context[Any, Any]) -> str | InputRequiredResult:
        state = context.request_state
        if state is None:
            return hand_ask("First?", state="one")
        if state == "one" and given(context) == "accept":
            return hand_ask("Second?", "other", state="two")
        return f"{state} {given(context)} {given(context, 'other')}"

    async with wire_to(either) as wire:
        reply, asked = await drive(wire, "built", First=accept(ok=True), Second=DECLINE)
    assert (reply.text, asked) == ("two None decline", [["First?"], ["Second?"]])


async def test_a_tool_that_only_waits_is_untouched(either: MCPServer) -> None:
    @either.tool()
    async def wait(context: Context[Any, Any]) -> str | InputRequiredResult:
        return "done" if context.request_state == "later" else InputRequiredResult(request_state="later")

    async with wire_to(either) as wire:
        reply = await wire.call("wait")
        assert "inputRequests" not in reply.raw
        assert (await wire.call("wait", state=reply.state)).text == "done"


async def test_a_tool_with_an_output_schema_asks_without_being_turned_into_text(server: MCPServer) -> None:
    """Field case B95."""

    @server.tool()
    async def built() -> Login:
        login = await ask.form("Log in as?", Login)
        assert isinstance(login, Accepted)
        return login.data

    async with wire_to(server) as wire:
        first = await wire.call("built")
        assert first.raw.keys() == {"resultType", "inputRequests", "requestState", "_meta"}
        done = await wire.answer(first, "built", given=accept(name="Bo"))
    assert done.raw["structuredContent"] == {"name": "Bo"}


async def test_a_resolver_first_and_asks_after_it_lose_nothing(server: MCPServer) -> None:
    runs: list[str] = []

    @server.tool()
    async def book(login: Annotated[Login, Resolve(ask_login)]) -> str:
        runs.append(login.name)
        city = await ask.form("City?", str)
        days = await ask.form("Days?", int)
        return f"{login.name} {city} {days}"

    async with wire_to(server) as wire:
        reply, asked = await drive(
            wire, "book", Log=accept(name="Bo"), City=accept(answer="Oslo"), Days=accept(answer=3)
        )
    assert reply.text == "Bo Accepted(data='Oslo') Accepted(data=3)"
    assert asked == [["Log in as?"], ["City?"], ["Days?"]]
    assert runs == ["Bo"] * 3


async def test_a_resolver_whose_outcome_is_a_refusal_and_asks_after_it_lose_nothing(server: MCPServer) -> None:
    @server.tool()
    async def book(login: Annotated[ElicitationResult[Login], Resolve(ask_login)]) -> str:
        city = await ask.form("City?", str)
        return f"{isinstance(login, AcceptedElicitation)} {city}"

    async with wire_to(server) as wire:
        reply, asked = await drive(wire, "book", Log=DECLINE, City=accept(answer="Oslo"))
    assert (reply.text, asked) == ("False Accepted(data='Oslo')", [["Log in as?"], ["City?"]])


async def test_a_resolver_may_ask_with_ask(server: MCPServer) -> None:
    @server.tool()
    async def book(city: Annotated[str, Resolve(ask_city)], login: Annotated[Login, Resolve(ask_login)]) -> str:
        days = await ask.form("Days?", int)
        return f"{city} {login.name} {days}"

    async with wire_to(server) as wire:
        reply, asked = await drive(
            wire, "book", Log=accept(name="Bo"), City=accept(answer="Oslo"), Days=accept(answer=3)
        )
    assert reply.text == "Oslo Bo Accepted(data=3)"
    assert asked == [["City?"], ["Log in as?"], ["Days?"]]


async def test_an_ask_first_and_a_built_result_after_it_lose_nothing(server: MCPServer) -> None:
    effects: list[str] = []

    def act() -> int:
        effects.append("done")
        return len(effects)

    @server.tool()
    async def mixed(context: Context[Any, Any]) -> str | InputRequiredResult:
        before = await ask.form("Before?", str)
        number = await ask.once("effect", act)
        if given(context) is None:
            return hand_ask("Hand?", state=f"own {number}")
        after = await ask.form("After?", str)
        return f"{before} {number} {given(context)} {context.request_state} {after}"

    async with wire_to(server) as wire:
        reply, asked = await drive(
            wire, "mixed", Before=accept(answer="b"), Hand=accept(ok=True), After=accept(answer="a")
        )
    assert asked == [["Before?"], ["Hand?"], ["After?"]]
    assert reply.text == "Accepted(data='b') 1 accept own 1 Accepted(data='a')"
    assert effects == ["done"]


async def test_a_built_result_first_and_an_ask_after_it_lose_nothing(server: MCPServer) -> None:
    @server.tool()
    async def mixed(context: Context[Any, Any], own: str | None = None) -> str | InputRequiredResult:
        if given(context) is None:
            return hand_ask("Hand?", state=own)
        after = await ask.form("After?", str)
        last = await ask.form("Last?", str)
        return f"{given(context)} {context.request_state} {after} {last}"

    answers: dict[str, Json] = {"Hand": DECLINE, "After": accept(answer="a"), "Last": CANCEL}
    async with wire_to(server) as wire:
        for own in (None, "its own"):
            reply, asked = await drive(wire, "mixed", {"own": own}, **answers)
            assert asked == [["Hand?"], ["After?"], ["Last?"]]
            assert reply.text == f"decline {own} Accepted(data='a') Cancelled()"


async def test_a_built_result_whose_answer_stays_away_is_built_again(server: MCPServer) -> None:
    @server.tool()
    async def mixed(context: Context[Any, Any]) -> str | InputRequiredResult:
        before = await ask.form("Before?", str)
        if given(context) is None:
            return hand_ask("Hand?", state="own")
        return f"{before.action} {given(context)}"

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("mixed"), "mixed", given=accept(answer="b"))
        for answers in ({}, {"other": accept(ok=True)}):
            reply = await wire.call("mixed", answers=answers, state=reply.state)
            assert reply.key == "hand"
        assert (await wire.answer(reply, "mixed", given=CANCEL)).text == "accept cancel"


async def test_answers_of_one_do_not_reach_the_other(server: MCPServer) -> None:
    """What `ask` asked is not among the handler's own responses."""
    seen: list[object] = []

    @server.tool()
    async def mixed(context: Context[Any, Any]) -> str:
        seen.append((context.input_responses, context.request_state))
        return str(await ask.form("Before?", str, key="hand"))

    async with wire_to(server) as wire:
        await wire.answer(await wire.call("mixed"), "mixed", given=accept(answer="b"))
    assert seen == [(None, None), (None, None)]


@pytest.mark.requirement("MRTR-3")
@pytest.mark.parametrize("forged", [PREFIX + "[]", PREFIX + '{"f":"x","r":1}', PREFIX + "{", "mcp-elicitation/2:{}"])
async def test_a_built_result_cannot_forge_our_state(server: MCPServer, forged: str) -> None:
    """A tool may put what the caller typed into its own state; it must come back as its own and nothing else."""

    @server.tool()
    async def built(text: str, context: Context[Any, Any]) -> str | InputRequiredResult:
        return hand_ask("Sure?", state=text) if context.request_state is None else str(context.request_state)

    async with wire_to(server) as wire:
        reply = await wire.call("built", {"text": forged})
        done = await wire.call("built", {"text": forged}, answers={"hand": CANCEL}, state=reply.state)
    assert done.text == forged


async def test_a_forged_journal_is_not_believed(server: MCPServer) -> None:
    effects: list[str] = []

    def price() -> str:
        effects.append("asked the bank")
        return "99 EUR"

    @server.tool()
    async def built(text: str, context: Context[Any, Any]) -> str | InputRequiredResult:
        if context.request_state is None:
            return hand_ask("Sure?", state=text)
        return await ask.once("price", price)

    forged = PREFIX + '{"f":"x","r":1,"j":{"price#1":"0 EUR"},"x":["s",{},false]}'
    async with wire_to(server) as wire:
        reply = await wire.call("built", {"text": forged})
        done = await wire.call("built", {"text": forged}, answers={"hand": CANCEL}, state=reply.state)
    assert done.text == "99 EUR"
    assert effects == ["asked the bank"]


def low_level(result: Any) -> Server[Any]:
    async def call(context: ServerRequestContext[Any, Any], params: CallToolRequestParams) -> Any:
        return await result(context, params)

    return Server("low", on_call_tool=call)


async def test_the_low_level_server_asks_likewise(caplog: pytest.LogCaptureFixture) -> None:
    async def greet(context: object, params: CallToolRequestParams) -> CallToolResult:
        if params.name == "wrong":
            await ask.together(a=ask.question("A?", str, key="k"), b=ask.question("B?", str, key="k"))
        outcome = await ask.form("Name?", str)
        return CallToolResult(content=[TextContent(type="text", text=str(outcome))])

    server = low_level(greet)
    Elicitation(server)
    async with wire_to(server) as wire:
        first = await wire.call("greet")
        assert first.state.startswith("v1.")
        assert (await wire.answer(first, "greet", given=accept(answer="Bo"))).text == "Accepted(data='Bo')"
        assert (await wire.refused("greet", answers={first.key: DECLINE}, state=first.state + "A")).code == -32602
        assert (await wire.refused("greet", capabilities={})).code == -32021
        assert "duplicate_key" in (await wire.call("wrong")).text


async def test_what_a_low_level_handler_raises_by_itself_stays_what_it_was() -> None:
    async def crash(context: object, params: object) -> CallToolResult:
        raise ValueError("boom")

    server = low_level(crash)
    Elicitation(server)
    async with wire_to(server) as wire:
        assert (await wire.refused("any")).code == -32603
