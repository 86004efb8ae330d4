"""The inbox as a Starlette application: guards, cookies, routes. What is decided is decided elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Route

from mcp_elicitation.client.web import words
from mcp_elicitation.client.web.access import Access, LocalAccess, csrf_of
from mcp_elicitation.client.web.api import Api, failed
from mcp_elicitation.client.web.book import Book
from mcp_elicitation.client.web.doing import Doing, Outcome
from mcp_elicitation.client.web.live import events
from mcp_elicitation.client.web.views import SCRIPT, Place, Views
from mcp_elicitation.client.web.visit import LARGEST, ForeignFormError, Visit
from mcp_elicitation.locale import from_accept_language
from mcp_elicitation.pages import Brand, Page, static_headers
from mcp_elicitation.pages.guard import FORM, PAGES, STATUS, Refusal, refuse_foreign, refuse_post, refuse_request
from mcp_elicitation.text import Language, Text

Endpoint: TypeAlias = Callable[[Visit], Awaitable[Response]]

JSON_TYPE = "application/json"
_DESTINATIONS = PAGES | {"script"}
_LOOKING: dict[str, str] = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}


class InboxApp:
    """Answers browsers.

    Args:
        book: Every ask.
        access: How browsers are known.
        brand: Whose pages they are.
        language: The person's language; what the browser asks for when it is left out.
    """

    def __init__(self, book: Book, access: Access, brand: Brand, language: Language | None = None) -> None:
        self._book = book
        self._access = access
        self._language: Language | None = language
        self._key = secrets.token_bytes(32)
        self._views = Views(brand)
        self._doing = Doing(book, self._views)
        self._api = Api(book)
        self.seen = -1e9
        """When somebody who is known was last here, in seconds since the epoch."""
        self.listening = 0
        """How many pages listen for changes."""

    def make(self) -> Starlette:
        """Return the application."""
        pages: dict[str, Endpoint] = {
            "/": self._inbox,
            "/asks/{id}": self._ask,
            "/asks/{id}/review": self._review,
            "/over/{id}": self._over,
            "/events": self._events,
        }
        return Starlette(
            routes=[
                Route(f"/{self._views.stylesheet.name}", self._style, methods=["GET"]),
                Route("/inbox.js", self._script, methods=["GET"]),
                Route("/start/{token}", self._start, methods=["GET"]),
                *(Route(path, self._guarded(each), methods=["GET"]) for path, each in pages.items()),
                Route("/asks/{id}/{action}", self._guarded(self._act, post=FORM), methods=["POST"]),
                *(
                    Route(path, self._guarded(each, post=None, json=True), methods=["GET"])
                    for path, each in self._api.gets.items()
                ),
                Route("/api/asks/{id}", self._guarded(self._api.act, post=JSON_TYPE, json=True), methods=["POST"]),
            ]
        )

    def _refuse(self, request: Request) -> Refusal | None:
        local = self._access.is_local
        refusal = refuse_request(
            request.headers, self._access.url(request), exact_host=local, destinations=_DESTINATIONS
        )
        return refusal or refuse_foreign(request.headers, links=not local)

    def _guarded(
        self, endpoint: Endpoint, *, post: str | None = None, json: bool = False
    ) -> Callable[[Request], Awaitable[Response]]:
        """Let a request through to an endpoint, or say why not; ``post`` is the media type of what is sent."""

        def stopped(request: Request, status: int) -> Response:
            if json:
                return failed("stopped", status)
            return self._plain(request, words.STOPPED, words.STOPPED_WHY, status)

        async def guarded(request: Request) -> Response:
            refusal = self._refuse(request)
            if refusal is None and post is not None:
                refusal = refuse_post(request.headers, self._access.url(request), media_type=post, largest=LARGEST)
            if refusal is not None:
                return stopped(request, STATUS[refusal])
            visit = await self._visit(request)
            if visit is None:
                return (
                    failed("stranger", 403)
                    if json
                    else self._plain(request, words.STRANGER, self._access.stranger, 403)
                )
            try:
                return await endpoint(visit)
            except ForeignFormError:
                return stopped(request, 403)

        return guarded

    async def _visit(self, request: Request) -> Visit | None:
        visitor = await self._access.who(request)
        if visitor is None:
            return None
        self.seen = self._book.clock()
        id_ = request.path_params.get("id")
        others = [each for each in self._book.waiting(visitor.owner) if each.id != id_]
        place = self._place(request, csrf_of(self._key, visitor.session))
        place = replace(place, others=len(others), next=place.to(others[0]) if others else None)
        return Visit(request=request, visitor=visitor, place=place)

    def _place(self, request: Request, csrf: str = "") -> Place:
        return Place(
            base=request.scope.get("root_path", ""),
            csrf=csrf,
            language=self._language or from_accept_language(request.headers.get("accept-language", "")),
            now=self._book.clock(),
            zone=self._access.is_local,
        )

    async def _style(self, request: Request) -> Response:
        return self._file(request, self._views.stylesheet.text, "text/css", static_headers())

    async def _script(self, request: Request) -> Response:
        headers = {**static_headers(), "Cache-Control": "no-cache"}
        return self._file(request, SCRIPT, "text/javascript", headers)

    def _file(self, request: Request, text: str, media_type: str, headers: dict[str, str]) -> Response:
        if self._refuse(request) is not None:
            return Response(status_code=403)
        return Response(text, media_type=media_type, headers=headers)

    async def _start(self, request: Request) -> Response:
        """Let a browser in by its link. A link may come from anywhere, the answer leads nowhere by itself."""
        refusal = refuse_request(request.headers, self._access.url(request), exact_host=self._access.is_local)
        access = self._access
        session = None
        if refusal is None and isinstance(access, LocalAccess):
            session = access.redeem(request.path_params["token"])
            if session is None and await access.who(request) is not None:
                return self._entered(request)  # the same browser, coming back by its own history
        if session is None or not isinstance(access, LocalAccess):
            return self._plain(request, words.STRANGER, access.stranger, 403)
        response = self._entered(request)
        response.headers.append("set-cookie", access.cookie(session))
        return response

    def _entered(self, request: Request) -> Response:
        """A page that goes on by itself: after a redirection, a browser would still count as sent from elsewhere."""
        page = self._views.plain(self._place(request), words.ENTERED, words.CLOSE, status=200, enter=True)
        response = self._send(page)
        response.headers["refresh"] = f"0; url={request.scope.get('root_path', '')}/"
        return response

    async def _inbox(self, visit: Visit) -> Response:
        owner = visit.visitor.owner
        return self._send(self._doing.list(visit.place, owner))

    async def _ask(self, visit: Visit) -> Response:
        waiting = self._book.find(visit.request.path_params["id"], visit.visitor.owner)
        if waiting is None:
            return self._gone(visit)
        shown = visit.request.headers.get("sec-fetch-dest", "document") == "document"
        return self._send(self._doing.look(visit.place, waiting, shown=shown))

    async def _review(self, visit: Visit) -> Response:
        waiting = self._book.find(visit.request.path_params["id"], visit.visitor.owner)
        return self._gone(visit) if waiting is None else self._send(self._doing.review(visit.place, waiting))

    async def _act(self, visit: Visit) -> Response:
        pairs = await visit.pairs()
        waiting = self._book.find(visit.request.path_params["id"], visit.visitor.owner)
        action = visit.request.path_params["action"]
        if waiting is not None:
            return self._send(self._doing.act(action, visit.place, waiting, pairs))
        over = self._book.find_over(visit.request.path_params["id"], visit.visitor.owner)
        return self._gone(visit) if over is None else self._send(self._doing.act_after(action, visit.place, over))

    async def _over(self, visit: Visit) -> Response:
        return self._gone(visit, show="show" in visit.request.query_params)

    def _gone(self, visit: Visit, *, show: bool = False) -> Response:
        """Say how an ask ended, or that there is none for this person."""
        over = self._book.find_over(visit.request.path_params["id"], visit.visitor.owner)
        if over is None:
            return self._send(self._views.plain(visit.place, words.GONE, words.GONE_WHY, status=404))
        return self._send(self._doing.look_back(visit.place, over, show=show))

    async def _events(self, visit: Visit) -> Response:
        async def counted() -> AsyncGenerator[str]:
            self.listening += 1
            try:
                async for event in events(self._book, visit.visitor.owner):
                    yield event
            finally:
                self.listening -= 1
                self.seen = self._book.clock()

        headers = {**_LOOKING, "X-Accel-Buffering": "no"}
        return StreamingResponse(counted(), media_type="text/event-stream", headers=headers)

    def _plain(self, request: Request, title: Text, sentence: Text, status: int) -> Response:
        return self._send(self._views.plain(self._place(request), title, sentence, status=status))

    @staticmethod
    def _send(outcome: Outcome) -> Response:
        if isinstance(outcome, Page):
            return HTMLResponse(outcome.html, outcome.status, headers=outcome.headers)
        if outcome is None:
            return Response(status_code=204, headers=_LOOKING)
        return Response(status_code=303, headers={**_LOOKING, "Location": outcome.to})
