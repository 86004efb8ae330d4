"""The pages as a Starlette application: guards, cookies, routes. What is decided is decided elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from mcp_elicitation.pages import Brand, static_headers
from mcp_elicitation.pages.guard import STATUS, Refusal, refuse_post, refuse_request
from mcp_elicitation.server.connect import words
from mcp_elicitation.server.connect.cookies import cookie_for
from mcp_elicitation.server.connect.desk import Desk, audit
from mcp_elicitation.server.connect.doing import Doing
from mcp_elicitation.server.connect.link_views import LinkViews
from mcp_elicitation.server.connect.linking import BACK, Linking
from mcp_elicitation.server.connect.sessions import Session
from mcp_elicitation.server.connect.sign_in import SignInFailedError, authorization_url, read_code, read_state
from mcp_elicitation.server.connect.views import Form, Listed, Views
from mcp_elicitation.server.connect.visit import ForeignFormError, Visit, language_of
from mcp_elicitation.server.connect.visitor import HostSession, Local, SignIn, Visitor, is_loopback, local_visitor
from mcp_elicitation.stores.base import StoreUnavailableError

Endpoint: TypeAlias = Callable[[Visit], Awaitable[Response]]

logger = logging.getLogger(__name__)

RETURN_PATH = "/connect/signed-in"
"""Where the authorisation server sends browsers back to, below the public URL."""


class ConnectApp:
    """Answers the URLs that people are sent to.

    Args:
        desk: What the pages share with the handlers.
        public_url: Where browsers reach the pages; nothing in a request changes it (B169).
        brand: Whose pages they are.
    """

    def __init__(self, desk: Desk, public_url: str, brand: Brand) -> None:
        self._desk = desk
        self._url = public_url.rstrip("/")
        self._base = urlsplit(self._url).path
        self._local = isinstance(desk.backend, Local)
        self._exact_host = is_loopback(urlsplit(self._url).hostname or "")
        self._cookie = cookie_for(self._base, local=self._local)
        self._views = Views(desk.server_name, brand, self._base)
        self._linking = Linking(desk, LinkViews(self._views), self._cookie, self._url)
        self._doing = Doing(desk, self._views, self._cookie, self._base, self._linking)

    def routes(self) -> list[Route]:
        """Return the routes of the pages."""
        at = f"{self._base}/connect"
        pages: dict[str, Endpoint] = {
            f"{at}/{{handle}}": self._doing.look,
            f"{self._base}/connections": self._connections,
            f"{at}/back/{{provider}}": self._linking.came_back,
            f"{at}/linked/{{provider}}": self._linked,
        }
        posts: dict[str, Endpoint] = {
            f"{at}/linked/{{provider}}/sign-in": self._sign_in,
            f"{at}/linked/{{provider}}/undo": self._linking.undo,
            f"{at}/{{handle}}/sign-in": self._sign_in,
            f"{at}/{{handle}}/leave": self._leave,
            f"{at}/{{handle}}/{{action}}": self._doing.act,
            f"{self._base}/connections/sign-in": self._sign_in,
            f"{self._base}/connections/leave": self._leave,
            f"{self._base}/connections/forget": self._forget,
            f"{self._base}/connections/disconnect": self._disconnect,
            f"{self._base}/connections/forget-all": self._forget_all,
        }
        if self._desk.sign_in is not None:
            logger.info("pages below %s; redirect URI to register: %s%s", self._url, self._url, RETURN_PATH)
        return [
            Route(f"{at}/{self._views.stylesheet.name}", self._style, methods=["GET"]),
            Route(f"{self._base}{RETURN_PATH}", self._guarded(self._signed_in, post=False), methods=["GET"]),
            Route(f"{at}/end/{{name}}", self._end, methods=["GET"]),
            *([Route(f"{BACK}{{provider}}", self._bounce, methods=["GET"])] if self._local else []),
            *(Route(path, self._guarded(each, post=False), methods=["GET"]) for path, each in pages.items()),
            *(Route(path, self._guarded(each, post=True), methods=["POST"]) for path, each in posts.items()),
        ]

    async def _style(self, _request: Request) -> Response:
        return Response(self._views.stylesheet.text, media_type="text/css", headers=static_headers())

    async def _end(self, request: Request) -> Response:
        refusal = refuse_request(request.headers, self._url, exact_host=self._exact_host)
        name = request.path_params["name"]
        return self._plain(request, name if refusal is None and name in words.ENDS else "gone", refusal)

    def _guarded(self, endpoint: Endpoint, *, post: bool) -> Callable[[Request], Awaitable[Response]]:
        async def guarded(request: Request) -> Response:
            refusal = refuse_request(request.headers, self._url, exact_host=self._exact_host)
            if refusal is None and post:
                refusal = refuse_post(request.headers, self._url)
            if refusal is not None:
                return self._plain(request, "stopped", refusal)
            try:
                return await endpoint(await self._visit(request))
            except ForeignFormError:
                return self._plain(request, "stopped", "no_token")
            except StoreUnavailableError:
                return self._plain(request, "busy", status=503)

        return guarded

    async def _visit(self, request: Request) -> Visit:
        """Find out who is there; a browser that nobody knows gets a session of its own."""
        id_ = request.cookies.get(self._cookie.name)
        session = None if id_ is None else await self._desk.sessions.find(id_)
        visitor = await self._who(request, session)
        new_id = None
        if session is None or not _is_same(session.visitor, visitor):
            new_id, session = await self._desk.sessions.begin(visitor, instead_of=session)
        return Visit(request=request, session=session, visitor=visitor, new_id=new_id)

    async def _who(self, request: Request, session: Session | None) -> Visitor | None:
        match self._desk.backend:
            case HostSession(who=who):
                return await who(request)
            case Local():
                return None if self._desk.local is None else local_visitor(self._desk.local)
            case SignIn():
                return None if session is None else session.visitor

    async def _sign_in(self, visit: Visit) -> Response:
        """Send the browser to the authorisation server, from a form of ours alone."""
        await visit.form()
        server, backend = self._desk.sign_in, self._desk.backend
        if server is None or not isinstance(backend, SignIn):
            return self._plain(visit.request, "gone", status=404)
        try:
            metadata = await server.metadata()
        except SignInFailedError as error:
            return self._failed(visit, error)
        back = visit.request.url.path.rpartition("/")[0]
        state, attempt = await self._desk.sessions.send_out(visit.session, back)
        url = authorization_url(backend, metadata, attempt, state=state, redirect_uri=self._url + RETURN_PATH)
        return visit.redirect(url, self._cookie)

    async def _signed_in(self, visit: Visit) -> Response:
        """Take what the authorisation server sent back; the state is used up before anything else is believed."""
        server = self._desk.sign_in
        if server is None:
            return self._plain(visit.request, "gone", status=404)
        query = visit.request.query_params.multi_items()
        try:
            attempt = await self._desk.sessions.came_back(visit.session, read_state(query))
            code = read_code(query, await server.metadata())
            visitor = await server.who(code, attempt, self._url + RETURN_PATH)
        except SignInFailedError as error:
            return self._failed(visit, error)
        visit.new_id, visit.session = await self._desk.sessions.begin(visitor, instead_of=visit.session)
        return visit.redirect(attempt.back, self._cookie)

    def _failed(self, visit: Visit, error: SignInFailedError) -> Response:
        audit(f"sign_in_failed:{error.trouble}", visit.session.digest)
        return visit.send(self._views.end(visit.language, "sign_in_failed", 400), self._cookie)

    async def _leave(self, visit: Visit) -> Response:
        await visit.form()
        await self._desk.sessions.end(visit.session)
        return visit.redirect(f"{self._base}/connect/end/left", self._cookie)

    async def _bounce(self, request: Request) -> Response:
        """Lead an answer of a provider to the pages; a refusal holds no page, whose URLs would tell where they are."""
        refusal = refuse_request(request.headers, self._url, exact_host=self._exact_host)
        bounced = await self._linking.bounce(request) if refusal is None else None
        if bounced is not None:
            return bounced
        sentence = words.ENDS["gone"][1].to(language_of(request.headers))
        return PlainTextResponse(sentence, 404, headers={"cache-control": "no-store"})

    async def _linked(self, visit: Visit) -> Response:
        if visit.visitor is None:
            return await self._doing.ask_to_sign_in(visit, visit.request.url.path)
        return await self._linking.linked(visit)

    async def _connections(self, visit: Visit) -> Response:
        if visit.visitor is None:
            return await self._doing.ask_to_sign_in(visit, f"{self._base}/connections")
        principal = visit.visitor.principal
        secrets = await self._desk.vault.list(principal)
        kept = [
            Listed(name=each.name, label=each.label, added=each.added, clients=tuple(each.clients or ()))
            for each in secrets
        ]
        kept += await self._linking.listed(principal, visit.language)
        form = Form(at=f"{self._base}/connections", csrf=visit.session.csrf, leave=self._doing.can_leave)
        return visit.send(self._views.connections(visit.language, visit.visitor, kept, form), self._cookie)

    async def _forget(self, visit: Visit) -> Response:
        fields = await visit.form()
        if visit.visitor is not None:
            await self._desk.vault.forget(visit.visitor.principal, fields.get("name", ""))
        return visit.redirect(f"{self._base}/connections", self._cookie)

    async def _disconnect(self, visit: Visit) -> Response:
        fields = await visit.form()
        if visit.visitor is not None and self._desk.connections is not None:
            await self._desk.connections.disconnect(visit.visitor.principal, fields.get("name", ""))
        return visit.redirect(f"{self._base}/connections", self._cookie)

    async def _forget_all(self, visit: Visit) -> Response:
        await visit.form()
        if visit.visitor is not None:
            if self._desk.connections is not None:
                await self._desk.connections.disconnect_all(visit.visitor.principal)
            await self._desk.vault.forget_all(visit.visitor.principal)
            await self._desk.sessions.end(visit.session)
        return visit.redirect(f"{self._base}/connect/end/removed", self._cookie)

    def _plain(self, request: Request, name: str, refusal: Refusal | None = None, *, status: int = 200) -> Response:
        """Return a fixed page to whoever it is."""
        page = self._views.end(language_of(request.headers), name, status if refusal is None else STATUS[refusal])
        return HTMLResponse(page.html, page.status, headers=page.headers)


def _is_same(known: Visitor | None, visitor: Visitor | None) -> bool:
    """Tell whether a session still belongs to who is in the browser (O5)."""
    if known is None or visitor is None:
        return known is visitor
    return known.principal.is_same_user(visitor.principal)
