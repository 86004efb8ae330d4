"""A whole small world on loopback: a certified authorisation server, a server with pages, people with browsers."""

from __future__ import annotations

import base64
import hashlib
import html
import re
import secrets
import shutil
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urljoin, urlsplit

import httpx2
import uvicorn
from mcp.server import MCPServer
from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from playwright.async_api import Browser, async_playwright
from pydantic import AnyHttpUrl
from tests.node import MODULES, NODE, node_environment, require_node
from tests.processes import started

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.visitor import SignIn

AGENT_RETURN = "http://127.0.0.1:9/agent"
CANARY = "sk-canary-3f9d51e08b7a4c26"


@contextmanager
def listening() -> Generator[socket.socket]:
    """A free port of 127.0.0.1, bound, so that it can be named before anybody serves on it."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.bind(("127.0.0.1", 0))
        yield listener


@asynccontextmanager
async def serve_on(listener: socket.socket, app: Any) -> AsyncGenerator[None]:
    """Serve an application on a bound socket."""
    import asyncio

    config = uvicorn.Config(app, log_level="debug", log_config=None, ws="none", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            if serving.done():
                await serving
            await asyncio.sleep(0)
        yield
    finally:
        server.should_exit = True
        await serving


@contextmanager
def authorization_server(pages: str) -> Generator[str]:
    """Run the certified authorisation server; yield its issuer."""
    require_node(MODULES / "oidc-provider")
    script = Path(__file__).with_name("provider.mjs")
    command = [str(NODE), str(script), str(MODULES), f"{pages}/connect/signed-in", AGENT_RETURN]
    with started(command, environment=node_environment()) as issuer:
        yield issuer


class Introspecting:
    """Verifies access tokens by asking the authorisation server that issued them (RFC 7662)."""

    def __init__(self, issuer: str) -> None:
        self._issuer = issuer

    async def verify_token(self, token: str) -> AccessToken | None:
        async with httpx2.AsyncClient() as client:
            response = await client.post(
                f"{self._issuer}/token/introspection",
                data={"token": token},
                auth=("resource", "the-secret-of-the-resource"),
            )
        said = response.json()
        if not said.get("active"):
            return None
        return AccessToken(
            token=token,
            client_id=said["client_id"],
            scopes=str(said.get("scope", "")).split(),
            subject=said["sub"],
            claims={"iss": said["iss"]},
        )


async def token_of(issuer: str, person: str) -> str:
    """Sign a person's MCP client in, as an agent does: code and PKCE, the forms filled in by hand."""
    verifier = secrets.token_urlsafe(48)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")
    asked = {
        "response_type": "code",
        "client_id": "agent",
        "redirect_uri": AGENT_RETURN,
        "scope": "openid",
        "state": "s",
        "code_challenge": challenge,
        "code_challenge_method": "S256",
    }
    async with httpx2.AsyncClient() as client:
        back = await walk_back(client, f"{issuer}/auth?{urlencode(asked)}", person, AGENT_RETURN)
        code = parse_qs(urlsplit(back).query)["code"][0]
        response = await client.post(
            f"{issuer}/token",
            data={
                "grant_type": "authorization_code",
                "client_id": "agent",
                "code": code,
                "code_verifier": verifier,
                "redirect_uri": AGENT_RETURN,
            },
        )
    token: str = response.json()["access_token"]
    return token


async def walk_back(client: httpx2.AsyncClient, url: str, person: str, until: str) -> str:
    """Fill in the forms of the authorisation server until it sends the browser back; return where to."""
    response = await client.get(url)
    for _ in range(20):
        if response.is_redirect:
            target = urljoin(str(response.url), response.headers["location"])
            if target.startswith(until):
                return target
            response = await client.get(target)
            continue
        form = re.search(r'<form[^>]*action="([^"]+)"', response.text)
        assert form, response.text
        fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', response.text))
        fields |= {"login": person, "password": "any"} if 'name="login"' in response.text else {}
        response = await client.post(urljoin(str(response.url), html.unescape(form[1])), data=fields)
    raise AssertionError("the authorisation server never came to an end")


@dataclass(slots=True)
class World:
    """What a test has at hand.

    Attributes:
        issuer: The authorisation server.
        url: The origin of the server under test.
        server: It.
        elicitation: What was installed on it.
        tried: The secrets that the weather service was tried with.
    """

    issuer: str
    url: str
    server: MCPServer
    elicitation: Elicitation
    tried: list[str]

    @property
    def mcp(self) -> str:
        """The MCP endpoint."""
        return f"{self.url}/mcp"


def weather_tools(server: MCPServer, tried: list[str]) -> None:
    """Tools that need a person's own API key, and a person's approval."""

    async def works(key: Secret) -> bool:
        tried.append(key.reveal())
        return key.reveal().startswith("sk-")

    @server.tool()
    async def weather() -> str:
        key = await ask.secret(
            "weather_api_key", "To read the weather for you", title="Weather API key", hint="sk-…", verify=works
        )
        if not isinstance(key, Accepted):
            return f"no key: {key.action}"
        return f"sunny, read with a key of {len(key.data.reveal())} characters"

    @server.tool()
    async def pay() -> str:
        decision = await ask.confirm("Pay the hotel", details={"Amount": "250 EUR", "To": "Hotel Bristol, Oslo"})
        return f"paid: {decision.action}"

    @server.tool()
    async def careless() -> str:
        key = await ask.secret("weather_api_key", "To read the weather for you")
        assert isinstance(key, Accepted)
        return f"your key is {key.data.reveal()}"


@asynccontextmanager
async def world(**options: Any) -> AsyncGenerator[World]:
    """A server whose pages sign people in at a certified authorisation server."""
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with authorization_server(url) as issuer:
            auth = AuthSettings(
                issuer_url=AnyHttpUrl(issuer),
                resource_server_url=AnyHttpUrl(f"{url}/mcp"),
                validate_token_resource=False,
            )
            server = MCPServer("travel", title="Travel desk", token_verifier=Introspecting(issuer), auth=auth)
            sign_in = SignIn(
                issuer=issuer,
                client_id="pages",
                client_secret=Secret("the-secret-of-the-pages-client"),
                scopes=("openid", "email"),
            )
            elicitation = Elicitation(server, public_url=url, visitor=sign_in, **options)
            tried: list[str] = []
            weather_tools(server, tried)
            try:
                async with serve_on(listener, elicitation.app()):
                    yield World(issuer, url, server, elicitation, tried)
            finally:
                await elicitation.store.close()


def require_chromium() -> str:
    """Where Chromium is; nothing is ever skipped over it."""
    found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("chromium is missing: `make browser` (or `make test`) installs it")
    return found


@asynccontextmanager
async def chromium(*arguments: str) -> AsyncGenerator[Browser]:
    """A real browser that can look up no name but those of this machine."""
    rules = next((each for each in arguments if each.startswith("--host-resolver-rules")), None)
    always = ["--no-sandbox", rules or "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]
    more = [each for each in arguments if each != rules]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=require_chromium(), args=[*always, *more])
        try:
            yield browser
        finally:
            await browser.close()


async def sign_in_as(person: str, page: Any) -> None:
    """Press “Sign in”, and fill in the forms of the authorisation server."""
    await page.get_by_role("button", name="Sign in").click()
    await page.get_by_placeholder("Enter any login").fill(person)
    await page.get_by_placeholder("and password").fill("any")
    await page.get_by_role("button", name="Sign-in").click()
    await page.get_by_role("button", name="Continue").click()
