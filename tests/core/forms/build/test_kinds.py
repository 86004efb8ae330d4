"""One annotation, one field: every type that form mode has a kind for, and the reason why not for the others."""

from __future__ import annotations

import datetime as dt
import enum
import uuid
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any, List, Literal, NewType, Optional, Tuple, TypeVar, Union  # noqa: UP035  older code says it so

import annotated_types
import pytest
from pydantic import (
    UUID4,
    AfterValidator,
    AnyHttpUrl,
    AnyUrl,
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    EmailStr,
    Field,
    FilePath,
    FutureDate,
    FutureDatetime,
    HttpUrl,
    NaiveDatetime,
    NameEmail,
    PastDate,
    PastDatetime,
    SecretBytes,
    SecretStr,
    StrictBool,
    StrictInt,
    StrictStr,
    create_model,
)
from tests.core.forms.build.asked import answer, problems, properties, refusals, required, schema, take
from typing_extensions import TypeAliasType

from mcp_elicitation.core.forms.build.choices import Choices
from mcp_elicitation.core.forms.build.form_type import Rejected, form_type
from mcp_elicitation.core.forms.refusal import FormDefinitionError

T = TypeVar("T")
Colour = Literal["red", "blue"]
UserName = NewType("UserName", str)
Age = TypeAliasType("Age", Annotated[int, Field(ge=0, title="Age")])
Maybe = TypeAliasType("Maybe", T | None, type_params=(T,))
Several = TypeAliasType("Several", Annotated[list[T], Field(max_length=2)], type_params=(T,))


class Size(enum.Enum):
    SMALL = "s"
    LARGE = "l"


@pytest.mark.requirement("FORM-1", "FORM-2", "FORM-3", "FORM-4", "FORM-5")
@pytest.mark.parametrize(
    ("type_", "written", "content", "data"),
    [
        (str, {"type": "string"}, "x", "x"),
        (bool, {"type": "boolean"}, False, False),
        (int, {"type": "integer"}, 3.0, 3),
        (float, {"type": "number"}, 3, 3.0),
        (StrictStr, {"type": "string"}, "x", "x"),
        (StrictInt, {"type": "integer"}, 3.0, 3),
        (StrictBool, {"type": "boolean"}, True, True),
        (EmailStr, {"type": "string", "format": "email"}, "x@example.com", "x@example.com"),
        (AnyUrl, {"type": "string", "format": "uri"}, "urn:a:b", AnyUrl("urn:a:b")),
        (HttpUrl, {"type": "string", "format": "uri"}, "https://example.com/", HttpUrl("https://example.com/")),
        (AnyHttpUrl, {"type": "string", "format": "uri"}, "http://example.com/", AnyHttpUrl("http://example.com/")),
        (dt.date, {"type": "string", "format": "date"}, "2031-05-06", dt.date(2031, 5, 6)),
        (PastDate, {"type": "string", "format": "date"}, "2001-05-06", dt.date(2001, 5, 6)),
        (FutureDate, {"type": "string", "format": "date"}, "9001-05-06", dt.date(9001, 5, 6)),
        *(
            (type_, {"type": "string", "format": "date-time"}, text, dt.datetime.fromisoformat(text))
            for type_, text in (
                (dt.datetime, "2031-05-06T07:08:09+02:00"),
                (AwareDatetime, "2031-05-06T07:08:09+02:00"),
                (PastDatetime, "2001-05-06T07:08:09+02:00"),
                (FutureDatetime, "9001-05-06T07:08:09+02:00"),
            )
        ),
        (dt.time, {"type": "string"}, "07:08", dt.time(7, 8)),
        (uuid.UUID, {"type": "string"}, str(uuid.UUID(int=4)), uuid.UUID(int=4)),
        (Colour, {"type": "string", "enum": ["red", "blue"]}, "red", "red"),
        (Size, {"type": "string", "enum": ["s", "l"]}, "l", Size.LARGE),
        (list[Size], {"type": "array", "items": {"type": "string", "enum": ["s", "l"]}}, ["l"], [Size.LARGE]),
        (UserName, {"type": "string"}, "x", "x"),
        (Age, {"type": "integer", "title": "Age", "minimum": 0}, 3, 3),
        (Annotated[Age, Field(le=9)], {"type": "integer", "title": "Age", "minimum": 0, "maximum": 9}, 3, 3),
    ],
)
def test_a_bare_type_is_one_field_called_answer_and_comes_back_unwrapped(
    type_: Any, written: dict[str, Any], content: object, data: object
) -> None:
    assert schema(type_) == {"type": "object", "properties": {"answer": written}, "required": ["answer"]}
    taken = take(type_, {"answer": content})
    assert taken == data
    assert type(taken) is type(data)


@pytest.mark.parametrize(
    "type_",
    [
        str | None,
        Optional[int],  # noqa: UP045
        Union[bool, None],  # noqa: UP007
        Optional[Annotated[int, Field(title="Age")]],  # noqa: UP045
        Annotated[Optional[int], Field(title="Age")],  # noqa: UP045
        Literal["a", "b", None],  # noqa: PYI061  people write it
        Size | None,
        list[Size] | None,
        Maybe[int],
        Maybe[Size],
        Optional[Age],  # noqa: UP045
    ],
)
def test_a_nullable_type_is_the_same_field_but_optional_and_a_skipped_answer_is_none(type_: Any) -> None:
    written = schema(type_)
    assert "required" not in written
    assert "null" not in str(written)
    assert "anyOf" not in str(written)
    assert "default" not in str(written)
    assert take(type_, {}) is None
    assert take(type_, {"answer": None}) is None


def test_texts_of_a_nullable_type_are_found_one_level_down() -> None:
    inner = Annotated[int, Field(title="Age", description="In years.", le=9)]
    assert answer(Optional[inner]) == {  # noqa: UP045
        "type": "integer",
        "title": "Age",
        "description": "In years.",
        "maximum": 9,
    }


class Skipped(BaseModel):
    """With and without a default."""

    nick: str | None = None
    size: Size | None = None
    tier: Literal["a", "b"] | None = None
    must: str | None
    count: int | None = 5


@pytest.mark.requirement("FORM-1")
def test_an_optional_member_of_any_kind_is_written_plainly_and_not_required() -> None:
    written = schema(Skipped)
    assert required(Skipped) == []
    assert "$ref" not in str(written)
    assert "$defs" not in str(written)
    assert properties(Skipped)["size"] == {"type": "string", "enum": ["s", "l"]}
    assert properties(Skipped)["tier"] == {"type": "string", "enum": ["a", "b"]}
    assert properties(Skipped)["must"] == {"type": "string"}
    assert properties(Skipped)["count"] == {"type": "integer", "default": 5}
    assert take(Skipped, {}) == Skipped(must=None)
    assert take(Skipped, {"count": 6, "size": "l"}) == Skipped(must=None, count=6, size=Size.LARGE)


@pytest.mark.requirement("FORM-5")
@pytest.mark.parametrize(
    ("holder", "kept"),
    [
        (list[Colour], ["blue", "red"]),
        (List[Colour], ["blue", "red"]),  # noqa: UP006
        (set[Colour], {"blue", "red"}),
        (frozenset[Colour], frozenset({"blue", "red"})),
        (tuple[Colour, ...], ("blue", "red")),
        (Sequence[Colour], ["blue", "red"]),
        (AbstractSet[Colour], frozenset({"blue", "red"})),
        (list[Annotated[str, Choices(["red", "blue"])]], ["blue", "red"]),
        (Annotated[list[str], Choices(["red", "blue"])], ["blue", "red"]),
        (Several[Colour], ["blue", "red"]),
    ],
)
def test_several_choices_may_be_held_by_whatever_holds_several(holder: Any, kept: object) -> None:
    written = answer(holder)
    assert written["type"] == "array"
    assert written["items"] == {"type": "string", "enum": ["red", "blue"]}
    assert "uniqueItems" not in written
    taken = take(holder, {"answer": ["blue", "red"]})
    assert taken == kept
    assert type(taken) is type(kept)


def test_lengths_of_a_list_are_numbers_of_picks() -> None:
    written = answer(Annotated[set[Colour], Field(min_length=1, max_length=2, title="Colours")])
    assert (written["title"], written["minItems"], written["maxItems"]) == ("Colours", 1, 2)


class Defaults(BaseModel):
    """Every kind with a default."""

    text: str = ""
    count: int = 0
    price: float = 1
    agree: bool = False
    day: dt.date = dt.date(2031, 5, 6)
    when: dt.datetime = dt.datetime(2031, 5, 6, 7, 8, tzinfo=dt.UTC)
    at: dt.time = dt.time(7, 8)
    id: uuid.UUID = uuid.UUID(int=4)
    site: AnyUrl = AnyUrl("https://example.com/")
    size: Size = Size.LARGE
    colour: Colour = "blue"
    colours: list[Colour] = Field(default=["blue", "red"])
    sizes: set[Size] = {Size.LARGE, Size.SMALL}
    made: list[Colour] = Field(default_factory=list[Colour])


@pytest.mark.requirement("FORM-2", "FORM-3", "FORM-4", "FORM-5", "FORM-6")
def test_defaults_are_written_as_they_would_be_answered() -> None:
    written = {name: each["default"] for name, each in properties(Defaults).items() if "default" in each}
    assert written == {
        "text": "",
        "count": 0,
        "price": 1,
        "agree": False,
        "day": "2031-05-06",
        "when": "2031-05-06T07:08:00+00:00",
        "at": "07:08:00",
        "id": "00000000-0000-0000-0000-000000000004",
        "site": "https://example.com/",
        "size": "l",
        "colour": "blue",
        "colours": ["red", "blue"],
        "sizes": ["s", "l"],
    }
    assert required(Defaults) == []
    assert take(Defaults, {}) == Defaults()
    assert take(Defaults, written) == Defaults(colours=["red", "blue"])


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("type_", "default"),
    [
        (int, 2.5),
        (int, True),
        (int, "3"),
        (float, float("nan")),
        (float, float("inf")),
        (bool, "yes"),
        (bool, 0),
        (str, 5),
        (Colour, "green"),
        (Size, "m"),
        (Size, 7),
        (list[Colour], "red"),
        (list[Colour], ["green"]),
        (dt.date, "soon"),
        (dt.datetime, dt.datetime(2031, 5, 6)),  # noqa: DTZ001  without an offset: that is the point
        (EmailStr, "nope"),
        (Annotated[int, Field(ge=3)], 2),
        (Annotated[str, Field(max_length=2)], "abc"),
    ],
)
def test_a_default_that_its_own_field_would_refuse_is_refused_when_it_is_defined(type_: Any, default: object) -> None:
    assert refusals(create_model("Wrong", it=(type_, default))) == [("it", "default")]


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("type_", "way_out"),
    [
        (list[str], "a list needs choices"),
        (list, "a list needs choices"),
        (List, "a list needs choices"),  # noqa: UP006
        (set[int], "a list needs choices"),
        (list[list[Colour]], "a list needs choices"),
        (list[Colour | None], "a list needs choices"),
        (tuple[str, str], "a fixed tuple is several fields"),
        (tuple[()], "a fixed tuple is several fields"),
        (Tuple, "a fixed tuple is several fields"),  # noqa: UP006
        (dict[str, int], "name the fields"),
        (dict, "name the fields"),
        (dict[str, Annotated[int, ["unhashable"]]], "name the fields"),
        (str | int, "one kind per field"),
        (int | float, "one kind per field"),
        (Colour | int, "one kind per field"),
        (Any, "say which kind"),
        (object, "say which kind"),
        (T, "say which kind"),
        (Decimal, "use float"),
        (bytes, "use str"),
        (NameEmail, "use EmailStr"),
        (SecretStr, "ask.secret"),
        (SecretBytes, "ask.secret"),
        (SecretStr | None, "ask.secret"),
        (Path, "a field may be"),
        (FilePath, "a field may be"),
        (dt.timedelta, "a field may be"),
        (NaiveDatetime, "a field may be"),
        (complex, "a field may be"),
        (type(None), "a field may be"),
        (Literal[None], "choices are texts"),  # noqa: PYI061
        ("not a type", "a field may be"),
        ({"type": "object", "properties": {}}, "schema_type"),
    ],
)
def test_what_form_mode_has_no_kind_for_is_refused_with_a_way_out(type_: Any, way_out: str) -> None:
    with pytest.raises(FormDefinitionError) as raised:
        form_type(type_)
    [refusal] = raised.value.refusals
    assert refusal.field == "answer"
    assert way_out in refusal.text.en


@pytest.mark.requirement("FORM-2")
def test_a_format_that_was_put_into_the_schema_by_hand_is_kept_where_form_mode_has_it() -> None:
    assert answer(Annotated[str, Field(json_schema_extra={"format": "email"})])["format"] == "email"
    assert answer(Annotated[str, Field(json_schema_extra={"format": "time"})]) == {"type": "string"}
    assert answer(Annotated[str, Field(json_schema_extra={"format": 7})]) == {"type": "string"}
    assert answer(Annotated[dt.date, Field(json_schema_extra={"format": "email"})])["format"] == "date"


def test_a_password_is_refused_with_a_pointer_to_url_mode() -> None:
    class Account(BaseModel):
        name: str
        key: str = Field(json_schema_extra={"format": "password"})
        token: SecretStr | None = None
        other: Annotated[str, Field(json_schema_extra={"format": "password"})] | None = None

    assert refusals(Account) == [("key", "format"), ("token", "SecretStr"), ("other", "format")]
    with pytest.raises(FormDefinitionError, match=r"URL mode, with `ask\.secret`"):
        form_type(Account)


class Adapted(BaseModel):
    model_config = ConfigDict(strict=True)

    day: dt.date
    at: dt.time
    when: dt.datetime
    id: UUID4
    site: HttpUrl
    mail: EmailStr
    price: float
    sizes: frozenset[Size]
    order: tuple[Colour, ...]
    level: Literal[1, 2]


def test_a_strict_model_gets_values_of_its_own_types() -> None:
    number = "7f2c1d3e-2b1a-4c3d-8e9f-0a1b2c3d4e5f"
    content = {
        "day": "2031-05-06",
        "at": "07:08",
        "when": "2031-05-06T07:08:09Z",
        "id": number,
        "site": "https://example.com",
        "mail": "x@example.com",
        "price": 2,
        "sizes": ["l"],
        "order": ["blue"],
        "level": "2",
    }
    data = take(Adapted, content)
    assert (data.day, data.at, data.id) == (dt.date(2031, 5, 6), dt.time(7, 8), uuid.UUID(number))
    assert (data.sizes, data.order, data.level, data.price) == (frozenset({Size.LARGE}), ("blue",), 2, 2.0)


@pytest.mark.parametrize("type_", [dt.date, dt.datetime, dt.time, uuid.UUID, Adapted])
def test_what_has_the_format_and_no_twin_in_python_is_a_problem_and_no_crash(type_: Any) -> None:
    texts = ("0000-01-01", "0000-01-01T00:00:00Z", "9999-12-31T23:59:60Z", "25:00", "no id")
    for text in texts:
        assert isinstance(form_type(type_).take({"answer": text}), Rejected)


@pytest.mark.parametrize(
    ("type_", "value", "sentence"),
    [
        (HttpUrl, "javascript:0", "URL scheme should be 'http' or 'https'"),
        (FutureDate, "2001-01-01", "Date should be in the future"),
        (Annotated[str, annotated_types.Predicate(str.isupper)], "abc", "Predicate"),
    ],
)
def test_rules_that_only_the_type_knows_are_run_on_the_answer(type_: Any, value: str, sentence: str) -> None:
    [(field, code, text)] = problems(type_, {"answer": value})
    assert (field, code) == ("answer", "rejected")
    assert sentence in text


def test_validators_round_a_type_do_not_change_its_field() -> None:
    def lower(value: str) -> str:
        return value.lower()

    def stripped(value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    type_ = Annotated[str, BeforeValidator(stripped), AfterValidator(lower), Field(max_length=6)]
    assert answer(type_) == {"type": "string", "maxLength": 6}
    assert take(type_, {"answer": " AB "}) == "ab"
