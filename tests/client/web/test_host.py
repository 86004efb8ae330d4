"""An inbox inside a host with users of its own: everybody sees their own asks, as pages and as JSON."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx2
import jsonschema  # type: ignore[import-untyped]  # it ships without types
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Mount
from tests.client.web.world import EVERY_KIND, form_review, url_review
from tests.server.connect.browsing import Hand, words_of
from tests.serving import serve

from mcp_elicitation.client import Inbox, Reply
from mcp_elicitation.client.waiting import GivenUpError, Waiting
from mcp_elicitation.client.web.openapi import SCHEMAS

NOTE = {"type": "object", "properties": {"note": {"type": "string", "maxLength": 5}}, "required": ["note"]}


async def by_header(request: Request) -> str | None:
    return request.headers.get("x-user")


@asynccontextmanager
async def host(inbox: Inbox, origin: str | None = None) -> AsyncGenerator[str]:
    app = Starlette(routes=[Mount("/asks", app=inbox.app(identify=by_header, origin=origin))])
    async with serve(app) as base:
        yield f"{base}/asks"


class Desk:
    """A host's own page of one user: reads and posts JSON."""

    def __init__(self, base: str, user: str) -> None:
        self.base = base
        self.client = httpx2.AsyncClient(headers={"x-user": user, "sec-fetch-site": "same-origin"}, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def get(self, path: str, kind: str) -> Any:
        return kept(await self.client.get(self.base + path), kind)

    async def post(self, id_: str, csrf: str, **said: object) -> httpx2.Response:
        headers = {"x-csrf-token": csrf, "origin": self.base.rpartition("/")[0]}
        return await self.client.post(f"{self.base}/api/asks/{id_}", json=said, headers=headers)


def kept(response: httpx2.Response, kind: str) -> Any:
    """What came, once it is what the description says."""
    value = response.json()
    jsonschema.validate(value, {"$ref": f"#/components/schemas/{kind}", "components": {"schemas": SCHEMAS}})
    return value


async def waiting(inbox: Inbox, *asks: Any) -> list[asyncio.Task[Reply]]:
    tasks = [asyncio.create_task(each) for each in asks]
    await asyncio.sleep(0)
    return tasks


async def test_everybody_sees_their_own_asks_and_nobody_elses() -> None:
    inbox = Inbox()
    async with host(inbox) as base, Hand() as alice, Hand() as bob, Hand() as nobody:
        [hers, his] = await waiting(
            inbox,
            inbox.of("alice").ask(form_review(EVERY_KIND, "For Alice")),
            inbox.of("bob").ask(form_review(EVERY_KIND, "For Bob")),
        )
        page = await alice.get(f"{base}/", **{"x-user": "alice"})
        assert "For Alice" in page.text
        assert "For Bob" not in page.text
        [pending] = inbox.book.waiting("bob")
        assert (await alice.get(f"{base}/asks/{pending.id}", **{"x-user": "alice"})).status_code == 404
        assert "For Bob" in (await bob.get(f"{base}/asks/{pending.id}", **{"x-user": "bob"})).text
        stranger = await nobody.get(f"{base}/")
        assert stranger.status_code == 403
        assert "Sign in" in words_of(stranger)
        token = page_token(await alice.get(f"{base}/asks/{inbox.book.waiting('alice')[0].id}", **{"x-user": "alice"}))
        stolen = await bob.post(f"{base}/asks/{pending.id}/decline", {"csrf": token}, **{"x-user": "bob"})
        assert stolen.status_code == 403
        for each in (hers, his):
            assert not each.done()
            each.cancel()


def page_token(response: httpx2.Response) -> str:
    return response.text.partition('name="csrf" value="')[2].partition('"')[0]


@pytest.mark.requirement("UI-4")
async def test_an_ask_without_a_user_is_refused_and_not_shown_to_all(caplog: pytest.LogCaptureFixture) -> None:
    inbox = Inbox()
    [before] = await waiting(inbox, inbox.ask(form_review(NOTE)))
    async with host(inbox) as base, Hand() as alice:
        assert (await before).action == "cancel"
        with caplog.at_level(logging.WARNING, "mcp_elicitation.client.web"):
            reply = await inbox.ask(form_review(NOTE))
        assert (reply.action, reply.by) == ("cancel", "nobody")
        assert "Inbox.of(user)" in caplog.text
        assert "travel" not in (await alice.get(f"{base}/", **{"x-user": "alice"})).text


async def test_a_host_draws_its_own_form_and_sends_what_fits() -> None:
    inbox = Inbox()
    async with host(inbox) as base, Desk(base, "alice") as desk:
        [reply] = await waiting(inbox, inbox.of("alice").ask(form_review(NOTE, draft={"note": "old"})))
        asks = await desk.get("/api/asks", "Asks")
        [ask] = asks["asks"]
        assert ask["form"] == NOTE
        assert ask["prefill"] == {"note": "old"}
        assert ask["server"] == {"alias": "travel", "origin": "https://travel.example", "claimed": "Travel Desk"}
        assert await desk.get(f"/api/asks/{ask['id']}", "Ask") == ask
        refused = await desk.post(ask["id"], asks["csrf"], action="accept", content={"note": "too long"})
        assert refused.status_code == 422
        [problem] = kept(refused, "Failed")["problems"]
        assert problem["field"] == "note"
        assert not reply.done()
        done = await desk.post(ask["id"], asks["csrf"], action="accept", content={"note": "short"})
        assert kept(done, "Ended") == {"end": "sent"}
        assert (await reply).content == {"note": "short"}
        assert (await desk.post(ask["id"], asks["csrf"], action="decline")).status_code == 409


@pytest.mark.requirement("UI-4")
@pytest.mark.parametrize(("action", "end"), [("decline", "declined"), ("cancel", "cancelled")])
async def test_a_host_declines_and_cancels(action: str, end: str) -> None:
    inbox = Inbox()
    async with host(inbox) as base, Desk(base, "alice") as desk:
        [reply] = await waiting(inbox, inbox.of("alice").ask(form_review(NOTE)))
        asks = await desk.get("/api/asks", "Asks")
        assert kept(await desk.post(asks["asks"][0]["id"], asks["csrf"], action=action), "Ended") == {"end": end}
        assert (await reply).action == action


@pytest.mark.requirement("CURL-2", "URL-5")
async def test_a_host_opens_a_page_after_it_was_looked_at_and_waits() -> None:
    now = [1e9]
    inbox = Inbox(clock=lambda: now[0])
    review = url_review("https://pay.example/x")
    async with host(inbox) as base, Desk(base, "alice") as desk:
        [reply] = await waiting(inbox, inbox.of("alice").ask(review))
        asks = await desk.get("/api/asks", "Asks")
        id_ = asks["asks"][0]["id"]
        assert (await desk.post(id_, asks["csrf"], action="open")).status_code == 425
        assert (await desk.get(f"/api/asks/{id_}", "Ask"))["page"]["domain"] == "pay.example"
        assert (await desk.post(id_, asks["csrf"], action="open")).status_code == 425
        now[0] += 0.7
        opened = kept(await desk.post(id_, asks["csrf"], action="open"), "Ended")
        assert opened == {"end": "opened", "url": "https://pay.example/x"}
        assert (await reply).action == "accept"
        wait = Waiting()

        async def never() -> None:
            await asyncio.Event().wait()

        call = asyncio.create_task(wait.beside(never, inbox.of("alice"), [review]))
        while inbox.book.away(id_) is None:
            changed = inbox.book.changed
            await asyncio.wait_for(changed.wait(), 10)
        assert (await desk.get(f"/api/asks/{id_}", "Over"))["waits"] is True
        assert (await desk.post(id_, asks["csrf"], action="retry")).status_code == 200
        assert (await desk.post(id_, asks["csrf"], action="stop")).status_code == 200
        with pytest.raises(GivenUpError):
            await call


async def test_a_page_that_is_never_opened_is_not_opened_for_a_host_either() -> None:
    inbox = Inbox()
    async with host(inbox) as base, Desk(base, "alice") as desk:
        [reply] = await waiting(inbox, inbox.of("alice").ask(url_review("https://a@evil.example/")))
        asks = await desk.get("/api/asks", "Asks")
        assert (await desk.post(asks["asks"][0]["id"], asks["csrf"], action="open")).status_code == 403
        reply.cancel()


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site", "origin": "https://evil.example"},
        {"sec-fetch-site": "same-site", "origin": "http://other.example"},
        {"x-csrf-token": ""},
        {"x-csrf-token": "0" * 64},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"x-user": "bob"},
    ],
    ids=["cross-site", "same-site", "no-token", "wrong-token", "text", "form", "other-user"],
)
async def test_no_other_page_sends_json_for_the_user(headers: dict[str, str]) -> None:
    inbox = Inbox()
    async with host(inbox) as base, Desk(base, "alice") as desk:
        [reply] = await waiting(inbox, inbox.of("alice").ask(form_review(NOTE)))
        asks = await desk.get("/api/asks", "Asks")
        sent = {"x-csrf-token": asks["csrf"], "content-type": "application/json", **headers}
        to = f"{base}/api/asks/{asks['asks'][0]['id']}"
        response = await desk.client.post(to, content=b'{"action":"decline"}', headers=sent)
        assert response.status_code in {403, 415}
        assert not reply.done()
        reply.cancel()


async def test_a_host_behind_a_proxy_names_its_origin() -> None:
    inbox = Inbox()
    async with host(inbox, "https://host.example") as base, Desk(base, "alice") as desk:
        desk.client.headers.pop("sec-fetch-site")  # an old browser
        [reply] = await waiting(inbox, inbox.of("alice").ask(form_review(NOTE)))
        asks = await desk.get("/api/asks", "Asks")
        id_ = asks["asks"][0]["id"]
        assert (await desk.post(id_, asks["csrf"], action="decline")).status_code == 403
        desk.base = "https://host.example/asks"
        headers = {"x-csrf-token": asks["csrf"], "origin": "https://host.example"}
        said = await desk.client.post(f"{base}/api/asks/{id_}", json={"action": "decline"}, headers=headers)
        assert said.status_code == 200
        assert (await reply).action == "decline"


async def test_the_description_names_every_path_and_is_one() -> None:
    inbox = Inbox()
    async with host(inbox) as base, Desk(base, "alice") as desk:
        described = (await desk.client.get(f"{base}/api/openapi.json")).json()
    assert described["openapi"].startswith("3.1")
    assert described["servers"] == [{"url": "/asks"}]
    routes = inbox.app(identify=by_header).routes
    served = {str(getattr(each, "path", "")) for each in routes if str(getattr(each, "path", "")).startswith("/api/")}
    assert served == set(described["paths"])
    for name, schema in described["components"]["schemas"].items():
        jsonschema.Draft202012Validator.check_schema(schema)
        assert name in SCHEMAS
