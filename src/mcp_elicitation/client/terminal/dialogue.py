"""What a key does to a form: from the first field to the review page, and to one of three ends (UI-4, UI-5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mcp_elicitation.client.notices import Notice, find_value_notices
from mcp_elicitation.client.surface import By, Reply
from mcp_elicitation.client.terminal.entry import Entry, read, read_all
from mcp_elicitation.client.terminal.keys import CLOSING, Key
from mcp_elicitation.client.terminal.state import DEEDS, Deed, State, go, is_list, options
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Content, Localise
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import Problem, problem


def press(state: State, key: Key, localise: Localise) -> State:
    """Return what a key makes of the state.

    Args:
        state: Where the person stands; not at an end.
        key: The key.
        localise: Gives a time that was typed without an offset the person's own.
    """
    if key.name in CLOSING:
        return end(state, "cancel", localise, by="nobody" if key.name == "gone" else "person")
    if key.name == "decline":
        return end(state, "decline", localise)
    if state.field is None:
        return _press_on_review(state, key, localise)
    if key.name == "backtab":
        return go(state, state.at - 1)
    if key.name in {"tab", "review"}:
        onward = replace(state, returning=state.returning or key.name == "review")
        return _leave(onward, localise, insist=False)
    return (_press_on_list if is_list(state.field) else _press_on_line)(state, key, localise)


def end(state: State, deed: Deed, localise: Localise, by: By = "person") -> State:
    """Return the state at an end; what was filled in so far goes along, to be found again if it is asked again."""
    content, _ = read_all(state.form, state.entries, localise)
    return replace(state, reply=Reply(deed, content, by=by))


def send(state: State, localise: Localise) -> State:
    """Send, unless an answer is wrong or one was not yet said to be doubtful (FSEC-1, FSEC-3)."""
    content, problems = read_all(state.form, state.entries, localise)
    if problems:
        first = next(at for at, each in enumerate(state.form.fields) if each.name in problems)
        return replace(go(replace(state, problems=problems), first), returning=True)
    warnings = untold(state.form, content, state.told)
    if warnings:
        told = state.told | {(each.field, str(content[each.field])) for each in warnings}
        return go(replace(state, warnings=warnings, told=told), len(state.form.fields))
    return end(state, "accept", localise)


def untold(form: Form, content: Content, told: frozenset[tuple[str, str]]) -> tuple[Notice, ...]:
    """Return what is doubtful about the answers and was not yet said (FSEC-3)."""
    found = find_value_notices(form, content)
    return tuple(each for each in found if (each.field, str(content[each.field])) not in told)


def _press_on_review(state: State, key: Key, localise: Localise) -> State:
    count = len(state.form.fields)
    if key.name in {"up", "backtab", "down", "tab"}:
        step = -1 if key.name in {"up", "backtab"} else 1
        return replace(state, cursor=min(max(state.cursor + step, 0), count + len(DEEDS) - 1))
    if key.name != "enter":
        return state
    if state.cursor < count:
        return replace(go(state, state.cursor), returning=True)
    deed = DEEDS[state.cursor - count]
    return send(state, localise) if deed == "accept" else end(state, deed, localise)


def _press_on_line(state: State, key: Key, localise: Localise) -> State:
    match key.name:
        case "enter":
            return _leave(state, localise)
        case "up":
            return go(state, state.at - 1)
        case "down":
            return _leave(state, localise, insist=False)
        case "text":
            line = state.line.insert(key.text)
        case "newline":
            line = state.line.insert("\n")
        case _:
            line = state.line.press(key.name)
    if line.text == state.line.text:
        return replace(state, line=line)
    return replace(state.with_entry(Entry(text=line.text)), line=line)


def _press_on_list(state: State, key: Key, localise: Localise) -> State:
    field = state.form.fields[state.at]
    listed = options(field)
    if key.name in _STEPS:
        return replace(state, cursor=_STEPS[key.name](state.cursor, len(listed)))
    if key.name == "clear":
        return state.with_entry(Entry())
    if key.name == "enter" and (state.cursor < 0 or isinstance(field, ChoicesField)):
        return _leave(state, localise)
    if (key.name != "enter" and key != Key("text", " ")) or state.cursor < 0:
        return state
    picked = listed[state.cursor]
    if isinstance(field, ChoicesField):
        return _toggle(state, str(picked))
    picks = () if picked is None else (picked,)
    state = state if picks == state.entry.picks else state.with_entry(Entry(picks=picks))
    return _leave(state, localise) if key.name == "enter" else state


_STEPS: dict[str, Callable[[int, int], int]] = {
    "up": lambda at, _: max(at - 1, 0),
    "down": lambda at, count: min(at + 1, count - 1),
    "home": lambda _at, _count: 0,
    "end": lambda _, count: count - 1,
}


def _toggle(state: State, value: str) -> State:
    picks = state.entry.picks
    picks = tuple(each for each in picks if each != value) if value in picks else (*picks, value)
    return state.with_entry(Entry(picks=picks))


def _leave(state: State, localise: Localise, *, insist: bool = True) -> State:
    """Go on from a field; with ``insist`` only when what stands there is an answer."""
    field = state.form.fields[state.at]
    value = read(field, state.entry, localise)
    if value is None and field.required:
        value = problem(field.name, "required")
    if isinstance(value, Problem):
        state = replace(state, problems={**state.problems, field.name: value})
        if insist:
            return state
    return go(state, len(state.form.fields) if state.returning else state.at + 1)
