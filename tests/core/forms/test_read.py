"""Reading a schema that someone else wrote: structure is refused by name, extra rules are left out and noted."""

from __future__ import annotations

from typing import Any

import pytest

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import Choice, ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.forms.refusal import RequestedSchemaError
from mcp_elicitation.core.forms.text import TextField


def schema(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties}


def refusal(wrong: object) -> tuple[str, str]:
    """Return the field and the keyword for which a schema is refused."""
    with pytest.raises(RequestedSchemaError) as raised:
        read_form(wrong)
    return raised.value.refusal.field, raised.value.refusal.keyword


@pytest.mark.requirement("FORM-1", "FORM-2", "FORM-3", "FORM-4", "FORM-5")
def test_every_kind_is_read_with_every_keyword() -> None:
    form = read_form(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {
                "mail": {"type": "string", "title": "Mail", "description": "Yours.", "format": "email"},
                "day": {"type": "string", "format": "date", "default": "2031-05-06"},
                "nick": {"type": "string", "minLength": 1, "maxLength": 9.0},
                "age": {"type": "integer", "minimum": 0, "maximum": 150, "default": 30},
                "price": {"type": "number", "minimum": 0.5, "default": 1},
                "agree": {"type": "boolean", "default": False},
                "size": {"type": "string", "enum": ["s", "l"], "default": "l"},
                "seat": {
                    "type": "string",
                    "oneOf": [{"const": "w", "title": "Window"}, {"const": "a", "title": "Door"}],
                },
                "tags": {
                    "type": "array",
                    "items": {"type": "string", "enum": ["x", "y"]},
                    "minItems": 1,
                    "maxItems": 2,
                    "default": ["y"],
                },
                "days": {"type": "array", "items": {"anyOf": [{"const": "1", "title": "Monday"}]}},
            },
            "required": ["nick", "agree"],
        }
    )
    assert form == Form(
        (
            TextField(name="mail", title="Mail", description="Yours.", format="email"),
            TextField(name="day", format="date", default="2031-05-06"),
            TextField(name="nick", min_length=1, max_length=9, required=True),
            NumberField(name="age", integer=True, minimum=0, maximum=150, default=30),
            NumberField(name="price", minimum=0.5, default=1),
            BooleanField(name="agree", default=False, required=True),
            ChoiceField(name="size", choices=(Choice("s"), Choice("l")), default="l"),
            ChoiceField(name="seat", choices=(Choice("w", "Window"), Choice("a", "Door"))),
            ChoicesField(name="tags", choices=(Choice("x"), Choice("y")), min_items=1, max_items=2, default=("y",)),
            ChoicesField(name="days", choices=(Choice("1", "Monday"),)),
        )
    )


def test_a_field_without_title_is_called_by_its_name() -> None:
    form = read_form(schema(a={"type": "string"}))
    assert form.fields[0].label == "a"
    assert form.ignored == ()


@pytest.mark.requirement("FORM-5")
def test_legacy_names_are_read_as_titles_and_never_written() -> None:
    form = read_form(schema(c={"type": "string", "enum": ["a", "b", "c"], "enumNames": ["Alpha", 7]}))
    [field] = form.fields
    assert isinstance(field, ChoiceField)
    assert [choice.label for choice in field.choices] == ["Alpha", "b", "c"]
    assert "enumNames" not in str(form.write())
    assert form.ignored == ()
    longer = read_form(schema(c={"enum": ["a"], "enumNames": ["Alpha", "Beta"]})).fields[0]
    assert isinstance(longer, ChoiceField)
    assert longer.choices == (Choice("a", "Alpha"),)


@pytest.mark.parametrize(
    "property_",
    [
        {"oneOf": [{"const": "s", "title": "Small"}]},
        {"type": "string", "oneOf": [{"const": "s", "title": "Small", "type": "string"}]},
        {"enum": ["s"], "enumNames": ["Small"]},
    ],
)
def test_a_list_without_type_is_one_of_texts(property_: dict[str, Any]) -> None:
    assert read_form(schema(c=property_)).fields == (ChoiceField(name="c", choices=(Choice("s", "Small"),)),)


def test_a_constant_is_a_list_of_one() -> None:
    assert read_form(schema(c={"const": "yes"})).fields == (ChoiceField(name="c", choices=(Choice("yes"),)),)


def test_a_titled_entry_without_title_is_titled_by_its_value() -> None:
    assert read_form(schema(c={"oneOf": [{"const": "s"}]})).fields == (ChoiceField(name="c", choices=(Choice("s"),)),)


def test_several_choices_may_stand_under_one_of() -> None:
    several = {"type": "array", "items": {"oneOf": [{"const": "s", "title": "Small"}]}, "uniqueItems": True}
    form = read_form(schema(c=several))
    assert form.fields == (ChoicesField(name="c", choices=(Choice("s", "Small"),)),)
    assert form.ignored == ()


@pytest.mark.parametrize(
    ("property_", "keywords"),
    [
        ({"type": "string", "pattern": "^(a|a?)+$"}, ["pattern"]),
        ({"type": "string", "format": "password"}, ["format"]),
        ({"type": "string", "format": "time", "examples": [], "x-order": 1}, ["examples", "x-order", "format"]),
        ({"type": "integer", "exclusiveMinimum": 0, "multipleOf": 5}, ["exclusiveMinimum", "multipleOf"]),
        ({"type": "integer", "enum": [1, 2], "const": 1}, ["enum", "const"]),
        ({"type": "number", "minLength": 3}, ["minLength"]),
        ({"type": "boolean", "readOnly": True, "__proto__": {"polluted": True}}, ["readOnly", "__proto__"]),
        ({"type": "string", "enum": ["a"], "const": "a"}, ["const"]),
        ({"type": "string", "oneOf": [{"const": "a", "title": "A"}], "enum": ["b"]}, ["enum"]),
        ({"oneOf": [{"const": "a", "title": "A", "description": "the first"}]}, ["description"]),
        ({"type": "array", "items": {"enum": ["a"], "minLength": 1}, "uniqueItems": False}, ["minLength"]),
        ({"type": "array", "items": {"anyOf": [{"const": "a"}], "enum": ["b"]}}, ["enum"]),
    ],
)
def test_rules_that_form_mode_does_not_have_are_left_out_and_noted(
    property_: dict[str, Any], keywords: list[str]
) -> None:
    form = read_form(schema(it=property_))
    assert form.ignored == tuple(("it", keyword) for keyword in keywords)
    assert read_form(form.write()).ignored == ()


def test_a_pattern_is_not_run() -> None:
    form = read_form(schema(it={"type": "string", "pattern": "^(a|a?)+$"}))
    assert form.check({"it": "a" * 40 + "!"}).problems == ()


def test_what_the_whole_schema_also_says_is_noted() -> None:
    form = read_form({**schema(), "title": "Trip", "additionalProperties": False})
    assert form.ignored == (("", "title"), ("", "additionalProperties"))


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("property_", "keyword"),
    [
        ({"$ref": "https://example.test/x.json"}, "$ref"),
        ({"$ref": "#/$defs/X"}, "$ref"),
        ({"$dynamicRef": "#x"}, "$dynamicRef"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "anyOf"),
        ({"allOf": [{"type": "string"}]}, "allOf"),
        ({"type": "string", "$ref": "#/x"}, "$ref"),
        ({"type": "string", "not": {}}, "not"),
        ({"type": "string", "if": {}, "then": {}}, "if"),
        ({"type": "string", "anyOf": [{"const": "a"}]}, "anyOf"),
        ({"enum": ["a"], "allOf": []}, "allOf"),
        ({"oneOf": [{"const": "a", "title": "A", "$ref": "#/x"}]}, "$ref"),
        ({"oneOf": [{"type": "string"}, {"type": "null"}]}, "oneOf"),
        ({"oneOf": ["a"]}, "oneOf"),
        ({"oneOf": {"const": "a"}}, "oneOf"),
        ({"oneOf": [{"const": 1, "title": "A"}]}, "oneOf"),
        ({"oneOf": [{"const": "a", "title": 1}]}, "oneOf"),
        ({"type": "object", "properties": {}}, "type"),
        ({"type": "null"}, "type"),
        ({"type": ["string", "null"]}, "type"),
        ({"type": {"a": 1}}, "type"),
        ({}, "type"),
        ({"title": "x"}, "type"),
        ({"type": "integer", "properties": {}}, "properties"),
        ({"type": "array"}, "items"),
        ({"type": "array", "items": {"type": "string"}}, "items"),
        ({"type": "array", "items": {"type": "integer", "enum": [1]}}, "items"),
        ({"type": "array", "items": [{"enum": ["a"]}]}, "items"),
        ({"type": "array", "items": {"enum": ["a"], "$ref": "#/x"}}, "$ref"),
        ({"type": "array", "items": {"enum": ["a"], "anyOf": [{"const": "a"}], "oneOf": []}}, "oneOf"),
        ({"type": "array", "items": {"enum": ["a"]}, "prefixItems": []}, "prefixItems"),
        ({"type": "array", "items": {"enum": ["a"]}, "contains": {}}, "contains"),
        ({"enum": []}, "enum"),
        ({"enum": [1, 2]}, "enum"),
        ({"enum": "ab"}, "enum"),
        ({"enum": ["a", "a"]}, "enum"),
        ({"type": "string", "title": None}, "title"),
        ({"type": "string", "description": ["x"]}, "description"),
        ({"type": "string", "format": 5}, "format"),
        ({"type": "string", "minLength": -1}, "minLength"),
        ({"type": "string", "minLength": 1.5}, "minLength"),
        ({"type": "string", "maxLength": True}, "maxLength"),
        ({"type": "string", "maxLength": "9"}, "maxLength"),
        ({"type": "string", "minLength": 2, "maxLength": 1}, "minLength"),
        ({"type": "string", "default": 1}, "default"),
        ({"type": "string", "format": "date", "default": "soon"}, "default"),
        ({"type": "integer", "minimum": "1"}, "minimum"),
        ({"type": "integer", "maximum": float("inf")}, "maximum"),
        ({"type": "integer", "default": 2.5}, "default"),
        ({"type": "number", "minimum": 2, "maximum": 1}, "minimum"),
        ({"type": "boolean", "default": "yes"}, "default"),
        ({"enum": ["a"], "default": "b"}, "default"),
        ({"enum": ["a"], "default": 1}, "default"),
        ({"type": "array", "items": {"enum": ["a"]}, "default": "a"}, "default"),
        ({"type": "array", "items": {"enum": ["a"]}, "default": ["b"]}, "default"),
        ({"type": "array", "items": {"enum": ["a"]}, "minItems": 2}, "minItems"),
    ],
)
def test_what_would_change_the_meaning_of_a_field_is_refused_by_name(property_: dict[str, Any], keyword: str) -> None:
    assert refusal(schema(it=property_)) == ("it", keyword)


@pytest.mark.requirement("FORM-1")
@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (None, ("", "requestedSchema")),
        ("{}", ("", "requestedSchema")),
        ([], ("", "requestedSchema")),
        ({1: 2}, ("", "requestedSchema")),
        ({}, ("", "type")),
        ({"type": "array", "properties": {}}, ("", "type")),
        ({"type": ["object"], "properties": {}}, ("", "type")),
        ({"type": "object"}, ("", "properties")),
        ({"type": "object", "properties": []}, ("", "properties")),
        ({"type": "object", "properties": {"a": True}}, ("a", "properties")),
        ({"type": "object", "properties": {"a": None}}, ("a", "properties")),
        ({**schema(), "$defs": {}}, ("", "$defs")),
        ({**schema(), "allOf": []}, ("", "allOf")),
        ({**schema(), "patternProperties": {}}, ("", "patternProperties")),
        ({**schema(), "minProperties": 1}, ("", "minProperties")),
    ],
)
def test_what_is_no_flat_object_is_refused(wrong: object, place: tuple[str, str]) -> None:
    assert refusal(wrong) == place


@pytest.mark.parametrize(
    "dialect", ["http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-07/schema#", "", 7, [], {}]
)
def test_another_dialect_is_refused_and_nothing_is_fetched(dialect: object) -> None:
    wrong = {**schema(), "$schema": dialect}
    assert refusal(wrong) == ("", "$schema")
    with pytest.raises(RequestedSchemaError, match="dialect that is not supported"):
        read_form(wrong)


@pytest.mark.parametrize("required", [["b"], ["a", "a"], None, "a", ["a", 1], {"a": True}])
def test_required_names_fields_once_each(required: object) -> None:
    field, keyword = refusal({**schema(a={"type": "string"}), "required": required})
    assert keyword == "required"
    assert field in {"a", "b", ""}


def test_required_may_be_left_out() -> None:
    assert not read_form(schema(a={"type": "string"})).fields[0].required


def test_a_person_reads_what_is_wrong_with_the_servers_form() -> None:
    with pytest.raises(RequestedSchemaError) as raised:
        read_form(schema(who={"type": "object"}))
    assert raised.value.public.en == (
        "The server asked with a form that cannot be drawn: who: type: must be one of string, number, integer, "
        "boolean, or array with choices"
    )
    assert "who: type: 必须是" in raised.value.public.zh
