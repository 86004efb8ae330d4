"""Who may be sent to a page at all: callers whom the authorisation server vouches for (S3, STATE-2)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from mcp.server import MCPServer
from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl
from tests.server.connect.browsing import Hand, words_of
from tests.server.connect.test_over_http import Weather, who
from tests.server.connect.world import CANARY, listening, serve_on, weather_tools
from tests.server.served import Exchange, Http
from tests.server.wire import EVERYTHING, wire_to

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.desk import Check
from mcp_elicitation.server.connect.visitor import HostSession
from mcp_elicitation.server.sdk.callers import _warn_of_anonymous_callers


class Watched(dict[str, Check]):
    """Says when a handler waits for what is entered."""

    def __init__(self) -> None:
        super().__init__()
        self.event = asyncio.Event()

    def __setitem__(self, key: str, value: Check) -> None:
        super().__setitem__(key, value)
        self.event.set()


class Saying:
    """Believes every token, and says of it what it was told to."""

    def __init__(self, subject: str | None, claims: dict[str, Any] | None) -> None:
        self._subject = subject
        self._claims = claims

    async def verify_token(self, token: str) -> AccessToken:
        return AccessToken(token=token, client_id="agent", scopes=[], subject=self._subject, claims=self._claims)


async def called(verifier: Saying | None, *, pages: bool = True) -> Exchange:
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        auth = AuthSettings(
            issuer_url=AnyHttpUrl("https://as.example"),
            resource_server_url=AnyHttpUrl(f"{url}/mcp"),
            validate_token_resource=False,
        )
        server = MCPServer("travel", token_verifier=verifier, auth=auth) if verifier else MCPServer("travel")
        elicitation = Elicitation(server, public_url=url, visitor=HostSession(who)) if pages else Elicitation(server)
        weather_tools(server, [])
        app = elicitation.app() if pages else server.streamable_http_app()
        async with serve_on(listener, app):
            http = Http(f"{url}/mcp", None if verifier is None else "any")
            return await asyncio.to_thread(lambda: http.call("weather", {}, capabilities=EVERYTHING))


@pytest.mark.requirement("STATE-2", "PHISH-1")
@pytest.mark.parametrize(
    ("verifier", "said"),
    [
        (None, "with authorization"),
        (Saying(None, {"iss": "https://as.example"}), "not set up"),
        (Saying("alice", None), "not set up"),
        (Saying("alice", {"iss": ""}), "not set up"),
        (Saying("alice", {"iss": 7}), "not set up"),
    ],
)
async def test_whom_nobody_vouches_for_is_sent_nowhere(verifier: Saying | None, said: str) -> None:
    reply = (await called(verifier)).reply
    assert reply.failed
    assert reply.asks == {}
    assert said in reply.text


async def test_anonymous_callers_are_warned_of_once(caplog: pytest.LogCaptureFixture) -> None:
    """S3."""
    _warn_of_anonymous_callers.cache_clear()
    for _ in range(2):
        await called(None)
    assert caplog.text.count("callers of this server are anonymous: whoever holds") == 1
    caplog.clear()
    await called(Saying("alice", {"iss": "https://as.example"}))
    assert "anonymous" not in caplog.text


async def test_a_vouched_for_caller_is_sent_to_a_page() -> None:
    reply = (await called(Saying("alice", {"iss": "https://as.example"}))).reply
    assert "/connect/" in reply.asks[reply.key]["url"]


async def test_a_server_without_pages_says_so() -> None:
    reply = (await called(Saying("alice", {"iss": "https://as.example"}), pages=False)).reply
    assert reply.failed
    assert "not set up" in reply.text


@pytest.mark.requirement("ID-1")
async def test_what_a_client_says_of_itself_does_not_make_it_somebody() -> None:
    """F10: names in the arguments, the answers and the client's own description change nothing."""
    weather = Weather()
    seen: list[str] = []

    @weather.server.tool()
    async def tell(sub: str, user_id: str) -> str:
        from mcp_elicitation.server.surroundings import current_surroundings

        around = current_surroundings.get()
        assert around is not None
        assert around.principal is not None
        seen.append(around.principal.subject)
        return "told"

    async with wire_to(weather.server) as wire:
        await wire.call("tell", {"sub": "mallory", "user_id": "mallory"}, capabilities=EVERYTHING)
    assert seen
    assert "mallory" not in seen


async def test_what_does_not_work_is_said_on_the_page_while_somebody_waits() -> None:
    """O20: five tries, nothing echoed, then the link is burnt."""
    server = MCPServer("travel")
    elicitation = Elicitation(server, hold=30)
    tried: list[str] = []

    async def works(key: Secret) -> bool:
        tried.append(key.reveal())
        if key.reveal() == "raise":
            raise RuntimeError(key.reveal() + CANARY)
        return False

    @server.tool()
    async def weather() -> str:
        key = await ask.secret("weather", "why", verify=works)
        return "key" if isinstance(key, Accepted) else key.action

    async with wire_to(server) as wire, Hand() as hand:
        reply = await wire.call("weather", capabilities=EVERYTHING)
        url = reply.asks[reply.key]["url"]
        await hand.press(url, "begin")
        desk = elicitation._desk(local=True)
        desk.checks = watched = Watched()
        waiting = asyncio.create_task(
            wire.answer(reply, "weather", given={"action": "accept"}, capabilities=EVERYTHING)
        )
        await watched.event.wait()
        for value in ("one", "raise", "three", "four"):
            wrong = await hand.press(url, "give", f0=value)
            assert wrong.status_code == 422
            assert "did not work" in words_of(wrong)
        last = await hand.press(url, "give", f0="five")
        assert last.status_code == 404
        done = await waiting
        assert done.failed
        assert "tried too often" in done.text
    assert tried == ["one", "raise", "three", "four", "five"]
    assert not [text for text in hand.texts if "three" in text]
