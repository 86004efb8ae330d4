"""An ask is bound to who made the request, told by the authorisation credentials and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from mcp.server import MCPServer
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from mcp.server.mcpserver import Context
from mcp_types import ElicitRequest, ElicitRequestFormParams, InputRequiredResult
from pydantic import AnyHttpUrl, BaseModel
from tests.server.served import Http, served
from tests.server.wire import CANCEL, DECLINE, Json, accept

from mcp_elicitation import Elicitation, ask

ISSUER = "https://login.example"


TOKENS: dict[str, tuple[str, str | None, str | None]] = {
    "alice": ("app", ISSUER, "alice"),
    "alice-again": ("app", ISSUER, "alice"),
    "alice-elsewhere": ("app", "https://other.example", "alice"),
    "alice-other-app": ("other", ISSUER, "alice"),
    "bob": ("app", ISSUER, "bob"),
    "nobody": ("app", ISSUER, None),
    "empty": ("app", ISSUER, ""),
}
"""Client, issuer and subject of each token."""


class Verifier:
    """Verifies tokens by looking them up."""

    async def verify_token(self, token: str) -> AccessToken | None:
        if token not in TOKENS:
            return None
        client, issuer, subject = TOKENS[token]
        claims = None if issuer is None else {"iss": issuer}
        return AccessToken(token=token, client_id=client, scopes=[], subject=subject, claims=claims)


class Claim(BaseModel):
    sub: str
    email: str = ""
    user_id: str = ""


@pytest.fixture(scope="module")
def url() -> Generator[str]:
    auth = AuthSettings(
        issuer_url=AnyHttpUrl(ISSUER),
        resource_server_url=AnyHttpUrl("http://127.0.0.1/mcp"),
        validate_token_resource=False,
    )
    server = MCPServer("travel", token_verifier=Verifier(), auth=auth)
    Elicitation(server)

    @server.tool()
    async def whoami() -> str:
        claimed = await ask.form("Who are you?", Claim, key="who")
        token = get_access_token()
        assert token is not None
        return f"{token.subject} {claimed.action}"

    @server.tool()
    async def plain() -> str:
        return "plain"

    @server.tool()
    async def built(context: Context[Any, Any]) -> str | InputRequiredResult:
        if context.request_state is not None:
            return f"state {context.request_state}"
        schema: Json = {"type": "object", "properties": {}}
        request = ElicitRequest(params=ElicitRequestFormParams(message="Sure?", requested_schema=schema))
        return InputRequiredResult(input_requests={"k": request}, request_state="own")

    with served(server) as url:
        yield url


@pytest.mark.requirement("SEC-1", "MRTR-4", "STATE-2")
@pytest.mark.parametrize("other", ["bob", "alice-elsewhere", "alice-other-app", "nobody"])
def test_a_state_of_one_person_is_refused_from_another(url: str, other: str) -> None:
    """Threat S2: also where both use the same client."""
    alice = Http(url, "alice")
    state = alice.call("whoami").reply.state
    exchange = Http(url, other).call("whoami", inputResponses={"who": DECLINE}, requestState=state)
    assert (exchange.status, exchange.error["code"]) == (400, -32602)
    assert exchange.error["message"] == "Invalid or expired requestState"
    assert alice.call("whoami", inputResponses={"who": DECLINE}, requestState=state).reply.text == "alice decline"


@pytest.mark.requirement("SEC-1")
def test_a_new_token_of_the_same_person_goes_on(url: str) -> None:
    state = Http(url, "alice").call("whoami").reply.state
    again = Http(url, "alice-again").call("whoami", inputResponses={"who": CANCEL}, requestState=state)
    assert again.reply.text == "alice cancel"


def test_a_built_result_is_bound_to_its_person_too(url: str) -> None:
    state = Http(url, "alice").call("built").reply.state
    assert Http(url, "bob").call("built", requestState=state).status == 400
    assert Http(url, "alice").call("built", requestState=state).reply.text == "state own"


@pytest.mark.requirement("STATE-2")
@pytest.mark.parametrize("token", ["nobody", "empty"])
def test_a_caller_without_a_subject_is_not_asked(url: str, token: str, caplog: pytest.LogCaptureFixture) -> None:
    """Threat S2: without `sub` all users of a client would be one."""
    exchange = Http(url, token).call("whoami")
    assert exchange.reply.failed
    assert "subject_missing" in exchange.reply.text
    assert "Make it fill `AccessToken.subject` from the token's `sub` claim" in caplog.text
    assert Http(url, token).call("plain").reply.text == "plain"


def test_who_is_not_authorised_does_not_get_that_far(url: str) -> None:
    assert Http(url).call("whoami").status == 401
    assert Http(url, "unknown").call("whoami").status == 401


@pytest.mark.requirement("ID-1")
def test_an_identity_that_was_typed_in_changes_nothing(url: str) -> None:
    """Threat F10."""
    alice = Http(url, "alice")
    state = alice.call("whoami").reply.state
    claim = accept(sub="bob", email="bob@example.com", user_id="bob")
    assert alice.call("whoami", inputResponses={"who": claim}, requestState=state).reply.text == "alice accept"
    assert Http(url, "bob").call("whoami", inputResponses={"who": claim}, requestState=state).status == 400
