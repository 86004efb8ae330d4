"""Payment card numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening.values.cards import card_in, passes_luhn


@pytest.mark.parametrize(
    "number",
    [
        "4111111111111111",
        "5105105105105100",
        "371449635398431",
        "6011000990139424",
        "3530111333300000",
        "30569309025904",
    ],
)
def test_the_test_numbers_of_the_networks_are_cards(number: str) -> None:
    assert card_in(number) == (0, len(number))


@pytest.mark.parametrize("number", ["4111111111111112", "1234567890123452", "41111111111111110000", "49927398716"])
def test_other_numbers_are_none(number: str) -> None:
    assert card_in(number) is None


@given(st.text(alphabet="0123456789", min_size=12, max_size=18))
def test_exactly_one_check_digit_fits(digits: str) -> None:
    assert sum(passes_luhn(digits + check) for check in "0123456789") == 1
