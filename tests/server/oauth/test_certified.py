"""The whole story with two certified providers and Chromium: one signs people in, the other is the third party."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp.server import MCPServer
from mcp.server.auth.settings import AuthSettings
from playwright.async_api import Page
from pydantic import AnyHttpUrl
from tests.node import MODULES, NODE, node_environment, require_node
from tests.processes import started
from tests.server.connect.world import (
    Introspecting,
    authorization_server,
    chromium,
    listening,
    serve_on,
    sign_in_as,
    token_of,
)
from tests.server.served import Exchange, Http
from tests.server.wire import EVERYTHING

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.visitor import SignIn
from mcp_elicitation.server.disconnected import DisconnectedError
from mcp_elicitation.server.oauth.provider import Provider
from mcp_elicitation.text import Text


@contextmanager
def third_party(back: str, lifetime: int) -> Any:
    """Run the certified third party; yield its issuer."""
    require_node(MODULES / "oidc-provider")
    script = Path(__file__).with_name("certified.mjs")
    command = [str(NODE), str(script), str(MODULES), back, str(lifetime)]
    with started(command, environment=node_environment()) as issuer:
        yield issuer


@dataclass(slots=True)
class Certified:
    """What a test has at hand."""

    url: str
    issuer: str
    hub: str
    elicitation: Elicitation

    async def seen(self) -> dict[str, list[str]]:
        async with httpx2.AsyncClient() as client:
            said: dict[str, list[str]] = (await client.get(f"{self.hub}/seen")).json()
        return said

    async def caller(self, name: str) -> Caller:
        return Caller(self, await token_of(self.issuer, name))


class Caller:
    """A person's MCP client, in raw messages."""

    def __init__(self, at: Certified, token: str) -> None:
        self.token = token
        self._http = Http(f"{at.url}/mcp", token)

    async def call(self, **members: Any) -> Exchange:
        return await asyncio.to_thread(lambda: self._http.call("calendar", {}, capabilities=EVERYTHING, **members))

    async def link(self) -> tuple[str, str, str]:
        reply = (await self.call()).reply
        return reply.key, reply.state, reply.asks[reply.key]["url"]

    async def retry(self, key: str, state: str) -> Exchange:
        return await self.call(inputResponses={key: {"action": "accept"}}, requestState=state)


@asynccontextmanager
async def certified(lifetime: int = 3600, **options: Any) -> AsyncGenerator[Certified]:
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with authorization_server(url) as issuer, third_party(f"{url}/connect/back/hub", lifetime) as hub:
            auth = AuthSettings(
                issuer_url=AnyHttpUrl(issuer),
                resource_server_url=AnyHttpUrl(f"{url}/mcp"),
                validate_token_resource=False,
            )
            server = MCPServer("travel", title="Travel desk", token_verifier=Introspecting(issuer), auth=auth)
            visitor = SignIn(issuer=issuer, client_id="pages", client_secret=Secret("the-secret-of-the-pages-client"))
            provider = Provider(
                name="hub",
                title=Text("Certified Hub", "认证中心"),
                client_id="travel-desk",
                client_secret=Secret("the-secret-of-the-travel-desk"),
                issuer=hub,
                discovery="openid",
                scopes=("openid", "email"),
                hosts=(hub.removeprefix("http://"),),
                private_network=True,
            )
            elicitation = Elicitation(server, public_url=url, visitor=visitor, providers=[provider], **options)

            @server.tool()
            async def calendar() -> str:
                grant = await ask.connect("hub", "To read your calendar", scopes=["calendar.read"])
                if not isinstance(grant, Accepted):
                    return f"not connected: {grant.action}"
                async with httpx2.AsyncClient(auth=grant.data.auth) as client:
                    said = await client.get(f"{hub}/api/events")
                return f"{said.status_code} {said.json()}"

            try:
                async with serve_on(listener, elicitation.app()):
                    yield Certified(url, issuer, hub, elicitation)
            finally:
                await elicitation.store.close()


async def allow(page: Page, account: str) -> None:
    """Sign in at the third party and agree there."""
    await page.get_by_placeholder("Enter any login").fill(account)
    await page.get_by_placeholder("and password").fill("any")
    await page.get_by_role("button", name="Sign-in").click()
    await page.get_by_role("button", name="Continue").click()


@pytest.mark.requirement("OAUTH-1", "OAUTH-2", "OAUTH-3", "OAUTH-4", "OAUTH-5", "PHISH-3", "URL-3")
async def test_the_whole_pattern_with_a_certified_provider(caplog: pytest.LogCaptureFixture) -> None:
    """Connect URL → sign-in → consent → third party → callback → linked → the held call goes on → API → undo."""
    caplog.set_level(logging.DEBUG)
    async with certified(hold=60) as at, chromium() as browser:
        alice = await at.caller("alice")
        key, state, link = await alice.link()
        held = asyncio.create_task(alice.retry(key, state))
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(link)
        await sign_in_as("alice", page)
        await page.get_by_role("button", name="Go on to Certified Hub").click()
        await allow(page, "sam")
        await page.get_by_text("Certified Hub is connected").wait_for()
        assert page.url == f"{at.url}/connect/linked/hub"
        assert "sam@hub.example" in await page.inner_text("body")
        reply = (await held).reply
        assert "'of': 'sam'" in reply.text
        seen = await at.seen()
        assert seen["seen"].count("POST /token") == 1
        assert seen["seen"].count("GET /api/events") == 1
        assert not [each for each in seen["bearers"] if alice.token in each]
        [token] = {each.removeprefix("Bearer ") for each in seen["bearers"] if each}
        assert token not in str(reply.raw)
        assert not [record for record in caplog.records if token in f"{record.getMessage()} {record.__dict__}"]
        history = await page.evaluate("history.length")
        await page.go_back()
        assert "code=" not in page.url
        assert history < 12

        await page.goto(f"{at.url}/connect/linked/hub")
        await page.get_by_role("button", name="Undo").click()
        await page.get_by_text("Disconnected").wait_for()
        assert (await at.seen())["seen"].count("POST /token/revocation") >= 1
        async with httpx2.AsyncClient(headers={"authorization": f"Bearer {token}"}) as client:
            assert (await client.get(f"{at.hub}/api/events")).status_code == 401  # really given back
        assert (await alice.call()).reply.asks


@pytest.mark.requirement("PHISH-1", "PHISH-2", "PHISH-3")
async def test_the_phishing_story_in_two_browsers() -> None:
    """O1: Bob, signed in as Bob, opens Alice's link: 0 requests at the third party, 0 rows in the vault."""
    async with certified(hold=0) as at, chromium() as browser:
        alice = await at.caller("alice")
        _, _, link = await alice.link()
        page = await (await browser.new_context()).new_page()
        await page.goto(link)
        await sign_in_as("bob", page)
        await page.wait_for_url(link)
        body = await page.content()
        assert "not available" in body
        assert "Hub" not in body
        assert (await at.seen())["seen"] == []
        assert at.elicitation.connections is not None
        for name in ("alice", "bob"):
            assert await at.elicitation.connections.grants.list(Principal(issuer=at.issuer, subject=name)) == ()


@pytest.mark.requirement("OAUTH-4")
async def test_a_refresh_race_and_reuse_at_a_certified_provider() -> None:
    """V6: 20 tasks, one call, and the grant survives; a second use of an old token ends it there and here."""
    async with certified(lifetime=60, hold=0) as at, chromium() as browser:
        alice = await at.caller("alice")
        _, _, link = await alice.link()
        page = await (await browser.new_context()).new_page()
        await page.goto(link)
        await sign_in_as("alice", page)
        await page.get_by_role("button", name="Go on to Certified Hub").click()
        await allow(page, "sam")
        await page.get_by_text("Certified Hub is connected").wait_for()
        connections = at.elicitation.connections
        assert connections is not None
        me, hub = Principal(issuer=at.issuer, subject="alice", client="agent"), connections.providers["hub"]
        before = await connections.grants.find(me, "hub")
        assert before is not None
        old = before.grant
        used = (await at.seen())["seen"].count("POST /token")
        tasks = (connections.refresher.fresh(me, hub, rejected=old.access) for _ in range(20))
        held = await asyncio.gather(*tasks)
        assert len({each.grant.access.reveal() for each in held}) == 1
        assert (await at.seen())["seen"].count("POST /token") == used + 1
        async with httpx2.AsyncClient(headers={"authorization": f"Bearer {held[0].grant.access.reveal()}"}) as client:
            assert (await client.get(f"{at.hub}/api/events")).status_code == 200  # the grant survives
        assert old.refresh is not None
        now = await connections.grants.find(me, "hub")
        assert now is not None
        stale = now.grant.renewed(old.access, old.refresh, old.expires, None, now=old.issued)
        await connections.grants.replace(now, stale)
        with pytest.raises(DisconnectedError):
            await connections.refresher.fresh(me, hub, rejected=old.access)
        assert (await alice.call()).reply.asks
