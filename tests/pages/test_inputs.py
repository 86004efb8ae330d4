"""Every kind of field becomes a native input that says what the schema says, in words and in attributes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from tests.core.forms.strategies import forms
from tests.pages.markup import Element, read, untouched

from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import problem
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.pages import Drawing, Note, read_posted, render_fields
from mcp_elicitation.pages.typed import Typed
from mcp_elicitation.text import LANGUAGES, Text

HOSTILE = "<img src=x onerror=alert(1)>\"'><script>alert(2)</script>\u202e\x1b[2J\x00&lt;/bdi></bdi>\n\n\nDecline"


def form_of(properties: Mapping[str, Any], *required: str) -> Form:
    return read_form({"type": "object", "properties": properties, "required": list(required)})


def draw(properties: Mapping[str, Any], *required: str, **more: Any) -> Element:
    form = form_of(properties, *required)
    return read(render_fields(Drawing(form=form, values=more.pop("values", form.defaults()), **more), "en"))


CONSTRAINTS: Mapping[str, tuple[Mapping[str, Any], str, Mapping[str, str]]] = {
    "short text": ({"type": "string", "minLength": 2, "maxLength": 9}, "input", {"minlength": "2", "maxlength": "18"}),
    "long text": ({"type": "string", "maxLength": 900}, "textarea", {"maxlength": "1800"}),
    "text": ({"type": "string"}, "textarea", {}),
    "email": ({"type": "string", "format": "email"}, "input", {"type": "email"}),
    "uri": ({"type": "string", "format": "uri"}, "input", {"type": "url"}),
    "date": ({"type": "string", "format": "date"}, "input", {"type": "date"}),
    "integer": ({"type": "integer", "minimum": 0.5, "maximum": 9}, "input", {"min": "1", "max": "9", "step": "1"}),
    "number": ({"type": "number", "minimum": 0.5, "maximum": 9.25}, "input", {"min": "0.5", "max": "9.25"}),
    "menu": ({"type": "string", "enum": list("abcdefgh")}, "select", {}),
}


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize("kind", CONSTRAINTS)
def test_a_constraint_becomes_an_attribute(kind: str) -> None:
    schema, tag, attributes = CONSTRAINTS[kind]
    control = draw({"it": schema}, "it").by_id("f0")
    assert control.tag == tag
    assert attributes.items() <= control.attributes.items()
    assert {"required", "autocomplete"} <= control.attributes.keys()


@pytest.mark.requirement("FORM-7")
def test_a_date_time_has_its_offset_beside_it() -> None:
    page = draw({"it": {"type": "string", "format": "date-time", "default": "2031-05-06T07:08:00-23:11"}})
    assert page.by_id("f0").attributes["value"] == "2031-05-06T07:08:00"
    (chosen,) = [each for each in page.one("select").all("option") if "selected" in each.attributes]
    assert (chosen.attributes["value"], chosen.text) == ("-23:11", "UTC-23:11")


def test_an_optional_yes_or_no_has_a_third_answer_and_a_required_one_has_not() -> None:
    page = draw({"a": {"type": "boolean"}, "b": {"type": "boolean"}}, "b")
    values = [(each.attributes["name"], each.attributes["value"]) for each in page.all("input")]
    assert values == [("f0", "yes"), ("f0", "no"), ("f0", ""), ("f1", "yes"), ("f1", "no")]
    checked = [each.attributes["name"] for each in page.all("input") if "checked" in each.attributes]
    assert checked == ["f0"]  # nothing is chosen for the person but that there is no answer


@pytest.mark.parametrize("required", [(), ("it",)])
def test_required_and_optional_are_said_in_words(required: tuple[str, ...]) -> None:
    label = draw({"it": {"type": "integer"}}, *required).one("label")
    assert label.text.split() == ["it", "required" if required else "optional"]


def test_every_text_about_a_field_is_tied_to_its_input() -> None:
    page = draw(
        {"it": {"type": "integer", "title": "Bags", "description": "Each 23 kg", "maximum": 3, "default": 1}},
        typed={"it": Typed(("9",))},
        problems=(problem("it", "too_large", limit=3),),
        notes={"it": (Note(Text("Odd.", "怪。")),)},
    )
    control = page.by_id("f0")
    told = [page.by_id(each).text.split() for each in control.attributes["aria-describedby"].split()]
    assert [" ".join(each) for each in told] == [
        "Each 23 kg",
        "a whole number, at most 3",
        "Good to know Odd.",
        "This must be at most 3.",
    ]
    assert control.attributes["aria-invalid"] == "true"
    assert (control.attributes["value"], "autofocus" in control.attributes) == ("9", True)


def test_only_the_first_wrong_field_gets_the_focus() -> None:
    both = tuple(problem(name, "required") for name in ("a", "b"))
    page = draw({"a": {"type": "boolean"}, "b": {"type": "string"}}, "a", "b", problems=both)
    focused = [each.attributes["name"] for each in page.all("input", "textarea") if "autofocus" in each.attributes]
    assert focused == ["f0"]


@pytest.mark.requirement("FORM-6")
def test_a_default_is_marked_as_the_servers_and_a_draft_as_the_persons() -> None:
    schema = {"a": {"type": "string", "default": "Oslo"}, "b": {"type": "string", "default": "Rome"}}
    page = draw(schema, values={"a": "Oslo", "b": "Bern"}, yours=frozenset({"b"}))
    marks = [each.text for each in page.all("span") if each.attributes.get("class") == "mark"]
    assert marks == ["Suggested by the server", "Your earlier answer"]
    changed = draw(schema, typed={"a": Typed(("Oslo!",)), "b": Typed(("Rome",))})
    assert [each.text for each in changed.all("span") if each.attributes.get("class") == "mark"] == [
        "Suggested by the server"
    ]


def test_a_choices_value_is_shown_where_its_title_says_something_else() -> None:
    listed = [{"const": "eco", "title": "Economy"}, {"const": "biz", "title": "biz"}]
    page = draw({"it": {"type": "string", "oneOf": listed}}, "it")
    assert [" ".join(each.text.split()) for each in page.all("label")] == ["Economy eco", "biz"]
    menu = draw({"it": {"type": "string", "oneOf": [{"const": f"v{at}", "title": "Same"} for at in range(9)]}}, "it")
    assert [each.text for each in menu.all("option")][:3] == ["Please choose", "Same (v0)", "Same (v1)"]


def test_a_value_that_a_native_input_would_lose_gets_a_plain_one() -> None:
    for schema, default in (
        ({"type": "string", "format": "date"}, "0000-01-01"),
        ({"type": "string", "format": "date-time"}, "2016-12-31T23:59:60Z"),
        ({"type": "string", "maxLength": 9}, "a\nb"),
    ):
        page = draw({"it": {**schema, "default": default}})
        control = page.by_id("f0")
        assert control.attributes.get("type", "text") == "text"
        assert default in {control.attributes.get("value"), control.text.removeprefix("\n")}
    wrong = draw({"it": {"type": "number"}}, typed={"it": Typed(("12x",))}).by_id("f0")
    assert (wrong.attributes["type"], wrong.attributes["value"]) == ("text", "12x")


@pytest.mark.requirement("CURL-7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_text_is_text_wherever_it_stands(language: Any) -> None:
    listed = [{"const": HOSTILE, "title": HOSTILE + "!"}, {"const": "https://evil.example", "title": HOSTILE}]
    texts = {"title": HOSTILE, "description": HOSTILE + " https://evil.example [x](https://evil.example)"}
    form = form_of(
        {
            HOSTILE: {"type": "string", **texts},
            "a": {"type": "integer", **texts},
            "b": {"type": "boolean", **texts},
            "c": {"type": "string", "oneOf": listed, **texts},
            "d": {"type": "array", "items": {"anyOf": listed}, **texts},
            "e": {"type": "string", "enum": [f"{HOSTILE}{at}" for at in range(9)], **texts},
            "f": {"type": "string", "format": "date-time", **texts},
        }
    )
    notes = {"a": (Note(Text(HOSTILE, HOSTILE)),)}
    wrong = tuple(problem(each.name, "not_a_choice", choices=HOSTILE) for each in form.fields)
    page = read(render_fields(Drawing(form=form, values={}, notes=notes, problems=wrong), language))
    known = {"div", "label", "span", "bdi", "p", "textarea", "input", "fieldset", "legend", "code", "select", "option"}
    assert {each.tag for each in page.all()} == known | {"ul", "li", "strong"}
    assert not [each for each in page.all() if any(name.startswith("on") for name in each.attributes)]
    assert not {"href", "src", "style", "action"} & {name for each in page.all() for name in each.attributes}
    assert not re.search("[\x00\x1b\u202e]", page.text)
    assert HOSTILE not in {value for each in page.all() for value in each.attributes.values()}


@given(forms())
def test_an_untouched_form_answers_exactly_what_was_suggested(form: Form) -> None:
    shown = form.defaults()
    page = read(render_fields(Drawing(form=form, values=shown), "zh"))
    posted = read_posted(form, untouched(page), shown=shown)
    expected = form.check(shown)
    lists = {each.name for each in form.fields if each.required and each.write()["type"] == "array"}
    assert {k: v for k, v in posted.content.items() if k in shown} == shown
    assert {each.field for each in posted.problems} - lists == {each.field for each in expected.problems} - lists
    for each in shown:
        kept = posted.content[each]
        assert type(kept) is type(shown[each])


@given(forms())
def test_a_form_that_is_drawn_again_still_holds_what_was_typed(form: Form) -> None:
    shown = form.defaults()
    first = read_posted(form, untouched(read(render_fields(Drawing(form=form, values=shown), "en"))), shown=shown)
    again = Drawing(form=form, values=shown, typed=first.typed, problems=first.problems)
    second = read_posted(form, untouched(read(render_fields(again, "en"))), shown=shown)
    assert second == first
