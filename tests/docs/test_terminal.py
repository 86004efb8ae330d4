"""The examples of docs/terminal.md run as they stand; the keys that it names are those that work."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from mcp_elicitation.client import Terminal
from mcp_elicitation.client.terminal.driver_tty import GUARD

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["terminal.md", "terminal.zh.md"])
async def test_the_example_asks_at_a_terminal_and_says_what_the_tool_says(name: str) -> None:
    text = (DOCS / name).read_text()
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert isinstance(names["surface"], Terminal)
    book = cast("Callable[[object], Awaitable[str]]", names["book"])
    assert await book(make_server()) == "booked"
    assert f"{GUARD:g}" in text


def make_server() -> object:
    from mcp.server import MCPServer

    server = MCPServer("travel", log_level="WARNING")

    async def book(city: str) -> str:
        return "booked"

    server.tool()(book)
    return server
