"""Whole forms from the wire."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening import inert, links_in, screen
from mcp_elicitation.core.screening.form import MOST_FIELDS, WHOLE

Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def form(**properties: object) -> dict[str, object]:
    return {"type": "object", "properties": properties}


@pytest.mark.requirement("UI-1")
def test_every_field_gets_a_verdict_in_the_order_of_the_form() -> None:
    found = screen(form(city={"type": "string"}, password={"type": "string"}, token={"type": "string"}), "")
    assert [(name, verdict.level) for name, verdict in found.verdicts] == [
        ("city", "none"),
        ("password", "secret"),
        ("token", "ambiguous"),
    ]
    assert found.level == "secret"
    assert [name for name, _ in found.secret] == ["password"]
    assert [name for name, _ in found.ambiguous] == ["token"]


def test_what_the_message_asks_for_belongs_to_the_field_that_says_so() -> None:
    message = "Please enter your password."
    fields = form(radius={"type": "string", "title": "Station radius"}, password={"type": "string"})
    assert [verdict.level for _, verdict in screen(fields, message).verdicts] == ["none", "secret"]
    assert screen(form(value={"type": "string"}), message).level == "secret"


def test_a_form_of_thousands_of_fields_is_read_up_to_a_limit() -> None:
    found = screen(form(**{f"f{number}": {"type": "string"} for number in range(5_000)}), "")
    assert len(found.verdicts) == MOST_FIELDS
    assert found.truncated


def test_an_empty_form_asks_for_nothing() -> None:
    assert screen(form(), "Enter your password").verdicts == ()


@pytest.mark.parametrize(
    "schema", [{}, {"properties": None}, {"properties": ["password"]}, {"type": "string"}, None, "password", 7]
)
def test_what_is_no_schema_is_a_finding_of_its_own(schema: object) -> None:
    ((name, verdict),) = screen(cast("Mapping[str, object]", schema), "Welcome").verdicts
    assert (name, verdict.level, verdict.rule, verdict.place) == (WHOLE, "ambiguous", "unreadable_schema", "schema")


def test_without_a_schema_the_message_is_still_judged() -> None:
    assert screen({}, "Enter your password").level == "secret"


def test_what_is_no_property_is_a_finding_unless_its_name_says_more() -> None:
    found = screen({"properties": {"city": 3, "password": True}}, "")
    assert [(name, verdict.rule) for name, verdict in found.verdicts] == [
        ("city", "unreadable_schema"),
        ("password", "secret_word"),
    ]


def test_everything_for_reviewers_is_imported_from_the_room() -> None:
    assert inert("a\x1b").text == "a⟨ESC⟩"
    assert [link.target for link in links_in("see www.example.com")] == ["www.example.com"]
    with pytest.raises(ImportError):
        importlib.import_module("mcp_elicitation.core.screening.nothing")
    assert not hasattr(importlib.import_module("mcp_elicitation.core.screening"), "nothing")


@given(Json, Json)
def test_no_schema_and_no_message_raises(schema: object, message: object) -> None:
    screen(cast("Mapping[str, object]", schema), cast("str", message))
    screen({"properties": cast("Mapping[str, object]", schema)}, cast("str", message))


@pytest.mark.parametrize(
    "text",
    [
        "never enter your password " * 5_000,
        "p a s s " * 5_000,
        "p4ss " * 5_000,
        "密 码" * 5_000,
        "p*" * 5_000,
        "( " * 50_000,
    ],
    ids=lambda text: text[:8],
)
def test_hostile_texts_are_judged_within_bounds(text: str) -> None:
    found = screen(form(**{text: {"type": "string", "title": text, "description": text}}), text)
    assert len(found.verdicts) == 1
