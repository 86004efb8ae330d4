"""The runner judges strictly, grades nobody else's server, and opens nothing to the network."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance import runner
from tests.conformance.runner import Check, NodeMissingError, PortBusyError, ServerStartError, problems, started

PASSED = Check("good", "SUCCESS")


@pytest.mark.parametrize("status", ["FAILURE", "WARNING", "SKIPPED", "something new"])
def test_everything_that_is_no_success_is_a_problem(status: str) -> None:
    assert problems([PASSED, Check("bad", status, "why")]) == [f"{status} bad: why"]


def test_success_and_information_are_no_problem() -> None:
    assert problems([PASSED, Check("note", "INFO")]) == []


@pytest.mark.parametrize("checks", [[], [Check("note", "INFO")], [Check("left out", "SKIPPED")]])
def test_a_scenario_in_which_nothing_succeeded_has_not_passed(checks: list[Check]) -> None:
    assert problems(checks)[0] == "no check succeeded"
    assert problems(checks, skipped={"": "whatever"})[0] == "no check succeeded"


def test_only_what_is_named_may_be_skipped() -> None:
    skipped = {"no handshake": "this revision has none"}
    assert problems([PASSED, Check("a", "SKIPPED", "there is no handshake")], skipped=skipped) == []
    assert problems([PASSED, Check("a", "SKIPPED", "something else")], skipped=skipped) != []
    assert problems([PASSED, Check("a", "WARNING", "there is no handshake")], skipped=skipped) != []


def test_checks_are_read_by_scenario_on_either_side(tmp_path: Path) -> None:
    for folder in ("server-tools-list-2026-11-29T19-37-10-965Z", "auth/basic-cimd-2026-11-29T19-37-10-965Z"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "checks.json").write_text(json.dumps([{"id": "a", "status": "SUCCESS"}]))
    assert runner.read_checks(tmp_path) == {
        "tools-list": [Check("a", "SUCCESS")],
        "auth/basic-cimd": [Check("a", "SUCCESS")],
    }


def test_a_busy_port_is_refused_before_anything_is_started() -> None:
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        somebody.listen()
        port = somebody.getsockname()[1]
        with pytest.raises(PortBusyError, match=str(port)), started(["no-such-command"], port=port):
            pass


def test_a_server_that_ends_before_it_is_ready_is_named_with_what_it_said() -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('no key was given')"]
    with pytest.raises(ServerStartError, match="no key was given"), started(command):
        pass


def test_a_started_server_is_ended_and_no_other() -> None:
    command = [sys.executable, "-u", "-c", "import os, time; print('ready', os.getpid()); time.sleep(60)"]
    with started(command) as one, started(command) as other:
        assert one != other
        for pid in (one, other):
            os.kill(int(pid), 0)
    for pid in (one, other):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_without_node_a_run_fails_with_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runner, "NODE", tmp_path / "node")
    with pytest.raises(NodeMissingError, match=r"make tools/node/\.ready"):
        runner.listed("server", runner.MODERN)


def test_without_the_suite_a_run_fails_with_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runner, "SUITE", tmp_path / "conformance")
    with pytest.raises(NodeMissingError, match=r"make tools/node/\.ready"):
        runner.grade_client(["true"], runner.MODERN, "tools_call")


@pytest.mark.parametrize("host", ["", ", '::'", ", '0.0.0.0'"])
def test_what_node_would_open_to_the_network_is_held_on_loopback(host: str) -> None:
    runner.require_node()
    script = (
        f"const s = require('net').createServer().listen(0{host});"
        "s.on('listening', () => { console.log(JSON.stringify(s.address())); s.close(); });"
    )
    run = subprocess.run(
        [runner.NODE, "-e", script],
        env=runner.node_environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    *_, address = map(json.loads, run.stdout.splitlines())
    assert address["address"] == "127.0.0.1"
    assert address["port"] > 0


def test_the_mock_server_of_the_suite_listens_on_loopback_only() -> None:
    """Run as the suite's client: this module looks at who listens on the port that it was given."""
    command = [sys.executable, "-m", "tests.conformance.listening"]
    checks = runner.grade_client(command, runner.MODERN, "tools_call")
    [status] = [each for each in checks if each.id == "exit-status"]
    assert "LISTENING ['0100007F']" in status.message
