"""Revision 2025-06-18: form asks only, pushed, in a smaller language (LEG-1).

It knows titled choices as ``enum`` with ``enumNames``, a default for yes-or-no only, and no list of several choices. A
form that needs more is refused with the reason; what can be said in fewer words is.
"""

from __future__ import annotations

from typing import cast

from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.json import JSON
from mcp_elicitation.errors import PeerError
from mcp_elicitation.text import Text

VERSION = "2025-06-18"


class TooOldForFormError(PeerError):
    """The client's revision has no words for a field of the form; nothing was asked (LEG-4)."""

    code = "too_old_for_form"

    def __init__(self, field: str) -> None:
        super().__init__(
            Text(
                f"This client speaks revision {VERSION}, which has no way to pick several choices (“{field}”). "
                "Use a newer client.",
                f"此客户端使用 {VERSION} 版协议，无法进行多选（“{field}”）。请使用更新的客户端。",
            )
        )


def write_push(elicitation: FormElicitation) -> dict[str, JSON]:
    """Write the parameters of a pushed ``elicitation/create`` in the words of this revision.

    Raises:
        TooOldForFormError: A field cannot be said in them.
    """
    schema = dict(elicitation.form.write())
    schema["properties"] = {field.name: _property(field) for field in elicitation.form.fields}
    return {"message": elicitation.message, "requestedSchema": schema}


def _property(field: Field) -> dict[str, JSON]:
    if isinstance(field, ChoicesField):
        raise TooOldForFormError(field.name)
    written = field.write()
    if not isinstance(field, BooleanField):
        written.pop("default", None)
    if isinstance(field, ChoiceField) and "oneOf" in written:
        del written["oneOf"]
        written["enum"] = cast("list[JSON]", [choice.value for choice in field.choices])
        written["enumNames"] = cast("list[JSON]", [choice.label for choice in field.choices])
    return written
