"""What is connected: used at its provider alone, refreshed once, ended for good."""

from __future__ import annotations

import asyncio
import copy
import logging
import pickle
from collections.abc import AsyncGenerator
from typing import Any

import httpx
import httpx2
import pytest
from tests.server.connect.browsing import words_of
from tests.server.oauth.desk import Agent, Desk, browser_of, desk_at_work, person, walk
from tests.server.oauth.hub import hub_at_work, provider_of

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.server.disconnected import DisconnectedError, ProviderBusyError
from mcp_elicitation.server.grant import ForeignHostError, Grant, OwnHeaderError, ProviderToken
from mcp_elicitation.server.oauth.provider import Quirks
from mcp_elicitation.server.vault.rotation import count_by_key


async def connected(at: Desk, name: str = "alice", agent: str = "agent") -> Grant:
    """Connect a person's account, and return what the tool was given."""
    async with browser_of(name) as hand:
        key, state, link = await Agent(at, name, agent).link()
        assert (await walk(hand, link)).status_code == 200
    reply = (await Agent(at, name, agent).retry(key, state)).reply
    assert reply.text.startswith("200"), reply.text
    return at.grants[-1]


async def fresh(at: Desk, name: str = "alice") -> Any:
    return await at.connections.refresher.fresh(person(name), at.connections.providers["hub"])


@pytest.mark.requirement("OAUTH-4")
async def test_a_token_near_its_end_is_exchanged_for_a_new_one() -> None:
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at:
        grant = await connected(at)
        assert hub.refreshes == 1
        hub.expires = 3600
        first, second = await grant.token(), await grant.token()
        assert first.reveal() == second.reveal()
        assert hub.refreshes == 2
        assert (await at.kept()).refresh.reveal() == hub.grants[0].refresh


async def test_twenty_tasks_that_want_a_token_make_one_call() -> None:
    """V6, B181."""
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at:
        await connected(at)
        calls, hub.expires, hub.pause = hub.refreshes, 3600, 0.2
        held = await asyncio.gather(*(fresh(at) for _ in range(20)))
        assert hub.refreshes == calls + 1
        assert len({each.grant.access.reveal() for each in held}) == 1
        assert hub.grants[0].alive


async def test_an_answer_without_a_refresh_token_keeps_the_old_one() -> None:
    async with hub_at_work(expires=0.001, rotates=False) as hub, desk_at_work(hub) as at:
        await connected(at)
        before = (await at.kept()).refresh.reveal()
        await fresh(at)
        assert (await at.kept()).refresh.reveal() == before


@pytest.mark.requirement("OAUTH-4")
async def test_what_the_provider_ended_is_asked_for_again_once() -> None:
    """V8, B179: one failed refresh, then one question, and no loop."""
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        grant = await connected(at)
        hub.grants[0].alive = False
        calls = hub.refreshes
        key, state, link = await Agent(at).link()
        assert hub.refreshes == calls + 1
        kept = await at.kept()
        assert (kept.state, kept.why, kept.access.reveal(), kept.refresh) == ("ended", "provider", "", None)
        with pytest.raises(DisconnectedError):
            await grant.token()
        assert hub.refreshes == calls + 1
        hub.expires = 3600
        await walk(hand, link)
        assert (await Agent(at).retry(key, state)).reply.text.startswith("200")
        assert (await grant.token()).reveal() in hub.grants[1].access


async def test_a_token_that_the_api_does_not_take_is_renewed_once() -> None:
    """B178."""
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        await connected(at)
        hub.grants[0].access.clear()  # revoked there, although it has not expired
        assert (await Agent(at).call()).reply.text.startswith("200")
        assert hub.refreshes == 1
        hub.grants[0].access.clear()
        hub.grants[0].alive = False
        reply = (await Agent(at).call()).reply
        assert reply.failed
        assert "has ended there" in reply.text
        assert hub.refreshes == 2
        assert (await Agent(at).call()).reply.asks
        assert hub.refreshes == 2


async def test_failures_are_followed_by_pauses_and_end_nothing() -> None:
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at:
        async with browser_of("alice") as hand:
            await walk(hand, (await Agent(at).link())[2])
        hub.status = 503
        for _ in range(3):
            with pytest.raises(ProviderBusyError):
                await fresh(at)
        assert hub.refreshes == 1
        kept = await at.kept()
        assert (kept.state, kept.failures, kept.intent) == ("connected", 1, 0.0)
        reply = (await Agent(at).call()).reply
        assert reply.failed
        assert "cannot be reached at the moment" in reply.text


async def test_a_lost_answer_is_tried_again_and_recovers_or_is_said() -> None:
    """V7: with rotation and reuse detection the second use ends everything, and the person is told why."""
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        await walk(hand, (await Agent(at).link())[2])
        hub.loses = 1
        with pytest.raises(ProviderBusyError):
            await fresh(at)
        kept = await at.kept()
        assert kept.intent > 0
        await _skip_the_pause(at)
        with pytest.raises(DisconnectedError) as caught:
            await fresh(at)
        assert caught.value.why == "uncertain"
        assert "in the middle of renewing it" in caught.value.public.en
        assert hub.refreshes == 2


async def test_a_lost_answer_without_rotation_is_recovered() -> None:
    async with hub_at_work(expires=0.001, rotates=False) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        await walk(hand, (await Agent(at).link())[2])
        hub.loses = 1
        with pytest.raises(ProviderBusyError):
            await fresh(at)
        await _skip_the_pause(at)
        hub.expires = 3600
        held = await fresh(at)
        assert (held.grant.intent, held.grant.failures) == (0.0, 0)


async def _skip_the_pause(at: Desk) -> None:
    """As if the pause after a failure were over."""
    from dataclasses import replace

    held = await at.connections.grants.find(person("alice"), "hub")
    await at.connections.grants.replace(held, replace(held.grant, retry=0.0))


@pytest.mark.requirement("OAUTH-4")
async def test_disconnecting_gives_back_and_forgets() -> None:
    """V8: RFC 7009, then no token any more, then a tombstone."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        grant = await connected(at)
        page = await hand.get(f"{at.url}/connections")
        assert "Demo Hub – alice-at-the-hub" in words_of(page)
        await hand.press(f"{at.url}/connections", "disconnect", name="hub")
        assert not hub.grants[0].alive
        kept = await at.kept()
        assert (kept.state, kept.why, kept.access.reveal(), kept.refresh) == ("ended", "person", "", None)
        assert "Demo Hub" not in words_of(await hand.get(f"{at.url}/connections"))
        with pytest.raises(DisconnectedError, match="removed"):
            await grant.token()
        assert (await Agent(at).call()).reply.asks


async def test_the_page_that_shows_the_account_undoes_it() -> None:
    """O3."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand, browser_of("bob") as other:
        await connected(at)
        page = f"{at.url}/connect/linked/hub"
        assert "alice-at-the-hub <b>" in words_of(await hand.get(page)).replace("&lt;", "<").replace("&gt;", ">")
        assert (await other.get(page)).status_code == 404
        assert (await hand.press(page, "undo")).headers["location"] == "/connect/end/disconnected"
        assert not hub.grants[0].alive
        assert (await hand.get(page)).status_code == 404


async def test_removing_everything_gives_everything_back() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        await connected(at)
        await hand.press(f"{at.url}/connections", "forget-all")
        assert not hub.grants[0].alive
        assert await at.kept() is None


async def test_a_provider_that_takes_nothing_back_keeps_nobody_from_leaving() -> None:
    async with hub_at_work() as hub:
        provider = provider_of(hub, endpoints=None, discovery="oauth")
        async with desk_at_work(hub, provider) as at:
            grant = await connected(at)
            at.connections.endpoint.caller._kept.clear()
            hub.metadata_issuer = lambda issuer: "https://elsewhere.example"
            await grant.disconnect()
            assert (await at.kept()).state == "ended"


async def test_what_a_dead_process_did_not_give_back_is_given_back_before_the_next_connection() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        await connected(at)
        held = await at.connections.grants.find(person("alice"), "hub")
        await at.connections.grants.replace(held, held.grant.after("leave", why="person"))
        key, state, link = await Agent(at).link()
        assert hub.grants[0].alive
        await walk(hand, link)
        assert [grant.alive for grant in hub.grants] == [False, True]
        assert (await Agent(at).retry(key, state)).reply.text.startswith("200")


async def test_a_refresh_under_way_does_not_bring_back_what_was_disconnected() -> None:
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at:
        grant = await connected(at)
        hub.expires = 3600
        hub.pause, hub.asked = 0.4, asyncio.Event()
        refreshing = asyncio.create_task(fresh(at))
        await hub.asked.wait()
        await grant.disconnect()
        with pytest.raises(DisconnectedError):
            await refreshing
        assert (await at.kept()).state == "ended"
        assert not hub.grants[0].alive


async def test_another_client_of_the_same_person_is_asked_for(caplog: pytest.LogCaptureFixture) -> None:
    """O14: consent is per person, client, provider and scopes."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        await connected(at)
        key, state, link = await Agent(at, agent="another").link()
        assert "another" in words_of(await hand.get(link))
        await walk(hand, link)
        assert (await Agent(at, agent="another").retry(key, state)).reply.text.startswith("200")
        assert (await Agent(at).call()).reply.text.startswith("200")
        assert (await at.kept()).agents == ("agent", "another")


@pytest.mark.requirement("STATE-1", "STATE-2")
async def test_nobody_uses_what_somebody_else_connected() -> None:
    """B184, O23."""
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        await connected(at)
        assert (await Agent(at, "bob").call()).reply.asks
        same_name = Principal(issuer="https://other.example", subject="alice", client="agent")
        assert await at.connections.grants.find(same_name, "hub") is None


@pytest.mark.requirement("OAUTH-1", "OAUTH-2")
async def test_no_token_passes_from_one_side_to_the_other(caplog: pytest.LogCaptureFixture) -> None:
    """O15, B190, B191: a resource server that records everything sees no MCP bearer, and replies hold no token."""
    caplog.set_level(logging.DEBUG)
    async with hub_at_work(expires=0.001) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        key, state, link = await Agent(at).link()
        await walk(hand, link)
        replies = [await Agent(at).retry(key, state), await Agent(at).call()]
        careless = await Agent(at).call("careless")
        replies.append(careless)
        assert careless.status == 200
        assert "was stopped" in str(careless.body)
        tokens = [token for grant in hub.grants for token in (*grant.access, *grant.spent, grant.refresh)]
        assert len(tokens) > 3
        assert any("hub-at-" in each for each in hub.bearers)
        assert not [each for each in hub.bearers if "mcp-bearer-canary" in each or "person=" in each]
        seen = [str(each.body) for each in replies] + hand.texts
        seen += [f"{record.getMessage()} {record.__dict__}" for record in caplog.records]
        for token in tokens:
            assert not [text for text in seen if token in text]


async def test_a_token_has_a_type_that_turns_into_nothing_else() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        grant = await connected(at)
        token = await grant.token()
        assert isinstance(token, ProviderToken)
        assert token.reveal() not in f"{token} {token!r} {grant!r} {grant.__dict__}"
        for turn in (hash, copy.copy, pickle.dumps):
            with pytest.raises(TypeError):
                turn(token)
        assert not issubclass(type(token), str)


@pytest.mark.parametrize(
    "url",
    [
        "https://evil.example/",
        "http://127.0.0.1:9/",
        "http://localhost:{port}/api/events",
        "https://127.0.0.1:{port}/api/events@evil.example",
        "http://127.0.0.1.evil.example:{port}/",
    ],
)
async def test_a_token_is_not_sent_anywhere_else(url: str) -> None:
    """V10."""
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        grant = await connected(at)
        seen = len(hub.seen)
        async with httpx2.AsyncClient(auth=grant.auth, trust_env=False) as client:
            with pytest.raises((ForeignHostError, httpx2.ConnectError)):
                await client.get(url.format(port=hub.url.rpartition(":")[2]))
        assert len(hub.seen) == seen


@pytest.mark.parametrize("library", [httpx2, httpx], ids=["httpx2", "httpx"])
async def test_a_redirection_to_another_host_takes_no_token_along(library: Any) -> None:
    """V10: in both libraries."""
    async with hub_at_work() as hub, hub_at_work() as elsewhere, desk_at_work(hub) as at:
        grant = await connected(at)
        async with library.AsyncClient(auth=grant.auth, follow_redirects=True) as client:
            fine = await client.get(f"{hub.url}/api/events")
            away = await client.get(f"{hub.url}/api/events", params={"away": f"{elsewhere.url}/api/events"})
        assert (fine.status_code, fine.json()["of"]) == (200, "alice-at-the-hub")
        assert away.status_code == 401
        assert elsewhere.seen == ["GET /api/events"]
        assert not any(each.startswith("Bearer") for each in elsewhere.bearers)


async def test_a_provider_with_a_header_of_its_own_gets_no_auth_object() -> None:
    async with hub_at_work() as hub, browser_of("alice") as hand:
        odd = provider_of(hub, quirks=Quirks(header="x-own-token"), account=None)
        async with desk_at_work(hub, odd) as at:
            await walk(hand, (await Agent(at).link())[2])
            assert (await Agent(at).call()).reply.failed
            with pytest.raises(OwnHeaderError, match="follow_redirects=False"):
                _ = at.grants[0].auth
            assert (await at.grants[0].token()).reveal() in hub.grants[0].access


async def test_a_synchronous_client_is_told_what_to_do() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        grant = await connected(at)
        with httpx2.Client(auth=grant.auth) as client, pytest.raises(AuthorError, match="AsyncClient"):
            client.get(f"{hub.url}/api/events")


async def test_a_body_that_is_gone_is_not_sent_again() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        grant = await connected(at)
        hub.grants[0].access.clear()

        async def parts() -> AsyncGenerator[bytes]:
            yield b"once"

        async with httpx2.AsyncClient(auth=grant.auth) as client:
            assert (await client.post(f"{hub.url}/api/events", content=parts())).status_code == 401
            assert (await client.post(f"{hub.url}/api/events", content=b"twice")).status_code == 200
        assert hub.refreshes == 1


async def test_grants_are_sealed_anew_with_the_rest_of_the_vault(tmp_path: Any) -> None:
    from mcp_elicitation.core.sealing import KeyRing
    from mcp_elicitation.server.keys import write_key
    from mcp_elicitation.server.vault.rotation import rotate

    old, new = write_key(bytes(range(32))), write_key(bytes(range(1, 33)))
    url = f"sqlite:///{tmp_path / 'store.db'}"
    async with hub_at_work() as hub, desk_at_work(hub, store=url, keys=[new, old]) as at:
        await connected(at)
        store = at.elicitation.store
        rotated = await rotate(store, KeyRing([old, new]), now=1.0)
        assert rotated.resealed == 1
        assert list(await count_by_key(store, now=1.0)) == [KeyRing([old]).ids[0]]
        assert (await at.kept()).state == "connected"


async def test_a_grant_whose_key_is_gone_is_connected_anew(caplog: pytest.LogCaptureFixture) -> None:
    """B188."""
    async with hub_at_work() as hub, desk_at_work(hub) as at:
        await connected(at)
        store = at.elicitation.store
        record = await store.get("grant", f"{person('alice').owner}/hub", now=1.0)
        assert record is not None
        spoilt = record.value[:-1] + bytes([record.value[-1] ^ 1])
        await store.replace(record, spoilt, expires=record.expires, now=1.0)
        assert (await Agent(at).call()).reply.asks
        assert "does not open" in caplog.text
