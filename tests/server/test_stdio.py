"""One flow over a real pipe to a real process."""

from __future__ import annotations

import sys
from pathlib import Path

from mcp import Client, StdioServerParameters
from mcp_types import TextContent
from tests.server.people import Person

SERVER = """
from mcp.server import MCPServer
from mcp_elicitation import Elicitation, ask

server = MCPServer("travel")
Elicitation(server)

@server.tool()
async def greet() -> str:
    name = await ask.form("Name?", str)
    days = await ask.form("Days?", int)
    return f"{name} {days}"

server.run()
"""


async def test_a_server_in_a_process_of_its_own_asks_over_its_pipe(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    person = Person({"Name?": {"answer": "Bo"}, "Days?": "cancel"})
    parameters = StdioServerParameters(command=sys.executable, args=[str(program)])
    async with Client(parameters, elicitation_callback=person) as client:
        [content] = (await client.call_tool("greet")).content
    assert isinstance(content, TextContent)
    assert content.text == "Accepted(data='Bo') Cancelled()"
    assert person.asked == ["Name?", "Days?"]
