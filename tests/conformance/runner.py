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
import os
import re
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools" / "node"
NODE = TOOLS / ".node" / "node"
MODULES = TOOLS / "node_modules"
SUITE = MODULES / ".bin" / "conformance"
LOOPBACK = Path(__file__).with_name("loopback.cjs")

MODERN = "2026-07-28"
EARLIER = "2025-11-25"

_STAMP = re.compile(r"^(?:server-)?(?P<scenario>.+?)-\d{4}-\d{2}-\d{2}T[\d-]+Z$")


class NodeMissingError(RuntimeError):
    """The judges that run on Node are not installed."""

    def __init__(self, missing: Path) -> None:
        super().__init__(
            f"{missing} is missing: the official suite and the peers run on Node. Run `make tools/node/.ready` once "
            "(`make test` does it by itself); it installs Node from its Python wheel and the packages of tools/node."
        )


class PortBusyError(RuntimeError):
    """Somebody else listens where a server should be started."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is in use already: whatever listens there would be graded instead")


class ServerStartError(RuntimeError):
    """A server ended, or said nothing, before it could be reached."""

    def __init__(self, command: Sequence[str], output: str) -> None:
        super().__init__(f"{' '.join(command)} never became ready:\n{output[-4000:]}")


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


def require_node(*needed: Path) -> None:
    """Raise when Node or something that runs on it is not installed; nothing is ever skipped over it."""
    for each in (NODE, *needed):
        if not each.exists():
            raise NodeMissingError(each)


def require_free(port: int) -> None:
    """Refuse a port on which somebody listens already."""
    with socket.socket() as probe:
        probe.settimeout(1)
        if probe.connect_ex(("127.0.0.1", port)) == 0:
            raise PortBusyError(port)


def node_environment(**more: str) -> dict[str, str]:
    """The environment in which the package's own Node is found, and opens sockets on loopback only."""
    options = f"{os.environ.get('NODE_OPTIONS', '')} --require {LOOPBACK}".strip()
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_OPTIONS": options, **more}


@contextmanager
def started(command: Sequence[str], *, port: int = 0, environment: Mapping[str, str] | None = None) -> Generator[str]:
    """Run a server that prints ``ready URL``, yield the URL, and end that one process.

    Args:
        command: The server.
        port: The port that the command names, if it names one; it must be free.
        environment: The server's environment.
    """
    if port:
        require_free(port)
    with tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, cwd=ROOT, env=environment
        )
        try:
            url = _read_ready(child, deadline=time.monotonic() + 60)
            if url is None:
                errors.seek(0)
                raise ServerStartError(command, errors.read().decode(errors="replace"))
            yield url
        finally:
            end(child)


def _read_ready(child: subprocess.Popen[bytes], deadline: float) -> str | None:
    """Read the child's output up to the line that names its URL; None when it ends or takes too long."""
    output: IO[bytes] | None = child.stdout
    assert output is not None
    received = b""
    while (left := deadline - time.monotonic()) > 0:
        readable, _, _ = select.select([output], [], [], left)
        chunk = os.read(output.fileno(), 4096) if readable else b""
        if not chunk:
            return None
        received += chunk
        if match := re.search(rb"^ready (\S+)\n", received, re.MULTILINE):
            return match[1].decode()
    return None


def end(child: subprocess.Popen[bytes]) -> None:
    """End one process that was started here, by its own id."""
    child.terminate()
    try:
        child.wait(10)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
    if child.stdout is not None:
        child.stdout.close()


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
        names = args.scenarios or [each for each in listed("client", args.spec) if not each.startswith("auth/")]
        command = [sys.executable, "-m", "tests.conformance.client"]
        return _print({name: grade_client(command, args.spec, name) for name in names})
    server = [sys.executable, "-m", "tests.conformance.server", "--port", str(args.port)]
    with started([*server, *(["--mutant", args.mutant] if args.mutant else [])], port=args.port) as url:
        if not args.scenarios:
            return _print(grade_server(url, args.spec))
        return _print({k: v for name in args.scenarios for k, v in grade_server(url, args.spec, name).items()})


if __name__ == "__main__":
    sys.exit(main())
