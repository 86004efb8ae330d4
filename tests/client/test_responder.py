"""The callback alone, in the SDK's own client, and at servers of earlier revisions."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import pytest
from mcp import Client, MCPError
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp_types import INVALID_PARAMS, CallToolResult, TextContent
from tests.client import june
from tests.client.people import BOTH, FORM, URL, Person, Undecided, cancelling, declining, saying
from tests.client.raw import Json, Sent, asking, done, form, in_turn, raw_server
from tests.serving import serve

from mcp_elicitation.client import Reply, Responder, Review, Scripted, ServerIdentity, connect
from mcp_elicitation.client.connection import ConnectionOptions
from mcp_elicitation.client.responder import UnfitAnswerError
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.errors import AuthorError

LEGACY = ConnectionOptions(mode="legacy")
SIZE: Json = {
    "type": "object",
    "properties": {"size": {"type": "string", "enum": ["small", "large"]}, "count": {"type": "integer", "minimum": 1}},
    "required": ["size"],
}
NESTED: Json = {"type": "object", "properties": {"a": {"type": "object", "properties": {}}}}


def said(result: CallToolResult) -> str:
    return "".join(each.text for each in result.content if isinstance(each, TextContent))


def earlier_server() -> MCPServer:
    """A server that pushes its asks, as the revisions before 2026-07-28 have it."""
    server: MCPServer = MCPServer("earlier", title="Earlier desk", log_level="CRITICAL")

    @server.tool()
    async def order(context: Context) -> str:
        """Ask with a form."""
        got = await context.session.elicit_form("Which size?", SIZE, context.request_id)
        return f"{got.action} {got.content}"

    @server.tool()
    async def pay(context: Context) -> str:
        """Ask with a page."""
        got = await context.session.elicit_url("Pay", "https://pay.example/1", "pay-1", context.request_id)
        return f"{got.action} {got.content}"

    @server.tool()
    async def undrawable(context: Context) -> str:
        """Ask with a form that cannot be drawn."""
        try:
            got = await context.session.elicit_form("Which?", NESTED, context.request_id)
        except MCPError as error:
            return f"{error.error.code} {error.error.message}"
        return str(got.action)

    return server


@asynccontextmanager
async def reached(by: str) -> AsyncGenerator[Any]:
    if by == "in process":
        yield earlier_server()
    else:
        async with serve(earlier_server().streamable_http_app()) as base:
            yield f"{base}/mcp"


@pytest.mark.requirement("LEG-2", "ACT-1")
@pytest.mark.parametrize("by", ["in process", "http"])
async def test_asks_that_an_earlier_server_pushes_are_answered(by: str) -> None:
    person = Person(saying(size="large", count=2), BOTH)
    async with reached(by) as target, connect(target, surface=person, alias="desk", options=LEGACY) as client:
        assert client.protocol_version == "2025-11-25"
        assert said(await client.call_tool("order", {})) == "accept {'size': 'large', 'count': 2}"
        assert said(await client.call_tool("pay", {})) == "accept None"
    first, second = person.reviews
    assert (first.server.alias, first.server.claimed) == ("desk", "Earlier desk")
    assert second.elicitation == UrlElicitation("Pay", "https://pay.example/1", "pay-1")


@pytest.mark.requirement("LEG-1", "MSG-3", "ACT-1")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (saying(size="l", count=2), {"action": "accept", "content": {"size": "l", "count": 2}}),
        (declining, {"action": "decline"}),
        (cancelling, {"action": "cancel"}),
    ],
)
async def test_a_server_of_the_first_revision_that_asks_is_answered(answer: Any, told: Json) -> None:
    """2025-06-18: found out by asking first for what it does not know."""
    person = Person(answer, BOTH)
    async with connect([sys.executable, june.__file__], surface=person, alias="june") as client:
        assert client.protocol_version == "2025-06-18"
        assert json.loads(said(await client.call_tool("order", {}))) == told
    [review] = person.reviews
    assert isinstance(review.elicitation, FormElicitation)
    size = review.elicitation.form.field("size")
    assert isinstance(size, ChoiceField)
    assert [each.title for each in size.choices] == ["Small", "Large"]


@pytest.mark.requirement("LEG-2", "ACT-1")
@pytest.mark.parametrize(("answer", "action"), [(declining, "decline"), (cancelling, "cancel")])
async def test_an_earlier_server_is_told_what_the_person_did(answer: Any, action: str) -> None:
    async with connect(earlier_server(), surface=Person(answer, BOTH), options=LEGACY) as client:
        assert said(await client.call_tool("order", {})) == f"{action} None"
        assert said(await client.call_tool("pay", {})) == f"{action} None"


@pytest.mark.requirement("LEG-2")
async def test_an_earlier_server_is_told_that_its_form_cannot_be_drawn() -> None:
    person = Person(saying())
    async with connect(earlier_server(), surface=person, alias="desk", options=LEGACY) as client:
        code, _, message = said(await client.call_tool("undrawable", {})).partition(" ")
    assert int(code) == INVALID_PARAMS
    assert message.startswith("desk: ")
    assert person.reviews == []


@pytest.mark.requirement("LEG-2")
async def test_an_earlier_server_that_asks_in_another_mode_is_told_so() -> None:
    """This server does not look at what was declared; the person sees nothing."""
    person = Person(saying(), FORM)
    async with Client(earlier_server(), mode="legacy", elicitation_callback=Responder("desk", person)) as client:
        with pytest.raises(MCPError) as told:  # the tool hands on the error that it was told
            await client.call_tool("pay", {})
    assert told.value.error.code == INVALID_PARAMS
    assert told.value.error.message == "desk: This client cannot show url mode."
    assert person.reviews == []


@pytest.mark.requirement("SEC-2")
async def test_cancelling_a_call_at_an_earlier_server_takes_the_ask_away() -> None:
    undecided = Undecided()
    async with connect(earlier_server(), surface=undecided, options=LEGACY) as client:
        async with anyio.create_task_group() as group:
            group.start_soon(client.call_tool, "order", {"none": 0})
            await undecided.looking.wait()
            group.cancel_scope.cancel()
        with anyio.fail_after(5):
            await undecided.closed.wait()


@pytest.mark.requirement("ACT-1")
async def test_the_callback_works_in_the_sdks_own_client() -> None:
    scripted = Scripted({"name": "Ada"})
    responder = Responder(ServerIdentity("desk", "https://desk.example"), scripted)
    async with (
        raw_server(in_turn(asking("s", k=form()), done("welcome"))) as server,
        Client(server.url, elicitation_callback=responder) as client,
    ):
        assert said(await client.call_tool("t", {})) == "welcome"
    assert server.calls[1].params["inputResponses"] == {"k": {"action": "accept", "content": {"name": "Ada"}}}
    [review] = scripted.reviews
    assert (review.server.alias, review.server.origin, review.request) == ("desk", "https://desk.example", None)


@pytest.mark.requirement("SEC-3", "UI-3")
async def test_a_review_says_who_asks_what_and_because_of_which_call() -> None:
    person = Person(saying(name="Ada"))
    async with (
        raw_server(
            in_turn(asking("s", k=form("Who are you?", name={"type": "string", "title": "Name"})), done())
        ) as server,
        connect(server.url, surface=person, alias="travel") as client,
    ):
        await client.call_tool("book", {})
    [review] = person.reviews
    assert (review.server.alias, review.server.claimed) == ("travel", "Claimed by the server")
    assert review.elicitation.message == "Who are you?"
    assert review.request == "book"


@pytest.mark.requirement("UI-3")
async def test_a_server_without_a_name_claims_none() -> None:
    person = Person(saying())
    async with raw_server(in_turn(asking("s", k=form()), done())) as server:
        server.title = ""
        async with connect(server.url, surface=person, alias="travel") as client:
            await client.call_tool("t", {})
    assert [each.server.claimed for each in person.reviews] == ["claimed"]


class OneAtATime:
    """Fails when two asks are on it at once."""

    modes = FORM

    def __init__(self) -> None:
        self.open = 0
        self.shown: list[str] = []

    async def ask(self, review: Review) -> Reply:
        self.open += 1
        assert self.open == 1
        for _ in range(5):
            await anyio.lowlevel.checkpoint()
        self.open -= 1
        self.shown.append(review.server.alias)
        return Reply("accept", {})


async def test_asks_that_come_at_once_are_shown_one_after_the_other() -> None:
    def answer(sent: Sent) -> Json:
        return done() if "requestState" in sent.params else asking("s", a=form(), b=form())

    surface = OneAtATime()
    async with (
        raw_server(answer) as server,
        connect(server.url, surface=surface) as client,
        anyio.create_task_group() as group,
    ):
        for _ in range(4):
            group.start_soon(client.call_tool, "t", {"n": 1})
    assert len(surface.shown) == 8


async def test_asks_of_two_servers_on_one_surface_are_shown_one_after_the_other() -> None:
    def answer(sent: Sent) -> Json:
        return done() if "requestState" in sent.params else asking("s", a=form(), b=form())

    surface = OneAtATime()
    async with (
        raw_server(answer) as server,
        connect(server.url, surface=surface, alias="one") as one,
        connect(server.url, surface=surface, alias="two") as two,
        anyio.create_task_group() as group,
    ):
        group.start_soon(one.call_tool, "t", {"n": 1})
        group.start_soon(two.call_tool, "t", {"n": 2})
    assert sorted(surface.shown) == ["one", "one", "two", "two"]


@pytest.mark.requirement("FSEC-1", "FORM-7")
@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({}, "required"),
        ({"size": "huge"}, "not_a_choice"),
        ({"size": "large", "count": 0}, "too_small"),
        ({"size": "large", "count": "2"}, "not_an_integer"),
        ({"size": ["large"]}, "not_a_choice"),
    ],
)
async def test_a_surface_that_accepts_what_does_not_fit_is_stopped(content: Json, code: str) -> None:
    async with (
        raw_server(
            in_turn(asking("s", k={**form(), "params": {**form()["params"], "requestedSchema": SIZE}}))
        ) as server,
        connect(server.url, surface=Person(saying(**content))) as client,
    ):
        with pytest.raises(UnfitAnswerError) as stopped:
            await client.call_tool("t", {})
    assert [each.code for each in stopped.value.problems] == [code]
    assert isinstance(stopped.value, AuthorError)
    assert len(server.calls) == 1


@pytest.mark.requirement("FSEC-1")
async def test_what_the_form_does_not_ask_for_does_not_leave() -> None:
    async with (
        raw_server(in_turn(asking("s", k=form()), done())) as server,
        connect(server.url, surface=Person(saying(name="Ada", secret="x"))) as client,
    ):
        await client.call_tool("t", {})
    assert server.calls[1].params["inputResponses"]["k"]["content"] == {"name": "Ada"}


@pytest.mark.requirement("FSEC-1", "LEG-2")
async def test_a_surface_that_accepts_what_does_not_fit_is_stopped_at_an_earlier_server_too() -> None:
    async with connect(earlier_server(), surface=Person(saying(size="huge")), options=LEGACY) as client:
        with pytest.raises(MCPError) as told:
            await client.call_tool("order", {})
    assert "huge" not in str(told.value.error)


@pytest.mark.requirement("UI-4")
def test_nobody_accepts() -> None:
    with pytest.raises(ValueError, match="by somebody"):
        Reply("accept", by="nobody")


async def test_a_refused_ask_is_logged_under_the_users_own_name(caplog: pytest.LogCaptureFixture) -> None:
    surface = Person(saying(), URL)
    with caplog.at_level(logging.WARNING, "mcp_elicitation.client.responder"):
        async with connect(earlier_server(), surface=surface, alias="travel", options=LEGACY) as client:
            with pytest.raises(MCPError):
                await client.call_tool("order", {})
    assert [each.getMessage().split(":")[:2] for each in caplog.records if "mcp_elicitation" in each.name] == [
        ["travel", " unshowable_mode"]
    ]


async def test_what_the_modes_of_a_surface_are_is_asked_when_it_matters() -> None:
    """A surface may lose its terminal after the connection was made."""

    class Leaving:
        modes = FORM

        async def ask(self, review: Review) -> Reply:
            raise AssertionError

    surface = Leaving()
    async with raw_server(in_turn(asking("s", k=form()))) as server, connect(server.url, surface=surface) as client:
        surface.modes = Modes()
        with pytest.raises(MCPError, match="cannot show form mode"):
            await client.call_tool("t", {})
    assert len(server.calls) == 1
