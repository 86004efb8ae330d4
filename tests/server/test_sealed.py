"""The request state: the client carries it and can neither read, change, move nor keep it."""

from __future__ import annotations

import base64
import gc
import itertools
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from mcp.server import MCPServer, Server
from mcp.server import request_state as sdk
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.request_state import RequestStateBoundary, RequestStateSecurity
from tests.server.wire import DECLINE, FORM, Json, Refusal, accept, wire_to

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.flow.replay import Run
from mcp_elicitation.core.flow.state import LARGEST_STATE
from mcp_elicitation.core.flow.transcript import Transcript

REFUSED = Refusal(-32602, "Invalid or expired requestState", {"reason": "invalid_request_state"})
"""The one answer to every state that is not in order; it gives nothing away."""

KEY, OTHER_KEY, THIRD_KEY = b"k" * 32, b"o" * 32, b"t" * 32


def server_with(name: str = "travel", *, policy: RequestStateSecurity | None = None, **settings: Any) -> MCPServer:
    """A server whose tools, prompt and resource all ask the same, and count how often they went on."""
    server = MCPServer(name, request_state_security=policy)
    Elicitation(server, **settings)

    async def confirm() -> str:
        outcome = await ask.form("Sure?", str, key="sure")
        return f"went on with {outcome}"

    @server.tool()
    async def remove(path: str = "", n: float | None = None, x: Any = None) -> str:
        return await confirm()

    @server.tool()
    async def move(path: str = "") -> str:
        return await confirm()

    @server.prompt("remove")
    async def remove_prompt(path: str = "") -> str:
        return await confirm()

    @server.resource("remove://{path}")
    async def remove_resource(path: str) -> str:
        return await confirm()

    return server


YES: Json = {"sure": accept(answer="yes")}


@pytest.mark.requirement("MRTR-3")
async def test_a_state_with_any_byte_or_length_changed_is_refused_with_one_error() -> None:
    """Threat S1, field case B121."""
    async with wire_to(server_with()) as wire:
        state = (await wire.call("remove")).state
        changed = [state[:at] + chr(ord(state[at]) ^ 1) + state[at + 1 :] for at in range(len(state))]
        changed += [state[:length] for length in range(len(state))]
        changed += [state + extra for extra in ("A", "=", "==", " ", "\n", ".", "-TAMPERED", "\u00e9", "\ud800")]
        changed += [state.swapcase(), state[::-1], f" {state}", state.replace("v1.", "v2."), state.replace("_", "/")]
        changed += [f"v1.{state[3:]}{state[3:]}"]
        for each in changed:
            if each != state:
                assert await wire.refused("remove", answers=YES, state=each) == REFUSED
        assert (await wire.call("remove", answers=YES, state=state)).text.startswith("went on")


@pytest.mark.requirement("MRTR-3")
async def test_the_payloads_of_two_states_cannot_be_swapped() -> None:
    async with wire_to(server_with()) as wire:
        one, two = (await wire.call("remove")).state, (await wire.call("move")).state
        assert await wire.refused("remove", answers=YES, state=one[:40] + two[40:]) == REFUSED


@pytest.mark.requirement("MRTR-3")
@pytest.mark.parametrize("state", ["", 0, 1, True, {}, [], {"answers": {"sure": "yes"}}, '{"answers":{"sure":"yes"}}'])
async def test_a_state_that_is_none_of_ours_is_refused(state: object) -> None:
    """Field cases B121, B124."""
    async with wire_to(server_with()) as wire:
        assert await wire.refused("remove", answers=YES, state=state) == REFUSED


@pytest.mark.requirement("MRTR-3", "MRTR-7")
@pytest.mark.parametrize("members", [{}, {"state": None}])
async def test_answers_without_a_state_count_for_nothing(members: Json) -> None:
    """Threat S7, field case B124: null is absent, and absence is never verified."""
    async with wire_to(server_with()) as wire:
        reply = await wire.call("remove", answers=YES, **members)
        assert reply.key == "sure"
        again = await wire.call("remove", answers=YES, **members)
        assert again.key == "sure"
        assert (await wire.call("remove", answers={"sure": DECLINE}, state=again.state)).text.endswith("Declined()")


@pytest.mark.requirement("MRTR-4", "SEC-1")
async def test_a_state_works_for_the_very_request_that_it_was_made_for_and_no_other() -> None:
    """Threat S4, field case B115: other arguments, other tool, other carrier."""
    requests: list[tuple[str, str, Json | None]] = [
        ("tools/call", "remove", {"path": "a"}),
        ("tools/call", "remove", {"path": "/"}),
        ("tools/call", "remove", None),
        ("tools/call", "move", {"path": "a"}),
        ("prompts/get", "remove", {"path": "a"}),
        ("resources/read", "remove://a", None),
        ("resources/read", "remove://b", None),
    ]
    async with wire_to(server_with()) as wire:
        states = [(await wire.call(name, arguments, method=method)).state for method, name, arguments in requests]
        for at, (method, name, arguments) in enumerate(requests):
            for origin, state in enumerate(states):
                if at == origin:
                    reply = await wire.call(name, arguments, method=method, answers=YES, state=state)
                    assert reply.text.startswith("went on")
                else:
                    refusal = await wire.refused(name, arguments, method=method, answers=YES, state=state)
                    assert refusal == REFUSED


SAME: list[tuple[Json | None, Json | None]] = [
    ({"path": "a", "x": {"a": 1, "b": [2]}}, {"x": {"b": [2], "a": 1}, "path": "a"}),
    ({}, None),
    (None, {}),
    ({"path": "\u00e9"}, {"path": "é"}),
]
DIFFERENT: list[tuple[Json, Json]] = [
    ({"n": 1.0}, {"n": 1}),
    ({"x": None}, {}),
    ({"x": "1"}, {"x": 1}),
    ({"x": [1, 2]}, {"x": [2, 1]}),
    ({"x": True}, {"x": 1}),
]


@pytest.mark.requirement("MRTR-4")
@pytest.mark.parametrize(("first", "second"), SAME)
async def test_the_order_of_members_and_the_way_of_escaping_never_matter(
    first: Json | None, second: Json | None
) -> None:
    """Field case B116."""
    async with wire_to(server_with()) as wire:
        state = (await wire.call("remove", first)).state
        assert (await wire.call("remove", second, answers=YES, state=state)).text.startswith("went on")


@pytest.mark.requirement("MRTR-4")
@pytest.mark.parametrize(("first", "second"), DIFFERENT)
async def test_arguments_with_another_value_are_other_arguments(first: Json, second: Json) -> None:
    """Field case B116: the SDK's digest tells 1.0 from 1 and null from absent; it fails closed."""
    async with wire_to(server_with()) as wire:
        state = (await wire.call("remove", first)).state
        assert await wire.refused("remove", second, answers=YES, state=state) == REFUSED


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let the SDK's boundary believe that so many seconds have passed."""
    begin = time.time()
    now = SimpleNamespace(time=lambda: begin)
    monkeypatch.setattr(sdk, "time", now)

    def pass_seconds(seconds: float) -> None:
        now.time = lambda: begin + seconds

    return pass_seconds


def _policy(ttl: float) -> RequestStateSecurity:
    return RequestStateSecurity(keys=[KEY], ttl=ttl)


@pytest.mark.requirement("MRTR-4", "MRTR-10")
@pytest.mark.parametrize(
    ("settings", "lifetime"),
    [
        ({}, 3600),
        ({"lifetime": 60}, 60),
        ({"lifetime": 0.4}, 0.4),
        ({"keys": [KEY]}, 3600),
        ({"keys": [KEY], "lifetime": 90.0}, 90),
        ({"policy": _policy(120)}, 120),
        ({"policy": _policy(120), "keys": [KEY]}, 120),
        ({"policy": _policy(120), "lifetime": 30}, 30),
        ({"policy": _policy(600)}, 3600),
        ({"policy": _policy(600), "lifetime": 600}, 600),
    ],
)
async def test_a_state_lives_as_long_as_it_says_and_no_longer(
    clock: Callable[[float], None], settings: Json, lifetime: float
) -> None:
    """Field case B118: an hour by default; the server's own policy is respected."""
    async with wire_to(server_with(**settings)) as wire:
        state = (await wire.call("remove")).state
        clock(lifetime - 0.1)
        assert (await wire.call("remove", answers=YES, state=state)).text.startswith("went on")
        clock(lifetime + 0.1)
        assert await wire.refused("remove", answers=YES, state=state) == REFUSED


@pytest.mark.requirement("MRTR-4")
async def test_every_round_starts_a_lifetime_of_its_own(clock: Callable[[float], None]) -> None:
    server = server_with()

    @server.tool()
    async def two() -> str:
        return f"{await ask.form('One?', str)} {await ask.form('Two?', str)}"

    async with wire_to(server) as wire:
        first = await wire.call("two")
        clock(3000)
        second = await wire.answer(first, "two", given=accept(answer="1"))
        clock(6000)
        assert (await wire.answer(second, "two", given=accept(answer="2"))).text.startswith("Accepted")


@pytest.mark.parametrize("lifetime", [float("inf"), float("nan"), 0, -1, -0.5])
def test_a_lifetime_that_is_none_is_refused_at_the_start(lifetime: float) -> None:
    """Field case B118."""
    for server in (MCPServer("travel"), Server[Any]("low")):
        with pytest.raises(ValueError, match="positive, finite"):
            Elicitation(server, lifetime=lifetime)


@pytest.mark.requirement("MRTR-4")
async def test_another_server_with_the_same_keys_refuses_the_state() -> None:
    """Threat S8, field case B125."""
    async with wire_to(server_with("one", keys=[KEY])) as one, wire_to(server_with("two", keys=[KEY])) as two:
        state = (await one.call("remove")).state
        assert await two.refused("remove", answers=YES, state=state) == REFUSED


async def test_another_instance_with_the_same_name_and_keys_goes_on() -> None:
    async with wire_to(server_with(keys=[KEY])) as one, wire_to(server_with(keys=[KEY.decode()])) as two:
        state = (await one.call("remove")).state
        assert (await two.call("remove", answers=YES, state=state)).text.startswith("went on")


async def test_without_shared_keys_another_instance_refuses_the_state() -> None:
    async with wire_to(server_with()) as one, wire_to(server_with()) as two:
        assert await two.refused("remove", answers=YES, state=(await one.call("remove")).state) == REFUSED


async def test_keys_can_be_rolled_without_losing_a_flow() -> None:
    """Threat S9: old → old and new → new and old → new."""
    rings = [[KEY], [KEY, OTHER_KEY], [OTHER_KEY, KEY], [OTHER_KEY]]
    for before, after in itertools.pairwise(rings):
        async with wire_to(server_with(keys=before)) as one, wire_to(server_with(keys=after)) as two:
            state = (await one.call("remove")).state
            if before[0] in after:
                assert (await two.call("remove", answers=YES, state=state)).text.startswith("went on")
            back = (await two.call("remove")).state
            if after[0] in before:
                assert (await one.call("remove", answers=YES, state=back)).text.startswith("went on")
    async with wire_to(server_with(keys=[KEY])) as one, wire_to(server_with(keys=[THIRD_KEY])) as two:
        assert await two.refused("remove", answers=YES, state=(await one.call("remove")).state) == REFUSED


@pytest.mark.requirement("MRTR-3")
async def test_nothing_of_a_flow_can_be_read_from_its_state() -> None:
    """Threat S11, field case B122."""
    server = server_with()
    canary = "canary@example.com"

    @server.tool()
    async def book() -> str:
        mail = await ask.form("Mail?", str)
        assert isinstance(mail, Accepted)
        await ask.once("secret", lambda: canary[::-1])
        return str(await ask.form("Sure?", bool))

    async with wire_to(server) as wire:
        reply = await wire.answer(await wire.call("book"), "book", given=accept(answer=canary))
    raw = base64.urlsafe_b64decode(reply.state.removeprefix("v1.") + "===")
    for word in (canary, canary[::-1], "Mail?", "secret", "book", "mcp-elicitation"):
        assert word.encode() not in raw
        assert word not in reply.state


@pytest.mark.requirement("MRTR-3")
@pytest.mark.parametrize(
    "inner",
    [
        "mcp-elicitation/2:{}",
        "mcp-elicitation/1:[]",
        "mcp-elicitation/1:{}",
        "mcp-elicitation/1:nope",
        "mcp-elicitation/1:7",
        'mcp-elicitation/1:{"f":"x","r":1,"q":{"a":[]}}',
    ],
)
async def test_a_state_of_another_version_of_ours_is_refused_like_any_other(
    inner: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A state that another version of this package sealed, while both serve during a roll-out."""
    policy = RequestStateSecurity(keys=[KEY])
    sealing = Server[Any]("travel")
    sealing.middleware.append(RequestStateBoundary(policy, default_audience="travel"))

    async def other_version(ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        return {"resultType": "input_required", "requestState": inner}

    sealing.middleware.append(other_version)
    async with wire_to(sealing) as old, wire_to(server_with(keys=[KEY])) as new:
        state = (await old.call("remove")).state
        assert await new.refused("remove", answers=YES, state=state) == REFUSED
    assert "requestState rejected on tools/call: unreadable version" in caplog.text


@pytest.mark.parametrize("where", ["answer", "journal"])
async def test_a_state_that_has_grown_too_large_is_an_error_that_says_so(
    caplog: pytest.LogCaptureFixture, where: str
) -> None:
    server = server_with()

    @server.tool()
    async def fill() -> str:
        await ask.form("Text?", str)
        if where == "journal":
            await ask.once("large", lambda: "x" * LARGEST_STATE)
        return str(await ask.form("Sure?", bool))

    async with wire_to(server) as wire:
        first = await wire.call("fill")
        size = LARGEST_STATE - 300
        assert (
            await wire.answer(first, "fill", given=accept(answer="x" * (size if where == "answer" else 1)))
        ).failed == (where == "journal")
        first = await wire.call("fill")
        reply = await wire.answer(first, "fill", given=accept(answer="x" * (LARGEST_STATE if where == "answer" else 1)))
    assert reply.failed
    assert "too large to carry on with" in reply.text
    assert "a request state may hold 262144" in caplog.text


def test_the_sdk_still_keeps_a_boundarys_policy_where_we_reach_for_it() -> None:
    """The SDK has no public way to it: when this fails, `server/sdk/install.py` must learn where it went."""
    policy = RequestStateSecurity.ephemeral()
    boundary = RequestStateBoundary(policy, default_audience="x")
    assert boundary._security is policy, (
        "mcp moved RequestStateBoundary._security: mend `install` in server/sdk/install.py"
    )
    assert policy.ttl == 600.0, "mcp changed its default lifetime: mend _SDK_LIFETIME in server/sdk/install.py"
    assert vars(policy).keys() == {"codec", "ttl", "bind_principal", "audience"}, (
        "mcp's policy has other members: `_policy` in server/sdk/install.py must carry them over"
    )
    [found] = [each for each in MCPServer("x").middleware if isinstance(each, RequestStateBoundary)]
    assert found._security.ttl == 600.0


async def test_a_policy_that_is_shared_with_another_server_stays_as_it_is() -> None:
    policy = RequestStateSecurity(keys=[KEY], ttl=120)
    server_with(policy=policy, lifetime=30, keys=[OTHER_KEY])
    assert policy.ttl == 120
    assert policy.codec.unseal(policy.codec.seal(b"x")) == b"x"


async def test_whom_a_policy_binds_to_and_for_which_audience_stays_when_keys_are_given() -> None:
    who = ["alice"]
    policy = RequestStateSecurity(keys=[OTHER_KEY], bind_principal=lambda context: who[0], audience="https://travel")
    async with wire_to(server_with("renamed", policy=policy, keys=[KEY])) as wire:
        state = (await wire.call("remove")).state
        same = RequestStateSecurity(keys=[KEY], bind_principal=lambda context: "alice", audience="https://travel")
        async with wire_to(server_with("other name", policy=same)) as other:
            assert (await other.call("remove", answers=YES, state=state)).text.startswith("went on")
        who[0] = "bob"
        assert await wire.refused("remove", answers=YES, state=state) == REFUSED


@pytest.mark.requirement("MRTR-9")
async def test_two_calls_in_parallel_keep_their_states_and_answers_apart() -> None:
    """Field case B113."""
    server = server_with()

    @server.tool()
    async def pay(amount: int) -> str:
        outcome = await ask.form(f"Pay {amount}?", str, key="sure")
        return f"{amount} {outcome}"

    async with wire_to(server) as wire:
        ten, twenty = await wire.call("pay", {"amount": 10}), await wire.call("pay", {"amount": 20})
        assert await wire.refused("pay", {"amount": 20}, answers=YES, state=ten.state) == REFUSED
        later = await wire.call("pay", {"amount": 20}, answers={"sure": accept(answer="b")}, state=twenty.state)
        sooner = await wire.call("pay", {"amount": 10}, answers={"sure": accept(answer="a")}, state=ten.state)
    assert (sooner.text, later.text) == ("10 Accepted(data='a')", "20 Accepted(data='b')")


async def test_what_a_client_declares_is_judged_on_each_request_alone() -> None:
    """Field case B157: a retry may declare less."""
    server = server_with()

    @server.tool()
    async def two() -> str:
        return f"{await ask.form('One?', str)} {await ask.form('Two?', str)}"

    async with wire_to(server) as wire:
        first = await wire.call("two")
        refusal = await wire.refused("two", answers={first.key: DECLINE}, state=first.state, capabilities={})
        assert refusal.code == -32021
        assert (await wire.call("two", answers={first.key: DECLINE}, state=first.state, capabilities=FORM)).waits


def _kept_flows() -> int:
    gc.collect()
    return sum(isinstance(each, Run | Transcript) for each in gc.get_objects())


@pytest.mark.requirement("MRTR-10")
async def test_flows_that_nobody_finishes_leave_nothing_behind() -> None:
    """Everything a flow knows travels with its state; the server holds nothing for a client that may never return."""
    async with wire_to(server_with()) as wire:
        state = (await wire.call("remove")).state
        before = _kept_flows()
        for _ in range(50):
            await wire.call("remove")
        assert _kept_flows() <= before
        assert (await wire.call("remove", answers=YES, state=state)).text.startswith("went on")
