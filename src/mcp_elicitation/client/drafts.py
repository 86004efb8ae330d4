"""What a person typed survives a round that asks again, and nothing longer."""

from __future__ import annotations

from collections.abc import Mapping

from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation
from mcp_elicitation.core.forms.field import Content, Value

_Shape = tuple[tuple[str, str], ...]


class Drafts:
    """The answers of one call, by the fields that they were given to.

    A server that asks again sends the same fields with another message and other defaults, so neither counts here.
    """

    def __init__(self) -> None:
        self._kept: dict[_Shape, Content] = {}

    def find(self, elicitation: Elicitation) -> Mapping[str, Value]:
        """Return what the person answered to the same fields before in this call."""
        return self._kept.get(_shape(elicitation), {})

    def keep(self, elicitation: Elicitation, reply: Reply) -> None:
        """Keep what the person filled in, sent or not."""
        if reply.content:
            self._kept[_shape(elicitation)] = dict(reply.content)


def _shape(elicitation: Elicitation) -> _Shape:
    if not isinstance(elicitation, FormElicitation):
        return ()
    return tuple((each.name, type(each).__name__) for each in elicitation.form.fields)
