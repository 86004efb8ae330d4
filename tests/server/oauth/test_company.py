"""WeCom: who a person is can be known, a token of theirs does not exist, and whoever asks for one is told so."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route
from tests.server.connect.browsing import words_of
from tests.server.oauth.desk import Agent, Desk, at_the_hub, browser_of, desk_at_work, go_out, walk
from tests.server.oauth.hub import Hub
from tests.serving import serve

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.company import NoTokenError
from mcp_elicitation.server.oauth.presets import wecom
from mcp_elicitation.server.oauth.provider import Account, Endpoints, Provider, ProviderUnusableError, require_sound

CORP, SECRET, AGENT, COMPANY = "ww-the-corp", "the-secret-of-the-company", "1000002", "company-token-canary"


@dataclass
class Company:
    """A service that behaves as WeCom documents it.

    Attributes:
        says: What it answers about a code.
        refuses: Whether the person refuses there.
        secret: The secret that it takes.
        went: What the browser came with.
        codes: The codes that may be asked about once.
    """

    says: dict[str, Any] = field(default_factory=lambda: {"userid": "zhangsan"})
    refuses: bool = False
    secret: str = SECRET
    went: dict[str, str] = field(default_factory=dict[str, str])
    codes: set[str] = field(default_factory=set[str])

    async def login(self, request: Request) -> Response:
        self.went = dict(request.query_params)
        self.codes.add("a-code")
        said = {} if self.refuses else {"code": "a-code", "appid": CORP}
        return RedirectResponse(f"{self.went['redirect_uri']}?{urlencode({**said, 'state': self.went['state']})}", 302)

    async def token(self, request: Request) -> Response:
        if dict(request.query_params) != {"corpid": CORP, "corpsecret": self.secret}:
            return JSONResponse({"errcode": 40001, "errmsg": "invalid credential"})
        return JSONResponse({"errcode": 0, "errmsg": "ok", "access_token": COMPANY, "expires_in": 7200})

    async def person(self, request: Request) -> Response:
        asked = request.query_params
        if asked["access_token"] != COMPANY or asked["code"] not in self.codes:
            return JSONResponse({"errcode": 40029, "errmsg": "invalid code"})
        self.codes.remove(asked["code"])
        return JSONResponse({"errcode": 0, "errmsg": "ok", **self.says})


@asynccontextmanager
async def company_at_work(**switches: Any) -> AsyncGenerator[tuple[Company, Desk]]:
    """Serve a company, and a server that knows it by the preset with other addresses."""
    company = Company(**switches)
    routes = [Route("/login", company.login), Route("/gettoken", company.token), Route("/whose", company.person)]
    async with serve(Starlette(routes=routes)) as url:
        provider = replace(
            wecom(CORP, SECRET, AGENT),
            name="hub",
            endpoints=Endpoints(authorization=f"{url}/login", token=f"{url}/gettoken"),
            account=Account(url=f"{url}/whose", subject="userid", labels=("userid",)),
            private_network=True,
        )
        async with desk_at_work(Hub(), provider) as desk:
            desk.scopes = ()
            yield company, desk


def test_the_preset_is_sound_and_asks_as_wecom_does() -> None:
    preset = wecom(CORP, SECRET, AGENT)
    require_sound(preset)
    assert preset.client_secret is not None
    assert SECRET not in repr(preset)


@pytest.mark.requirement("OAUTH-2")
async def test_the_person_is_known_and_there_is_no_token(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with company_at_work() as (company, at), browser_of("alice") as hand:
        alice = Agent(at)
        key, state, link = await alice.link()
        assert "may do nothing in your name" in words_of(await hand.get(link))
        last = words_of(await walk(hand, link))
        assert "WeCom is connected" in last
        assert "zhangsan" in last
        assert set(company.went) == {"appid", "agentid", "login_type", "redirect_uri", "state"}
        assert (company.went["appid"], company.went["agentid"]) == (CORP, AGENT)

        failed = (await alice.retry(key, state)).body["result"]  # the tool takes `grant.auth`
        assert failed["isError"]
        assert failed["_meta"]["mcp-elicitation/reason"] == "no_token"
        assert [grant.account for grant in at.grants] == ["zhangsan"]
        with pytest.raises(NoTokenError, match="no token of a person's"):
            await at.grants[0].token()
        kept = await at.kept()
        assert (kept.subject, kept.access.reveal(), kept.refresh) == ("zhangsan", "", None)
        await at.grants[0].disconnect()
        assert (await at.kept()).state == "ended"
        for canary in (SECRET, COMPANY):
            assert canary not in caplog.text
            assert not any(canary in text for text in hand.texts)


async def test_scopes_are_refused_before_anybody_is_asked() -> None:
    async with company_at_work() as (company, at):
        at.scopes = ("contacts.read",)
        failed = (await Agent(at).call()).body["result"]
        assert failed["isError"]
        assert failed["_meta"]["mcp-elicitation/reason"] == "no_token"
        assert company.went == {}


async def test_whoever_refuses_there_has_declined() -> None:
    async with company_at_work(refuses=True) as (_, at), browser_of("alice") as hand:
        key, state, link = await Agent(at).link()
        back = await hand.get(await at_the_hub(await go_out(hand, link)))
        assert back.headers["location"] == "/connect/end/refused"
        assert (await Agent(at).retry(key, state)).reply.text == "not connected: decline"


@pytest.mark.parametrize(
    ("switches", "said"),
    [
        pytest.param({"says": {"openid": "o-1"}}, "as a member of this company", id="from outside"),
        pytest.param({"secret": "another"}, "did not accept this server", id="secret"),
        pytest.param({"says": {"errcode": 60020}}, "did not accept this server", id="address"),
        pytest.param({"says": {"errcode": -1}}, "could not be reached", id="busy"),
        pytest.param({"says": {"errcode": 40029}}, "could not be reached", id="code"),
        pytest.param({"says": {"errcode": "0"}}, "could not be reached", id="no number"),
        pytest.param({"says": {"errcode": None, "userid": "zhangsan"}}, "could not be reached", id="no code at all"),
    ],
)
async def test_nothing_is_connected_unless_a_member_is_named(switches: dict[str, Any], said: str) -> None:
    async with company_at_work(**switches) as (_, at), browser_of("alice") as hand:
        _, _, link = await Agent(at).link()
        assert said in words_of(await walk(hand, link))
        assert await at.kept() is None


@pytest.mark.parametrize(
    "change",
    [{"hosts": ("qyapi.weixin.qq.com",)}, {"scopes": ("contacts",)}, {"account": None}],
    ids=["hosts", "scopes", "account"],
)
def test_what_would_promise_a_token_is_refused(change: dict[str, Any]) -> None:
    provider: Provider = replace(wecom(CORP, Secret(SECRET), AGENT), **change)
    with pytest.raises(ProviderUnusableError, match=r"token of a person's|who a person is"):
        require_sound(provider)
