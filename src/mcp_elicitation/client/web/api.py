"""The inbox as JSON, for hosts that draw their own: the same asks, the same checks, the same ends.

Texts of servers are given as they came: whoever draws them must draw them as text.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from starlette.responses import JSONResponse, Response

from mcp_elicitation.client.notices import Notice
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.web.book import Book, Over, Pending
from mcp_elicitation.client.web.doing import DEAD
from mcp_elicitation.client.web.fill import form_of
from mcp_elicitation.client.web.openapi import describe
from mcp_elicitation.client.web.visit import Visit
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.urls.report import write as write_report

Endpoint: TypeAlias = Callable[[Visit], Awaitable[Response]]

_HEADERS: Mapping[str, str] = MappingProxyType(
    {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
)


def answer(value: Mapping[str, object], status: int = 200) -> Response:
    """Return a JSON object as the answer."""
    return JSONResponse(dict(value), status, headers=dict(_HEADERS))


def failed(code: str, status: int) -> Response:
    """Return the stable name of what went wrong as the answer."""
    return answer({"error": code}, status)


class Api:
    """Answers requests for JSON.

    Args:
        book: Every ask.
    """

    def __init__(self, book: Book) -> None:
        self._book = book
        self.gets: Mapping[str, Endpoint] = MappingProxyType(
            {"/api/asks": self.list, "/api/asks/{id}": self.one, "/api/openapi.json": self.description}
        )

    async def list(self, visit: Visit) -> Response:
        """Return everything that waits, and the token that every post must bring."""
        owner = visit.visitor.owner
        opened = [each for each in self._book.over(owner) if self._book.away(each.id) is not None]
        return answer(
            {
                "csrf": visit.place.csrf,
                "asks": [write_pending(each) for each in self._book.waiting(owner)],
                "opened": [self._write_over(each) for each in opened],
            }
        )

    async def one(self, visit: Visit) -> Response:
        """Return one ask; for the page of a URL ask, the 700 ms begin in which nobody can have read it."""
        pending, over = self._find(visit)
        if pending is not None:
            pending.shown = visit.place.now
            return answer(write_pending(pending))
        return failed("gone", 404) if over is None else answer(self._write_over(over))

    async def description(self, visit: Visit) -> Response:
        """Return the description of all this."""
        return answer(describe(visit.place.base))

    async def act(self, visit: Visit) -> Response:
        """Do what a page of the host was told to."""
        said = await visit.json()
        pending, over = self._find(visit)
        action = said.get("action")
        if pending is not None:
            return self._end(pending, action, said.get("content"), visit.place.now)
        if over is None:
            return failed("gone", 404)
        waiting = self._book.away(over.id)
        if waiting is None or action not in {"retry", "stop"}:
            return answer(self._write_over(over), 409)
        if action == "retry":
            waiting.retry_now()
        else:
            self._book.stop(over)
        return answer({"end": over.end})

    def _find(self, visit: Visit) -> tuple[Pending | None, Over | None]:
        id_, owner = visit.request.path_params["id"], visit.visitor.owner
        return self._book.find(id_, owner), self._book.find_over(id_, owner)

    def _end(self, pending: Pending, action: object, content: object, now: float) -> Response:
        if action == "decline":
            self._book.end(pending, "declined", Reply("decline"))
            return answer({"end": "declined"})
        if action == "cancel":
            self._book.end(pending, "cancelled", Reply("cancel"))
            return answer({"end": "cancelled"})
        if action == "accept":
            return self._accept(pending, content)
        return self._open(pending, now) if action == "open" else failed("unknown_action", 400)

    def _accept(self, pending: Pending, content: object) -> Response:
        """Send the answers of a form that fit it (FSEC-1)."""
        form = form_of(pending)
        if form is None:
            return failed("unknown_action", 400)
        checked = form.check(content)
        if checked.problems:
            return answer({"error": "unfit", "problems": [_write_problem(each) for each in checked.problems]}, 422)
        self._book.end(pending, "sent", Reply("accept", checked.content))
        return answer({"end": "sent"})

    def _open(self, pending: Pending, now: float) -> Response:
        """Take the consent to open a page (CURL-2)."""
        page = pending.review.page
        if page is None:
            return failed("unknown_action", 400)
        if page.canonical is None:
            return failed("refused_page", 403)
        if pending.shown is None or now - pending.shown < DEAD:
            return failed("too_fast", 425)
        self._book.end(pending, "opened", Reply("accept"))
        return answer({"end": "opened", "url": page.canonical})

    def _write_over(self, over: Over) -> dict[str, object]:
        waits = self._book.away(over.id) is not None
        return {"id": over.id, "end": over.end, "alias": over.alias, "host": over.host, "waits": waits}


def write_pending(pending: Pending) -> dict[str, object]:
    """Return an ask as JSON: everything that a person must see (SEC-3)."""
    review, form = pending.review, form_of(pending)
    written: dict[str, object] = {
        "id": pending.id,
        "mode": review.elicitation.mode,
        "since": pending.since,
        "until": pending.until,
        "grave": review.grave,
        **_write_review(review),
    }
    if form is not None:
        written |= {"form": form.write(), "prefill": review.prefill(), "yours": sorted(review.draft)}
    if review.page is not None:
        written["page"] = write_report(review.page)
    return written


def _write_review(review: Review) -> dict[str, object]:
    server = review.server
    return {
        "server": {"alias": server.alias, "origin": server.origin, "claimed": server.claimed},
        "request": review.request,
        "position": review.position,
        "total": review.total,
        "message": review.elicitation.message,
        "notices": [_write_notice(each) for each in review.notices],
    }


def _write_notice(notice: Notice) -> dict[str, object]:
    text = {"en": notice.text.en, "zh": notice.text.zh}
    return {"code": notice.code, "text": text, "field": notice.field, "grave": notice.grave}


def _write_problem(problem: Problem) -> dict[str, object]:
    return {"field": problem.field, "code": problem.code, "text": {"en": problem.text.en, "zh": problem.text.zh}}
