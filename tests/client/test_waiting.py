"""What a person sees and can do between opening a page and its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import anyio
import pytest
from tests.client.people import BOTH, Person, declining, saying
from tests.client.raw import asking, done, form, in_turn, page, raw_server

from mcp_elicitation.client import Guarded, Hooked, Policy, Reply, Review, Surface, connect
from mcp_elicitation.client import waiting as waiting_module
from mcp_elicitation.client.waiting import GivenUpError, Waiting

pytestmark = pytest.mark.usefixtures("_no_grace")


@pytest.fixture
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_module, "GRACE", 0)


class Waiter(Person):
    """A person who sees what is waited for, and does something about it once."""

    def __init__(self, answer: Callable[[Review], Reply], act: Callable[[Waiting], None] | None = None) -> None:
        super().__init__(answer, BOTH)
        self._act = act
        self.waits: list[list[str]] = []
        self.ended = 0
        self.looking = anyio.Event()

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        self.waits.append([review.elicitation.message for review in opened])
        self.looking.set()
        if self._act is not None:
            self._act(waiting)
        try:
            await anyio.sleep_forever()
        finally:
            self.ended += 1


def patient(person: Waiter) -> Callable[[float], Awaitable[None]]:
    """A sleep that lasts until the person has looked."""

    async def sleep(_: float) -> None:
        await person.looking.wait()

    return sleep


@pytest.mark.requirement("URL-5")
async def test_a_page_that_was_opened_is_waited_for_until_the_result() -> None:
    person = Waiter(saying())
    rounds = (asking("s", k=page()), *[asking("w")] * 3, done())
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=person) as client:
        client.sleep = patient(person)
        await client.call_tool("t", {})
    assert person.waits == [[page()["params"]["message"]]]
    assert person.ended == 1
    assert len(server.calls) == 5


@pytest.mark.requirement("URL-5")
async def test_retrying_now_ends_the_pause() -> None:
    async def never(_: float) -> None:
        await anyio.sleep_forever()

    person = Waiter(saying(), Waiting.retry_now)
    async with (
        raw_server(in_turn(asking("s", k=page()), asking("w"), done())) as server,
        connect(server.url, surface=person) as client,
    ):
        client.sleep = never
        await client.call_tool("t", {})
    assert len(server.calls) == 3


@pytest.mark.requirement("URL-5")
async def test_giving_up_ends_the_call_and_says_what_stays_done() -> None:
    async def never(_: float) -> None:
        await anyio.sleep_forever()

    person = Waiter(saying(), Waiting.give_up)
    async with (
        raw_server(in_turn(asking("s", k=page()), asking("w"), done())) as server,
        connect(server.url, surface=person) as client,
    ):
        client.sleep = never
        with pytest.raises(GivenUpError, match="stays done"):
            await client.call_tool("t", {})
    assert len(server.calls) == 2
    assert person.ended == 1


@pytest.mark.parametrize("asked", ["form", "declined page"])
async def test_nothing_is_waited_for_when_no_page_was_opened(asked: str) -> None:
    person = Waiter(saying(name="Ada") if asked == "form" else declining)
    ask = form() if asked == "form" else page()
    async with (
        raw_server(in_turn(asking("s", k=ask), asking("w"), done())) as server,
        connect(server.url, surface=person) as client,
    ):
        await client.call_tool("t", {})
    assert not person.waits


async def test_what_a_server_fails_with_meanwhile_comes_out_as_it_is() -> None:
    person = Waiter(saying())
    rounds = (asking("s", k=page()), asking("w"), {"resultType": "nonsense"})
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=person) as client:
        client.sleep = patient(person)
        with pytest.raises(Exception, match="nonsense") as failed:
            await client.call_tool("t", {})
    assert not isinstance(failed.value, BaseExceptionGroup)
    assert person.ended == 1


async def test_a_surface_that_fails_to_show_it_does_not_end_the_call(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: Waiting) -> None:
        raise RuntimeError("no paper")

    person = Waiter(saying(), fail)
    rounds = (asking("s", k=page()), asking("w"), done())
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=person) as client:
        client.sleep = patient(person)
        await client.call_tool("t", {})
    assert "the call goes on" in caplog.text


def guarded(inner: Surface) -> Surface:
    return Guarded(inner, Policy())


@pytest.mark.parametrize("around", [Hooked, guarded], ids=["hooks", "policy"])
async def test_a_surface_around_another_lets_it_wait(around: Callable[[Surface], Surface]) -> None:
    person = Waiter(saying())
    rounds = (asking("s", k=page()), asking("w"), done())
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=around(person)) as client:
        client.sleep = patient(person)
        await client.call_tool("t", {})
    assert len(person.waits) == 1
