"""Sending a browser to a provider and taking what it brings back (OAUTH-3, OAUTH-5, PHISH-2)."""

from __future__ import annotations

from typing import TypeAlias
from urllib.parse import urlsplit

import anyio
from starlette.requests import Request
from starlette.responses import Response

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.pages.guard import origin_of
from mcp_elicitation.server.connect.cookies import Cookie
from mcp_elicitation.server.connect.desk import Desk, audit
from mcp_elicitation.server.connect.link_views import LinkViews
from mcp_elicitation.server.connect.request import ConnectRequest
from mcp_elicitation.server.connect.views import Form, Listed
from mcp_elicitation.server.connect.visit import Visit
from mcp_elicitation.server.connect.visitor import Local, SignIn
from mcp_elicitation.server.connections import Connections
from mcp_elicitation.server.interactions import Found
from mcp_elicitation.server.oauth.attempts import Found as FoundAttempt
from mcp_elicitation.server.oauth.attempts import Out
from mcp_elicitation.server.oauth.authorize import Came, authorization_url, read_code, read_state, scopes_to_ask
from mcp_elicitation.server.oauth.provider import Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError, Trouble
from mcp_elicitation.text import Language

Query: TypeAlias = list[tuple[str, str]]

BACK = "/connect/back/"
"""Below it each provider sends browsers back to a path of its own (O6)."""


class Linking:
    """What the pages do for accounts at providers.

    Args:
        desk: What the pages share with the handlers.
        views: The pages.
        cookie: The cookie of the pages.
        public_url: Where browsers reach the pages.
    """

    def __init__(self, desk: Desk, views: LinkViews, cookie: Cookie, public_url: str) -> None:
        self._desk = desk
        self._views = views
        self._cookie = cookie
        self._base = urlsplit(public_url).path
        # A provider compares the whole redirect URI, so the path that nobody can guess must not stand in it.
        self._at = origin_of(public_url) if isinstance(desk.backend, Local) else public_url
        self._leave = isinstance(desk.backend, SignIn)

    def redirect_uri(self, provider: Provider) -> str:
        """Return where a provider sends browsers back to; what has to be registered there."""
        return f"{self._at}{BACK}{provider.name}"

    def offer(self, visit: Visit, found: Found, form: Form) -> Response:
        """Return the page that names server, account, provider, scopes and purpose before anything is sent there."""
        asked = ConnectRequest.read(found.interaction.request)
        connections, visitor = self._desk.connections, visit.visitor
        provider = None if connections is None else connections.providers.get(asked.provider)
        if provider is None or visitor is None:
            return self._gone(visit)
        scopes = scopes_to_ask(provider, asked.scopes, ())
        page = self._views.offer(visit.language, found.interaction, visitor, form, provider=provider, scopes=scopes)
        return visit.send(page, self._cookie)

    async def send(self, visit: Visit, found: Found) -> Response:
        """Send the browser to the provider: the link is opened, the attempt written down, and then it goes."""
        asked = ConnectRequest.read(found.interaction.request)
        connections = self._desk.connections
        provider = None if connections is None else connections.providers.get(asked.provider)
        if connections is None or provider is None:
            return self._gone(visit)
        try:
            endpoints = await connections.endpoint.caller.endpoints(provider)
        except OAuthFailedError as error:
            return self._failed(visit, error.trouble)
        opened: Found | None = found
        if found.interaction.state == "waiting":
            opened = await self._desk.interactions.step(found, "open", holder=visit.session.digest)
        if opened is None:
            return self._gone(visit)
        principal = found.interaction.principal
        before = await connections.find(principal, provider)
        out = Out(
            session=visit.session.digest,
            principal=principal,
            redirect_uri=self.redirect_uri(provider),
            scopes=scopes_to_ask(provider, asked.scopes, () if before is None else before.grant.scopes),
            interaction=found.record.key,
        )
        state, attempt = await connections.attempts.send_out(provider, out)
        audit("sent_out", found.record.key)
        url = authorization_url(provider, endpoints, attempt, state)
        return visit.send(self._views.going(visit.language, provider, url), self._cookie)

    async def bounce(self, request: Request) -> Response | None:
        """Lead an answer to where the cookie of the local pages is sent; None when it is no answer to us."""
        connections = self._desk.connections
        state = request.query_params.get("state", "")
        if connections is None or not state or not await connections.attempts.exists(state):
            return None
        path = f"{self._base}{BACK}{request.path_params['provider']}"
        headers = {"location": f"{path}?{request.url.query}", "cache-control": "no-store"}
        return Response(status_code=303, headers={**headers, "referrer-policy": "no-referrer"})

    async def came_back(self, visit: Visit) -> Response:
        """Take what a provider sent back; whose answer it is comes before anything else in it."""
        connections = self._desk.connections
        name = visit.request.path_params["provider"]
        provider = None if connections is None else connections.providers.get(name)
        if connections is None or provider is None:
            return self._gone(visit)
        query = visit.request.query_params.multi_items()
        came = Came(
            session=visit.session.digest,
            principal=None if visit.visitor is None else visit.visitor.principal,
            provider=provider,
            redirect_uri=self.redirect_uri(provider),
        )
        try:
            found = await connections.attempts.find(read_state(query), came)
        except OAuthFailedError as error:
            return self._failed(visit, error.trouble)
        answers: list[Response] = []
        with anyio.CancelScope(shield=True):  # from here on it is done, whether or not the browser waits
            answers.append(await self._take_once(visit, connections, provider, found, query))
        return answers[0]

    async def _take_once(
        self, visit: Visit, connections: Connections, provider: Provider, found: FoundAttempt, query: Query
    ) -> Response:
        """Claim the attempt, and go on only with it: of many identical callbacks one makes the token call (O4)."""
        claimed = await connections.attempts.step(found, "claim")
        if claimed is None:
            return self._second(visit, found, provider)
        try:
            return await self._take(visit, connections, provider, claimed, query)
        except OAuthFailedError as error:
            await connections.attempts.step(claimed, "fail")
            return self._failed(visit, error.trouble)

    async def _take(
        self,
        visit: Visit,
        connections: Connections,
        provider: Provider,
        claimed: FoundAttempt,
        query: Query,
    ) -> Response:
        """Compare the issuer, exchange the code, keep the grant, and only then say so."""
        attempts, interactions = connections.attempts, self._desk.interactions
        code = read_code(query, provider, await connections.endpoint.caller.endpoints(provider))
        found = await interactions.find_by_digest(claimed.attempt.interaction)
        if found is None or interactions.is_over(found.interaction):
            raise OAuthFailedError("superseded")
        if code is None:
            await attempts.step(claimed, "deny")
            await interactions.step(found, "refuse")
            audit("refused_there", found.record.key)
            return visit.redirect(f"{self._base}/connect/end/refused", self._cookie)
        await connections.link(provider, claimed.attempt, code)
        await interactions.step(found, "finish")
        await attempts.step(claimed, "link")
        audit("connected", found.record.key)
        return self._to_linked(visit, provider)

    def _second(self, visit: Visit, found: FoundAttempt, provider: Provider) -> Response:
        """Answer the same callback when it comes again: what is connected stands on the page, and nothing is done."""
        if found.attempt.state in {"claimed", "linked", "out"}:
            return self._to_linked(visit, provider)
        return self._failed(visit, "claimed")

    async def linked(self, visit: Visit) -> Response:
        """Show which account was linked, with a way to undo it (O3)."""
        connections, visitor = self._desk.connections, visit.visitor
        provider = None if connections is None else connections.providers.get(visit.request.path_params["provider"])
        if connections is None or provider is None or visitor is None:
            return self._gone(visit)
        held = await connections.find(visitor.principal, provider)
        if held is None:
            return self._gone(visit)
        at = f"{self._base}/connect/linked/{provider.name}"
        form = Form(at=at, csrf=visit.session.csrf, leave=self._leave)
        page = self._views.linked(visit.language, visitor, form, provider=provider, grant=held.grant)
        return visit.send(page, self._cookie)

    async def undo(self, visit: Visit) -> Response:
        """End a connection, from the page that shows it."""
        await visit.form()
        name = visit.request.path_params["provider"]
        if self._desk.connections is not None and visit.visitor is not None:
            await self._desk.connections.disconnect(visit.visitor.principal, name)
            audit("disconnected", visit.session.digest)
        return visit.redirect(f"{self._base}/connect/end/disconnected", self._cookie)

    async def listed(self, principal: Principal, language: Language) -> list[Listed]:
        """Return what is connected for a person, as lines of a page."""
        connections = self._desk.connections
        if connections is None:
            return []
        lines: list[Listed] = []
        for held in await connections.grants.list(principal):
            grant = held.grant
            provider = connections.providers.get(grant.provider)
            title = grant.provider if provider is None else provider.title.to(language)
            label = f"{title} – {grant.label}" if grant.label else title
            line = Listed(
                name=grant.provider, label=label, added=grant.added, clients=grant.agents, action="disconnect"
            )
            lines.append(line)
        return lines

    def _to_linked(self, visit: Visit, provider: Provider) -> Response:
        """Lead to a page whose URL holds neither code nor state (O10)."""
        return visit.redirect(f"{self._base}/connect/linked/{provider.name}", self._cookie)

    def _failed(self, visit: Visit, trouble: Trouble) -> Response:
        audit(f"connecting_failed:{trouble}", visit.session.digest)
        return visit.send(self._views.failed(visit.language, trouble), self._cookie)

    def _gone(self, visit: Visit) -> Response:
        return visit.send(self._views.gone(visit.language), self._cookie)
