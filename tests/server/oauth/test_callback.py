"""What comes back from a third party: whose it is comes first, then who says it, and a code goes out once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from tests.server.connect.browsing import words_of
from tests.server.oauth.desk import Agent, Desk, at_the_hub, browser_of, desk_at_work, go_out, person, walk
from tests.server.oauth.hub import Hub, hub_at_work, provider_of

from mcp_elicitation.server.oauth.http import LARGEST

NOWHERE = "http://127.0.0.1:9/"

ISSUERS: Mapping[str, Callable[[str], str | None]] = {
    "missing": lambda issuer: None,
    "other": lambda issuer: "https://evil.example",
    "slash": lambda issuer: f"{issuer}/",
    "case": lambda issuer: issuer.upper(),
    "empty": lambda issuer: "",
    "space": lambda issuer: f" {issuer}",
}

STATES: Mapping[str, Callable[[dict[str, str]], Any]] = {
    "empty state": lambda query: {**query, "state": ""},
    "other state": lambda query: {**query, "state": "x" * 43},
    "shortened state": lambda query: {**query, "state": query["state"][:-1]},
    "no state": lambda query: {k: v for k, v in query.items() if k != "state"},
    "two states": lambda query: [*query.items(), ("state", "again")],
    "two codes": lambda query: [*query.items(), ("code", "again")],
}

BAD_TOKENS: Mapping[str, Callable[[dict[str, Any]], Any]] = {
    "error with 200": lambda said: {**said, "error": "bad_code"},
    "empty": lambda said: {},
    "a list": lambda said: [said],
    "misspelt": lambda said: {"acces_token": said["access_token"]},
    "empty token": lambda said: {**said, "access_token": ""},
    "token with a space": lambda said: {**said, "access_token": "a b"},
    "token with a line": lambda said: {**said, "access_token": "a\r\nx: y"},
    "other type": lambda said: {**said, "token_type": "mac"},
    "lifetime of letters": lambda said: {**said, "expires_in": "x"},
    "negative lifetime": lambda said: {**said, "expires_in": -1},
    "lifetime true": lambda said: {**said, "expires_in": True},
    "huge": lambda said: {**said, "padding": "x" * LARGEST},
}

GOOD_TOKENS: Mapping[str, Callable[[dict[str, Any]], Any]] = {
    "digits": lambda said: {**said, "expires_in": "3600"},
    "none": lambda said: {k: v for k, v in said.items() if k != "expires_in"},
    "bearer": lambda said: {**said, "token_type": "bearer"},
}


async def rows(at: Desk) -> list[Any]:
    """What is kept for anybody."""
    return [*await at.connections.grants.list(person("alice")), *await at.connections.grants.list(person("bob"))]


@pytest.mark.requirement("PHISH-1", "PHISH-2", "PHISH-3", "OAUTH-3")
async def test_the_phishing_story_never_reaches_the_third_party() -> None:
    """O1: Bob opens Alice's link: refused before any redirection, nothing told, nothing kept, the link burnt."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("bob") as his, browser_of("alice") as hers:
        alice = Agent(at)
        key, state, link = await alice.link()
        page = await his.get(link)
        assert page.status_code == 404
        for told in ("alice", "Demo Hub", "calendar", hub.url):
            assert told not in page.text
        assert (await hers.get(link)).status_code == 404
        reply = (await alice.retry(key, state)).reply
        assert reply.failed
        assert "opened by somebody else" in reply.text
        assert hub.seen == []
        assert await rows(at) == []


@pytest.mark.requirement("PHISH-2")
async def test_a_code_of_an_attacker_is_not_linked_to_a_victim() -> None:
    """O3: Mallory goes out herself and makes Bob's browser bring back her answer."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("mallory") as hers, browser_of("bob") as his:
        _, _, link = await Agent(at, "mallory").link()
        _, _, own = await Agent(at, "bob").link()
        await his.get(own)
        hub.account = "mallory-at-the-hub"
        answer = await at_the_hub(await go_out(hers, link))
        page = await his.get(answer)
        assert page.status_code == 400
        assert "mallory" not in page.text
        assert hub.count("/token") == 0
        assert await rows(at) == []
        assert (await hers.get(answer)).status_code == 303  # it was not used up by that


@pytest.mark.parametrize("iss", ISSUERS)
@pytest.mark.parametrize("refused", [False, True], ids=["code", "error"])
async def test_a_code_is_not_sent_before_the_issuer_is_right(iss: str, refused: bool) -> None:
    """O6, RFC 9207: compared as raw text, in answers and in errors, whose text is not shown."""

    def answer(said: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {name: said[name] for name in ("state", "iss") if name in said}
        return {**kept, "error": "access_denied", "error_description": "evil-text"} if refused else said

    async with (
        hub_at_work(iss=ISSUERS[iss], answer=answer) as hub,
        desk_at_work(hub) as at,
        browser_of("alice") as hand,
    ):
        _, _, link = await Agent(at).link()
        page = await walk(hand, link)
        assert page.status_code == 400
        assert "evil-text" not in page.text
        assert hub.count("/token") == 0
        assert await rows(at) == []
        assert (await hand.get(link)).status_code == 200  # the person is not taken to have refused


async def test_two_providers_have_redirect_uris_of_their_own_and_answers_do_not_cross() -> None:
    """O6: an answer for the honest one, brought to the path of the evil one."""
    async with hub_at_work() as honest, hub_at_work() as evil:
        providers = provider_of(honest), provider_of(evil, name="evil")
        async with desk_at_work(honest, *providers) as at, browser_of("alice") as hand:
            assert len(set(at.elicitation.redirect_uris().values())) == 2
            _, _, link = await Agent(at).link()
            answer = await at_the_hub(await go_out(hand, link))
            assert (await hand.get(answer.replace("/back/hub?", "/back/evil?"))).status_code == 400
            assert (await hand.get(answer.replace("/back/hub?", "/back/unknown?"))).status_code == 404
            assert evil.seen == []
            assert honest.count("/token") == 0
            assert (await hand.get(answer)).status_code == 303


@pytest.mark.parametrize("change", STATES)
async def test_a_state_that_is_not_ours_changes_nothing(change: str) -> None:
    """O4, B160, B161."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        answer = await at_the_hub(await go_out(hand, link))
        parts = urlsplit(answer)
        query = {name: value[0] for name, value in parse_qs(parts.query).items()}
        assert len(query["state"]) == 43  # 256 bits
        refused = await hand.get(f"{at.url}{parts.path}?{urlencode(STATES[change](query))}")
        assert refused.status_code == 400
        assert hub.count("/token") == 0
        assert (await hand.get(answer)).status_code == 303


async def test_a_state_stands_in_the_store_as_its_digest_alone(tmp_path: Any) -> None:
    from mcp_elicitation.server.keys import write_key

    url = f"sqlite:///{tmp_path / 'store.db'}"
    async with (
        hub_at_work() as hub,
        desk_at_work(hub, store=url, keys=[write_key(bytes(range(32)))]) as at,
        browser_of("alice") as hand,
    ):
        _, _, link = await Agent(at).link()
        away = await go_out(hand, link)
        asked = parse_qs(urlsplit(away).query)
        assert asked["code_challenge_method"] == ["S256"]
        answer = await at_the_hub(away)
        await hand.get(answer)
        [code] = parse_qs(urlsplit(answer).query)["code"]
        [grant] = hub.grants
        written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for secret in (asked["state"][0], code, grant.refresh, *grant.access, hub.tokens[0]["code_verifier"]):
            assert secret.encode() not in written


async def test_of_twenty_identical_callbacks_one_makes_the_token_call() -> None:
    """O4: consumed by one atomic update before the token call."""
    async with hub_at_work(pause=0.3) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        answer = await at_the_hub(await go_out(hand, link))
        pages = await asyncio.gather(*(hand.get(answer) for _ in range(20)))
        assert {page.status_code for page in pages} == {303}
        assert {page.headers["location"] for page in pages} == {"/connect/linked/hub"}
        assert hub.count("/token") == 1
        assert len(await rows(at)) == 1
        assert (await hand.get(answer)).status_code == 303
        assert hub.count("/token") == 1


async def test_a_code_from_elsewhere_is_worth_nothing_without_the_verifier() -> None:
    """O7: a stolen code, put into an answer of one's own."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hers, browser_of("bob") as his:
        _, _, link = await Agent(at).link()
        _, _, other = await Agent(at, "bob").link()
        stolen = parse_qs(urlsplit(await at_the_hub(await go_out(hers, link))).query)["code"][0]
        answer = await at_the_hub(await go_out(his, other))
        [own] = parse_qs(urlsplit(answer).query)["code"]
        page = await his.get(answer.replace(own, stolen))
        assert page.status_code == 400
        assert "script" not in page.text
        assert await rows(at) == []


async def test_an_old_tab_does_not_disturb_the_new_attempt() -> None:
    """B164, B166."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        old = await at_the_hub(await go_out(hand, link))
        new = await at_the_hub(await go_out(hand, link))
        assert (await hand.get(old)).status_code == 400
        assert hub.count("/token") == 0
        assert (await hand.get(new)).status_code == 303
        assert len(await rows(at)) == 1


async def test_an_answer_after_the_person_refused_here_is_not_taken() -> None:
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        answer = await at_the_hub(await go_out(hand, link))
        await hand.press(link, "refuse")
        assert (await hand.get(answer)).status_code == 400
        assert hub.count("/token") == 0
        assert await rows(at) == []


@pytest.mark.parametrize("token", BAD_TOKENS)
async def test_a_token_answer_that_does_not_fit_leaves_nothing_behind(token: str) -> None:
    """B173: fail closed."""
    async with hub_at_work(token=BAD_TOKENS[token]) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        alice = Agent(at)
        key, state, link = await alice.link()
        page = await walk(hand, link)
        assert page.status_code == 400
        assert hub.count("/token") == 1
        assert await rows(at) == []
        hub.token = lambda said: said
        assert (await walk(hand, link)).status_code == 200  # the same link, a new attempt
        assert (await alice.retry(key, state)).reply.text.startswith("200")


@pytest.mark.parametrize("token", GOOD_TOKENS)
async def test_a_token_answer_may_be_written_in_these_ways(token: str) -> None:
    async with hub_at_work(token=GOOD_TOKENS[token]) as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        assert (await walk(hand, link)).status_code == 200
        assert (await at.kept()).expires > 3600


async def failing(hub: Hub, **switches: Any) -> str:
    """Go the whole way against a token endpoint that does not answer as it should, and return what the person reads."""
    async with desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        answer = await at_the_hub(await go_out(hand, link))
        for name, value in switches.items():
            setattr(hub, name, value)
        page = await hand.get(answer)
        assert page.status_code == 400
        assert await rows(at) == []
        assert hub.count("/token") <= 1
        return words_of(page)


@pytest.mark.parametrize(
    "switches",
    [{"loses": 1}, {"redirects_to": NOWHERE}, {"status": 503}, {"status": 429}],
    ids=["lost", "redirected", "down", "too many"],
)
async def test_a_token_endpoint_that_fails_is_asked_once(switches: dict[str, Any]) -> None:
    async with hub_at_work() as hub:
        assert "try again in a while" in await failing(hub, **switches)


async def test_a_token_endpoint_that_is_slow_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mcp_elicitation.server.oauth.tokens.TIMEOUT", 0.2)
    async with hub_at_work() as hub:
        assert "try again in a while" in await failing(hub, pause=5.0)


def _below(issuer: str) -> str:
    return f"{issuer}/x"


async def test_metadata_of_another_issuer_sends_nobody_out() -> None:
    """O6: metadata issuer must equal the configured one."""
    async with hub_at_work(metadata_issuer=_below) as hub:
        provider = provider_of(hub, discovery="oauth", endpoints=None)
        async with desk_at_work(hub, provider) as at, browser_of("alice") as hand:
            _, _, link = await Agent(at).link()
            page = await hand.press(link, "begin")
            assert page.status_code == 400
            assert "refresh" not in page.headers
            assert hub.count("/authorize") == 0
            hub.metadata_issuer = lambda issuer: issuer
            assert (await walk(hand, link)).status_code == 200


@pytest.mark.parametrize(
    ("granted", "missing"),
    [("profile", "['calendar.read']"), ("profile calendar.read", "[]"), ("calendar.read,admin,profile", "[]")],
    ids=["fewer", "same", "more"],
)
async def test_what_was_granted_is_said_and_never_assumed(granted: str, missing: str) -> None:
    """O22."""
    async with (
        hub_at_work(grant_scope=granted.format) as hub,
        desk_at_work(hub) as at,
        browser_of("alice") as hand,
    ):
        alice = Agent(at)
        key, state, link = await alice.link()
        await walk(hand, link)
        assert (await alice.retry(key, state)).reply.text == f"200 alice-at-the-hub missing={missing}"
        assert set(at.grants[0].scopes) == set(granted.replace(",", " ").split())
        assert bool((await alice.call()).reply.waits) is (missing != "[]")


async def test_more_scopes_are_asked_for_along_with_those_that_are_there() -> None:
    """B178."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        await walk(hand, (await Agent(at).link())[2])
        at.scopes = ("files.read",)
        _, _, link = await Agent(at).link()
        away = await go_out(hand, link)
        assert parse_qs(urlsplit(away).query)["scope"] == ["profile files.read calendar.read"]


async def test_looking_at_a_link_sends_nobody_anywhere() -> None:
    """O3: it starts by a post of our own form alone."""
    async with hub_at_work() as hub, desk_at_work(hub) as at, browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        page = await hand.get(link)
        assert "refresh" not in page.headers
        assert "form-action 'self';" in page.headers["content-security-policy"]
        forged = await hand.post(
            f"{link}/begin", {"csrf": "x"}, origin="https://evil.example", sec_fetch_site="cross-site"
        )
        assert forged.status_code == 403
        assert (await hand.get(f"{link}/begin")).status_code == 405
        assert hub.seen == []
