"""A form as a scene: the state of its dialogue, and how it is drawn for one person."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal.dialogue import press
from mcp_elicitation.client.terminal.form_page import draw
from mcp_elicitation.client.terminal.keys import Key
from mcp_elicitation.client.terminal.page import Page
from mcp_elicitation.client.terminal.state import State
from mcp_elicitation.core.forms.field import Localise
from mcp_elicitation.text import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class FormScene:
    """Where a person stands in a form.

    Args:
        state: Where.
        language: The person's language.
        localise: Gives a time that was typed without an offset the person's own.
    """

    state: State
    language: Language
    localise: Localise

    @property
    def place(self) -> Hashable:
        """A field, or the review."""
        return self.state.page

    @property
    def decides(self) -> bool:
        """The review does."""
        return self.state.field is None

    @property
    def read_first(self) -> bool:
        """Typing shows the field; nothing is sent by it."""
        return False

    @property
    def reply(self) -> Reply | None:
        """What was done."""
        return self.state.reply

    def draw(self, width: int) -> Page:
        """Return the page in rows."""
        return draw(self.state, self.language, width, self.localise)

    def press(self, key: Key) -> FormScene:
        """Return what a key makes of it."""
        return replace(self, state=press(self.state, key, self.localise))
