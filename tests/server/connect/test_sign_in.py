"""What may come back from the authorisation server, and what ends the attempt."""

from __future__ import annotations

import base64
import hashlib
from urllib.parse import parse_qs, urlsplit

import pytest

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.connect.sessions import ATTEMPT_KIND, Sessions
from mcp_elicitation.server.connect.sign_in import (
    Attempt,
    SignInFailedError,
    Trouble,
    authorization_url,
    read_claims,
    read_code,
    read_metadata,
    read_state,
)
from mcp_elicitation.server.connect.visitor import SignIn
from mcp_elicitation.server.interaction import digest_of
from mcp_elicitation.stores.memory import MemoryStore

ISSUER = "https://as.example/tenant"
BACKEND = SignIn(issuer=ISSUER, client_id="pages", scopes=("openid", "email"))
ATTEMPT = Attempt(session="s", nonce="the-nonce", verifier="v" * 43, back="/connect/h")
NOW = 1_800_000_000.0
DOCUMENT: dict[str, object] = {
    "issuer": ISSUER,
    "authorization_endpoint": "https://as.example/authorize",
    "token_endpoint": "https://as.example/token",
    "jwks_uri": "https://as.example/keys",
    "code_challenge_methods_supported": ["plain", "S256"],
    "authorization_response_iss_parameter_supported": True,
}
CLAIMS: dict[str, object] = {
    "iss": ISSUER,
    "aud": "pages",
    "exp": NOW + 60,
    "iat": NOW,
    "nonce": "the-nonce",
    "sub": "alice",
    "email": "alice@example.org",
}


def trouble_of(error: pytest.ExceptionInfo[SignInFailedError]) -> Trouble:
    return error.value.trouble


def test_what_goes_out_is_code_with_pkce_state_and_nonce() -> None:
    metadata = read_metadata(DOCUMENT, ISSUER)
    url = authorization_url(BACKEND, metadata, ATTEMPT, state="the-state", redirect_uri="https://a.example/back")
    query = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
    challenge = base64.urlsafe_b64encode(hashlib.sha256(ATTEMPT.verifier.encode()).digest()).decode().rstrip("=")
    assert query == {
        "response_type": "code",
        "client_id": "pages",
        "redirect_uri": "https://a.example/back",
        "scope": "openid email",
        "state": "the-state",
        "nonce": "the-nonce",
        "code_challenge": challenge,
        "code_challenge_method": "S256",
    }


def test_a_fresh_proof_can_be_demanded() -> None:
    backend = SignIn(issuer=ISSUER, client_id="pages", fresh=True)
    url = authorization_url(backend, read_metadata(DOCUMENT, ISSUER), ATTEMPT, state="s", redirect_uri="https://a/b")
    assert "max_age=0" in url


@pytest.mark.parametrize(
    "change",
    [
        {"issuer": "https://evil.example"},
        {"issuer": f"{ISSUER}/"},
        {"issuer": ISSUER.upper()},
        {"code_challenge_methods_supported": ["plain"]},
        {"authorization_endpoint": None},
        {"token_endpoint": "http://as.example/token"},
        {"token_endpoint": "http://127.0.0.1/token"},
        {"jwks_uri": "file:///etc/passwd"},
        {"jwks_uri": "https://user@as.example/keys"},
    ],
)
def test_an_authorisation_server_that_is_not_what_it_should_be_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SignInFailedError):
        read_metadata({**DOCUMENT, **change}, ISSUER)


@pytest.mark.parametrize(
    ("query", "trouble"),
    [
        ([], "no_state"),
        ([("code", "x")], "no_state"),
        ([("code", "x"), ("state", "")], "no_state"),
        ([("code", "x"), ("state", "a"), ("state", "b")], "repeated_parameter"),
        ([("code", "x"), ("code", "y"), ("state", "a")], "repeated_parameter"),
        ([("error", "access_denied")], "no_state"),
    ],
)
def test_the_state_comes_first(query: list[tuple[str, str]], trouble: Trouble) -> None:
    """B160, B167: an error without a state of ours is no error of ours."""
    with pytest.raises(SignInFailedError) as error:
        read_state(query)
    assert trouble_of(error) == trouble


@pytest.mark.parametrize(
    ("query", "trouble"),
    [
        ({"code": "x"}, "issuer_missing"),
        ({"code": "x", "iss": "https://evil.example"}, "issuer_other"),
        ({"code": "x", "iss": ISSUER + "/"}, "issuer_other"),
        ({"code": "x", "iss": ISSUER.replace("as", "AS")}, "issuer_other"),
        ({"error": "access_denied", "iss": "https://evil.example"}, "issuer_other"),
        ({"error": "access_denied", "iss": ISSUER}, "refused_there"),
        ({"error": "access_denied", "code": "x", "iss": ISSUER}, "code_and_error"),
        ({"iss": ISSUER}, "no_code"),
        ({"code": "", "iss": ISSUER}, "no_code"),
    ],
)
def test_the_issuer_is_compared_before_anything_else_is_believed(query: dict[str, str], trouble: Trouble) -> None:
    """RFC 9207, raw text."""
    with pytest.raises(SignInFailedError) as error:
        read_code(list(query.items()), read_metadata(DOCUMENT, ISSUER))
    assert trouble_of(error) == trouble


def test_a_server_that_never_names_itself_is_told_by_the_id_token_alone() -> None:
    silent = {name: value for name, value in DOCUMENT.items() if "iss_parameter" not in name}
    assert read_code([("code", "x")], read_metadata(silent, ISSUER)) == "x"
    with pytest.raises(SignInFailedError):
        read_code([("code", "x"), ("iss", "https://evil.example")], read_metadata(silent, ISSUER))


def test_who_signed_in_is_issuer_and_subject() -> None:
    visitor = read_claims(CLAIMS, BACKEND, ATTEMPT, now=NOW)
    assert visitor.principal == Principal(issuer=ISSUER, subject="alice")
    assert visitor.label == "alice@example.org"


@pytest.mark.requirement("ID-1")
@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"iss": "https://evil.example"}, "claims_issuer"),
        ({"aud": "another"}, "claims_audience"),
        ({"aud": []}, "claims_audience"),
        ({"aud": ["pages", "another"]}, "claims_party"),
        ({"azp": "another"}, "claims_party"),
        ({"exp": NOW - 3600}, "claims_expired"),
        ({"exp": None}, "claims_expired"),
        ({"exp": True}, "claims_expired"),
        ({"exp": float("nan")}, "claims_expired"),
        ({"iat": NOW + 3600}, "claims_expired"),
        ({"nonce": "another"}, "claims_nonce"),
        ({"nonce": None}, "claims_nonce"),
        ({"sub": ""}, "claims_subject"),
        ({"sub": None}, "claims_subject"),
        ({"sub": 7}, "claims_subject"),
    ],
)
def test_an_id_token_of_somebody_or_something_else_names_nobody(change: dict[str, object], trouble: Trouble) -> None:
    with pytest.raises(SignInFailedError) as error:
        read_claims({**CLAIMS, **change}, BACKEND, ATTEMPT, now=NOW)
    assert trouble_of(error) == trouble


def test_the_label_is_shown_and_never_compared() -> None:
    """O23: the same address at another account is another person."""
    one = read_claims(CLAIMS, BACKEND, ATTEMPT, now=NOW)
    other = read_claims({**CLAIMS, "sub": "mallory"}, BACKEND, ATTEMPT, now=NOW)
    assert one.label == other.label
    assert not one.principal.is_same_user(other.principal)


@pytest.mark.requirement("PHISH-2")
async def test_an_answer_counts_once_and_in_the_browser_that_went_out() -> None:
    """O4, B161, B166: parallel attempts each have their own verifier."""
    store = MemoryStore()
    sessions = Sessions(store)
    _, alice = await sessions.begin()
    _, bob = await sessions.begin()
    state, attempt = await sessions.send_out(alice, "/connect/h")
    other_state, other = await sessions.send_out(alice, "/connect/h")
    assert len(state) == 43
    assert attempt.verifier != other.verifier
    assert await store.get(ATTEMPT_KIND, state, now=0) is None
    assert await store.get(ATTEMPT_KIND, digest_of(state), now=0) is not None
    for session, given in ((bob, state), (None, state), (alice, "c3RhdGU="), (alice, state[:-1])):
        with pytest.raises(SignInFailedError):
            await sessions.came_back(session, given)
    assert await sessions.came_back(alice, state) == attempt
    with pytest.raises(SignInFailedError):
        await sessions.came_back(alice, state)
    assert await sessions.came_back(alice, other_state) == other
