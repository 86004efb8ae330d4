"""The demo with a person: the tool asks at a real terminal, is mended, asks on, and books."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.client.terminal.seat import CTRL_C, CTRL_U, DOWN, ENTER, Seat, seated

from mcp_elicitation.cli.demo_secret import _give

DEMO = [sys.executable, "-m", "mcp_elicitation", "--language", "en", "demo"]


def send(seat: Seat) -> None:
    seat.wait("Look over your answers").settle(0.6)
    seat.type(ENTER)


def book(seat: Seat) -> None:
    """Answer what the travel server asks."""
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


@pytest.mark.requirement("UI-3", "UI-4", "UI-5", "FSEC-2")
def test_a_person_books_a_trip_and_puts_the_page_away() -> None:
    with seated(DEMO, columns=80, rows=32) as seat:
        book(seat)
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


@pytest.mark.requirement("URL-3", "URL-4", "URL-5", "UI-6")
async def test_a_page_that_is_finished_ends_the_wait_by_itself(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "weather.py"
    server = [sys.executable, str(example), str(tmp_path)]
    call = [sys.executable, "-m", "mcp_elicitation", "--language", "en", "call", "forecast", "city=Oslo", "--", *server]
    with seated(call, columns=100, rows=40) as seat:
        seat.wait("wants to open a page of 127.0.0.1").settle(0.6)
        assert "another site" not in seat.text
        seat.type("open", ENTER)
        seat.wait("Waiting for you to finish at 127.0.0.1")
        found = re.findall(rb"^(http://127\.0\.0\.1:\d+/\S+/connect/\S+)\r$", seat.received, re.MULTILINE)
        await _give(found[-1].decode(), "en")
        assert seat.wait_for_end() == 0
        assert "Oslo: sunny" in seat.text
        assert seat.restored
