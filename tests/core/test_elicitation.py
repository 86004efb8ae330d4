"""The values that are asked, answered and seen."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from mcp_elicitation.core.elicitation import (
    ACTIONS,
    MODES,
    Accepted,
    Answer,
    Cancelled,
    Declined,
    FormElicitation,
    Outcome,
    UrlElicitation,
)
from mcp_elicitation.core.forms.form import Form


@pytest.mark.requirement("ACT-2")
def test_the_three_outcomes_are_told_apart_by_match_action_and_equality() -> None:
    def name(outcome: Outcome[int]) -> str:
        match outcome:
            case Accepted(data):
                return f"accepted {data}"
            case Declined():
                return "declined"
            case Cancelled():
                return "cancelled"

    outcomes: list[Outcome[int]] = [Accepted(0), Declined(), Cancelled()]
    assert [name(each) for each in outcomes] == ["accepted 0", "declined", "cancelled"]
    assert tuple(each.action for each in outcomes) == ACTIONS
    assert len(set(outcomes)) == 3


@pytest.mark.parametrize(
    "value",
    [
        Accepted(1),
        Answer("accept", {}),
        FormElicitation("m", Form(())),
        UrlElicitation("m", "https://example.com/"),
        Declined(),
        Cancelled(),
    ],
)
def test_values_do_not_change(value: Any) -> None:
    names = [field.name for field in dataclasses.fields(value)] or ["data"]
    for name in names:
        with pytest.raises((dataclasses.FrozenInstanceError, AttributeError, TypeError)):
            setattr(value, name, "changed")
    assert not hasattr(value, "__dict__")


@pytest.mark.requirement("ACT-2")
def test_a_refusal_has_no_data_to_reach() -> None:
    for outcome in (Declined(), Cancelled()):
        assert not hasattr(outcome, "data")


def test_an_elicitation_knows_its_mode() -> None:
    assert (FormElicitation("m", Form(())).mode, UrlElicitation("m", "https://example.com/").mode) == MODES
