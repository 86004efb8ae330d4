"""What `form_type` promises to mypy and pyright: the asked type comes back. These files are read, never run."""

from __future__ import annotations

import datetime as dt
import enum
from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, Optional, TypedDict, assert_type

from pydantic import AnyUrl, BaseModel, EmailStr, Field

from mcp_elicitation.core.forms.build.choices import Choices
from mcp_elicitation.core.forms.build.form_type import FormType, Rejected, Taken, form_type, schema_type
from mcp_elicitation.core.forms.field import Content


class Model(BaseModel):
    city: str
    nights: Annotated[int, Field(ge=1)] = 1


@dataclass
class Record:
    city: str


class Dictionary(TypedDict):
    city: str
    note: NotRequired[str]


class Size(enum.Enum):
    SMALL = "s"


def models_and_records(content: object) -> None:
    assert_type(form_type(Model), FormType[Model])
    assert_type(form_type(Record), FormType[Record])
    assert_type(form_type(Dictionary), FormType[Dictionary])
    assert_type(form_type(Model).take(content), Taken[Model] | Rejected)


def bare_types() -> None:
    assert_type(form_type(bool), FormType[bool])
    assert_type(form_type(int), FormType[int])
    assert_type(form_type(float), FormType[float])
    assert_type(form_type(str), FormType[str])
    assert_type(form_type(dt.date), FormType[dt.date])
    assert_type(form_type(dt.datetime), FormType[dt.datetime])
    assert_type(form_type(AnyUrl), FormType[AnyUrl])


def choices() -> None:
    assert_type(form_type(Size), FormType[Size])
    assert_type(form_type(Literal["a", "b"]), FormType[Literal["a", "b"]])
    assert_type(form_type(list[Literal["a", "b"]]), FormType[list[Literal["a", "b"]]])
    assert_type(form_type(set[Size]), FormType[set[Size]])
    assert_type(form_type(tuple[Size, ...]), FormType[tuple[Size, ...]])
    assert_type(form_type(str, choices=["1A", "1B"]), FormType[str])
    assert_type(form_type(list[str], choices={"a": "Alpha"}), FormType[list[str]])


def optional_and_annotated() -> None:
    assert_type(form_type(int | None), FormType[int | None])
    assert_type(form_type(Optional[Size]), FormType[Size | None])  # noqa: UP045  people write it
    assert_type(form_type(Literal["a"] | None), FormType[Literal["a"] | None])
    assert_type(form_type(Annotated[int, Field(ge=1)]), FormType[int])
    assert_type(form_type(Annotated[str, Choices(["1A"])]), FormType[str])
    assert_type(form_type(Annotated[list[str], Choices(["1A"])]), FormType[list[str]])
    assert_type(form_type(EmailStr), FormType[EmailStr])


def by_hand() -> None:
    assert_type(schema_type({"type": "object", "properties": {}}), FormType[Content])


def the_answer_is_matched_without_a_cast(content: object) -> str:
    match form_type(Model).take(content):
        case Taken(data=data):
            assert_type(data, Model)
            return data.city
        case Rejected(problems=problems):
            return problems[0].text.en


def what_is_promised_is_checked(content: object) -> None:
    taken = form_type(int).take(content)
    if isinstance(taken, Taken):
        assert_type(taken.data, int)
        assert_type(taken.content, Content)
        wrong: str = taken.data  # type: ignore[assignment]  # pyright: ignore[reportAssignmentType]
        del wrong
    form_type(int, choices=3)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
