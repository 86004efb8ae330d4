"""Who there is to talk to: the servers of both sides, and the ways to drive the clients that other people wrote."""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

import anyio
from tests.node import COMMANDS, MODULES, NODE, node_environment, require_node
from tests.processes import ROOT, started

Json: TypeAlias = dict[str, Any]
Target: TypeAlias = str | list[str]
"""The URL of a server, or its command."""

HERE = Path(__file__).parent
TRIP: Json = {"leaves": "2031-05-06", "travellers": 2, "cabin": "business", "email": "ada@example.com"}
SUNDAY = "2031-05-04"


@dataclass(frozen=True, slots=True)
class Case:
    """One thing that a peer and this package do together.

    Args:
        peer: Who talks to whom.
        name: What they do.
        shows: The demands that it shows.
        run: Does it; raises when it went otherwise.
    """

    peer: str
    name: str
    shows: tuple[str, ...]
    run: Callable[[World], Awaitable[None]]


@dataclass
class World:
    """Starts what is needed when it is first needed; all of it ends with the stack.

    Args:
        stack: What ends what was started.
        rows: What came of the stories of each row of the matrix.
    """

    stack: ExitStack = field(default_factory=ExitStack)
    rows: dict[object, dict[str, Any]] = field(default_factory=dict[object, dict[str, Any]])

    @cached_property
    def travel(self) -> str:
        """The URL of the travel desk of the examples: a server of this package."""
        return self.stack.enter_context(started([sys.executable, "-m", "tests.peers.travel"]))

    @property
    def travel_stdio(self) -> list[str]:
        """The command of the same travel desk over stdio."""
        return [sys.executable, "-m", "tests.peers.travel", "stdio"]

    @cached_property
    def travel_fastmcp(self) -> str:
        """The URL of the same travel desk, its tools on a FastMCP server."""
        return self.stack.enter_context(started([sys.executable, "-m", "tests.peers.travel", "fastmcp"]))

    @property
    def desks(self) -> dict[str, Target]:
        """Every travel desk of this package, by name."""
        return {"http": self.travel, "stdio": self.travel_stdio, "fastmcp": self.travel_fastmcp}

    @cached_property
    def typescript(self) -> str:
        """The URL of a server on the TypeScript SDK."""
        require_node(MODULES / "@modelcontextprotocol" / "server")
        command = [str(NODE), str(HERE / "server.mjs")]
        return self.stack.enter_context(started(command, environment=node_environment()))

    @property
    def typescript_stdio(self) -> list[str]:
        """The command of the same server over stdio, where it serves both eras."""
        require_node(MODULES / "@modelcontextprotocol" / "server")
        return [str(NODE), str(HERE / "server.mjs"), "stdio"]

    @cached_property
    def everything(self) -> list[str]:
        """The command of the reference server, which speaks the revisions before 2026-07-28."""
        program = MODULES / "@modelcontextprotocol" / "server-everything" / "dist" / "index.js"
        require_node(program)
        return [str(NODE), str(program), "stdio"]

    @cached_property
    def mcpdo(self) -> Mcpdo:
        """The inspector's command line, with a daemon of its own."""
        return self.stack.enter_context(inspecting(self.desks))


async def run_typescript_client(
    target: Target, calls: Sequence[Json], *, era: str = "modern", declares: Json | None = None
) -> list[Json]:
    """Call tools with a client on the TypeScript SDK, one after the other, and return what it saw of each.

    Args:
        target: The server.
        calls: The tool, the arguments and the answers of each call; a flight to Oslo is booked where they are missing.
        era: What the client speaks, "modern" or "legacy".
        declares: The modes that it declares; form where it is missing.
    """
    require_node(MODULES / "@modelcontextprotocol" / "client")
    usual: Json = {"tool": "book", "arguments": {"city": "Oslo"}, "answers": []}
    plan: Json = {"target": target, "era": era, "declares": {"form": {}} if declares is None else declares}
    plan["calls"] = [{**usual, **call} for call in calls]
    command = [str(NODE), str(HERE / "client.mjs"), json.dumps(plan)]
    run = await anyio.run_process(command, env=node_environment(), check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr.decode()
    outcomes: list[Json] = json.loads(run.stdout)
    return outcomes


@dataclass(frozen=True, slots=True)
class Mcpdo:
    """The inspector's command line: a question parks the call, and another command answers it."""

    environment: dict[str, str]
    servers: Path

    async def run(self, *words: str) -> Json:
        """Run one command and return what it prints."""
        command = [str(COMMANDS / "mcpdo"), "--format", "json", *words]
        run = await anyio.run_process(command, env=self.environment, check=False, input=b"")
        said = run.stdout.decode().strip() or run.stderr.decode().strip().splitlines()[-1]
        printed: Json = json.loads(said)
        return printed

    async def connect(self, elicit: str, *, desk: str = "http", era: str = "modern") -> str:
        """Connect to a travel desk, declaring these modes, and return the connection's name."""
        name = _named(desk, elicit, era)
        opened = await self.run("connect", name, "--config", str(self.servers), "--era", era, "--elicit", elicit)
        assert opened["protocolEra"] == era, opened
        return name

    async def book(self, connection: str) -> Json:
        """Book a flight to Oslo; return what is asked first."""
        return await self.run("--connection", connection, "tools/call", "book", "city:=Oslo")

    async def respond(self, connection: str, asked: Json, *words: str) -> Json:
        """Answer what is asked."""
        return await self.run(
            "--connection", connection, "elicitation/respond", asked["elicitationPending"]["elicitationId"], *words
        )


@contextmanager
def inspecting(desks: Mapping[str, Target]) -> Generator[Mcpdo]:
    """Give the inspector a home and a daemon of its own, and end that daemon."""
    require_node(COMMANDS / "mcpdo")
    with tempfile.TemporaryDirectory(prefix="peers-") as home:
        servers = Path(home, "servers.json")
        entries = {
            _named(name, elicit, era): _entry(desk)
            for name, desk in desks.items()
            for elicit in ("form", "url", "both", "off")
            for era in ("modern", "legacy")
        }
        servers.write_text(json.dumps({"mcpServers": entries}))
        environment = node_environment(
            HOME=home,
            MCP_INSPECTOR_SECRET_STORE="memory",
            MCP_INSPECTOR_DAEMON_DIR=str(Path(home, "daemon")),
            MCP_INSPECTOR_DAEMON_TOKEN="of-this-test-only-" + "x" * 32,
        )
        mcpdo = Mcpdo(environment, servers)
        try:
            yield mcpdo
        finally:
            _end_daemon(mcpdo)


def _named(desk: str, elicit: str, era: str) -> str:
    return f"{desk}-{elicit}-{era}"


def _entry(desk: Target) -> Json:
    if isinstance(desk, str):
        return {"type": "streamable-http", "url": desk}
    return {"type": "stdio", "command": desk[0], "args": desk[1:], "cwd": str(ROOT)}


def _end_daemon(mcpdo: Mcpdo) -> None:
    """Ask the daemon to stop, and see to it that its process is gone."""
    pid = anyio.run(mcpdo.run, "daemon", "status").get("pid")
    anyio.run(mcpdo.run, "daemon", "stop")
    deadline = time.monotonic() + 10
    while pid is not None and _is_alive(int(pid)):
        if time.monotonic() > deadline:
            os.kill(int(pid), 9)
        time.sleep(0.05)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in re.findall(r"^State:\s+(\w)", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
