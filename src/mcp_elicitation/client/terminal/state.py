"""Where a person stands in a form: a value, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from mcp_elicitation.client.notices import Notice
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal.entry import NO, YES, Entry, begin_all, form_of
from mcp_elicitation.client.terminal.line import Line
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.problem import Problem

Deed: TypeAlias = Literal["accept", "decline", "cancel"]
DEEDS: tuple[Deed, ...] = ("accept", "decline", "cancel")
"""What stands below the answers of the review page, in this order."""

NOWHERE = -1
"""The cursor of a list in which nothing is picked and nothing may be left out: Enter alone picks nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One form while it is answered.

    Args:
        review: What is asked.
        form: Its fields.
        entries: What stands in each field, in their order.
        at: The field in front of the person; the number of fields stands for the review page.
        line: The input of a text or number field.
        cursor: The row of a list, of the field or of the review page.
        problems: What is wrong, by field; shown beside it.
        returning: Whether Enter leads back to the review page.
        warnings: What is doubtful about the answers that were about to be sent (FSEC-3).
        told: The answers of which that was said: field and value.
        reply: What was done; None while nothing was.
    """

    review: Review
    form: Form
    entries: tuple[Entry, ...]
    at: int = 0
    line: Line = field(default_factory=Line)
    cursor: int = 0
    problems: Mapping[str, Problem] = field(default_factory=dict[str, Problem])
    returning: bool = False
    warnings: tuple[Notice, ...] = ()
    told: frozenset[tuple[str, str]] = frozenset()
    reply: Reply | None = None

    @property
    def field(self) -> Field | None:
        """The field in front of the person; None on the review page."""
        return self.form.fields[self.at] if self.at < len(self.form.fields) else None

    @property
    def entry(self) -> Entry:
        """What stands in that field."""
        return self.entries[self.at]

    @property
    def page(self) -> tuple[int, int]:
        """Which page this is; another one where it decides anew."""
        return self.at, len(self.told) if self.field is None else 0

    def with_entry(self, entry: Entry) -> State:
        """Return the state after the field in front of the person changed; what was wrong with it is forgotten."""
        entries = (*self.entries[: self.at], entry, *self.entries[self.at + 1 :])
        name = self.form.fields[self.at].name
        problems = {key: value for key, value in self.problems.items() if key != name}
        return replace(self, entries=entries, problems=problems, warnings=())


def begin(review: Review) -> State:
    """Return where a person begins."""
    form = form_of(review)
    return go(State(review=review, form=form, entries=begin_all(review, form)), 0)


def go(state: State, at: int) -> State:
    """Return the state on another page, with line and cursor as that page needs them."""
    at = min(max(at, 0), len(state.form.fields))
    state = replace(state, at=at, line=Line(), cursor=0)
    if state.field is None:
        return replace(state, cursor=_first_on_review(state), returning=False)
    if is_list(state.field):
        return replace(state, cursor=_first_on_list(state.field, state.entry))
    return replace(state, line=Line.holding(state.entry.text))


def is_list(field: Field) -> bool:
    """Tell whether a field is answered by picking from a list."""
    return isinstance(field, BooleanField | ChoiceField | ChoicesField)


def options(field: Field) -> tuple[str | None, ...]:
    """Return what the list of a field offers: its values, and None for leaving it out."""
    if isinstance(field, ChoicesField):
        return tuple(choice.value for choice in field.choices)
    values: tuple[str, ...] = (YES, NO) if isinstance(field, BooleanField) else ()
    if isinstance(field, ChoiceField):
        values = tuple(choice.value for choice in field.choices)
    return values if field.required else (*values, None)


def _first_on_list(field: Field, entry: Entry) -> int:
    listed = options(field)
    if isinstance(field, ChoicesField):
        return 0
    if entry.picks and entry.picks[0] in listed:
        return listed.index(entry.picks[0])
    return NOWHERE if field.required else len(listed) - 1


def _first_on_review(state: State) -> int:
    """Sending, where nothing speaks against it; else declining, or the answer that something is doubtful about."""
    names = [each.name for each in state.form.fields]
    if state.warnings:
        return names.index(state.warnings[0].field)
    return len(names) + DEEDS.index("decline" if state.review.grave else "accept")
