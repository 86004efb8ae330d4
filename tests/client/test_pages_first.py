"""A server of revision 2025-11-25 refuses a request until the person has been to some pages (LEG-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import anyio
import pytest
from mcp import MCPError
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.shared.exceptions import UrlElicitationRequiredError
from mcp_types import (
    CallToolResult,
    ElicitCompleteNotification,
    ElicitCompleteNotificationParams,
    ElicitRequestURLParams,
    TextContent,
    TextResourceContents,
)
from tests.client.people import BOTH, FORM, Person, cancelling, declining, saying
from tests.serving import serve

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.client.connection import ConnectionOptions
from mcp_elicitation.client.pacing import Pacing, TooManyRoundsError
from mcp_elicitation.client.pages_first import LONGEST_WAIT, PagesFirst
from mcp_elicitation.client.responder import Call
from mcp_elicitation.core.elicitation import UrlElicitation
from mcp_elicitation.core.wire.common import MalformedError

LEGACY = ConnectionOptions(mode="legacy", pacing=Pacing(first_pause=0.01))


def page(number: int) -> ElicitRequestURLParams:
    url = f"https://pay.example/{number}"
    return ElicitRequestURLParams(message=f"Page {number}", url=url, elicitation_id=f"page-{number}")


def refusing(wanted: Callable[[int], list[ElicitRequestURLParams]]) -> MCPServer:
    """A server of the SDK alone; it wants pages as long as a function of the number of the call gives some."""
    server = MCPServer("desk")
    calls: list[None] = []

    async def work() -> str:
        calls.append(None)
        pages = wanted(len(calls))
        if pages:
            raise UrlElicitationRequiredError(pages)
        return f"answered call {len(calls)}"

    server.add_tool(work, name="work")
    server.prompt(name="work")(work)
    server.resource("work://all")(work)
    return server


def said(result: CallToolResult) -> str:
    return "".join(each.text for each in result.content if isinstance(each, TextContent))


@pytest.mark.requirement("LEG-3", "CURL-1")
async def test_the_person_is_led_to_the_pages_and_the_call_is_made_again() -> None:
    person = Person(saying(), BOTH)
    async with connect(
        refusing(lambda call: [page(1), page(2)] if call == 1 else []), surface=person, options=LEGACY
    ) as client:
        assert said(await client.call_tool("work")) == "answered call 2"
    assert [(each.position, each.total, each.elicitation.message) for each in person.reviews] == [
        (1, 2, "Page 1"),
        (2, 2, "Page 2"),
    ]
    assert [each.request for each in person.reviews] == ["work", "work"]


async def test_a_prompt_and_a_resource_are_made_again_too() -> None:
    person = Person(saying(), BOTH)
    wanted = iter([[page(1)], [], [page(1)], []])
    async with connect(refusing(lambda _: next(wanted)), surface=person, options=LEGACY) as client:
        [message] = (await client.get_prompt("work")).messages
        [content] = (await client.read_resource("work://all")).contents
    assert isinstance(message.content, TextContent)
    assert isinstance(content, TextResourceContents)
    assert (message.content.text, content.text) == ("answered call 2", "answered call 4")
    assert len(person.reviews) == 2  # consent is for one call


@pytest.mark.requirement("LEG-3", "CURL-2")
async def test_a_page_that_is_named_again_is_waited_for_without_asking_again() -> None:
    person = Person(saying(), BOTH)
    server = refusing(lambda call: [page(1)] if call < 5 else [])
    async with connect(server, surface=person, options=LEGACY) as client:
        assert said(await client.call_tool("work")) == "answered call 5"
    assert len(person.reviews) == 1


async def test_another_page_is_asked_for_when_it_comes() -> None:
    person = Person(saying(), BOTH)
    server = refusing(lambda call: [[page(1)], [page(1)], [page(1), page(2)]][call - 1] if call < 4 else [])
    async with connect(server, surface=person, options=LEGACY) as client:
        assert said(await client.call_tool("work")) == "answered call 4"
    assert [each.elicitation.message for each in person.reviews] == ["Page 1", "Page 2"]


@pytest.mark.requirement("CURL-2")
@pytest.mark.parametrize("answer", [declining, cancelling])
async def test_who_does_not_agree_ends_the_call_with_the_servers_error(answer: Callable[[Review], Reply]) -> None:
    person = Person(answer, BOTH)
    async with connect(refusing(lambda _: [page(1), page(2)]), surface=person, options=LEGACY) as client:
        with pytest.raises(MCPError) as refused:
            await client.call_tool("work")
    assert refused.value.code == -32042
    assert len(person.reviews) == 1  # nobody is asked for the second page after a no to the first


@pytest.mark.requirement("CAP-3")
async def test_a_client_without_pages_shows_none() -> None:
    person = Person(saying(), FORM)
    async with connect(refusing(lambda _: [page(1)]), surface=person, options=LEGACY) as client:
        with pytest.raises(MCPError, match="cannot show url mode"):
            await client.call_tool("work")
    assert person.reviews == []


FORM_ASK: Any = {"mode": "form", "message": "?", "requestedSchema": {"type": "object", "properties": {}}}


@pytest.mark.parametrize(
    "data",
    [cast("Any", None), {}, {"elicitations": []}, {"elicitations": ["?"]}, {"elicitations": [FORM_ASK]}],
    ids=["none", "empty", "no-page", "no-object", "form"],
)
async def test_an_error_without_pages_is_malformed(data: Any) -> None:
    server = MCPServer("desk")

    @server.tool()
    async def work() -> str:
        raise MCPError(-32042, "pages first", data)

    async with connect(server, surface=Person(saying(), BOTH), options=LEGACY) as client:
        with pytest.raises(MalformedError):
            await client.call_tool("work")


@pytest.mark.requirement("LEG-2")
async def test_the_notice_that_a_page_is_finished_ends_the_pause() -> None:
    server = MCPServer("desk")
    sessions: list[Any] = []

    @server.tool()
    async def work(context: Context) -> str:
        sessions.append(context.session)
        if len(sessions) < 3:
            raise UrlElicitationRequiredError([page(1)])
        return "done"

    async def tell() -> None:
        while len(sessions) < 2:
            await anyio.lowlevel.checkpoint()
        params = ElicitCompleteNotificationParams(elicitation_id="page-1")
        await sessions[0].send_notification(ElicitCompleteNotification(params=params))

    patient = ConnectionOptions(mode="legacy", pacing=Pacing(first_pause=600, longest_pause=600))
    async with connect(server, surface=Person(saying(), BOTH), options=patient) as client:
        with anyio.fail_after(20):
            async with anyio.create_task_group() as group:
                group.start_soon(tell)
                assert said(await client.call_tool("work")) == "done"


async def test_a_server_that_wants_ever_other_pages_is_given_up() -> None:
    options = ConnectionOptions(mode="legacy", pacing=Pacing(most_rounds=3, first_pause=0.01))
    async with connect(refusing(lambda call: [page(call)]), surface=Person(saying(), BOTH), options=options) as client:
        with pytest.raises(TooManyRoundsError):
            await client.call_tool("work")


async def test_a_page_that_never_ends_is_given_up_after_half_an_hour() -> None:
    class WantedError(Exception):
        pass

    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def agree(pages: object, call: Call) -> bool:
        return True

    async def request() -> str:
        raise WantedError

    wanted = [UrlElicitation("Page", "https://pay.example/1", "1")]
    pages = PagesFirst(lambda _: wanted, agree, Person(saying(), BOTH), Pacing(), sleep)
    with pytest.raises(WantedError):
        await pages.make(request, Call("work"))
    assert LONGEST_WAIT <= sum(slept) < LONGEST_WAIT + Pacing().longest_pause


@pytest.mark.requirement("LEG-3", "URL-4")
async def test_a_server_of_this_package_without_sessions_is_done_with_in_the_end() -> None:
    server, paid = MCPServer("desk"), anyio.Event()
    Elicitation(server)

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", "https://pay.example/1", done=paid))

    def answer(review: Review) -> Reply:
        paid.set()
        return Reply("accept")

    person = Person(answer, BOTH)
    async with (
        serve(server.streamable_http_app(stateless_http=True)) as base,
        connect(f"{base}/mcp", surface=person, options=LEGACY) as client,
    ):
        assert said(await client.call_tool("pay")) == "Accepted(data=True)"
    assert len(person.reviews) == 1
