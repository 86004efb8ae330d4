"""The client side: ``connect`` for a whole client, ``Responder`` for the callback alone, surfaces for the person.

An input request becomes an elicitation (core/wire), a ``Review`` of everything that the person must see, then a
``Reply`` from a surface, and an input response again. Reviews, drafts and pacing are values and pure decisions; the
SDK is met in ``connection`` and ``responder`` only, a person in ``terminal`` and ``web``.

Only what the surface can really do is declared. Nothing is accepted for a person: a surface that has nobody in front
of it answers cancel. ``Guarded`` and ``Hooked`` are surfaces around a surface: the one asks only what a policy lets
through, the other calls an application's own code before and after. ``browser`` opens a page once there is consent.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mcp_elicitation.client.connection import connect
    from mcp_elicitation.client.hooks import Hooked
    from mcp_elicitation.client.policy.guarded import Guarded
    from mcp_elicitation.client.policy.policy import Policy
    from mcp_elicitation.client.responder import Responder
    from mcp_elicitation.client.review import Review, ServerIdentity
    from mcp_elicitation.client.scripted import Scripted
    from mcp_elicitation.client.surface import Reply, Surface
    from mcp_elicitation.client.surfaces import Surfaces
    from mcp_elicitation.client.terminal.terminal import Terminal
    from mcp_elicitation.client.web.inbox import Inbox
    from mcp_elicitation.client.web.local import LocalInbox

__all__ = [
    "Guarded",
    "Hooked",
    "Inbox",
    "LocalInbox",
    "Policy",
    "Reply",
    "Responder",
    "Review",
    "Scripted",
    "ServerIdentity",
    "Surface",
    "Surfaces",
    "Terminal",
    "connect",
]

_WHERE = {
    "Guarded": "policy.guarded",
    "Hooked": "hooks",
    "Inbox": "web.inbox",
    "LocalInbox": "web.local",
    "Policy": "policy.policy",
    "Reply": "surface",
    "Responder": "responder",
    "Review": "review",
    "Scripted": "scripted",
    "ServerIdentity": "review",
    "Surface": "surface",
    "Surfaces": "surfaces",
    "Terminal": "terminal.terminal",
    "connect": "connection",
}


def __getattr__(name: str) -> object:
    """Load a name of this door when it is first used."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(importlib.import_module(f"{__name__}.{_WHERE[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the names of this door."""
    return sorted(__all__)
