"""Runs the official conformance suite against a server or a client, and judges what it wrote down.

    python -m tests.conformance.runner server [--spec 2026-07-28] [--port PORT] [--mutant NAME]
    python -m tests.conformance.runner client [--spec 2026-07-28] [SCENARIO ...]

The suite's own exit status says too little: it is 0 for warnings, for checks that were skipped and for a server that
was never reached. So the checks that it writes are read, and everything that is no success is a problem. A server is
reached only if this process started it: a port that somebody else holds is refused.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.node import COMMANDS, node_environment, require_node
from tests.processes import ROOT, started

SUITE = COMMANDS / "conformance"

MODERN = "2026-07-28"
EARLIER = "2025-11-25"

_STAMP = re.compile(r"^(?:server-)?(?P<scenario>.+?)-\d{4}-\d{2}-\d{2}T[\d-]+Z$")


@dataclass(frozen=True, slots=True)
class Check:
    """One check that the suite made.

    Args:
        id: The suite's name of it.
        status: SUCCESS, INFO, WARNING, SKIPPED or FAILURE.
        message: Why, where it is no success.
    """

    id: str
    status: str
    message: str = ""

    @property
    def passed(self) -> bool:
        return self.status in {"SUCCESS", "INFO"}

    def __str__(self) -> str:
        return f"{self.status} {self.id}: {self.message[:300]}"


def listed(side: str, spec: str) -> list[str]:
    """Return the names of the suite's scenarios for a side, ``server`` or ``client``, and a revision."""
    run = _run_suite(["list", f"--{side}", "--spec-version", spec])
    return re.findall(r"^\s+- (\S+)", run.stdout, re.MULTILINE)


def grade_server(url: str, spec: str, scenario: str | None = None) -> dict[str, list[Check]]:
    """Run one scenario, or all of a revision, against a server that is running; return the checks by scenario."""
    chosen = ["--suite", "all"] if scenario is None else ["--scenario", scenario]
    with tempfile.TemporaryDirectory() as folder:
        _run_suite(["server", "--url", url, *chosen, "--spec-version", spec, "-o", folder])
        return read_checks(Path(folder))


def grade_client(command: Sequence[str], spec: str, scenario: str) -> list[Check]:
    """Run one scenario of the suite's mock servers against a client command; its exit status counts too.

    The suite splits the command at spaces, so no word of it may hold one.
    """
    chosen = ["--scenario", scenario, "--spec-version", spec, "--timeout", "60000"]
    with tempfile.TemporaryDirectory() as folder:
        run = _run_suite(["client", "--command", " ".join(command), *chosen, "-o", folder])
        checks = [check for each in read_checks(Path(folder)).values() for check in each]
        if run.returncode != 0:
            said = "".join(path.read_text(errors="replace")[-1500:] for path in Path(folder).rglob("stderr.txt"))
            checks.append(Check("exit-status", "FAILURE", f"{run.returncode} {said or run.stdout[-1500:]}"))
        return checks


def _run_suite(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    require_node(SUITE)
    environment = node_environment(PYTHONPATH=str(ROOT))
    return subprocess.run(
        [str(SUITE), *arguments], env=environment, capture_output=True, text=True, check=False, timeout=180, cwd=ROOT
    )


def read_checks(folder: Path) -> dict[str, list[Check]]:
    """Read every ``checks.json`` that the suite wrote below a folder, by scenario."""
    found: dict[str, list[Check]] = {}
    for path in sorted(folder.rglob("checks.json")):
        match = _STAMP.match(str(path.parent.relative_to(folder)))
        scenario = match["scenario"] if match else path.parent.name
        written: list[dict[str, Any]] = json.loads(path.read_text())
        found[scenario] = [Check(each["id"], each["status"], str(each.get("errorMessage", ""))) for each in written]
    return found


def problems(checks: Sequence[Check], *, skipped: Mapping[str, str] | None = None) -> list[str]:
    """Return what is wrong with the checks of one scenario; none that succeeds is wrong too.

    Args:
        checks: The checks.
        skipped: Which checks the suite may skip: what its message says, and why that is right.
    """
    if not any(check.status == "SUCCESS" for check in checks):
        return ["no check succeeded", *map(str, checks)]
    return [str(each) for each in checks if not each.passed and not _may_be_skipped(each, skipped or {})]


def _may_be_skipped(check: Check, skipped: Mapping[str, str]) -> bool:
    return check.status == "SKIPPED" and any(says in check.message for says in skipped)


def _print(results: Mapping[str, Sequence[Check]]) -> int:
    wrong = 0
    for scenario, checks in sorted(results.items()):
        found = problems(checks)
        wrong += len(found)
        print(f"{'ok  ' if not found else 'FAIL'} {scenario} ({len(checks)} checks)")
        for each in found:
            print(f"       {each}")
    print(f"{len(results)} scenarios, {sum(map(len, results.values()))} checks, {wrong} problems")
    return 1 if wrong or not results else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("side", choices=("server", "client"))
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--spec", default=MODERN, choices=(MODERN, EARLIER))
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--mutant")
    args = parser.parse_args()
    if args.side == "client":
        names = args.scenarios or listed("client", args.spec)
        command = [sys.executable, "-m", "tests.conformance.client"]
        return _print({name: grade_client(command, args.spec, name) for name in names})
    server = [sys.executable, "-m", "tests.conformance.server", "--port", str(args.port)]
    with started([*server, *(["--mutant", args.mutant] if args.mutant else [])], port=args.port) as url:
        if not args.scenarios:
            return _print(grade_server(url, args.spec))
        return _print({k: v for name in args.scenarios for k, v in grade_server(url, args.spec, name).items()})


if __name__ == "__main__":
    sys.exit(main())
