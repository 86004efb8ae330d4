"""What a person must see before answering: who asks, what, why, and what is doubtful about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from mcp_elicitation.client.notices import Notice as Notice
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.urls.report import Report, inspect


@dataclass(frozen=True, slots=True)
class ServerIdentity:
    """Who asks (UI-3): what the person and the transport know, apart from what the server claims.

    Args:
        alias: The name that the user gave the server.
        origin: Where it really is: the origin of its URL, or the command that started it.
        claimed: The name that the server gives itself, to be shown as a claim.
    """

    alias: str
    origin: str = ""
    claimed: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """One ask, ready to be put in front of a person (SEC-3).

    Args:
        server: Who asks.
        elicitation: What is asked, and why.
        request: What the person had asked for when the server asked back, such as a tool's name.
        position: Which ask of this round it is, from 1.
        total: How many asks this round has.
        draft: What the person answered to the same fields earlier in this flow; it comes before the server's
            suggestions.
        notices: What is doubtful.
        page: What a person must know about the page of a URL ask; None for a form.
    """

    server: ServerIdentity
    elicitation: Elicitation
    request: str | None = None
    position: int = 1
    total: int = 1
    draft: Mapping[str, Value] = field(default_factory=dict[str, Value])
    notices: tuple[Notice, ...] = ()
    page: Report | None = None

    @property
    def grave(self) -> bool:
        """Whether answering is a bad idea."""
        return any(notice.grave for notice in self.notices) or (self.page is not None and self.page.verdict != "ok")

    def prefill(self) -> Content:
        """Return what a form begins with: the draft, else the server's suggestions (FORM-6)."""
        if not isinstance(self.elicitation, FormElicitation):
            return {}
        form = self.elicitation.form
        names = {each.name for each in form.fields}
        return form.defaults() | {name: value for name, value in self.draft.items() if name in names}


def inspect_page(
    elicitation: Elicitation, server: ServerIdentity, *, known_hosts: Iterable[str], typed: Iterable[str]
) -> Report | None:
    """Judge the page of a URL ask (UI-6, CURL-3, CURL-5, CURL-6); None for a form.

    Args:
        elicitation: What is asked.
        server: Who asks.
        known_hosts: Hosts that the person has approved before.
        typed: What the person typed in earlier answers to this server.
    """
    if not isinstance(elicitation, UrlElicitation):
        return None
    origin = server.origin if server.origin.startswith(("https://", "http://")) else None
    return inspect(elicitation.url, server_origin=origin, known_hosts=known_hosts, typed=typed)
