"""What the JSON of an inbox is, as an OpenAPI 3.1 description."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Schema: TypeAlias = dict[str, object]


def _object(required: Mapping[str, object], **optional: object) -> Schema:
    return {"type": "object", "properties": {**required, **optional}, "required": sorted(required)}


def _list(items: object) -> Schema:
    return {"type": "array", "items": items}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


_TEXT: Schema = {"type": "string"}
_MAYBE: Schema = {"type": ["string", "null"]}
_FLAG: Schema = {"type": "boolean"}
_COUNT: Schema = {"type": "integer"}
_SECONDS: Schema = {"type": "number", "description": "Seconds since the epoch."}
_ENDS: Schema = {"enum": ["sent", "opened", "declined", "cancelled", "expired", "withdrawn"]}

SCHEMAS: dict[str, Schema] = {
    "Sentence": _object({"en": _TEXT, "zh": _TEXT}),
    "Notice": _object({"code": _TEXT, "text": _ref("Sentence"), "field": _TEXT, "grave": _FLAG}),
    "Problem": _object({"field": _TEXT, "code": _TEXT, "text": _ref("Sentence")}),
    "Server": _object({"alias": _TEXT, "origin": _TEXT, "claimed": _MAYBE}),
    "Ask": {
        **_object(
            {
                "id": _TEXT,
                "mode": {"enum": ["form", "url"]},
                "since": _SECONDS,
                "until": _SECONDS,
                "grave": {**_FLAG, "description": "Answering is a bad idea: let declining be the default."},
                "server": _ref("Server"),
                "request": _MAYBE,
                "position": _COUNT,
                "total": _COUNT,
                "message": _TEXT,
                "notices": _list(_ref("Notice")),
            },
            form={"type": "object", "description": "The requestedSchema of a form."},
            prefill={"type": "object", "description": "What a form begins with."},
            yours=_list(_TEXT),
            page={"type": "object", "description": "What to know about a page: see `core.urls.Report`."},
        ),
        "description": "Texts are as the server wrote them: draw them as text, never as HTML or Markdown.",
    },
    "Over": _object({"id": _TEXT, "end": _ENDS, "alias": _TEXT, "host": _MAYBE, "waits": _FLAG}),
    "Asks": _object({"csrf": _TEXT, "asks": _list(_ref("Ask")), "opened": _list(_ref("Over"))}),
    "Action": _object(
        {"action": {"enum": ["accept", "open", "decline", "cancel", "retry", "stop"]}},
        content={"type": "object", "description": "The answers of an accepted form."},
    ),
    "Ended": _object({"end": _ENDS}, url={**_TEXT, "description": "The page that may now be opened."}),
    "Failed": _object({"error": _TEXT}, problems=_list(_ref("Problem"))),
}
"""Every object, by its name."""


def _json(description: str, *names: str) -> Schema:
    schema = _ref(names[0]) if len(names) == 1 else {"oneOf": [_ref(name) for name in names]}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _operation(id_: str, summary: str, responses: Mapping[str, Schema], *more: Mapping[str, object]) -> Schema:
    refused = {"403": _json("Another site, a stranger, or no token.", "Failed")}
    merged: Schema = {"operationId": id_, "summary": summary, "responses": {**responses, **refused}}
    for each in more:
        merged |= each
    return merged


def _parameter(name: str, place: str) -> Schema:
    return {"name": name, "in": place, "required": True, "schema": _TEXT}


def describe(base: str) -> Schema:
    """Return the description of an inbox.

    Args:
        base: The path that it lives below.
    """
    gone = {"404": _json("There is no such ask for this user.", "Failed")}
    one: Sequence[Schema] = [_parameter("id", "path")]
    body = {"required": True, "content": {"application/json": {"schema": _ref("Action")}}}
    ends = {
        "200": _json("Done.", "Ended"),
        "400": _json("No such action here.", "Failed"),
        "409": _json("The ask is over.", "Over"),
        "422": _json("The answers do not fit the form.", "Failed"),
        "425": _json("Faster than anybody reads: look at the ask, wait 700 ms, then open.", "Failed"),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "mcp-elicitation inbox", "version": "1"},
        "servers": [{"url": base or "/"}],
        "paths": {
            "/api/asks": {
                "get": _operation("listAsks", "What waits for this user.", {"200": _json("All.", "Asks")}),
            },
            "/api/asks/{id}": {
                "parameters": one,
                "get": _operation("getAsk", "One ask.", {"200": _json("It.", "Ask", "Over"), **gone}),
                "post": _operation(
                    "endAsk",
                    "Answer, decline or cancel an ask; open its page; ask the server now, or stop waiting.",
                    {**ends, **gone},
                    {"requestBody": body, "parameters": [_parameter("X-CSRF-Token", "header")]},
                ),
            },
            "/api/openapi.json": {
                "get": _operation("describe", "This.", {"200": {"description": "An OpenAPI document."}}),
            },
        },
        "components": {"schemas": SCHEMAS},
    }
