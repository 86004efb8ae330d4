"""The web inbox: asks of every connection of this process, answered in a browser.

    ask(review) ──▶ Book: an entry waits ──▶ views: HTML, api: JSON
                        ▲                         │
    Reply ◀── ended ── doing ◀── steps ◀── post ◀─┘

An ask is a value in the ``Book`` until somebody ends it: the person (send, decline, cancel), the clock (expired) or
the other end (withdrawn). ``fill`` reads what was posted and ``doing`` ends or redraws; both know nothing of HTTP
headers. ``access`` and ``app`` know nothing of forms: they let a request in or not, and carry cookies.

What was typed is kept with the entry, so that a reload, a crash of the browser or a second tab lose nothing; it is
gone with the entry. Of a finished ask there remains one line and its answers, masked, and never those that were marked
as secrets.

Everything works without a script. The one script file adds what pages cannot: live arrival, the count in the title,
notifications, a copy button, a draft kept while typing. It builds no HTML.

``Inbox`` is the surface and makes the application for a host; ``LocalInbox`` serves itself on 127.0.0.1.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mcp_elicitation.client.web.inbox import Inbox
    from mcp_elicitation.client.web.local import LocalInbox

__all__ = ["Inbox", "LocalInbox"]

_WHERE = {"Inbox": "inbox", "LocalInbox": "local"}


def __getattr__(name: str) -> object:
    """Load a name of this door when it is first used."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(importlib.import_module(f"{__name__}.{_WHERE[name]}"), name)
    globals()[name] = value
    return value
