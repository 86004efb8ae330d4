"""URLs that a server wants a person to open: judged before they are shown, and before they are sent.

    text → `cut` (as sent) and `read` (as a browser reads it) → refusals → parameters, leaks, doubts → warnings → Report

`inspect` is the client's judge and answers with a `Report`: the verdict, the one canonical URL that is shown and
opened, its host in ASCII and, where that is safe, in its own script, the registrable domain, the notices, and the URL
in runs for a screen. `sendable` is the server's judge and answers with the problems of a URL that is about to be sent.

The parser agrees with browsers; what a browser would silently mend is refused instead of mended, or the mending is
named in a notice. A notice is a row of a table (`refusals`, `warnings`): to teach the room a trick, add a row. What a
host is to the eye is decided by `lookalike` below, what a host is to the network by the public suffix list.

The room must never reach for the network, not even for a name (CURL-1), must never shorten a URL (CURL-3), and must
not warn about honest URLs: a person who is warned every day reads no warning.
"""

from __future__ import annotations

from mcp_elicitation.core.urls.notice import Notice, Role, Run, Span, Verdict
from mcp_elicitation.core.urls.report import Report, inspect, write
from mcp_elicitation.core.urls.sendable import UrlNotSendableError, require_sendable, sendable
from mcp_elicitation.core.urls.setting import NotAHostError, Relation

__all__ = [
    "NotAHostError",
    "Notice",
    "Relation",
    "Report",
    "Role",
    "Run",
    "Span",
    "UrlNotSendableError",
    "Verdict",
    "inspect",
    "require_sendable",
    "sendable",
    "write",
]
