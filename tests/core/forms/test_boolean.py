"""Yes or no, and nothing that merely sounds like it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import SchemaRefusedError

FIELD = BooleanField(name="agree")


def same(moment: datetime) -> datetime:
    return moment


@pytest.mark.requirement("FORM-4")
def test_every_keyword_is_written_and_a_default_of_no_is_kept() -> None:
    field = BooleanField(name="agree", title="I agree", description="To the terms.", default=False)
    assert field.write() == {"type": "boolean", "title": "I agree", "description": "To the terms.", "default": False}


@pytest.mark.requirement("FSEC-1", "FSEC-2")
@pytest.mark.parametrize("value", ["yes", "true", "false", 1, 0, 1.0, [], {}])
def test_only_true_and_false_are_booleans_on_the_wire(value: object) -> None:
    found = FIELD.check(value)
    assert found is not None
    assert found.code == "not_a_boolean"
    assert FIELD.check(True) is None
    assert FIELD.check(False) is None


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize(
    ("typed", "read"),
    [("y", True), (" YES ", True), ("True", True), ("是的", True), ("n", False), ("No", False), ("不要", False)],
)
def test_words_for_yes_and_no_are_read_in_both_languages(typed: str, read: bool) -> None:
    assert FIELD.read(typed, same) is read


@pytest.mark.parametrize("typed", ["nope", "maybe", "", "2", "1", "0", "yess", "不知道", "on"])
def test_anything_else_is_asked_again_and_never_guessed(typed: str) -> None:
    read = FIELD.read(typed, same)
    assert isinstance(read, Problem)
    assert (read.code, read.text.zh) == ("not_a_boolean", "请回答“是”或“否”。")


@pytest.mark.parametrize("default", ["yes", 1, 0, []])
def test_a_suggestion_that_is_neither_cannot_exist(default: Any) -> None:
    with pytest.raises(SchemaRefusedError):
        BooleanField(name="agree", default=default)
    assert Form((FIELD,)).suggest({"agree": default}).defaults() == {}


def test_answers_and_hints_are_shown_in_both_languages() -> None:
    assert (FIELD.show(True).zh, FIELD.show(False).en) == ("是", "no")
    assert [(hint.en, hint.zh) for hint in FIELD.hints()] == [("yes or no", "是或否")]
