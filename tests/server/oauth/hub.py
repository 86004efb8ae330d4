"""A third party with switches: an OAuth provider and its API in one, as good or as evil as a test wants it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route
from tests.serving import serve

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.provider import Account, Endpoints, Provider
from mcp_elicitation.text import Text

CLIENT = "travel-desk"
SECRET = "the-secret-of-the-travel-desk"


@dataclass(slots=True)
class Grant:
    """What the hub remembers of one consent."""

    account: str
    scope: str
    refresh: str = ""
    access: set[str] = field(default_factory=set[str])
    spent: set[str] = field(default_factory=set[str])
    alive: bool = True


@dataclass
class Hub:
    """The switches, and what the hub saw.

    Attributes:
        iss: How the issuer stands in the answer to the browser, as a function of the right one; None leaves it out.
        metadata_issuer: The same, in the metadata.
        answer: What is changed about the answer to the browser.
        token: What is changed about the token answer.
        status: The status of the token answer.
        grant_scope: What is granted, as a function of what was asked.
        expires: Seconds that an access token lives.
        checks_pkce: Whether the challenge is compared with the verifier.
        rotates: Whether a refresh token is good for one use; one that is used twice ends everything.
        loses: How many token answers from now on get lost after they were made.
        pause: Seconds that a token call takes.
        public_client: Whether clients need no secret.
        account: Who is signed in at the hub.
        seen: Every request: method and path.
        tokens: The parameters of every token call.
        asked: Set by every token call, before it is answered.
        bearers: Every authorization header, cookie and body that ever came to the API or to the token endpoint.
    """

    iss: Callable[[str], str | None] = lambda issuer: issuer
    metadata_issuer: Callable[[str], str] = lambda issuer: issuer
    answer: Callable[[dict[str, str]], dict[str, str]] = lambda answer: answer
    token: Callable[[dict[str, Any]], Any] = lambda said: said
    status: int = 200
    grant_scope: Callable[[str], str] = lambda scope: scope
    expires: float = 3600
    checks_pkce: bool = True
    rotates: bool = True
    loses: int = 0
    pause: float = 0.0
    account: str = "alice-at-the-hub"
    redirects_to: str = ""
    public_client: bool = False
    url: str = ""
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    seen: list[str] = field(default_factory=list[str])
    tokens: list[dict[str, str]] = field(default_factory=list[dict[str, str]])
    bearers: list[str] = field(default_factory=list[str])
    codes: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    grants: list[Grant] = field(default_factory=list[Grant])

    def count(self, path: str) -> int:
        return sum(each.endswith(f" {path}") for each in self.seen)

    @property
    def refreshes(self) -> int:
        return sum(each.get("grant_type") == "refresh_token" for each in self.tokens)

    def app(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/.well-known/oauth-authorization-server", self._metadata),
                Route("/authorize", self._authorize),
                Route("/token", self._token, methods=["POST"]),
                Route("/revoke", self._revoke, methods=["POST"]),
                Route("/me", self._me),
                Route("/events", self._events),
                Route("/api/{what}", self._api, methods=["GET", "POST"]),
            ]
        )

    def _note(self, request: Request) -> None:
        self.seen.append(f"{request.method} {request.url.path}")
        self.bearers += [request.headers.get("authorization", ""), request.headers.get("cookie", ""), str(request.url)]

    async def _metadata(self, request: Request) -> Response:
        self._note(request)
        return JSONResponse(
            {
                "issuer": self.metadata_issuer(self.url),
                "authorization_endpoint": f"{self.url}/authorize",
                "token_endpoint": f"{self.url}/token",
                "revocation_endpoint": f"{self.url}/revoke",
                "code_challenge_methods_supported": ["S256"],
                "authorization_response_iss_parameter_supported": True,
            }
        )

    async def _authorize(self, request: Request) -> Response:
        self._note(request)
        asked = dict(request.query_params)
        code = secrets.token_urlsafe(16)
        self.codes[code] = {**asked, "account": self.account}
        said = {"code": code, "state": asked["state"]}
        if (issuer := self.iss(self.url)) is not None:
            said["iss"] = issuer
        return RedirectResponse(f"{asked['redirect_uri']}?{urlencode(self.answer(said))}", 303)

    async def _token(self, request: Request) -> Response:
        self._note(request)
        form = dict(parse_qsl((await request.body()).decode()))
        self.tokens.append(form)
        self.bearers.append(str(form))
        self.asked.set()
        await asyncio.sleep(self.pause)
        said = self._grant(form)
        if self.loses > 0:
            self.loses -= 1
            return Response(b"{", headers={"content-length": "900"})  # the connection breaks in the middle
        if self.redirects_to:
            return RedirectResponse(self.redirects_to, 307)
        if "error" in said:
            return JSONResponse(said, 400)
        said = self.token(said)
        return said if isinstance(said, Response) else JSONResponse(said, self.status)

    def _grant(self, form: dict[str, str]) -> dict[str, Any]:
        if not self.public_client and (form.get("client_id"), form.get("client_secret")) != (CLIENT, SECRET):
            return {"error": "invalid_client"}
        if form["grant_type"] == "refresh_token":
            return self._refresh(form["refresh_token"])
        code = self.codes.pop(form["code"], None)
        if code is None or code["redirect_uri"] != form["redirect_uri"]:
            return {"error": "invalid_grant"}
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if self.checks_pkce and challenge != code.get("code_challenge"):
            return {"error": "invalid_grant", "error_description": "<script>alert(1)</script>"}
        grant = Grant(code["account"], self.grant_scope(code.get("scope", "")))
        self.grants.append(grant)
        return self._issue(grant)

    def _refresh(self, token: str) -> dict[str, Any]:
        for grant in self.grants:
            if token == grant.refresh and grant.alive:
                grant.spent.add(token)
                return self._issue(grant)
            if token in grant.spent:
                if not self.rotates and grant.alive:
                    return self._issue(grant)
                grant.alive = False  # used twice: somebody has stolen it
        return {"error": "invalid_grant"}

    def _issue(self, grant: Grant) -> dict[str, Any]:
        access = f"hub-at-{secrets.token_urlsafe(18)}"
        grant.access.add(access)
        said: dict[str, Any] = {"access_token": access, "token_type": "Bearer", "expires_in": self.expires}
        if self.rotates or not grant.refresh:
            grant.refresh = f"hub-rt-{secrets.token_urlsafe(18)}"
            said["refresh_token"] = grant.refresh
        return {**said, "scope": grant.scope}

    async def _revoke(self, request: Request) -> Response:
        self._note(request)
        form = dict(parse_qsl((await request.body()).decode()))
        for grant in self.grants:
            if form["token"] == grant.refresh or form["token"] in grant.access:
                grant.alive = False
        return Response(status_code=200)

    def _who(self, request: Request) -> Grant | None:
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        return next((each for each in self.grants if each.alive and token in each.access), None)

    async def _me(self, request: Request) -> Response:
        self._note(request)
        grant = self._who(request)
        return JSONResponse(
            {"id": grant.account, "name": f"{grant.account} <b>"} if grant else {}, 200 if grant else 401
        )

    async def _events(self, request: Request) -> Response:
        self._note(request)
        return JSONResponse(["09:00 Stand-up"], 200 if self._who(request) else 401)

    async def _api(self, request: Request) -> Response:
        self._note(request)
        if (away := request.query_params.get("away")) is not None:
            return RedirectResponse(away, 307)
        grant = self._who(request)
        return JSONResponse({"events": 3, "of": grant.account} if grant else {}, 200 if grant else 401)


def provider_of(hub: Hub, **changes: Any) -> Provider:
    """The hub as the server under test is told of it."""
    data: dict[str, Any] = {
        "name": "hub",
        "title": Text("Demo Hub", "演示中心"),
        "client_id": CLIENT,
        "client_secret": Secret(SECRET),
        "issuer": hub.url,
        "endpoints": Endpoints(
            authorization=f"{hub.url}/authorize",
            token=f"{hub.url}/token",
            revocation=f"{hub.url}/revoke",
            names_itself=True,
        ),
        "scopes": ("profile",),
        "hosts": (hub.url.removeprefix("http://"),),
        "account": Account(url=f"{hub.url}/me", subject="id", labels=("name",)),
        "private_network": True,
    }
    return Provider(**{**data, **changes})


@asynccontextmanager
async def hub_at_work(**switches: Any) -> AsyncGenerator[Hub]:
    """Serve a hub."""
    hub = Hub(**switches)
    async with serve(hub.app()) as url:
        hub.url = url
        yield hub
