"""A tool that must not act on its own, a client without a person, and a real server on every transport."""

from __future__ import annotations

import runpy
import socket
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from mcp import MCPError
from mcp.server import MCPServer
from mcp_types import TextContent

from mcp_elicitation.client import Guarded, Policy, Surface, connect
from mcp_elicitation.client.connection import Target, identify
from mcp_elicitation.client.policy import Rule

SERVER = """
import sys

from mcp.server import MCPServer
from pydantic import BaseModel

from mcp_elicitation import Accepted, Elicitation, ask

server = MCPServer("files", log_level="INFO")
Elicitation(server)


class Sure(BaseModel):
    delete: bool
    note: str | None = None


@server.tool()
async def delete(name: str) -> str:
    sure = await ask.form(f"Delete {name}?", Sure)
    return "deleted" if isinstance(sure, Accepted) and sure.data.delete else f"kept: {sure.action}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--http", port]:
            server.run("streamable-http", host="127.0.0.1", port=int(port))
        case _:
            server.run()
"""
OPTED_IN = Policy(rules=(Rule(alias="files", tool="delete", answers={"delete": True}),))
DENIED = Policy(rules=(Rule(alias="files", form="deny", url="deny"),))
TRANSPORTS = ("in process", "stdio", "streamable HTTP")


@contextmanager
def target(transport: str, place: Path) -> Generator[Target]:
    path = place / "files.py"
    path.write_text(SERVER)
    command: Sequence[str] = [sys.executable, str(path)]
    if transport == "in process":
        yield cast("MCPServer[Any]", runpy.run_path(str(path))["server"])
    elif transport == "stdio":
        yield command
    else:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with subprocess.Popen([*command, "--http", str(port)], stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            try:
                assert any("running on" in line for line in process.stderr)
                yield f"http://127.0.0.1:{port}/mcp"
            finally:
                process.terminate()


async def call(server: Target, surface: Surface) -> str | MCPError:
    async with connect(server, alias="files", surface=surface) as client:
        try:
            result = await client.call_tool("delete", {"name": "everything"})
        except MCPError as error:
            return error
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


def is_capability_missing(told: object) -> bool:
    return isinstance(told, MCPError) and told.code == -32021 and "did not declare elicitation.form" in told.message


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.requirement("CAP-3", "SEC-2")
async def test_without_a_person_nothing_happens_but_what_was_opted_in(transport: str, tmp_path: Path) -> None:
    with target(transport, tmp_path) as server:
        assert is_capability_missing(await call(server, Guarded(None, Policy())))
        assert await call(server, Guarded(None, OPTED_IN)) == "deleted"
        other_tool = Policy(rules=(Rule(alias="files", tool="list", answers={"delete": True}),))
        assert await call(server, Guarded(None, other_tool)) == "kept: cancel"


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.requirement("CAP-3", "SEC-2")
async def test_a_denied_server_is_told_no_or_told_at_once_that_it_cannot_ask(transport: str, tmp_path: Path) -> None:
    with target(transport, tmp_path) as server:
        assert (
            await call(server, Guarded(None, Policy(rules=DENIED.rules, default=OPTED_IN.rules[0]))) == "kept: decline"
        )
        other = identify(server, "other")
        assert is_capability_missing(await call(server, Guarded(None, OPTED_IN, server=other)))
