"""MCP elicitation that works for real people, on both ends of the wire.

A server author writes ``await ask.form(...)`` inside an ordinary tool; a client author plugs in one object; what the
specification demands in between is kept here. This door is lazy: importing it loads neither ``mcp`` nor ``starlette``.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mcp_elicitation.core.elicitation import Accepted, Cancelled, Declined, Opened, Outcome
    from mcp_elicitation.core.forms.build.choices import Choices
    from mcp_elicitation.errors import ElicitationError
    from mcp_elicitation.server import ask
    from mcp_elicitation.server.elicitation import Elicitation

__all__ = [
    "Accepted",
    "Cancelled",
    "Choices",
    "Declined",
    "Elicitation",
    "ElicitationError",
    "Opened",
    "Outcome",
    "ask",
]

_WHERE = {
    "Accepted": "mcp_elicitation.core.elicitation",
    "Cancelled": "mcp_elicitation.core.elicitation",
    "Choices": "mcp_elicitation.core.forms.build.choices",
    "Declined": "mcp_elicitation.core.elicitation",
    "Elicitation": "mcp_elicitation.server.elicitation",
    "ElicitationError": "mcp_elicitation.errors",
    "Opened": "mcp_elicitation.core.elicitation",
    "Outcome": "mcp_elicitation.core.elicitation",
    "ask": "mcp_elicitation.server",
}


def __getattr__(name: str) -> object:
    """Load a name of this door when it is first used."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "ask":
        return importlib.import_module("mcp_elicitation.server.ask")
    value: object = getattr(importlib.import_module(_WHERE[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the names of this door."""
    return sorted(__all__)
