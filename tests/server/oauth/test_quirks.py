"""How providers depart from the standard, as values: what goes out to them, and what is read from them."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc import jwt
from joserfc.jwk import ECKey, OKPKey, RSAKey

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.answer import missing, read_account, read_tokens
from mcp_elicitation.server.oauth.authorize import Attempt, authorization_url, read_code
from mcp_elicitation.server.oauth.claims import read_claims
from mcp_elicitation.server.oauth.presets import (
    DINGTALK,
    FEISHU,
    GITHUB,
    GOOGLE,
    LINEAR,
    MICROSOFT,
    NOTION,
    SLACK,
)
from mcp_elicitation.server.oauth.provider import Endpoints, Provider, ProviderUnusableError
from mcp_elicitation.server.oauth.proving import write_request
from mcp_elicitation.server.oauth.tokens import bearer
from mcp_elicitation.server.oauth.trouble import OAuthFailedError

AT = Endpoints(authorization="https://p.example/a", token="https://p.example/t")
CODE = "grant_type=authorization_code&code=c%2B1&redirect_uri=https%3A%2F%2Fa.example%2Fb&code_verifier=v"


def attempt(provider: Provider, *scopes: str) -> Attempt:
    return Attempt(
        session="s",
        principal=Principal(issuer="https://as.example", subject="alice"),
        provider=provider.name,
        client=provider.client,
        redirect_uri="https://a.example/connect/back/p",
        verifier="v" * 43,
        nonce="n" * 43,
        scopes=scopes,
        interaction="i",
    )


def asked(provider: Provider, *scopes: str) -> dict[str, str]:
    url = authorization_url(provider, provider.endpoints or AT, attempt(provider, *scopes), "state")
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}


def test_the_standard_way_out_has_everything() -> None:
    said = asked(GOOGLE.with_client("id", "secret"), "openid", "email")
    assert said["code_challenge_method"] == "S256"
    assert len(said["code_challenge"]) == 43
    assert (said["nonce"], said["state"], said["scope"]) == ("n" * 43, "state", "openid email")
    assert (said["access_type"], said["response_type"]) == ("offline", "code")


@pytest.mark.parametrize(
    ("provider", "name", "value"),
    [(SLACK, "user_scope", "a,b"), (LINEAR, "scope", "a,b"), (NOTION, "owner", "user"), (GITHUB, "scope", "a b")],
    ids=["slack", "linear", "notion", "github"],
)
def test_scopes_and_parameters_go_out_as_the_provider_calls_them(provider: Provider, name: str, value: str) -> None:
    assert asked(provider.with_client("id", "secret"), "a", "b")[name] == value


def test_a_provider_without_pkce_is_sent_none() -> None:
    assert "code_challenge" not in asked(NOTION.with_client("id", "secret"))


def test_a_parameter_of_ours_wins_over_one_of_the_preset() -> None:
    odd = replace(GITHUB.quirks, parameters={"state": "theirs", "redirect_uri": "https://evil.example"})
    said = asked(replace(GITHUB, quirks=odd).with_client("id", "secret"))
    assert (said["state"], said["redirect_uri"]) == ("state", "https://a.example/connect/back/p")


def written(provider: Provider) -> tuple[dict[str, str], Any]:
    request = write_request(provider, CODE, "https://p.example", now=1000.0, nonce="once")
    body = request.body
    read: Any = json.loads(body) if body.startswith("{") else {name: v[0] for name, v in parse_qs(body).items()}
    return dict(request.headers), read


def test_a_client_proves_itself_in_the_body_or_in_a_header() -> None:
    headers, body = written(GITHUB.with_client("id", "sec+ret"))
    assert (body["client_id"], body["client_secret"], body["code"]) == ("id", "sec+ret", "c+1")
    assert "authorization" not in headers
    headers, body = written(SLACK.with_client("i:d", "sec+ret"))
    assert base64.b64decode(headers["authorization"].removeprefix("Basic ")) == b"i%3Ad:sec%2Bret"  # RFC 6749 §2.3.1
    assert "client_secret" not in body
    _, body = written(replace(GITHUB, name="public").with_client("id"))
    assert body["client_id"] == "id"
    assert "client_secret" not in body


def test_a_provider_that_takes_json_gets_json_in_its_own_words() -> None:
    headers, body = written(NOTION.with_client("id", "secret"))
    assert headers["content-type"] == "application/json"
    assert headers["notion-version"]
    assert body["grant_type"] == "authorization_code"
    _, body = written(DINGTALK.with_client("id", "secret"))
    assert (body["clientId"], body["clientSecret"], body["grantType"], body["code"]) == (
        "id",
        "secret",
        "authorization_code",
        "c+1",
    )
    _, body = written(FEISHU.with_client("id", "secret"))
    assert (body["client_id"], body["code_verifier"]) == ("id", "v")


@pytest.mark.parametrize(
    ("key", "algorithm"),
    [
        (RSAKey.generate_key(2048), "RS256"),
        (ECKey.generate_key("P-256"), "ES256"),
        (ECKey.generate_key("P-384"), "ES384"),
        (OKPKey.generate_key("Ed25519"), "Ed25519"),
    ],
    ids=["RSA", "P-256", "P-384", "Ed25519"],
)
@pytest.mark.parametrize("form", ["pem", "jwk"])
def test_a_private_key_proves_the_client(key: RSAKey | ECKey | OKPKey, algorithm: str, form: str) -> None:
    """RFC 7523 §3."""
    text = key.as_pem(private=True).decode() if form == "pem" else json.dumps(key.as_dict(private=True))
    provider = replace(GITHUB, private_key=Secret(text), authentication="private_key_jwt").with_client("id")
    _, body = written(provider)
    assert body["client_assertion_type"].endswith("jwt-bearer")
    token = jwt.decode(body["client_assertion"], key, algorithms=[algorithm])
    assert token.claims == {
        "iss": "id", "sub": "id", "aud": "https://p.example", "iat": 1000, "exp": 1060, "jti": "once",
    }  # fmt: skip
    assert text not in repr(provider)


@pytest.mark.parametrize("text", ["nothing", '{"kty": "oct", "k": "AAAA"}', "{", ""])
def test_what_is_no_private_key_is_refused(text: str) -> None:
    provider = replace(GITHUB, private_key=Secret(text), authentication="private_key_jwt").with_client("id")
    with pytest.raises(ProviderUnusableError, match="private_key"):
        written(provider)


def test_a_persons_token_inside_the_answer_is_the_one() -> None:
    said = {
        "ok": True,
        "access_token": "xoxb-of-the-bot",
        "authed_user": {"id": "U1", "access_token": "xoxp-1", "scope": "chat:write,users:read", "token_type": "user"},
        "team": {"name": "Acme"},
    }
    tokens = read_tokens(said, SLACK, now=0.0)
    assert tokens.access.reveal() == "xoxp-1"
    assert tokens.scopes == ("chat:write", "users:read")
    assert SLACK.account is not None
    assert read_account(said, SLACK.account).label == "Acme"
    refreshed = {"ok": True, "access_token": "xoxe.xoxp-2", "refresh_token": "xoxe-1", "expires_in": 43200}
    assert read_tokens(refreshed, SLACK, now=0.0).access.reveal() == "xoxe.xoxp-2"


def test_an_answer_in_other_words_is_read() -> None:
    said = {"accessToken": "a1", "refreshToken": "r1", "expireIn": 7200}
    tokens = read_tokens(said, DINGTALK, now=100.0)
    assert tokens.refresh is not None
    assert (tokens.access.reveal(), tokens.refresh.reveal(), tokens.expires) == ("a1", "r1", 7300.0)
    assert tokens.scopes is None
    assert bearer(DINGTALK, tokens.access) == {"x-acs-dingtalk-access-token": "a1"}
    assert read_code([("authCode", "c1"), ("state", "s")], DINGTALK, AT) == "c1"


def test_a_scope_that_comes_with_another_one_is_not_missing() -> None:
    assert missing(GITHUB, ["public_repo", "gist"], ["repo"]) == ("gist",)
    assert missing(GOOGLE, ["email", "openid"], ["openid", "https://www.googleapis.com/auth/userinfo.email"]) == ()
    assert missing(MICROSOFT, ["offline_access", "User.Read"], ["User.Read"]) == ()


CLAIMS: dict[str, object] = {
    "iss": "https://accounts.google.com",
    "aud": "id",
    "sub": "1",
    "email": "a@example.org",
    "nonce": "n" * 43,
    "iat": 1000,
    "exp": 4600,
}


def test_an_id_token_says_whose_account_it_is() -> None:
    google = GOOGLE.with_client("id", "secret")
    linked = read_claims(CLAIMS, google, attempt(google), now=1000.0)
    assert (linked.subject, linked.label) == ("1", "a@example.org")
    several = {**CLAIMS, "aud": ["id", "other"], "azp": "id"}
    assert read_claims(several, google, attempt(google), now=1000.0).subject == "1"


@pytest.mark.parametrize(
    "change",
    [
        {"iss": "https://accounts.google.com/"},
        {"iss": None},
        {"aud": "other"},
        {"aud": ["id", "other"]},
        {"azp": "other"},
        {"nonce": "m" * 43},
        {"nonce": None},
        {"exp": 900},
        {"exp": None},
        {"exp": True},
        {"iat": 2000},
        {"iat": None},
        {"sub": ""},
        {"sub": 1},
    ],
    ids=str,
)
def test_an_id_token_that_does_not_fit_is_nobodys(change: dict[str, object]) -> None:
    """O7: of another issuer, for another client, of another attempt, at another time."""
    google = GOOGLE.with_client("id", "secret")
    with pytest.raises(OAuthFailedError):
        read_claims({**CLAIMS, **change}, google, attempt(google), now=1000.0)
