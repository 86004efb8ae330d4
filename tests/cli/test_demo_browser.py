"""The demo's pages with a person: one at a real terminal, who opens the addresses shown there in a real Chromium."""

from __future__ import annotations

import re
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright
from tests.cli.test_demo_terminal import book
from tests.client.terminal.seat import ENTER, Seat, seated
from tests.server.connect.world import require_chromium

KEY = "demo-canary-5d20f7"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/[\w-]{24}/connect/[\w-]{43}")


@contextmanager
def browsing() -> Generator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=require_chromium(),
            args=["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"],
        )
        yield browser.new_page()
        browser.close()


def address_on(seat: Seat) -> str:
    """What the person reads off the screen; where no browser can be started, they open it themselves."""
    seat.wait("wants to open a page of 127.0.0.1").settle(0.6)
    found = ADDRESS.search(seat.text)
    assert found, seat.text
    seat.type(*"open", ENTER)
    return found[0]


@pytest.mark.requirement("UI-2", "OAUTH-1", "PHISH-4", "URL-3", "CURL-2")
def test_a_person_gives_a_key_and_connects_an_account_in_their_own_browser(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mcp_elicitation", "--language", "en", "demo"]
    with seated(command, columns=150, rows=40, environ={"TMPDIR": str(tmp_path)}) as seat, browsing() as page:
        book(seat)
        page.goto(address_on(seat))
        shown = page.inner_text("body")
        assert "Weather desk" in shown
        assert "To read the weather for you" in shown
        page.get_by_role("button", name="Go on").click()
        page.get_by_label("Weather API key").fill("not the right one")
        page.get_by_role("button", name="Save").click()
        page.get_by_text("did not work").wait_for()  # the tool waits, so it is tried there and then
        page.get_by_label("Weather API key").fill(KEY)
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Saved").wait_for()

        seat.wait(lambda seat: seat.received.decode(errors="replace").count("Oslo: sunny") == 2)
        for path in tmp_path.rglob("*"):
            assert not path.is_file() or KEY.encode() not in path.read_bytes(), path

        page.goto(address_on(seat))  # and now an account at a third party
        page.get_by_role("button", name="Go on").click()
        page.get_by_role("button", name="Allow").click()
        page.get_by_text("Demo Hub is connected").wait_for()
        assert seat.wait_for_end() == 0
        assert seat.received.decode(errors="replace").count("13:00 Lunch with Kim") == 2
        assert KEY not in seat.received.decode(errors="replace")
        assert seat.restored
