"""Forms, answers and typed-in text that hypothesis draws."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from typing import Any

from hypothesis import strategies as st

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import Choice, ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import LARGEST_EXACT, Value
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.text import TextField

NAMES = st.sampled_from(["a", "größe", "__proto__", "constructor", "class", "I agree", "", "姓名"]) | st.text(
    max_size=8
)
TEXTS = st.text(max_size=12)
EXACT = st.integers(-LARGEST_EXACT, LARGEST_EXACT)
NUMBERS = st.integers(-(2**70), 2**70) | st.floats(allow_nan=False, allow_infinity=False)

EMAILS = st.sampled_from(["name@example.com", "a.b+c@sub.example.org", "nope", "@", "a@@b.com", "x@example.com "])
URIS = st.sampled_from(
    ["https://example.com/page?q=1#top", "urn:isbn:0451450523", "mailto:a@example.com", "not a uri", "//host", "a:%zz"]
)
DATES = st.dates().map(date.isoformat) | st.sampled_from(["2031-02-29", "2032-02-29", "2031-13-01", "20310506"])
_ZONES = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
DATE_TIMES = st.datetimes(timezones=_ZONES).map(datetime.isoformat) | st.sampled_from(
    ["2031-05-06T07:08:09Z", "2031-05-06T07:08:09", "2031-05-06 07:08:09Z", "2031-05-06T24:00:00Z", "2031-05-06"]
)
FORMATTED = {"email": EMAILS, "uri": URIS, "date": DATES, "date-time": DATE_TIMES}


def limits(low: int = 0, high: int = 12) -> st.SearchStrategy[tuple[int | None, int | None]]:
    """Two counts in order, either of which may be missing."""
    pairs = st.tuples(st.integers(low, high), st.integers(low, high)).map(sorted)
    return st.tuples(pairs, st.booleans(), st.booleans()).map(
        lambda drawn: (drawn[0][0] if drawn[1] else None, drawn[0][1] if drawn[2] else None)
    )


def _common(name: str) -> st.SearchStrategy[dict[str, Any]]:
    optional = {"title": st.none() | TEXTS, "description": st.none() | TEXTS, "required": st.booleans()}
    return st.fixed_dictionaries({"name": st.just(name), **optional})


@st.composite
def _texts(draw: st.DrawFn, name: str) -> Field:
    low, high = draw(limits())
    format_ = draw(st.none() | st.sampled_from(sorted(FORMATTED)))
    bare = TextField(**draw(_common(name)), min_length=low, max_length=high, format=format_)  # type: ignore[arg-type]
    return _suggested(bare, draw(st.none() | right(bare)))


@st.composite
def _numbers(draw: st.DrawFn, name: str) -> Field:
    integer = draw(st.booleans())
    low, high = sorted(draw(st.tuples(EXACT, EXACT)) if integer else draw(st.tuples(NUMBERS, NUMBERS)))
    bounds: dict[str, Any] = {
        "minimum": draw(st.sampled_from([None, low])),
        "maximum": draw(st.sampled_from([None, high])),
    }
    bare = NumberField(**draw(_common(name)), integer=integer, **bounds)
    return _suggested(bare, draw(st.none() | right(bare)))


@st.composite
def _booleans(draw: st.DrawFn, name: str) -> Field:
    return BooleanField(**draw(_common(name)), default=draw(st.none() | st.booleans()))


def choice_lists() -> st.SearchStrategy[tuple[Choice, ...]]:
    """Lists without a value twice; titles may repeat, and may be the value of another choice."""
    words = st.sampled_from(["a", "b", "a, b", "East", "东", " x", "A"]) | TEXTS
    return st.lists(
        st.builds(Choice, words, st.none() | words), min_size=1, max_size=5, unique_by=lambda choice: choice.value
    ).map(tuple)


@st.composite
def _choices(draw: st.DrawFn, name: str) -> Field:
    bare = ChoiceField(**draw(_common(name)), choices=draw(choice_lists()))
    return _suggested(bare, draw(st.none() | right(bare)))


@st.composite
def _several(draw: st.DrawFn, name: str) -> Field:
    listed = draw(choice_lists())
    low, high = draw(limits(0, len(listed)))
    bare = ChoicesField(**draw(_common(name)), choices=listed, min_items=low, max_items=high)
    return _suggested(bare, draw(st.none() | right(bare)))


def _suggested(bare: Field, default: Value | None) -> Field:
    return bare if default is None else Form((bare,)).suggest({bare.name: default}).fields[0]


def fields(name: str = "field") -> st.SearchStrategy[Field]:
    """One field of any kind."""
    return st.one_of(_texts(name), _numbers(name), _booleans(name), _choices(name), _several(name))


@st.composite
def forms(draw: st.DrawFn, most: int = 4) -> Form:
    """A form of a few fields."""
    names = draw(st.lists(NAMES, max_size=most, unique=True))
    return Form(tuple(draw(fields(name)) for name in names))


def right(field: Field) -> st.SearchStrategy[Any]:
    """Answers that mostly fit the field."""
    match field:
        case TextField():
            return _right_text(field)
        case NumberField():
            return _right_number(field)
        case BooleanField():
            return st.booleans()
        case ChoiceField():
            return st.sampled_from([choice.value for choice in field.choices])
        case ChoicesField():
            values = st.sampled_from([choice.value for choice in field.choices])
            most = len(field.choices) if field.max_items is None else field.max_items
            return st.lists(values, min_size=field.min_items or 0, max_size=most, unique=True)


def _right_text(field: TextField) -> st.SearchStrategy[str]:
    if field.format is not None:
        return FORMATTED[field.format]
    low = field.min_length or 0
    return st.text(min_size=low, max_size=low + 12 if field.max_length is None else field.max_length)


def _right_number(field: NumberField) -> st.SearchStrategy[float]:
    low, high = field.minimum, field.maximum
    if field.integer:
        return st.integers(-LARGEST_EXACT if low is None else int(low), LARGEST_EXACT if high is None else int(high))
    return st.sampled_from([each for each in (low, high) if each is not None] or [0, 2.5])


JSON_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS, lambda inner: st.lists(inner, max_size=3), max_leaves=4
)


@st.composite
def answers(draw: st.DrawFn, form: Form) -> dict[str, Any]:
    """Answers to a form: right ones, wrong ones, missing ones, and one for no field at all."""
    content: dict[str, Any] = {}
    for field in form.fields:
        match draw(st.sampled_from(["right", "right", "right", "wrong", "missing"])):
            case "right":
                content[field.name] = draw(right(field))
            case "wrong":
                content[field.name] = draw(JSON_VALUES)
            case _:
                pass
    if draw(st.booleans()) and all(field.name != "stranger" for field in form.fields):
        content["stranger"] = draw(JSON_VALUES)
    return content
