"""The four formats, by their RFCs; ``test_judges`` compares them with another implementation."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mcp_elicitation.core.forms.formats import FORMATS, to_date, to_date_time

ZONES = st.integers(-23 * 60 - 59, 23 * 60 + 59).map(lambda minutes: timezone(timedelta(minutes=minutes)))


def test_every_sample_has_its_own_format() -> None:
    assert list(FORMATS) == ["email", "uri", "date", "date-time"]
    assert all(each.matches(each.sample) for each in FORMATS.values())


@given(st.text())
@pytest.mark.parametrize("name", FORMATS)
def test_no_text_raises(name: str, text: str) -> None:
    assert FORMATS[name].matches(text) in {True, False}


@given(st.dates())
def test_every_day_of_the_calendar_is_a_date_and_comes_back(day: date) -> None:
    assert FORMATS["date"].matches(day.isoformat())
    assert to_date(day.isoformat()) == day


@given(st.datetimes(timezones=ZONES))
def test_every_moment_is_a_date_time_and_comes_back(moment: datetime) -> None:
    assert FORMATS["date-time"].matches(moment.isoformat())
    assert to_date_time(moment.isoformat()) == moment


def test_a_leap_second_counts_at_the_end_of_a_day_in_utc_and_becomes_the_next_second() -> None:
    matches = FORMATS["date-time"].matches
    assert matches("2031-06-30T23:59:60Z")
    assert matches("2031-07-01T07:59:60+08:00")
    assert not matches("2031-06-30T12:00:60Z")
    assert to_date_time("2031-06-30T23:59:60Z") == datetime(2031, 7, 1, tzinfo=UTC)


def test_more_digits_of_a_second_than_python_keeps_are_cut() -> None:
    assert to_date_time("2031-05-06T07:08:09.1234567Z") == datetime(2031, 5, 6, 7, 8, 9, 123456, tzinfo=UTC)


@pytest.mark.parametrize("text", ["2031-05-06", "0000-01-01T00:00:00Z", "2031-02-30T00:00:00Z"])
def test_a_moment_outside_pythons_calendar_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        to_date_time(text)


@settings(max_examples=50)
@given(st.text('abc@."[] ,<>é\n', max_size=12))
def test_an_address_is_taken_as_it_is_or_not_at_all(text: str) -> None:
    """Nothing is rewritten on the way: what has the format is plain ASCII without anything to strip."""
    if FORMATS["email"].matches(text):
        assert text.isascii()
        assert text == text.strip()


@pytest.mark.requirement("FORM-2")
@pytest.mark.parametrize(
    "text", ["jörg@example.com", "user@münchen.example", "A B <x@example.com>", " x@example.com ", "nope", "@"]
)
def test_what_is_no_ascii_mailbox_is_refused_on_both_ends_alike(text: str) -> None:
    assert not FORMATS["email"].matches(text)


@pytest.mark.parametrize("text", ["javascript:0", "data:text/plain,x", "file:///x", "http://127.1/"])
def test_any_uri_has_the_format_and_none_is_thereby_safe_to_follow(text: str) -> None:
    assert FORMATS["uri"].matches(text)


@pytest.mark.parametrize(
    "text", ["not a uri", "example.com/page", "//example.com", "https://exa mple.com", "http://[::1"]
)
def test_what_has_no_scheme_or_needs_an_escape_is_no_uri(text: str) -> None:
    assert not FORMATS["uri"].matches(text)
