"""The limits look back one minute, and are not fooled by a clock that is set."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.policy import History, Limits

LIMITS = Limits(prompts=2, cool_down=10.0)


def test_a_server_is_full_until_its_oldest_ask_is_a_minute_old() -> None:
    history = History().let_through(100.0).let_through(130.0)
    assert history.is_full(LIMITS, 130.0)
    assert history.is_full(LIMITS, 159.9)
    assert not history.is_full(LIMITS, 160.0)


def test_a_no_stands_for_the_time_that_the_limits_say() -> None:
    history = History().declined_at(100.0)
    assert not History().is_cooling(LIMITS, 100.0)
    assert history.is_cooling(LIMITS, 100.0)
    assert history.is_cooling(LIMITS, 109.9)
    assert not history.is_cooling(LIMITS, 110.0)
    assert not history.is_cooling(Limits(cool_down=0.0), 100.0)


def test_a_clock_that_was_set_back_does_not_shut_a_server_out() -> None:
    history = History().let_through(1e9).let_through(1e9).declined_at(1e9)
    assert not history.is_full(LIMITS, 100.0)
    assert not history.is_cooling(LIMITS, 100.0)


@given(st.lists(st.floats(0, 600), max_size=60), st.integers(1, 5))
def test_no_minute_holds_more_than_the_limit(times: list[float], prompts: int) -> None:
    limits, history, let_through = Limits(prompts=prompts), History(), list[float]()
    for now in sorted(times):
        if not history.is_full(limits, now):
            history = history.let_through(now)
            let_through.append(now)
        assert len(history.asked) <= prompts
    for end in let_through:
        assert sum(end - 60 < at <= end for at in let_through) <= prompts
