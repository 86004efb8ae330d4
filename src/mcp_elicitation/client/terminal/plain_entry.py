"""What a typed line says for one field: numbers of a list, titles, values, or what the field itself reads."""

from __future__ import annotations

import re

from mcp_elicitation.client.terminal.entry import NO, YES, Entry
from mcp_elicitation.client.terminal.state import is_list, options
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Localise
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.problem import Problem

_NUMBERS = re.compile(r"\s*\d+\s*(?:[,，、;；\s]\s*\d+\s*)*", re.ASCII)


def has_numbers(field: Field) -> bool:
    """Tell whether the entries of a list can be named by number: not where a number is what one of them is called."""
    if not isinstance(field, ChoiceField | ChoicesField):
        return is_list(field)
    return not any(
        spelling.strip()[:1].isdigit() for choice in field.choices for spelling in (choice.value, choice.label)
    )


def understand(field: Field, typed: str, localise: Localise) -> Entry | Problem:
    """Return the entry that a line makes, or what is wrong with the line."""
    if not is_list(field):
        return Entry(text=typed)
    if has_numbers(field) and _NUMBERS.fullmatch(typed):
        picked = _by_number(field, typed)
        if picked is not None:
            return Entry(picks=picked)
    value = field.read(typed, localise)
    if isinstance(value, Problem):
        return value
    if isinstance(field, BooleanField):
        return Entry(picks=(YES if value is True else NO,))
    return Entry(picks=tuple(value) if isinstance(value, list) else (str(value),))


def _by_number(field: Field, typed: str) -> tuple[str, ...] | None:
    """Return the picks of numbers from 1; None where one of them is no place in the list, or too many are given."""
    listed = options(field)
    places = [int(each) - 1 for each in re.findall(r"\d+", typed)]
    if any(not 0 <= place < len(listed) for place in places):
        return None
    if not isinstance(field, ChoicesField) and len(places) > 1:
        return None
    picks = (listed[place] for place in dict.fromkeys(places))
    return tuple(each for each in picks if each is not None)
