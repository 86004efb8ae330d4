"""Every way out is cancel, leaves the terminal as it was, and keeps what was filled in (UI-4)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest
from tests.client.terminal.seat import ASKING, CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, ROOT, Seat, seated

SCHEMA = {
    "type": "object",
    "properties": {"name": {"type": "string"}, "age": {"type": "integer"}},
    "required": ["name", "age"],
}


def asking(backend: str = "asyncio", **more: object) -> list[str]:
    return [*ASKING, json.dumps({"schema": SCHEMA, "language": "en", **more}), backend]


def half_filled(seat: Seat) -> Seat:
    seat.wait("Question 1 of 2").settle()
    seat.type("Ada", ENTER)
    return seat.wait("Question 2 of 2")


@pytest.mark.requirement("UI-4", "SEC-2")
@pytest.mark.parametrize("key", [ESCAPE, CTRL_C, CTRL_D], ids=["esc", "ctrl-c", "ctrl-d"])
@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_leaving_is_cancel_and_gives_back_what_was_filled_in(key: str, backend: str) -> None:
    with seated(asking(backend)) as seat:
        half_filled(seat).type(key)
        assert seat.finish() == {"action": "cancel", "content": {"name": "Ada"}, "by": "person"}
        assert seat.restored


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize("key", [ESCAPE, CTRL_C, CTRL_D], ids=["esc", "ctrl-c", "ctrl-d"])
def test_leaving_the_plain_mode_is_cancel_too(key: str) -> None:
    with seated(asking(plain=True)) as seat:
        seat.wait("answer>").settle()
        seat.type("Ada\n")
        seat.wait("Question 2 of 2").settle()
        seat.type(key)
        assert seat.finish() == {"action": "cancel", "content": {"name": "Ada"}, "by": "person"}
        assert seat.restored


def test_an_arrow_in_the_plain_mode_is_no_way_out() -> None:
    with seated(asking(plain=True)) as seat:
        seat.wait("answer>").settle()
        seat.type("\x1b[A", "Ada\n")
        seat.wait("Question 2 of 2")
        seat.type(CTRL_C)
        assert seat.finish()["content"] == {"name": "Ada"}


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_a_terminal_that_goes_away_is_cancel_by_nobody(plain: bool) -> None:
    with seated(asking(plain=plain)) as seat:
        seat.wait("Question 1 of 2").settle()
        seat.signal(signal.SIGHUP)
        assert seat.finish() == {"action": "cancel", "content": {}, "by": "nobody"}
        assert seat.restored


@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_a_process_that_is_told_to_end_leaves_the_terminal_whole_and_ends(plain: bool) -> None:
    with seated(asking(plain=plain)) as seat:
        seat.wait("Question 1 of 2").settle()
        seat.signal(signal.SIGTERM)
        assert seat.wait_for_end() == -signal.SIGTERM
        assert seat.restored


@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_an_interrupt_from_outside_leaves_the_terminal_whole(plain: bool) -> None:
    with seated(asking(plain=plain)) as seat:
        seat.wait("Question 1 of 2").settle()
        seat.signal(signal.SIGINT)
        assert seat.wait_for_end() != 0
        assert seat.restored


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize("typed", [None, "Ada\n3\nsend\n"], ids=["null", "pipe"])
@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
def test_where_nobody_sits_the_answer_is_cancel_by_nobody(typed: str | None, plain: bool) -> None:
    environ = os.environ | {"PYTHONPATH": str(ROOT)}
    command = asking(plain=plain)
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, env=environ, input=typed or "")
    assert json.loads(done.stdout.removeprefix("REPLY ")) == {"action": "cancel", "content": {}, "by": "nobody"}
    assert not done.stderr


@pytest.mark.requirement("UI-4")
def test_keys_that_were_typed_ahead_answer_nothing() -> None:
    with seated(asking(schema={"type": "object", "properties": {}}), typed_ahead="hello\n1\ny\r\r\r\x18") as seat:
        seat.wait("[ Send").settle(1.0)
        assert seat.status is None
        seat.type(ENTER)
        assert seat.finish()["action"] == "accept"


@pytest.mark.requirement("UI-4", "UI-5")
def test_enters_in_a_row_stop_at_the_review() -> None:
    schema = {"type": "object", "properties": {"note": {"type": "string"}}}
    with seated(asking(schema=schema)) as seat:
        seat.wait("Question 1 of 1").settle()
        os.write(seat.master, b"\r\r\r\r\r")
        seat.wait("[ Send").settle(1.0)
        assert seat.status is None
        seat.type(DOWN, ENTER)
        assert seat.finish()["action"] == "decline"


def test_a_terminal_that_is_dumb_gets_lines() -> None:
    with seated(asking(), environ={"TERM": "dumb"}) as seat:
        seat.wait("answer>")
        assert b"\x1b" not in seat.received
        seat.type(CTRL_C)
        assert seat.finish()["action"] == "cancel"


def test_a_window_that_changes_is_drawn_anew() -> None:
    with seated(asking(message="a " * 60)) as seat:
        seat.wait("Question 1 of 2").settle()
        seat.resize(40, 20)
        seat.wait(lambda seat: "─" * 39 in seat.rows).settle()
        assert all(len(row) < 40 for row in seat.rows)
        assert "Question 1 of 2" in seat.text
        seat.type(CTRL_C)
        assert seat.finish()["action"] == "cancel"


@pytest.mark.parametrize("library", ["prompt_toolkit", "segno", "wcwidth"])
def test_a_missing_library_is_an_error_that_names_the_extra(library: str) -> None:
    without = f"import sys\nsys.modules[{library!r}] = None\n"
    imported = without + "from mcp_elicitation.client import Terminal"
    done = subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True, check=False)
    assert "TerminalMissingError" in done.stderr
    assert "pip install 'mcp-elicitation[cli]'" in done.stderr
    called = without + "from mcp_elicitation.cli.main import main\nsys.exit(main(['call', 'x', '--', 'true']))"
    done = subprocess.run([sys.executable, "-c", called], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip().endswith("pip install 'mcp-elicitation[cli]'")
    assert "Traceback" not in done.stderr
