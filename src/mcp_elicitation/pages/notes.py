"""What a person should know before going on, as a list of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from mcp_elicitation.pages.templates import SHARED
from mcp_elicitation.text import Language, Text


@dataclass(frozen=True, slots=True)
class Note:
    """One sentence.

    Args:
        text: What to know.
        grave: Whether going on is a bad idea.
        code: Stable name of the kind of note.
    """

    text: Text
    grave: bool = False
    code: str = ""


def render_notes(notes: Sequence[Note], language: Language) -> Markup:
    """Return the notes, the grave ones first; nothing where there are none."""
    ordered = sorted(notes, key=lambda note: not note.grave)
    return SHARED.render("notes.html", language, notes=ordered)
