"""What a person must see of an ask, as a value."""

from __future__ import annotations

import dataclasses

import pytest

from mcp_elicitation.client.notices import Notice, find_notices
from mcp_elicitation.client.review import Review, ServerIdentity
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.text import Text

SERVER = ServerIdentity("travel", "https://travel.example", "Your bank")
TRIP = read_form(
    {
        "type": "object",
        "properties": {
            "city": {"type": "string", "default": "Oslo"},
            "nights": {"type": "integer", "default": 0},
            "extras": {"type": "array", "items": {"type": "string", "enum": ["bag", "meal"]}, "default": ["bag"]},
            "window": {"type": "boolean", "default": False},
            "note": {"type": "string"},
        },
    }
)


@pytest.mark.requirement("FORM-6")
def test_a_form_begins_with_the_suggestions_of_the_server_false_and_zero_too() -> None:
    review = Review(server=SERVER, elicitation=FormElicitation("Where to?", TRIP))
    assert review.prefill() == {"city": "Oslo", "nights": 0, "extras": ["bag"], "window": False}


def test_what_the_person_typed_comes_before_the_suggestions() -> None:
    review = Review(server=SERVER, elicitation=FormElicitation("Where to?", TRIP), draft={"city": "Rome", "note": "!"})
    assert review.prefill() == {"city": "Rome", "nights": 0, "extras": ["bag"], "window": False, "note": "!"}


def test_a_draft_of_a_field_that_is_gone_is_left_out() -> None:
    review = Review(server=SERVER, elicitation=FormElicitation("Where to?", TRIP), draft={"gone": "x"})
    assert "gone" not in review.prefill()


def test_a_page_has_nothing_to_fill_in() -> None:
    review = Review(server=SERVER, elicitation=UrlElicitation("Go", "https://mcp.example.com"), draft={"city": "Rome"})
    assert review.prefill() == {}


@pytest.mark.requirement("UI-3")
def test_who_the_server_is_stands_apart_from_who_it_says_it_is() -> None:
    assert (SERVER.alias, SERVER.origin, SERVER.claimed) == ("travel", "https://travel.example", "Your bank")
    assert ServerIdentity("travel") == ServerIdentity("travel", "", None)


@pytest.mark.requirement("SEC-3")
def test_a_review_is_a_value_that_nobody_can_change() -> None:
    review = Review(server=SERVER, elicitation=FormElicitation("Where to?", TRIP), request="book")
    with pytest.raises(dataclasses.FrozenInstanceError):
        review.request = "other"  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]
    assert (review.position, review.total, review.grave) == (1, 1, False)


def test_one_grave_notice_makes_the_review_grave() -> None:
    light, grave = (Notice("code", Text("en", "zh"), grave=each) for each in (False, True))
    elicitation = FormElicitation("Where to?", TRIP)
    assert not Review(server=SERVER, elicitation=elicitation, notices=(light,)).grave
    assert Review(server=SERVER, elicitation=elicitation, notices=(light, grave)).grave


def test_rules_that_a_form_cannot_show_are_said_field_by_field() -> None:
    form = read_form(
        {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "plate": {"type": "string", "pattern": "^[A-Z]+$", "x-order": 1},
                "email": {"type": "string", "format": "idn-email"},
                "plain": {"type": "string"},
            },
        }
    )
    notices = {each.field: each for each in find_notices(FormElicitation("Which?", form))}
    assert notices.keys() == {"plate", "email"}
    assert "pattern, x-order" in notices["plate"].text.en
    assert "format" in notices["email"].text.zh
    assert all(each.code == "unknown_rules" and not each.grave for each in notices.values())


def test_an_ordinary_form_has_no_notices() -> None:
    assert find_notices(FormElicitation("Which?", Form((TextField(name="name"),)))) == ()
