"""Checked, never run: what a handler gets from ``ask`` has the asked type, for mypy and for pyright."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime as dt
import enum
from typing import Annotated, Literal, TypedDict, assert_type

from pydantic import BaseModel, EmailStr

from mcp_elicitation import Accepted, Cancelled, Choices, Declined, Outcome, ask
from mcp_elicitation.core.elicitation import Opened, UrlOutcome
from mcp_elicitation.core.flow.question import Question
from mcp_elicitation.core.forms.field import Content


class Trip(BaseModel):
    day: dt.date


@dataclasses.dataclass
class Box:
    size: int


class Person(TypedDict):
    name: str


class Size(enum.Enum):
    SMALL = "s"


async def classes() -> None:
    assert_type(await ask.form("m", Trip), Outcome[Trip])
    assert_type(await ask.form("m", Box, key="k", attempts=1), Outcome[Box])
    assert_type(await ask.form("m", Person), Outcome[Person])
    assert_type(await ask.form("m", Size), Outcome[Size])


async def bare() -> None:
    assert_type(await ask.form("m", bool), Outcome[bool])
    assert_type(await ask.form("m", str, choices=["a"]), Outcome[str])
    assert_type(await ask.form("m", int, defaults={"answer": 1}), Outcome[int])
    assert_type(await ask.form("m", float), Outcome[float])
    assert_type(await ask.form("m", dt.date), Outcome[dt.date])
    assert_type(await ask.form("m", dt.datetime), Outcome[dt.datetime])
    assert_type(await ask.form("m", EmailStr), Outcome[EmailStr])
    assert_type(await ask.form("m", Literal["a", "b"]), Outcome[Literal["a", "b"]])
    assert_type(await ask.form("m", int | None), Outcome[int | None])
    assert_type(await ask.form("m", list[Literal["a"]]), Outcome[list[Literal["a"]]])
    assert_type(await ask.form("m", Annotated[str, Choices(["a"])]), Outcome[str])


async def schema() -> None:
    assert_type(await ask.form("m", {"type": "object", "properties": {}}), Outcome[Content])


async def narrowing() -> str:
    trip = await ask.form("m", Trip)
    match trip:
        case Accepted(data):
            assert_type(data, Trip)
        case Declined():
            assert_type(trip.action, Literal["decline"])
        case Cancelled():
            assert_type(trip.action, Literal["cancel"])
    if not isinstance(trip, Accepted):
        assert_type(trip, Declined | Cancelled)
        return "nothing"
    return trip.data.day.isoformat()


async def several() -> None:
    trip, name = ask.question("m", Trip), ask.question("m", str)
    assert_type(trip, Question[Trip])
    assert_type(ask.question("m", {"type": "object"}), Question[Content])
    answers = await ask.together(trip=trip, name=name)
    assert_type(answers[trip], Outcome[Trip])
    assert_type(answers[name], Outcome[str])
    assert_type(answers["trip"], Outcome[object] | Opened)


async def pages() -> None:
    async def paid() -> int | None:
        return 3

    assert_type(await ask.url("m", "https://example.com/"), UrlOutcome)
    assert_type(await ask.url("m", "https://example.com/", done=paid), Outcome[int])
    assert_type(await ask.url("m", "https://example.com/", done=asyncio.Event()), Outcome[bool])
    page = ask.page("m", "https://example.com/", done=paid)
    answers = await ask.together(page=page)
    assert_type(answers[page], Outcome[int] | Opened)


async def once() -> None:
    async def fetch() -> list[int]:
        return [1]

    def count() -> int:
        return 1

    def box() -> Box:
        return Box(1)

    assert_type(await ask.once("fetch", fetch), list[int])
    assert_type(await ask.once("count", count), int)
    assert_type(await ask.once("literal", lambda: "x"), str)
    assert_type(await ask.once("box", box, type=Box), Box)
    assert_type(await ask.once("fetch", fetch, type=list[int]), list[int])


def looking() -> None:
    assert_type(ask.can("form"), bool)
    ask.can("page")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
