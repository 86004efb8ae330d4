"""Ctrl+O moves what is asked from the terminal to the browser, and the terminal is left as it was."""

from __future__ import annotations

import re
import sys

import pytest
from tests.client.terminal.seat import seated
from tests.server.connect.browsing import Hand, csrf_of

MOVING = [sys.executable, "-m", "tests.client.terminal.moving"]
CTRL_O = "\x0f"


async def decline_next(hand: Hand, base: str, message: str) -> None:
    """Look at what waits, and say no."""
    inbox = await hand.get(f"{base}/")
    path = re.search(r'href="([^"]+/asks/[^"]+)"', inbox.text)
    assert path
    ask = base.partition("//")[2].partition("/")[0] + path[1]
    page = await hand.get(f"http://{ask}")
    assert message in page.text
    assert "declined" in (await hand.post(f"http://{ask}/decline", {"csrf": csrf_of(page)})).text.lower()


@pytest.mark.requirement("UI-4")
async def test_an_ask_is_moved_to_the_browser_and_the_next_one_is_asked_there() -> None:
    with seated(MOVING, columns=200) as seat:
        seat.wait("Ctrl+O answer in the browser")
        seat.type("2031", CTRL_O)
        seat.wait("LINK http://127.0.0.1:")
        assert seat.restored
        link = seat.text.partition("LINK ")[2].split()[0]
        base = link.partition("/start/")[0]
        async with Hand() as hand:
            await hand.get(link)
            await decline_next(hand, base, "When do you fly?")
            for _ in range(50):
                if "/asks/" in (await hand.get(f"{base}/")).text:
                    break
            await decline_next(hand, base, "And when back?")
        assert seat.finish() == {"actions": ["decline", "decline"]}
