"""Reading a ``requestedSchema`` that someone else wrote.

What would change the meaning of a form (a reference, a nested object, a union) is refused by name; what only adds a
rule that form mode does not know (a pattern, say) is left out and noted, never run: the one who wrote it checks the
answer again. Work is bounded before anything is looked at, so a hostile schema costs no more than its first 64 KiB.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from mcp_elicitation.core.forms import boolean, choice, choices, number, text
from mcp_elicitation.core.forms.field import Members
from mcp_elicitation.core.forms.form import LARGEST_SCHEMA, Field, Form
from mcp_elicitation.core.forms.problem import WHOLE_FORM
from mcp_elicitation.core.forms.refusal import RequestedSchemaError, SchemaRefusedError, refuse
from mcp_elicitation.core.json import Object, as_object, exceeds
from mcp_elicitation.text import Text

DIALECTS = frozenset({"https://json-schema.org/draft/2020-12/schema", "https://json-schema.org/draft/2020-12/schema#"})
"""The dialects that ``$schema`` may name; without it, 2020-12 is meant."""

STRUCTURAL = frozenset(
    "$ref $dynamicRef $recursiveRef $defs definitions allOf anyOf oneOf not if then else properties required "
    "patternProperties additionalProperties propertyNames unevaluatedProperties dependentSchemas dependentRequired "
    "dependencies prefixItems items contains unevaluatedItems minProperties maxProperties contentSchema".split()
)
"""Keywords that would make another shape of a property; one that its kind does not use is refused."""

_FORM_KEYWORDS = frozenset({"$schema", "type", "properties", "required"})
_HARMLESS_FORM_KEYWORDS = frozenset({"additionalProperties"})


def read_form(schema: object) -> Form:
    """Read the ``requestedSchema`` of a request.

    Raises:
        RequestedSchemaError: It is not a form (FORM-1); the error names the field and the keyword.
    """
    try:
        return read_schema(schema)
    except SchemaRefusedError as refused:
        raise RequestedSchemaError(refused.refusal) from None


def read_schema(schema: object) -> Form:
    """Read a schema, whoever wrote it.

    Raises:
        SchemaRefusedError: It is not a form.
    """
    if exceeds(schema, LARGEST_SCHEMA):
        raise refuse(WHOLE_FORM, "requestedSchema", Text("is larger than 64 KiB", "超过 64 KiB"))
    members = as_object(schema)
    if members is None:
        raise refuse(WHOLE_FORM, "requestedSchema", Text("must be an object", "必须是对象"))
    ignored = _check_form_keywords(members)
    properties = as_object(members.get("properties"))
    if properties is None:
        raise refuse(WHOLE_FORM, "properties", Text("must be an object of fields", "必须是由字段组成的对象"))
    required = _read_required(members, properties)
    fields: list[Field] = []
    for name, each in properties.items():
        field, unknown = _read_property(name, each, required=name in required)
        fields.append(field)
        ignored.extend((name, keyword) for keyword in unknown)
    return Form(tuple(fields), tuple(ignored))


def _check_form_keywords(members: Object) -> list[tuple[str, str]]:
    dialect = members.get("$schema")
    if dialect is not None and not (isinstance(dialect, str) and dialect in DIALECTS):
        raise refuse(
            WHOLE_FORM, "$schema", Text("names a dialect that is not supported", "指定了不支持的 JSON Schema 方言")
        )
    if members.get("type") != "object":
        raise refuse(WHOLE_FORM, "type", Text("must be “object”", "必须是 “object”"))
    unknown = [keyword for keyword in members if keyword not in _FORM_KEYWORDS]
    for keyword in unknown:
        if keyword in STRUCTURAL and keyword not in _HARMLESS_FORM_KEYWORDS:
            raise refuse(WHOLE_FORM, keyword, _FLAT)
    return [(WHOLE_FORM, keyword) for keyword in unknown]


def _read_required(members: Object, properties: Object) -> frozenset[str]:
    names = members.get("required", [])
    if not choice.is_texts(names):
        raise refuse(WHOLE_FORM, "required", Text("must be a list of field names", "必须是字段名称的列表"))
    listed: set[str] = set()
    for name in cast("list[str]", names):
        if name not in properties:
            raise refuse(
                name, "required", Text("is required but is no field of the form", "被列为必填，但表单中没有此字段")
            )
        if name in listed:
            raise refuse(name, "required", Text("is listed twice", "被列了两次"))
        listed.add(name)
    return frozenset(listed)


def _read_property(name: str, schema: object, *, required: bool) -> tuple[Field, list[str]]:
    members = as_object(schema)
    if members is None:
        raise refuse(name, "properties", Text("must be an object", "必须是对象"))
    field = _read_field(Members(name, members), members, required=required)
    unknown = _unknown(field, members)
    for keyword in unknown:
        if keyword in STRUCTURAL:
            raise refuse(name, keyword, _FLAT)
    return field, unknown


def _read_field(property_: Members, members: Object, *, required: bool) -> Field:
    kind = members.get("type")
    if (kind is None or kind == "string") and not members.keys().isdisjoint({"enum", "oneOf", "const"}):
        listed = choice.read_choices(property_, members, "oneOf")
        return choice.ChoiceField.from_members(property_, listed, required=required)
    if kind is None:  # what stands in its place says more than that it is missing: a reference, a union
        for keyword in members:
            if keyword in STRUCTURAL:
                raise refuse(property_.field, keyword, _FLAT)
    if not isinstance(kind, str) or kind not in _KINDS:
        raise refuse(property_.field, "type", _KIND_UNKNOWN)
    return _KINDS[kind](property_, members, required)


def _several(property_: Members, members: Object, *, required: bool) -> Field:
    items = as_object(members.get("items"))
    if items is None or items.get("type", "string") != "string" or items.keys().isdisjoint({"enum", "anyOf", "oneOf"}):
        raise refuse(property_.field, "items", Text("must list text choices", "必须列出文字选项"))
    titled = "anyOf" if "anyOf" in items else "oneOf"
    for keyword in items:
        if keyword in STRUCTURAL and keyword != titled:
            raise refuse(property_.field, keyword, _FLAT)
    listed = choice.read_choices(property_, items, titled)
    return choices.ChoicesField.from_members(property_, listed, required=required)


_KINDS: Mapping[str, Callable[[Members, Object, bool], Field]] = {
    "string": lambda p, _, r: text.TextField.from_members(p, required=r),
    "number": lambda p, _, r: number.NumberField.from_members(p, required=r, integer=False),
    "integer": lambda p, _, r: number.NumberField.from_members(p, required=r, integer=True),
    "boolean": lambda p, _, r: boolean.BooleanField.from_members(p, required=r),
    "array": lambda p, m, r: _several(p, m, required=r),
}


def _unknown(field: Field, members: Object) -> list[str]:
    """Return the keywords of a property of which nothing is kept."""
    known = _KEYWORDS[type(field)]
    unknown = [keyword for keyword in members if keyword not in known]
    if isinstance(field, text.TextField) and members.get("format") != field.format:
        unknown.append("format")  # one outside the four
    elif isinstance(field, choice.ChoiceField):
        unknown += choice.unread(members, "oneOf")
    elif isinstance(field, choices.ChoicesField):
        items = cast("Object", members["items"])
        unknown += [keyword for keyword in items if keyword not in choices.ITEM_KEYWORDS]
        unknown += choice.unread(items, "anyOf" if "anyOf" in items else "oneOf")
    return unknown


_KEYWORDS: Mapping[type, frozenset[str]] = {
    text.TextField: text.KEYWORDS,
    number.NumberField: number.KEYWORDS,
    boolean.BooleanField: boolean.KEYWORDS,
    choice.ChoiceField: choice.KEYWORDS,
    choices.ChoicesField: choices.KEYWORDS,
}

_FLAT = Text(
    "is not permitted: a form is flat, with text, numbers, yes/no and choices only",
    "不被允许：表单必须是扁平的，只能包含文字、数字、是/否和选项",
)
_KIND_UNKNOWN = Text(
    "must be one of string, number, integer, boolean, or array with choices",
    "必须是 string、number、integer、boolean，或带选项的 array 之一",
)
