"""On the way out to a provider and back: what goes out, and what may come back. Decisions only (O3, O4, O6, O7).

    out ── claim ──▶ claimed ── link ──▶ linked
     │                 ├────── deny ──▶ denied
     │                 └────── fail ──▶ failed
     └── supersede ──▶ superseded

``claim`` is one atomic update before the token call: of many identical callbacks one makes it. Whoever finds an attempt
that is claimed by somebody who died knows that its code may have been used.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal, TypeAlias
from urllib.parse import urlencode

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.connect.answers import state_of
from mcp_elicitation.server.connect.sign_in import challenge_of
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError, Trouble

State: TypeAlias = Literal["out", "claimed", "linked", "denied", "failed", "superseded"]
Event: TypeAlias = Literal["claim", "link", "deny", "fail", "supersede"]

TRANSITIONS: Mapping[tuple[State, Event], State] = MappingProxyType(
    {
        ("out", "claim"): "claimed",
        ("out", "supersede"): "superseded",
        ("claimed", "link"): "linked",
        ("claimed", "deny"): "denied",
        ("claimed", "fail"): "failed",
    }
)
"""What may happen to an attempt; everything else changes nothing."""

LIFETIME = 600.0
"""Seconds that a person has at the provider."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A browser that was sent to a provider; kept sealed, under the digest of its state.

    Args:
        session: The digest of the browser's session.
        principal: Who is in it, through which MCP client they asked.
        provider: The name of the provider.
        client: What tokens of the provider belong to, so that a changed configuration is noticed.
        redirect_uri: Where the browser comes back to, the same text at both ends.
        verifier: Of PKCE.
        nonce: Comes back in the id token.
        scopes: What was asked for.
        interaction: The digest of the link that it came from.
        state: How far it is.
    """

    session: str
    principal: Principal
    provider: str
    client: str
    redirect_uri: str
    verifier: str
    nonce: str
    scopes: tuple[str, ...]
    interaction: str
    state: State = "out"

    def after(self, event: Event) -> Attempt | None:
        """Return the attempt after an event; None when its state does not allow it."""
        following = TRANSITIONS.get((self.state, event))
        return None if following is None else replace(self, state=following)

    def write(self) -> bytes:
        """Write it for a store."""
        who = self.principal
        members = [
            self.session,
            [who.issuer, who.subject, who.client],
            self.provider,
            self.client,
            self.redirect_uri,
            self.verifier,
            self.nonce,
            list(self.scopes),
            self.interaction,
            self.state,
        ]
        return json.dumps(members).encode()

    @classmethod
    def read(cls, written: bytes) -> Attempt:
        """Read what ``write`` wrote."""
        session, who, provider, client, uri, verifier, nonce, scopes, interaction, state = json.loads(written)
        issuer, subject, agent = who
        return cls(
            session=session,
            principal=Principal(issuer=issuer, subject=subject, client=agent),
            provider=provider,
            client=client,
            redirect_uri=uri,
            verifier=verifier,
            nonce=nonce,
            scopes=tuple(scopes),
            interaction=interaction,
            state=state,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Came:
    """A browser that comes back.

    Args:
        session: The digest of its session.
        principal: Who is in it, if that is proven.
        provider: The provider that the path names.
        redirect_uri: The address that it came back to, as this server has it configured.
    """

    session: str
    principal: Principal | None
    provider: Provider
    redirect_uri: str


def scopes_to_ask(provider: Provider, scopes: Sequence[str], granted: Sequence[str]) -> tuple[str, ...]:
    """Return what is asked for: what the provider always needs, what the handler wants, what was granted before.

    A request for less than before would take away what another tool of this server got (B178).
    """
    return tuple(dict.fromkeys((*provider.scopes, *scopes, *granted)))


def authorization_url(provider: Provider, endpoints: Endpoints, attempt: Attempt, state: str) -> str:
    """Return where the browser goes.

    Args:
        provider: The provider.
        endpoints: Where it is.
        attempt: What was written down about it.
        state: 256 random bits; only their digest is kept here.
    """
    quirks = provider.quirks
    asked = {"response_type": "code", "client_id": provider.client_id, "redirect_uri": attempt.redirect_uri}
    if attempt.scopes:
        asked["scope"] = quirks.scope_separator.join(attempt.scopes)
    asked["state"] = state
    if provider.pkce:
        asked |= {"code_challenge": challenge_of(attempt.verifier), "code_challenge_method": "S256"}
    if provider.is_openid:
        asked["nonce"] = attempt.nonce
    named = {quirks.asks.get(name, name): value for name, value in asked.items() if quirks.asks.get(name, name)}
    glue = "&" if "?" in endpoints.authorization else "?"
    return f"{endpoints.authorization}{glue}{urlencode({**quirks.parameters, **named})}"


def read_state(query: Sequence[tuple[str, str]]) -> str:
    """Return the state of an answer, before anything else in it is believed.

    Raises:
        OAuthFailedError: There is none, or a parameter stands there twice.
    """
    return state_of(query, OAuthFailedError)


def require_own(attempt: Attempt, came: Came) -> None:
    """Refuse an answer that belongs to another browser, person, provider or address (PHISH-2, O3, O4, O6).

    Raises:
        OAuthFailedError: It does. The attempt is not used up by that.
    """
    if not hmac.compare_digest(attempt.session, came.session):
        raise OAuthFailedError("no_state")
    if came.principal is None or not came.principal.is_same_user(attempt.principal):
        raise OAuthFailedError("other_person")
    here = (came.provider.name, came.provider.client, came.redirect_uri)
    if (attempt.provider, attempt.client, attempt.redirect_uri) != here:
        raise OAuthFailedError("other_provider")


_REFUSALS: Mapping[str, Trouble] = MappingProxyType(
    {
        "invalid_scope": "scope_refused",
        "server_error": "busy_there",
        "temporarily_unavailable": "busy_there",
        "unauthorized_client": "client_refused",
        "invalid_request": "client_refused",
        "unsupported_response_type": "client_refused",
    }
)


def read_code(query: Sequence[tuple[str, str]], provider: Provider, endpoints: Endpoints) -> str | None:
    """Return the code of an answer whose state was ours; None when the person refused.

    The issuer is looked at first, as raw text: an answer of somebody else is not even an error (RFC 9207 §2.4).

    Raises:
        OAuthFailedError: It names another issuer, or none where it has to; it is an error; it holds no code, or both.
    """
    answer = dict(query)
    issuer = answer.get("iss")
    if issuer is None and endpoints.names_itself:
        raise OAuthFailedError("issuer_missing")
    if issuer is not None and provider.issuer and issuer != provider.issuer:
        raise OAuthFailedError("issuer_other")
    code = answer.get(provider.quirks.code) or answer.get("code")
    error = answer.get("error")
    if error is not None:
        if code:
            raise OAuthFailedError("code_and_error")
        if error == "access_denied":
            return None
        raise OAuthFailedError(_REFUSALS.get(error, "refused_there"))
    if not code and provider.quirks.tokens == "company":  # WeCom sends whoever refuses back with nothing but the state
        return None
    if not code:
        raise OAuthFailedError("no_code")
    return code
