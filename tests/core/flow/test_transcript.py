"""What a flow knows between two rounds, and what it takes from a retry."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.elicitation import Answer
from mcp_elicitation.core.flow.state import (
    LARGEST_STATE,
    PREFIX,
    StateTooLargeError,
    StateUnreadableError,
    is_ours,
    read_state,
    write_state,
)
from mcp_elicitation.core.flow.transcript import Answered, Asked, Foreign, Transcript
from mcp_elicitation.core.wire.common import MalformedError

keys = st.text(max_size=6)
digests = st.text("0123456789abcdef", min_size=4, max_size=4)
values = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6)
json_values = st.recursive(
    values, lambda inner: st.lists(inner, max_size=2) | st.dictionaries(keys, inner, max_size=2), max_leaves=4
)
answers = st.one_of(
    st.builds(Answer, st.just("accept"), st.dictionaries(keys, values, max_size=3)),
    st.builds(Answer, st.sampled_from(["decline", "cancel"])),
)
transcripts = st.builds(
    Transcript,
    flow=st.text(max_size=6),
    round=st.integers(0, 99),
    asked=st.dictionaries(keys, st.builds(Asked, digests, st.integers(1, 5)), max_size=3),
    answered=st.dictionaries(keys, st.builds(Answered, digests, answers, st.integers(1, 5)), max_size=3),
    journal=st.dictionaries(keys, json_values, max_size=3),
    stray=st.integers(0, 3),
    foreign=st.none()
    | st.builds(
        Foreign,
        st.none() | st.text(max_size=6),
        st.none() | st.dictionaries(keys, json_values, max_size=2),
        st.booleans(),
    ),
)


@given(transcripts)
def test_what_is_written_is_read_back(transcript: Transcript) -> None:
    state = write_state(transcript)
    assert read_state(state) == transcript
    assert is_ours(state)
    assert state.isascii()


@pytest.mark.parametrize("state", [None, "", "own", "mcp-elicitation", "v1.abc", '{"v":3}'])
def test_a_state_of_somebody_else_is_left_to_them(state: str | None) -> None:
    assert read_state(state) is None
    assert not is_ours(state)


@pytest.mark.requirement("MRTR-3")
@pytest.mark.parametrize("rest", ["2:{}", "1", "10:{}", ":", "1:", "1:{", "1:[]", "1:null", "1:7", '1:"x"', "1:{}"])
def test_a_state_of_another_version_cannot_be_read(rest: str) -> None:
    with pytest.raises(StateUnreadableError):
        read_state("mcp-elicitation/" + rest)


@pytest.mark.requirement("MRTR-3")
@given(st.dictionaries(st.sampled_from("frqajsx"), json_values, max_size=7))
def test_whatever_carries_our_name_is_read_or_called_unreadable(written: dict[str, Any]) -> None:
    import json

    try:
        transcript = read_state(PREFIX + json.dumps(written))
    except StateUnreadableError:
        return
    assert transcript is not None
    assert transcript.flow == written["f"]


def test_a_state_that_is_too_large_is_refused_at_the_byte() -> None:
    empty = len(write_state(Transcript(flow="f", journal={"k": ""})))
    fits = Transcript(flow="f", journal={"k": "x" * (LARGEST_STATE - empty)})
    assert len(write_state(fits)) == LARGEST_STATE
    with pytest.raises(StateTooLargeError) as error:
        write_state(Transcript(flow="f", journal={"k": "x" * (LARGEST_STATE - empty + 1)}))
    assert str(LARGEST_STATE + 1) in error.value.reason
    assert "256" not in error.value.public.en
    with pytest.raises(StateTooLargeError):
        write_state(Transcript(flow="f", journal={"k": "é" * (LARGEST_STATE // 6)}))


ASKED = Transcript(flow="f", round=1, asked={"a": Asked("da"), "b": Asked("db", 2)})
YES = {"action": "accept", "content": {"x": 1}}


@pytest.mark.requirement("MRTR-7", "ERR-1")
def test_only_answers_to_what_was_asked_are_taken() -> None:
    received = ASKED.receive({"a": YES, "c": {"action": "explode"}, "": 5})
    assert received.answered == {"a": Answered("da", Answer("accept", {"x": 1}), 1, fresh=True)}
    assert ASKED.answered == {}


def test_an_answer_is_tied_to_the_question_and_the_attempt_that_it_answers() -> None:
    received = ASKED.receive({"b": {"action": "decline"}})
    assert received.answered == {"b": Answered("db", Answer("decline"), 2, fresh=True)}


def test_a_new_answer_takes_the_place_of_an_old_one() -> None:
    old = Transcript(
        flow="f", asked={"a": Asked("da", 2)}, answered={"a": Answered("da", Answer("accept", {"x": "wrong"}), 1)}
    )
    assert old.receive({"a": YES}).answered["a"].answer == Answer("accept", {"x": 1})
    assert old.receive({}).answered["a"].fresh is False


@pytest.mark.requirement("ERR-1")
@pytest.mark.parametrize("answer", [None, 5, {}, {"action": "reject"}, {"action": "accept", "content": []}])
def test_a_malformed_answer_to_what_was_asked_is_named(answer: object) -> None:
    with pytest.raises(MalformedError) as error:
        ASKED.receive({"a": YES, "b": answer})
    assert error.value.where.startswith("b")


def test_answers_go_to_somebody_else_only_while_their_questions_are_out() -> None:
    waiting = Transcript(flow="f", foreign=Foreign("own", None, awaiting=True))
    received = waiting.receive({"k": YES})
    assert received.foreign == Foreign("own", {"k": YES}, awaiting=False)
    assert received.receive({"k": 5}).foreign == Foreign("own", {"k": YES}, awaiting=False)
    assert waiting.receive({}).foreign == Foreign("own", {}, awaiting=False)
