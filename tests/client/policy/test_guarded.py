"""The policy is applied: who is asked, how often, what is remembered, and what the log says."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import anyio
import pytest

from mcp_elicitation.client import Guarded, Policy, Reply, Review, Scripted, ServerIdentity
from mcp_elicitation.client.policy import Consents, Limits, Refuse, Rule
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.stores.base import StoreUnavailableError
from mcp_elicitation.stores.memory import MemoryStore

BOTH = Modes(form=True, url=True)
TRAVEL = ServerIdentity("travel", "https://travel.example")
FORM = FormElicitation("Where to?", Form((TextField(name="city", required=True), TextField(name="seat"))))
URL = UrlElicitation("Sign in", "https://login.example/a")
YES, NO, AWAY = Reply("accept"), Reply("decline"), Reply("cancel")


def review(elicitation: Elicitation = FORM, server: ServerIdentity = TRAVEL) -> Review:
    return Review(server=server, elicitation=elicitation, request="book")


class Person:
    """Answers as told, and counts how often anybody asked."""

    def __init__(self, *replies: Reply, modes: Modes = BOTH) -> None:
        self.replies = list(replies)
        self.modes = modes
        self.seen: list[Review] = []

    async def ask(self, review: Review) -> Reply:
        self.seen.append(review)
        await anyio.lowlevel.checkpoint()
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]


class Clock:
    """Stands still until it is set."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("reply", [YES, NO, AWAY, Reply("cancel", {"city": "Os"}, by="nobody")])
async def test_what_the_person_replies_is_the_end_of_it(reply: Reply) -> None:
    person = Person(reply)
    guarded = Guarded(person, Policy(default=Rule(answers={"city": "Oslo"})))
    assert await guarded.ask(review()) is reply
    assert len(person.seen) == 1


@pytest.mark.requirement("SEC-2")
async def test_a_refused_server_reaches_nobody_in_either_mode() -> None:
    person = Person(YES)
    guarded = Guarded(person, Policy(rules=(Rule(alias="travel", form="deny", url="deny"),)))
    assert await guarded.ask(review(FORM)) == await guarded.ask(review(URL)) == Reply("decline", by="policy")
    assert person.seen == []
    assert await guarded.ask(review(server=ServerIdentity("other"))) is YES


@pytest.mark.parametrize("elicitation", [FORM, URL])
@pytest.mark.requirement("SEC-2")
async def test_a_hundred_asks_become_as_many_prompts_as_the_limit_says(elicitation: Elicitation) -> None:
    person, clock = Person(AWAY), Clock()
    guarded = Guarded(person, Policy(limits=Limits(prompts=5)), clock=clock)
    replies = [await guarded.ask(review(elicitation)) for _ in range(100)]
    assert len(person.seen) == 5
    assert {reply.action for reply in replies} == {"cancel"}
    assert [reply.by for reply in replies[5:]] == ["policy"] * 95
    clock.now += 60.0
    await guarded.ask(review(elicitation))
    assert len(person.seen) == 6


@pytest.mark.requirement("SEC-2")
async def test_a_hundred_asks_at_once_after_a_no_become_one_prompt() -> None:
    person, replies = Person(NO), list[Reply]()
    guarded = Guarded(person, Policy(), clock=Clock())

    async def ask(number: int) -> None:
        url = UrlElicitation("Sign in", f"https://login.example/{number}")
        replies.append(await guarded.ask(review(url, replace(TRAVEL, claimed=f"server {number}"))))

    async with anyio.create_task_group() as group:
        for number in range(100):
            group.start_soon(ask, number)
    assert len(person.seen) == 1
    assert sorted(reply.action for reply in replies) == ["cancel"] * 99 + ["decline"]


async def test_one_server_does_not_use_up_what_another_may_ask() -> None:
    person = Person(NO)
    guarded = Guarded(person, Policy(limits=Limits(prompts=1)), clock=Clock())
    for server in (TRAVEL, ServerIdentity("travel", "https://elsewhere.example"), ServerIdentity("mail")):
        assert await guarded.ask(review(server=server)) is NO
    assert (await guarded.ask(review())).action == "cancel"


async def test_a_no_cools_down_and_a_cancel_does_not() -> None:
    person, clock = Person(AWAY, NO, YES), Clock()
    guarded = Guarded(person, Policy(limits=Limits(cool_down=10.0)), clock=clock)
    assert await guarded.ask(review()) is AWAY
    assert await guarded.ask(review()) is NO
    assert await guarded.ask(review()) == Reply("cancel", by="policy")
    clock.now += 10.0
    assert await guarded.ask(review()) is YES


async def test_a_person_who_thinks_long_holds_up_this_server_only() -> None:
    thinking, done = anyio.Event(), list[str]()

    class Slow(Person):
        async def ask(self, review: Review) -> Reply:
            if review.server == TRAVEL:
                await thinking.wait()
            return await super().ask(review)

    guarded = Guarded(Slow(YES), Policy(), clock=Clock())

    async def ask(server: ServerIdentity) -> None:
        await guarded.ask(review(server=server))
        done.append(server.alias)

    async with anyio.create_task_group() as group:
        group.start_soon(ask, TRAVEL)
        group.start_soon(ask, ServerIdentity("mail"))
        await anyio.wait_all_tasks_blocked()
        assert done == ["mail"]
        thinking.set()
    assert done == ["mail", "travel"]


@pytest.mark.parametrize("surface", [None, Scripted({}, modes=Modes())])
@pytest.mark.requirement("CAP-3", "SEC-2")
async def test_where_nobody_is_there_only_opted_in_answers_are_given(surface: Scripted | None) -> None:
    nothing = Guarded(surface, Policy())
    assert nothing.modes == Modes()
    for elicitation in (FORM, URL):
        assert await nothing.ask(review(elicitation)) == Reply("cancel", by="nobody")
    opted_in = Guarded(surface, Policy(default=Rule(answers={"city": "Oslo"})))
    assert opted_in.modes == Modes(form=True)
    assert await opted_in.ask(review(FORM)) == Reply("accept", {"city": "Oslo"}, by="policy")
    assert await opted_in.ask(review(URL)) == Reply("cancel", by="nobody")


async def test_an_unattended_policy_asks_nobody_though_somebody_could_be_asked() -> None:
    person = Person(YES)
    guarded = Guarded(person, Policy(unattended=True))
    assert guarded.modes == Modes()
    assert await guarded.ask(review()) == Reply("cancel", by="nobody")
    assert person.seen == []


@pytest.mark.requirement("CAP-3")
def test_what_is_declared_to_a_server_is_what_it_may_ask() -> None:
    policy = Policy(rules=(Rule(alias="travel", url="deny"), Rule(alias="mail", form="deny", url="cancel")))
    person = Person(YES)
    assert Guarded(person, policy, server=TRAVEL).modes == Modes(form=True)
    assert Guarded(person, policy, server=ServerIdentity("mail")).modes == Modes()
    assert Guarded(person, policy).modes == BOTH


REMEMBERING = Policy(
    default=Rule(form="allow", url="allow", remember=60.0, remember_fields=frozenset({"city"})),
)


@pytest.mark.requirement("CURL-2")
async def test_a_url_that_was_consented_to_is_not_asked_again_until_the_consent_expires() -> None:
    person, clock = Person(YES), Clock()
    guarded = Guarded(person, REMEMBERING, clock=clock)
    assert await guarded.ask(review(URL)) is YES
    assert await guarded.ask(review(URL)) == Reply("accept", by="policy")
    other = UrlElicitation("Sign in", "https://login.example/b")
    assert await guarded.ask(review(other)) is YES
    clock.now += 60.0
    assert await guarded.ask(review(URL)) is YES
    assert [each.elicitation for each in person.seen] == [URL, other, URL]


async def test_a_remembered_form_is_answered_with_the_fields_that_are_opted_in() -> None:
    person = Person(Reply("accept", {"city": "Bergen", "seat": "1A"}))
    guarded = Guarded(person, REMEMBERING, clock=Clock())
    await guarded.ask(review())
    assert await guarded.ask(review()) == Reply("accept", {"city": "Bergen"}, by="policy")


@pytest.mark.parametrize(
    "reply",
    [
        NO,
        AWAY,
        Reply("cancel", {"city": "Os"}),
        Reply("accept", {"city": "Oslo"}, by="script"),
        Reply("accept", {"seat": "1A"}),
    ],
)
async def test_only_a_consent_of_a_person_is_remembered(reply: Reply) -> None:
    person = Person(reply)
    guarded = Guarded(person, replace(REMEMBERING, limits=Limits(cool_down=0.0)), clock=Clock())
    await guarded.ask(review())
    await guarded.ask(review())
    assert len(person.seen) == 2


async def test_nothing_is_remembered_without_a_rule_that_says_so() -> None:
    store, clock = MemoryStore(), Clock()
    guarded = Guarded(Person(YES), Policy(default=Rule(remember=60.0)), consents=Consents(store), clock=clock)
    await guarded.ask(review(URL))
    assert await store.scan("consent", owner="person", now=clock.now) == []


async def test_remembered_answers_count_against_the_limit_like_prompts() -> None:
    person = Person(YES)
    guarded = Guarded(person, replace(REMEMBERING, limits=Limits(prompts=3)), clock=Clock())
    replies = [await guarded.ask(review(URL)) for _ in range(5)]
    assert [(reply.action, reply.by) for reply in replies] == [
        ("accept", "person"),
        ("accept", "policy"),
        ("accept", "policy"),
        ("cancel", "policy"),
        ("cancel", "policy"),
    ]


class Away(MemoryStore):
    """A store that does not answer."""

    async def get(self, kind: str, key: str, *, now: float) -> None:
        raise StoreUnavailableError("gone")

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> None:
        raise StoreUnavailableError("gone")


async def test_without_a_memory_everything_is_asked(caplog: pytest.LogCaptureFixture) -> None:
    person = Person(YES)
    guarded = Guarded(person, REMEMBERING, consents=Consents(Away()), clock=Clock())
    assert [await guarded.ask(review(URL)) for _ in range(2)] == [YES, YES]
    assert len(person.seen) == 2
    assert "store_unavailable" in caplog.text


def lines_of(caplog: pytest.LogCaptureFixture) -> list[tuple[str, dict[str, object]]]:
    messages = [record.getMessage() for record in caplog.records if record.name.endswith("policy.guarded")]
    return [(message.split(" ")[1], json.loads(message.split(" ", 2)[2])) for message in messages]


async def test_every_decision_is_one_line_with_its_reason_and_no_value(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secret = "a-value-nobody-may-see"
    opted_in = Policy(rules=(Rule(alias="travel", tool="book", form="allow", answers={"city": secret}),))
    guarded = Guarded(Person(Reply("accept", {"city": secret})), opted_in, clock=Clock())
    await guarded.ask(review())
    await guarded.ask(replace(review(), request="search"))
    await Guarded(None, Policy()).ask(review(URL))
    common = {"server": "travel", "origin": "https://travel.example"}
    form = common | {"mode": "form", "fields": ["city", "seat"]}
    assert lines_of(caplog) == [
        (
            "answer",
            form | {"request": "book", "action": "accept", "code": "opted_in", "by": "policy", "answered": ["city"]},
        ),
        ("ask", form | {"request": "search"}),
        (
            "refuse",
            common | {"mode": "url", "request": "book", "action": "cancel", "code": "nobody_there", "by": "nobody"},
        ),
    ]
    assert [record.levelname for record in caplog.records] == ["INFO", "DEBUG", "WARNING"]
    assert secret not in caplog.text
    assert "login.example" not in caplog.text


async def test_a_server_cannot_write_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    name = 'x\nWARNING policy: answer {"server": "bank"}\x1b[2J\u202e'
    form = Form((TextField(name=name, required=True),))
    await Guarded(None, Policy(default=Rule(answers={"a": 1}))).ask(review(FormElicitation("m", form)))
    for record in caplog.records:
        message = record.getMessage()
        assert message.isascii()
        assert message.isprintable()


async def test_the_person_can_be_told_why_nobody_was_asked() -> None:
    told: list[tuple[str, str]] = []

    def tell(asked: Review, refused: Refuse) -> None:
        told.append((asked.server.alias, refused.code))

    guarded = Guarded(Person(NO), Policy(default=Rule(url="deny")), tell=tell, clock=Clock())
    for elicitation in (URL, FORM, FORM):
        await guarded.ask(review(elicitation))
    assert told == [("travel", "server_denied"), ("travel", "cooling_down")]


async def test_an_ask_that_is_broken_off_leaves_the_turn_to_the_next() -> None:
    class Never(Person):
        async def ask(self, review: Review) -> Reply:
            if not self.seen:
                self.seen.append(review)
                await anyio.sleep_forever()
            return YES

    guarded = Guarded(Never(YES), Policy(), clock=Clock())
    with anyio.move_on_after(0):
        await guarded.ask(review())
    async with anyio.create_task_group() as group:
        group.start_soon(guarded.ask, review())
        await anyio.wait_all_tasks_blocked()
        group.cancel_scope.cancel()
    assert await guarded.ask(review()) is YES


@pytest.mark.parametrize("moves", [[1.0] * 30, [-5.0, 3.0] * 15, [59.0, 1.0, 0.0] * 10])
async def test_a_clock_that_moves_in_any_way_never_stops_the_asking_for_good(moves: Sequence[float]) -> None:
    person, clock = Person(AWAY), Clock()
    guarded = Guarded(person, Policy(limits=Limits(prompts=2)), clock=clock)
    for move in moves:
        clock.now += move
        await guarded.ask(review())
    clock.now += 61.0
    asked = len(person.seen)
    await guarded.ask(review())
    assert len(person.seen) == asked + 1


def test_the_default_clock_is_that_of_the_wall() -> None:
    clock: Callable[[], float] = Guarded(None, Policy())._clock
    import time

    assert abs(clock() - time.time()) < 5
