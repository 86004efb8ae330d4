"""What can go wrong in a flow, and whom each sentence is for."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.flow.errors import (
    DuplicateKeyError,
    InvalidAnswersError,
    OutsideHandlerError,
    SwallowedAskError,
    UnlikeReplayError,
    VolatileQuestionError,
)
from mcp_elicitation.core.flow.state import StateTooLargeError
from mcp_elicitation.core.forms.problem import problem
from mcp_elicitation.errors import AuthorError, ElicitationError, PersonError

ERRORS: list[ElicitationError] = [
    OutsideHandlerError(),
    DuplicateKeyError("name"),
    VolatileQuestionError(["Tick?"]),
    SwallowedAskError(["Sure?"]),
    UnlikeReplayError("One?", None),
    StateTooLargeError(300_000),
    InvalidAnswersError("Sure?", [problem("sure", "required")]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
def test_every_error_has_a_code_a_public_sentence_in_both_languages_and_a_reason(error: ElicitationError) -> None:
    assert error.code.isidentifier()
    assert error.public.en != error.public.zh
    assert str(error) == error.reason


def test_codes_are_all_different() -> None:
    assert len({error.code for error in ERRORS}) == len(ERRORS)


@pytest.mark.parametrize("error", ERRORS[:-1], ids=lambda error: error.code)
def test_a_mistake_in_code_is_its_authors(error: ElicitationError) -> None:
    assert isinstance(error, AuthorError)


def test_answers_that_do_not_fit_are_nobodys_fault_in_code_and_their_values_stay_out_of_the_log() -> None:
    error = InvalidAnswersError("Sure?\nReally?", [problem("sure", "required"), problem("", "not_an_object")])
    assert isinstance(error, PersonError)
    assert error.reason == "invalid answers to 'Sure? Really?': ['required', 'not_an_object']"
    assert "This must be filled in. The answers must be a set of named values." in error.public.en
    assert "此项必填。" in error.public.zh


def test_the_development_check_names_both_sides() -> None:
    assert "asked “One?” where the second asked nothing" in UnlikeReplayError("One?", None).reason
    assert "asked nothing where the second asked “Two?”" in UnlikeReplayError(None, "Two?").reason
