"""A run against a transcript: what is known returns at once, what is not goes out."""

from __future__ import annotations

from typing import Any, cast

import pytest
from pydantic import BaseModel, Field, field_validator

from mcp_elicitation.core.elicitation import Accepted, Answer, Cancelled, Declined, FormElicitation
from mcp_elicitation.core.flow.errors import DuplicateKeyError, InvalidAnswersError, VolatileQuestionError
from mcp_elicitation.core.flow.question import Question
from mcp_elicitation.core.flow.replay import Run, Suspended
from mcp_elicitation.core.flow.transcript import Answered, Asked, Foreign, Transcript
from mcp_elicitation.core.forms.build.form_type import form_type, schema_type

START = Transcript(flow="f")


class Stay(BaseModel):
    nights: int = Field(title="Nights", ge=1)
    note: str = ""


def question(message: str = "Name?", kind: Any = str, **members: Any) -> Question[Any]:
    return Question(message, form_type(kind), **members)


def next_round(run: Run, **answers: object) -> Run:
    """Suspend a run, answer some of what went out, and start the next one."""
    suspension = run.suspension()
    given = {key: {"action": "accept", "content": content} for key, content in answers.items()}
    return Run(suspension.transcript.receive(given), run.language)


def test_a_signal_is_no_ordinary_exception() -> None:
    assert issubclass(Suspended, BaseException)
    assert not issubclass(Suspended, Exception)


def test_a_question_without_an_answer_goes_out() -> None:
    run, asked = Run(START), question(key="name")
    assert run.look_up(asked) is None
    assert run.suspended
    assert run.open_messages == ["Name?"]
    suspension = run.suspension()
    assert suspension.requests == {"name": FormElicitation("Name?", asked.type.form)}
    assert suspension.transcript.asked == {"name": Asked(asked.digest)}
    assert suspension.transcript.round == 1
    assert suspension.transcript.flow == "f"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (Answer("accept", {"answer": "Bo"}), Accepted("Bo")),
        (Answer("decline"), Declined()),
        (Answer("cancel"), Cancelled()),
        (Answer("decline", {"answer": "Bo"}), Declined()),
    ],
)
def test_a_question_with_an_answer_returns_its_outcome(answer: Answer, outcome: object) -> None:
    asked = question(key="name")
    run = Run(Transcript(flow="f", answered={"name": Answered(asked.digest, answer)}))
    assert run.look_up(asked) == outcome
    assert not run.suspended


def test_an_answer_to_another_question_of_the_same_key_does_not_count() -> None:
    run = Run(Transcript(flow="f", answered={"name": Answered("another", Answer("accept", {"answer": "Bo"}))}))
    assert run.look_up(question(key="name")) is None
    assert run.suspension().transcript.answered == {}


def test_equal_questions_are_numbered_in_their_order() -> None:
    run, base = Run(START), question().base_key
    for _ in range(3):
        run.look_up(question())
    assert list(run.suspension().requests) == [base, f"{base}-2", f"{base}-3"]


@pytest.mark.requirement("MRTR-1")
def test_two_questions_of_one_key_are_an_error() -> None:
    run = Run(START)
    run.look_up(question(key="name"))
    with pytest.raises(DuplicateKeyError, match="'name'"):
        run.look_up(question("Surname?", key="name"))
    twin = Run(START)
    twin.look_up(question("Other?", key=f"{question().base_key}-2"))
    twin.look_up(question())
    with pytest.raises(DuplicateKeyError):
        twin.look_up(question())


@pytest.mark.requirement("FSEC-2")
def test_a_wrong_answer_goes_out_again_until_its_attempts_are_used_up() -> None:
    asked = question("How long?", Stay, key="stay")
    run = Run(START)
    run.look_up(asked)
    for attempt in (2, 3):
        run = next_round(run, stay={"nights": 0, "note": "quiet"})
        assert run.look_up(asked) is None
        suspension = run.suspension()
        [request] = suspension.requests.values()
        assert isinstance(request, FormElicitation)
        assert "Please correct:" in request.message
        assert request.form.defaults() == {"note": "quiet"}
        assert suspension.transcript.asked["stay"] == Asked(asked.digest, attempt)
    run = next_round(run, stay={"nights": 0})
    with pytest.raises(InvalidAnswersError) as error:
        run.look_up(asked)
    assert [problem.field for problem in error.value.problems] == ["nights"]


def test_a_wrong_answer_is_kept_until_a_better_one_comes() -> None:
    asked = question("How long?", Stay, key="stay")
    run = Run(START)
    run.look_up(asked)
    run = next_round(run, stay={"nights": 0, "note": "quiet"})
    run.look_up(asked)
    first = run.suspension()
    for _ in range(4):
        run = next_round(run)
        assert run.look_up(asked) is None
        again = run.suspension()
        assert (again.requests, again.transcript.asked) == (first.requests, first.transcript.asked)
    run = next_round(run, stay={"nights": 2})
    assert run.look_up(asked) == Accepted(Stay(nights=2))


def test_a_changed_question_begins_its_attempts_anew() -> None:
    before, after = question("How long?", Stay, key="stay"), question("How many nights?", Stay, key="stay")
    run = Run(START)
    run.look_up(before)
    run = next_round(run, stay={"nights": 0})
    run.look_up(before)
    run = next_round(run)
    run.look_up(after)
    suspension = run.suspension()
    assert suspension.transcript.asked == {"stay": Asked(after.digest, 1)}
    assert suspension.requests["stay"].message == "How many nights?"
    assert suspension.transcript.answered == {}


def test_the_others_are_settled_before_one_ends_the_flow() -> None:
    wrong, other = question("How long?", Stay, key="stay", attempts=1), question(key="name")
    run = Run(START)
    assert [outcome for _, outcome in run.look_up_all([wrong, other])] == [None, None]
    run = next_round(run, stay={"nights": 0})
    assert run.look_up_all([wrong, other]) == [("stay", None), ("name", None)]
    assert list(run.suspension().requests) == ["name"]
    run = next_round(run, name={"answer": "Bo"})
    with pytest.raises(InvalidAnswersError):
        run.look_up_all([wrong, other])
    assert not run.suspended


def test_a_question_that_changes_in_every_round_is_named() -> None:
    run = Run(START)
    for tick in range(3):
        run.look_up(question(f"Tick {tick}?", key="tick"))
        run = next_round(run, tick={"answer": "x"})
    run.look_up(question("Tick 3?", key="tick"))
    with pytest.raises(VolatileQuestionError) as error:
        run.suspension()
    assert "“Tick 3?”" in error.value.public.en
    assert "“Tick 3?”" in error.value.public.zh


def test_effects_are_told_apart_by_their_number_and_never_by_their_spelling() -> None:
    run = Run(START)
    assert run.recall("pay") == ("pay#1", None, False)
    run.record("pay#1", "first")
    assert run.recall("pay") == ("pay#2", None, False)
    assert run.recall("pay#1") == ("pay#1#1", None, False)
    again = Run(Transcript(flow="f", journal=dict(run.journal)))
    assert again.recall("pay") == ("pay#1", "first", True)
    assert again.recall("pay")[2] is False


def test_a_result_that_is_nothing_is_a_result() -> None:
    run = Run(Transcript(flow="f", journal={"pay#1": None}))
    assert run.recall("pay") == ("pay#1", None, True)


def test_what_is_recalled_and_recorded_is_a_copy() -> None:
    run = Run(START)
    result: Any = ["a"]
    run.record("k#1", result)
    result.append("b")
    recalled: Any = run.recall("k")[1]
    recalled.append("c")
    assert run.journal == {"k#1": ["a"]}


@pytest.mark.parametrize(
    ("transcript", "touched"),
    [(START, False), (Transcript(flow="f", journal={"k#1": 1}), True), (Transcript(flow="f", round=1), True)],
)
def test_a_run_knows_whether_any_of_this_was_used(transcript: Transcript, touched: bool) -> None:
    assert Run(transcript).touched is touched
    asked = Run(START)
    asked.look_up(question())
    assert asked.touched


def test_what_is_known_is_handed_over_when_somebody_else_asks() -> None:
    asked = question(key="name")
    answered = {"name": Answered(asked.digest, Answer("decline"))}
    run = Run(Transcript(flow="f", round=3, answered=answered, journal={"k#1": 1}))
    run.look_up(asked)
    handed = run.hand_over("own")
    assert handed == Transcript(
        flow="f",
        round=4,
        answered=answered,
        journal={"k#1": 1},
        foreign=Foreign("own", None, awaiting=True),
    )


def test_only_what_fits_travels_on() -> None:
    """Threat F4: members that the form does not know are dropped, also from the state."""
    asked = question("How long?", Stay, key="stay")
    run = Run(START)
    run.look_up(asked)
    run = next_round(run, stay={"nights": 2.0, "extra": "x", "note": None})
    assert run.look_up(asked) == Accepted(Stay(nights=2))
    run.look_up(question())
    [kept] = run.suspension().transcript.answered.values()
    assert kept == Answered(asked.digest, Answer("accept", {"nights": 2}), 1, fresh=True, fits=True)


def test_an_answer_that_fitted_once_is_asked_again_when_a_rule_of_its_type_holds_no_more() -> None:
    latest = [9]

    class Until(BaseModel):
        hour: int = Field(title="Hour")

        @field_validator("hour")
        @classmethod
        def not_over(cls, hour: int) -> int:
            if hour > latest[0]:
                raise ValueError("That is over.")
            return hour

    asked = question("When?", Until, key="when")
    run = Run(START)
    run.look_up(asked)
    run = next_round(run, when={"hour": 9})
    assert run.look_up(asked) == Accepted(Until(hour=9))
    run.look_up(question(key="name"))
    run = next_round(run)
    latest[0] = 8
    assert run.look_up(asked) is None
    [request] = run.suspension().requests.values()
    assert request.message == "When?\n\nPlease correct:\n- Hour: That is over."


def test_the_lists_of_an_answer_are_the_handlers_own() -> None:
    schema = {
        "type": "object",
        "properties": {"tags": {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}},
    }
    asked = Question("Tags?", schema_type(schema), key="tags")
    run = Run(START)
    run.look_up(asked)
    run = next_round(run, tags={"tags": ["a"]})
    for _ in range(3):
        outcome = run.look_up(asked)
        assert isinstance(outcome, Accepted)
        assert outcome.data == {"tags": ["a"]}
        cast("list[str]", outcome.data["tags"]).append("b")
        run.look_up(question(key="name"))
        run = next_round(run)
