"""One choice: membership decides, titles are for people, and a doubt is asked again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest

from mcp_elicitation.core.forms.choice import Choice, ChoiceField, Spellings
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import SchemaRefusedError

PLAIN = (Choice("eu"), Choice("us"))
TITLED = (Choice("s", "Small"), Choice("l", "Large"))
SWAPPED = (Choice("keep", "delete"), Choice("delete", "keep"))


def same(moment: datetime) -> datetime:
    return moment


@pytest.mark.requirement("FORM-5")
def test_every_keyword_is_written_plain_and_titled() -> None:
    plain = ChoiceField(name="r", title="Region", description="Where it runs.", choices=PLAIN, default="us")
    assert plain.write() == {
        "type": "string",
        "title": "Region",
        "description": "Where it runs.",
        "enum": ["eu", "us"],
        "default": "us",
    }
    assert ChoiceField(name="s", choices=TITLED).write() == {
        "type": "string",
        "oneOf": [{"const": "s", "title": "Small"}, {"const": "l", "title": "Large"}],
    }


def test_a_choice_without_title_among_titled_ones_is_titled_by_its_value() -> None:
    field = ChoiceField(name="s", choices=(Choice("s", "Small"), Choice("xl")))
    assert field.write()["oneOf"] == [{"const": "s", "title": "Small"}, {"const": "xl", "title": "xl"}]


@pytest.mark.requirement("FSEC-1", "FSEC-2")
@pytest.mark.parametrize("value", ["EU", "ap", "eu ", "", ["eu"], {"eu": 1}, 1, True])
def test_what_is_not_in_the_list_is_refused_without_folding_or_guessing(value: object) -> None:
    found = ChoiceField(name="r", choices=PLAIN).check(value)
    assert found is not None
    assert (found.code, found.text.en) == ("not_a_choice", "Please pick one of: eu, us.")


def test_a_title_is_no_value_on_the_wire() -> None:
    field = ChoiceField(name="s", choices=TITLED)
    assert field.check("s") is None
    assert field.check("Small") is not None


def test_a_long_list_is_named_by_its_beginning() -> None:
    found = ChoiceField(name="n", choices=tuple(Choice(str(n)) for n in range(1000))).check("x")
    assert found is not None
    assert found.text.en.endswith("10, 11, ….")


@pytest.mark.parametrize(
    ("choices", "arguments", "keyword"),
    [
        ((), {}, "enum"),
        ((Choice("a", "North"), Choice("a", "South")), {}, "enum"),
        (PLAIN, {"default": "EU"}, "default"),
        (PLAIN, {"default": 1}, "default"),
    ],
)
def test_a_list_that_nobody_could_pick_from_cannot_exist(
    choices: tuple[Choice, ...], arguments: dict[str, Any], keyword: str
) -> None:
    with pytest.raises(SchemaRefusedError) as raised:
        ChoiceField(name="r", choices=choices, **arguments)
    assert (raised.value.refusal.field, raised.value.refusal.keyword) == ("r", keyword)


def test_choices_with_one_title_are_told_apart_by_their_values() -> None:
    field = ChoiceField(name="d", choices=(Choice("a", "East"), Choice("b", "East"), Choice("c", "West")))
    assert field.labels() == {"a": "East (a)", "b": "East (b)", "c": "West"}
    assert field.check("b") is None


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize("typed", ["s", "Small", " small ", "SMALL", "Small (s)"])
def test_a_value_its_title_and_both_together_name_a_choice(typed: str) -> None:
    assert ChoiceField(name="s", choices=TITLED).read(typed, same) == "s"


@pytest.mark.parametrize("typed", ["", "Sm", "medium", "s, l"])
def test_what_names_no_choice_is_asked_again(typed: str) -> None:
    read = ChoiceField(name="s", choices=TITLED).read(typed, same)
    assert isinstance(read, Problem)
    assert read.text.zh == "请从中选择一项：Small, Large。"


def test_a_title_that_two_choices_share_is_asked_again() -> None:
    field = ChoiceField(name="d", choices=(Choice("a", "East"), Choice("b", "East")))
    assert isinstance(field.read("East", same), Problem)
    assert field.read("East (b)", same) == "b"
    assert field.read("a", same) == "a"


def test_a_title_that_is_the_value_of_another_choice_is_asked_again() -> None:
    field = ChoiceField(name="d", choices=SWAPPED)
    assert isinstance(field.read("keep", same), Problem)
    assert isinstance(field.read("DELETE", same), Problem)
    assert field.read("keep (delete)", same) == "delete"


def test_case_decides_only_where_it_has_to() -> None:
    field = ChoiceField(name="d", choices=(Choice("a"), Choice("A"), Choice("b")))
    assert [field.read(typed, same) for typed in ("a", "A", "B")] == ["a", "A", "b"]
    assert [field.find(typed) for typed in ("A", "B", "c")] == ["A", "b", None]


def test_a_value_with_blanks_round_it_can_be_typed() -> None:
    field = ChoiceField(name="d", choices=(Choice(" x "), Choice("")))
    assert field.read(" x ", same) == " x "
    assert field.read("x", same) == " x "
    assert field.read("", same) == ""


def test_an_answer_is_shown_by_its_title_and_by_its_value_where_that_differs() -> None:
    field = ChoiceField(name="s", choices=(*TITLED, Choice("m"), Choice("x", "x")))
    assert [field.show(value) for value in ("s", "m", "x", "gone")] == ["Small (s)", "m", "x", "gone"]


def test_the_spellings_of_a_giant_list_are_made_in_one_pass() -> None:
    passes: list[None] = []

    class Counting(tuple[Choice, ...]):
        __slots__ = ()

        def __iter__(self) -> Iterator[Choice]:
            passes.append(None)
            return super().__iter__()

    choices = Counting(Choice(str(n), str(n)) for n in range(5000))
    field = ChoiceField(name="n", choices=choices)
    passes.clear()
    field.labels()
    assert len(passes) == 2
    assert Spellings(choices).find("4999") == "4999"
    assert len(passes) == 3


def test_hints_say_what_is_allowed() -> None:
    assert [(hint.en, hint.zh) for hint in ChoiceField(name="s", choices=TITLED).hints()] == [("pick one", "选择一项")]
