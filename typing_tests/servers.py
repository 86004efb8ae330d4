"""What ``Elicitation`` takes, to mypy and to pyright."""

from fastmcp import FastMCP
from mcp.server import MCPServer, Server

from mcp_elicitation import Elicitation


def installs() -> None:
    Elicitation(MCPServer("a"))
    Elicitation(Server("a"))
    Elicitation(FastMCP("a"), hold=10, language="zh")
    Elicitation("a")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
