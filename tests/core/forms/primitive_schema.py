"""What revision 2026-07-28 permits in `requestedSchema`, as a JSON Schema in our own spelling.

The kinds, their members and the types of these are those of `PrimitiveSchemaDefinition` and `ElicitRequestFormParams`.
Two things are stricter here, because the specification's text is: a kind has its own members and no others, and counts
are not negative. The legacy `enumNames` is left out: it is read, never written.
"""

from __future__ import annotations

from typing import Any

TEXT: dict[str, Any] = {"type": "string"}
COUNT: dict[str, Any] = {"type": "integer", "minimum": 0}
TITLED: dict[str, Any] = {
    "type": "array",
    "minItems": 1,
    "items": {
        "type": "object",
        "properties": {"const": TEXT, "title": TEXT},
        "required": ["const", "title"],
        "additionalProperties": False,
    },
}
PLAIN: dict[str, Any] = {"type": "array", "minItems": 1, "uniqueItems": True, "items": TEXT}


def _kind(type_: dict[str, Any], required: tuple[str, ...] = (), **members: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {"type": type_, "title": TEXT, "description": TEXT, **members},
        "required": ["type", *required],
        "additionalProperties": False,
    }


def _several(list_: str, listed: dict[str, Any], **type_: dict[str, Any]) -> dict[str, Any]:
    items: dict[str, Any] = {
        "type": "object",
        "properties": {**type_, list_: listed},
        "required": [*type_, list_],
        "additionalProperties": False,
    }
    limits = {"minItems": COUNT, "maxItems": COUNT}
    return _kind({"const": "array"}, ("items",), items=items, default={"type": "array", "items": TEXT}, **limits)


PRIMITIVE: dict[str, Any] = {
    "oneOf": [
        _kind(
            {"const": "string"},
            minLength=COUNT,
            maxLength=COUNT,
            format={"enum": ["date", "date-time", "email", "uri"]},
            default=TEXT,
        ),
        _kind(
            {"enum": ["integer", "number"]},
            minimum={"type": "number"},
            maximum={"type": "number"},
            default={"type": "number"},
        ),
        _kind({"const": "boolean"}, default={"type": "boolean"}),
        _kind({"const": "string"}, ("enum",), enum=PLAIN, default=TEXT),
        _kind({"const": "string"}, ("oneOf",), oneOf=TITLED, default=TEXT),
        _several("enum", PLAIN, type={"const": "string"}),
        _several("anyOf", TITLED),
    ]
}

REQUESTED_SCHEMA: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": {
        "$schema": TEXT,
        "type": {"const": "object"},
        "properties": {"type": "object", "additionalProperties": PRIMITIVE},
        "required": {"type": "array", "items": TEXT, "uniqueItems": True},
    },
    "required": ["type", "properties"],
    "additionalProperties": False,
}
