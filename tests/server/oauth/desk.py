"""A server whose tool uses a third party, with people whose host application has signed them in."""

from __future__ import annotations

import asyncio
import html
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx2
from mcp.server import MCPServer
from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl
from starlette.requests import Request
from tests.server.connect.browsing import Hand, csrf_of
from tests.server.connect.world import listening, serve_on
from tests.server.oauth.hub import Hub, provider_of
from tests.server.served import Exchange, Http
from tests.server.wire import EVERYTHING

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.connect.visitor import HostSession, Visitor
from mcp_elicitation.server.grant import Grant
from mcp_elicitation.server.oauth.provider import Provider

ISSUER = "https://as.example"
SCOPES = ("calendar.read",)


def person(name: str) -> Principal:
    return Principal(issuer=ISSUER, subject=name, client="agent")


class Tokens:
    """MCP tokens of the tests: ``mcp-bearer-canary/NAME[/AGENT]``."""

    async def verify_token(self, token: str) -> AccessToken | None:
        name, _, agent = token.removeprefix("mcp-bearer-canary/").partition("/")
        return AccessToken(token=token, client_id=agent or "agent", scopes=[], subject=name, claims={"iss": ISSUER})


async def who(request: Request) -> Visitor | None:
    name = request.cookies.get("person")
    return None if name is None else Visitor(principal=Principal(issuer=ISSUER, subject=name), label=f"{name}@host")


@dataclass(slots=True)
class Desk:
    """What a test has at hand.

    Attributes:
        url: The origin of the server under test.
        elicitation: What was installed on it.
        hub: The third party.
        grants: The grants that the tool was given.
        scopes: What the tool asks for.
        path: What the tool calls at the third party.
    """

    url: str
    elicitation: Elicitation
    hub: Hub
    grants: list[Grant] = field(default_factory=list[Grant])
    scopes: Sequence[str] = SCOPES
    path: str = "/api/events"

    @property
    def connections(self) -> Any:
        assert self.elicitation.connections is not None
        return self.elicitation.connections

    async def kept(self, name: str = "alice") -> Any:
        """What is kept for a person, ended grants included."""
        held = await self.connections.grants.find(person(name), "hub")
        return None if held is None else held.grant

    def add_tools(self, server: MCPServer) -> None:
        @server.tool()
        async def calendar() -> str:
            grant = await ask.connect("hub", "To read your calendar", scopes=self.scopes)
            if not isinstance(grant, Accepted):
                return f"not connected: {grant.action}"
            self.grants.append(grant.data)
            async with httpx2.AsyncClient(auth=grant.data.auth) as client:
                said = await client.get(f"{self.hub.url}{self.path}")
            return f"{said.status_code} {said.json().get('of', '')} missing={list(grant.data.missing)}"

        @server.tool()
        async def careless() -> str:
            grant = await ask.connect("hub", "To read your calendar", scopes=self.scopes)
            assert isinstance(grant, Accepted)
            return f"your token is {(await grant.data.token()).reveal()}"


class Agent:
    """A person's MCP client, in raw messages.

    Args:
        at: The server under test, or its origin where it is another process.
        name: The person.
        agent: The client.
    """

    def __init__(self, at: Desk | str, name: str = "alice", agent: str = "agent") -> None:
        url = at if isinstance(at, str) else at.url
        self._http = Http(f"{url}/mcp", f"mcp-bearer-canary/{name}/{agent}")

    async def call(self, tool: str = "calendar", **members: Any) -> Exchange:
        return await asyncio.to_thread(lambda: self._http.call(tool, {}, capabilities=EVERYTHING, **members))

    async def link(self, tool: str = "calendar") -> tuple[str, str, str]:
        """Call a tool that sends the person to a page: the key, the state and the URL."""
        reply = (await self.call(tool)).reply
        return reply.key, reply.state, reply.asks[reply.key]["url"]

    async def retry(self, key: str, state: str, tool: str = "calendar") -> Exchange:
        return await self.call(tool, inputResponses={key: {"action": "accept"}}, requestState=state)


def browser_of(name: str) -> Hand:
    """A browser in which somebody is signed in at the host application."""
    hand = Hand()
    hand.client.cookies.set("person", name)
    return hand


async def go_out(hand: Hand, link: str) -> str:
    """Press “Go on” on the page, and return where the browser is sent."""
    page = await hand.get(link)
    response = await hand.post(f"{link}/begin", {"csrf": csrf_of(page)})
    return away_of(response)


def away_of(response: httpx2.Response) -> str:
    refresh = response.headers.get("refresh", "")
    assert refresh.startswith("0; url="), response.text
    url = refresh.removeprefix("0; url=")
    assert f'href="{html.escape(url)}"' in response.text  # for where nothing leads on by itself
    return url


async def at_the_hub(url: str) -> str:
    """Visit the hub as a browser does, with no cookie of ours, and return where it sends the browser back to."""
    async with httpx2.AsyncClient() as client:
        response = await client.get(url)
    location: str = response.headers["location"]
    return location


async def walk(hand: Hand, link: str) -> httpx2.Response:
    """Go the whole way, and return the last page."""
    back = await hand.get(await at_the_hub(await go_out(hand, link)))
    if back.status_code != 303:
        return back
    origin = urlsplit(link)
    return await hand.get(f"{origin.scheme}://{origin.netloc}{back.headers['location']}")


@asynccontextmanager
async def desk_at_work(hub: Hub, *providers: Provider, **options: Any) -> AsyncGenerator[Desk]:
    """Serve the server under test."""
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        auth = AuthSettings(
            issuer_url=AnyHttpUrl(ISSUER), resource_server_url=AnyHttpUrl(f"{url}/mcp"), validate_token_resource=False
        )
        server = MCPServer("travel", title="Travel desk", token_verifier=Tokens(), auth=auth)
        settings: dict[str, Any] = {"hold": 0, "public_url": url, **options}
        elicitation = Elicitation(
            server,
            visitor=HostSession(who),
            providers=list(providers) or [provider_of(hub)],
            **settings,
        )
        desk = Desk(url, elicitation, hub)
        desk.add_tools(server)
        try:
            async with serve_on(listener, elicitation.app()):
                yield desk
        finally:
            await elicitation.store.close()
