"""How a call is retried until the server is done: what each retry carries, on the wire."""

from __future__ import annotations

from typing import ClassVar

import anyio
import pytest
from anyio.from_thread import start_blocking_portal
from hypothesis import given, settings
from hypothesis import strategies as st
from mcp import MCPError
from mcp.client.session import ClientRequestContext
from mcp_types import (
    CallToolResult,
    CreateMessageRequestParams,
    CreateMessageResult,
    GetPromptResult,
    ListRootsResult,
    ReadResourceResult,
    Root,
    TextContent,
)
from pydantic import FileUrl
from tests.client.people import BOTH, FORM, Person, Undecided, declining, saying
from tests.client.raw import ROOTS, SAMPLING, Json, RawServer, Sent, asking, done, form, in_turn, page, raw_server

from mcp_elicitation.client import Reply, Review, Scripted, connect
from mcp_elicitation.client.connection import ConnectionOptions
from mcp_elicitation.client.pacing import Pacing, TooManyRoundsError

NOTHING: Json = {}
AT_ONCE = ConnectionOptions(pacing=Pacing(first_pause=0))
ACCEPTED: Json = {"action": "accept", "content": {}}


def carried(sent: Sent) -> Json:
    """What of the rounds a call carries: absent and null are not the same."""
    return {key: sent.params[key] for key in ("inputResponses", "requestState") if key in sent.params}


async def call(server: RawServer, person: object = None, *, options: ConnectionOptions = AT_ONCE) -> CallToolResult:
    surface = person if isinstance(person, Person) else Person(saying(), BOTH)
    async with connect(server.url, surface=surface, options=options) as client:
        return await client.call_tool("t", {"n": 1})


@pytest.mark.requirement("MRTR-8")
@pytest.mark.parametrize(
    "state",
    ["", " ", "s1", "eyJhIjoxfQ==", '{"a": 1}', "null", "línea\n\t\u0000\u2028\U0001f600", "x" * 200_000],
    ids=["empty", "blank", "short", "base64", "json", "null", "odd characters", "long"],
)
async def test_a_state_is_echoed_byte_for_byte(state: str) -> None:
    async with raw_server(in_turn(asking(state, k=form()), asking(state), done())) as server:
        await call(server)
    assert [carried(each) for each in server.calls] == [
        {},
        {"inputResponses": {"k": ACCEPTED}, "requestState": state},
        {"requestState": state},
    ]


@pytest.mark.requirement("MRTR-8")
async def test_a_state_that_was_not_sent_is_not_invented() -> None:
    async with raw_server(in_turn(asking(k=form()), done())) as server:
        await call(server)
    assert [carried(each) for each in server.calls] == [{}, {"inputResponses": {"k": ACCEPTED}}]


@pytest.mark.requirement("MRTR-8")
async def test_answers_and_state_of_one_round_never_leak_into_the_next_retry() -> None:
    rounds = (asking("s1", a=form()), asking(b=form()), asking("s3"), asking(c=form()), done())
    async with raw_server(in_turn(*rounds)) as server:
        await call(server)
    assert [carried(each) for each in server.calls] == [
        {},
        {"inputResponses": {"a": ACCEPTED}, "requestState": "s1"},
        {"inputResponses": {"b": ACCEPTED}},
        {"requestState": "s3"},
        {"inputResponses": {"c": ACCEPTED}},
    ]


@pytest.mark.requirement("MRTR-9")
async def test_every_retry_is_the_same_request_under_a_new_id() -> None:
    async with raw_server(in_turn(asking("s", k=form()), asking("s"), asking("s", k=form()), done())) as server:
        await call(server)
    assert len({each.id for each in server.calls}) == 4
    assert [(each.params["name"], each.params["arguments"]) for each in server.calls] == [("t", {"n": 1})] * 4


@pytest.mark.requirement("MRTR-8")
async def test_every_key_is_answered_and_echoed_exactly() -> None:
    keys = ("constructor", "__proto__", "items", "__class__", "", "ключ", "a.b/c d", "0")
    asked = asking("s")
    asked["inputRequests"] = {key: form(f"Ask {key}") for key in keys}
    person = Person(saying())
    async with raw_server(in_turn(asked, done())) as server:
        await call(server, person)
    assert carried(server.calls[1])["inputResponses"] == dict.fromkeys(keys, ACCEPTED)
    assert [each.elicitation.message for each in person.reviews] == [f"Ask {key}" for key in keys]


@pytest.mark.requirement("MRTR-8")
async def test_all_asks_of_a_round_are_answered_before_the_retry_each_once_and_in_order() -> None:
    person = Person(saying(), BOTH)
    rounds = (asking("s", a=form("First"), b=page(message="Second"), c=form("Third")), done())
    async with raw_server(in_turn(*rounds)) as server:
        await call(server, person)
    seen = [(each.elicitation.message, each.position, each.total) for each in person.reviews]
    assert seen == [("First", 1, 3), ("Second", 2, 3), ("Third", 3, 3)]
    assert carried(server.calls[1])["inputResponses"] == {"a": ACCEPTED, "b": {"action": "accept"}, "c": ACCEPTED}


async def test_what_was_answered_is_not_asked_again_when_the_server_wants_the_rest() -> None:
    person = Person(saying(), BOTH)
    rounds = (asking("s1", a=form("First"), b=page()), asking("s2", b=page()), done())
    async with raw_server(in_turn(*rounds)) as server:
        await call(server, person)
    assert [each.elicitation.message for each in person.reviews] == ["First", "Go there", "Go there"]


@pytest.mark.requirement("MRTR-9")
async def test_two_calls_in_parallel_do_not_mix() -> None:
    """The one that was asked first is answered last."""
    second_answered = anyio.Event()

    class Crossed:
        modes = FORM

        async def ask(self, review: Review) -> Reply:
            return Reply("accept", {"name": review.elicitation.message})

    def answer(sent: Sent) -> Json:
        which = sent.params["arguments"]["which"]
        if "requestState" in sent.params:
            return done(
                f"{which} {sent.params['requestState']} {sent.params['inputResponses']['k']['content']['name']}"
            )
        return asking(f"state of {which}", k=form(f"message of {which}"))

    async with raw_server(answer) as server, connect(server.url, surface=Crossed()) as client:
        texts: dict[str, object] = {}

        async def run(which: str) -> None:
            [content] = (await client.call_tool("t", {"which": which})).content
            texts[which] = content.text if isinstance(content, TextContent) else content
            second_answered.set()

        async with anyio.create_task_group() as group:
            group.start_soon(run, "one")
            group.start_soon(run, "two")
    assert texts == {which: f"{which} state of {which} message of {which}" for which in ("one", "two")}
    assert len({each.id for each in server.calls}) == 4
    assert sorted(each.params["arguments"]["which"] for each in server.calls if "requestState" not in each.params) == [
        "one",
        "two",
    ]


@pytest.mark.requirement("MRTR-9")
async def test_other_requests_beside_an_open_ask_carry_nothing_of_it() -> None:
    looking, answered = anyio.Event(), anyio.Event()

    class Slow:
        modes = FORM

        async def ask(self, review: Review) -> Reply:
            looking.set()
            await answered.wait()
            return Reply("accept", {})

    def answer(sent: Sent) -> Json:
        if sent.params.get("name") == "asks" and "requestState" not in sent.params:
            return asking("of asks", k=form())
        return done()

    async with (
        raw_server(answer) as server,
        connect(server.url, surface=Slow()) as client,
        anyio.create_task_group() as group,
    ):
        group.start_soon(client.call_tool, "asks", NOTHING)
        await looking.wait()
        await client.call_tool("beside", {})
        await client.list_tools()
        answered.set()
    assert [(each.params["name"], carried(each)) for each in server.calls] == [
        ("asks", {}),
        ("beside", {}),
        ("asks", {"inputResponses": {"k": ACCEPTED}, "requestState": "of asks"}),
    ]
    assert all(carried(each) == {} for each in server.of("tools/list"))


async def test_a_call_from_inside_an_answer_is_a_call_of_its_own() -> None:
    """A surface may look something up with the same client while its ask is open."""

    class Curious:
        modes = FORM

        async def ask(self, review: Review) -> Reply:
            await client.call_tool("inner", {})
            return Reply("accept", {"name": str(review.request)})

    def answer(sent: Sent) -> Json:
        return asking("of outer", k=form()) if sent.params["name"] == "outer" and not carried(sent) else done()

    async with raw_server(answer) as server, connect(server.url, surface=Curious()) as client:
        await client.call_tool("outer", {})
    assert [(each.params["name"], carried(each).get("requestState")) for each in server.calls] == [
        ("outer", None),
        ("inner", None),
        ("outer", "of outer"),
    ]
    assert carried(server.calls[2])["inputResponses"]["k"]["content"] == {"name": "outer"}


async def test_a_call_at_another_server_from_inside_an_answer_has_a_name_and_drafts_of_its_own() -> None:
    inner = Person(saying(name="inner"))

    class Curious:
        modes = FORM
        reviews: ClassVar[list[Review]] = []

        async def ask(self, review: Review) -> Reply:
            self.reviews.append(review)
            await other.call_tool("inner", {})
            return Reply("accept", {"name": "outer"})

    def answer(sent: Sent) -> Json:
        state = sent.params.get("requestState", "")
        return done() if state == "xx" else asking(state + "x", k=form())

    async with (
        raw_server(answer) as server,
        connect(server.url, surface=inner) as other,
        connect(server.url, surface=Curious()) as client,
    ):
        await client.call_tool("outer", {})
    seen = [(each.request, dict(each.draft)) for each in Curious.reviews]
    assert seen == [("outer", {}), ("outer", {"name": "outer"})]
    assert [(each.request, dict(each.draft)) for each in inner.reviews] == [
        ("inner", {}),
        ("inner", {"name": "inner"}),
    ] * 2


class Clock:
    """Keeps for how long a client would have slept."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await anyio.lowlevel.checkpoint()


@pytest.mark.requirement("MRTR-8")
async def test_rounds_that_only_wait_are_paced_and_every_ask_begins_the_pauses_anew() -> None:
    rounds = (*[asking("w")] * 7, asking("s", k=form()), *[asking("w")] * 2, done())
    clock = Clock()
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=Person(saying())) as client:
        client.sleep = clock.sleep
        await client.call_tool("t", {})
    assert clock.pauses == [0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0, 0.2, 0.4]


@pytest.mark.requirement("MRTR-8")
async def test_rounds_that_only_wait_are_not_counted() -> None:
    rounds = (asking("s", k=form()), *[asking("w")] * 40, asking("s", k=form()), done())
    async with raw_server(in_turn(*rounds)) as server:
        await call(server, options=ConnectionOptions(pacing=Pacing(most_rounds=2, first_pause=0)))
    assert len(server.calls) == len(rounds)


@pytest.mark.requirement("MRTR-8")
async def test_a_server_that_never_stops_asking_is_given_up_by_name() -> None:
    person = Person(saying())
    count = iter(range(100))
    async with (
        raw_server(lambda _: asking("s", **{f"k{next(count)}": form()})) as server,
        connect(server.url, surface=person, options=ConnectionOptions(pacing=Pacing(most_rounds=3))) as client,
    ):
        with pytest.raises(TooManyRoundsError) as given_up:
            await client.call_tool("book", {})
    assert len(person.reviews) == 3
    assert len(server.calls) == 4
    assert "3 times within “book”" in given_up.value.public.en
    assert "“book” 中已询问 3 次" in given_up.value.public.zh


@pytest.mark.requirement("SEC-2")
async def test_cancelling_the_call_takes_the_ask_away_and_sends_no_retry() -> None:
    undecided = Undecided()
    async with (
        raw_server(in_turn(asking("s", k=form()), done())) as server,
        connect(server.url, surface=undecided) as client,
        anyio.create_task_group() as group,
    ):
        group.start_soon(client.call_tool, "t", NOTHING)
        await undecided.looking.wait()
        group.cancel_scope.cancel()
    assert undecided.closed.is_set()
    assert len(server.calls) == 1


async def test_after_a_cancelled_call_the_surface_is_free_for_the_next() -> None:
    undecided = Undecided()
    async with (
        raw_server(in_turn(asking("s", k=form()), asking("s", k=form()), done())) as server,
        connect(server.url, surface=undecided) as client,
    ):
        async with anyio.create_task_group() as group:
            group.start_soon(client.call_tool, "t", NOTHING)
            await undecided.looking.wait()
            group.cancel_scope.cancel()
        undecided.looking = anyio.Event()
        async with anyio.create_task_group() as group:
            group.start_soon(client.call_tool, "t", NOTHING)
            with anyio.fail_after(5):
                await undecided.looking.wait()
            group.cancel_scope.cancel()
    assert len(server.calls) == 2


@pytest.mark.requirement("SEC-2")
async def test_a_call_can_be_cancelled_while_the_server_only_waits() -> None:
    waiting = anyio.Event()

    async def sleep(_: float) -> None:
        waiting.set()
        await anyio.sleep_forever()

    async with (
        raw_server(in_turn(asking("w"), done())) as server,
        connect(server.url, surface=Person(saying())) as client,
        anyio.create_task_group() as group,
    ):
        client.sleep = sleep
        group.start_soon(client.call_tool, "t", NOTHING)
        await waiting.wait()
        group.cancel_scope.cancel()
    assert len(server.calls) == 1


@pytest.mark.requirement("ACT-1", "URL-3")
@pytest.mark.parametrize("action", ["accept", "decline", "cancel"])
@pytest.mark.parametrize("asked", [form(), page()], ids=["form", "url"])
async def test_content_leaves_only_with_an_accepted_form(asked: Json, action: str) -> None:
    reply = Reply(action, {"name": "Ada"})  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    async with raw_server(in_turn(asking("s", k=asked), done())) as server:
        await call(server, Person(lambda _: reply, BOTH))
    content = {"content": {"name": "Ada"}} if action == "accept" and asked["params"]["mode"] == "form" else {}
    assert carried(server.calls[1])["inputResponses"] == {"k": {"action": action, **content}}


@pytest.mark.requirement("MRTR-8")
async def test_prompts_and_resources_ask_in_the_same_way() -> None:
    prompt: Json = {"resultType": "complete", "messages": [{"role": "user", "content": {"type": "text", "text": "hi"}}]}
    resource: Json = {
        "resultType": "complete",
        "ttlMs": 60_000,
        "cacheScope": "private",
        "contents": [{"uri": "test://r", "text": "hi"}],
    }
    rounds = (asking("p", k=form()), prompt, asking("r", k=form()), resource, asking("r", k=form()), resource)
    person = Person(saying(name="Ada"))
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=person) as client:
        got = await client.get_prompt("welcome")
        read = await client.read_resource("test://r")
        await client.read_resource("test://r")
    assert isinstance(got, GetPromptResult)
    assert isinstance(read, ReadResourceResult)
    retries = [each for each in server.received if "requestState" in (each.message.get("params") or {})]
    assert [(each.method, each.params["requestState"]) for each in retries] == [
        ("prompts/get", "p"),
        ("resources/read", "r"),
        ("resources/read", "r"),  # what was asked for is in nobody's cache
    ]
    assert [each.request for each in person.reviews] == ["welcome", "test://r", "test://r"]


async def test_sampling_and_roots_go_to_their_own_callbacks() -> None:
    async def sample(context: ClientRequestContext, params: CreateMessageRequestParams) -> CreateMessageResult:
        return CreateMessageResult(role="assistant", model="m", content=TextContent(type="text", text="sampled"))

    async def list_roots(context: ClientRequestContext) -> ListRootsResult:
        return ListRootsResult(roots=[Root(uri=FileUrl("file:///here"))])

    options = ConnectionOptions(sampling_callback=sample, list_roots_callback=list_roots)
    person = Person(saying())
    async with raw_server(in_turn(asking("s", a=SAMPLING, b=form(), c=ROOTS), done())) as server:
        await call(server, person, options=options)
    answers = carried(server.calls[1])["inputResponses"]
    assert answers["a"]["content"]["text"] == "sampled"
    assert answers["b"] == ACCEPTED
    assert answers["c"]["roots"] == [{"uri": "file:///here"}]
    assert all({"sampling", "roots", "elicitation"} <= each.declared.keys() for each in server.received)
    assert [(each.position, each.total) for each in person.reviews] == [(1, 1)]


async def test_sampling_without_a_callback_is_refused_and_nothing_is_sent() -> None:
    async with (
        raw_server(in_turn(asking("s", a=SAMPLING), done())) as server,
        connect(server.url, surface=Scripted({})) as client,
    ):
        with pytest.raises(MCPError, match="Sampling not supported"):
            await client.call_tool("t", {})
    assert len(server.calls) == 1
    assert "sampling" not in server.calls[0].declared


async def test_what_was_declined_goes_back_like_any_answer() -> None:
    async with raw_server(in_turn(asking("s", a=form(), b=form()), done())) as server:
        await call(server, Person(declining))
    assert carried(server.calls[1])["inputResponses"] == {"a": {"action": "decline"}, "b": {"action": "decline"}}


Plan = list[tuple[list[str], str | None]]

_plans: st.SearchStrategy[Plan] = st.lists(
    st.tuples(
        st.lists(st.text(max_size=4), unique=True, max_size=3),
        st.none() | st.text(max_size=6),
    ).filter(lambda each: bool(each[0]) or each[1] is not None),
    max_size=5,
)


@pytest.mark.requirement("MRTR-8", "MRTR-9")
def test_any_sequence_of_rounds_is_retried_with_exactly_what_belongs_to_it() -> None:
    left: list[Json] = []

    @settings(max_examples=60, deadline=None)
    @given(_plans)
    def follow(plan: Plan) -> None:
        for keys, state in plan:
            left.append(asking(state))
            if keys:
                left[-1]["inputRequests"] = {key: form(key) for key in keys}
        left.append(done())
        server.received.clear()
        portal.call(client.call_tool, "t", NOTHING)
        assert [carried(each) for each in server.calls] == _retries(plan)
        assert len({each.id for each in server.calls}) == len(plan) + 1

    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(raw_server(lambda _: left.pop(0))) as server,
    ):
        client = connect(server.url, surface=Person(saying()), options=AT_ONCE)
        with portal.wrap_async_context_manager(client):
            follow()


def _retries(plan: Plan) -> list[Json]:
    expected: list[Json] = [{}]
    for keys, state in plan:
        retry: Json = {} if state is None else {"requestState": state}
        if keys:
            retry["inputResponses"] = dict.fromkeys(keys, ACCEPTED)
        expected.append(retry)
    return expected
