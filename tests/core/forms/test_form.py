"""A whole form: what is sent, what is kept of an answer, and what may be suggested."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.forms.strategies import JSON_VALUES, answers, forms

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import Choice, ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import LARGEST_SCHEMA, Form
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.refusal import SchemaRefusedError
from mcp_elicitation.core.forms.text import TextField

TRIP = Form(
    (
        TextField(name="city", required=True, min_length=2),
        NumberField(name="nights", integer=True, minimum=1, default=2),
        BooleanField(name="breakfast"),
        ChoiceField(name="class", choices=(Choice("eco"), Choice("first")), required=True, default="eco"),
        ChoicesField(name="extras", choices=(Choice("bike"), Choice("boat")), default=("bike",)),
    )
)


@pytest.mark.requirement("FORM-1", "MSG-4")
def test_the_schema_is_a_flat_object_with_its_fields_in_order() -> None:
    schema = TRIP.write()
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert list(schema) == ["type", "properties", "required"]
    assert list(properties) == ["city", "nights", "breakfast", "class", "extras"]
    assert schema["required"] == ["city", "class"]


def test_a_form_without_required_fields_has_no_required_list() -> None:
    assert Form((BooleanField(name="x"),)).write() == {"type": "object", "properties": {"x": {"type": "boolean"}}}


def test_a_form_without_fields_is_answered_by_nothing() -> None:
    form = Form(())
    assert form.write() == {"type": "object", "properties": {}}
    assert form.check({}).problems == ()
    assert form.check({"x": 1}).content == {}


@pytest.mark.requirement("FSEC-1", "FSEC-2")
def test_what_is_right_is_kept_and_every_wrong_field_has_its_problem() -> None:
    checked = TRIP.check({"city": "O", "nights": 3.0, "breakfast": "yes", "class": "eco", "extras": ["boat"]})
    assert checked.content == {"nights": 3, "class": "eco", "extras": ["boat"]}
    assert [(each.field, each.code) for each in checked.problems] == [
        ("city", "too_short"),
        ("breakfast", "not_a_boolean"),
    ]


def test_null_is_absent_and_an_absent_optional_field_stays_absent() -> None:
    checked = TRIP.check({"city": None, "nights": None, "class": "first"})
    assert checked.content == {"class": "first"}
    assert [(each.field, each.code) for each in checked.problems] == [("city", "required")]


def test_defaults_fill_in_nothing_that_was_left_out() -> None:
    assert TRIP.check({"city": "Oslo", "class": "first"}).content == {"city": "Oslo", "class": "first"}


def test_unknown_members_are_dropped() -> None:
    assert TRIP.check({"city": "Oslo", "class": "eco", "sub": "admin", "__proto__": {"x": 1}}).content == {
        "city": "Oslo",
        "class": "eco",
    }


@pytest.mark.parametrize("content", [None, [], "x", 3, True, [["city", "Oslo"]]])
def test_an_answer_that_is_no_object_is_one_problem_of_the_whole_form(content: object) -> None:
    checked = TRIP.check(content)
    assert checked.content == {}
    assert [(each.field, each.code) for each in checked.problems] == [("", "not_an_object")]


@pytest.mark.parametrize("value", [{"b": 1}, [1], ["x", 1], [[["x"]]]])
def test_objects_and_mixed_lists_are_no_answer_to_any_kind(value: object) -> None:
    for field in TRIP.fields:
        assert Form((field,)).check({field.name: value}).problems != ()


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    "name", ["I agree", "größe", "class", "__proto__", "constructor", "", "__class__", "\u202e", "a.b"]
)
def test_any_name_is_carried_byte_for_byte(name: str) -> None:
    form = Form((TextField(name=name, required=True),))
    properties = form.write()["properties"]
    assert isinstance(properties, dict)
    assert list(properties) == [name]
    assert form.check({name: "x"}).content == {name: "x"}
    assert form.check({}).problems[0].field == name
    assert form.field(name).label == name


def test_a_field_is_found_by_its_name_only() -> None:
    assert TRIP.field("nights") is TRIP.fields[1]
    with pytest.raises(KeyError):
        TRIP.field("write")


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_what_is_kept_is_right_when_it_is_checked_again(data: st.DataObject) -> None:
    form = data.draw(forms())
    kept = form.check(data.draw(answers(form))).content
    again = form.check(kept)
    assert again.content == kept
    assert {each.code for each in again.problems} <= {"required"}


@settings(max_examples=100, deadline=None)
@given(form=forms(), content=JSON_VALUES | st.dictionaries(st.text(max_size=3), JSON_VALUES))
def test_no_answer_raises(form: Form, content: object) -> None:
    form.check(content)


@pytest.mark.requirement("FORM-6")
def test_defaults_are_what_the_server_suggests() -> None:
    assert TRIP.defaults() == {"nights": 2, "class": "eco", "extras": ["bike"]}


def test_other_values_may_be_suggested_and_wrong_ones_are_left_out() -> None:
    suggested = TRIP.suggest({"city": "Oslo", "nights": 0, "class": "first", "extras": ["boat", "bike"], "stranger": 1})
    assert suggested.defaults() == {"city": "Oslo", "nights": 2, "class": "first", "extras": ["boat", "bike"]}
    assert TRIP.defaults() == {"nights": 2, "class": "eco", "extras": ["bike"]}
    assert suggested.digest != TRIP.digest


@pytest.mark.parametrize("value", [None, "bike", ["tram"], ["bike", "bike"], [1], {"bike": 1}])
def test_a_wrong_suggestion_leaves_the_servers_own(value: Any) -> None:
    assert TRIP.suggest({"extras": value}).defaults() == TRIP.defaults()


def test_suggestions_that_make_the_form_too_large_are_left_out() -> None:
    """An earlier answer of 70 KB comes back as a default when the form is asked again; it must not end the flow."""
    assert TRIP.suggest({"city": "x" * 70_000, "nights": 5}) is TRIP


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(SchemaRefusedError) as raised:
        Form((TextField(name="x"), NumberField(name="x")))
    assert raised.value.refusal.field == "x"


@pytest.mark.parametrize("letter", ["a", "字", "\n", "😀"])
def test_the_limit_is_64_kib_of_utf_8_in_every_script(letter: str) -> None:
    each = 2 if letter == "\n" else len(letter.encode())
    frame = len('{"type":"object","properties":{"x":{"type":"string","description":""}}}')
    fits = (LARGEST_SCHEMA - frame) // each
    Form((TextField(name="x", description=letter * fits),))
    with pytest.raises(SchemaRefusedError) as raised:
        Form((TextField(name="x", description=letter * (fits + 1)),))
    assert "65536" in raised.value.refusal.text.en
    assert "several steps" in raised.value.refusal.text.en


def test_half_a_surrogate_pair_cannot_be_sent_and_is_refused() -> None:
    with pytest.raises(SchemaRefusedError, match="surrogate"):
        Form((TextField(name="x", title="\ud800"),))


def test_the_digest_is_of_everything_the_schema_says() -> None:
    other = Form((*TRIP.fields[:-1], ChoicesField(name="extras", choices=(Choice("bike", "Bike"), Choice("boat")))))
    assert TRIP.digest == Form(TRIP.fields).digest
    assert TRIP.digest != other.digest


def test_any_mapping_is_an_answer() -> None:
    assert TRIP.check(MappingProxyType({"city": "Oslo", "class": "eco"})).problems == ()
