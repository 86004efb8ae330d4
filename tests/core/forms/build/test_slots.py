"""Classes taken apart: pydantic models, dataclasses and typed dictionaries, and the way back."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable
from dataclasses import InitVar, dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, NotRequired, Required, TypedDict, TypeVar

import pydantic.dataclasses
import pytest
import typing_extensions
from pydantic import (
    AliasChoices,
    AliasGenerator,
    AliasPath,
    BaseModel,
    ConfigDict,
    Field,
    PrivateAttr,
    RootModel,
    computed_field,
    field_validator,
)
from tests.core.forms.build.asked import problems, properties, refusals, required, schema, take

from mcp_elicitation.core.forms.build.form_type import form_type
from mcp_elicitation.core.forms.refusal import FormDefinitionError

T = TypeVar("T")


def _bike() -> list[Literal["bike", "boat"]]:
    return ["bike"]


class Trip(BaseModel):
    """A pydantic model with what people write every day."""

    city: Annotated[str, Field(title="City", description="Where to?", min_length=2)]
    nights: int = Field(default=2, ge=1, le=30, title="Nights")
    agree: bool = False
    note: str | None = None
    tags: list[Literal["bike", "boat"]] = Field(default_factory=_bike)


@pytest.mark.requirement("FORM-1", "FORM-2", "FORM-3", "FORM-4", "FORM-5")
def test_a_model_becomes_a_form_and_its_answer_the_model() -> None:
    assert schema(Trip) == {
        "type": "object",
        "properties": {
            "city": {"type": "string", "title": "City", "description": "Where to?", "minLength": 2},
            "nights": {"type": "integer", "title": "Nights", "minimum": 1, "maximum": 30, "default": 2},
            "agree": {"type": "boolean", "default": False},
            "note": {"type": "string"},
            "tags": {"type": "array", "items": {"type": "string", "enum": ["bike", "boat"]}},
        },
        "required": ["city"],
    }
    data = take(Trip, {"city": "Oslo", "nights": 3.0})
    assert data == Trip(city="Oslo", nights=3, agree=False, note=None, tags=["bike"])
    assert isinstance(data, Trip)


class Aliased(BaseModel):
    user_name: str = Field(alias="userName")
    both: str = Field(validation_alias="bothIn", serialization_alias="bothOut")
    out: str = Field(serialization_alias="outOnly")
    first: str = Field(validation_alias=AliasChoices(AliasPath("nested", 0), "first_name", "firstName"))


@pytest.mark.requirement("FORM-1")
def test_the_name_on_the_wire_is_the_one_that_the_class_takes() -> None:
    assert required(Aliased) == ["userName", "bothIn", "out", "first_name"]
    data = take(Aliased, {"userName": "x", "bothIn": "y", "out": "z", "first_name": "w"})
    assert (data.user_name, data.both, data.out, data.first) == ("x", "y", "z", "w")


def test_a_problem_of_an_aliased_field_is_reported_under_its_name_on_the_wire() -> None:
    class Strict(BaseModel):
        user_name: str = Field(alias="userName")

        @field_validator("user_name")
        @classmethod
        def _known(cls, value: str) -> str:
            raise ValueError("Nobody has this name.")

    assert problems(Strict, {"userName": "x"}) == [("userName", "rejected", "Nobody has this name.")]


class ByName(BaseModel):
    model_config = ConfigDict(populate_by_name=True)
    user_name: str = Field(alias="userName")


class NameOnly(BaseModel):
    model_config = ConfigDict(validate_by_name=True, validate_by_alias=False)
    user_name: str = Field(alias="userName")


class Generated(BaseModel):
    model_config = ConfigDict(alias_generator=AliasGenerator(validation_alias=lambda name: name.upper()))
    city: str


class Odd(BaseModel):
    class_: str = Field(alias="class")
    size: str = Field(alias="größe")
    agree: bool = Field(alias="I agree")
    proto: str = Field(alias="__proto__")


def test_aliases_are_taken_whatever_the_configuration() -> None:
    assert take(ByName, {"userName": "x"}).user_name == "x"
    assert required(NameOnly) == ["user_name"]
    assert take(NameOnly, {"user_name": "x"}).user_name == "x"
    assert take(Generated, {"CITY": "Oslo"}).city == "Oslo"
    data = take(Odd, {"class": "a", "größe": "b", "I agree": True, "__proto__": "c"})
    assert (data.class_, data.size, data.agree, data.proto) == ("a", "b", True, "c")


def test_an_alias_that_is_a_path_is_refused() -> None:
    class Nested(BaseModel):
        city: str = Field(validation_alias=AliasPath("address", "city"))

    class OnlyPaths(BaseModel):
        city: str = Field(validation_alias=AliasChoices(AliasPath("address", "city")))

    assert refusals(Nested) == [("city", "validation_alias")]
    assert refusals(OnlyPaths) == [("city", "validation_alias")]


def test_two_fields_with_one_name_on_the_wire_are_refused() -> None:
    class Twice(BaseModel):
        a: str = Field(alias="x")
        b: str = Field(alias="x")

    assert refusals(Twice) == [("x", "properties")]


class Rich(BaseModel):
    kind: ClassVar[str] = "rich"
    city: str
    _secret: str = PrivateAttr(default="hidden")

    @computed_field  # type: ignore[prop-decorator]  # mypy knows no decorated property
    @property
    def shouted(self) -> str:
        return self.city.upper()


def test_class_variables_private_and_computed_attributes_are_not_asked_for() -> None:
    assert list(properties(Rich)) == ["city"]
    assert take(Rich, {"city": "Oslo"}).shouted == "OSLO"


class Base(BaseModel):
    a: str
    b: int = 1


class Derived(Base):
    b: int = Field(default=2, ge=2)
    c: bool = True


def test_inherited_fields_come_first_and_overridden_ones_as_they_are_now() -> None:
    assert list(properties(Derived)) == ["a", "b", "c"]
    assert properties(Derived)["b"] == {"type": "integer", "minimum": 2, "default": 2}


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")
    a: int
    f: float
    tags: set[Literal["x", "y"]]


def test_frozen_strict_models_without_extras_are_filled() -> None:
    data = take(Frozen, {"a": 1.0, "f": 2, "tags": ["y"], "stranger": 1})
    assert data == Frozen(a=1, f=2.0, tags={"y"})


class Empty(BaseModel):
    pass


@dataclass
class EmptyDataclass:
    pass


class EmptyDict(TypedDict):
    pass


@pytest.mark.parametrize("type_", [Empty, EmptyDataclass, EmptyDict])
def test_a_class_without_fields_is_a_form_that_is_only_confirmed(type_: Any) -> None:
    assert schema(type_) == {"type": "object", "properties": {}}
    assert take(type_, {}) == type_()


def test_a_root_model_is_refused_with_a_pointer_to_the_type_inside() -> None:
    class Age(RootModel[int]):
        pass

    class Holder(BaseModel):
        age: Age

    assert refusals(Age) == [("answer", "Age")]
    assert refusals(Holder) == [("age", "Age")]


def test_a_model_that_names_what_is_not_there_is_refused() -> None:
    class Later(BaseModel):
        x: NotYet  # type: ignore[name-defined]  # noqa: F821  that is the point

    [(field, keyword)] = refusals(Later)
    assert (field, "NotYet" in keyword) == ("x", True)


class Node(BaseModel):
    size: Size
    more: list[Size] = []


Size = Literal["s", "l"]


def test_forward_references_are_resolved_when_they_are_asked_for() -> None:
    assert properties(Node)["size"] == {"type": "string", "enum": ["s", "l"]}
    assert take(Node, {"size": "s", "more": ["l"]}).more == ["l"]


class Box(BaseModel, Generic[T]):
    content: T
    note: str = ""


def test_a_generic_model_is_asked_with_its_arguments() -> None:
    assert properties(Box[int])["content"] == {"type": "integer"}
    assert take(Box[int], {"content": 3}).content == 3
    assert refusals(Box) == [("content", "~T")]


# --- dataclasses


@dataclass(kw_only=True)
class Stay:
    """A dataclass with what people write every day."""

    city: str
    nights: Annotated[int, Field(ge=1, title="Nights")] = 2
    tags: list[Literal["a", "b"]] = dataclasses.field(default_factory=lambda: ["a"])
    computed: str = dataclasses.field(init=False, default="never asked")
    kind: ClassVar[str] = "stay"
    note: str | None = None
    fixed: Final[bool] = True


@pytest.mark.requirement("FORM-1")
def test_a_dataclass_becomes_a_form_and_its_answer_the_dataclass() -> None:
    assert list(properties(Stay)) == ["city", "nights", "tags", "note", "fixed"]
    assert required(Stay) == ["city"]
    assert properties(Stay)["nights"] == {"type": "integer", "title": "Nights", "minimum": 1, "default": 2}
    assert properties(Stay)["fixed"] == {"type": "boolean", "default": True}
    assert take(Stay, {"city": "Oslo"}) == Stay(city="Oslo", nights=2, tags=["a"], note=None)


@dataclass
class Checked:
    low: int
    high: Annotated[int, Field(alias="HIGH")]
    step: InitVar[int] = 1
    field: int = Field(default=7, le=9)  # pydantic's own way in a dataclass

    def __post_init__(self, step: int) -> None:
        if self.low + step > self.high:
            raise ValueError("Low must lie below high.")


def test_what_a_dataclass_checks_itself_is_said_to_the_person() -> None:
    assert list(properties(Checked)) == ["low", "HIGH", "step", "field"]
    assert properties(Checked)["field"] == {"type": "integer", "maximum": 9, "default": 7}
    assert take(Checked, {"low": 1, "HIGH": 5, "step": 2}) == Checked(1, 5, 2, 7)
    assert problems(Checked, {"low": 5, "HIGH": 5}) == [("", "rejected", "Low must lie below high.")]


@pydantic.dataclasses.dataclass
class Pydantic:
    city: str = Field(title="City", alias="CITY")
    nights: int = Field(default=2, ge=1)
    computed: str = dataclasses.field(init=False, default="never asked")
    tags: list[Literal["a", "b"]] = dataclasses.field(default_factory=lambda: ["b"])


def test_a_pydantic_dataclass_is_taken_apart_like_any_other() -> None:
    assert list(properties(Pydantic)) == ["CITY", "nights", "tags"]
    assert properties(Pydantic)["CITY"] == {"type": "string", "title": "City"}
    data = take(Pydantic, {"CITY": "Oslo"})
    assert (data.city, data.nights, data.tags, data.computed) == ("Oslo", 2, ["b"], "never asked")


@dataclass
class Parent:
    a: int


@dataclass
class Child(Parent):
    b: int = 1


class Undecorated(Child):
    """Not a dataclass of its own, and still one."""


def test_inherited_dataclass_fields_are_asked_for() -> None:
    assert list(properties(Child)) == list(properties(Undecorated)) == ["a", "b"]
    assert isinstance(take(Undecorated, {"a": 1}), Child)


@dataclass
class Pair(Generic[T]):
    left: T
    right: Annotated[T, Field(title="Right")]
    maybe: T | None = None
    listed: list[T] = dataclasses.field(default_factory=list[T])


def test_a_generic_dataclass_is_asked_with_its_arguments() -> None:
    asked = Pair[Literal["x", "y"]]
    assert properties(asked)["right"] == {"type": "string", "title": "Right", "enum": ["x", "y"]}
    assert properties(asked)["listed"]["items"] == {"type": "string", "enum": ["x", "y"]}
    assert take(asked, {"left": "x", "right": "y"}) == Pair("x", "y")
    assert refusals(Pair)[0] == ("left", "~T")
    assert form_type(asked).name == "Pair"


def test_a_class_inside_a_function_that_names_another_one_there_is_refused_with_a_way_out() -> None:
    class Here(Enum):
        SMALL = "s"

    @dataclass
    class Local:
        size: Here

    with pytest.raises(FormDefinitionError, match=r"Here: .* at the top level of its module"):
        form_type(Local)


# --- typed dictionaries


class Asked(TypedDict):
    """What `typing` has: before 3.12 pydantic does not take it."""

    city: Annotated[str, Field(min_length=2, title="City")]
    nights: NotRequired[int]
    note: str | None


class Loose(TypedDict, total=False):
    city: Required[str]
    nights: int


class Extended(Loose):
    agree: bool
    frozen: typing_extensions.ReadOnly[NotRequired[str]]


class Extension(typing_extensions.TypedDict):
    a: Required[Annotated[int, Field(alias="A")]]


@pytest.mark.requirement("FORM-1")
def test_a_typed_dictionary_becomes_a_form_and_its_answer_the_dictionary() -> None:
    assert properties(Asked)["city"] == {"type": "string", "title": "City", "minLength": 2}
    assert required(Asked) == ["city"]
    assert take(Asked, {"city": "Oslo"}) == {"city": "Oslo", "note": None}
    assert take(Asked, {"city": "Oslo", "nights": 2.0, "x": 1}) == {"city": "Oslo", "nights": 2, "note": None}


def test_what_need_not_be_there_is_optional_and_stays_absent() -> None:
    assert required(Loose) == ["city"]
    assert take(Loose, {"city": "Oslo"}) == {"city": "Oslo"}
    assert required(Extended) == ["city", "agree"]
    assert take(Extended, {"city": "Oslo", "agree": True}) == {"city": "Oslo", "agree": True}
    assert take(Extension, {"A": 3}) == {"a": 3}


class Ranked(TypedDict, Generic[T]):
    rank: T


class Configured(TypedDict):
    __pydantic_config__ = ConfigDict(strict=True)  # type: ignore[misc]
    day: Literal["mon", "tue"]


def test_generic_and_configured_typed_dictionaries_are_asked() -> None:
    assert properties(Ranked[int]) == {"rank": {"type": "integer"}}
    assert take(Ranked[int], {"rank": 1.0}) == {"rank": 1}
    assert take(Configured, {"day": "mon"}) == {"day": "mon"}


# --- names for all of these

Alias = typing_extensions.TypeAliasType("Alias", Trip)
Kept = typing.NewType("Kept", Stay)


def _shout(trip: Trip) -> Trip:
    return trip.model_copy(update={"city": trip.city.upper()})


def _sorted(asked: Any) -> Any:
    return dict(sorted(asked.items()))


@pytest.mark.parametrize("type_", [Alias, Annotated[Trip, "seen"], Annotated[Alias, Field(title="x")]])
def test_a_record_by_another_name_is_still_a_record(type_: Any) -> None:
    assert list(properties(type_)) == list(properties(Trip))
    assert take(type_, {"city": "Oslo"}).city == "Oslo"
    assert form_type(type_).name == "Trip"


def test_a_new_type_of_a_record_is_still_a_record() -> None:
    assert take(Kept, {"city": "Oslo"}).city == "Oslo"


@pytest.mark.parametrize(
    ("type_", "content", "data"),
    [
        (Annotated[Trip, pydantic.AfterValidator(_shout)], {"city": "Oslo"}, Trip(city="OSLO")),
        (Annotated[Asked, pydantic.AfterValidator(_sorted)], {"city": "Oslo"}, {"city": "Oslo", "note": None}),
    ],
)
def test_a_validator_over_the_whole_record_is_run(type_: Any, content: Any, data: object) -> None:
    assert take(type_, content) == data


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize("nested", [Trip, Stay, Asked, Alias, Box[int], Pair[int], Pydantic])
def test_a_record_inside_a_record_is_refused(nested: Any) -> None:
    holder = dataclasses.make_dataclass("Holder", [("inner", nested), ("other", dict[str, int])])
    assert [field for field, _ in refusals(holder)] == ["inner", "other"]


def test_every_refused_field_is_named_in_one_error() -> None:
    class Address(BaseModel):
        zip: str

    class Wrong(BaseModel):
        address: Address
        either: str | int
        anything: Any
        call: Callable[[], None]
        fine: int

    assert [field for field, _ in refusals(Wrong)] == ["address", "either", "anything", "call"]
