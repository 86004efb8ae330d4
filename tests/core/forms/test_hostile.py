"""Schemas made to stall: refused, and for no more work than the first 64 KiB of them.

Work is counted, not timed; ``benchmarks/forms.py`` holds the milliseconds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

import pytest

from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.form import LARGEST_SCHEMA
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.forms.refusal import RequestedSchemaError


class Counted(Mapping[str, object]):
    """An object of a schema that counts every look at a member, its own and those of its like inside it."""

    looks = 0

    def __init__(self, members: Mapping[str, object]) -> None:
        self._members = members

    def __len__(self) -> int:
        return len(self._members)

    def __iter__(self) -> Iterator[str]:
        for name in self._members:
            Counted.looks += 1
            yield name

    def __getitem__(self, name: str) -> object:
        Counted.looks += 1
        return self._members[name]


def counted(value: object) -> object:
    """Return a schema whose objects count."""
    if isinstance(value, dict):
        members = cast("dict[str, object]", value)
        return Counted({name: counted(member) for name, member in members.items()})
    return [counted(item) for item in cast("list[object]", value)] if isinstance(value, list) else value


def nested(depth: int, wrap: Callable[[object], object]) -> object:
    value: object = "x"
    for _ in range(depth):
        value = wrap(value)
    return value


def one(property_: object) -> dict[str, Any]:
    return {"type": "object", "properties": {"it": property_}}


def many(count: int, **keywords: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {f"f{n}": {"type": "string", **keywords} for n in range(count)}}


GIANT: dict[str, Callable[[], Any]] = {
    "10,000 fields": lambda: many(10_000),
    "a title of 10 MB": lambda: one({"type": "string", "title": "x" * 10_000_000}),
    "a name of 10 MB": lambda: {"type": "object", "properties": {"x" * 10_000_000: {"type": "string"}}},
    "an enum of a million": lambda: one({"enum": [str(n) for n in range(1_000_000)]}),
    "a million required names": lambda: {**many(1), "required": ["f0"] * 1_000_000},
    "lists 100,000 deep": lambda: one({"type": "string", "default": nested(100_000, lambda inner: [inner])}),
    "objects 100,000 deep": lambda: one(nested(100_000, lambda inner: {"properties": inner})),
    "a type 100,000 deep": lambda: one({"type": nested(100_000, lambda inner: [inner])}),
    "one byte more than 64 KiB": lambda: one({"type": "string", "pattern": "x" * (LARGEST_SCHEMA + 1)}),
    "a keyword of 10 MB": lambda: one({"type": "string", "x" * 10_000_000: 1}),
}


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize("name", GIANT)
def test_more_than_64_kib_is_refused_whatever_it_is_made_of(name: str) -> None:
    with pytest.raises(RequestedSchemaError, match="larger than 64 KiB"):
        read_form(GIANT[name]())


@pytest.mark.parametrize("name", ["10,000 fields", "an enum of a million", "a million required names"])
def test_no_more_is_looked_at_than_64_kib_of_it(name: str) -> None:
    schema = counted(GIANT[name]())
    Counted.looks = 0
    with pytest.raises(RequestedSchemaError):
        read_form(schema)
    assert Counted.looks < LARGEST_SCHEMA


SMALL_BUT_HOSTILE: dict[str, Callable[[], Any]] = {
    # Below the limit, and deeper than the interpreter's stack.
    "a type 20,000 deep": lambda: one({"type": nested(20_000, lambda inner: [inner])}),
    "a default 20,000 deep": lambda: one({"type": "string", "default": nested(20_000, lambda inner: [inner])}),
    "a title 20,000 deep": lambda: one({"type": "string", "title": nested(20_000, lambda inner: [inner])}),
    "a dialect 20,000 deep": lambda: {**one({"type": "string"}), "$schema": nested(20_000, lambda inner: [inner])},
    "an entry 10,000 deep": lambda: one({"oneOf": [nested(10_000, lambda inner: [inner])]}),
    "references in a circle": lambda: {**one({"$ref": "#/properties/it"})},
    "references that double": lambda: {
        **one({"$ref": "#/$defs/a0"}),
        "$defs": {f"a{n}": {"allOf": [{"$ref": f"#/$defs/a{n + 1}"}] * 2} for n in range(60)},
    },
    "a reference elsewhere": lambda: one({"$ref": "file:///etc/passwd"}),
    "an infinite bound": lambda: json.loads('{"type":"object","properties":{"it":{"type":"number","minimum":1e400}}}'),
    "a bound of 400 digits": lambda: one({"type": "integer", "minimum": 10**400}),
    "a length of 400 digits": lambda: one({"type": "string", "minLength": 10**400}),
    "a number of picks of 5,000 digits": lambda: one({"type": "array", "items": {"enum": ["a"]}, "maxItems": 10**5000}),
}


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize("name", SMALL_BUT_HOSTILE)
def test_a_small_schema_that_is_made_to_stall_or_to_break_is_refused_by_name(name: str) -> None:
    with pytest.raises(RequestedSchemaError) as raised:
        read_form(SMALL_BUT_HOSTILE[name]())
    assert raised.value.refusal.keyword != ""
    assert len(str(raised.value)) < 500


def test_what_is_ignored_is_not_walked() -> None:
    deep = nested(20_000, lambda inner: [inner])
    assert read_form(one({"type": "string", "examples": deep})).ignored == (("it", "examples"),)


def test_the_most_fields_that_fit_are_read_in_work_that_grows_with_their_number() -> None:
    def looks(count: int) -> int:
        schema = counted({**many(count), "required": [f"f{n}" for n in range(count)]})
        Counted.looks = 0
        read_form(schema)
        return Counted.looks

    assert looks(1200) < 4.2 * looks(300)


def test_a_list_of_thousands_is_drawn_and_searched_in_one_pass() -> None:
    [field] = read_form(one({"enum": [f"{n:x}" for n in range(9000)]})).fields
    assert isinstance(field, ChoiceField)
    assert len(field.labels()) == 9000
    assert field.check("1fff") is None


@pytest.mark.parametrize("keyword", ["__proto__", "constructor", "__class__", "__dict__", "toString"])
def test_a_keyword_with_a_name_from_another_language_is_only_a_name(keyword: str) -> None:
    form = read_form(one({"type": "string", keyword: {"polluted": True}}))
    assert form.ignored == (("it", keyword),)
    assert "polluted" not in str(form.write())
    named = read_form({"type": "object", "properties": {keyword: {"type": "boolean"}}, "required": [keyword]})
    assert named.check({}).problems[0].field == keyword
