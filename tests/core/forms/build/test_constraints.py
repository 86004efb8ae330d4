"""Rules that `Field` and `Annotated` state: those that form mode has are carried, the others are refused."""

from __future__ import annotations

import datetime as dt
import re
from decimal import Decimal
from enum import IntEnum
from typing import Annotated, Any, Literal

import annotated_types as at
import pytest
from pydantic import (
    BaseModel,
    Field,
    FiniteFloat,
    NegativeInt,
    NonNegativeFloat,
    NonNegativeInt,
    PositiveFloat,
    PositiveInt,
    StringConstraints,
    conint,
    constr,
)
from tests.core.forms.build.asked import answer, problems, refusals, take


class Level(IntEnum):
    LOW = 1
    HIGH = 2


@pytest.mark.requirement("FORM-2", "FORM-3")
@pytest.mark.parametrize(
    ("type_", "written"),
    [
        (Annotated[int, Field(ge=1, le=9)], {"type": "integer", "minimum": 1, "maximum": 9}),
        (Annotated[int, Field(gt=0, lt=10)], {"type": "integer", "minimum": 1, "maximum": 9}),
        (Annotated[int, at.Interval(gt=0, le=9)], {"type": "integer", "minimum": 1, "maximum": 9}),
        (Annotated[int, at.Ge(1), at.Le(9)], {"type": "integer", "minimum": 1, "maximum": 9}),
        (
            Annotated[int, at.Ge(0), at.Gt(0), at.Ge(-5), at.Le(99), at.Lt(10)],
            {"type": "integer", "minimum": 1, "maximum": 9},
        ),
        (Annotated[PositiveInt, Field(ge=0, le=9)], {"type": "integer", "minimum": 1, "maximum": 9}),
        (NonNegativeInt, {"type": "integer", "minimum": 0}),
        (NegativeInt, {"type": "integer", "maximum": -1}),
        (conint(ge=1, strict=True), {"type": "integer", "minimum": 1}),
        (NonNegativeFloat, {"type": "number", "minimum": 0}),
        (FiniteFloat, {"type": "number"}),
        (Annotated[float, Field(ge=0.5, allow_inf_nan=False)], {"type": "number", "minimum": 0.5}),
        (Annotated[str, Field(min_length=1, max_length=9)], {"type": "string", "minLength": 1, "maxLength": 9}),
        (Annotated[str, at.Len(2, 3)], {"type": "string", "minLength": 2, "maxLength": 3}),
        (
            Annotated[str, at.MinLen(1), at.MinLen(3), at.MaxLen(9), at.MaxLen(5)],
            {"type": "string", "minLength": 3, "maxLength": 5},
        ),
        (Annotated[str, StringConstraints(min_length=2, strip_whitespace=True)], {"type": "string", "minLength": 2}),
        (constr(max_length=3, to_lower=True), {"type": "string", "maxLength": 3}),
        (Annotated[str, "a remark", at.LowerCase, re.compile("x")], {"type": "string"}),
    ],
)
def test_rules_that_form_mode_has_are_carried_and_the_tighter_of_two_counts(
    type_: Any, written: dict[str, Any]
) -> None:
    assert answer(type_) == written


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("type_", "keyword"),
    [
        (Annotated[int, Field(multiple_of=5)], "multiple_of"),
        (Annotated[float, at.MultipleOf(0.5)], "multiple_of"),
        (Annotated[str, Field(pattern="^[A-Z]{2}$")], "pattern"),
        (Annotated[str, StringConstraints(pattern="x")], "pattern"),
        (constr(pattern="x"), "pattern"),
        (PositiveFloat, "gt"),
        (Annotated[float, Field(lt=1)], "lt"),
        (Annotated[int, Field(ge=float("nan"))], "ge"),
        (Annotated[float, Field(le=float("inf"))], "le"),
        (Annotated[int, at.Gt(float("-inf"))], "gt"),
        (Annotated[int, at.Ge(Decimal(1))], "ge"),
        (Annotated[dt.date, Field(ge=dt.date(2031, 1, 1))], "ge"),
        (Annotated[dt.datetime, Field(lt=dt.datetime(2031, 1, 1, tzinfo=dt.UTC))], "lt"),
        (Annotated[str, at.Ge("a")], "ge"),
        (Annotated[str, at.Ge(1)], "ge"),
        (Annotated[int, at.MinLen(1)], "min_length"),
        (Annotated[bool, at.Le(1)], "le"),
        (Annotated[Level, at.Ge(1)], "ge"),
        (Annotated[Literal["a"], at.MaxLen(1)], "max_length"),
        (Annotated[list[Literal["a", "b"]], at.Ge(1)], "ge"),
        (Annotated[int, Field(ge=2, le=1)], "minimum"),
        (Annotated[int, Field(gt=1, lt=2)], "minimum"),
        (Annotated[str, Field(min_length=3, max_length=2)], "minLength"),
        (Annotated[list[Literal["a", "b"]], Field(min_length=3)], "minItems"),
    ],
)
def test_rules_that_form_mode_does_not_have_are_refused_when_they_are_stated(type_: Any, keyword: str) -> None:
    assert refusals(type_) == [("answer", keyword)]


def test_a_rule_that_pydantic_itself_cannot_keep_is_refused() -> None:
    assert refusals(Annotated[int, Field(gt=0.5)]) == [("", "type")]


def test_the_way_out_is_a_description_and_a_validator() -> None:
    class Coupon(BaseModel):
        code: str = Field(pattern="^[A-Z]{2}$")
        count: int = Field(multiple_of=5)

    assert refusals(Coupon) == [("code", "pattern"), ("count", "multiple_of")]


def test_an_exclusive_bound_of_whole_numbers_holds_on_the_answer() -> None:
    type_ = Annotated[int, Field(gt=0, lt=10)]
    assert take(type_, {"answer": 9}) == 9
    assert problems(type_, {"answer": 10}) == [("answer", "too_large", "This must be at most 9.")]
    assert problems(type_, {"answer": 0}) == [("answer", "too_small", "This must be at least 1.")]
