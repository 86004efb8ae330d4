"""An ask whose signal was swallowed on the way is an error that says so, never a silent half-run."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import pytest
from mcp.server import MCPServer
from tests.server.wire import Reply, accept, wire_to

from mcp_elicitation import ask

Effects = list[str]


async def _bare_except(done: Effects) -> str:
    sure: object = None
    try:
        sure = await ask.form("Sure?", bool)
    except:  # noqa: E722  what this test is about
        sure = "not asked"
    return f"went on, {sure}"


async def _except_base(done: Effects) -> str:
    with contextlib.suppress(BaseException):
        await ask.form("Sure?", bool)
    return "went on"


async def _return_exceptions(done: Effects) -> str:
    await asyncio.gather(ask.form("Sure?", bool), return_exceptions=True)
    return "went on"


async def _unawaited_task(done: Effects) -> str:
    done.append("started")
    task = asyncio.create_task(ask.form("Sure?", bool))
    await asyncio.sleep(0)
    assert task.done()
    return "went on"


async def _raises_instead(done: Effects) -> str:
    try:
        await ask.form("Sure?", bool)
    except BaseException as error:
        raise RuntimeError("something else") from error
    return "never"


async def _finally_returns(done: Effects) -> str:
    try:
        await ask.form("Sure?", bool)
    finally:
        return "went on"  # noqa: B012  what this test is about


async def _asks_on(done: Effects) -> str:
    with contextlib.suppress(BaseException):
        await ask.form("Sure?", bool)
    await ask.form("Another?", bool)
    return "went on"


async def _acts_on(done: Effects) -> str:
    with contextlib.suppress(BaseException):
        await ask.form("Sure?", bool)
    await ask.once("effect", lambda: done.append("effect"))
    return "went on"


async def _acts_and_asks_on(done: Effects) -> str:
    with contextlib.suppress(BaseException):
        await _acts_on(done)
    with contextlib.suppress(BaseException):
        await ask.form("Last?", bool)
    return "went on"


HANDLERS = [
    _bare_except,
    _except_base,
    _return_exceptions,
    _unawaited_task,
    _raises_instead,
    _finally_returns,
    _asks_on,
    _acts_on,
    _acts_and_asks_on,
]


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda each: each.__name__.strip("_"))
@pytest.mark.requirement("ERR-1")
async def test_a_swallowed_ask_is_an_error_that_says_so(
    server: MCPServer, caplog: pytest.LogCaptureFixture, handler: Callable[[Effects], Awaitable[str]]
) -> None:
    done: Effects = []

    @server.tool()
    async def act() -> str:
        return await handler(done)

    async with wire_to(server) as wire:
        reply = await wire.call("act")
    assert reply.failed
    assert "went on" not in reply.text
    assert "swallowed_ask" in reply.text
    assert "“Sure?” has no answer yet" in caplog.text
    assert "effect" not in done


@pytest.mark.parametrize("method", ["prompts/get", "resources/read"])
async def test_it_is_an_error_on_the_other_carriers_too(server: MCPServer, method: str) -> None:
    async def act() -> str:
        return await _except_base([])

    server.prompt()(act)
    server.resource("act://it")(act)
    name = "act" if method == "prompts/get" else "act://it"
    async with wire_to(server) as wire:
        refusal = await wire.refused(name, method=method)
    assert (refusal.code, refusal.data) == (-32603, {"reason": "swallowed_ask"})


async def test_a_finally_block_may_still_ask_while_the_signal_is_on_its_way_out(server: MCPServer) -> None:
    @server.tool()
    async def act() -> str:
        try:
            first = await ask.form("First?", str)
        finally:
            second = await ask.form("Second?", str)
        return f"{first} {second}"

    async with wire_to(server) as wire:
        reply = await wire.call("act")
        while reply.waits:
            answers = {key: accept(answer=params["message"]) for key, params in reply.asks.items()}
            reply = await wire.call("act", answers=answers, state=reply.state)
    assert reply.text == "Accepted(data='First?') Accepted(data='Second?')"


async def test_asks_one_after_the_other_on_one_connection_do_not_disturb_each_other(server: MCPServer) -> None:
    """The second call runs in the very task whose first call was suspended."""

    @server.tool()
    async def act() -> str:
        return str(await ask.form("Sure?", bool))

    async with wire_to(server) as wire:
        replies: list[Reply] = [await wire.call("act") for _ in range(3)]
        assert all(reply.waits for reply in replies)
        assert (await wire.answer(replies[0], "act", given=accept(answer=True))).text == "Accepted(data=True)"


async def test_a_swallowed_ask_that_has_its_answer_is_no_matter(server: MCPServer) -> None:
    @server.tool()
    async def act() -> str:
        try:
            return str(await ask.form("Sure?", bool))
        except ValueError:
            return "never"

    async with wire_to(server) as wire:
        assert (await wire.answer(await wire.call("act"), "act", given=accept(answer=True))).text.startswith("Accepted")
