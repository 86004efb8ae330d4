"""What a person typed survives a round that asks again, and nothing longer."""

from __future__ import annotations

from collections.abc import Mapping

from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation
from mcp_elicitation.core.forms.field import Content, Value

_Question = tuple[object, tuple[tuple[str, str], ...]]


class Drafts:
    """The answers of one call, by the key and the fields of the ask that they were given to.

    A server that asks again does so under the same key and with the same fields, but with another message and other
    defaults, so neither counts here. A question of its own has another key, even where it looks the same: what was said
    to the one must never be suggested to the other.
    """

    def __init__(self) -> None:
        self._kept: dict[_Question, Content] = {}

    def find(self, key: object, elicitation: Elicitation) -> Mapping[str, Value]:
        """Return what the person answered to the same question before in this call.

        Args:
            key: The key of the input request.
            elicitation: What is asked.
        """
        return self._kept.get(_question(key, elicitation), {})

    def keep(self, key: object, elicitation: Elicitation, reply: Reply) -> None:
        """Keep what the person filled in, sent or not."""
        if reply.content:
            self._kept[_question(key, elicitation)] = dict(reply.content)

    def typed(self) -> frozenset[str]:
        """Return every text that the person typed in this call, wherever."""
        answers = [value for content in self._kept.values() for value in content.values()]
        return frozenset(value for value in answers if isinstance(value, str))


def _question(key: object, elicitation: Elicitation) -> _Question:
    fields = elicitation.form.fields if isinstance(elicitation, FormElicitation) else ()
    return key, tuple((each.name, type(each).__name__) for each in fields)
