"""``ask.url`` for clients of earlier revisions: pushed, finished by a notice, or told by an error (LEG-1 … LEG-4)."""

from __future__ import annotations

import logging

import anyio
import pytest
from mcp import Client, MCPError
from mcp.client.session import ClientRequestContext
from mcp.client.streamable_http import streamable_http_client
from mcp.server import MCPServer
from mcp_types import (
    ElicitCompleteNotification,
    ElicitRequestParams,
    ElicitRequestURLParams,
    ElicitResult,
    TextContent,
)
from tests.server.handshake import session_with, text_of
from tests.server.wire import Json
from tests.serving import serve

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.server.waiting import Event

PAGE = "https://travel.example/pay/Hk3vT9dQx2LrPq7ZbN8wYs"
COMPLETE = "notifications/elicitation/complete"


def paying(done: Event | None = None, *, patience: float = 60.0) -> MCPServer:
    """A server with one tool that sends people to a page."""
    server = MCPServer("travel")
    Elicitation(server, patience=patience)

    @server.tool()
    async def pay() -> str:
        return repr(await (ask.url("Please pay.", PAGE) if done is None else ask.url("Please pay.", PAGE, done=done)))

    return server


@pytest.mark.requirement("LEG-2", "URL-3")
async def test_a_page_is_pushed_with_an_id_and_its_end_is_told() -> None:
    paid = anyio.Event()
    async with session_with(paying(paid)) as peer:
        call = await peer.call("pay")
        asked = await peer.next("elicitation/create")
        asked["params"].pop("_meta", None)  # a trace that goes on, where the process keeps one
        assert asked["params"] == {
            "mode": "url",
            "message": "Please pay.",
            "url": PAGE,
            "elicitationId": asked["params"]["elicitationId"],
        }
        await peer.answer(asked, action="accept")
        paid.set()
        reply = await peer.reply(call)
    assert text_of(reply) == "Accepted(data=True)"
    methods = [each.get("method") for each in peer.seen]
    notices = [each["params"] for each in peer.seen if each.get("method") == COMPLETE]
    assert notices == [{"elicitationId": asked["params"]["elicitationId"]}]
    assert methods.index(COMPLETE) < len(methods) - 1  # before the reply


@pytest.mark.requirement("LEG-2")
async def test_two_calls_have_ids_of_their_own() -> None:
    async with session_with(paying()) as peer:
        await peer.call("pay")
        await peer.call("pay")
        asked = [await peer.next("elicitation/create") for _ in range(2)]
    assert len({each["params"]["elicitationId"] for each in asked}) == 2
    assert len({each["id"] for each in asked}) == 2


@pytest.mark.requirement("LEG-2", "URL-3")
@pytest.mark.parametrize(
    ("action", "seen"), [("accept", "Opened()"), ("decline", "Declined()"), ("cancel", "Cancelled()")]
)
async def test_the_three_actions_without_done(action: str, seen: str) -> None:
    async with session_with(paying()) as peer:
        call = await peer.call("pay")
        await peer.answer(await peer.next("elicitation/create"), action=action)
        assert text_of(await peer.reply(call)) == seen
    assert COMPLETE not in [each.get("method") for each in peer.seen]


@pytest.mark.requirement("LEG-2", "URL-4")
async def test_who_does_not_finish_in_time_has_cancelled_and_is_told_when_it_is_finished_after_all() -> None:
    """Field cases B128 and B140: the handler has long returned."""
    paid = anyio.Event()
    async with session_with(paying(paid, patience=2)) as peer:
        call = await peer.call("pay")
        asked = await peer.next("elicitation/create")
        await peer.answer(asked, action="accept")
        assert text_of(await peer.reply(call)) == "Cancelled()"
        paid.set()
        notice = await peer.next(COMPLETE)
    assert notice["params"] == {"elicitationId": asked["params"]["elicitationId"]}


@pytest.mark.requirement("LEG-2")
async def test_who_does_not_answer_in_time_has_cancelled() -> None:
    """Field case B128."""
    async with session_with(paying(patience=0.05)) as peer:
        call = await peer.call("pay")
        asked = await peer.next("elicitation/create")
        assert text_of(await peer.reply(call)) == "Cancelled()"
        await peer.answer(asked, action="accept")  # too late, and no harm
        again = await peer.call("pay")
        asked = await peer.next("elicitation/create")
        await peer.answer(asked, action="decline")
        assert text_of(await peer.reply(again)) in {"Declined()", "Cancelled()"}


@pytest.mark.requirement("ERR-1")
async def test_a_client_that_answers_with_an_error_ends_the_call_with_a_sentence() -> None:
    async with session_with(paying()) as peer:
        call = await peer.call("pay")
        asked = await peer.next("elicitation/create")
        await peer.send({"id": asked["id"], "error": {"code": -32602, "message": "mode not supported"}})
        reply = await peer.reply(call)
    assert reply["result"]["isError"] is True
    assert reply["result"]["_meta"]["mcp-elicitation/reason"] == "push_failed"


async def test_a_connection_that_closes_ends_what_is_watched() -> None:
    """What a predicate is asked no more once the client is gone, it is not asked by anybody."""
    ended = anyio.Event()

    class Told:
        def is_set(self) -> bool:
            return False

        async def wait(self) -> None:
            try:
                await anyio.sleep_forever()
            finally:
                ended.set()

    async with session_with(paying(Told(), patience=2)) as peer:
        call = await peer.call("pay")
        await peer.answer(await peer.next("elicitation/create"), action="accept")
        await peer.reply(call)
        ended = anyio.Event()  # the handler's own wait has ended; what follows is the one that outlives it
        await anyio.wait_all_tasks_blocked()
    with anyio.fail_after(10):
        await ended.wait()


@pytest.mark.requirement("LEG-1", "LEG-4", "CAP-4")
@pytest.mark.parametrize("capabilities", [{"elicitation": {}}, {"elicitation": {"url": {}}}, {}], ids=str)
async def test_a_client_of_june_cannot_be_sent_to_a_page_and_is_told_so(capabilities: Json) -> None:
    """Field case B136: the revision has no such mode, whatever its client says."""
    async with session_with(paying(), version="2025-06-18", capabilities=capabilities) as peer:
        reply = await peer.reply(await peer.call("pay"))
    assert reply["result"]["isError"] is True
    assert text_of(reply) == (
        "This client cannot be asked: it did not declare elicitation.url. Use a client that supports it."
    )
    assert reply["result"]["_meta"]["mcp-elicitation/reason"] == "capability_missing"
    assert [each.get("method") for each in peer.seen if "method" in each] == []


@pytest.mark.requirement("LEG-1", "MSG-3")
async def test_a_client_of_june_is_asked_with_a_form_without_a_mode() -> None:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def greet() -> str:
        if ask.can("url"):
            return "wrong"
        return repr(await ask.form("Name?", str))

    async with session_with(server, version="2025-06-18", capabilities={"elicitation": {}}) as peer:
        call = await peer.call("greet")
        asked = await peer.next("elicitation/create")
        assert asked["params"].keys() - {"_meta"} == {"message", "requestedSchema"}
        await peer.answer(asked, action="accept", content={"answer": "Bo"})
        assert text_of(await peer.reply(call)) == "Accepted(data='Bo')"


@pytest.mark.requirement("LEG-4", "CAP-4")
async def test_what_a_client_did_not_declare_is_not_pushed() -> None:
    async with session_with(paying(), capabilities={"elicitation": {"form": {}}}) as peer:
        reply = await peer.reply(await peer.call("pay"))
    assert reply["result"]["_meta"]["mcp-elicitation/reason"] == "capability_missing"


@pytest.mark.requirement("URL-1", "SURL-1")
async def test_what_must_not_be_sent_is_not_pushed(caplog: pytest.LogCaptureFixture) -> None:
    server, canary = MCPServer("travel"), "https://travel.example/?token=swordfish1234567890"
    Elicitation(server)

    @server.tool()
    async def pay() -> str:
        return repr(await ask.url("Please pay.", canary))

    with caplog.at_level(logging.DEBUG, "mcp_elicitation"):
        async with session_with(server) as peer:
            reply = await peer.reply(await peer.call("pay"))
    assert reply["result"]["_meta"]["mcp-elicitation/reason"] == "url_not_sendable"
    assert "swordfish" not in caplog.text + str(peer.seen)


@pytest.mark.requirement("LEG-2")
async def test_signs_of_life_are_given_while_the_person_is_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Field case B127: a client's own clock starts again with each; without a token there are none."""
    monkeypatch.setattr("mcp_elicitation.server.waiting.PROGRESS", 0.01)
    paid = anyio.Event()
    async with session_with(paying(paid)) as peer:
        call = await peer.call("pay", _meta={"progressToken": "p-1"})
        asked = await peer.next("elicitation/create")
        before = await peer.next("notifications/progress")
        await peer.answer(asked, action="accept")
        after = await peer.next("notifications/progress")
        paid.set()
        await peer.reply(call)
    assert before["params"]["progressToken"] == after["params"]["progressToken"] == "p-1"
    assert after["params"]["progress"] > before["params"]["progress"]


class Browsing:
    """A person who opens every page and finishes there, at the SDK's client."""

    def __init__(self, paid: anyio.Event) -> None:
        self.pages: list[ElicitRequestURLParams] = []
        self.finished: list[str] = []
        self.told = anyio.Event()
        self._paid = paid

    async def __call__(self, context: ClientRequestContext, params: ElicitRequestParams) -> ElicitResult:
        assert isinstance(params, ElicitRequestURLParams)
        self.pages.append(params)
        self._paid.set()
        return ElicitResult(action="accept")

    async def hear(self, message: object) -> None:
        if isinstance(message, ElicitCompleteNotification):
            self.finished.append(message.params.elicitation_id)
            self.told.set()


@pytest.mark.requirement("LEG-2")
@pytest.mark.parametrize("over", ["memory", "http"])
async def test_the_sdk_client_of_the_earlier_era_is_sent_and_told(over: str) -> None:
    paid = anyio.Event()
    server, person = paying(paid), Browsing(paid)
    async with serve(server.streamable_http_app()) as base:
        to = server if over == "memory" else streamable_http_client(f"{base}/mcp")
        async with Client(to, mode="legacy", elicitation_callback=person, message_handler=person.hear) as client:
            assert client.protocol_version == "2025-11-25"
            [content] = (await client.call_tool("pay")).content
            with anyio.fail_after(10):
                await person.told.wait()
    assert isinstance(content, TextContent)
    assert content.text == "Accepted(data=True)"
    [page] = person.pages
    assert person.finished == [page.elicitation_id]


def unpushable(server: MCPServer, *, stateless: bool) -> object:
    """An application whose replies have no room for a question."""
    return server.streamable_http_app(stateless_http=stateless, json_response=True)


@pytest.mark.requirement("LEG-3", "URL-4")
@pytest.mark.parametrize("stateless", [True, False])
async def test_without_a_back_channel_the_error_carries_every_page_until_all_are_done(stateless: bool) -> None:
    """Field case B137."""
    server, paid = MCPServer("travel"), {"a": anyio.Event(), "b": anyio.Event()}
    Elicitation(server)

    @server.tool()
    async def pay() -> str:
        outcomes: dict[str, object] = {}

        async def one(name: str) -> None:
            outcomes[name] = await ask.url(f"Pay {name}.", PAGE + name, done=paid[name])

        async with anyio.create_task_group() as group:
            group.start_soon(one, "a")
            group.start_soon(one, "b")
        return repr(dict(sorted(outcomes.items())))

    person = Browsing(anyio.Event())
    async with (
        serve(unpushable(server, stateless=stateless)) as base,
        Client(streamable_http_client(f"{base}/mcp"), mode="legacy", elicitation_callback=person) as client,
    ):
        with pytest.raises(MCPError) as caught:
            await client.call_tool("pay")
        assert caught.value.error.code == -32042
        pages: list[Json] = caught.value.error.data["elicitations"]
        assert [(each["mode"], each["url"]) for each in pages] == [("url", PAGE + "a"), ("url", PAGE + "b")]
        assert len({each["elicitationId"] for each in pages}) == 2
        paid["a"].set()
        with pytest.raises(MCPError) as caught:
            await client.call_tool("pay")
        [left] = caught.value.error.data["elicitations"]
        assert left == pages[1]
        paid["b"].set()
        [content] = (await client.call_tool("pay")).content
    assert isinstance(content, TextContent)
    assert content.text == "{'a': Accepted(data=True), 'b': Accepted(data=True)}"
    assert person.pages == []


@pytest.mark.requirement("LEG-2", "LEG-3")
async def test_the_notice_comes_on_the_stream_that_a_session_keeps_open() -> None:
    """The handler has ended with the error; the page is finished afterwards."""
    paid = anyio.Event()
    person = Browsing(anyio.Event())
    async with (
        serve(unpushable(paying(paid), stateless=False)) as base,
        Client(
            streamable_http_client(f"{base}/mcp"),
            mode="legacy",
            elicitation_callback=person,
            message_handler=person.hear,
        ) as client,
    ):
        with pytest.raises(MCPError) as caught:
            await client.call_tool("pay")
        [page] = caught.value.error.data["elicitations"]
        paid.set()
        with anyio.fail_after(10):
            await person.told.wait()
    assert person.finished == [page["elicitationId"]]


@pytest.mark.requirement("LEG-4")
async def test_without_a_back_channel_a_page_that_nothing_tells_the_end_of_cannot_be_asked_for() -> None:
    """An error that carries it would come again for ever."""
    async with (
        serve(unpushable(paying(), stateless=True)) as base,
        Client(
            streamable_http_client(f"{base}/mcp"), mode="legacy", elicitation_callback=Browsing(anyio.Event())
        ) as client,
    ):
        result = await client.call_tool("pay")
    assert result.is_error
    assert result.meta is not None
    assert result.meta["mcp-elicitation/reason"] == "cannot_be_asked"
