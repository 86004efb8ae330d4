"""The runner judges strictly, grades nobody else's server, and opens nothing to the network."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests import node
from tests.conformance import runner
from tests.conformance.runner import Check, problems
from tests.node import NodeMissingError

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


def test_without_node_a_run_fails_with_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(node, "NODE", tmp_path / "node")
    with pytest.raises(NodeMissingError, match=r"make tools/node/\.ready"):
        runner.listed("server", runner.MODERN)


def test_without_the_suite_a_run_fails_with_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runner, "SUITE", tmp_path / "conformance")
    with pytest.raises(NodeMissingError, match=r"make tools/node/\.ready"):
        runner.grade_client(["true"], runner.MODERN, "tools_call")


def test_the_mock_server_of_the_suite_listens_on_loopback_only() -> None:
    """Run as the suite's client: this module looks at who listens on the port that it was given."""
    command = [sys.executable, "-m", "tests.conformance.listening"]
    checks = runner.grade_client(command, runner.MODERN, "tools_call")
    [status] = [each for each in checks if each.id == "exit-status"]
    assert "LISTENING ['0100007F']" in status.message
