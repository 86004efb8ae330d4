"""Servers that other people wrote, answered by ``connect``."""

from __future__ import annotations

import json
from typing import Any

import pytest
from mcp import MCPError
from mcp_types import CallToolResult, ElicitResult, InputRequiredResult, TextContent
from tests.client.people import BOTH, FORM, Person, cancelling, declining, saying
from tests.peers.world import Case, Json, World

from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.choice import ChoiceField

TYPESCRIPT = "our client at a TypeScript server 2.4"
EVERYTHING = "our client at server-everything (2025-11-25)"

ORDER: Json = {"size": "large", "count": 2, "milk": ["oat"]}


def said(result: CallToolResult) -> str:
    return "".join(each.text for each in result.content if isinstance(each, TextContent))


async def order(world: World, person: Person, tool: str = "order") -> str:
    async with connect(world.typescript, alias="coffee", surface=person) as client:
        assert client.protocol_version == "2026-07-28"
        return said(await client.call_tool(tool, {"item": "coffee"}))


async def typescript_is_accepted(world: World) -> None:
    person = Person(saying(**ORDER))
    assert await order(world, person) == 'accept {"size":"large","count":2,"milk":["oat"]} for coffee'
    [review] = person.reviews
    assert (review.server.alias, review.server.claimed) == ("coffee", "Coffee desk")
    assert review.elicitation.message == "How would you like your coffee?"
    assert review.prefill() == {"size": "small"}
    assert review.notices == ()


async def typescript_is_declined(world: World) -> None:
    assert await order(world, Person(declining)) == "decline null for coffee"


async def typescript_is_cancelled(world: World) -> None:
    assert await order(world, Person(cancelling)) == "cancel null for coffee"


async def typescript_asks_in_rounds(world: World) -> None:
    def answer(review: Review) -> Reply:
        return Reply("accept", ORDER if review.elicitation.message != "Are you sure?" else {"sure": True})

    person = Person(answer)
    assert await order(world, person, "order_twice") == "large coffee: accept true"
    assert [each.elicitation.message for each in person.reviews] == ["How would you like your coffee?", "Are you sure?"]
    assert await order(world, Person(declining), "order_twice") == "decline at the first question"


async def typescript_finds_a_state_tampered_with(world: World) -> None:
    answers: Any = {"order": ElicitResult(action="accept", content={"size": "small", "count": 1})}
    async with connect(world.typescript, surface=Person(saying())) as client:

        async def retry(state: str) -> object:
            return await client.session.call_tool(
                "order", {"item": "tea"}, input_responses=answers, request_state=state, allow_input_required=True
            )

        asked = await client.session.call_tool("order", {"item": "tea"}, allow_input_required=True)
        assert isinstance(asked, InputRequiredResult)
        assert asked.request_state is not None
        intact = await retry(asked.request_state)
        assert isinstance(intact, CallToolResult)
        assert said(intact) == 'accept {"size":"small","count":1} for tea'
        with pytest.raises(MCPError) as refused:
            await retry(asked.request_state[:-3] + "AAA")
    assert refused.value.error.code == -32602


async def typescript_is_not_told_of_pages(world: World) -> None:
    """This server looks at what was declared, and so must what is declared be true."""
    async with connect(world.typescript, surface=Person(saying(), FORM)) as client:
        with pytest.raises(MCPError) as refused:
            await client.call_tool("pay", {})
    assert refused.value.error.code == -32021


async def typescript_sends_a_page(world: World) -> None:
    person = Person(saying(), BOTH)
    async with connect(world.typescript, surface=person) as client:
        assert said(await client.call_tool("pay", {})) == "accept null"
    [review] = person.reviews
    assert review.elicitation.mode == "url"


PERSON: Json = {
    "name": "Ada Lovelace",
    "check": True,
    "firstLine": "Once upon a time",
    "email": "ada@example.com",
    "homepage": "https://example.com/ada",
    "birthdate": "1815-12-10",
    "integer": 7,
    "number": 2.5,
    "untitledSingleSelectEnum": "Joey",
    "untitledMultipleSelectEnum": ["Piano", "Bass"],
    "titledSingleSelectEnum": "hero-3",
    "titledMultipleSelectEnum": ["fish-2"],
    "legacyTitledEnum": "pet-2",
}


async def everything(world: World, person: Person, tool: str = "trigger-elicitation-request", **given: object) -> Json:
    """Call a tool of the reference server; return the answer that it says it got."""
    async with connect(world.everything, alias="everything", surface=person) as client:
        assert client.protocol_version == "2025-11-25"
        told = said(await client.call_tool(tool, dict(given)))
    answer: Json = json.loads(told.partition("Raw result: ")[2])
    return answer


async def everything_is_accepted(world: World) -> None:
    person = Person(saying(**PERSON))
    assert await everything(world, person) == {"action": "accept", "content": PERSON}
    [review] = person.reviews
    assert isinstance(review.elicitation, FormElicitation)
    assert [each.name for each in review.elicitation.form.fields] == list(PERSON)
    assert review.prefill()["titledMultipleSelectEnum"] == ["fish-1"]
    legacy = review.elicitation.form.field("legacyTitledEnum")
    assert isinstance(legacy, ChoiceField)
    assert [each.title for each in legacy.choices] == ["Cats", "Dogs", "Birds", "Fish", "Reptiles"]


async def everything_is_declined(world: World) -> None:
    assert await everything(world, Person(declining)) == {"action": "decline"}


async def everything_is_cancelled(world: World) -> None:
    assert await everything(world, Person(cancelling)) == {"action": "cancel"}


async def everything_sends_a_page(world: World) -> None:
    person = Person(saying(), BOTH)
    url = "https://mcp.example.com/page"
    assert await everything(world, person, "trigger-url-elicitation", url=url) == {"action": "accept"}
    assert [each.elicitation.mode for each in person.reviews] == ["url"]


async def everything_wants_a_page_first(world: World) -> None:
    """It refuses with -32042 and names a page that comes first; the same call again goes on to the page itself."""
    person = Person(saying(), BOTH)
    url = "https://mcp.example.com/page"
    answer = await everything(world, person, "trigger-url-elicitation", url=url, errorPath=True)
    assert answer == {"action": "accept"}
    first, second = [each.elicitation for each in person.reviews]
    assert isinstance(first, UrlElicitation)
    assert isinstance(second, UrlElicitation)
    assert first.url != second.url == url


async def everything_is_refused_a_page_first(world: World) -> None:
    person = Person(declining, BOTH)
    async with connect(world.everything, alias="everything", surface=person) as client:
        with pytest.raises(MCPError) as refused:
            await client.call_tool(
                "trigger-url-elicitation", {"url": "https://mcp.example.com/page", "errorPath": True}
            )
    assert refused.value.code == -32042
    assert len(person.reviews) == 1


async def everything_offers_what_was_declared(world: World) -> None:
    """The reference server lists its asking tools only for clients that declared the mode."""
    for modes in (Modes(), FORM, BOTH):
        async with connect(world.everything, surface=Person(saying(), modes)) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
        assert ("trigger-elicitation-request" in names) == modes.form
        assert ("trigger-url-elicitation" in names) == modes.url


CASES = (
    Case(TYPESCRIPT, "accept", ("ACT-1", "FORM-6", "UI-3"), typescript_is_accepted),
    Case(TYPESCRIPT, "decline", ("ACT-1",), typescript_is_declined),
    Case(TYPESCRIPT, "cancel", ("ACT-1",), typescript_is_cancelled),
    Case(TYPESCRIPT, "rounds", ("MRTR-8", "MRTR-9"), typescript_asks_in_rounds),
    Case(TYPESCRIPT, "tampered", ("MRTR-8",), typescript_finds_a_state_tampered_with),
    Case(TYPESCRIPT, "undeclared", ("CAP-1", "CAP-3"), typescript_is_not_told_of_pages),
    Case(TYPESCRIPT, "page", ("URL-3", "ACT-1"), typescript_sends_a_page),
    Case(EVERYTHING, "accept", ("LEG-2", "ACT-1", "FORM-6"), everything_is_accepted),
    Case(EVERYTHING, "decline", ("LEG-2", "ACT-1"), everything_is_declined),
    Case(EVERYTHING, "cancel", ("LEG-2", "ACT-1"), everything_is_cancelled),
    Case(EVERYTHING, "undeclared", ("CAP-3", "LEG-2"), everything_offers_what_was_declared),
    Case(EVERYTHING, "page", ("LEG-2", "URL-3"), everything_sends_a_page),
    Case(EVERYTHING, "page first", ("LEG-3",), everything_wants_a_page_first),
    Case(EVERYTHING, "page refused", ("LEG-3",), everything_is_refused_a_page_first),
)
