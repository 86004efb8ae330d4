"""How patient a client is, decided from values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.pacing import Pace, Pacing, TooManyRoundsError
from mcp_elicitation.errors import PeerError


def test_the_pauses_double_up_to_the_longest() -> None:
    pace = Pace.begin(Pacing(first_pause=0.2, longest_pause=1.0))
    pauses: list[float] = []
    for _ in range(5):
        pauses.append(pace.pause)
        pace = pace.waited()
    assert pauses == [0.2, 0.4, 0.8, 1.0, 1.0]


def test_an_ask_begins_the_pauses_anew() -> None:
    pace = Pace.begin(Pacing()).waited().waited().waited()
    assert pace.pause == pytest.approx(1.6)
    assert pace.asked("t").pause == Pacing().first_pause


@pytest.mark.requirement("MRTR-8")
def test_only_rounds_that_ask_are_counted() -> None:
    pace = Pace.begin(Pacing(most_rounds=2)).asked("t").waited().waited().waited().asked("t")
    assert pace.rounds == 2
    with pytest.raises(TooManyRoundsError):
        pace.asked("t")


def test_the_error_names_what_was_called_and_how_often_it_asked() -> None:
    error = TooManyRoundsError("book", 25)
    assert isinstance(error, PeerError)
    assert error.code == "too_many_rounds"
    assert "25" in error.public.en
    assert "“book”" in error.public.en
    assert "25" in error.public.zh
    assert "“book”" in error.public.zh


def test_the_error_speaks_one_language_when_the_call_has_no_name() -> None:
    error = TooManyRoundsError(None, 3)
    assert "within the request" in error.public.en
    assert "the request" not in error.public.zh


def test_a_client_that_takes_no_asks_gives_up_at_the_first() -> None:
    with pytest.raises(TooManyRoundsError):
        Pace.begin(Pacing(most_rounds=0)).asked("t")


@given(st.lists(st.booleans(), max_size=60), st.floats(0, 2), st.floats(2, 9))
def test_a_pause_is_never_shorter_than_the_first_nor_longer_than_the_longest(
    asks: list[bool], first: float, longest: float
) -> None:
    pace = Pace.begin(Pacing(most_rounds=60, first_pause=first, longest_pause=longest))
    for ask in asks:
        pace = pace.asked("t") if ask else pace.waited()
        assert first <= pace.pause <= longest
    assert pace.rounds == sum(asks)
