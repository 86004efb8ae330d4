"""Signing a browser in at the MCP authorisation server: what goes out and what may come back. Decisions only.

    begin ──▶ out (state, nonce, verifier kept in the store) ──▶ came back ──▶ code | refusal
    code ──▶ token call ──▶ claims ──▶ who it is | refusal

Code flow with PKCE S256 (RFC 7636), state and nonce of 256 bits, the issuer in the answer (RFC 9207) compared as raw
text. Whatever does not fit ends the attempt; there is no second way in.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast
from urllib.parse import urlencode, urlsplit

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.connect.answers import state_of
from mcp_elicitation.server.connect.visitor import SignIn, Visitor, is_loopback

Trouble: TypeAlias = Literal[
    "no_state",
    "no_code",
    "code_and_error",
    "repeated_parameter",
    "refused_there",
    "issuer_missing",
    "issuer_other",
    "claims_issuer",
    "claims_audience",
    "claims_expired",
    "claims_nonce",
    "claims_subject",
    "claims_party",
    "metadata",
    "endpoint",
    "token_call",
    "id_token",
]
"""Why a sign-in came to nothing; a word for the log, never shown."""

LIFETIME = 600.0
"""Seconds that a person has to sign in there."""

SKEW = 60.0
"""Seconds by which two clocks may differ."""


class SignInFailedError(Exception):
    """A sign-in came to nothing.

    Args:
        trouble: Why.
    """

    def __init__(self, trouble: Trouble) -> None:
        self.trouble: Trouble = trouble
        super().__init__(trouble)


@dataclass(frozen=True, slots=True, kw_only=True)
class Metadata:
    """What an authorisation server says of itself (RFC 8414, OpenID Connect Discovery).

    Args:
        issuer: Its name.
        authorization_endpoint: Where browsers go.
        token_endpoint: Where codes are exchanged.
        jwks_uri: Its public keys.
        names_itself: Whether its answers carry ``iss`` (RFC 9207).
    """

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    names_itself: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A sign-in on its way: kept in the store, under the digest of its state.

    Args:
        session: The digest of the browser session that it belongs to (O2).
        nonce: Comes back in the id token.
        verifier: Of PKCE.
        back: The path, on this server, that the visitor wanted.
    """

    session: str
    nonce: str
    verifier: str
    back: str

    def write(self) -> bytes:
        """Write it for a store."""
        return json.dumps([self.session, self.nonce, self.verifier, self.back]).encode()

    @classmethod
    def read(cls, written: bytes) -> Attempt:
        """Read what ``write`` wrote."""
        session, nonce, verifier, back = json.loads(written)
        return cls(session=session, nonce=nonce, verifier=verifier, back=back)


def read_metadata(document: Mapping[str, object], issuer: str) -> Metadata:
    """Read what the authorisation server says of itself.

    Raises:
        SignInFailedError: It calls itself something else, misses an endpoint, or cannot do PKCE with S256.
    """
    if document.get("issuer") != issuer:
        raise SignInFailedError("metadata")
    methods = document.get("code_challenge_methods_supported")
    if isinstance(methods, Sequence) and "S256" not in methods:
        raise SignInFailedError("metadata")
    endpoints = [document.get(name) for name in ("authorization_endpoint", "token_endpoint", "jwks_uri")]
    authorization, token, keys = (_endpoint(each, issuer) for each in endpoints)
    return Metadata(
        issuer=issuer,
        authorization_endpoint=authorization,
        token_endpoint=token,
        jwks_uri=keys,
        names_itself=document.get("authorization_response_iss_parameter_supported") is True,
    )


def _endpoint(url: object, issuer: str) -> str:
    """https, or http where the issuer itself is on this machine; no credentials, no fragment."""
    if not isinstance(url, str):
        raise SignInFailedError("endpoint")
    parts = urlsplit(url)
    at_home = urlsplit(issuer).scheme == "http" and parts.scheme == "http" and is_loopback(parts.hostname or "")
    if not parts.hostname or parts.username or parts.fragment or not (parts.scheme == "https" or at_home):
        raise SignInFailedError("endpoint")
    return url


def challenge_of(verifier: str) -> str:
    """Return the S256 challenge of a PKCE verifier (RFC 7636 §4.2)."""
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


def authorization_url(backend: SignIn, metadata: Metadata, attempt: Attempt, *, state: str, redirect_uri: str) -> str:
    """Return where the browser goes to sign in."""
    asked = {
        "response_type": "code",
        "client_id": backend.client_id,
        "redirect_uri": redirect_uri,
        "scope": " ".join(backend.scopes),
        "state": state,
        "nonce": attempt.nonce,
        "code_challenge": challenge_of(attempt.verifier),
        "code_challenge_method": "S256",
    }
    if backend.fresh:
        asked["max_age"] = "0"
    glue = "&" if "?" in metadata.authorization_endpoint else "?"
    return f"{metadata.authorization_endpoint}{glue}{urlencode(asked)}"


def read_state(query: Sequence[tuple[str, str]]) -> str:
    """Return the state of an answer, before anything else in it is believed.

    Raises:
        SignInFailedError: There is none, or a parameter stands there twice.
    """
    return state_of(query, SignInFailedError)


def read_code(query: Sequence[tuple[str, str]], metadata: Metadata) -> str:
    """Return the code of an answer whose state was ours.

    The issuer is looked at first: an answer of somebody else is not even an error (RFC 9207 §2.4).

    Raises:
        SignInFailedError: It names another issuer, or none where it has to; it is an error; it holds no code, or both.
    """
    answer = dict(query)
    issuer = answer.get("iss")
    if issuer is None and metadata.names_itself:
        raise SignInFailedError("issuer_missing")
    if issuer is not None and issuer != metadata.issuer:
        raise SignInFailedError("issuer_other")
    if "error" in answer:
        raise SignInFailedError("code_and_error" if "code" in answer else "refused_there")
    if not answer.get("code"):
        raise SignInFailedError("no_code")
    return answer["code"]


def require_own(attempt: Attempt, session: str) -> None:
    """Refuse an answer that came back in another browser than the one that was sent out (PHISH-2, O2).

    Raises:
        SignInFailedError: It did.
    """
    if not hmac.compare_digest(attempt.session, session):
        raise SignInFailedError("no_state")


def read_claims(claims: Mapping[str, object], backend: SignIn, attempt: Attempt, *, now: float) -> Visitor:
    """Return who an id token names, its signature verified already (OpenID Connect Core §3.1.3.7).

    Raises:
        SignInFailedError: It is of somebody else, for somebody else, too old, of another attempt, or names nobody.
    """
    if claims.get("iss") != backend.issuer:
        raise SignInFailedError("claims_issuer")
    audience = claims.get("aud")
    audiences = cast("list[object]", audience) if isinstance(audience, list) else [audience]
    if backend.client_id not in audiences:
        raise SignInFailedError("claims_audience")
    party = claims.get("azp")
    if (len(audiences) > 1 or party is not None) and party != backend.client_id:
        raise SignInFailedError("claims_party")
    expires, issued = _number(claims.get("exp")), _number(claims.get("iat"))
    if not (expires is not None and expires + SKEW > now and issued is not None and issued <= now + SKEW):
        raise SignInFailedError("claims_expired")
    nonce = claims.get("nonce")
    if not isinstance(nonce, str) or not hmac.compare_digest(nonce.encode(), attempt.nonce.encode()):
        raise SignInFailedError("claims_nonce")
    subject = claims.get("sub")
    if not isinstance(subject, str) or not subject:
        raise SignInFailedError("claims_subject")
    return Visitor(principal=Principal(issuer=backend.issuer, subject=subject), label=_label(claims, subject))


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def _label(claims: Mapping[str, object], subject: str) -> str:
    names = [claims.get(name) for name in ("preferred_username", "email", "name")]
    return next((name for name in names if isinstance(name, str) and name), subject)
