"""A FastMCP server as a command of its own, over stdio."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from mcp_types import TextContent
from tests.client.people import Person, saying

from mcp_elicitation.client import connect
from mcp_elicitation.client.connection import ConnectionOptions

SERVER = """
from fastmcp import FastMCP
from mcp_elicitation import Elicitation, ask

server = FastMCP("desk")
Elicitation(server)


@server.tool
async def greet() -> str:
    return repr(await ask.form("What is your name?", str))


server.run(show_banner=False)
"""


@pytest.mark.parametrize(("mode", "revision"), [("auto", "2026-07-28"), ("legacy", "2025-11-25")])
async def test_it_asks_over_stdio(mode: Any, revision: str, tmp_path: Path) -> None:
    (tmp_path / "desk.py").write_text(SERVER)
    person = Person(saying(answer="Bo"))
    command = [sys.executable, str(tmp_path / "desk.py")]
    with (tmp_path / "errors").open("w") as errors:
        options = ConnectionOptions(mode=mode, errlog=errors)
        async with connect(command, surface=person, options=options) as client:
            assert client.protocol_version == revision
            [said] = (await client.call_tool("greet")).content
    assert isinstance(said, TextContent)
    assert said.text == "Accepted(data='Bo')"
