"""The SDK's context of one request, with some members changed."""

from __future__ import annotations

from typing import Any, TypeVar

from mcp.server.context import ServerRequestContext

ContextT = TypeVar("ContextT", bound=ServerRequestContext[Any, Any])


def changed(ctx: ContextT, **members: object) -> ContextT:
    """Return the context with other members; every request pays for this, and ``dataclasses.replace`` is slow."""
    copy = object.__new__(type(ctx))
    copy.__dict__.update(ctx.__dict__, **members)
    return copy
