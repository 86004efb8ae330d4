"""A server on which ``ask`` is installed, for the tests that need nothing of their own."""

from __future__ import annotations

import pytest
from mcp.server import MCPServer

from mcp_elicitation import Elicitation


@pytest.fixture
def server() -> MCPServer:
    """A server with nothing on it but ``ask``."""
    server = MCPServer("travel")
    Elicitation(server)
    return server
