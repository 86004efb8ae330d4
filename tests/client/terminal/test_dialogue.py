"""What keys do to a form, by value: no terminal takes part."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.client.surface_contract import TRIP, asked, properties

from mcp_elicitation.client import Review
from mcp_elicitation.client.terminal.dialogue import press
from mcp_elicitation.client.terminal.form_page import answer_lines, draw
from mcp_elicitation.client.terminal.keys import Key, Name
from mcp_elicitation.client.terminal.layout import text_of, width_of
from mcp_elicitation.client.terminal.state import State, begin

ENTER, DOWN, UP, TAB, BACKTAB, SPACE = (
    Key("enter"),
    Key("down"),
    Key("up"),
    Key("tab"),
    Key("backtab"),
    Key("text", " "),
)


def localise(naive: datetime) -> datetime:
    return naive.replace(tzinfo=timezone(timedelta(hours=2)))


def pressed(review: Review | State, *keys: Key | str) -> State:
    """Press keys; a text is typed."""
    state = begin(review) if isinstance(review, Review) else review
    for key in keys:
        assert state.reply is None
        state = press(state, Key("text", key) if isinstance(key, str) else key, localise)
    return state


def sent(review: Review, *keys: Key | str) -> dict[str, object]:
    """Press keys, go to the review, and send."""
    state = pressed(review, *keys)
    while state.field is not None:
        state = pressed(state, TAB)
    state = pressed(state, ENTER)
    assert state.reply is not None
    assert state.reply.action == "accept"
    return dict(state.reply.content)


def seen(state: State, width: int = 60) -> str:
    page = draw(state, "en", width, localise)
    return "\n".join(text_of(row) for row in (*page.header, *page.body, *page.footer))


@pytest.mark.requirement("FORM-6", "FORM-7")
def test_an_untouched_optional_form_is_sent_empty() -> None:
    assert sent(asked(properties(note={"type": "string"}))) == {}


@pytest.mark.requirement("FORM-7")
def test_a_choice_that_was_picked_and_cleared_again_is_left_out() -> None:
    schema = properties(cabin={"type": "string", "enum": ["economy", "business"]})
    assert sent(asked(schema), UP, UP, ENTER) == {"cabin": "economy"}
    assert sent(asked(schema), UP, UP, ENTER, UP, UP, UP, UP, ENTER, DOWN, DOWN, ENTER) == {}
    assert sent(asked(schema), UP, SPACE, Key("clear")) == {}


@pytest.mark.requirement("FORM-6")
def test_a_yes_or_no_that_nobody_touched_is_what_is_drawn() -> None:
    assert sent(asked(properties(a={"type": "boolean"}))) == {}
    assert sent(asked(properties(a={"type": "boolean", "default": True}))) == {"a": True}
    assert sent(asked({**properties(a={"type": "boolean", "default": True}), "required": ["a"]})) == {"a": True}
    assert sent(asked(properties(a={"type": "boolean", "default": True})), DOWN, DOWN, ENTER) == {}


@pytest.mark.requirement("FORM-7", "FSEC-1")
def test_an_emptied_number_is_no_number() -> None:
    optional = properties(n={"type": "integer"})
    assert sent(asked(optional), "5", Key("backspace")) == {}
    state = pressed(asked({**optional, "required": ["n"]}), "5", Key("backspace"), ENTER)
    assert state.problems["n"].code == "required"
    assert state.reply is None


@pytest.mark.requirement("FSEC-1", "FORM-7")
def test_what_cannot_be_read_stays_beside_its_field_until_it_is_mended() -> None:
    review = asked({**properties(n={"type": "integer"}), "required": ["n"]})
    state = pressed(review, "12x", ENTER)
    assert state.at == 0
    assert "! This must be a whole number." in seen(state)
    assert sent(review, "12x", ENTER, Key("backspace"), ENTER) == {"n": 12}


def test_nothing_of_one_question_is_taken_over_into_the_next() -> None:
    schema = properties(a={"type": "string", "enum": ["x", "y"]}, b={"type": "string"})
    assert sent(asked({**schema, "required": ["a"]}), DOWN, ENTER, ENTER) == {"a": "x"}


@pytest.mark.requirement("FSEC-1")
def test_enter_alone_picks_nothing_from_a_required_list() -> None:
    schema = {**properties(a={"type": "string", "enum": ["x", "y"]}), "required": ["a"]}
    state = pressed(asked(schema), ENTER)
    assert state.at == 0
    assert state.problems["a"].code == "required"


@pytest.mark.requirement("FORM-5", "FORM-7")
def test_several_picks_keep_their_limits_in_the_order_of_the_list() -> None:
    several = {"type": "array", "items": {"type": "string", "enum": ["a", "b", "c"]}, "maxItems": 2}
    review = asked(properties(picks=several))
    assert sent(review, DOWN, DOWN, SPACE, UP, UP, SPACE) == {"picks": ["a", "c"]}
    state = pressed(review, SPACE, DOWN, SPACE, DOWN, SPACE, ENTER)
    assert state.problems["picks"].code == "too_many_picks"
    assert sent(review, SPACE, SPACE) == {}


@pytest.mark.requirement("FORM-2")
def test_a_time_without_an_offset_gets_the_person_s_own_and_the_review_shows_it() -> None:
    review = asked(properties(at={"type": "string", "format": "date-time"}))
    state = pressed(review, "2031-05-06 7:08", ENTER)
    assert answer_lines(state, "en", localise) == ["at: 2031-05-06T07:08:00+02:00"]


@pytest.mark.requirement("UI-5")
def test_every_answer_can_be_changed_on_the_review() -> None:
    review = asked({**properties(a={"type": "string"}, b={"type": "string"}), "required": ["a"]})
    state = pressed(review, "one", ENTER, "two", ENTER, UP, UP, ENTER)
    assert state.at == 0
    state = pressed(state, Key("clear"), "uno", ENTER)
    assert state.field is None
    state = pressed(state, ENTER)
    assert state.reply is not None
    assert state.reply.content == {"a": "uno", "b": "two"}


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(("steps", "action"), [(0, "accept"), (1, "decline"), (2, "cancel")])
def test_the_review_offers_three_ends(steps: int, action: str) -> None:
    state = pressed(asked(properties(a={"type": "string"})), ENTER, *[DOWN] * steps, ENTER)
    assert state.reply is not None
    assert state.reply.action == action
    for words in ("Send these answers", "Decline: say no", "Cancel: decide later"):
        assert words in seen(pressed(asked(properties(a={"type": "string"})), ENTER))


@pytest.mark.requirement("UI-1", "UI-4")
def test_where_a_secret_is_asked_for_enter_on_the_review_declines() -> None:
    review = asked(properties(password={"type": "string", "title": "Password"}))
    assert review.grave
    state = pressed(review, TAB)
    assert "Beware:" in seen(state)
    state = pressed(state, ENTER)
    assert state.reply is not None
    assert state.reply.action == "decline"


@pytest.mark.requirement("FSEC-3")
def test_a_value_that_looks_like_a_secret_is_asked_about_once_more() -> None:
    key = "ghp_" + "a1B2" * 9
    state = pressed(asked(properties(note={"type": "string"})), key, ENTER, ENTER)
    assert state.reply is None
    assert [each.code for each in state.warnings] == ["typed_secret"]
    assert "Send them all the same" in seen(state)
    assert pressed(state, ENTER).at == 0  # Enter leads to the answer, not out
    state = pressed(state, DOWN, ENTER)
    assert state.reply is not None
    assert state.reply.action == "accept"


@pytest.mark.requirement("FORM-6")
def test_whose_a_value_is_stands_beside_it() -> None:
    review = asked(draft={"travellers": 5, "leaves": "2031-05-07"})
    state = pressed(review)
    assert "(your earlier answer)" in seen(state)
    state = pressed(state, TAB, TAB, TAB)
    assert "(suggested by the server)" in seen(state)
    state = pressed(state, UP, DOWN, SPACE)
    assert "(suggested" not in seen(state)


def test_a_form_that_is_filled_in_can_be_reviewed_at_once() -> None:
    state = pressed(asked(draft={"leaves": "2031-05-06"}), Key("review"))
    assert state.field is None
    state = pressed(state, ENTER)
    assert state.reply is not None
    assert state.reply.action == "accept"
    assert pressed(asked(), Key("review"), ENTER).at == 0  # what is missing is asked for


@pytest.mark.parametrize("width", [39, 99])
def test_every_page_is_written_in_chinese_too(width: int) -> None:
    state = begin(asked(TRIP, "你什么时候出发？"))
    while state.field is not None:
        rows = [text_of(row) for row in draw(state, "zh", width, localise).body]
        assert any(row.startswith("第 ") for row in rows)
        state = press(state, TAB, localise)
    page = draw(state, "zh", width, localise)
    rows = [text_of(row) for row in (*page.header, *page.body, *page.footer)]
    assert rows[0] == "travel 正在询问"
    assert any("发送这些回答" in row for row in rows)
    assert all(width_of(row) <= width for row in rows)


@pytest.mark.requirement("UI-5")
def test_an_answer_too_long_for_the_review_says_so_and_stands_whole_in_its_field() -> None:
    state = pressed(asked(properties(a={"type": "string"})), "word " * 200 + "END", ENTER)
    assert "… (Enter here shows the whole answer)" in seen(state)
    assert "END" not in seen(state)
    assert "END" in seen(pressed(state, UP, ENTER))


@pytest.mark.requirement("SEC-3")
def test_a_suggestion_in_an_input_piles_up_no_marks_and_hides_nothing() -> None:
    shown = seen(pressed(asked(properties(a={"type": "string", "default": "e" + "\u0301" * 30 + "\x1b[2J\u202e"}))))
    assert shown.count("\u0301") == 5
    assert "⟨U+0301⟩" in shown
    assert "\x1b" not in shown
    assert "\u202e" not in shown


def test_going_back_keeps_what_was_typed() -> None:
    review = asked(properties(a={"type": "string"}, b={"type": "string"}))
    assert sent(review, "one", ENTER, "two", BACKTAB, TAB, TAB) == {"a": "one", "b": "two"}


def test_a_text_of_several_lines_is_kept() -> None:
    assert sent(asked(properties(a={"type": "string"})), "one", Key("newline"), "two\n") == {"a": "one\ntwo"}


NAMES: list[Name] = ["enter", "tab", "backtab", "up", "down", "left", "right", "home", "end", "backspace", "delete",
                     "word", "clear", "newline", "pageup", "redraw"]  # fmt: skip
keys = st.one_of(st.sampled_from(NAMES).map(Key), st.text(max_size=6).map(lambda text: Key("text", text)))


@pytest.mark.requirement("FSEC-1", "UI-4")
@settings(max_examples=300, deadline=None)
@given(st.lists(keys, max_size=40), st.sampled_from([40, 100]))
def test_whatever_is_pressed_only_what_fits_is_sent_and_every_page_fits(pressing: list[Key], width: int) -> None:
    review = asked(TRIP)
    state = begin(review)
    for key in pressing:
        if state.reply is not None:
            break
        state = press(state, key, localise)
        page = draw(state, "en", width, localise)
        assert all(width_of(text_of(row)) <= width for row in (*page.header, *page.body, *page.footer))
        assert 0 <= page.focus[0] <= page.focus[1] < len(page.body)
    if state.reply is not None and state.reply.action == "accept":
        assert not state.form.check(state.reply.content).problems
