"""What checking an answered form and refusing a hostile schema costs; the best of several runs.

The answer is that of an ordinary form with one field of each kind. The judges get the same schema, pydantic-core a
model with the same rules; each decides whether the answer fits and, where it does so anyway, keeps it.
"""

from __future__ import annotations

import datetime as dt
import timeit
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import jsonschema  # type: ignore[import-untyped]  # it ships without types
import jsonschema_rs
from pydantic import BaseModel, EmailStr, Field

from mcp_elicitation.core.forms.build.form_type import form_type
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.forms.refusal import RequestedSchemaError

Check: TypeAlias = Callable[[], object]


class Trip(BaseModel):
    """Six fields, one of each kind."""

    name: Annotated[str, Field(title="Name", min_length=1, max_length=80)]
    day: dt.date
    nights: Annotated[int, Field(ge=1, le=30)]
    breakfast: bool
    seat: Literal["window", "aisle", "middle"]
    extras: Annotated[list[Literal["bike", "boat", "guide", "sauna"]], Field(min_length=1, max_length=3)]


class Address(BaseModel):
    """The one format whose rules fill a library."""

    mail: EmailStr


FORM = form_type(Trip).form
ANSWER: dict[str, Any] = {
    "name": "Ada Lovelace",
    "day": "2031-05-06",
    "nights": 3,
    "breakfast": True,
    "seat": "aisle",
    "extras": ["bike", "sauna"],
}
MAIL = {"mail": "ada@example.com"}


def _ours() -> Check:
    return lambda: FORM.check(ANSWER)


def _jsonschema() -> Check:
    validator: Any = jsonschema.Draft202012Validator(FORM.write(), format_checker=jsonschema.FormatChecker())
    return lambda: validator.is_valid(ANSWER)


def _jsonschema_rs() -> Check:
    validator = jsonschema_rs.validator_for(FORM.write(), validate_formats=True)
    return lambda: validator.is_valid(ANSWER)


def _pydantic_core() -> Check:
    validator = Trip.__pydantic_validator__
    return lambda: validator.validate_python(ANSWER)


def check_ours() -> float:
    """`Form.check`, in microseconds: the problems of the answer, and what is kept of it."""
    return _microseconds(_ours())


def take_ours() -> float:
    """`FormType.take`, in microseconds: the check, and the answer in the asked type."""
    asked = form_type(Trip)
    return _microseconds(lambda: asked.take(ANSWER))


def check_jsonschema() -> float:
    """jsonschema with its format checker, in microseconds."""
    return _microseconds(_jsonschema())


def check_jsonschema_rs() -> float:
    """jsonschema-rs with formats, in microseconds."""
    return _microseconds(_jsonschema_rs())


def check_pydantic_core() -> float:
    """pydantic-core on the equivalent model, in microseconds."""
    return _microseconds(_pydantic_core())


def check_mail_ours() -> float:
    """`Form.check` on a single address, in microseconds: nearly all of it is the library's."""
    form = form_type(Address).form
    return _microseconds(lambda: form.check(MAIL))


def check_mail_pydantic_core() -> float:
    """pydantic-core on a single address, in microseconds: the same library."""
    validator = Address.__pydantic_validator__
    return _microseconds(lambda: validator.validate_python(MAIL))


def refuse_fields() -> float:
    """Refusing 10,000 fields, in milliseconds."""
    return _refusal({"type": "object", "properties": {f"f{n}": {"type": "string"} for n in range(10_000)}})


def refuse_long_text() -> float:
    """Refusing a description of 10 MB, in milliseconds."""
    return _refusal(_one({"type": "string", "description": "x" * 10_000_000}))


def refuse_nesting() -> float:
    """Refusing 100,000 objects inside one another, in milliseconds."""
    nested: dict[str, Any] = {"type": "string"}
    for _ in range(100_000):
        nested = {"properties": nested}
    return _refusal(_one(nested))


def refuse_choices() -> float:
    """Refusing a list of a million choices, in milliseconds."""
    return _refusal(_one({"enum": [str(n) for n in range(1_000_000)]}))


def read_largest() -> float:
    """Reading about as many fields as fit into 64 KiB, in milliseconds."""
    properties = {f"f{n}": {"type": "string"} for n in range(1500)}
    schema = {"type": "object", "properties": properties, "required": list(properties)}
    return _microseconds(lambda: read_form(schema), number=1) / 1000


def read_largest_list() -> float:
    """Reading about as many choices as fit into 64 KiB, in milliseconds."""
    schema = _one({"enum": [f"{n:x}" for n in range(9000)]})
    return _microseconds(lambda: read_form(schema), number=1) / 1000


def times_faster_than_jsonschema() -> float:
    """How many of our checks go into one of jsonschema; to hold: at least 10."""
    return _ratio(_jsonschema(), _ours())


def times_slower_than_jsonschema_rs() -> float:
    """How many checks of jsonschema-rs, which only says yes or no, go into one of ours."""
    return _ratio(_ours(), _jsonschema_rs())


def times_slower_than_pydantic_core() -> float:
    """How many checks of pydantic-core go into one of ours; to hold: at most 3."""
    return _ratio(_ours(), _pydantic_core())


def _one(property_: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": {"it": property_}}


def _refusal(schema: dict[str, Any]) -> float:
    def refuse() -> None:
        try:
            read_form(schema)
        except RequestedSchemaError:
            return
        raise AssertionError("a hostile schema was read")

    return _microseconds(refuse, number=1) / 1000


def _microseconds(call: Check, number: int = 2000) -> float:
    return min(timeit.repeat(call, number=number, repeat=9)) / number * 1e6


def _ratio(one: Check, other: Check) -> float:
    """Measured in turns, so that whatever else the machine does falls on both."""
    turns = [(timeit.timeit(one, number=1000), timeit.timeit(other, number=1000)) for _ in range(40)]
    return min(first for first, _ in turns) / min(second for _, second in turns)


CHECKS = (check_ours, take_ours, check_jsonschema, check_jsonschema_rs, check_pydantic_core)
MAILS = (check_mail_ours, check_mail_pydantic_core)
REFUSALS = (refuse_fields, refuse_long_text, refuse_nesting, refuse_choices, read_largest, read_largest_list)
RATIOS = (times_faster_than_jsonschema, times_slower_than_jsonschema_rs, times_slower_than_pydantic_core)


if __name__ == "__main__":
    for measure in (*CHECKS, *MAILS):
        spent = measure()
        print(f"{measure.__name__:32} {spent:10.2f} µs {1e6 / spent:12,.0f} a second")
    for measure in REFUSALS:
        print(f"{measure.__name__:32} {measure():10.2f} ms")
    for measure in RATIOS:
        print(f"{measure.__name__:32} {measure():10.2f} ×")
