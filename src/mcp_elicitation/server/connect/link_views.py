"""The pages about accounts at providers: values in, HTML out."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from mcp_elicitation.pages import Page
from mcp_elicitation.server.connect import words
from mcp_elicitation.server.connect.views import Form, Views, ways_out
from mcp_elicitation.server.connect.visitor import Visitor
from mcp_elicitation.server.interaction import Interaction
from mcp_elicitation.server.oauth.company import gives_tokens
from mcp_elicitation.server.oauth.provider import Provider
from mcp_elicitation.server.oauth.trouble import Trouble, sentence_of
from mcp_elicitation.server.vault.grant import StoredGrant
from mcp_elicitation.text import Language, Text


class LinkViews:
    """The pages about accounts at providers.

    Args:
        views: The pages of the server.
    """

    def __init__(self, views: Views) -> None:
        self._views = views

    def offer(
        self,
        language: Language,
        interaction: Interaction,
        visitor: Visitor,
        form: Form,
        *,
        provider: Provider,
        scopes: Sequence[str],
    ) -> Page:
        """Return the page that says what would be connected, for whom and what for, before anything happens (O14)."""
        names = {"server": self._views.server, "provider": provider.title.to(language)}
        rows = [*self._views.facts(interaction, visitor), (words.PROVIDER, provider.title.to(language))]
        if scopes:
            rows.append((words.SCOPES, ", ".join(scopes)))
        values: dict[str, object] = {
            "what": (words.OFFER_WHAT if gives_tokens(provider) else words.OFFER_WHO).fill(**names),
            "rows": rows,
            "yes": form.to("begin"),
            "yes_label": words.OFFER_GO.fill(**names),
        }
        return self._views.page("consent.html", words.OFFER_TITLE.fill(**names), language, values | ways_out(form))

    def going(self, language: Language, provider: Provider, url: str) -> Page:
        """Return the page that leads to a provider.

        A redirection of the post would be held, hop by hop, to the policy of the page with the form, and nobody knows
        over which hosts a provider signs people in. A page of its own begins anew.
        """
        title = words.GOING_TITLE.fill(provider=provider.title.to(language))
        page = self._views.page("going.html", title, language, {"url": url})
        return Page(html=page.html, headers={**page.headers, "Refresh": f"0; url={url}"}, status=page.status)

    def linked(
        self, language: Language, visitor: Visitor, form: Form, *, provider: Provider, grant: StoredGrant
    ) -> Page:
        """Return the page that says which account was linked, and lets the person undo it."""
        title = words.LINKED_TITLE.fill(provider=provider.title.to(language))
        day = datetime.fromtimestamp(grant.added, UTC).date().isoformat()
        rows: list[tuple[Text | str, str]] = [
            (words.LINKED_ACCOUNT, grant.label or grant.subject or words.UNNAMED.to(language)),
            (words.ACCOUNT, visitor.label),
            (words.SERVER, self._views.server),
            (words.SINCE, day),
        ]
        if grant.scopes:
            rows.insert(1, (words.GRANTED, ", ".join(grant.scopes)))
        values = {"rows": rows, "undo": form.to("undo"), "csrf": form.csrf}
        return self._views.page("linked.html", title, language, values)

    def failed(self, language: Language, trouble: Trouble) -> Page:
        """Return the page that says that nothing was connected; nothing on it was written by a provider (O18)."""
        values = {"sentence": sentence_of(trouble)}
        return self._views.page("end.html", words.FAILED_TITLE, language, values, status=400)

    def gone(self, language: Language) -> Page:
        """Return the one page for everything that is not there for this visitor."""
        return self._views.end(language, "gone", 404)
