"""What the pages and the handlers of one server share."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.sessions import Sessions
from mcp_elicitation.server.connect.sign_in import Attempt, Metadata
from mcp_elicitation.server.connect.visitor import Backend, Visitor
from mcp_elicitation.server.interactions import Interactions
from mcp_elicitation.server.vault.vault import Vault
from mcp_elicitation.text import Language

if TYPE_CHECKING:
    from mcp_elicitation.server.connections import Connections

audit_log = logging.getLogger("mcp_elicitation.audit")
"""What happened on the pages, for whoever watches over a server: a word and the first characters of a digest."""

Check: TypeAlias = Callable[[Mapping[str, Secret]], Awaitable[bool]]
"""Tries what a person entered where it is used."""


class SignInServer(Protocol):
    """The authorisation server at which visitors sign in."""

    async def metadata(self) -> Metadata:
        """Return what it says of itself."""
        ...

    async def who(self, code: str, attempt: Attempt, redirect_uri: str) -> Visitor:
        """Exchange a code and return who signed in."""
        ...


@dataclass(slots=True, kw_only=True)
class Desk:
    """Where handlers and pages meet.

    Args:
        server_name: What the pages call the server.
        backend: How visitors are known.
        interactions: What people are asked to do.
        sessions: The browsers.
        vault: What people gave.
        sign_in: The authorisation server, where visitors sign in at one.
        local: The one user of a stdio server.
        connections: Accounts at third parties; None where there are no providers.
        language: The language of what a handler leaves unsaid.
        checks: How what is entered can be tried, by the digest of the handle, while a handler waits for it.
    """

    server_name: str
    backend: Backend
    interactions: Interactions
    sessions: Sessions
    vault: Vault
    sign_in: SignInServer | None = None
    local: Principal | None = None
    connections: Connections | None = None
    language: Language = "en"
    checks: dict[str, Check] = field(default_factory=dict[str, Check])


def audit(event: str, digest: str) -> None:
    """Note what happened to an interaction; nothing that tells whose it is or lets anybody open it."""
    audit_log.info("%s %s", event, digest[:12])
