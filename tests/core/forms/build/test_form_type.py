"""What an author asks for, and what comes back: typed, checked, and refused with a reason that a person understands."""

from __future__ import annotations

import gc
import weakref
from dataclasses import make_dataclass
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import (
    AfterValidator,
    BaseModel,
    EmailStr,
    Field,
    TypeAdapter,
    create_model,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError
from tests.core.forms.build.asked import answer, problems, refusals, rejected, schema, take
from tests.core.forms.strategies import JSON_VALUES

from mcp_elicitation.core.forms.build.form_type import Taken, form_type, schema_type
from mcp_elicitation.core.forms.refusal import FormDefinitionError


class Coupon(BaseModel):
    """A model that cleans its fields and has rules of its own."""

    code: str
    times: int = Field(default=1, ge=1, le=5)
    mail: EmailStr | None = None

    @field_validator("code")
    @classmethod
    def _clean(cls, value: str) -> str:
        cleaned = value.strip().lower()
        if cleaned.startswith("x"):
            raise ValueError("Codes with x have expired; please use a newer one.")
        return cleaned

    @field_validator("times")
    @classmethod
    def _even(cls, value: int) -> int:
        if value == 4:
            raise AssertionError("四次太多了。")
        return value

    @model_validator(mode="after")
    def _together(self) -> Coupon:
        if self.times > 3 and self.mail is None:
            raise PydanticCustomError("mail_needed", "For {times} times an address is needed.", {"times": self.times})
        return self


@pytest.mark.requirement("FSEC-2")
def test_the_handler_gets_an_instance_with_its_validators_applied_and_the_answer_as_it_was() -> None:
    taken = form_type(Coupon).take({"code": " AB ", "times": 2.0})
    assert isinstance(taken, Taken)
    assert taken.data == Coupon(code="ab", times=2)
    assert isinstance(taken.data, Coupon)
    assert taken.content == {"code": " AB ", "times": 2}


@pytest.mark.requirement("FSEC-2")
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ({"code": "X1"}, ("code", "rejected", "Codes with x have expired; please use a newer one.")),
        ({"code": "a", "times": 4}, ("times", "rejected", "四次太多了。")),
        ({"code": "a", "times": 5}, ("", "rejected", "For 5 times an address is needed.")),
    ],
)
def test_what_an_authors_validator_says_is_said_to_the_person(
    content: dict[str, Any], expected: tuple[str, str, str]
) -> None:
    found = rejected(Coupon, content)
    [problem] = found.problems
    assert (problem.field, problem.code, problem.text.en) == expected
    assert problem.text.zh == problem.text.en  # the author's words, in the author's language
    assert problem.field not in found.content


@pytest.mark.requirement("FSEC-2")
def test_what_the_schema_refuses_never_reaches_the_type() -> None:
    seen: list[object] = []
    type_ = Annotated[int, AfterValidator(lambda value: seen.append(value) or value)]
    assert problems(type_, {"answer": "<b>"}) == [("answer", "not_an_integer", "This must be a whole number.")]
    assert problems(type_, {"answer": "3"}) == [("answer", "not_an_integer", "This must be a whole number.")]
    assert problems(type_, {}) == [("answer", "required", "This must be filled in.")]
    assert seen == []


def test_every_wrong_field_has_its_problem_and_the_right_ones_are_kept() -> None:
    found = rejected(Coupon, {"code": "a", "times": 0, "mail": "nope", "sub": "admin"})
    assert [(each.field, each.code) for each in found.problems] == [("times", "too_small"), ("mail", "not_email")]
    assert found.content == {"code": "a"}


def test_a_validator_without_words_still_says_something() -> None:
    def never(value: str) -> str:
        raise ValueError

    [problem] = rejected(Annotated[str, AfterValidator(never)], {"answer": "x"}).problems
    assert (problem.text.en, problem.text.zh) == ("This was not accepted.", "此值未被接受。")


def test_pydantics_own_sentence_is_announced_in_chinese() -> None:
    """Another rule than ours, and stricter: the reserved domain has the format and is no address to pydantic."""
    [problem] = rejected(EmailStr, {"answer": "x@example.test"}).problems
    assert problem.field == "answer"
    assert problem.text.zh == f"此值未被接受：{problem.text.en}"


def test_a_problem_inside_a_list_is_one_of_its_field() -> None:
    def never(value: str) -> str:
        raise ValueError("Not this one.")

    type_ = list[Annotated[Literal["a", "b"], AfterValidator(never)]]
    assert problems(type_, {"answer": ["a"]}) == [("answer", "rejected", "Not this one.")]

    holder = create_model("Holder", other=(int, 1), tags=(type_, ...))
    assert problems(holder, {"tags": ["a"]}) == [("tags", "rejected", "Not this one.")]


def test_a_bug_in_a_validator_is_the_authors_and_not_the_persons() -> None:
    def broken(value: str) -> str:
        raise KeyError("bug")

    with pytest.raises(KeyError):
        form_type(Annotated[str, AfterValidator(broken)]).take({"answer": "x"})


@settings(max_examples=150, deadline=None)
@given(content=JSON_VALUES | st.dictionaries(st.sampled_from(["code", "times", "mail", "x"]), JSON_VALUES))
def test_no_answer_raises_and_none_is_taken_that_the_form_refuses(content: object) -> None:
    asked = form_type(Coupon)
    taken = asked.take(content)
    if isinstance(taken, Taken):
        assert asked.form.check(content).problems == ()
    else:
        assert taken.problems != ()


def test_an_address_is_kept_as_the_person_saw_it_whatever_the_type_makes_of_it() -> None:
    taken = form_type(EmailStr).take({"answer": "Name@EXAMPLE.com"})
    assert isinstance(taken, Taken)
    assert taken.content == {"answer": "Name@EXAMPLE.com"}
    assert taken.data == "Name@example.com"  # the type's own doing: a plain `str` with the format keeps it
    plain = Annotated[str, Field(json_schema_extra={"format": "email"})]
    assert take(plain, {"answer": "Name@EXAMPLE.com"}) == "Name@EXAMPLE.com"


# --- suggestions at run time


@pytest.mark.requirement("FORM-6")
def test_suggestions_known_only_at_run_time_become_defaults() -> None:
    asked = form_type(Coupon, defaults={"code": "ab", "times": 3})
    assert asked.form.defaults() == {"code": "ab", "times": 3}
    assert form_type(Coupon).form.defaults() == {"times": 1}
    assert answer(list[Literal["a", "b"]], defaults={"answer": ["b"]})["default"] == ["b"]
    assert asked.take({"code": "q"}) == form_type(Coupon).take({"code": "q"})


def test_a_suggestion_that_is_already_there_changes_nothing() -> None:
    assert form_type(Coupon, defaults={"times": 1}).form == form_type(Coupon).form


@pytest.mark.parametrize(
    ("defaults", "places"),
    [
        ({"nobody": 1}, [("nobody", "defaults")]),
        ({"times": 9}, [("times", "defaults")]),
        ({"times": None}, [("times", "defaults")]),
        ({"code": 1, "mail": "nope"}, [("code", "defaults"), ("mail", "defaults")]),
        ({"code": "x" * 70_000}, [("", "defaults")]),
    ],
)
def test_suggestions_that_do_not_fit_are_refused(defaults: dict[str, Any], places: list[tuple[str, str]]) -> None:
    assert refusals(Coupon, defaults=defaults) == places


# --- types and the cache


def test_one_type_has_one_form() -> None:
    assert form_type(Coupon) is form_type(Coupon)
    assert form_type(int | None) is form_type(int | None)


def test_an_annotation_that_cannot_be_hashed_is_asked_all_the_same() -> None:
    type_ = Annotated[str, ["a list"], Field(max_length=3)]
    with pytest.raises(TypeError):
        hash(type_)
    assert answer(type_) == {"type": "string", "maxLength": 3}


def test_forms_of_many_types_do_not_pile_up() -> None:
    classes = [make_dataclass("Passing", [("x", int)]) for _ in range(600)]
    assert [form_type(each).name for each in classes] == ["Passing"] * 600
    references = [weakref.ref(each) for each in classes]
    del classes
    gc.collect()
    assert sum(reference() is not None for reference in references) <= 512


def test_the_name_of_a_form_is_that_of_its_type() -> None:
    assert (form_type(Coupon).name, form_type(bool).name, form_type(Literal["a"]).name) == ("Coupon", "bool", "answer")


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize("wrong", [TypeAdapter(list[str]), Coupon(code="a"), 3, None, "Coupon", ...])
def test_what_is_no_type_is_refused_and_named(wrong: Any) -> None:
    with pytest.raises(FormDefinitionError, match="answer cannot be asked as a form"):
        form_type(wrong)


def test_more_than_64_kib_is_refused_when_it_is_defined() -> None:
    class Long(BaseModel):
        x: str = Field(description="字" * 22_000)

    with pytest.raises(FormDefinitionError, match=r"takes 660\d\d bytes; 65536 are the most"):
        form_type(Long)


def test_a_form_in_chinese_has_the_room_that_its_bytes_leave() -> None:
    class Long(BaseModel):
        x: str = Field(description="字" * 21_000)

    assert len(schema(Long)["properties"]["x"]["description"]) == 21_000


# --- a schema written by hand

HAND = {
    "type": "object",
    "properties": {"size": {"type": "string", "enum": ["s", "l"]}, "count": {"type": "integer", "minimum": 1}},
    "required": ["size"],
}


@pytest.mark.requirement("FORM-1")
def test_a_schema_written_by_hand_is_asked_as_it_stands_and_answered_in_json() -> None:
    asked = schema_type(HAND)
    assert asked.form.write() == HAND
    assert asked.take({"size": "s", "count": 2.0, "x": 1}) == Taken(
        {"size": "s", "count": 2}, {"size": "s", "count": 2}
    )
    assert problems(asked, {"size": "m"}) == [("size", "not_a_choice", "Please pick one of: s, l.")]


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("property_", "keyword", "way_out"),
    [
        ({"type": "string", "pattern": "x"}, "pattern", "description"),
        ({"type": "integer", "multipleOf": 5}, "multipleOf", "description"),
        ({"type": "integer", "exclusiveMinimum": 0}, "exclusiveMinimum", "`minimum`"),
        ({"type": "integer", "exclusiveMaximum": 0}, "exclusiveMaximum", "`maximum`"),
        ({"const": "yes"}, "const", "`enum`"),
        ({"type": "string", "const": "yes"}, "const", "`enum`"),
        ({"type": "string", "format": "time"}, "format", "email, uri, date or date-time"),
        ({"type": "string", "format": "password"}, "format", "ask.secret"),
        ({"oneOf": [{"const": "a", "title": "A"}], "const": "a"}, "const", "`enum`"),
        ({"type": "string", "examples": ["x"]}, "examples", "leave it out"),
        ({"type": "object"}, "type", "must be one of string"),
        ({"$ref": "#/$defs/X"}, "$ref", "a form is flat"),
        ({"type": "string", "minLength": 3, "maxLength": 2}, "minLength", "no answer could satisfy both"),
    ],
)
def test_what_form_mode_does_not_have_is_refused_in_a_schema_written_by_hand(
    property_: dict[str, Any], keyword: str, way_out: str
) -> None:
    with pytest.raises(FormDefinitionError) as raised:
        schema_type({"type": "object", "properties": {"it": property_}})
    [refusal] = raised.value.refusals
    assert (refusal.field, refusal.keyword) == ("it", keyword)
    assert way_out in refusal.text.en


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"type": "object"},
        {**HAND, "title": "Trip"},
        {**HAND, "required": ["size", "size"]},
        {**HAND, "required": ["x"]},
    ],
)
def test_what_is_no_requested_schema_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(FormDefinitionError, match="this schema cannot be asked as a form"):
        schema_type(wrong)


def test_a_choice_taken_from_a_bare_type_is_what_was_asked_for() -> None:
    assert take(bool, {"answer": True}) is True
    assert take(Literal["a", "b"], {"answer": "b"}) == "b"
    assert take(int | None, {}) is None
