"""Properties as they come over the wire, honest and hostile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening import AskedField

Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def test_the_texts_of_a_property_are_read() -> None:
    wire = {"type": "string", "title": "T", "description": "D", "format": "uri", "default": "x", "writeOnly": True}
    assert AskedField.from_property("n", wire) == AskedField(
        name="n", title="T", description="D", kind="text", format="uri", default="x", write_only=True
    )


@pytest.mark.parametrize(
    ("wire", "kind"),
    [
        ({"type": "string"}, "text"),
        ({"type": "integer"}, "number"),
        ({"type": "number"}, "number"),
        ({"type": "boolean"}, "boolean"),
        ({"type": "array", "items": {"type": "string", "enum": ["a"]}}, "choice"),
        ({"type": "string", "enum": ["a", "b"]}, "choice"),
        ({"type": "string", "oneOf": [{"const": "a", "title": "A"}]}, "choice"),
        ({"type": ["string", "null"]}, "text"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "text"),
        ({"type": "object"}, "other"),
        ({}, "text"),
        (17, "other"),
    ],
)
def test_the_kind_of_answer_is_read(wire: object, kind: str) -> None:
    assert AskedField.from_property("n", wire).kind == kind


@given(Json)
def test_no_property_raises(wire: object) -> None:
    assert AskedField.from_property("n", wire).name == "n"
