"""Two surfaces as one: who is asked where, moving from one to the other, and waiting where a page was agreed to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import anyio
import pytest
from tests.client.people import BOTH, FORM, URL, Person, Undecided, cancelling, declining, saying
from tests.client.surface_contract import asked, properties
from tests.client.web.world import Links, url_review

from mcp_elicitation.client import LocalInbox, Reply, Review, Surface
from mcp_elicitation.client.surfaces import Surfaces
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.core.capability import Modes

NOTE = properties(note={"type": "string"})


def nobody(_: Review) -> Reply:
    return Reply("cancel", by="nobody")


@pytest.mark.requirement("CAP-3")
@pytest.mark.parametrize(("one", "other", "both"), [(FORM, URL, BOTH), (FORM, FORM, FORM), (BOTH, Modes(), BOTH)])
def test_what_either_can_show_is_declared(one: Modes, other: Modes, both: Modes) -> None:
    assert Surfaces(first=Person(saying(), one), second=Person(saying(), other)).modes == both


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize("answer", [declining, cancelling, saying(note="x")], ids=["no", "later", "yes"])
async def test_what_a_person_decides_at_the_first_is_not_asked_again(answer: Callable[[Review], Reply]) -> None:
    second = Person(saying(note="second"))
    reply = await Surfaces(first=Person(answer), second=second).ask(asked(NOTE))
    assert reply == answer(asked(NOTE))
    assert not second.reviews


async def test_where_nobody_is_at_the_first_the_second_asks() -> None:
    reply = await Surfaces(first=Person(nobody), second=Person(saying(note="second"))).ask(asked(NOTE))
    assert reply.content == {"note": "second"}


async def test_what_the_first_cannot_show_is_asked_at_the_second() -> None:
    first, second = Person(saying()), Person(declining, URL)
    assert (await Surfaces(first=first, second=second).ask(url_review("https://a.example/"))).action == "decline"
    assert not first.reviews


@pytest.mark.requirement("UI-4")
async def test_nobody_anywhere_is_cancel() -> None:
    reply = await Surfaces(first=Person(nobody), second=Person(nobody)).ask(asked(NOTE))
    assert (reply.action, reply.by) == ("cancel", "nobody")
    reply = await Surfaces(first=Person(nobody, URL), second=Person(nobody, FORM)).ask(url_review("https://a.example/"))
    assert (reply.action, reply.by) == ("cancel", "nobody")


async def test_an_ask_moves_to_the_inbox_while_it_is_looked_at() -> None:
    first, links = Undecided(), Links()
    inbox = LocalInbox(tell=links.tell, open=links.open)
    surfaces = Surfaces(first=first, second=inbox)
    replies: list[Reply] = []
    assert not surfaces.move()
    async with anyio.create_task_group() as group:

        async def ask() -> None:
            replies.append(await surfaces.ask(asked(NOTE)))

        group.start_soon(ask)
        await first.looking.wait()
        changed = inbox.book.changed
        assert surfaces.move()
        await changed.wait()
        assert first.closed.is_set()
        await links.came.wait()
        [pending] = inbox.book.waiting(None)
        inbox.book.end(pending, "sent", Reply("accept", {"note": "moved"}))
    assert replies == [Reply("accept", {"note": "moved"})]
    assert not surfaces.move()
    await inbox.close()


async def test_after_a_move_the_next_ask_is_where_the_person_went() -> None:
    first, second = Undecided(), Person(declining)
    surfaces = Surfaces(first=first, second=second)
    async with anyio.create_task_group() as group:
        group.start_soon(surfaces.ask, asked(NOTE))
        await first.looking.wait()
        surfaces.move()
    await surfaces.ask(asked(NOTE))
    assert len(second.reviews) == 2


async def test_an_unattended_first_can_be_all_there_is() -> None:
    second = Person(saying())
    reply = await Surfaces(first=Person(nobody), second=second, unattended=False).ask(asked(NOTE))
    assert (reply.action, reply.by) == ("cancel", "nobody")
    assert not second.reviews


async def test_a_failure_of_the_first_is_a_failure() -> None:
    def fail(_: Review) -> Reply:
        raise ValueError("broken")

    second = Person(saying())
    with pytest.raises(ValueError, match="broken"):
        await Surfaces(first=Person(fail), second=second).ask(asked(NOTE))
    assert not second.reviews


class Waiter(Person):
    """Keeps what it was told to wait for."""

    def __init__(self, answer: Callable[[Review], Reply]) -> None:
        super().__init__(answer, BOTH)
        self.waits: list[list[str]] = []

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        self.waits.append([each.elicitation.message for each in opened])


@pytest.mark.requirement("URL-5")
async def test_a_page_is_waited_for_where_it_was_agreed_to() -> None:
    def only(message: str) -> Callable[[Review], Reply]:
        return lambda review: Reply("accept") if review.elicitation.message == message else nobody(review)

    first, second = Waiter(only("a")), Waiter(only("b"))
    surfaces: Surface = Surfaces(first=first, second=second)
    assert isinstance(surfaces, Surfaces)
    reviews = [url_review("https://a.example/", "a"), url_review("https://a.example/", "b")]
    for review in reviews:
        assert (await surfaces.ask(review)).action == "accept"
    await surfaces.wait(reviews, Waiting())
    assert (first.waits, second.waits) == ([["a"]], [["b"]])
