"""The pages of a FastMCP server: its own over HTTP, and those that start by themselves."""

from __future__ import annotations

import anyio
import anyio.to_thread
import httpx2
import pytest
from fastmcp import FastMCP
from fastmcp.server.auth.providers.jwt import JWTVerifier, RSAKeyPair
from starlette.requests import Request
from tests.client.people import BOTH, Person
from tests.server.served import Http
from tests.server.wire import EVERYTHING, wire_to
from tests.serving import serve

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.client.connection import ConnectionOptions
from mcp_elicitation.server.connect.visitor import HostSession, Visitor

ISSUER = "https://login.example"


def weather(server: FastMCP) -> None:
    @server.tool
    async def forecast() -> str:
        return (await ask.secret("weather_api_key", "To read the weather for you")).action


@pytest.mark.requirement("SURL-1")
async def test_a_server_without_a_network_starts_its_pages_by_itself() -> None:
    server = FastMCP("weather")
    elicitation = Elicitation(server)
    weather(server)
    async with wire_to(server._mcp_server) as wire:
        reply = await wire.call("forecast", {}, capabilities=EVERYTHING)
    url = reply.asks[reply.key]["url"]
    assert url.startswith("http://127.0.0.1:")
    await elicitation.close()


@pytest.mark.requirement("LEG-3")
async def test_a_client_of_an_earlier_revision_without_a_session_is_led_to_the_page() -> None:
    server, paid = FastMCP("desk"), anyio.Event()
    Elicitation(server)

    @server.tool
    async def pay() -> str:
        return (await ask.url("Please pay.", "https://pay.example/1", done=paid)).action

    def answer(review: Review) -> Reply:
        paid.set()
        return Reply("accept")

    options = ConnectionOptions(mode="legacy")
    async with (
        serve(server.http_app(stateless_http=True)) as base,
        connect(f"{base}/mcp", surface=Person(answer, BOTH), options=options) as client,
    ):
        result = await client.call_tool("pay")
    assert result.structured_content == {"result": "accept"}


async def nobody(request: Request) -> Visitor | None:
    return None


@pytest.mark.requirement("PHISH-1")
async def test_over_http_the_caller_is_who_fastmcps_verifier_says() -> None:
    keys = RSAKeyPair.generate()
    server = FastMCP("weather", auth=JWTVerifier(public_key=keys.public_key, issuer=ISSUER, audience="weather"))
    elicitation = Elicitation(server, public_url="https://weather.example", visitor=HostSession(nobody))
    weather(server)
    token = keys.create_token(subject="ada", issuer=ISSUER, audience="weather")
    async with serve(elicitation.app(json_response=True, stateless_http=True)) as base:
        asked = await anyio.to_thread.run_sync(
            lambda: Http(f"{base}/mcp", token).call("forecast", {}, capabilities=EVERYTHING)
        )
        async with httpx2.AsyncClient() as browser:
            path = asked.reply.asks[asked.reply.key]["url"].removeprefix("https://weather.example")
            page = await browser.get(f"{base}{path}", headers={"host": "weather.example"})
            stranger = await browser.post(f"{base}/mcp", json={})
    assert path.startswith("/connect/")
    assert page.status_code < 500
    assert page.headers["referrer-policy"] == "no-referrer"
    assert stranger.status_code == 401
