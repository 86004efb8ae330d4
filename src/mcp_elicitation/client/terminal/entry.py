"""What stands in one field while a person fills it in, and the answer that it makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from mcp_elicitation.client.review import Review
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Content, Localise, Value
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.text import Language, Text

YES, NO = "yes", "no"

Origin: TypeAlias = Literal["suggested", "yours", "typed"]
"""Whose it is: the server's suggestion (FORM-6), the person's own from an earlier round, or typed just now."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in one field.

    Args:
        text: What was typed, for text and numbers.
        picks: What was picked: values of choices; ``yes`` or ``no``.
        value: The answer that it began with; sent as it is while nothing was changed.
        origin: Whose it is.
    """

    text: str = ""
    picks: tuple[str, ...] = ()
    value: Value | None = None
    origin: Origin = "typed"

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands there."""
        return not self.text and not self.picks and self.value is None


def begin(field: Field, value: Value | None, origin: Origin) -> Entry:
    """Return the entry that shows a value, or an empty one."""
    if value is None:
        return Entry()
    if isinstance(field, BooleanField):
        return Entry(picks=(YES if value is True else NO,), value=value, origin=origin)
    if isinstance(field, ChoiceField):
        return Entry(picks=(str(value),), value=value, origin=origin)
    if isinstance(field, ChoicesField):
        return Entry(picks=tuple(cast("list[str]", value)), value=value, origin=origin)
    return Entry(text=field.show(value), value=value, origin=origin)


def begin_all(review: Review, form: Form) -> tuple[Entry, ...]:
    """Return what the fields of a form begin with: the person's own draft first, else the server's suggestions."""
    prefill = review.prefill()
    return tuple(
        begin(each, prefill.get(each.name), "yours" if each.name in review.draft else "suggested")
        for each in form.fields
    )


def read(field: Field, entry: Entry, localise: Localise) -> Value | Problem | None:
    """Return the answer of an entry; None when the field is left out (FORM-7).

    An emptied input is no answer, whatever kind the field is. A required list of several picks may be answered with
    none of them, where its limits allow that.
    """
    if entry.value is not None:
        return field.check(entry.value) or entry.value
    if isinstance(field, ChoicesField):
        picks = [choice.value for choice in field.choices if choice.value in entry.picks]
        return (field.check(picks) or picks) if picks or field.required else None
    if isinstance(field, BooleanField):
        return entry.picks[0] == YES if entry.picks else None
    if isinstance(field, ChoiceField):
        return entry.picks[0] if entry.picks else None
    # A line end at the very end comes from the key that people press when they are done.
    text = entry.text.rstrip("\n") if isinstance(field, TextField) else entry.text.strip()
    return field.read(text, localise) if text else None


def read_all(form: Form, entries: tuple[Entry, ...], localise: Localise) -> tuple[Content, dict[str, Problem]]:
    """Return the answers of a form that are right, and the problems of the others (FSEC-1)."""
    content: Content = {}
    problems: dict[str, Problem] = {}
    for field, entry in zip(form.fields, entries, strict=True):
        value = read(field, entry, localise)
        if isinstance(value, Problem):
            problems[field.name] = value
        elif value is not None:
            content[field.name] = value
    checked = form.check(content)
    return checked.content, {each.field: each for each in checked.problems} | problems


def show(field: Field, value: Value, language: Language) -> str:
    """Return an answer as a person reads it; of a server's own words in it, nothing is made inert yet."""
    shown = field.show(value)
    return shown.to(language) if isinstance(shown, Text) else shown


def form_of(review: Review) -> Form:
    """Return the form of a review; one without fields for a page."""
    return review.elicitation.form if isinstance(review.elicitation, FormElicitation) else Form(())
