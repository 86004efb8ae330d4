"""Whatever a person types, into whatever field: it never raises, and never becomes an answer that the field refuses."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from tests.core.forms.strategies import fields, right

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import Choice, ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Localise
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.text import LANGUAGES, Text

SHANGHAI = timezone(timedelta(hours=8))


def in_shanghai(moment: datetime) -> datetime:
    return moment.replace(tzinfo=SHANGHAI)


class _NoOffset(tzinfo):
    """A time zone that does not know its offset."""

    def utcoffset(self, dt: datetime | None) -> None:
        return None

    def dst(self, dt: datetime | None) -> None:
        return None

    def tzname(self, dt: datetime | None) -> None:
        return None


# What a zone of the operating system may do with a day it does not reach.
LOCALISERS: dict[str, Localise] = {
    "Shanghai": in_shanghai,
    "UTC by conversion": lambda moment: moment.astimezone(UTC),
    "a zone without an offset": lambda moment: moment.replace(tzinfo=_NoOffset()),
    "nothing known": lambda moment: moment,
    "seconds in the offset": lambda moment: moment.replace(tzinfo=timezone(timedelta(hours=8, minutes=5, seconds=43))),
}

TYPED = st.one_of(
    st.text(st.characters(exclude_categories=())),  # half surrogate pairs included
    st.text("0123456789０１２３.-+－/:：TZ年月日时点分秒 　eE,，、;；是否"),
    st.sampled_from(
        ["9" * 400, "9" * 500, "1e400", "-", ".", "0001-01-01 00:00", "9999-12-31T23:59:60Z", "2031-02-30 7:08"]
    ),
)


@settings(max_examples=200, deadline=None)
@given(field=fields(), typed=TYPED, localise=st.sampled_from(sorted(LOCALISERS)))
@example(field=NumberField(name="n", integer=True), typed="9" * 400, localise="Shanghai")
@example(field=NumberField(name="n"), typed="9" * 400, localise="Shanghai")
@example(field=TextField(name="t", format="date-time"), typed="0001-01-01 00:00", localise="UTC by conversion")
def test_no_text_raises_and_none_becomes_an_answer_that_the_field_refuses(
    field: Field, typed: str, localise: str
) -> None:
    read = field.read(typed, LOCALISERS[localise])
    assert isinstance(read, Problem) or field.check(read) is None


def _shown(field: Field, value: Any) -> list[str]:
    shown = field.show(value)
    return [shown.to(language) for language in LANGUAGES] if isinstance(shown, Text) else [shown]


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_what_was_shown_and_typed_again_is_the_same_answer_or_in_doubt(data: st.DataObject) -> None:
    field = data.draw(fields())
    value = data.draw(right(field))
    assume(field.check(value) is None)
    if isinstance(field, ChoicesField):  # of a blank pick there is nothing to be seen
        assume(all(field.show([pick]).strip() for pick in value))
    for shown in _shown(field, value):
        read = field.read(shown, in_shanghai)
        if not isinstance(read, Problem):
            assert read == field.normal(value)
        elif not isinstance(field, ChoiceField | ChoicesField):  # only titles can leave a doubt
            pytest.fail(f"{shown!r} was shown and is refused: {read}")


CLEAR = (Choice("s", "Small"), Choice("m", "Medium"), Choice("paris", "Paris, France"), Choice("东", "上海、东"))


@settings(max_examples=50, deadline=None)
@given(picks=st.lists(st.sampled_from([choice.value for choice in CLEAR]), unique=True))
def test_clear_titles_leave_no_doubt(picks: list[str]) -> None:
    several = ChoicesField(name="sizes", choices=CLEAR)
    assert several.read(several.show(picks), in_shanghai) == picks
    one = ChoiceField(name="size", choices=CLEAR)
    assert [one.read(one.show(pick), in_shanghai) for pick in picks] == picks


@settings(max_examples=100, deadline=None)
@given(moment=st.datetimes().filter(lambda moment: moment.year >= 1000), minutes=st.integers(-23 * 60, 23 * 60))
def test_a_moment_typed_without_offset_gets_the_one_of_that_day(moment: datetime, minutes: int) -> None:
    zone = timezone(timedelta(minutes=minutes))
    typed = f"{moment:%Y}年{moment.month}月{moment.day}日 {moment.hour}点{moment.minute:02}分"
    read = TextField(name="when", format="date-time").read(typed, lambda wall: wall.replace(tzinfo=zone))
    assert isinstance(read, str)
    assert datetime.fromisoformat(read) == moment.replace(second=0, microsecond=0, tzinfo=zone)


def test_each_kind_takes_what_a_chinese_keyboard_gives() -> None:
    age = NumberField(name="age", integer=True)
    price = NumberField(name="price")
    agree = BooleanField(name="agree")
    day = TextField(name="day", format="date")
    when = TextField(name="when", format="date-time")
    colours = ChoicesField(name="colours", choices=(Choice("red", "红"), Choice("blue", "蓝"), Choice("green", "绿")))

    assert age.read("４２", in_shanghai) == 42
    assert price.read("－１２．５０", in_shanghai) == -12.5
    assert price.read("１２。５", in_shanghai) == 12.5
    assert [agree.read(typed, in_shanghai) for typed in ("是", "否", "同意", "不同意")] == [True, False, True, False]
    assert day.read("２０３１年５月６日", in_shanghai) == "2031-05-06"
    assert when.read("2031年5月6日　7点08分", in_shanghai) == "2031-05-06T07:08:00+08:00"
    assert colours.read("红、绿", in_shanghai) == ["red", "green"]
    assert colours.read("红，蓝；绿", in_shanghai) == ["red", "blue", "green"]
