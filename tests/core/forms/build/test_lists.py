"""Choices from a `Literal`, from an `Enum`, or named by the author, before or at run time."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Annotated, Any, Literal, Self

import pytest
from pydantic import BaseModel, Field
from tests.core.forms.build.asked import answer, problems, properties, refusals, take

from mcp_elicitation.core.forms.build.choices import Choices
from mcp_elicitation.core.forms.build.form_type import form_type
from mcp_elicitation.core.forms.refusal import FormDefinitionError


class Size(enum.StrEnum):
    SMALL = "s"
    LARGE = "l"


class Level(enum.IntEnum):
    VERY_LOW = 1
    HIGH = 2
    TOP = 2


class Colour(enum.Enum):
    """Values that are no texts."""

    RED = (255, 0, 0)
    DARK_BLUE = (0, 0, 90)


class Titled(enum.StrEnum):
    """What Django's `TextChoices` looks like from outside."""

    label: str

    def __new__(cls, value: str, label: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.label = label
        return member

    JUNIOR = "jr", "Junior"
    SENIOR = "sr", "Senior"


class Confusing(enum.StrEnum):
    """Members that have the names under which titles are looked for."""

    label = "l"
    title = "t"  # type: ignore[assignment]


class Permission(enum.Flag):
    READ = 1
    WRITE = 2


class Nothing(enum.Enum):
    pass


class Clash(enum.Enum):
    ONE = 1
    TEXT = "1"


@pytest.mark.requirement("FORM-5")
@pytest.mark.parametrize(
    ("type_", "written", "content", "data"),
    [
        (Literal["yes"], {"type": "string", "enum": ["yes"]}, "yes", "yes"),
        (Literal["b", "a"], {"type": "string", "enum": ["b", "a"]}, "a", "a"),
        (Literal[3, 1], {"type": "string", "enum": ["3", "1"]}, "1", 1),
        (Literal[Size.LARGE], {"type": "string", "enum": ["l"]}, "l", Size.LARGE),
        (Literal[Size.LARGE, Size.SMALL], {"type": "string", "enum": ["l", "s"]}, "s", Size.SMALL),
        (Size, {"type": "string", "enum": ["s", "l"]}, "l", Size.LARGE),
        (
            Level,
            {"type": "string", "oneOf": [{"const": "1", "title": "Very low"}, {"const": "2", "title": "High"}]},
            "2",
            Level.HIGH,
        ),
        (
            Colour,
            {
                "type": "string",
                "oneOf": [{"const": "RED", "title": "Red"}, {"const": "DARK_BLUE", "title": "Dark blue"}],
            },
            "DARK_BLUE",
            Colour.DARK_BLUE,
        ),
        (
            Titled,
            {"type": "string", "oneOf": [{"const": "jr", "title": "Junior"}, {"const": "sr", "title": "Senior"}]},
            "sr",
            Titled.SENIOR,
        ),
        (Confusing, {"type": "string", "enum": ["l", "t"]}, "t", Confusing.title),
    ],
)
def test_choices_are_texts_on_the_wire_and_what_they_were_in_python(
    type_: Any, written: dict[str, Any], content: str, data: object
) -> None:
    assert answer(type_) == written
    taken = take(type_, {"answer": content})
    assert taken == data
    assert type(taken) is type(data)


def test_the_order_that_was_written_is_the_order_that_is_shown_although_python_calls_them_equal() -> None:
    assert Literal["a", "b"] == Literal["b", "a"]
    assert answer(Literal["a", "b"])["enum"] == ["a", "b"]
    assert answer(Literal["b", "a"])["enum"] == ["b", "a"]
    assert answer(list[Literal["a", "b"]])["items"]["enum"] == ["a", "b"]
    assert answer(list[Literal["b", "a"]])["items"]["enum"] == ["b", "a"]


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("type_", "keyword"),
    [
        (Literal["a", 1], "Literal"),
        (Literal[True, False], "Literal"),
        (Literal[b"a"], "Literal"),
        (Literal[Size.SMALL, "x"], "Literal"),
        (Literal[Size.SMALL, Titled.JUNIOR], "Literal"),
        (Literal["1", 1], "Literal"),
        (Permission, "Permission"),
        (Literal[Permission.READ], "Permission"),
        (list[Permission], "Permission"),
        (Nothing, "enum"),
        (list[Nothing], "items"),
        (Clash, "enum"),
    ],
)
def test_what_is_no_list_of_texts_is_refused(type_: Any, keyword: str) -> None:
    assert refusals(type_) == [("answer", keyword)]


def test_members_are_defaults_and_their_values_are_too() -> None:
    class Kept(BaseModel):
        member: Size = Size.LARGE
        value: Size = "l"  # type: ignore[assignment]  # pydantic does not look at defaults
        whole: Level = Level.HIGH
        tuple_: Colour = Colour.RED
        number: Literal[1, 2] = 2
        part: Literal[Size.SMALL, Size.LARGE] = Size.SMALL
        many: tuple[Titled, ...] = (Titled.SENIOR, Titled.JUNIOR)

    defaults = {name: each["default"] for name, each in properties(Kept).items()}
    assert defaults == {
        "member": "l",
        "value": "l",
        "whole": "2",
        "tuple_": "RED",
        "number": "2",
        "part": "s",
        "many": ["jr", "sr"],
    }
    assert {type(value) for value in defaults.values()} == {str, list}


# --- named by the author


@pytest.mark.requirement("FORM-5")
@pytest.mark.parametrize(
    ("type_", "written"),
    [
        (Annotated[str, Choices(["1A", "1B"])], {"type": "string", "enum": ["1A", "1B"]}),
        (
            Annotated[str, Choices({"s": "Small", "l": "Large"})],
            {"type": "string", "oneOf": [{"const": "s", "title": "Small"}, {"const": "l", "title": "Large"}]},
        ),
        (
            Annotated[Size, Choices({"l": "Large", "s": "Small"})],
            {"type": "string", "oneOf": [{"const": "l", "title": "Large"}, {"const": "s", "title": "Small"}]},
        ),
        (Annotated[Literal["a", "b", "c"], Choices(["c", "a"])], {"type": "string", "enum": ["c", "a"]}),
        (Annotated[Titled, Choices(["sr"])], {"type": "string", "oneOf": [{"const": "sr", "title": "Senior"}]}),
        (
            Annotated[list[Size], Choices({"s": "Small"})],
            {"type": "array", "items": {"anyOf": [{"const": "s", "title": "Small"}]}},
        ),
    ],
)
def test_an_annotation_names_the_choices_their_titles_and_their_order(type_: Any, written: dict[str, Any]) -> None:
    assert answer(type_) == written


@pytest.mark.requirement("FORM-5")
def test_choices_known_only_at_run_time_make_a_list_of_a_bare_type() -> None:
    assert answer(str, choices=["1A", "1B"]) == {"type": "string", "enum": ["1A", "1B"]}
    assert answer(str, choices=(f"{n}A" for n in range(2))) == {"type": "string", "enum": ["0A", "1A"]}
    assert answer(list[str], choices={"a": "Alpha"}) == {
        "type": "array",
        "items": {"anyOf": [{"const": "a", "title": "Alpha"}]},
    }
    assert answer(Size, choices=["l"]) == {"type": "string", "enum": ["l"]}
    assert take(Size, {"answer": "l"}, choices=["l"]) is Size.LARGE
    assert problems(form_type(Size, choices=["l"]), {"answer": "s"}) == [
        ("answer", "not_a_choice", "Please pick one of: l.")
    ]
    assert take(str | None, {}, choices=["1A"]) is None


class Seat(BaseModel):
    seat: str
    extras: list[str] = Field(default_factory=list[str], max_length=2)
    size: Size = Size.SMALL
    note: str = Field(default="", alias="remark")


@pytest.mark.requirement("FORM-5")
def test_choices_known_only_at_run_time_make_lists_of_the_fields_of_a_class() -> None:
    named: dict[str, Any] = {"seat": ["1A", "1B"], "extras": {"b": "Bike"}, "size": {"s": "Small"}, "remark": ["", "x"]}
    written = properties(Seat, choices=named)
    assert written["seat"] == {"type": "string", "enum": ["1A", "1B"]}
    assert written["extras"] == {"type": "array", "maxItems": 2, "items": {"anyOf": [{"const": "b", "title": "Bike"}]}}
    assert written["size"] == {"type": "string", "oneOf": [{"const": "s", "title": "Small"}], "default": "s"}
    assert written["remark"] == {"type": "string", "enum": ["", "x"], "default": ""}
    assert take(Seat, {"seat": "1B", "extras": ["b"]}, choices=named) == Seat(seat="1B", extras=["b"])


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("type_", "choices", "place"),
    [
        (str, [], ("answer", "enum")),
        (str, ["a", "a"], ("answer", "enum")),
        (list[str], [], ("answer", "items")),
        (bool, ["a"], ("answer", "Choices")),
        (int, ["1"], ("answer", "Choices")),
        (Size, ["m"], ("answer", "Choices")),
        (Seat, {"nobody": ["a"]}, ("nobody", "choices")),
        (Seat, {"note": ["a"]}, ("note", "choices")),
        (Seat, ["a"], ("", "choices")),
        (Seat, {"size": ["l"]}, ("size", "default")),
    ],
)
def test_choices_that_cannot_be_offered_are_refused(type_: Any, choices: Any, place: tuple[str, str]) -> None:
    assert place in refusals(type_, choices=choices)


@pytest.mark.parametrize("listed", ["ab", [1, 2], {"a": 1}, {1: "a"}, [None]])
def test_choices_that_are_no_texts_are_a_type_error(listed: Any) -> None:
    with pytest.raises(TypeError, match="texts"):
        Choices(listed)
    with pytest.raises(TypeError, match="texts"):
        form_type(str, choices=listed)


def test_choices_of_one_call_do_not_stay_for_the_next() -> None:
    form_type(str, choices=["a"])
    assert answer(str) == {"type": "string"}


def test_choices_are_gone_through_once() -> None:
    passes: list[int] = []

    class Once(Iterable[str]):
        def __iter__(self) -> Any:
            passes.append(1)
            return iter(["a", "b"])

    assert answer(str, choices=Once())["enum"] == ["a", "b"]
    assert passes == [1]


def test_more_than_64_kib_of_choices_is_refused() -> None:
    with pytest.raises(FormDefinitionError, match="65536"):
        form_type(str, choices=[f"{n:020}" for n in range(3000)])
