"""Two judges that know nothing of us agree with `Form.check`, except where a row of the table says otherwise."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it ships without types
import jsonschema_rs
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.core.forms.primitive_schema import REQUESTED_SCHEMA
from tests.core.forms.strategies import answers, forms

from mcp_elicitation.core.forms.choice import Choice
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import LARGEST_EXACT
from mcp_elicitation.core.forms.form import Field, Form
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.forms.text import TextField

# What each judge decides: jsonschema-rs all of it; jsonschema brings no formats of its own but the weakest of them.
JUDGES: dict[str, Callable[[Any], Any]] = {
    "jsonschema-rs": lambda schema: jsonschema_rs.validator_for(schema, validate_formats=True),
    "jsonschema": jsonschema.Draft202012Validator,
}
SPECIFICATION: Any = jsonschema.Draft202012Validator(REQUESTED_SCHEMA)


@dataclass(frozen=True)
class Difference:
    """One place where we and JSON Schema part: the reason, where it applies, and an answer that shows it."""

    reason: str
    applies: Callable[[Field, Any], bool]
    field: Field
    answer: Any
    ours: bool


def _repeats(answer: Any) -> bool:
    return len(set(map(repr, answer))) < len(answer)


def _is_whole(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and float(value).is_integer()


DIFFERENCES = {
    "null is absent": Difference(
        "the specification's content holds no null, and clients send it for a field that was skipped",
        lambda field, answer: answer is None,
        TextField(name="it"),
        None,
        ours=True,
    ),
    "picked twice": Difference(
        "a choice is picked or it is not; the specification has no `uniqueItems` that could say so",
        lambda field, answer: isinstance(field, ChoicesField) and isinstance(answer, list) and _repeats(answer),
        ChoicesField(name="it", choices=(Choice("a"), Choice("b"))),
        ["a", "a"],
        ours=False,
    ),
    "not exact": Difference(
        "beyond 2^53 a number that passed through JavaScript is no longer the one that was typed",
        lambda field, answer: isinstance(field, NumberField) and _is_whole(answer) and abs(answer) > LARGEST_EXACT,
        NumberField(name="it", integer=True),
        LARGEST_EXACT + 1,
        ours=False,
    ),
    "beyond a double": Difference(
        "a number that no double can hold arrives elsewhere as infinity",
        lambda field, answer: isinstance(answer, int) and abs(answer) > sys.float_info.max,
        NumberField(name="it"),
        10**400,
        ours=False,
    ),
    "NUL": Difference(
        "no database and no terminal keeps it",
        lambda field, answer: isinstance(field, TextField) and "\0" in str(answer),
        TextField(name="it"),
        "a\0b",
        ours=False,
    ),
    "half a surrogate pair": Difference(
        "no UTF-8 can carry it (jsonschema-rs cannot even be asked)",
        lambda field, answer: isinstance(answer, str) and any("\ud800" <= letter <= "\udfff" for letter in answer),
        TextField(name="it"),
        "\ud800",
        ours=False,
    ),
    "e-mail": Difference(
        "stricter: a domain of one label, an address as a domain, and names that no mail reaches are refused",
        lambda field, answer: isinstance(field, TextField) and field.format == "email" and "@" in str(answer),
        TextField(name="it", format="email"),
        "name@printer.local",
        ours=False,
    ),
}


def _judge(name: str, form: Form) -> tuple[Form, Any]:
    """Give the judge only what it can decide."""
    if name == "jsonschema":
        bare = (replace(each, format=None) if isinstance(each, TextField) else each for each in form.fields)
        form = Form(tuple(bare))
    return form, JUDGES[name](form.write())


def _differs(form: Form, content: dict[str, Any]) -> bool:
    return any(
        difference.applies(field, content[field.name])
        for field in form.fields
        if field.name in content
        for difference in DIFFERENCES.values()
    )


@pytest.mark.requirement("FSEC-1", "FSEC-2")
@pytest.mark.parametrize("judge", JUDGES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_judges_agree_on_every_answer_outside_the_table(judge: str, data: st.DataObject) -> None:
    form, decides = _judge(judge, data.draw(forms()))
    content = data.draw(answers(form))
    assume(not _differs(form, content))
    assert (form.check(content).problems == ()) is decides.is_valid(content)


@pytest.mark.parametrize("name", DIFFERENCES)
def test_every_row_of_the_table_is_a_difference(name: str) -> None:
    difference = DIFFERENCES[name]
    form = Form((difference.field,))
    content = {"it": difference.answer}
    assert difference.applies(difference.field, difference.answer)
    assert (form.check(content).problems == ()) is difference.ours
    judge = "jsonschema" if name == "half a surrogate pair" else "jsonschema-rs"
    assert _judge(judge, form)[1].is_valid(content) is not difference.ours


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        *(
            ("date", text)
            for text in ("2032-02-29", "2031-02-29", "0000-01-01", "20310506", "2031-W01-1", "２０３１-05-06")
        ),
        *(
            ("date-time", text)
            for text in (
                "2031-05-06T07:08:09Z",
                "2031-05-06t07:08:09z",
                "2031-05-06T07:08:09.123456789012Z",
                "2031-05-06T07:08:09",
                "2031-05-06T07:08Z",
                "2031-05-06 07:08:09Z",
                "2031-05-06T07:08:09+0200",
                "2031-05-06T07:08:09+23:59",
                "2031-05-06T07:08:09+24:00",
                "2031-05-06T24:00:00Z",
                "2031-06-30T23:59:60Z",
                "2031-07-01T00:59:60+01:00",
                "2031-06-30T12:00:60Z",
                "0000-01-01T00:00:00Z",
            )
        ),
        *(
            ("uri", text)
            for text in (
                "https://example.com/a?b#c",
                "urn:isbn:0451450523",
                "a:",
                "//host/path",
                "http://[::1]:8080/",
                "http://[::1%25eth0]/",
                "http://[v1.a]/",
                "http://[1]/",
                "http://example.com:99999/",
                "http://exa mple.com/",
                "http://bücher.example/",
                "http:////x",
                "a:%zz",
                "a:b\\c",
                "1a:b",
                "",
            )
        ),
        *(
            ("email", text)
            for text in (
                "name@example.com",
                "x" * 64 + "@example.com",
                "x" * 65 + "@example.com",
                '"a b"@example.com',
                "a@[127.0.0.1]",
                "jörg@example.com",
                "user@münchen.example",
                "user@xn--mnchen-3ya.example",
                "a..b@example.com",
                ".a@example.com",
                "a@-b.com",
                "nope",
                "@",
                " x@example.com",
            )
        ),
    ],
)
def test_formats_are_decided_as_another_implementation_decides_them(format_: Any, text: str) -> None:
    form = Form((TextField(name="it", format=format_),))
    decides = jsonschema_rs.validator_for(form.write(), validate_formats=True)
    assert (form.check({"it": text}).problems == ()) is decides.is_valid({"it": text})


@pytest.mark.requirement("FORM-1", "FORM-2", "FORM-3", "FORM-4", "FORM-5", "MSG-4")
@settings(max_examples=150, deadline=None)
@given(form=forms())
def test_what_is_written_is_what_the_specification_permits(form: Form) -> None:
    assert [error.message for error in SPECIFICATION.iter_errors(form.write())] == []


@pytest.mark.requirement("FORM-1", "FORM-2", "FORM-3", "FORM-4", "FORM-5")
@settings(max_examples=150, deadline=None)
@given(form=forms())
def test_what_is_written_is_read_as_the_same_and_written_the_same(form: Form) -> None:
    again = read_form(json.loads(json.dumps(form.write())))
    assert again.write() == form.write()
    assert json.dumps(again.write()) == json.dumps(form.write())  # the order of fields and keywords as well
    assert again.ignored == ()
    assert again.digest == form.digest


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "object", "properties": {"a": {"type": "string", "pattern": "x"}}},
        {"type": "object", "properties": {"a": {"type": "object", "properties": {}}}},
        {"type": "object", "properties": {"a": {"type": "array", "items": {"type": "string"}}}},
        {"type": "object", "properties": {"a": {"type": "string", "enum": ["x"], "enumNames": ["X"]}}},
        {"type": "object", "properties": {"a": {"type": "string", "minLength": -1}}},
        {"type": "object", "properties": {}, "title": "Trip"},
    ],
)
def test_the_specifications_schema_refuses_what_it_should(schema: Any) -> None:
    assert not SPECIFICATION.is_valid(schema)
