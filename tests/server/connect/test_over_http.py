"""The pages over real HTTP, with every header in the test's own hands."""

from __future__ import annotations

import asyncio
import getpass
import re
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mcp.server import MCPServer
from starlette.applications import Starlette
from starlette.requests import Request
from tests.server.connect.browsing import Hand, csrf_of, words_of
from tests.server.connect.world import CANARY, listening, serve_on
from tests.server.wire import EVERYTHING, Wire, wire_to

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.principal import Principal, local_principal
from mcp_elicitation.server.connect.request import ConfirmRequest, SecretField, SecretRequest
from mcp_elicitation.server.connect.visitor import HostSession, Visitor
from mcp_elicitation.server.interactions import Interactions

ALICE = Principal(issuer="https://as.example", subject="alice", client="inspector")
BOB = Principal(issuer="https://as.example", subject="bob")
ME = local_principal(getpass.getuser())
REQUEST = SecretRequest(name="weather", fields=[SecretField(name="value", title="Weather API key")]).write()


class Place:
    """Pages whose visitors the application around them has signed in: a header says who it is."""

    def __init__(self, url: str, elicitation: Elicitation) -> None:
        self.url = url
        self.elicitation = elicitation

    @property
    def interactions(self) -> Interactions:
        return self.elicitation._desk(local=False).interactions

    async def link(self, principal: Principal = ALICE, message: str = "To read the weather") -> str:
        return f"{self.url}/connect/{await self.interactions.begin('secret', principal, message, REQUEST)}"


async def who(request: Request) -> Visitor | None:
    name = request.headers.get("x-signed-in")
    return None if name is None else Visitor(principal=Principal(issuer="https://as.example", subject=name), label=name)


@asynccontextmanager
async def place(base: str = "", title: str = "Travel desk", **options: Any) -> AsyncGenerator[Place]:
    with listening() as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}{base}"
        visitor = HostSession(who, sign_in_url="/login")
        elicitation = Elicitation(MCPServer("travel", title=title), public_url=url, visitor=visitor, **options)
        async with serve_on(listener, Starlette(routes=elicitation.routes())):
            yield Place(url, elicitation)


def signed_in(name: str = "alice") -> Hand:
    hand = Hand()
    hand.client.headers["x-signed-in"] = name
    return hand


@pytest.mark.parametrize("base", ["", "/app/pages"])
async def test_a_secret_is_given_below_any_path(base: str) -> None:
    async with place(base) as at, signed_in() as hand:
        url = await at.link()
        opened = await hand.press(url, "begin")
        assert opened.headers["location"] == urlsplit(url).path
        given = await hand.press(url, "give", f0=f"  {CANARY}\n")
        assert given.headers["location"] == f"{base}/connect/end/done"
        kept = await at.elicitation.vault.get(ALICE, "weather")
        assert kept is not None
        assert kept.fields["value"].reveal() == CANARY
        assert not [text for text in hand.texts if CANARY in text]


@pytest.mark.requirement("PHISH-3", "SURL-2")
async def test_who_the_application_does_not_know_is_sent_to_its_sign_in_and_told_nothing() -> None:
    async with place() as at, Hand() as hand:
        page = await hand.get(await at.link(message="a very private reason"))
        assert 'href="/login"' in page.text
        assert "private" not in page.text
        assert "alice" not in page.text


@pytest.mark.requirement("PHISH-1", "SEC-1")
@pytest.mark.parametrize("action", ["begin", "give", "approve", "refuse", "sign-in", "other"])
async def test_no_post_of_somebody_else_does_anything(action: str) -> None:
    async with place() as at, signed_in("bob") as hand:
        url = await at.link()
        csrf = csrf_of(await hand.get(f"{at.url}/connections"))
        answer = await hand.post(f"{url}/{action}", {"csrf": csrf, "f0": CANARY})
        assert answer.status_code == 404
        assert "alice" not in answer.text
        assert await at.elicitation.vault.list(ALICE) == ()
        assert await at.elicitation.vault.list(BOB) == ()


async def test_after_every_end_the_page_is_neutral() -> None:
    """O21, and the pages of a stranger, of a wrong handle and of an old link cannot be told apart."""
    async with place() as at, signed_in() as hand, signed_in("bob") as bob:
        finished, refused, foreign = await at.link(), await at.link(), await at.link()
        await hand.press(finished, "begin")
        await hand.press(finished, "give", f0="x")
        await hand.press(refused, "refuse")
        pages = [
            await hand.get(finished),
            await hand.get(refused),
            await bob.get(foreign),
            await hand.get(foreign),
            await hand.get(f"{at.url}/connect/{secrets.token_urlsafe(32)}"),
        ]
        assert {page.status_code for page in pages} == {404}
        assert len({page.text for page in pages}) == 1


async def test_a_second_browser_of_the_same_person_does_not_get_in_between() -> None:
    async with place() as at, signed_in() as first, signed_in() as second:
        url = await at.link()
        await first.press(url, "begin")
        assert (await second.get(url)).status_code == 404
        assert (await first.get(url)).status_code == 200


async def test_the_same_form_sent_twenty_times_counts_once() -> None:
    async with place() as at, signed_in() as hand:
        url = await at.link()
        await hand.press(url, "begin")
        csrf = csrf_of(await hand.get(url))
        sent = [hand.post(f"{url}/give", {"csrf": csrf, "f0": f"value {number}"}) for number in range(20)]
        answers = await asyncio.gather(*sent)
        done = [each for each in answers if each.headers.get("location", "").endswith("/end/done")]
        assert len(done) == 1
        [kept] = await at.elicitation.vault.list(ALICE)
        winner = answers.index(done[0])
        assert kept.fields["value"].reveal() == f"value {winner}"


async def test_a_form_of_another_site_another_session_or_none_is_stopped() -> None:
    """O3, O12: nothing is opened by it."""
    async with place() as at, signed_in() as hand, signed_in() as other:
        url = await at.link()
        csrf, foreign = csrf_of(await hand.get(url)), csrf_of(await other.get(url))
        attempts = [
            await hand.post(f"{url}/begin", {"csrf": csrf}, sec_fetch_site="cross-site"),
            await hand.post(f"{url}/begin", {"csrf": csrf}, origin="http://evil.example", sec_fetch_site="cross-site"),
            await hand.post(f"{url}/begin", {"csrf": csrf}, sec_fetch_dest="iframe"),
            await hand.post(f"{url}/begin", {"csrf": foreign}),
            await hand.post(f"{url}/begin", {"csrf": ""}),
            await hand.post(f"{url}/begin", {"other": "x"}),
        ]
        assert [each.status_code for each in attempts] == [403] * 6
        found = await at.interactions.find(url.rpartition("/")[2])
        assert found is not None
        assert found.interaction.state == "waiting"


async def test_a_get_of_an_action_does_nothing() -> None:
    """O3: an image or a link cannot begin anything."""
    async with place() as at, signed_in() as hand:
        url = await at.link()
        for action in ("begin", "give", "approve", "refuse", "leave"):
            assert (await hand.get(f"{url}/{action}")).status_code in {404, 405}
        assert (await hand.get(url)).status_code == 200


async def test_every_answer_carries_the_headers() -> None:
    """O9, O10, O11."""
    async with place() as at, signed_in() as hand:
        url = await at.link()
        answers = [await hand.get(url), await hand.press(url, "begin"), await hand.get(url)]
        answers += [await hand.get(f"{at.url}/connections"), await hand.get(f"{at.url}/connect/end/done")]
        answers += [await hand.post(f"{url}/give", {})]
        for each in answers:
            assert each.headers["referrer-policy"] == "no-referrer"
            assert each.headers["cache-control"] == "no-store"
            if each.status_code != 303:
                policy = each.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert "script-src" not in policy
                assert "<script" not in each.text
                assert "style=" not in each.text
            for cookie in each.headers.get_list("set-cookie"):
                assert re.fullmatch(
                    r"__Host-mcp-elicitation=[\w\-]{43}; Max-Age=3600; Path=/; Secure; HttpOnly; SameSite=Lax", cookie
                )


PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{ 7*7 }}{% for x in y %}",
    "javascript:alert(1)",
    "\u202egnp.exe",
    "\x1b]8;;http://evil.example\x07click\x1b]8;;\x07",
    "</title><h1>",
]


@pytest.mark.parametrize("payload", PAYLOADS)
async def test_what_others_wrote_is_text_and_nothing_else(payload: str) -> None:
    """O18, in every place that takes words from elsewhere."""
    async with place() as at, signed_in() as hand:
        request = SecretRequest(name=payload, fields=[SecretField(name="v", title=payload, hint=payload)]).write()
        who_asks = Principal(issuer="https://as.example", subject="alice", client=payload)
        url = f"{at.url}/connect/{await at.interactions.begin('secret', who_asks, payload, request)}"
        pages = [await hand.get(url)]
        await hand.press(url, "begin")
        pages.append(await hand.get(url))
        question = ConfirmRequest(details=[(payload, payload)]).write()
        pages.append(
            await hand.get(f"{at.url}/connect/{await at.interactions.begin('confirm', who_asks, payload, question)}")
        )
        for page in pages:
            assert page.status_code == 200
            for tag in ("<script", "<img src=x", "<h1></", "onerror=alert(1)>"):
                assert tag not in page.text
            assert ("{{ 7*7 }}" in page.text) == ("{{ 7*7 }}" in payload)
            assert "\u202e" not in page.text
            assert "\x1b" not in page.text


@pytest.mark.requirement("PHISH-5")
async def test_no_parameter_leads_anywhere_else() -> None:
    """O8, B175: whatever is added or changed, the answer stays on our own pages, and says nothing."""
    async with place() as at, signed_in("bob") as hand:
        url = await at.link()
        handle = url.rpartition("/")[2]
        elsewhere = ("https://e.test", "//e.test", "/\\e.test", "javascript:0", "/ok")
        names = ("next", "return_to", "redirect_uri", "url", "state", "code", "iss", "user", "sub", "principal")
        for name in names:
            for value in elsewhere:
                for at_ in (f"{at.url}/connect/signed-in", f"{at.url}/connect/end/done", f"{at.url}/connect/{handle}x"):
                    answer = await hand.client.get(at_, params={name: value})
                    assert urlsplit(answer.headers.get("location", "")).netloc == ""
                    assert "e.test" not in answer.text
                    assert "alice" not in answer.text
        for changed in (handle[:-1], handle.swapcase(), handle + "A", f"{handle}/", f"..%2f{handle}", handle[::-1]):
            assert (await hand.get(f"{at.url}/connect/{changed}")).status_code in {404, 307, 405}


@pytest.mark.parametrize("accept", ["zh-CN,zh;q=0.9", "en"])
async def test_pages_speak_the_persons_language(accept: str) -> None:
    async with place() as at, signed_in() as hand:
        hand.client.headers["accept-language"] = accept
        words = words_of(await hand.get(await at.link()))
        assert ("继续" in words) == accept.startswith("zh")
        assert ("Go on" in words) == (accept == "en")


async def test_a_secret_is_asked_for_in_several_fields_and_all_are_needed() -> None:
    async with place() as at, signed_in() as hand:
        fields = [SecretField(name="id", title="Key id"), SecretField(name="key", title="Key", longest=10)]
        request = SecretRequest(name="aws", fields=fields).write()
        url = f"{at.url}/connect/{await at.interactions.begin('secret', ALICE, 'why', request)}"
        await hand.press(url, "begin")
        for given, said in (({"f0": "a"}, "every field"), ({"f0": "a", "f1": "b" * 11}, "too long")):
            wrong = await hand.press(url, "give", **given)
            assert wrong.status_code == 422
            assert said in words_of(wrong)
        assert await at.elicitation.vault.list(ALICE) == ()
        await hand.press(url, "give", f0="the id", f1="the key")
        kept = await at.elicitation.vault.get(ALICE, "aws")
        assert kept is not None
        assert {name: value.reveal() for name, value in kept.fields.items()} == {"id": "the id", "key": "the key"}


async def test_a_person_can_remove_what_is_kept_and_nobody_elses() -> None:
    async with place() as at, signed_in() as alice, signed_in("bob") as bob:
        url = await at.link()
        await alice.press(url, "begin")
        await alice.press(url, "give", f0=CANARY)
        await bob.press(f"{at.url}/connections", "forget", name="weather")
        assert len(await at.elicitation.vault.list(ALICE)) == 1
        assert CANARY not in (await alice.get(f"{at.url}/connections")).text
        answer = await alice.press(f"{at.url}/connections", "forget-all")
        assert answer.headers["location"] == "/connect/end/removed"
        assert await at.elicitation.vault.list(ALICE) == ()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300), st.sampled_from(["application/x-www-form-urlencoded", "text/plain", "x"]))
def test_no_post_makes_the_pages_fail(body: bytes, kind: str) -> None:
    async def post() -> None:
        elicitation = Elicitation(MCPServer("travel"), public_url="http://127.0.0.1:1", visitor=HostSession(who))
        transport = httpx2.ASGITransport(Starlette(routes=elicitation.routes()))
        async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1:1") as client:
            headers = {"content-type": kind, "origin": "http://127.0.0.1:1", "x-signed-in": "alice"}
            for path in ("/connect/abc/give", "/connections/forget", "/connect/abc/sign-in"):
                answer = await client.post(path, content=body, headers=headers)
                assert answer.status_code in {403, 404, 415}

    asyncio.run(post())


class Weather:
    """A stdio server, spoken to in this process."""

    def __init__(self, hold: float = 0.0) -> None:
        self.server = MCPServer("travel", title="Travel desk")
        self.elicitation = Elicitation(self.server, hold=hold)

        @self.server.tool()
        async def weather() -> str:
            key = await ask.secret("weather", "To read the weather", title="Weather API key")
            return key.action if not isinstance(key, Accepted) else f"read with {len(key.data.reveal())}"


async def link_of(wire: Wire) -> str:
    reply = await wire.call("weather", capabilities=EVERYTHING)
    return str(reply.asks[reply.key]["url"])


@pytest.mark.requirement("PHISH-4")
async def test_pages_of_a_stdio_server_start_by_themselves_on_the_literal_address() -> None:
    """O12, O13: random path, exact Host, no localhost."""
    async with wire_to(Weather().server) as wire, Hand() as hand:
        url = await link_of(wire)
        parts = urlsplit(url)
        assert parts.hostname == "127.0.0.1"
        path, _, handle = parts.path.removeprefix("/").partition("/connect/")
        assert len(path) == 24
        assert len(handle) == 43
        assert (await hand.get(url)).status_code == 200
        assert (await hand.get(url.replace(path, "x" * 24))).status_code == 404
        for host in (f"localhost:{parts.port}", f"evil.example:{parts.port}", "127.0.0.1"):
            assert (await hand.get(url, host=host)).status_code == 421
        [cookie] = [each for each in hand.client.cookies.jar if each.name == "mcp-elicitation"]
        assert cookie.path == f"/{path}"
        assert await link_of(wire) != url


@pytest.mark.requirement("ERR-1")
async def test_a_server_on_a_remote_host_says_so_and_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22")
    weather = Weather()
    async with wire_to(weather.server) as wire:
        reply = await wire.call("weather", capabilities=EVERYTHING)
    assert reply.failed
    assert "another machine" in reply.text
    assert not weather.elicitation._local_pages._loopback.is_serving


@pytest.mark.requirement("CAP-4")
async def test_a_client_that_cannot_open_pages_leaves_nothing_behind() -> None:
    weather = Weather()
    async with wire_to(weather.server) as wire:
        refusal = await wire.refused("weather")
    assert refusal.code == -32021
    assert weather.elicitation.store._records == {}  # type: ignore[attr-defined]  # a store in memory


async def test_a_decline_in_the_client_and_a_decline_on_the_page_are_one_outcome() -> None:
    async with wire_to(Weather().server) as wire, Hand() as hand:
        reply = await wire.call("weather", capabilities=EVERYTHING)
        declined = await wire.answer(reply, "weather", given={"action": "decline"}, capabilities=EVERYTHING)
        assert declined.text == "decline"
        reply = await wire.call("weather", capabilities=EVERYTHING)
        await hand.press(reply.asks[reply.key]["url"], "refuse")
        refused = await wire.answer(reply, "weather", given={"action": "accept"}, capabilities=EVERYTHING)
        assert refused.text == "decline"


async def test_what_is_kept_is_not_asked_for_again() -> None:
    async with wire_to(Weather().server) as wire, Hand() as hand:
        reply = await wire.call("weather", capabilities=EVERYTHING)
        url = reply.asks[reply.key]["url"]
        await hand.press(url, "begin")
        await hand.press(url, "give", f0=CANARY)
        done = await wire.answer(reply, "weather", given={"action": "accept"}, capabilities=EVERYTHING)
        assert done.text == f"read with {len(CANARY)}"
        assert (await wire.call("weather", capabilities=EVERYTHING)).text == f"read with {len(CANARY)}"
