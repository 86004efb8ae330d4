"""Text: its limits, its formats, what is stored, and how people type a day."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import SchemaRefusedError
from mcp_elicitation.core.forms.text import TextField

OFFSET = timezone(timedelta(hours=2))


def at_home(moment: datetime) -> datetime:
    return moment.replace(tzinfo=OFFSET)


def code_of(found: Problem | None) -> str | None:
    return None if found is None else found.code


@pytest.mark.requirement("FORM-2")
def test_every_keyword_is_written() -> None:
    field = TextField(
        name="nick", title="Nickname", description="As on your badge.", min_length=2, max_length=9, default="Jo"
    )
    assert field.write() == {
        "type": "string",
        "title": "Nickname",
        "description": "As on your badge.",
        "minLength": 2,
        "maxLength": 9,
        "default": "Jo",
    }
    assert TextField(name="x", format="date").write() == {"type": "string", "format": "date"}


def test_an_empty_default_is_kept() -> None:
    assert TextField(name="x", default="").write() == {"type": "string", "default": ""}


@pytest.mark.requirement("FSEC-1", "FSEC-2")
def test_length_is_counted_in_code_points_and_the_sentence_says_how_many_there_are() -> None:
    field = TextField(name="x", min_length=2, max_length=3)
    assert code_of(field.check("😀")) == "too_short"
    assert field.check("😀😀") is None
    found = field.check("四个字啊")
    assert found is not None
    assert found.text.en == "At most 3 characters fit; there are 4."
    assert found.text.zh == "最多 3 个字符，现在有 4 个。"


@pytest.mark.parametrize("value", [1, 1.5, True, ["a"], {"a": "b"}, b"a"])
def test_only_text_is_text(value: object) -> None:
    assert code_of(TextField(name="x").check(value)) == "not_text"


def test_a_word_that_looks_like_a_boolean_stays_text() -> None:
    field = TextField(name="note")
    assert field.check("true") is None
    assert field.normal("true") == "true"


@pytest.mark.parametrize("value", ["a\0", "\ud800", "a\udfffb"])
def test_what_nobody_can_store_is_refused(value: str) -> None:
    assert code_of(TextField(name="x").check(value)) == "bad_characters"


@pytest.mark.parametrize(
    ("format_", "value", "code"),
    [
        ("email", "nope", "not_email"),
        ("uri", "not a uri", "not_uri"),
        ("date", "2031-02-29", "not_date"),
        ("date-time", "2031-05-06T07:08", "not_date_time"),
        ("date-time", "2031-05-06 07:08:09+02:00", "not_date_time"),
        ("date-time", "2031-05-06", "not_date_time"),
        ("date-time", 1936760000, "not_text"),
    ],
)
def test_formats_are_enforced(format_: Any, value: object, code: str) -> None:
    assert code_of(TextField(name="x", format=format_).check(value)) == code


@pytest.mark.parametrize(
    ("arguments", "keyword"),
    [
        ({"min_length": 3, "max_length": 2}, "minLength"),
        ({"min_length": -1}, "minLength"),
        ({"max_length": -1}, "maxLength"),
        ({"format": "password"}, "format"),
        ({"default": "abc", "max_length": 2}, "default"),
        ({"default": "abc", "format": "date"}, "default"),
        ({"default": 5}, "default"),
    ],
)
def test_a_field_that_nobody_could_fill_in_cannot_exist(arguments: dict[str, Any], keyword: str) -> None:
    with pytest.raises(SchemaRefusedError) as raised:
        TextField(name="x", **arguments)
    assert (raised.value.refusal.field, raised.value.refusal.keyword) == ("x", keyword)


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2031-05-06", "2031-05-06"),
        (" 2031-5-6 ", "2031-05-06"),
        ("2031/5/6", "2031-05-06"),
        ("2031.05.06", "2031-05-06"),
        ("2031年5月6日", "2031-05-06"),
        ("2031 年 5 月 6 号", "2031-05-06"),
        ("２０３１－０５－０６", "2031-05-06"),
    ],
)
def test_a_day_may_be_written_as_people_write_it(typed: str, read: str) -> None:
    assert TextField(name="x", format="date").read(typed, at_home) == read


@pytest.mark.parametrize(
    "typed", ["", "5/6/2031", "06.05.2031", "2031-13-01", "2031-02-30", "tomorrow", "2031" + " " * 10**6]
)
def test_a_day_that_could_be_another_is_asked_again(typed: str) -> None:
    read = TextField(name="x", format="date").read(typed, at_home)
    assert isinstance(read, Problem)
    assert read.code == "not_date"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2031-05-06T07:08", "2031-05-06T07:08:00+02:00"),
        ("2031-05-06 7:08", "2031-05-06T07:08:00+02:00"),
        ("2031-05-06, 07:08:09", "2031-05-06T07:08:09+02:00"),
        ("2031-05-06 07:08:09.25", "2031-05-06T07:08:09.25+02:00"),
        ("2031-05-06 07:08:09+05:30", "2031-05-06T07:08:09+05:30"),
        ("2031-05-06 07:08 -0330", "2031-05-06T07:08:00-03:30"),
        ("2031-05-06T07:08:09Z", "2031-05-06T07:08:09Z"),
        ("2031-05-06T07:08Z", "2031-05-06T07:08:00Z"),
        ("2031-06-30T23:59:60Z", "2031-06-30T23:59:60Z"),
        ("2031年5月6日7点", "2031-05-06T07:00:00+02:00"),
        ("2031年5月6日7点整", "2031-05-06T07:00:00+02:00"),
        ("2031年5月6日 7点5分", "2031-05-06T07:05:00+02:00"),
        ("2031年5月6日　19时08分09秒", "2031-05-06T19:08:09+02:00"),
        ("２０３１／５／６　７：０８", "2031-05-06T07:08:00+02:00"),
        ("2031年5月6日7点+08:00", "2031-05-06T07:00:00+08:00"),
    ],
)
def test_a_moment_without_offset_gets_the_persons_own(typed: str, read: str) -> None:
    assert TextField(name="x", format="date-time").read(typed, at_home) == read


@pytest.mark.parametrize("typed", ["2031-05-06", "2031-05-0607:08", "2031-05-06 7", "2031-05-06 25:00", "now"])
def test_half_a_moment_is_asked_again(typed: str) -> None:
    read = TextField(name="x", format="date-time").read(typed, at_home)
    assert isinstance(read, Problem)
    assert read.code == "not_date_time"


def test_a_day_that_the_persons_zone_does_not_reach_is_asked_again() -> None:
    def nowhere(moment: datetime) -> datetime:
        raise OSError("out of range")

    read = TextField(name="x", format="date-time").read("2031-05-06 07:08", nowhere)
    assert isinstance(read, Problem)


def test_blanks_round_an_address_are_taken_off_and_free_text_is_left_alone() -> None:
    assert TextField(name="x", format="email").read(" x@example.com ", at_home) == "x@example.com"
    assert TextField(name="x", format="uri").read(" https://example.com ", at_home) == "https://example.com"
    assert TextField(name="x").read("  two  blanks ", at_home) == "  two  blanks "


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize(
    ("field", "en", "zh"),
    [
        (TextField(name="x"), [], []),
        (TextField(name="x", min_length=1), ["at least 1 character"], ["至少 1 个字符"]),
        (TextField(name="x", max_length=5), ["at most 5 characters"], ["最多 5 个字符"]),
        (TextField(name="x", min_length=0, max_length=5), ["at most 5 characters"], ["最多 5 个字符"]),
        (TextField(name="x", min_length=2, max_length=5), ["2 to 5 characters"], ["2 到 5 个字符"]),
        (TextField(name="x", min_length=4, max_length=4), ["4 characters"], ["4 个字符"]),
        (TextField(name="x", format="date"), ["for example 2031-05-06"], ["例如 2031-05-06"]),
    ],
)
def test_hints_say_what_is_allowed(field: TextField, en: list[str], zh: list[str]) -> None:
    assert [hint.en for hint in field.hints()] == en
    assert [hint.zh for hint in field.hints()] == zh
