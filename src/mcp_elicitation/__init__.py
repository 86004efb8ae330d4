"""MCP elicitation that works for real people, on both ends of the wire.

A server author writes ``await ask.form(...)`` inside an ordinary tool; a client author plugs in one object; what the
specification demands in between is kept here. This door is lazy: importing it loads neither ``mcp`` nor ``starlette``.
"""

from __future__ import annotations

__all__: list[str] = []
