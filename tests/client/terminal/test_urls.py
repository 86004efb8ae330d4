"""Pages that a server wants opened, at a real terminal: a typed word opens, nothing else does (CURL-2)."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.client.terminal.seat import ASKING, CTRL_C, CTRL_D, CTRL_X, DOWN, ENTER, ESCAPE, UP, Seat, seated

PAGE = "https://accounts.travel.example/sign-in?state=" + "abc123" * 20 + "&last=Z"
PHISH = "https://travel.example.login-check.example:8443/x"


@contextmanager
def at_page(place: Path, *, url: str = PAGE, columns: int = 100, rows: int = 40, display: str = ":0", **more: object
            ) -> Generator[Seat]:  # fmt: skip
    """Sit down in front of a page; the browser of this system writes down what it is given."""
    programs = place / "bin"
    programs.mkdir(exist_ok=True)
    opener = programs / "xdg-open"
    opener.write_text(
        f"#!{sys.executable}\nimport sys\nopen({str(place / 'opened')!r}, 'a').write(sys.argv[1] + '\\n')\n"
    )
    opener.chmod(0o755)
    ask = {"url": url, "root": str(place), "language": "en", **more}
    environ = {"PATH": str(programs), "DISPLAY": display}
    typed_ahead = str(more.pop("typed_ahead", ""))
    with seated(
        [*ASKING, json.dumps(ask)], columns=columns, rows=rows, environ=environ, typed_ahead=typed_ahead
    ) as seat:
        yield seat


def opened(place: Path) -> list[str]:
    path = place / "opened"
    return path.read_text().splitlines() if path.exists() else []


def read_all(seat: Seat) -> str:
    """Turn every page of the screen, and return all that was seen."""
    seen = seat.text
    while "more below" in seat.text:
        seen += "\n" + seat.type("\x1b[6~").text
    return seen


@pytest.mark.requirement("UI-6", "CURL-2", "CURL-3", "CURL-5", "URL-3")
def test_a_typed_word_opens_the_page_as_it_was_shown(tmp_path: Path) -> None:
    with at_page(tmp_path) as seat:
        seat.wait("Enter alone cancels").settle(0.6)
        assert "travel asks" in seat.rows[0]
        assert "wants to open a page of travel.example" in seat.text
        assert PAGE in "".join(row.strip() for row in seat.rows)
        assert bold_of(seat) == "travel.example"
        assert not opened(tmp_path)
        seat.type("open", ENTER)
        assert seat.finish() == {"action": "accept", "content": {}, "by": "person"}
        assert opened(tmp_path) == [PAGE]
        assert seat.restored
        assert "Your browser was asked to open travel.example" in seat.text


def bold_of(seat: Seat) -> str:
    """The underlined part of the address."""
    cells = [cell for row in seat.screen.buffer.values() for _, cell in sorted(row.items()) if cell.underscore]
    return "".join(cell.data for cell in cells)


@pytest.mark.requirement("CURL-2", "UI-4")
@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ((ENTER,), "cancel"), ((ESCAPE,), "cancel"), ((CTRL_C,), "cancel"), ((CTRL_D,), "cancel"),
        (("cancel", ENTER), "cancel"), (("decline", ENTER), "decline"), ((CTRL_X,), "decline"),
        (("yes", ENTER, ENTER), "cancel"), (("y", ENTER, ESCAPE), "cancel"), (("opening", ENTER, ESCAPE), "cancel"),
    ],
    ids=["enter", "esc", "ctrl-c", "ctrl-d", "cancel", "decline", "ctrl-x", "yes", "y", "opening"],
)  # fmt: skip
def test_nothing_else_opens_it(tmp_path: Path, keys: tuple[str, ...], action: str) -> None:
    with at_page(tmp_path) as seat:
        seat.wait("Enter alone cancels").settle(0.6)
        seat.type(*keys)
        assert seat.finish()["action"] == action
        assert seat.restored
    assert not opened(tmp_path)


@pytest.mark.requirement("CURL-2")
@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_what_was_typed_ahead_opens_nothing(tmp_path: Path, plain: bool) -> None:
    with at_page(tmp_path, plain=plain, typed_ahead="open\r\nopen\r\ny\r\n" * 20) as seat:
        seat.wait("decision>" if plain else "Enter alone cancels").settle(1.0)
        assert seat.status is None
        seat.type(CTRL_C)
        assert seat.finish()["action"] == "cancel"
    assert not opened(tmp_path)


@pytest.mark.requirement("CURL-3", "UI-6")
def test_at_forty_columns_consent_waits_until_the_last_character_was_seen(tmp_path: Path) -> None:
    long = PAGE + "&more=" + "x" * 600 + "END"
    with at_page(tmp_path, url=long, columns=40, rows=20) as seat:
        seat.wait("more below").settle(0.6)
        assert any("travel.example" in row for row in seat.rows[:6])
        seat.type("o")  # turns the page: what is typed before all was seen is no consent
        assert "> o" not in seat.text
        seen = read_all(seat)
        assert any("travel.example" in row for row in seat.rows[:6])
        assert "END" in seen
        assert all(len(row) < 40 for row in seen.split("\n"))
        seat.type("open", ENTER)
        assert seat.finish()["action"] == "accept"
    assert opened(tmp_path) == [long]


@pytest.mark.requirement("CURL-6")
def test_what_is_doubtful_stands_before_the_question(tmp_path: Path) -> None:
    with at_page(tmp_path, url=PHISH, message="See https://mcp.travel.example/help") as seat:
        seat.wait("Enter alone cancels")
        text = seat.text
        assert "wants to open a page of login-check.example" in text
        assert "another site than the server's own" in " ".join(text.split())
        assert text.index("Beware:") < text.index("Type “open”")
        assert "\x1b]8" not in seat.received.decode()


@pytest.mark.requirement("CURL-2", "CURL-6")
@pytest.mark.parametrize("url", ["https://bank.example@evil.example/", "javascript:alert(1)", "http://evil.example/"])
def test_a_refused_page_cannot_be_opened(tmp_path: Path, url: str) -> None:
    with at_page(tmp_path, url=url) as seat:
        seat.wait("cannot be opened from here").settle(0.6)
        assert "must not be opened" in seat.text
        seat.type("open", ENTER)
        seat.wait("nothing was opened")
        seat.type(ENTER)
        assert seat.finish()["action"] == "decline"
    assert not opened(tmp_path)


@pytest.mark.requirement("URL-5", "CURL-3")
def test_without_a_screen_the_address_and_its_code_are_left_on_the_terminal(tmp_path: Path) -> None:
    with at_page(tmp_path, display="", url="https://travel.example/s?x=1") as seat:
        seat.wait("Enter alone cancels").settle(0.6)
        seat.type("open", ENTER)
        assert seat.finish()["action"] == "accept"
        assert "No browser was started" in seat.text
        assert "https://travel.example/s?x=1" in seat.text
        assert "█▀▀▀▀▀█" in seat.text or "▄▄▄▄▄" in seat.text
    assert not opened(tmp_path)


@pytest.mark.requirement("URL-5", "URL-3", "SEC-2")
def test_the_wait_can_open_again_copy_show_a_code_ask_now_and_stop(tmp_path: Path) -> None:
    with at_page(tmp_path, wait=1, url="https://travel.example/s") as seat:
        seat.wait("Enter alone cancels").settle(0.6)
        seat.type("open", ENTER)
        seat.wait("Waiting for you to finish at travel.example").settle(0.6)
        seat.type(DOWN, ENTER)
        seat.wait("was asked to open travel.example").settle(0.6)
        assert opened(tmp_path) == ["https://travel.example/s"] * 2
        seat.type(DOWN, ENTER)
        seat.wait("clipboard")
        assert b"\x1b]52;c;aHR0cHM6Ly90cmF2ZWwuZXhhbXBsZS9z\x07" in seat.received
        seat.type(DOWN, ENTER)
        seat.wait("▀▀▀▀▀")
        seat.type(ENTER, UP, UP, UP, ENTER)
        assert seat.finish()["waited"] == "retried"
        assert seat.restored


@pytest.mark.requirement("URL-5", "SEC-2")
@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_a_wait_is_stopped_by_the_person(tmp_path: Path, plain: bool) -> None:
    with at_page(tmp_path, wait=2, plain=plain) as seat:
        seat.wait("decision>" if plain else "Enter alone cancels").settle(0.6)
        seat.type(*(("open\n",) if plain else ("open", ENTER)))
        seat.wait("page 1 of 2").settle(0.6)
        seat.type(CTRL_C)
        assert seat.finish()["waited"] == "given up"
        assert seat.restored


@pytest.mark.requirement("UI-6", "CURL-2", "CURL-3", "URL-5")
def test_the_plain_mode_asks_for_the_same_word_and_waits_the_same(tmp_path: Path) -> None:
    with at_page(tmp_path, plain=True, wait=1, columns=60) as seat:
        seat.wait("decision>").settle(0.3)
        assert PAGE in seat.received.decode()
        seat.type("yes\n")
        seat.wait("nothing was opened")
        assert not opened(tmp_path)
        seat.type("open\n")
        seat.wait("waiting>")
        seat.type("again\n")
        seat.wait(lambda _: len(opened(tmp_path)) == 2)
        seat.settle(0.3)
        seat.type("what\n", "now\n")
        assert seat.finish()["waited"] == "retried"
    assert opened(tmp_path) == [PAGE, PAGE]


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(("typed", "action"), [("\n", "cancel"), ("decline\n", "decline"), (CTRL_C, "cancel")],
                         ids=["enter", "decline", "ctrl-c"])  # fmt: skip
def test_the_plain_mode_has_the_same_ways_out(tmp_path: Path, typed: str, action: str) -> None:
    with at_page(tmp_path, plain=True) as seat:
        seat.wait("decision>").settle(0.3)
        seat.type(typed)
        assert seat.finish()["action"] == action
        assert seat.restored
    assert not opened(tmp_path)


def test_chinese_words_decide_too(tmp_path: Path) -> None:
    with at_page(tmp_path, language="zh") as seat:
        seat.wait("travel.example").settle(0.6)
        assert "完整网址" in seat.text.replace(" ", "")
        seat.type("打开", ENTER)
        assert seat.finish()["action"] == "accept"
    assert opened(tmp_path) == [PAGE]
