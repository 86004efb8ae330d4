"""Numbers: what is whole, what is exact, and bounds that leave something to answer."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

import pytest

from mcp_elicitation.core.forms.field import LARGEST_EXACT
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.number import NumberField, plain
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import SchemaRefusedError


def same(moment: datetime) -> datetime:
    return moment


def code_of(found: Problem | None) -> str | None:
    return None if found is None else found.code


@pytest.mark.requirement("FORM-3")
def test_every_keyword_is_written() -> None:
    field = NumberField(
        name="n", title="Nights", description="Not counting today.", integer=True, minimum=1, maximum=9.0, default=2.0
    )
    assert json.dumps(field.write()) == json.dumps(
        {
            "type": "integer",
            "title": "Nights",
            "description": "Not counting today.",
            "minimum": 1,
            "maximum": 9,
            "default": 2,
        }
    )
    assert NumberField(name="n", minimum=0.5).write() == {"type": "number", "minimum": 0.5}


def test_a_default_of_nothing_is_kept() -> None:
    assert NumberField(name="n", integer=True, default=0).write() == {"type": "integer", "default": 0}


@pytest.mark.requirement("FSEC-1", "FSEC-2")
@pytest.mark.parametrize(("value", "kept"), [(1.0, 1), (1e2, 100), (7, 7), (-0.0, 0)])
def test_a_number_without_fraction_is_whole_and_kept_as_an_integer(value: float, kept: int) -> None:
    field = NumberField(name="n", integer=True)
    assert field.check(value) is None
    assert json.dumps(field.normal(value)) == str(kept)


@pytest.mark.parametrize("value", [True, False, "3", None, [3], {"n": 3}, float("nan"), float("inf"), -float("inf")])
@pytest.mark.parametrize("integer", [True, False])
def test_what_is_no_number_is_refused(value: object, integer: bool) -> None:
    found = NumberField(name="n", integer=integer).check(value)
    assert code_of(found) == ("not_an_integer" if integer else "not_a_number")


def test_a_fraction_is_no_integer() -> None:
    assert code_of(NumberField(name="n", integer=True).check(1.5)) == "not_an_integer"
    assert NumberField(name="n").check(1.5) is None


@pytest.mark.parametrize("value", [LARGEST_EXACT + 1, -LARGEST_EXACT - 1, 1e300, 10**400])
def test_an_integer_that_would_arrive_as_another_is_refused(value: float) -> None:
    assert code_of(NumberField(name="n", integer=True).check(value)) == "not_exact"
    assert NumberField(name="n", integer=True).check(LARGEST_EXACT) is None


def test_digits_without_end_are_refused_and_do_not_raise() -> None:
    assert code_of(NumberField(name="n").check(10**400)) == "not_a_number"
    assert Form((NumberField(name="n"),)).check({"n": -(10**400)}).problems[0].code == "not_a_number"


def test_bounds_are_inclusive_and_named_without_a_useless_fraction() -> None:
    field = NumberField(name="n", minimum=1.0, maximum=2.5)
    assert field.check(1) is None
    assert field.check(2.5) is None
    low, high = field.check(0), field.check(3)
    assert low is not None
    assert high is not None
    assert low.text.en == "This must be at least 1."
    assert high.text.zh == "不能大于 2.5。"


@pytest.mark.parametrize(
    ("arguments", "keyword"),
    [
        ({"minimum": 2, "maximum": 1}, "minimum"),
        ({"minimum": float("nan")}, "minimum"),
        ({"maximum": float("inf")}, "maximum"),
        ({"maximum": 10**400}, "maximum"),
        ({"minimum": 0.2, "maximum": 0.8, "integer": True}, "minimum"),
        ({"minimum": 2**60, "integer": True}, "minimum"),
        ({"maximum": -(2**60), "integer": True}, "maximum"),
        ({"default": 3, "maximum": 2}, "default"),
        ({"default": 2.5, "integer": True}, "default"),
        ({"default": float("nan")}, "default"),
        ({"default": True}, "default"),
        ({"default": "3"}, "default"),
    ],
)
def test_a_field_that_nobody_could_fill_in_cannot_exist(arguments: dict[str, Any], keyword: str) -> None:
    with pytest.raises(SchemaRefusedError) as raised:
        NumberField(name="n", **arguments)
    assert (raised.value.refusal.field, raised.value.refusal.keyword) == ("n", keyword)


def test_an_integer_may_have_bounds_with_a_fraction() -> None:
    field = NumberField(name="n", integer=True, minimum=0.5, maximum=1.5)
    assert [field.check(value) is None for value in (0, 1, 2)] == [False, True, False]


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("42", 42),
        (" +42 ", 42),
        ("-1.5", -1.5),
        ("1e2", 100.0),
        (".5", 0.5),
        ("5.", 5.0),
        ("４２", 42),
        ("－１．５", -1.5),
    ],
)
def test_a_number_may_be_written_as_people_write_it(typed: str, read: float) -> None:
    value = NumberField(name="n").read(typed, same)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    "typed", ["", "1,5", "1 000", "1,000", "0x10", "1_000", "nan", "inf", "1e400", "三", "--1", "1e", "٣", "9" * 401]
)
def test_what_could_be_another_number_is_asked_again(typed: str) -> None:
    assert isinstance(NumberField(name="n").read(typed, same), Problem)


def test_a_whole_number_may_be_typed_with_a_fraction_of_nothing() -> None:
    field = NumberField(name="n", integer=True)
    value = field.read("3.0", same)
    assert (value, type(value)) == (3, int)
    assert code_of(field.read("3.5", same)) == "not_an_integer"  # type: ignore[arg-type]


def test_numbers_are_shown_without_a_useless_fraction_or_three_hundred_digits() -> None:
    assert NumberField(name="n").show(3.0) == "3"
    assert NumberField(name="n").show(0.1) == "0.1"
    assert NumberField(name="n").show(1e300) == "1e+300"
    assert plain(2.0**53) == 2**53


@pytest.mark.parametrize(
    ("field", "en", "zh"),
    [
        (NumberField(name="n"), "a number", "数字"),
        (NumberField(name="n", integer=True, minimum=1), "a whole number, at least 1", "整数，不小于 1"),
        (NumberField(name="n", maximum=2.5), "a number, at most 2.5", "数字，不大于 2.5"),
        (NumberField(name="n", minimum=1.0, maximum=5.0), "a number from 1 to 5", "数字，1 到 5"),
    ],
)
def test_hints_say_what_is_allowed(field: NumberField, en: str, zh: str) -> None:
    assert [(hint.en, hint.zh) for hint in field.hints()] == [(en, zh)]
