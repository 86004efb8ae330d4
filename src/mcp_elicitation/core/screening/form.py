"""A whole form, from its wire form."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final, cast

from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.door import asks_for_secret
from mcp_elicitation.core.screening.reasons import REASONS
from mcp_elicitation.core.screening.verdict import Findings, Verdict

MOST_FIELDS: Final = 200
"""Fields of one form that are read; a form that people can answer has far fewer."""

WHOLE: Final = ""
"""Stands for the form where a field's name is expected."""

UNREADABLE: Final = Verdict(
    level="ambiguous", rule="unreadable_schema", place="schema", reason=REASONS["unreadable_schema"]
)
"""What is said of a schema that is none, or of a property that is none: nobody can tell what it asks for."""


def screen(requested_schema: Mapping[str, object], message: str) -> Findings:
    """Judge every field of a form from its wire form. Keeps UI-1.

    Never raises: whatever is malformed is read as far as it can be, what cannot be read is a finding of its own
    (``unreadable_schema``; under the name `WHOLE` when there are no properties at all), and the work is bounded.

    Args:
        requested_schema: The form's ``requestedSchema``.
        message: What stands above the form.
    """
    wire = cast("object", requested_schema)
    properties = cast("Mapping[object, object]", wire).get("properties") if isinstance(wire, Mapping) else None
    told = _text(message)
    if not isinstance(properties, Mapping):
        whole = asks_for_secret(AskedField(name="", kind="other"), told)
        return Findings(verdicts=((WHOLE, whole if whole.found else UNREADABLE),))
    listed = list(islice(cast("Mapping[object, object]", properties).items(), MOST_FIELDS))
    fields = [AskedField.from_property(str(name), schema) for name, schema in listed]
    own = [asks_for_secret(field) for field in fields]
    # What the message asks for belongs to the field that says so itself; only without one does it count for others.
    if not any(verdict.level == "secret" for verdict in own):
        own = [
            verdict if verdict.found else asks_for_secret(field, told)
            for field, verdict in zip(fields, own, strict=True)
        ]
    unread = (isinstance(schema, Mapping) for _, schema in listed)
    return Findings(
        verdicts=tuple(
            (field.name, verdict if is_read or verdict.found else UNREADABLE)
            for field, verdict, is_read in zip(fields, own, unread, strict=True)
        ),
        truncated=len(cast("Mapping[object, object]", properties)) > MOST_FIELDS,
    )


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
