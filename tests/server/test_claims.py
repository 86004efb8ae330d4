"""What a remembered round means for a request of the same flow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.server.claims import (
    Answered,
    Begin,
    Decision,
    Entry,
    OlderRoundError,
    OutcomeUnknownError,
    Status,
    Wait,
    decide,
)

NOW = 1_800_000_000.0
STATUSES: tuple[Status, ...] = ("open", "resting", "running", "done", "lost")

entries = st.builds(
    Entry,
    round=st.integers(0, 9),
    status=st.sampled_from(STATUSES),
    alive_until=st.floats(NOW - 60, NOW + 60),
    outcome=st.sampled_from([None, "answer", {"result": [1, None]}]),
    by=st.text(max_size=16),
)


@given(entries)
def test_what_is_written_is_read_back(entry: Entry) -> None:
    assert Entry.read(entry.write()) == entry


@pytest.mark.requirement("MRTR-5")
@pytest.mark.parametrize(
    ("status", "alive", "decision"),
    [
        ("open", False, Begin()),
        ("resting", True, Wait(NOW + 1)),
        ("resting", False, Begin()),
        ("running", True, Wait(NOW + 1)),
        ("running", False, None),
        ("lost", False, None),
        ("done", False, Answered("answer")),
    ],
)
def test_the_same_round(status: Status, alive: bool, decision: Decision | None) -> None:
    entry = Entry(round=3, status=status, alive_until=NOW + 1 if alive else NOW - 1, outcome="answer")
    if decision is not None:
        assert decide(entry, 3, repeatable=False, now=NOW) == decision
        return
    with pytest.raises(OutcomeUnknownError):
        decide(entry, 3, repeatable=False, now=NOW)
    assert decide(entry, 3, repeatable=True, now=NOW) == Begin()


@pytest.mark.requirement("MRTR-5")
@given(entries, st.integers(0, 9), st.booleans())
def test_only_a_newer_round_is_run_whatever_became_of_the_last_one(entry: Entry, round_: int, repeatable: bool) -> None:
    assert decide(None, round_, repeatable=repeatable, now=NOW) == Begin()
    if entry.round < round_:
        assert decide(entry, round_, repeatable=repeatable, now=NOW) == Begin()
    elif entry.round > round_:
        with pytest.raises(OlderRoundError):
            decide(entry, round_, repeatable=repeatable, now=NOW)
