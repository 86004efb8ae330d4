"""The linear mode by value: lines in, lines out, no terminal takes part."""

from __future__ import annotations

from datetime import datetime

import pytest
from tests.client.surface_contract import asked, properties

from mcp_elicitation.client import Reply, Review
from mcp_elicitation.client.terminal.plain_form import ask_form_plainly


class Lines:
    """A talk whose lines are known before; it ends as a terminal does that is closed."""

    width = 60
    gone = False

    def __init__(self, *typed: str | None) -> None:
        self._typed = iter(typed)
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def drain(self) -> None: ...

    async def read(self, prompt: str) -> str | None:
        self.said.append(prompt)
        return next(self._typed, None)


def as_it_is(naive: datetime) -> datetime:
    return naive


async def talk(review: Review, *typed: str | None) -> tuple[Reply, str]:
    lines = Lines(*typed)
    reply = await ask_form_plainly(review, lines, "en", as_it_is)
    return reply, "\n".join(lines.said)


CABIN = {"type": "string", "enum": ["economy", "business"], "title": "Cabin"}
ROWS = {"type": "string", "enum": ["2", "1"], "title": "Row"}
EXTRAS = {
    "type": "array",
    "items": {"anyOf": [{"const": "bag", "title": "Checked bag"}, {"const": "meal", "title": "Hot meal"}]},
}


@pytest.mark.requirement("UI-4", "UI-5")
async def test_an_answer_is_changed_by_its_number_on_the_review() -> None:
    review = asked(properties(a={"type": "string"}, b={"type": "string"}))
    reply, _ = await talk(review, "one", "two", "1", "uno", "send")
    assert (reply.action, reply.content) == ("accept", {"a": "uno", "b": "two"})


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(
    ("word", "action"), [("decline", "decline"), (":decline", "decline"), ("拒绝", "decline"), ("cancel", "cancel"),
                         (None, "cancel")]
)  # fmt: skip
async def test_the_review_offers_three_ends(word: str | None, action: str) -> None:
    reply, said = await talk(asked(properties(a={"type": "string"})), "one", word)
    assert (reply.action, reply.content) == (action, {"a": "one"})
    assert "“decline” to say no" in said


async def test_what_is_no_decision_decides_nothing() -> None:
    reply, said = await talk(asked(properties(a={"type": "string"})), "", "", "y", "99", "send")
    assert reply.action == "accept"
    assert said.count("That is none of these.") == 3


@pytest.mark.requirement("UI-1", "UI-4")
async def test_where_a_secret_is_asked_for_enter_declines() -> None:
    reply, said = await talk(asked(properties(password={"type": "string"})), "", "")
    assert reply.action == "decline"
    assert "Beware:" in said
    assert "Pressing Enter alone declines." in said


@pytest.mark.requirement("FSEC-3")
async def test_a_value_that_looks_like_a_secret_is_asked_about_once_more() -> None:
    key = "ghp_" + "a1B2" * 9
    reply, said = await talk(asked(properties(note={"type": "string"})), key, "send", "send")
    assert reply.action == "accept"
    assert " ".join(said.split()).count("Send it only if that is what you want.") == 1


@pytest.mark.requirement("FORM-5", "FORM-7")
@pytest.mark.parametrize(
    ("field", "typed", "value"),
    [
        (CABIN, "2", "business"), (CABIN, "Business", "business"), (CABIN, "3", None),
        (ROWS, "1", "1"), (ROWS, "2", "2"),
        (EXTRAS, "1, 2", ["bag", "meal"]), (EXTRAS, "hot meal", ["meal"]), (EXTRAS, "2 1", ["bag", "meal"]),
        ({"type": "boolean"}, "1", True), ({"type": "boolean"}, "no", False), ({"type": "boolean"}, "3", None),
    ],
    ids=str,
)  # fmt: skip
async def test_lists_are_answered_by_number_where_no_number_is_a_name(field: object, typed: str, value: object) -> None:
    reply, said = await talk(asked(properties(a=field)), typed, "send")
    assert reply.content == ({} if value is None else {"a": value})
    assert ("1. " in said.split("decision>")[0].split("Look over")[0]) == (field is not ROWS)


@pytest.mark.requirement("FORM-7", "FSEC-1")
async def test_what_does_not_fit_is_asked_again_with_the_reason() -> None:
    review = asked({**properties(n={"type": "integer", "maximum": 9}, cabin=CABIN), "required": ["n", "cabin"]})
    reply, said = await talk(review, "12x", "12", "", "9", "first", "", "1", "send")
    assert reply.content == {"n": 9, "cabin": "economy"}
    for problem in ("whole number.", "at most 9.", "must be filled in", "pick one of: economy, business"):
        assert problem in said


async def test_commands_go_back_and_clear() -> None:
    review = asked(properties(a={"type": "string", "default": "x"}, b={"type": "string"}))
    reply, _ = await talk(review, "", ":back", ":clear", "", "two", "send")
    assert reply.content == {"b": "two"}


@pytest.mark.requirement("FORM-6")
async def test_whose_a_value_is_is_said_and_enter_keeps_it() -> None:
    reply, said = await talk(asked(draft={"leaves": "2031-05-07"}), *[""] * 6, "send")
    assert reply.content["leaves"] == "2031-05-07"
    assert "your earlier answer: 2031-05-07" in said
    assert "suggested by the server: 2" in said


async def test_a_terminal_that_is_gone_is_nobody_s_cancel() -> None:
    lines = Lines("one")
    lines.gone = True
    reply = await ask_form_plainly(asked(properties(a={"type": "string"})), lines, "en", as_it_is)
    assert (reply.action, reply.by) == ("cancel", "nobody")
