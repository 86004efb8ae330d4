"""The demo with a person: the tool asks at a real terminal, is mended, asks on, and books."""

from __future__ import annotations

import sys

import pytest
from tests.client.terminal.seat import CTRL_C, CTRL_U, DOWN, ENTER, Seat, seated

DEMO = [sys.executable, "-m", "mcp_elicitation", "--language", "en", "demo"]


def send(seat: Seat) -> None:
    seat.wait("Look over your answers").settle(0.6)
    seat.type(ENTER)


@pytest.mark.requirement("UI-3", "UI-4", "UI-5", "FSEC-2")
def test_a_person_books_a_trip_and_puts_the_page_away() -> None:
    with seated(DEMO, columns=80, rows=32) as seat:
        seat.wait("Question 1 of 7").settle(0.6)
        seat.type("2031-05-04", *[ENTER] * 5)
        seat.wait("E-mail").type("ada@example.com", *[ENTER] * 2)
        send(seat)
        seat.wait("There are no flights on Sundays").settle(0.6)
        assert "(your earlier answer)" in seat.text
        seat.type(CTRL_U, "2031-05-06", *[ENTER] * 7)
        send(seat)
        seat.wait("Which seat would you like?").settle(0.6)
        seat.type(DOWN, DOWN, ENTER)
        send(seat)
        seat.wait("Book seat 1C to Oslo on 2031-05-06").settle(0.6)
        seat.type(DOWN, ENTER)
        send(seat)
        seat.wait("wants to open a page of 127.0.0.1").settle(0.6)
        seat.type(CTRL_C)
        assert seat.wait_for_end() == 4  # cancelled
        assert "Your number is OSL-1C" in seat.received.decode()
        assert seat.restored


def test_a_person_declines_in_the_plain_mode() -> None:
    with seated([*DEMO, "--plain"], columns=80, rows=32) as seat:
        seat.wait("answer>").settle(0.4)
        seat.type(":decline\n")
        assert seat.wait_for_end() == 3  # declined
        assert "Nothing booked." in seat.text
        assert b"\x1b" not in seat.received
