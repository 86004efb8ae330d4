"""The pages of a form: one field after another, and the review of all answers (UI-5, FORM-6, FORM-7, SEC-3)."""

from __future__ import annotations

from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.entry import Entry, read, show
from mcp_elicitation.client.terminal.field_rows import Drawn, draw_field, labels_of, origin_mark
from mcp_elicitation.client.terminal.layout import Row, clip, joined, one_line, rows_of
from mcp_elicitation.client.terminal.page import Page
from mcp_elicitation.client.terminal.state import DEEDS, State
from mcp_elicitation.client.terminal.who import header, keys, message, notice_rows, notices
from mcp_elicitation.core.forms.field import Localise
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.text import Language

_ANSWER_ROWS = 4
"""Rows of one answer on the review page; the whole of it stands in its field."""


def draw(state: State, language: Language, width: int, localise: Localise) -> Page:
    """Return the page on which a person stands.

    Args:
        state: Where.
        language: The person's language.
        width: Cells of a row; one less than the screen has.
        localise: As for ``press``: the review shows what will be sent.
    """
    top = header(state.review, language, width)
    if state.field is not None:
        before = joined([message(state.review, language, width), notices(state.review, language, width, field="")])
        drawn = draw_field(state, language, width)
        body = [*before, (), *drawn.rows]
        return _page(top, body, drawn, len(before) + 1, keys(drawn.keys, language, width, always=words.KEYS_FIELD))
    return _draw_review(state, language, width, localise)


def _page(top: list[Row], body: list[Row], drawn: Drawn, offset: int, footer: list[Row]) -> Page:
    cursor = None if drawn.cursor is None else (drawn.cursor[0] + offset, drawn.cursor[1])
    focus = (drawn.focus[0] + offset, drawn.focus[1] + offset)
    return Page(header=top, body=body, footer=footer, focus=focus, cursor=cursor)


def _draw_review(state: State, language: Language, width: int, localise: Localise) -> Page:
    review = state.review
    title = words.REVIEW if state.form.fields else words.NOTHING_ASKED
    body = joined(
        [
            message(review, language, width),
            notices(review, language, width),
            [row for each in state.warnings for row in notice_rows(each.text, language, width, grave=True)],
            rows_of(title.to(language), width, "strong"),
        ]
    )
    focus = (0, 0)
    for at, each in enumerate([*answer_lines(state, language, localise), *_deeds(state, language)]):
        if at == len(state.form.fields):
            body.append(())
        chosen = at == state.cursor
        rows = rows_of(each, width, "focus" if chosen else "", first="> " if chosen else "  ", rest="    ")
        if len(rows) > _ANSWER_ROWS:
            rows[_ANSWER_ROWS - 1 :] = [(("", "    "), ("dim", clip(words.CUT.to(language), width - 4)))]
        focus = (len(body), len(body) + len(rows) - 1) if chosen else focus
        body += rows
        if at < len(state.form.fields):
            body += _beside(state, at, language, width)
    return Page(header=header(review, language, width), body=body, footer=keys(words.KEYS_REVIEW, language, width),
                focus=focus)  # fmt: skip


def answer_lines(state: State, language: Language, localise: Localise) -> list[str]:
    """Return every field with its answer, as it will be sent, in a line each."""
    return [
        f"{label}: {answer_of(field, entry, language, localise)}"
        for label, field, entry in zip(labels_of(state.form), state.form.fields, state.entries, strict=True)
    ]


def answer_of(field: Field, entry: Entry, language: Language, localise: Localise) -> str:
    """Return the answer of one field for a person, and whose it is where it is not typed just now."""
    value = read(field, entry, localise)
    if isinstance(value, Problem):
        return one_line(entry.text or ", ".join(entry.picks))
    if value is None:
        return words.NOTHING.to(language)
    shown = one_line(show(field, value, language)) or (words.NONE.to(language) if value == [] else "“”")
    mark = origin_mark(entry)
    return shown if mark is None else f"{shown}  [{mark.to(language)}]"


def _beside(state: State, at: int, language: Language, width: int) -> list[Row]:
    found = state.problems.get(state.form.fields[at].name)
    return [] if found is None else rows_of(one_line(found.text.to(language)), width, "problem", first="    ! ")


def _deeds(state: State, language: Language) -> list[str]:
    send = words.SEND_ANYWAY if state.warnings or state.review.grave else words.SEND
    names = {"accept": send, "decline": words.DECLINE, "cancel": words.CANCEL}
    return [f"[ {names[deed].to(language)} ]" for deed in DEEDS]
