"""How far a form is filled in: what stands in its inputs, what it answers, and what is wrong or doubtful about that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from mcp_elicitation.client.notices import Notice, find_value_notices
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.web.book import Pending
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.field import Content, Localise
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.json import canonical, digest
from mcp_elicitation.pages import Drawing, Note, Posted, read_posted
from mcp_elicitation.pages.posted import read_typed
from mcp_elicitation.pages.typed import show
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of what is about to be sent.

    Args:
        field: The field.
        value: The answer as a person reads it; None where there is none.
        suggested: Whether the server suggested it and the person left it so.
        notes: What is doubtful about it.
    """

    field: Field
    value: str | Text | None
    suggested: bool
    notes: tuple[Note, ...]


def own_zone(naive: datetime) -> datetime:
    """Give a time the zone of this machine: only where the person sits at it."""
    return naive.astimezone()


def form_of(waiting: Pending) -> Form | None:
    """Return the form of an ask; None for a page."""
    elicitation = waiting.review.elicitation
    return elicitation.form if isinstance(elicitation, FormElicitation) else None


def read_pairs(waiting: Pending, form: Form, pairs: Iterable[tuple[str, str]], localise: Localise | None) -> Posted:
    """Read a post, and keep what stood in its inputs with the ask."""
    posted = read_posted(form, pairs, shown=waiting.review.prefill(), localise=localise)
    waiting.typed = posted.typed
    return posted


def read_kept(waiting: Pending, form: Form, localise: Localise | None) -> Posted:
    """Read what stands in the inputs: what was typed, or else what they began with."""
    shown = waiting.review.prefill()
    typed = waiting.typed or {each.name: show(each, shown.get(each.name)) for each in form.fields}
    return read_typed(form, typed, shown=shown, localise=localise)


def drawing_of(waiting: Pending, form: Form, problems: tuple[Problem, ...], *, zone: bool) -> Drawing:
    """Return how the form stands on its page (FORM-6)."""
    review = waiting.review
    return Drawing(
        form=form,
        values=review.prefill(),
        yours=frozenset(review.draft),
        typed=waiting.typed or {},
        problems=problems,
        notes=notes_of(review.notices),
        own_zone=zone,
    )


def notes_of(notices: Iterable[Notice]) -> dict[str, tuple[Note, ...]]:
    """Return notices by the field that they belong to."""
    notes: defaultdict[str, tuple[Note, ...]] = defaultdict(tuple)
    for notice in notices:
        notes[notice.field] += (Note(notice.text, notice.grave, notice.code),)
    return dict(notes)


def rows_of(review: Review, form: Form, content: Content) -> list[Row]:
    """Return what is about to be sent, line by line (UI-5)."""
    notes = notes_of([*(each for each in review.notices if each.grave), *find_value_notices(form, content)])
    defaults = form.defaults()
    return [
        Row(
            field=each,
            value=each.show(content[each.name]) if each.name in content else None,
            suggested=content.get(each.name) == defaults.get(each.name, ...) and each.name not in review.draft,
            notes=notes.get(each.name, ()),
        )
        for each in form.fields
    ]


def seal_of(content: Content) -> str:
    """Return a digest of what the person looked at, so that nothing else is sent."""
    return digest(canonical(content))
