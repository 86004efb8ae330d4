"""Asks as pages: values in, HTML out. What a server wrote is made inert by the templates."""

from __future__ import annotations

import importlib.resources
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.web import words
from mcp_elicitation.client.web.book import Over, Pending
from mcp_elicitation.client.web.fill import Row, drawing_of, notes_of
from mcp_elicitation.client.web.qr import qr_of
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.screening.inert import inline
from mcp_elicitation.core.urls.report import Report
from mcp_elicitation.pages import (
    Brand,
    Frame,
    Note,
    Page,
    Stylesheet,
    Templates,
    render_address,
    render_fields,
    render_notes,
    render_page,
    security_headers,
    stylesheet,
)
from mcp_elicitation.pages.guard import origin_of
from mcp_elicitation.text import Language, Text

_PACKAGE = "mcp_elicitation.client.web"
_TEMPLATES = Templates(_PACKAGE)
_FILES = importlib.resources.files(_PACKAGE) / "templates"
_CSS = (_FILES / "inbox.css").read_text("utf-8")
SCRIPT = (_FILES / "inbox.js").read_text("utf-8")
"""The one script of the pages."""

REFRESH = 10
"""Seconds after which a browser without scripts looks again whether something changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """For whom a page is drawn, and where.

    Args:
        base: The path that the inbox lives below; empty at the root.
        csrf: The token of the session; empty for somebody who is not known.
        language: The person's language.
        now: Seconds since the epoch.
        others: How many asks wait besides the one on the page.
        next: The path of the one among them that has waited longest.
        zone: Whether this machine's time zone is the person's.
    """

    base: str
    csrf: str = ""
    language: Language = "en"
    now: float = 0.0
    others: int = 0
    next: str | None = None
    zone: bool = False

    def to(self, ask: Pending | Over) -> str:
        """Return the path of an ask."""
        return f"{self.base}/asks/{ask.id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sheet:
    """What one page is made of.

    Args:
        template: Its file.
        title: Its title and first heading.
        values: What is put in.
        status: Its status.
        leads_to: The page that its form leads to.
        refresh: Seconds after which a browser without scripts looks again; never while a form is being filled in.
    """

    template: str
    title: Text
    values: Mapping[str, object]
    status: int = 200
    leads_to: tuple[str, ...] = ()
    refresh: int | None = None


class Views:
    """The pages of an inbox.

    Args:
        brand: Whose pages they are.
    """

    def __init__(self, brand: Brand) -> None:
        self._brand = brand
        self.stylesheet: Stylesheet = stylesheet(brand, _CSS)

    def inbox(
        self, place: Place, waiting: Sequence[Pending], over: Sequence[Over], away: AbstractSet[str] = frozenset()
    ) -> Page:
        """Return the page of everything that waits, of what was opened and is waited for, and of what is over."""
        values: dict[str, object] = {
            "away": [
                {"over": each, "at": place.to(each), "open": words.AWAY.fill(site=inline(each.host or "").text)}
                for each in over
                if each.id in away
            ],
            "waiting": [_line(place, each) for each in waiting],
            "over": [
                {"over": each, "end": words.ENDS[each.end], "ago": _ago(place.now - each.at)}
                for each in over
                if each.id not in away
            ],
        }
        title = words.WAITING if not waiting else _counted(words.WAITING, len(waiting))
        return self._page(_Sheet(template="inbox.html", title=title, values=values, refresh=REFRESH), place)

    def form(self, place: Place, waiting: Pending, form: Form, problems: tuple[Problem, ...] = ()) -> Page:
        """Return the page of a form ask."""
        review = waiting.review
        values: dict[str, object] = {
            "fields": render_fields(drawing_of(waiting, form, problems, zone=place.zone), place.language),
            "problems": bool(problems),
            "again": bool(review.draft),
        }
        title = words.ASKS.fill(alias=_alias(review))
        sheet = _Sheet(template="form.html", title=title, values=values, status=422 if problems else 200)
        return self._ask(sheet, place, waiting)

    def review(self, place: Place, waiting: Pending, rows: Sequence[Row], seal: str, *, changed: bool = False) -> Page:
        """Return the page on which a person sees once more what will be sent (UI-5)."""
        grave = waiting.review.grave or any(note.grave for row in rows for note in row.notes)
        values: dict[str, object] = {
            "rows": [{"row": row, "notes": render_notes(row.notes, place.language)} for row in rows],
            "seal": seal,
            "changed": changed,
            "grave": grave,
            "send": words.SEND_ANYWAY if grave else words.SEND.fill(alias=_alias(waiting.review)),
        }
        title = words.REVIEW_TITLE.fill(alias=_alias(waiting.review))
        return self._ask(_Sheet(template="review.html", title=title, values=values), place, waiting)

    def url(self, place: Place, waiting: Pending, report: Report) -> Page:
        """Return the page that asks for consent to open another one (UI-6, CURL-2, CURL-3)."""
        review = waiting.review
        local = not review.server.origin.startswith(("https://", "http://"))
        values: dict[str, object] = {
            "address": render_address(report, place.language, local_server=local),
            "refused": report.canonical is None,
            "open": words.OPEN.fill(site=report.domain or ""),
        }
        title = words.SENDS.fill(alias=_alias(review))
        return self._ask(_sheet_of("url.html", title, values, report), place, waiting)

    def opened(self, place: Place, over: Over, review: Review, report: Report, *, waits: bool) -> Page:
        """Return the page of somebody who agreed to open another one, and what can be done meanwhile (URL-5)."""
        title = (words.OPENED_TITLE if waits else words.OPENED_OVER).fill(site=report.domain or "", alias=over.alias)
        values: dict[str, object] = {
            "review": review,
            "at": place.to(over),
            "waits": waits,
            "opened": words.fill(words.OPENED, time=words.span(place.now - over.at)),
            "address": render_address(replace(report, relation=None, notices=()), place.language),
            "url": report.canonical or "",
            "qr": qr_of(report.canonical or ""),
        }
        return self._page(_sheet_of("opened.html", title, values, report), place)

    def over(self, place: Place, over: Over, *, show: bool = False) -> Page:
        """Return the page of an ask that is over; its answers only where they were asked for."""
        values: dict[str, object] = {
            "over": over,
            "at": place.to(over),
            "next": place.next,
            "sentence": words.ENDED[over.end].fill(alias=inline(over.alias).text),
            "show": show,
        }
        return self._page(_Sheet(template="over.html", title=words.ENDS[over.end], values=values), place)

    def plain(self, place: Place, title: Text, sentence: Text, *, status: int, enter: bool = False) -> Page:
        """Return one of the fixed pages."""
        values: dict[str, object] = {"sentence": sentence, "enter": enter}
        return self._page(_Sheet(template="plain.html", title=title, values=values, status=status), place)

    def _ask(self, sheet: _Sheet, place: Place, waiting: Pending) -> Page:
        review = waiting.review
        notes = [*notes_of(review.notices).get("", ()), *_hidden_notes(review)]
        shared: dict[str, object] = {
            "review": review,
            "at": place.to(waiting),
            "grave": review.grave,
            "notes": render_notes(notes, place.language),
            "left": _rest(place, waiting),
            "place_of": _place_of(review),
        }
        return self._page(replace(sheet, values=shared | dict(sheet.values)), place)

    def _page(self, sheet: _Sheet, place: Place) -> Page:
        frame = Frame(
            title=sheet.title,
            stylesheet=f"{place.base}/{self.stylesheet.name}",
            language=place.language,
            brand=self._brand,
            script=f"{place.base}/inbox.js" if place.csrf else None,
            refresh=sheet.refresh,
        )
        shared: dict[str, object] = {
            "said": words,
            "title": sheet.title,
            "base": place.base,
            "csrf": place.csrf,
            "others": words.MORE.fill(count=place.others) if place.others else None,
        }
        body = _TEMPLATES.render(sheet.template, place.language, **shared, **sheet.values)
        headers = security_headers(form_action=sheet.leads_to, script=True)
        return Page(html=render_page(frame, body), headers=headers, status=sheet.status)


def _sheet_of(template: str, title: Text, values: Mapping[str, object], report: Report) -> _Sheet:
    leads_to = () if report.canonical is None else (origin_of(report.canonical),)
    return _Sheet(template=template, title=title, values=values, leads_to=leads_to, refresh=REFRESH)


def _line(place: Place, waiting: Pending) -> dict[str, object]:
    review = waiting.review
    return {
        "review": review,
        "at": place.to(waiting),
        "id": waiting.id,
        "answer": words.ANSWER_TO.fill(alias=_alias(review)),
        "site": None if review.page is None or review.page.canonical is None else review.page.domain,
        "left": _rest(place, waiting),
        "place_of": _place_of(review),
    }


def _rest(place: Place, waiting: Pending) -> tuple[Text, Text]:
    since = words.fill(words.SINCE, time=words.span(place.now - waiting.since))
    return since, words.fill(words.UNTIL, time=words.span(waiting.until - place.now))


def _place_of(review: Review) -> Text | None:
    if review.total <= 1:
        return None
    return words.PLACE.fill(position=review.position, total=review.total)


def _ago(seconds: float) -> Text:
    return words.fill(words.AGO, time=words.span(seconds))


def _alias(review: Review) -> str:
    return inline(review.server.alias).text


def _counted(text: Text, count: int) -> Text:
    return Text(f"({count}) {text.en}", f"({count}) {text.zh}")


def _hidden_notes(review: Review) -> list[Note]:
    """Notes of fields that the form does not draw, such as one that a rule named and nobody sees."""
    names = {each.name for each in getattr(getattr(review.elicitation, "form", None), "fields", ())}
    return [Note(each.text, each.grave, each.code) for each in review.notices if each.field and each.field not in names]
