"""One field as rows: what it is called, what it allows, what stands in it, what is wrong with it (FORM-6, FORM-7)."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass, replace

from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.entry import NO, YES, Entry
from mcp_elicitation.client.terminal.layout import FRAME, Row, Style, framed, one_line, rows_of, width_of
from mcp_elicitation.client.terminal.line import Line
from mcp_elicitation.client.terminal.state import State, is_list, options
from mcp_elicitation.client.terminal.who import notices
from mcp_elicitation.core.forms.boolean import NO as NO_TEXT
from mcp_elicitation.core.forms.boolean import YES as YES_TEXT
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.core.lookalike.visible import visible
from mcp_elicitation.core.screening.inert import MARKS
from mcp_elicitation.text import Language, Text

_PROMPT = "> "
_DESCRIPTION_LINES = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """A field in rows.

    Args:
        rows: The rows.
        focus: First and last row that the keys act on.
        cursor: Row and column of the cursor.
        keys: What the keys do.
    """

    rows: list[Row]
    focus: tuple[int, int]
    cursor: tuple[int, int] | None
    keys: Text


def labels_of(form: Form) -> list[str]:
    """Return what fields are called for people; two with one title are told apart by their names (threat F5)."""
    labels = [one_line(field.label) for field in form.fields]
    times = Counter(labels)
    return [
        label if times[label] == 1 else f"{label} ({one_line(field.name)})"
        for label, field in zip(labels, form.fields, strict=True)
    ]


def draw_field(state: State, language: Language, width: int) -> Drawn:
    """Return the field in front of the person."""
    field = state.form.fields[state.at]
    rows = caption(state.form, state.at, language, width)
    rows += notices(state.review, language, width, field=field.name)
    if mark := origin_mark(state.entry):
        rows += rows_of(f"({mark.to(language)})", width, "dim", first="  ")
    lists = is_list(field)
    found = state.problems.get(field.name)
    wrong = [] if found is None else rows_of(one_line(found.text.to(language)), width, "problem", first="! ")
    rows += wrong if lists else []  # a list may be longer than the screen, an input is not
    start = len(rows)
    drawn = _draw_list(state, field, language, width) if lists else _draw_line(state, field, width)
    rows = [*rows, *drawn.rows, *([] if lists else wrong)]
    focus = (start + drawn.focus[0], start + drawn.focus[1]) if lists else (0, len(rows) - 1)
    cursor = None if drawn.cursor is None else (drawn.cursor[0] + start, drawn.cursor[1])
    return replace(drawn, rows=rows, focus=focus, cursor=cursor)


def caption(form: Form, at: int, language: Language, width: int) -> list[Row]:
    """Return whether a field is required, its title and description in the server's frame, and what it allows."""
    field = form.fields[at]
    where = words.QUESTION.fill(at=at + 1, count=len(form.fields)).to(language)
    need = (words.REQUIRED if field.required else words.OPTIONAL).to(language)
    rows = rows_of(f"{where} · {need}", width, "dim")
    rows += rows_of(labels_of(form)[at], width, "strong", first=FRAME, rest=FRAME)
    if field.description:
        rows += framed(field.description, width, lines=_DESCRIPTION_LINES)
    hints = "; ".join(hint.to(language) for hint in field.hints())
    return [*rows, *rows_of(hints, width, "dim", first="  ")] if hints else rows


def origin_mark(entry: Entry) -> Text | None:
    """Return whose an entry is, in words; None for what was typed just now, or for nothing."""
    if entry.value is None:
        return None
    return {"suggested": words.SUGGESTED, "yours": words.YOURS}.get(entry.origin)


def _draw_line(state: State, field: Field, width: int) -> Drawn:
    rows, place = input_rows(state.line, width)
    keys = words.KEYS_TEXT if isinstance(field, TextField) and field.format is None else words.KEYS_LINE
    return Drawn(rows=rows, focus=(0, len(rows) - 1), cursor=place, keys=keys)


def input_rows(line: Line, width: int) -> tuple[list[Row], tuple[int, int]]:
    """Return an input with what is typed, and where its cursor stands: characters that cannot be seen are tags."""
    room = width - len(_PROMPT) - 1
    pieces = _cells(_shown(line.text), room)
    rows: list[Row] = [(("strong", _PROMPT if at == 0 else "  "), ("", piece)) for at, piece in enumerate(pieces)]
    before = _cells(_shown(line.text[: line.cursor]), room)
    return rows, (len(before) - 1, len(_PROMPT) + width_of(before[-1]))


def _shown(text: str) -> str:
    """An input may hold a server's suggestion: what cannot be seen is a tag, and so is a mark too many."""
    shown: list[str] = []
    marks = 0
    for character in visible(text.replace("\n", "⏎")):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        shown.append(character if marks <= MARKS else f"⟨U+{ord(character):04X}⟩")
    return "".join(shown)


def _cells(text: str, width: int) -> list[str]:
    """The rows of an input: filled to the last cell, so that a cursor has the same place whatever follows it."""
    rows, used = [""], 0
    for character in text:
        cells = width_of(character)
        if used + cells > width:
            rows.append("")
            used = 0
        rows[-1] += character
        used += cells
    return rows


def _draw_list(state: State, field: Field, language: Language, width: int) -> Drawn:
    rows: list[Row] = []
    focus = (0, 0)
    several = isinstance(field, ChoicesField)
    names = option_names(field, language)
    for at, value in enumerate(options(field)):
        chosen = at == state.cursor
        picked = value in state.entry.picks if value is not None else state.entry.is_empty and not field.required
        box = ("[x] " if picked else "[ ] ") if several else ("(•) " if picked else "( ) ")
        style: Style = "focus" if chosen else ""
        drawn = rows_of(names[at], width, style, first=("> " if chosen else "  ") + box)
        focus = (len(rows), len(rows) + len(drawn) - 1) if chosen else focus
        rows += drawn
    return Drawn(rows=rows, focus=focus, cursor=None, keys=words.KEYS_SEVERAL if several else words.KEYS_ONE)


def option_names(field: Field, language: Language) -> list[str]:
    """Return what the list of a field reads like: titles, with the values where they say something else."""
    names = {YES: YES_TEXT.to(language), NO: NO_TEXT.to(language)}
    if isinstance(field, ChoiceField | ChoicesField):
        names = {choice.value: one_line(choice.shown) or "“”" for choice in field.choices}
    return [words.LEAVE_OUT.to(language) if value is None else names[value] for value in options(field)]
