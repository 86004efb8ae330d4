"""A whole form, from its wire form."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final, cast

from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.door import asks_for_secret
from mcp_elicitation.core.screening.verdict import Findings

MOST_FIELDS: Final = 200
"""Fields of one form that are read; a form that people can answer has far fewer."""


def screen(requested_schema: Mapping[str, object], message: str) -> Findings:
    """Judge every field of a form from its wire form. Keeps UI-1.

    Never raises: whatever is malformed is read as far as it can be, and the work is bounded.

    Args:
        requested_schema: The form's ``requestedSchema``.
        message: What stands above the form.
    """
    properties = _mapping(_mapping(requested_schema).get("properties"))
    told = _text(message)
    fields = [AskedField.from_property(str(name), schema) for name, schema in islice(properties.items(), MOST_FIELDS)]
    own = [asks_for_secret(field) for field in fields]
    # What the message asks for belongs to the field that says so itself; only without one does it count for others.
    if not any(verdict.level == "secret" for verdict in own):
        own = [
            verdict if verdict.found else asks_for_secret(field, told)
            for field, verdict in zip(fields, own, strict=True)
        ]
    return Findings(
        verdicts=tuple((field.name, verdict) for field, verdict in zip(fields, own, strict=True)),
        truncated=len(properties) > MOST_FIELDS,
    )


def _mapping(value: object) -> Mapping[str, object]:
    return cast("Mapping[str, object]", value) if isinstance(value, Mapping) else {}


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
