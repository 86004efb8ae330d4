"""What came back from a form on a page: read into answers, or into problems that say what to mend (FORM-7, FSEC-1)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Content, Localise, Value
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.pages.typed import NO, YES, Typed, is_untouched, show

_YES_NO = {YES: True, NO: False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """What a post says.

    Args:
        content: The answers that are right.
        problems: What is wrong with the others, in the order of the fields; empty when the form can be sent.
        typed: What stood in every field's inputs, to draw them again as they were.
    """

    content: Content
    problems: tuple[Problem, ...]
    typed: Mapping[str, Typed]


def read_posted(
    form: Form, pairs: Iterable[tuple[str, str]], *, shown: Content, localise: Localise | None = None
) -> Posted:
    """Read the pairs of a post.

    What still stands as it was drawn is answered with the very value that it was drawn with. An empty input is no
    answer; a required list of several picks may be answered with none of them, where its limits allow that.

    Args:
        form: What was asked.
        pairs: Names and values, as a browser sends them.
        shown: The values that the inputs were drawn with.
        localise: Gives a time without an offset the person's own; without it every time needs one.
    """
    posted: defaultdict[str, list[str]] = defaultdict(list)
    for name, value in pairs:
        posted[name].append(value)
    typed = {
        field.name: Typed(tuple(posted[f"f{at}"]), (posted[f"f{at}o"] or [""])[0]).plain()
        for at, field in enumerate(form.fields)
    }
    return read_typed(form, typed, shown=shown, localise=localise)


def read_typed(form: Form, typed: Mapping[str, Typed], *, shown: Content, localise: Localise | None = None) -> Posted:
    """Read what stands in the inputs of every field; else as `read_posted`."""
    content: Content = {}
    unread: dict[str, Problem] = {}
    for field in form.fields:
        value = _read(field, typed.get(field.name, Typed()), shown.get(field.name), localise or _no_zone)
        if isinstance(value, Problem):
            unread[field.name] = value
        elif value is not None:
            content[field.name] = value
    checked = form.check(content)
    found = {each.field: each for each in checked.problems} | unread
    problems = tuple(found[field.name] for field in form.fields if field.name in found)
    return Posted(content=checked.content, problems=problems, typed=typed)


def _no_zone(naive: datetime) -> datetime:
    return naive


def _read(field: Field, typed: Typed, shown: Value | None, localise: Localise) -> Value | Problem | None:
    if shown is not None and is_untouched(field, typed, show(field, shown)):
        return shown
    if isinstance(field, ChoicesField):
        return _picks(field, typed)
    return None if typed.is_empty else _one(field, typed, localise)


def _one(
    field: TextField | NumberField | BooleanField | ChoiceField, typed: Typed, localise: Localise
) -> Value | Problem | None:
    if isinstance(field, BooleanField):
        return _YES_NO.get(typed.text, problem(field.name, "not_a_boolean"))
    if isinstance(field, ChoiceField):
        places = {str(at): choice.value for at, choice in enumerate(field.choices)}
        return places[typed.text] if typed.text in places else field.check(None)
    if isinstance(field, TextField):
        # A line break at the very end comes from the key that people press when they are done.
        text = typed.text.rstrip("\n") + typed.offset
        return field.read(text, localise) if text else None
    return field.read(typed.text, localise)


def _picks(field: ChoicesField, typed: Typed) -> Value | Problem | None:
    places = {str(at): choice.value for at, choice in enumerate(field.choices)}
    if not places.keys() >= set(typed.values):
        return problem(field.name, "not_choices")
    picks = [value for at, value in places.items() if at in typed.values]
    return (field.check(picks) or picks) if picks or field.required else None
