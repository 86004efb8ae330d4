"""A URL as a person should see it before going there: whole, its owner's name standing out (CURL-3, CURL-5, CURL-6)."""

from __future__ import annotations

from markupsafe import Markup

from mcp_elicitation.core.urls import Relation, Report
from mcp_elicitation.pages import words
from mcp_elicitation.pages.notes import Note, render_notes
from mcp_elicitation.pages.templates import SHARED
from mcp_elicitation.text import Language, Text

_RELATIONS: dict[Relation, Text] = {
    "same_site": words.SAME_SITE,
    "known_provider": words.KNOWN_PROVIDER,
    "unrelated": words.UNRELATED,
}


def render_address(report: Report, language: Language, *, local_server: bool = False) -> Markup:
    """Return the site, what it is to the server, the whole URL and the notices about it; nothing in it is a link.

    Args:
        report: What is known of the URL.
        language: The person's language.
        local_server: Whether the server that asks runs on this computer and has no site to compare with.
    """
    refused = report.verdict == "refuse"
    relation = None if report.relation is None or refused else _RELATIONS[report.relation]
    if local_server and report.relation == "unrelated":
        relation = words.NO_SITE
    notes = [Note(notice.text, notice.verdict == "refuse", notice.code) for notice in report.notices]
    return SHARED.render(
        "address.html",
        language,
        report=report,
        refused=refused,
        relation=relation,
        notes=render_notes(notes, language),
    )
