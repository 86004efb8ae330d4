"""What a browser posts is read into answers, or into problems that say what to mend."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.forms.strategies import forms
from tests.pages.test_inputs import form_of

from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.pages import Posted, read_posted

LISTED = {"enum": ["eco", "", "biz"]}


def post(schema: Any, *values: str, required: bool = False, shown: Any = None, offset: str | None = None) -> Posted:
    form = form_of({"it": schema}, *(["it"] if required else []))
    pairs = [("f0", value) for value in values] + ([] if offset is None else [("f0o", offset)])
    zone = timezone(timedelta(hours=2))
    return read_posted(
        form, pairs, shown={} if shown is None else {"it": shown}, localise=lambda at: at.astimezone(zone)
    )


@pytest.mark.parametrize(
    ("schema", "values", "answer"),
    [
        ({"type": "string"}, ["two\r\nlines\r\n"], "two\nlines"),
        ({"type": "string", "format": "email"}, [" a@example.com "], "a@example.com"),
        ({"type": "integer"}, ["３"], 3),
        ({"type": "number"}, ["1e3"], 1000.0),
        ({"type": "boolean"}, ["no"], False),
        ({"type": "string", **LISTED}, ["1"], ""),
        ({"type": "array", "items": {"type": "string", **LISTED}}, ["2", "0"], ["eco", "biz"]),
        ({"type": "string", "format": "date"}, ["2031-05-06"], "2031-05-06"),
    ],
)
def test_what_was_typed_becomes_the_value(schema: Any, values: list[str], answer: Any) -> None:
    posted = post(schema, *values)
    assert (posted.content, posted.problems) == ({"it": answer}, ())


@pytest.mark.parametrize(
    ("offset", "answer"), [("-03:30", "2031-05-06T07:08:00-03:30"), ("", "2031-05-06T07:08:00+02:00")]
)
def test_a_date_time_gets_the_chosen_offset_or_the_persons_own(offset: str, answer: str) -> None:
    moment = {"type": "string", "format": "date-time"}
    day = datetime(2031, 5, 6, tzinfo=timezone(timedelta(hours=2)))
    assert day.utcoffset() == timedelta(hours=2)
    assert post(moment, "2031-05-06T07:08", offset=offset).content == {"it": answer}


def test_a_time_without_any_offset_is_not_guessed() -> None:
    form = form_of({"it": {"type": "string", "format": "date-time"}})
    (found,) = read_posted(form, [("f0", "2031-05-06T07:08"), ("f0o", "")], shown={}).problems
    assert found.code == "not_date_time"


@pytest.mark.parametrize("value", ["2031-05-06t07:08:00z", "2031-05-06T07:08:00.500+00:00"])
def test_a_moment_that_was_left_alone_keeps_its_spelling(value: str) -> None:
    moment = {"type": "string", "format": "date-time"}
    typed = "2031-05-06T07:08" if value.endswith("z") else "2031-05-06T07:08:00.5"
    assert post(moment, typed, shown=value, offset="+00:00").content == {"it": value}
    assert post(moment, typed, shown=value, offset="+01:00").content != {"it": value}


@pytest.mark.parametrize(
    ("schema", "values", "code"),
    [
        ({"type": "integer"}, ["1.5"], "not_an_integer"),
        ({"type": "boolean"}, ["true"], "not_a_boolean"),
        ({"type": "string", **LISTED}, ["3"], "not_a_choice"),
        ({"type": "string", **LISTED}, ["eco"], "not_a_choice"),
        ({"type": "array", "items": {"type": "string", **LISTED}}, ["0", "9"], "not_choices"),
        ({"type": "array", "maxItems": 1, "items": {"type": "string", **LISTED}}, ["0", "1"], "too_many_picks"),
    ],
)
def test_what_does_not_fit_is_a_problem_and_no_answer(schema: Any, values: list[str], code: str) -> None:
    posted = post(schema, *values)
    assert [each.code for each in posted.problems] == [code]
    assert posted.content == {}
    assert posted.typed["it"].values == tuple(values)


@pytest.mark.parametrize("kind", ["string", "integer", "number", "boolean"])
def test_an_empty_input_is_no_answer(kind: str) -> None:
    assert post({"type": kind}, "").content == {}
    assert [each.code for each in post({"type": kind}, "", required=True).problems] == ["required"]
    assert [each.code for each in post({"type": kind}, required=True).problems] == ["required"]


def test_none_of_several_is_an_answer_only_where_one_must_be_given() -> None:
    several = {"type": "array", "items": {"type": "string", **LISTED}}
    assert post(several).content == {}
    assert post(several, required=True).content == {"it": []}
    assert post(several, shown=[]).content == {"it": []}
    assert [each.code for each in post({**several, "minItems": 1}, required=True).problems] == ["too_few_picks"]


def test_a_suggestion_that_was_taken_away_is_no_answer() -> None:
    assert post({"type": "string"}, "", shown="Oslo").content == {}
    assert post({"type": "array", "items": {"type": "string", **LISTED}}, shown=["eco"]).content == {}


@given(forms(), st.lists(st.tuples(st.sampled_from(["f0", "f1", "f0o", "f1o", "f2", "f", "f-1"]), st.text(max_size=9))))
def test_whatever_is_posted_only_what_fits_becomes_an_answer(form: Form, pairs: list[tuple[str, str]]) -> None:
    posted = read_posted(form, pairs, shown=form.defaults())
    assert form.check(posted.content).content == posted.content
    assert {each.field for each in posted.problems}.isdisjoint(posted.content)
    assert {each.name for each in form.fields if each.required} <= {each.field for each in posted.problems} | set(
        posted.content
    )
