"""Several choices: how many, none twice, and how people name them in one line."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from mcp_elicitation.core.forms.choice import Choice
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import SchemaRefusedError

TITLED = (Choice("r", "Red"), Choice("g", "Green"), Choice("b", "Blue"))
PLAIN = (Choice("eu"), Choice("us"))


def same(moment: datetime) -> datetime:
    return moment


@pytest.mark.requirement("FORM-5")
def test_every_keyword_is_written_plain_and_titled() -> None:
    plain = ChoicesField(
        name="r", title="Regions", description="Any.", choices=PLAIN, min_items=1, max_items=2, default=("us", "eu")
    )
    assert plain.write() == {
        "type": "array",
        "title": "Regions",
        "description": "Any.",
        "minItems": 1,
        "maxItems": 2,
        "items": {"type": "string", "enum": ["eu", "us"]},
        "default": ["us", "eu"],
    }
    titled = ChoicesField(name="c", choices=TITLED, default=())
    assert titled.write() == {
        "type": "array",
        "items": {
            "anyOf": [
                {"const": "r", "title": "Red"},
                {"const": "g", "title": "Green"},
                {"const": "b", "title": "Blue"},
            ]
        },
        "default": [],
    }


@pytest.mark.requirement("FSEC-1", "FSEC-2")
@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("eu", "not_choices"),
        (["EU"], "not_choices"),
        (["eu", 7], "not_choices"),
        (["eu", ["us"]], "not_choices"),
        ({"eu": 1}, "not_choices"),
        (None, "not_choices"),
        (("eu",), "not_choices"),
        (["eu", "us", "eu"], "picked_twice"),
        ([], "too_few_picks"),
        (["eu", "us"], "too_many_picks"),
    ],
)
def test_what_is_no_right_list_of_picks_is_refused(value: object, code: str) -> None:
    found = ChoicesField(name="r", choices=PLAIN, min_items=1, max_items=1).check(value)
    assert found is not None
    assert found.code == code


def test_the_sentence_names_the_choice_that_was_picked_twice() -> None:
    found = ChoicesField(name="r", choices=PLAIN).check(["us", "eu", "us"])
    assert found is not None
    assert found.text.en == "“us” is picked twice."


def test_a_right_list_is_kept_as_a_list_of_its_own() -> None:
    answer = ["us", "eu"]
    kept = ChoicesField(name="r", choices=PLAIN).normal(answer)
    assert kept == answer
    assert kept is not answer


@pytest.mark.parametrize(
    ("choices", "arguments", "keyword"),
    [
        ((), {}, "items"),
        ((Choice("a"), Choice("a")), {}, "items"),
        (PLAIN, {"min_items": 2, "max_items": 1}, "minItems"),
        (PLAIN, {"min_items": 3}, "minItems"),
        (PLAIN, {"min_items": -1}, "minItems"),
        (PLAIN, {"max_items": -1}, "maxItems"),
        (PLAIN, {"default": ("ap",)}, "default"),
        (PLAIN, {"default": ("eu", "eu")}, "default"),
        (PLAIN, {"default": (), "min_items": 1}, "default"),
    ],
)
def test_a_list_that_nobody_could_pick_from_cannot_exist(
    choices: tuple[Choice, ...], arguments: dict[str, Any], keyword: str
) -> None:
    with pytest.raises(SchemaRefusedError) as raised:
        ChoicesField(name="r", choices=choices, **arguments)
    assert (raised.value.refusal.field, raised.value.refusal.keyword) == ("r", keyword)


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize("typed", ["r,b", " Red , blue ", "Red、Blue", "red；b；", "RED (R) ， b"])
def test_picks_are_named_by_value_or_title_with_separators_between(typed: str) -> None:
    assert ChoicesField(name="c", choices=TITLED).read(typed, same) == ["r", "b"]


@pytest.mark.parametrize("typed", ["r b", "r, purple", "Red (b)", "r, r"])
def test_a_part_that_names_no_choice_or_one_again_is_asked_again(typed: str) -> None:
    assert isinstance(ChoicesField(name="c", choices=TITLED).read(typed, same), Problem)


@pytest.mark.parametrize("typed", ["", "  ", ",", "，、;"])
def test_nothing_typed_is_no_picks(typed: str) -> None:
    assert ChoicesField(name="c", choices=TITLED).read(typed, same) == []
    read = ChoicesField(name="c", choices=TITLED, min_items=1).read(typed, same)
    assert isinstance(read, Problem)
    assert read.code == "too_few_picks"


def test_a_title_may_hold_a_separator() -> None:
    cities = (Choice("p", "Paris, France"), Choice("l", "Lyon, France"), Choice("o", "Oslo"))
    field = ChoicesField(name="c", choices=cities)
    assert field.read("Paris, France", same) == ["p"]
    assert field.read("Oslo, Paris, France, Lyon, France", same) == ["o", "p", "l"]
    assert isinstance(field.read("Paris", same), Problem)


def test_a_line_that_can_be_read_in_two_ways_is_asked_again() -> None:
    field = ChoicesField(name="c", choices=(Choice("x"), Choice("y"), Choice("xy", "x, y")))
    assert isinstance(field.read("x, y", same), Problem)
    assert field.read("xy", same) == ["xy"]
    assert field.read("y, x", same) == ["y", "x"]


def test_the_reading_that_is_neither_the_longest_nor_the_shortest_is_found() -> None:
    titles = ("a, b, c", "d", "a, b", "c, d, e", "a")
    field = ChoicesField(name="c", choices=tuple(Choice(str(at), title) for at, title in enumerate(titles)))
    assert field.read("a, b, c, d, e", same) == ["2", "3"]


@pytest.mark.parametrize("typed", ["r," * 100_000, "," * 100_000, "Red, " * 5000 + "x"])
def test_a_novel_is_asked_again(typed: str) -> None:
    assert isinstance(ChoicesField(name="c", choices=TITLED).read(typed, same), Problem)


def test_a_title_of_nothing_but_separators_stalls_nobody() -> None:
    field = ChoicesField(name="c", choices=(Choice("r", "," * 20_000), Choice("b", "Blue")))
    assert isinstance(field.read("," * 9_999, same), list)
    assert field.read("b, r", same) == ["b", "r"]


def test_picks_are_shown_as_they_can_be_typed() -> None:
    field = ChoicesField(name="c", choices=(*TITLED, Choice("plain")))
    assert field.show(["b", "plain"]) == "Blue (b), plain"
    assert field.read("Blue (b), plain", same) == ["b", "plain"]


@pytest.mark.parametrize(
    ("limits", "en", "zh"),
    [
        ({}, "pick any number", "可选任意多项"),
        ({"min_items": 1}, "pick at least 1", "至少选 1 项"),
        ({"max_items": 2}, "pick at most 2", "最多选 2 项"),
        ({"min_items": 1, "max_items": 2}, "pick 1 to 2", "选 1 到 2 项"),
        ({"min_items": 2, "max_items": 2}, "pick 2", "选 2 项"),
    ],
)
def test_hints_say_what_is_allowed(limits: dict[str, int], en: str, zh: str) -> None:
    assert [(h.en, h.zh) for h in ChoicesField(name="c", choices=TITLED, **limits).hints()] == [(en, zh)]  # type: ignore[arg-type]
