"""Hooks see every ask and every answer, and change neither."""

from __future__ import annotations

import logging
from dataclasses import FrozenInstanceError, replace
from typing import cast

import anyio
import pytest

from mcp_elicitation.client import Guarded, Hooked, Policy, Reply, Review, Scripted, ServerIdentity
from mcp_elicitation.client.hooks import MASKED, Answered, Asked
from mcp_elicitation.client.policy import Refuse, Rule
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.choice import Choice
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.core.json import digest
from mcp_elicitation.text import Text

SERVER = ServerIdentity("travel", "https://travel.example", "Travel desk")
FORM = FormElicitation("Where to?", Form((TextField(name="city", required=True), TextField(name="seat"))))
URL = UrlElicitation("Sign in", "https://login.example/secret-handle")
REFUSE = Refuse(action="cancel", code="busy", text=Text("Not now.", "现在不行。"))


def review(elicitation: Elicitation = FORM) -> Review:
    return Review(server=SERVER, elicitation=elicitation, request="book", position=1, total=2)


def surface(reply: Reply) -> Scripted:
    return Scripted(lambda _review: reply, modes=Modes(form=True, url=True))


class Book:
    """Keeps what the hooks are told."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.answered: list[Answered] = []

    def before(self, asked: Asked) -> None:
        self.asked.append(asked)

    async def after(self, answered: Answered) -> None:
        await anyio.lowlevel.checkpoint()
        self.answered.append(answered)


async def test_hooks_are_told_who_asked_what_and_what_came_of_it() -> None:
    book, reply = Book(), Reply("accept", {"city": "Oslo"})
    hooked = Hooked(surface(reply), before=book.before, after=book.after)
    assert await hooked.ask(review()) is reply
    (asked,) = book.asked
    assert asked == Asked(
        server=SERVER,
        mode="form",
        request="book",
        message_digest=digest("Where to?"),
        fields=("city", "seat"),
        host=None,
        position=1,
        total=2,
    )
    (answered,) = book.answered
    assert answered.asked == asked
    assert (answered.action, answered.by, dict(answered.answers)) == ("accept", "person", {"city": MASKED})
    assert answered.seconds >= 0


async def test_of_a_url_the_host_is_told_and_not_the_handle() -> None:
    book = Book()
    await Hooked(surface(Reply("decline")), before=book.before, after=book.after).ask(review(URL))
    assert (book.asked[0].mode, book.asked[0].host, book.asked[0].fields) == ("url", "login.example", ())
    assert "secret-handle" not in repr(book.asked + cast("list[Asked]", book.answered))
    assert (book.answered[0].action, book.answered[0].by) == ("decline", "person")


async def test_answers_are_masked_unless_they_are_asked_for() -> None:
    reply = Reply("accept", {"city": "a-value-nobody-may-see"})
    masked, revealed = Book(), Book()
    await Hooked(surface(reply), before=masked.before, after=masked.after).ask(review())
    assert "a-value-nobody-may-see" not in repr(masked.answered)
    assert "Where to?" not in repr(masked.asked)
    await Hooked(surface(reply), after=revealed.after, reveal=True).ask(review())
    assert revealed.answered[0].answers == {"city": "a-value-nobody-may-see"}


async def test_what_a_hook_does_to_its_values_does_not_reach_the_server(caplog: pytest.LogCaptureFixture) -> None:
    form = Form((ChoicesField(name="extras", choices=(Choice("bag"), Choice("meal"))),))
    reply = Reply("accept", {"extras": ["bag"]})

    def after(answered: Answered) -> None:
        cast("list[str]", answered.answers["extras"]).append("meal")
        with pytest.raises(TypeError):
            cast("dict[str, object]", answered.answers)["city"] = "Bergen"
        with pytest.raises(FrozenInstanceError):
            answered.action = "decline"  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]

    hooked = Hooked(surface(reply), after=after, reveal=True)
    assert (await hooked.ask(review(FormElicitation("m", form)))).content == {"extras": ["bag"]}
    assert caplog.records == []  # the hook came to its end


@pytest.mark.parametrize("reply", [Reply("accept", {"city": "Oslo"}), Reply("decline"), Reply("cancel", by="nobody")])
async def test_a_hook_that_fails_is_logged_and_changes_nothing(reply: Reply, caplog: pytest.LogCaptureFixture) -> None:
    def before(_asked: Asked) -> None:
        raise RuntimeError("before broke")

    async def after(_answered: Answered) -> None:
        raise RuntimeError("after broke")

    assert await Hooked(surface(reply), before=before, after=after).ask(review()) is reply
    assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.ERROR]
    assert "before broke" in caplog.text
    assert "after broke" in caplog.text
    assert "Oslo" not in caplog.text


@pytest.mark.parametrize("waits", [False, True])
async def test_a_hook_that_refuses_ends_the_ask_before_anybody_sees_it(waits: bool) -> None:
    async def later(_asked: Asked) -> Refuse:
        await anyio.lowlevel.checkpoint()
        return REFUSE

    book, inner = Book(), surface(Reply("accept", {"city": "Oslo"}))
    hooked = Hooked(inner, before=later if waits else (lambda _asked: REFUSE), after=book.after)
    assert await hooked.ask(review()) == Reply("cancel", by="policy")
    assert inner.reviews == []
    assert (book.answered[0].action, book.answered[0].by) == ("cancel", "policy")


async def test_anything_else_that_a_hook_returns_is_ignored() -> None:
    reply = Reply("decline")

    def before(_asked: Asked) -> None:
        return cast("None", Reply("accept", {"city": "Oslo"}))

    assert await Hooked(surface(reply), before=before).ask(review()) is reply


async def test_after_is_told_when_an_ask_is_broken_off() -> None:
    book = Book()

    async def think(_review: Review) -> None:
        await anyio.sleep_forever()

    hooked = Hooked(Scripted(think), after=book.after)
    async with anyio.create_task_group() as group:
        group.start_soon(hooked.ask, review())
        await anyio.wait_all_tasks_blocked()
        group.cancel_scope.cancel()
    (answered,) = book.answered
    assert (answered.action, answered.by, dict(answered.answers)) == (None, None, {})


async def test_after_is_told_when_the_surface_fails_and_the_error_goes_on() -> None:
    book = Book()

    def fail(_review: Review) -> None:
        raise ConnectionError("the screen is gone")

    with pytest.raises(ConnectionError, match="the screen is gone"):
        await Hooked(Scripted(fail), after=book.after).ask(review())
    assert book.answered[0].action is None


async def test_where_the_hooks_stand_decides_what_they_see() -> None:
    policy = Policy(default=Rule(url="deny"))
    outside, inside = Book(), Book()
    person = surface(Reply("accept", {"city": "Oslo"}))
    hooked = Hooked(Guarded(Hooked(person, before=inside.before), policy), after=outside.after)
    assert hooked.modes == Modes(form=True)
    await hooked.ask(review(URL))
    await hooked.ask(review(FORM))
    assert [(each.asked.mode, each.action, each.by) for each in outside.answered] == [
        ("url", "decline", "policy"),
        ("form", "accept", "person"),
    ]
    assert [each.mode for each in inside.asked] == ["form"]


async def test_without_hooks_nothing_is_added() -> None:
    reply = Reply("decline")
    assert await Hooked(surface(reply)).ask(replace(review(), position=2)) is reply
