"""What a request does to an ask: pages to show, ends to reach. Knows nothing of headers and cookies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.web import words
from mcp_elicitation.client.web.book import Book, End, Over, Pending
from mcp_elicitation.client.web.fill import form_of, own_zone, read_kept, read_pairs, rows_of, seal_of
from mcp_elicitation.client.web.views import Place, Views
from mcp_elicitation.core.elicitation import Action
from mcp_elicitation.core.forms.field import Content, Localise
from mcp_elicitation.pages import Page

Pairs: TypeAlias = Sequence[tuple[str, str]]

DEAD = 0.7
"""Seconds for which a question about a page cannot be said yes to: nobody reads it faster (CURL-2, C8)."""


@dataclass(frozen=True, slots=True)
class Redirect:
    """Go on somewhere else.

    Args:
        to: A path of the inbox, or a page that the person agreed to open.
    """

    to: str


Outcome: TypeAlias = Page | Redirect | None
"""What a request is answered with; None for a word without a page."""

_Act: TypeAlias = Callable[["Doing", Place, Pending, Pairs], Outcome]


class Doing:
    """Answers requests about asks.

    Args:
        book: Every ask.
        views: Draws the pages.
    """

    def __init__(self, book: Book, views: Views) -> None:
        self._book = book
        self._views = views

    def list(self, place: Place, owner: str | None) -> Page:
        """Draw everything that waits for somebody, and what is over."""
        over = self._book.over(owner)
        away = {each.id for each in over if self._book.away(each.id) is not None}
        return self._views.inbox(place, self._book.waiting(owner), over, away)

    def look(self, place: Place, waiting: Pending, *, shown: bool = True) -> Page:
        """Draw an ask as it stands; changes nothing but when a question was last shown.

        Args:
            place: For whom.
            waiting: The ask.
            shown: Whether somebody will look at the page, and not only a script of ours.
        """
        form = form_of(waiting)
        if form is not None:
            return self._views.form(place, waiting, form)
        report = waiting.review.page
        if report is None:
            raise AssertionError("a URL ask without a report cannot be judged")
        if shown or waiting.shown is None:
            waiting.shown = place.now
        return self._views.url(place, waiting, report)

    def review(self, place: Place, waiting: Pending, *, changed: bool = False) -> Outcome:
        """Draw what is about to be sent, or go back where something must be mended first."""
        form = form_of(waiting)
        if form is None:
            return Redirect(place.to(waiting))
        posted = read_kept(waiting, form, _zone(place))
        if posted.problems:
            return self._views.form(place, waiting, form, posted.problems)
        rows = rows_of(waiting.review, form, posted.content)
        return self._views.review(place, waiting, rows, seal_of(posted.content), changed=changed)

    def act(self, action: str, place: Place, waiting: Pending, pairs: Pairs) -> Outcome:
        """Do what a form of an ask was sent for; an unknown action shows the ask."""
        act = _ACTS.get(action)
        return self.look(place, waiting) if act is None else act(self, place, waiting, pairs)

    def look_back(self, place: Place, over: Over, *, show: bool = False) -> Page:
        """Draw an ask that is over; a page that was opened is still at hand (URL-5)."""
        report = None if over.review is None else over.review.page
        if over.end != "opened" or over.review is None or report is None:
            return self._views.over(place, over, show=show)
        return self._views.opened(place, over, over.review, report, waits=self._book.away(over.id) is not None)

    def act_after(self, action: str, place: Place, over: Over) -> Outcome:
        """Do what is still to be done about a page that was opened; anything else shows how the ask ended."""
        report = None if over.review is None else over.review.page
        waiting = self._book.away(over.id)
        if action == "again" and over.end == "opened" and report is not None and report.canonical is not None:
            return Redirect(report.canonical)
        if action == "retry" and waiting is not None:
            waiting.retry_now()
            return Redirect(place.to(over))
        if action == "stop" and waiting is not None:
            self._book.stop(over)
            return Redirect(place.to(over))
        return self.look_back(place, over)

    def check(self, place: Place, waiting: Pending, pairs: Pairs) -> Outcome:
        """Read what was filled in; what is wrong is said beside the field (FORM-7)."""
        form = form_of(waiting)
        if form is None:
            return Redirect(place.to(waiting))
        posted = read_pairs(waiting, form, pairs, _zone(place))
        self._book.tell()
        if posted.problems:
            return self._views.form(place, waiting, form, posted.problems)
        return Redirect(f"{place.to(waiting)}/review")

    def draft(self, place: Place, waiting: Pending, pairs: Pairs) -> None:
        """Keep what is being typed."""
        form = form_of(waiting)
        if form is not None:
            read_pairs(waiting, form, pairs, _zone(place))

    def send(self, place: Place, waiting: Pending, pairs: Pairs) -> Outcome:
        """Send exactly what the person has looked at (UI-5)."""
        form = form_of(waiting)
        if form is None:
            return Redirect(place.to(waiting))
        posted = read_kept(waiting, form, _zone(place))
        if posted.problems or dict(pairs).get("seen") != seal_of(posted.content):
            return self.review(place, waiting, changed=True)
        return self._end(place, waiting, "sent", posted.content)

    def decline(self, place: Place, waiting: Pending, pairs: Pairs) -> Outcome:
        """Say no."""
        return self._end(place, waiting, "declined", self._filled(place, waiting, pairs))

    def cancel(self, place: Place, waiting: Pending, pairs: Pairs) -> Outcome:
        """Put the question away."""
        return self._end(place, waiting, "cancelled", self._filled(place, waiting, pairs))

    def open(self, place: Place, waiting: Pending, pairs: Pairs) -> Outcome:
        """Take the consent to open a page, and send the browser there (CURL-2)."""
        del pairs
        target = _target(waiting)
        if target is None:
            return Redirect(place.to(waiting))
        if waiting.shown is None or place.now - waiting.shown < DEAD:
            return self._views.plain(place, words.STOPPED, words.TOO_FAST, status=425)
        self._end(place, waiting, "opened", {})
        return Redirect(target)

    def _filled(self, place: Place, waiting: Pending, pairs: Pairs) -> Content:
        form = form_of(waiting)
        if form is None:
            return {}
        if any(name.startswith("f") for name, _ in pairs):
            return read_pairs(waiting, form, pairs, _zone(place)).content
        return read_kept(waiting, form, _zone(place)).content

    def _end(self, place: Place, waiting: Pending, end: End, content: Content) -> Page:
        self._book.end(waiting, end, Reply(_ACTIONS[end], content))
        over = self._book.find_over(waiting.id, waiting.owner)
        if over is None:
            raise AssertionError("an ask that has just ended is remembered")
        return self._views.over(place, over)


_ACTIONS: Mapping[End, Action] = MappingProxyType(
    {"sent": "accept", "opened": "accept", "declined": "decline", "cancelled": "cancel"}
)
_ACTS: Mapping[str, _Act] = MappingProxyType(
    {
        "check": Doing.check,
        "draft": Doing.draft,
        "send": Doing.send,
        "decline": Doing.decline,
        "cancel": Doing.cancel,
        "open": Doing.open,
    }
)


def _zone(place: Place) -> Localise | None:
    return own_zone if place.zone else None


def _target(waiting: Pending) -> str | None:
    report = waiting.review.page
    return None if report is None else report.canonical
