"""Random handlers, random people and random losses on the way, against what a blocking implementation would do.

A handler is a small program. ``_play`` runs it against anything that asks: once against ``Blocking``, which simply
calls the person and waits, and once against ``ask`` on a real server, where every round starts from the top, answers
get lost, and old rounds are sent again. Both must come to the same end, and do every effect as often.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Protocol, TypeAlias, cast

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mcp.server import MCPServer
from pydantic import BaseModel, Field, field_validator
from tests.server.wire import CANCEL, DECLINE, Json, Reply, Wire, accept, wire_to

from mcp_elicitation import Accepted, Cancelled, Declined, Elicitation, Outcome, ask
from mcp_elicitation.core.flow.errors import InvalidAnswersError
from mcp_elicitation.core.flow.question import Question
from mcp_elicitation.core.forms.build.form_type import Rejected


@dataclass(frozen=True)
class Ask:
    """Ask one question; what it asks for follows from its number, so that equal numbers are equal questions."""

    number: int
    named: bool


@dataclass(frozen=True)
class Beside:
    """Ask several questions in one round, with ``together`` or from tasks of their own."""

    numbers: tuple[int, ...]
    tasks: bool


@dataclass(frozen=True)
class Effect:
    """Do something once."""

    name: str


@dataclass(frozen=True)
class Loop:
    """Do the same several times."""

    times: int
    body: tuple[Step, ...]


@dataclass(frozen=True)
class Branch:
    """Go one way or another, by what the last answer was."""

    yes: tuple[Step, ...]
    no: tuple[Step, ...]


@dataclass(frozen=True)
class StopUnless:
    """End here unless the last question was answered."""

    action: Literal["accept", "decline"]


Step: TypeAlias = Ask | Beside | Effect | Loop | Branch | StopUnless


class Even(BaseModel):
    """A rule that only the model knows."""

    number: int = Field(ge=0, le=9)

    @field_validator("number")
    @classmethod
    def even(cls, number: int) -> int:
        if number % 2:
            raise ValueError("An even number, please.")
        return number


KINDS: list[tuple[Any, Callable[[int], Json], Sequence[Json]]] = [
    (Annotated[str, Field(min_length=2)], lambda n: accept(answer=f"text {n}"), [accept(answer="x"), accept()]),
    (bool, lambda n: accept(answer=n % 2 == 0), [accept(answer=1), accept(answer="true")]),
    (Even, lambda n: accept(number=n % 5 * 2, extra="?"), [accept(number=3), accept(number=12), {"action": "accept"}]),
    (list[Literal["a", "b"]], lambda n: accept(answer=["a", "b"][: n % 3]), [accept(answer="a"), accept(answer=["c"])]),
]  # fmt: skip
"""For each kind of question: its type, an answer that fits, and some that do not."""


def kind_of(number: int) -> tuple[Any, Callable[[int], Json], Sequence[Json]]:
    return KINDS[number % len(KINDS)]


@dataclass
class Person:
    """Answers each question by itself, the same for the same seed; now and then wrongly at first."""

    seed: int
    given: Counter[str] = field(default_factory=Counter[str])

    def answer(self, number: int, place: str) -> Json:
        """Return the next answer to the question at a place; ``place`` tells equal questions apart."""
        chance = random.Random(f"{self.seed} {place}")
        _, right, wrong = kind_of(number)
        mistakes = chance.choices([0, 1, 2, 3], [75, 15, 7, 3])[0]
        tries = [chance.choice(wrong) for _ in range(mistakes)]
        last = chance.choices([right(chance.randrange(9)), DECLINE, CANCEL], [70, 20, 10])[0]
        attempt = self.given[place]
        self.given[place] += 1
        return tries[attempt] if attempt < mistakes else last


class Asker(Protocol):
    """What a program needs from whoever runs it."""

    async def ask(self, number: int, key: str | None) -> Outcome[Any]: ...
    async def beside(self, numbers: Sequence[int], *, tasks: bool) -> Sequence[Outcome[Any]]: ...
    async def once(self, name: str, effect: Callable[[], str]) -> str: ...


class _StoppedError(Exception):
    """The program ended early."""


@dataclass
class Play:
    """One run of a program from its top."""

    asker: Asker
    act: Callable[[str], str]
    log: list[str] = field(default_factory=list[str])
    last: str = "accept"
    keys: int = 0

    async def run(self, program: tuple[Step, ...]) -> str:
        try:
            await self.steps(program)
        except _StoppedError:
            self.log.append("stopped")
        return "; ".join(self.log)

    async def steps(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            await self.step(step)

    async def step(self, step: Step) -> None:
        match step:
            case Ask(number, named):
                self.keys += 1
                key = f"key {self.keys}" if named else None
                await self.note([number], lambda: self.one(number, key))
            case Beside(numbers, tasks):
                await self.note(numbers, lambda: self.asker.beside(numbers, tasks=tasks))
            case Effect(name):
                self.log.append(await self.asker.once(name, lambda: self.act(name)))
            case Loop(times, body):
                for _ in range(times):
                    await self.steps(body)
            case Branch(yes, no):
                await self.steps(yes if self.last == "accept" else no)
            case StopUnless(action):
                if self.last != action:
                    raise _StoppedError

    async def one(self, number: int, key: str | None) -> list[Outcome[Any]]:
        return [await self.asker.ask(number, key)]

    async def note(self, numbers: Sequence[int], outcomes: Callable[[], Awaitable[Sequence[Outcome[Any]]]]) -> None:
        try:
            for number, outcome in zip(numbers, await outcomes(), strict=True):
                data = outcome.data if isinstance(outcome, Accepted) else ""
                self.log.append(f"{number} {outcome.action} {data!r}")
                self.last = outcome.action
        except InvalidAnswersError as error:
            self.log.append(f"gave up: {[each.code for each in error.problems]}")
            self.last = "gave up"


class Blocking:
    """What an ordinary implementation does: it asks, waits, and asks again while the answer does not fit."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.occurrences = Counter[int]()

    async def ask(self, number: int, key: str | None) -> Outcome[Any]:
        place = key
        if place is None:
            self.occurrences[number] += 1
            place = f"{number} no. {self.occurrences[number]}"
        return self.settle(number, place)

    async def beside(self, numbers: Sequence[int], *, tasks: bool) -> Sequence[Outcome[Any]]:
        places = list[str]()
        for number in numbers:
            self.occurrences[number] += 1
            places.append(f"{number} no. {self.occurrences[number]}")
        settled = list[Outcome[Any] | InvalidAnswersError]()
        for number, place in zip(numbers, places, strict=True):
            try:
                settled.append(self.settle(number, place))
            except InvalidAnswersError as error:
                settled.append(error)
        return [_raised(each) for each in settled]

    def settle(self, number: int, place: str) -> Outcome[Any]:
        question = question_of(number)
        for attempt in range(1, 4):
            answer = self.person.answer(number, place)
            if answer["action"] == "decline":
                return Declined()
            if answer["action"] == "cancel":
                return Cancelled()
            taken = question.type.take(answer.get("content", {}))
            if not isinstance(taken, Rejected):
                return Accepted(taken.data)
            if attempt == 3:
                raise InvalidAnswersError(question.message, taken.problems)
        raise AssertionError("unreachable")

    async def once(self, name: str, effect: Callable[[], str]) -> str:
        return effect()


def question_of(number: int, key: str | None = None) -> Question[Any]:
    return ask.question(f"Question {number}?", kind_of(number)[0], key=key)


class Replayed:
    """The real thing."""

    async def ask(self, number: int, key: str | None) -> Outcome[Any]:
        outcome: Outcome[Any] = await ask.form(f"Question {number}?", kind_of(number)[0], key=key)
        return outcome

    async def beside(self, numbers: Sequence[int], *, tasks: bool) -> Sequence[Outcome[Any]]:
        if tasks:
            return [_raised(each) for each in await asyncio.gather(*[self.ask_quietly(number) for number in numbers])]
        questions = [question_of(number) for number in numbers]
        answers = await ask.together(**{f"q{at}": each for at, each in enumerate(questions)})
        return cast("list[Outcome[Any]]", list(answers.values()))

    async def ask_quietly(self, number: int) -> Outcome[Any] | InvalidAnswersError:
        """A task whose failure must not leave the others unawaited catches it."""
        try:
            return await self.ask(number, None)
        except InvalidAnswersError as error:
            return error

    async def once(self, name: str, effect: Callable[[], str]) -> str:
        return await ask.once(name, effect)


def _raised(outcome: Outcome[Any] | InvalidAnswersError) -> Outcome[Any]:
    if isinstance(outcome, InvalidAnswersError):
        raise outcome
    return outcome


@dataclass
class Case:
    """A program that the server's tool runs, and what its runs did."""

    program: tuple[Step, ...]
    runs: int = 0
    effects: list[str] = field(default_factory=list[str])

    def act(self, name: str) -> str:
        self.effects.append(name)
        return f"did {name}"


CASE = [Case(())]
SERVER = MCPServer("flows")
Elicitation(SERVER)


@SERVER.tool()
async def play() -> str:
    CASE[0].runs += 1
    return await Play(Replayed(), CASE[0].act).run(CASE[0].program)


@dataclass
class Journey:
    """The client's way through one flow: what is lost, what is sent twice."""

    wire: Wire
    person: Person
    chance: random.Random
    case: Case
    past: list[tuple[Json, Reply, list[str]]] = field(default_factory=list[tuple[Json, Reply, list[str]]])

    async def travel(self) -> Reply:
        reply = await self.send({})
        while reply.waits:
            assert len(self.past) < 200, "this flow does not end"
            if self.past and self.chance.random() < 0.15:
                await self.send_again(self.chance.choice(self.past))
            reply = await self.send({"answers": self.answers(reply), "state": reply.state})
        return reply

    def answers(self, reply: Reply) -> Json | None:
        """Answer what is asked, less what gets lost, with some that nobody asked for."""
        if self.chance.random() < 0.1:
            return self.chance.choice([None, {}, {"undefined": accept(answer="x")}])
        lost = 0.4 if self.chance.random() < 0.3 else 0.0
        answers: Json = {}
        for key, params in reply.asks.items():
            if self.chance.random() >= lost:
                number = int(params["message"].split()[1].rstrip("?"))
                answers[key] = self.person.answer(number, self.place(key, number))
        return answers if self.chance.random() < 0.8 else {**answers, "nobody asked": 5, "": DECLINE}

    def place(self, key: str, number: int) -> str:
        base = question_of(number).base_key
        return key if not key.startswith(base) else f"{number} no. {key.removeprefix(base).strip('-') or 1}"

    async def send(self, members: Json) -> Reply:
        before = len(self.case.effects)
        reply = await self.wire.call("play", **members)
        self.past.append((members, reply, self.case.effects[before:]))
        return reply

    async def send_again(self, sent: tuple[Json, Reply, list[str]]) -> None:
        """A first request begins a flow of its own; the newest round is answered as it was, an older one refused."""
        members, reply, effects = sent
        before, runs = len(self.case.effects), self.case.runs
        again = await self.wire.call("play", **members)
        if not members:
            assert (again.asks, again.raw.get("content")) == (reply.asks, reply.raw.get("content"))
            assert self.case.effects[before:] == effects
            del self.case.effects[before:]
            self.case.runs = runs
            return
        assert (self.case.runs, self.case.effects[before:]) == (runs, [])
        if sent is self.past[-1]:
            assert (again.asks, again.raw.get("content")) == (reply.asks, reply.raw.get("content"))
        else:
            assert again.failed
            assert "has moved on" in again.text


def steps(depth: int = 2) -> st.SearchStrategy[tuple[Step, ...]]:
    numbers = st.integers(0, 7)
    simple: st.SearchStrategy[Step] = st.one_of(
        st.builds(Ask, numbers, st.booleans()),
        st.builds(Ask, numbers, st.just(False)),
        st.builds(Beside, st.lists(numbers, min_size=1, max_size=4).map(tuple), st.booleans()),
        st.builds(Effect, st.sampled_from(["pay", "send", "pay#2"])),
        st.builds(StopUnless, st.sampled_from(["accept", "decline"])),
    )
    if depth:
        inner = steps(depth - 1)
        simple = st.one_of(simple, simple, st.builds(Loop, st.integers(0, 3), inner), st.builds(Branch, inner, inner))
    return st.lists(simple, max_size=5).map(tuple)


async def _both(
    program: tuple[Step, ...], person: int, journey: int
) -> tuple[str, str, list[str], list[str], int, int]:
    expected = Case(program)
    blocking = await Play(Blocking(Person(person)), expected.act).run(program)
    CASE[0] = Case(program)
    async with wire_to(SERVER) as wire:
        way = Journey(wire, Person(person), random.Random(journey), CASE[0])
        replayed = (await way.travel()).text
    return blocking, replayed, expected.effects, CASE[0].effects, CASE[0].runs, len(way.past)


@pytest.mark.requirement("MRTR-1", "MRTR-2", "MRTR-7", "ERR-1", "FSEC-2")
@settings(max_examples=200, deadline=None)
@given(program=steps(), person=st.integers(0, 2**32), journey=st.integers(0, 2**32))
def test_a_flow_ends_as_if_the_handler_had_simply_waited(program: tuple[Step, ...], person: int, journey: int) -> None:
    blocking, replayed, expected, effects, runs, requests = anyio.run(_both, program, person, journey)
    assert replayed == blocking
    assert effects == expected
    assert runs == requests
