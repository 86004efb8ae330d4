"""Answers of an authorisation server that are not what they should be end the sign-in, and stay out of the log."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from joserfc import jws
from joserfc.jwk import KeySet, RSAKey

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.http import LARGEST, AuthorizationServer
from mcp_elicitation.server.connect.sign_in import Attempt, SignInFailedError
from mcp_elicitation.server.connect.visitor import SignIn

ISSUER = "https://as.example"
BACK = "https://travel.example/connect/signed-in"
BACKEND = SignIn(issuer=ISSUER, client_id="pages", client_secret=Secret("client-canary-2f41aa"))
ATTEMPT = Attempt(session="s", nonce="the-nonce", verifier="verifier-canary-9d0c", back="/connect/h")
DOCUMENT = {
    "issuer": ISSUER,
    "authorization_endpoint": f"{ISSUER}/auth",
    "token_endpoint": f"{ISSUER}/token",
    "jwks_uri": f"{ISSUER}/keys",
    "code_challenge_methods_supported": ["S256"],
}
CANARY = "token-canary-7c19e0"
KEY, OTHER = (RSAKey.generate_key(2048, {"kid": kid}) for kid in ("one", "two"))

Answer = Callable[[httpx2.Request], httpx2.Response]


def id_token(key: RSAKey = KEY, algorithm: str = "RS256", **changes: Any) -> str:
    now = int(time.time())
    claims = {"iss": ISSUER, "aud": "pages", "sub": "alice", "nonce": "the-nonce", "iat": now, "exp": now + 300}
    return jws.serialize_compact({"alg": algorithm, "kid": key.kid}, json.dumps({**claims, **changes}), key)


class Double:
    """The authorisation server, with switches; remembers what was asked of it."""

    def __init__(self, **answers: Answer) -> None:
        self.asked: list[httpx2.Request] = []
        self._answers: dict[str, Answer] = {
            "/.well-known/openid-configuration": lambda _: httpx2.Response(200, json=DOCUMENT),
            "/keys": lambda _: httpx2.Response(200, json=KeySet([KEY]).as_dict(private=False)),
            "/token": lambda _: httpx2.Response(200, json=token(id_token=id_token())),
            **{f"/{name}": answer for name, answer in answers.items() if name != "metadata"},
        }
        if "metadata" in answers:
            self._answers["/.well-known/openid-configuration"] = answers["metadata"]

    async def __call__(self, request: httpx2.Request) -> httpx2.Response:
        self.asked.append(request)
        return self._answers[request.url.path](request)

    def server(self) -> AuthorizationServer:
        return AuthorizationServer(BACKEND, transport=httpx2.MockTransport(self))


def token(**members: Any) -> dict[str, Any]:
    return {"access_token": CANARY, "token_type": "Bearer", "expires_in": 300, **members}


def said(body: Any, status: int = 200, **headers: str) -> Answer:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return lambda _: httpx2.Response(status, content=content, headers={"content-type": "application/json", **headers})


async def test_the_double_is_believed_as_it_is() -> None:
    double = Double()
    visitor = await double.server().who("code-canary-51", ATTEMPT, BACK)
    assert visitor.principal.subject == "alice"
    [call] = [each for each in double.asked if each.url.path == "/token"]
    sent = call.content.decode()
    assert "code_verifier=verifier-canary-9d0c" in sent
    assert "redirect_uri=https%3A%2F%2Ftravel.example%2Fconnect%2Fsigned-in" in sent
    assert "client-canary" not in sent  # it goes in the header


@pytest.mark.requirement("OAUTH-1")
@pytest.mark.parametrize(
    "answer",
    [
        said({"error": "bad_code"}),
        said({}),
        said([]),
        said(b"access_token=x&token_type=bearer"),
        said(b"not json " + CANARY.encode()),
        said({"acces_token": CANARY, "id_token": ""}),
        said({"error": "invalid_grant", "error_description": CANARY}, 400),
        said({"error": CANARY}, 500),
        said({"access_token": CANARY, "token_type": "Bearer"}),
        said(token(id_token=7)),
        said(token(id_token=CANARY)),
        said(token(id_token=f"{CANARY}.{CANARY}.{CANARY}")),
        said({}, 302, location="https://evil.example/"),
    ],
)
async def test_a_token_call_that_gives_no_person_gives_nobody(answer: Answer, caplog: pytest.LogCaptureFixture) -> None:
    """B173, B190: also with status 200; nothing of it is in the error or the log."""
    double = Double(token=answer)
    with pytest.raises(SignInFailedError) as error:
        await double.server().who("code-canary-51", ATTEMPT, BACK)
    assert CANARY not in repr(error.value)
    assert CANARY not in caplog.text
    assert {each.url.host for each in double.asked} == {"as.example"}


@pytest.mark.requirement("ID-1", "PHISH-2")
async def test_an_id_token_that_others_signed_names_nobody() -> None:
    _, claims, _ = id_token().split(".")
    unsigned = f"eyJhbGciOiJub25lIn0.{claims}."  # {"alg":"none"}
    for forged in (id_token(OTHER), unsigned, id_token(sub=""), id_token(nonce="another"), id_token(aud="another")):
        with pytest.raises(SignInFailedError):
            await Double(token=said(token(id_token=forged))).server().who("c", ATTEMPT, BACK)


async def test_keys_that_were_rolled_are_fetched_once_more() -> None:
    signing = KEY

    def keys(_: httpx2.Request) -> httpx2.Response:
        return httpx2.Response(200, json=KeySet([signing]).as_dict(private=False))

    def tokens(_: httpx2.Request) -> httpx2.Response:
        return httpx2.Response(200, json=token(id_token=id_token(signing)))

    double = Double(keys=keys, token=tokens)
    server = double.server()
    for key, fetched in ((KEY, 1), (KEY, 1), (OTHER, 2), (OTHER, 2)):
        signing = key
        assert (await server.who("c", ATTEMPT, BACK)).principal.subject == "alice"
        assert len([each for each in double.asked if each.url.path == "/keys"]) == fetched


@pytest.mark.parametrize(
    "answer",
    [
        said({**DOCUMENT, "issuer": "https://evil.example"}),
        said({**DOCUMENT, "token_endpoint": "http://as.example/token"}),
        said({}, 302, location="https://evil.example/"),
        said({}, 404),
        said(b"{" + b" " * (LARGEST + 1)),
        said(b"<html>"),
        said([]),
    ],
)
async def test_metadata_that_is_not_its_own_is_not_followed(answer: Answer) -> None:
    """O16: no redirection is followed, no endless answer is read."""
    double = Double(metadata=answer)
    with pytest.raises(SignInFailedError):
        await double.server().who("c", ATTEMPT, BACK)
    assert {each.url.host for each in double.asked} == {"as.example"}
    assert {each.url.path for each in double.asked} == {"/.well-known/openid-configuration"}


async def test_a_server_that_cannot_be_reached_is_an_end_and_no_crash() -> None:
    def down(request: httpx2.Request) -> httpx2.Response:
        raise httpx2.ConnectError("down", request=request)

    for at in ("metadata", "token", "keys"):
        with pytest.raises(SignInFailedError):
            await Double(**{at: down}).server().who("c", ATTEMPT, BACK)
