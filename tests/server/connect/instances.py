"""Instances of one server: each with its MCP endpoint and its pages, whoever the access token says is calling."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from mcp.server import MCPServer
from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl
from tests.server.connect.browsing import Hand
from tests.server.connect.test_over_http import who
from tests.server.connect.world import listening, serve_on, weather_tools
from tests.server.served import Exchange, Http
from tests.server.wire import EVERYTHING

from mcp_elicitation import Elicitation
from mcp_elicitation.server.connect.visitor import HostSession
from mcp_elicitation.server.keys import write_key

KEY = write_key(bytes(range(32)))
ISSUER = "https://as.example"
PUBLIC = "https://travel.example"
"""Where browsers believe to be: what stands there passes each request on to one of the instances."""


class Speaking:
    """Believes every token, which says whose it is and through which client: ``alice/inspector``."""

    async def verify_token(self, token: str) -> AccessToken:
        subject, _, client = token.partition("/")
        return AccessToken(token=token, client_id=client, scopes=[], subject=subject, claims={"iss": ISSUER})


@dataclass(slots=True)
class Instance:
    """One of them.

    Attributes:
        url: Where it is.
        server: The server.
        elicitation: What was installed on it.
        tried: The secrets that it tried where they are used.
    """

    url: str
    server: MCPServer
    elicitation: Elicitation
    tried: list[str]

    async def call(self, name: str, token: str = "alice/inspector", **members: object) -> Exchange:
        http = Http(f"{self.url}/mcp", token)
        return await asyncio.to_thread(lambda: http.call(name, {}, capabilities=EVERYTHING, **members))

    async def link(self, name: str, token: str = "alice/inspector") -> tuple[str, dict[str, Any]]:
        """Call a tool that sends the person to a page: its URL here, and what the retry needs."""
        reply = (await self.call(name, token)).reply
        url = str(reply.asks[reply.key]["url"]).replace(PUBLIC, self.url)
        return url, {"inputResponses": {reply.key: {"action": "accept"}}, "requestState": reply.state}


@asynccontextmanager
async def instance(store: Any = None, hold: float = 30) -> AsyncGenerator[Instance]:
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        auth = AuthSettings(
            issuer_url=AnyHttpUrl(ISSUER), resource_server_url=AnyHttpUrl(f"{url}/mcp"), validate_token_resource=False
        )
        server = MCPServer("travel", title="Travel desk", token_verifier=Speaking(), auth=auth)
        visitor = HostSession(who)
        elicitation = Elicitation(server, public_url=PUBLIC, visitor=visitor, store=store, keys=[KEY], hold=hold)
        tried: list[str] = []
        weather_tools(server, tried)
        async with serve_on(listener, elicitation.app()):
            yield Instance(url, server, elicitation, tried)


def signed_in(name: str = "alice") -> Hand:
    hand = Hand()
    hand.client.headers["x-signed-in"] = name
    return hand
