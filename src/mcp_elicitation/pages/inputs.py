"""A form as native inputs, one description for each, drawn by one template (FORM-6, FORM-7, threats F5, F9, U10)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias

from markupsafe import Markup

from mcp_elicitation.core.forms.boolean import NO as NO_TEXT
from mcp_elicitation.core.forms.boolean import YES as YES_TEXT
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import Choice, ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.number import NumberField, plain
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.pages import words
from mcp_elicitation.pages.notes import Note, render_notes
from mcp_elicitation.pages.templates import SHARED
from mcp_elicitation.pages.typed import NO, YES, Typed, is_day, is_untouched, moment_of, show
from mcp_elicitation.text import Language, Text

Kind: TypeAlias = Literal["line", "lines", "date", "moment", "radios", "menu", "boxes"]

_LONGEST_LINE = 200
"""Characters from which on a text gets several lines."""
_LONGEST_LIST = 7
"""Choices that are all shown at once; more of them become a menu."""

_SAY_IT_THEMSELVES = frozenset({"date", "moment", "radios", "menu"})
"""Inputs whose look says what their hint would say."""

# Every offset that is in use somewhere.
_OFFSETS = tuple(
    "-12:00 -11:00 -10:00 -09:30 -09:00 -08:00 -07:00 -06:00 -05:00 -04:00 -03:30 -03:00 -02:30 -02:00 -01:00 +00:00 "
    "+01:00 +02:00 +03:00 +03:30 +04:00 +04:30 +05:00 +05:30 +05:45 +06:00 +06:30 +07:00 +08:00 +08:45 +09:00 +09:30 "
    "+10:00 +10:30 +11:00 +12:00 +12:45 +13:00 +13:45 +14:00".split()
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A form as it should stand on a page.

    Args:
        form: What is asked.
        values: What the inputs begin with.
        yours: The fields whose value is the person's own from before, not the server's suggestion.
        typed: What was typed since; it comes before the values.
        problems: What is wrong with what was typed; the first of them gets the focus.
        notes: What to know about single fields.
        own_zone: Whether a time may be left in the person's own time zone.
    """

    form: Form
    values: Content
    yours: frozenset[str] = frozenset()
    typed: Mapping[str, Typed] = field(default_factory=dict[str, Typed])
    problems: tuple[Problem, ...] = ()
    notes: Mapping[str, tuple[Note, ...]] = field(default_factory=dict[str, tuple[Note, ...]])
    own_zone: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class _Option:
    value: str
    label: str | Text
    detail: str = ""
    picked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Input:
    """Everything that the template needs to know about one field."""

    id: str
    kind: Kind
    type: str
    field: Field
    text: str
    attributes: tuple[tuple[str, str], ...]
    options: tuple[_Option, ...]
    offsets: tuple[_Option, ...]
    hints: tuple[Text, ...]
    mark: Text | None
    notes: Markup
    problem: Problem | None
    focus: bool
    required: bool

    @property
    def described_by(self) -> str:
        parts = (
            ("d", self.field.description is not None),
            ("h", bool(self.hints) or self.mark is not None),
            ("n", bool(self.notes.strip())),
            ("p", self.problem is not None),
        )
        return " ".join(f"{self.id}{part}" for part, there in parts if there)


def render_fields(drawing: Drawing, language: Language) -> Markup:
    """Return the inputs of a form, without the form around them. Draws every text of the server as text."""
    problems = {each.field: each for each in reversed(drawing.problems)}
    first = next((each.name for each in drawing.form.fields if each.name in problems), None)
    inputs = [
        _input(drawing, at, each, problems.get(each.name), language, focus=each.name == first)
        for at, each in enumerate(drawing.form.fields)
    ]
    return SHARED.render("fields.html", language, inputs=inputs)


def _input(drawing: Drawing, at: int, each: Field, found: Problem | None, language: Language, *, focus: bool) -> _Input:
    value = drawing.values.get(each.name)
    typed = drawing.typed.get(each.name, show(each, value))
    kind, type = _kind(each, typed)
    return _Input(
        id=f"f{at}",
        kind=kind,
        type=type,
        field=each,
        text=typed.text + (typed.offset if kind == "line" else ""),
        attributes=tuple(_attributes(each, kind).items()),
        options=_options(each, typed, kind),
        offsets=_offsets(typed.offset, own=drawing.own_zone) if kind == "moment" else (),
        hints=() if kind in _SAY_IT_THEMSELVES else each.hints(),
        mark=_mark(drawing, each, typed),
        notes=render_notes(drawing.notes.get(each.name, ()), language),
        problem=found,
        focus=focus,
        required=each.required and not isinstance(each, ChoicesField) and (value is None or not typed.is_empty),
    )


def _kind(each: Field, typed: Typed) -> tuple[Kind, str]:
    """Which input, and its type; what a native input would not take as it stands gets a plain one."""
    if isinstance(each, BooleanField):
        return "radios", ""
    if isinstance(each, ChoicesField):
        return "boxes", ""
    if isinstance(each, ChoiceField):
        return ("radios" if len(each.choices) <= _LONGEST_LIST else "menu"), ""
    if isinstance(each, NumberField):
        return "line", "number" if typed.is_empty or not isinstance(each.read(typed.text, _unused), Problem) else "text"
    return _text_kind(each, typed.text)


def _text_kind(each: TextField, text: str) -> tuple[Kind, str]:
    if each.format == "date" and (not text or is_day(text)):
        return "date", "date"
    if each.format == "date-time" and (not text or moment_of(text)):
        return "moment", "datetime-local"
    if each.format is not None:
        return "line", {"email": "email", "uri": "url"}.get(each.format, "text")
    short = each.max_length is not None and each.max_length <= _LONGEST_LINE and not set("\r\n") & set(text)
    return ("line" if short else "lines"), "text"


def _attributes(each: Field, kind: Kind) -> dict[str, str]:
    """The field's constraints, as far as a browser can hold them without refusing what the field would take."""
    if isinstance(each, NumberField):
        bounds = (("min", each.minimum, math.ceil), ("max", each.maximum, math.floor))
        limits = {
            name: str(plain(inner(bound) if each.integer else bound))
            for name, bound, inner in bounds
            if bound is not None
        }
        whole = {"step": "1", "inputmode": "numeric"} if each.integer else {"step": "any", "inputmode": "decimal"}
        return {**whole, **limits}
    if not isinstance(each, TextField):
        return {}
    if kind in {"date", "moment"}:
        return {"max": "9999-12-31"} if kind == "date" else {"max": "9999-12-31T23:59", "step": "any"}
    limits = {} if each.format is None else {"autocapitalize": "none", "spellcheck": "false"}
    if each.min_length:
        limits["minlength"] = str(each.min_length)
    if each.max_length is not None:
        # A browser counts UTF-16 units, of which a character may have two, and cuts what is pasted without a word.
        limits["maxlength"] = str(2 * each.max_length)
    return limits


def _options(each: Field, typed: Typed, kind: Kind) -> tuple[_Option, ...]:
    none = _Option(value="", label=words.NO_ANSWER, picked=typed.is_empty)
    if isinstance(each, BooleanField):
        said = [
            _Option(value=value, label=label, picked=typed.text == value)
            for value, label in ((YES, YES_TEXT), (NO, NO_TEXT))
        ]
        return tuple(said) if each.required else (*said, none)
    if not isinstance(each, ChoiceField | ChoicesField):
        return ()
    listed = tuple(_option(at, choice, typed) for at, choice in enumerate(each.choices))
    if kind == "menu":
        return (_Option(value="", label=words.CHOOSE if each.required else words.NO_ANSWER), *listed)
    return listed if kind == "boxes" or each.required else (*listed, none)


def _option(at: int, choice: Choice, typed: Typed) -> _Option:
    detail = "" if choice.label == choice.value else choice.value
    return _Option(value=str(at), label=choice.label, detail=detail, picked=str(at) in typed.values)


def _offsets(chosen: str, *, own: bool) -> tuple[_Option, ...]:
    listed = _OFFSETS if chosen in {"", *_OFFSETS} else (*_OFFSETS, chosen)
    return (
        _Option(value="", label=words.OWN_ZONE if own else words.CHOOSE, picked=not chosen),
        *(_Option(value=each, label=words.ZONE.fill(offset=each), picked=each == chosen) for each in listed),
    )


def _mark(drawing: Drawing, each: Field, typed: Typed) -> Text | None:
    value = drawing.values.get(each.name)
    if value is None or not is_untouched(each, typed, show(each, value)):
        return None
    return words.YOURS if each.name in drawing.yours else words.SUGGESTED


def _unused(naive: datetime) -> datetime:
    return naive  # a number has no time zone
