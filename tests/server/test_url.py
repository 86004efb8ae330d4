"""``ask.url`` in rounds: consent, the hold, the way out, and what is never sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import assert_type

import anyio
import pytest
from mcp import Client
from mcp.client.session import ClientRequestContext
from mcp.server import MCPServer
from mcp_types import ElicitRequestParams, ElicitRequestURLParams, ElicitResult, TextContent
from tests.server.wire import CANCEL, DECLINE, EVERYTHING, Json, Reply, Wire, wire_to
from tests.serving import serve

from mcp_elicitation import Cancelled, Declined, Elicitation, Opened, ask
from mcp_elicitation.core.elicitation import Outcome, UrlOutcome
from mcp_elicitation.core.flow.replay import MOST_WAITING_ROUNDS

PAGE = "https://travel.example/pay/Hk3vT9dQx2LrPq7ZbN8wYs"
ACCEPT: Json = {"action": "accept"}


def made(**options: float) -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server, hold=options.get("hold", 0.0))
    return server


async def go_on(wire: Wire, reply: Reply) -> Reply:
    """Retry with nothing but the state."""
    return await wire.call("pay", state=reply.state, capabilities=EVERYTHING)


async def opened(wire: Wire) -> Reply:
    """Call and agree to open the page."""
    first = await wire.call("pay", capabilities=EVERYTHING)
    return await wire.answer(first, "pay", given=ACCEPT, capabilities=EVERYTHING)


@pytest.mark.requirement("URL-1", "URL-3", "MSG-2")
@pytest.mark.parametrize(("given", "seen"), [(ACCEPT, Opened()), (DECLINE, Declined()), (CANCEL, Cancelled())], ids=str)
async def test_without_done_the_consent_is_all_that_is_known(given: Json, seen: object) -> None:
    server = made()

    @server.tool()
    async def pay() -> str:
        outcome = await ask.url("Please pay.", PAGE)
        assert_type(outcome, UrlOutcome)
        return repr(outcome)

    async with wire_to(server) as wire:
        first = await wire.call("pay", capabilities=EVERYTHING)
        assert first.asks == {first.key: {"mode": "url", "message": "Please pay.", "url": PAGE}}
        assert (await wire.answer(first, "pay", given=given, capabilities=EVERYTHING)).text == repr(seen)


@pytest.mark.requirement("URL-3", "ACT-1")
async def test_content_that_comes_with_the_consent_is_nothing() -> None:
    server = made()

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", PAGE))

    async with wire_to(server) as wire:
        first = await wire.call("pay", capabilities=EVERYTHING)
        given = {"action": "accept", "content": {"paid": True}}
        assert (await wire.answer(first, "pay", given=given, capabilities=EVERYTHING)).text == "Opened()"


@pytest.mark.requirement("URL-4")
async def test_done_before_the_retry_is_answered_at_once() -> None:
    server, receipts = made(), [None, "receipt 7"]

    async def look() -> str | None:
        return receipts[-1]

    @server.tool()
    async def pay() -> str:
        outcome = await ask.url("Please pay.", PAGE, done=look)
        assert_type(outcome, Outcome[str])
        return repr(outcome)

    async with wire_to(server) as wire:
        assert (await opened(wire)).text == "Accepted(data='receipt 7')"


@pytest.mark.requirement("URL-4")
async def test_done_during_the_hold_ends_it() -> None:
    server, paid, held = made(hold=60), anyio.Event(), anyio.Event()

    async def look() -> str | None:
        held.set()
        return "receipt 7" if paid.is_set() else None

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", PAGE, done=look))

    replies: list[Reply] = []
    async with wire_to(server) as wire, anyio.create_task_group() as group:
        first = await wire.call("pay", capabilities=EVERYTHING)

        async def retry() -> None:
            replies.append(await wire.answer(first, "pay", given=ACCEPT, capabilities=EVERYTHING))

        group.start_soon(retry)
        await held.wait()
        paid.set()
    assert [each.text for each in replies] == ["Accepted(data='receipt 7')"]


@pytest.mark.requirement("URL-4")
@pytest.mark.parametrize("kind", [anyio.Event, asyncio.Event], ids=["anyio", "asyncio"])
async def test_an_event_ends_the_hold_too(kind: Callable[[], anyio.Event | asyncio.Event]) -> None:
    server, paid, held = made(hold=60), kind(), anyio.Event()

    class Told:
        """What ``asyncio.Event`` is like, and says when somebody waits."""

        def is_set(self) -> bool:
            return paid.is_set()

        async def wait(self) -> bool:
            held.set()
            await paid.wait()
            return True

    @server.tool()
    async def pay() -> str:
        outcome = await ask.url("Please pay.", PAGE, done=Told())
        assert_type(outcome, Outcome[bool])
        return repr(outcome)

    replies: list[Reply] = []
    async with wire_to(server) as wire, anyio.create_task_group() as group:

        async def retry() -> None:
            replies.append(await opened(wire))

        group.start_soon(retry)
        await held.wait()
        paid.set()
    assert [each.text for each in replies] == ["Accepted(data=True)"]


@pytest.mark.requirement("URL-4")
async def test_never_done_is_answered_with_the_state_only_and_then_shown_again_with_the_reason() -> None:
    server = made()

    async def look() -> str | None:
        return None

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", PAGE, done=look))

    async with wire_to(server) as wire:
        reply = await opened(wire)
        for _ in range(MOST_WAITING_ROUNDS):
            assert reply.waits
            assert not reply.asks
            assert "inputRequests" not in reply.raw
            reply = await go_on(wire, reply)
        [again] = reply.asks.values()
        assert again["url"] == PAGE
        assert again["message"].startswith("Please pay.\n\nYou agreed to open this page, but it has not been finished.")
        waits = await wire.answer(reply, "pay", given=ACCEPT, capabilities=EVERYTHING)
        assert waits.waits
        assert not waits.asks
        reply = waits
        for _ in range(MOST_WAITING_ROUNDS):
            reply = await go_on(wire, reply)
        end = await wire.answer(reply, "pay", given=DECLINE, capabilities=EVERYTHING)
        assert end.text == "Declined()"


async def test_false_and_none_mean_not_yet_and_anything_else_is_the_result() -> None:
    server, looks = made(), iter([None, False, 0])

    @server.tool()
    async def pay() -> str:
        async def look() -> int | None:
            return next(looks)

        return repr(await ask.url("Please pay.", PAGE, done=look))

    async with wire_to(server) as wire:
        reply = await opened(wire)
        assert reply.waits
        reply = await go_on(wire, reply)
        assert reply.waits
        assert (await go_on(wire, reply)).text == "Accepted(data=0)"


async def test_two_pages_in_one_round_are_both_waited_for() -> None:
    server, ready = made(), {"a": anyio.Event(), "b": anyio.Event()}

    @server.tool()
    async def pay() -> str:
        answers = await ask.together(
            a=ask.page("Pay A.", PAGE + "A", done=ready["a"]), b=ask.page("Pay B.", PAGE + "B", done=ready["b"])
        )
        return repr(dict(answers))

    async with wire_to(server) as wire:
        first = await wire.call("pay", capabilities=EVERYTHING)
        answers = dict.fromkeys(first.asks, ACCEPT)
        assert len(answers) == 2
        reply = await wire.call("pay", answers=answers, state=first.state, capabilities=EVERYTHING)
        ready["a"].set()
        reply = await go_on(wire, reply)
        assert reply.waits
        ready["b"].set()
        assert (await go_on(wire, reply)).text == "{'a': Accepted(data=True), 'b': Accepted(data=True)}"


async def test_an_error_of_done_is_the_handlers_as_it_was_raised() -> None:
    server, looks = made(hold=60), iter([None, ZeroDivisionError("no")])

    async def look() -> str | None:
        each = next(looks)
        if each is not None:
            raise each
        return None

    @server.tool()
    async def pay() -> str:
        try:
            return repr(await ask.url("Please pay.", PAGE, done=look))
        except ZeroDivisionError as error:
            return f"caught {error}"

    async with wire_to(server) as wire:
        assert (await opened(wire)).text == "caught no"


@pytest.mark.requirement("URL-1", "SURL-1", "SURL-2", "SURL-4")
@pytest.mark.parametrize(
    "url",
    [
        "/pay/7",
        "pay.example",
        "javascript:alert(1)",
        "http://travel.example/pay/7",
        "https://ada:swordfish@travel.example/pay",
        "https://travel.example/pay?token=swordfish1234567890",
        "https://travel.example/pay?email=swordfish%40travel.example",
        "https://travel.example/pay?X-Amz-Credential=swordfish&X-Amz-Signature=swordfish0123456789",
    ],
    ids=["relative", "no scheme", "script", "http", "userinfo", "credential", "personal data", "signed in"],
)
async def test_what_must_not_be_sent_is_not(url: str, caplog: pytest.LogCaptureFixture) -> None:
    server = made()

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", url))

    with caplog.at_level(logging.DEBUG, "mcp_elicitation"):
        async with wire_to(server) as wire:
            reply = await wire.call("pay", capabilities=EVERYTHING)
    assert reply.failed
    assert reply.text.startswith("This URL must not be sent to a person.")
    assert reply.raw["_meta"]["mcp-elicitation/reason"] == "url_not_sendable"
    assert "url_not_sendable" in caplog.text
    assert "swordfish" not in caplog.text + str(reply.raw)


@pytest.mark.requirement("SURL-4")
@pytest.mark.parametrize("develop", [True, False])
async def test_plain_http_is_for_development_and_this_machine(develop: bool) -> None:
    server = MCPServer("travel")
    Elicitation(server, develop=develop)

    @server.tool()
    async def pay(url: str) -> str:
        return repr(await ask.url("Please pay.", url))

    async with wire_to(server) as wire:
        local = await wire.call("pay", {"url": "http://127.0.0.1:8000/pay"}, capabilities=EVERYTHING)
        assert local.asks
        there = await wire.call("pay", {"url": "http://travel.example/pay"}, capabilities=EVERYTHING)
        assert bool(there.raw.get("inputRequests")) is develop


async def test_a_page_beside_a_form_is_judged_before_either_leaves() -> None:
    server = made()

    @server.tool()
    async def pay() -> str:
        return str(await ask.together(a=ask.question("Name?", str), b=ask.page("Pay.", "ftp://travel.example/")))

    async with wire_to(server) as wire:
        reply = await wire.call("pay", capabilities=EVERYTHING)
    assert reply.failed


class Browsing:
    """A person who opens every page, and what then happens there."""

    def __init__(self, then: Callable[[], object]) -> None:
        self.pages: list[ElicitRequestURLParams] = []
        self._then = then

    async def __call__(self, context: ClientRequestContext, params: ElicitRequestParams) -> ElicitResult:
        assert isinstance(params, ElicitRequestURLParams)
        self.pages.append(params)
        self._then()
        return ElicitResult(action="accept")


@pytest.mark.requirement("URL-3", "URL-4")
async def test_the_sdk_client_opens_waits_and_is_answered() -> None:
    server, paid = made(hold=60), anyio.Event()

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", PAGE, done=paid))

    person = Browsing(paid.set)
    async with Client(server, elicitation_callback=person) as client:
        assert client.protocol_version == "2026-07-28"
        [content] = (await client.call_tool("pay")).content
    assert isinstance(content, TextContent)
    assert content.text == "Accepted(data=True)"
    [page] = person.pages
    assert page.url == PAGE
    assert page.elicitation_id is None


@pytest.mark.requirement("URL-4")
@pytest.mark.parametrize("wanted", [True, False])
async def test_who_gave_a_token_is_told_that_somebody_is_still_there(
    wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mcp_elicitation.server.waiting.PROGRESS", 0.01)
    server, paid, told = made(hold=60), anyio.Event(), anyio.Event()
    signs: list[float] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        signs.append(progress)
        if len(signs) == 2:
            told.set()

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", PAGE, done=paid))

    async with serve(server.streamable_http_app()) as base, anyio.create_task_group() as group:

        async def finish() -> None:
            with anyio.move_on_after(20 if wanted else 0.2):
                await told.wait()
            paid.set()

        async with Client(f"{base}/mcp", elicitation_callback=Browsing(lambda: group.start_soon(finish))) as client:
            await client.call_tool("pay", progress_callback=hear if wanted else None)
    assert signs[:2] == [1.0, 2.0] if wanted else not signs
