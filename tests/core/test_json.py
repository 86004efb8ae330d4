"""One spelling of JSON, and how much is too much."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mcp_elicitation.core.json import as_object, byte_size, canonical, digest, exceeds, is_object

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


class Counted(Mapping[str, object]):
    """A mapping that counts how much of it is looked at."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.seen = 0

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[str]:
        for number in range(self.size):
            self.seen += 1
            yield str(number)

    def __getitem__(self, key: str) -> object:
        self.seen += 1
        return "x"


def nested(depth: int) -> list[object]:
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


def test_the_order_of_members_does_not_change_the_spelling() -> None:
    assert canonical({"b": 1, "a": "é"}) == canonical({"a": "é", "b": 1}) == '{"a":"\\u00e9","b":1}'


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_number_that_json_cannot_carry_has_no_spelling(value: float) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        canonical([value])


def test_a_digest_is_of_the_text_even_where_the_text_is_half_a_surrogate_pair() -> None:
    assert digest("a") != digest("b")
    assert len(digest("\ud800")) == 32


def test_an_object_has_text_keys_only() -> None:
    assert is_object({"a": 1})
    assert as_object({1: 2}) is None
    assert as_object([("a", 1)]) is None


@given(VALUES)
def test_the_byte_size_is_that_of_the_shortest_usual_spelling(value: object) -> None:
    assert byte_size(value) == len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def test_half_a_surrogate_pair_has_no_size() -> None:
    with pytest.raises(UnicodeEncodeError):
        byte_size(["\ud800"])


@settings(max_examples=200)
@given(VALUES, st.integers(0, 400))
def test_what_exceeds_twice_a_limit_by_its_bytes_is_found_and_what_fits_half_of_it_is_not(
    value: object, limit: int
) -> None:
    size = byte_size(value)
    if size > 6 * limit + 6:  # a code point takes four bytes at most, an escape six
        assert exceeds(value, limit)
    if 4 * size < limit:
        assert not exceeds(value, limit)


def test_a_giant_object_is_refused_by_its_length_without_looking_into_it() -> None:
    giant = Counted(10_000_000)
    assert exceeds(giant, 64 * 1024)
    assert giant.seen == 0


def test_many_objects_are_looked_at_no_further_than_the_limit() -> None:
    each = [Counted(1000) for _ in range(1000)]
    assert exceeds(each, 64 * 1024)
    assert sum(one.seen for one in each) <= 64 * 1024


def test_nesting_costs_no_recursion() -> None:
    assert exceeds(nested(100_000), 64 * 1024)
    assert not exceeds(nested(1000), 64 * 1024)
