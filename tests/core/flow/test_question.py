"""A question: its name, its digest, and how it is asked again."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, Field

from mcp_elicitation.core.flow.question import Question, listed, shorten
from mcp_elicitation.core.forms.build.form_type import Rejected, form_type


class HTTPTrip(BaseModel):
    nights: int = Field(title="Nights", ge=1)
    note: str = ""


def question(message: str, kind: Any = HTTPTrip, **members: Any) -> Question[Any]:
    return Question(message, form_type(kind), **members)


@pytest.mark.parametrize(("kind", "word"), [(HTTPTrip, "httptrip"), (str, "str"), (bool, "bool")])
def test_a_default_key_is_a_readable_word_and_the_digest(kind: Any, word: str) -> None:
    asked = question("When?", kind)
    assert asked.base_key == f"{word}-{asked.digest[:8]}"


def test_a_class_name_is_read_as_words() -> None:
    class MyTrip2Oslo(BaseModel):
        day: str

    assert question("When?", MyTrip2Oslo).base_key.startswith("my_trip2_oslo-")


def test_a_key_of_the_authors_own_is_taken_as_it_is() -> None:
    assert question("When?", key="").base_key == ""
    assert question("When?", key="__proto__").base_key == "__proto__"


def test_the_same_question_has_the_same_digest_and_a_changed_one_another() -> None:
    base = question("When?")
    assert base.digest == question("When?").digest == question("When?", key="k", attempts=9).digest
    others = [
        question("When? "),
        question("When?", str),
        Question("When?", form_type(HTTPTrip, defaults={"note": "x"})),
    ]
    assert len({base.digest, *(other.digest for other in others)}) == 4


def test_a_key_is_the_same_in_every_process() -> None:
    """Field case B94."""
    program = (
        "from mcp_elicitation.core.flow.question import Question\n"
        "from mcp_elicitation.core.forms.build.form_type import form_type\n"
        "print(Question('Colours?', form_type(list[str], choices=['red', 'blue'])).base_key, end='')"
    )
    keys = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(keys) == 1


@given(st.text(), st.text())
def test_two_messages_have_one_digest_only_when_they_are_the_same(one: str, other: str) -> None:
    assert (question(one, str).digest == question(other, str).digest) == (one == other)


def test_a_question_goes_out_as_it_is_the_first_time() -> None:
    asked = question("When?")
    assert (asked.elicitation().message, asked.elicitation().form) == ("When?", asked.type.form)


@pytest.mark.requirement("FSEC-2")
def test_it_goes_out_again_with_the_reasons_and_what_was_right() -> None:
    asked = question("When?")
    rejected = asked.type.take({"note": "quiet"})
    assert isinstance(rejected, Rejected)
    again = asked.again(rejected, "en")
    assert again.message == "When?\n\nPlease correct:\n- Nights: This must be filled in."
    assert again.form.defaults() == {"note": "quiet"}
    assert asked.again(rejected, "zh").message == "When?\n\n请更正：\n- Nights: 此项必填。"


def test_a_problem_of_the_whole_form_has_no_field_before_it() -> None:
    asked = question("When?")
    rejected = asked.type.take(5)
    assert isinstance(rejected, Rejected)
    assert asked.again(rejected, "en").message.endswith("\n- The answers must be a set of named values.")


def test_what_was_right_but_is_too_large_to_go_out_again_is_left_out() -> None:
    asked = question("When?")
    rejected = asked.type.take({"note": "x" * 70_000})
    assert isinstance(rejected, Rejected)
    assert asked.again(rejected, "en").form == asked.type.form


def test_a_message_is_shown_on_one_line_and_not_longer_than_a_log_can_bear() -> None:
    assert shorten(" a\n\tb  c ") == "a b c"
    assert shorten("x" * 120) == "x" * 120
    assert shorten("x" * 121) == "x" * 119 + "…"
    assert listed(["a\nb", "c"]) == "“a b”, “c”"
    assert listed([]) == ""
