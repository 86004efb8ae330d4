"""Steps as pages: values in, HTML out. What somebody else wrote is made inert by the templates."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from mcp_elicitation.core.screening.inert import inline
from mcp_elicitation.pages import Brand, Frame, Page, Stylesheet, Templates, render_page, security_headers, stylesheet
from mcp_elicitation.server.connect import words
from mcp_elicitation.server.connect.request import ConfirmRequest, SecretRequest
from mcp_elicitation.server.connect.visitor import Visitor
from mcp_elicitation.server.interaction import Interaction
from mcp_elicitation.text import Language, Text

_PACKAGE = "mcp_elicitation.server.connect"
_TEMPLATES = Templates(_PACKAGE)
_CSS = (importlib.resources.files(_PACKAGE) / "templates" / "connect.css").read_text("utf-8")


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """What every form of a page needs.

    Args:
        at: The path that its buttons post below.
        csrf: The token of the session.
        leave: Whether the person can sign out here.
    """

    at: str
    csrf: str
    leave: bool

    def to(self, action: str) -> str:
        """Return the path of an action."""
        return f"{self.at}/{action}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """Something that is kept for a person, as a line on a page.

    Args:
        name: Its name.
        label: What the person recognises it by.
        added: Since when it is kept, in seconds since the epoch.
        clients: The MCP clients that may use it.
        action: What its button does.
    """

    name: str
    label: str
    added: float
    clients: Sequence[str] = ()
    action: Literal["forget", "disconnect"] = "forget"


class Views:
    """The pages of one server.

    Args:
        server: What the pages call the server.
        brand: Whose pages they are.
        base: The path that they live below; empty at the root.
    """

    def __init__(self, server: str, brand: Brand, base: str) -> None:
        self.server = inline(server).text
        self._brand = brand
        self._base = base
        self.stylesheet: Stylesheet = stylesheet(brand, _CSS)

    def sign_in(
        self, language: Language, action: str | None, csrf: str | None, *, leads_to: Iterable[str] = ()
    ) -> Page:
        """Return the page of somebody who is not known yet; it tells nothing but that."""
        values = {"action": action, "csrf": csrf}
        return self.page("sign_in.html", words.SIGN_IN_TITLE, language, values, leads_to=leads_to)

    def consent(self, language: Language, interaction: Interaction, visitor: Visitor, form: Form) -> Page:
        """Return the page that names server, account and purpose before anything can be given."""
        asked = SecretRequest.read(interaction.request)
        title = words.CONSENT_TITLE.fill(server=self.server)
        rows = [*self.facts(interaction, visitor), (words.KEPT_AS, asked.name)]
        values: dict[str, object] = {
            "what": words.CONSENT_WHAT.fill(server=self.server),
            "rows": rows,
            "yes": form.to("begin"),
            "yes_label": words.GO_ON,
        }
        return self.page("consent.html", title, language, values | ways_out(form))

    def question(self, language: Language, interaction: Interaction, visitor: Visitor, form: Form) -> Page:
        """Return the page that shows exactly what is approved."""
        asked = ConfirmRequest.read(interaction.request)
        rows: list[tuple[Text | str, str]] = [*self.facts(interaction, visitor)]
        rows += [(_theirs(name), value) for name, value in asked.details]
        values: dict[str, object] = {
            "what": words.QUESTION_WHAT.fill(server=self.server),
            "rows": rows,
            "yes": form.to("approve"),
            "yes_label": words.APPROVE,
        }
        return self.page("consent.html", words.QUESTION_TITLE, language, values | ways_out(form))

    def use(self, language: Language, interaction: Interaction, visitor: Visitor, form: Form) -> Page:
        """Return the page that asks whether another client may use what was given (O14)."""
        asked = SecretRequest.read(interaction.request)
        values: dict[str, object] = {
            "what": words.USE_WHAT.fill(server=self.server),
            "rows": [*self.facts(interaction, visitor), (words.KEPT_AS, asked.name)],
            "yes": form.to("approve"),
            "yes_label": words.ALLOW,
        }
        return self.page("consent.html", words.USE_TITLE.fill(server=self.server), language, values | ways_out(form))

    def form(
        self,
        language: Language,
        interaction: Interaction,
        visitor: Visitor,
        form: Form,
        *,
        problem: Text | None = None,
    ) -> Page:
        """Return the page on which secrets are entered; nothing that was typed is ever shown again (O20)."""
        values: dict[str, object] = {
            "rows": self.facts(interaction, visitor),
            "fields": SecretRequest.read(interaction.request).fields,
            "problem": problem,
            "give": form.to("give"),
        }
        title = words.FORM_TITLE.fill(server=self.server)
        status = 200 if problem is None else 422
        return self.page("form.html", title, language, values | ways_out(form), status=status)

    def end(self, language: Language, name: str, status: int = 200) -> Page:
        """Return one of the fixed pages at which everything ends."""
        title, sentence = words.ENDS[name]
        return self.page("end.html", title, language, {"sentence": sentence}, status=status)

    def connections(self, language: Language, visitor: Visitor, kept: Sequence[Listed], form: Form) -> Page:
        """Return the page where a person sees and removes what is kept."""
        title = words.CONNECTIONS_TITLE.fill(server=self.server)
        shown = [
            {
                "label": each.label,
                "name": each.name,
                "since": words.KEPT_SINCE.fill(day=datetime.fromtimestamp(each.added, UTC).date().isoformat()),
                "through": _through(each.clients),
                "action": form.to(each.action),
                "verb": _verb_of(each),
                "remove": _named(_verb_of(each), each.label),
            }
            for each in kept
        ]
        values: dict[str, object] = {
            "rows": [(words.ACCOUNT, visitor.label)],
            "kept": shown,
            "everything": words.FORGET_ALL_WHAT.fill(server=self.server),
            "forget_all": form.to("forget-all"),
        }
        return self.page("connections.html", title, language, values | ways_out(form))

    def facts(self, interaction: Interaction, visitor: Visitor) -> list[tuple[Text | str, str]]:
        """Return what every page says before something is given: the server, the account, and why."""
        rows: list[tuple[Text | str, str]] = [
            (words.SERVER, self.server),
            (words.ACCOUNT, visitor.label),
            (words.WHY, interaction.message),
        ]
        if interaction.principal.client:
            rows.append((words.CLIENT, interaction.principal.client))
        return rows

    def page(
        self,
        template: str,
        title: Text,
        language: Language,
        values: Mapping[str, object],
        *,
        leads_to: Iterable[str] = (),
        status: int = 200,
    ) -> Page:
        """Return a page in the frame of this server."""
        frame = Frame(
            title=title,
            stylesheet=f"{self._base}/connect/{self.stylesheet.name}",
            language=language,
            brand=self._brand,
        )
        body = _TEMPLATES.render(template, language, said=words, title=title, **values)
        return Page(html=render_page(frame, body), headers=security_headers(form_action=leads_to), status=status)


def _verb_of(listed: Listed) -> Text:
    return words.FORGET if listed.action == "forget" else words.DISCONNECT


def _named(verb: Text, label: str) -> Text:
    """What a button does, and to what: its name begins with the word that stands on it (WCAG 2.5.3)."""
    label = inline(label).text
    return Text(f"{verb.en} {label}", f"{verb.zh} {label}")


def _through(clients: Sequence[str]) -> Text | None:
    named = [client for client in clients if client]
    return words.USED_THROUGH.fill(clients=inline(", ".join(named)).text) if named else None


def ways_out(form: Form) -> dict[str, object]:
    """Return where the buttons lead with which a person refuses, or signs out."""
    return {"csrf": form.csrf, "no": form.to("refuse"), "leave": form.to("leave") if form.leave else None}


def _theirs(name: str) -> Text:
    """The author's own word, the same in every language."""
    word = inline(name).text
    return Text(word, word)
