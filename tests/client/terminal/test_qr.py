"""The QR code of an address, in rows."""

from __future__ import annotations

import pytest
import segno

from mcp_elicitation.client.terminal.qr import LARGEST, qr_lines, qr_lines_on_dark, qr_rows

URL = "https://accounts.travel.example/sign-in?state=abc123"
DARK = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def modules(lines: list[str]) -> list[list[int]]:
    """Read rows of half blocks back into modules."""
    return [[DARK[cell][half] for cell in line] for line in lines for half in (0, 1)]


@pytest.mark.requirement("URL-5")
def test_it_is_the_code_of_exactly_that_address() -> None:
    code = segno.make(URL, error="l", micro=False)
    expected = [[int(bool(each)) for each in row] for row in code.matrix_iter(border=2)]
    assert modules(qr_lines(URL, 100))[: len(expected)] == expected


def test_on_dark_it_is_the_same_with_light_drawn() -> None:
    turned = [[1 - each for each in row] for row in modules(qr_lines_on_dark(URL, 100))]
    assert turned == modules(qr_lines(URL, 100))


def test_what_does_not_fit_is_not_drawn() -> None:
    assert qr_lines(URL, 20) == []
    assert qr_lines("https://e.example/" + "x" * LARGEST, 1_000) == []
    assert all(len("".join(text for _, text in row)) <= 60 for row in qr_rows(URL, 60))
