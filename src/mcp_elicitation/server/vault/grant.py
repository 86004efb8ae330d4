"""What a provider gave for one person, as a value, and what may be done with it now. Decisions only (V6, V7, V8).

    connected ── leave ──▶ leaving ── end ──▶ ended
        └─────────────── end ────────────────────▲

A refresh writes its intent down before it calls. Whoever finds an intent knows that a call was begun and nothing of its
end: the provider may have used the refresh token up.
"""

from __future__ import annotations

import hmac
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal, TypeAlias

from mcp_elicitation.core.secret import Secret

State: TypeAlias = Literal["connected", "leaving", "ended"]
Event: TypeAlias = Literal["leave", "end"]
Why: TypeAlias = Literal["", "person", "provider", "uncertain"]
Verdict: TypeAlias = Literal["use", "refresh", "cool_down", "ended"]

TRANSITIONS: Mapping[tuple[State, Event], State] = MappingProxyType(
    {
        ("connected", "leave"): "leaving",
        ("connected", "end"): "ended",
        ("leaving", "end"): "ended",
    }
)
"""What may happen to a grant; a new one takes its place in any state."""

MARGIN = 60.0
"""Seconds before its end from which on an access token is exchanged for a new one; a short-lived one has less."""

PART = 4
"""At most this part of its life is given away by that."""

FIRST_PAUSE = 5.0
LONGEST_PAUSE = 300.0

NOTHING = Secret("")


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGrant:
    """What a provider gave.

    Args:
        provider: The name of the provider.
        client: The provider's issuer and this server's client there; tokens of another one are of no use.
        subject: Whose account at the provider it is; empty when the provider does not say.
        label: What the person recognises that account by.
        access: The access token.
        refresh: The refresh token, when there is one.
        expires: When the access token ends, in seconds since the epoch; may be infinite.
        scopes: What was granted.
        agents: The MCP clients through which the person agreed to it (O14).
        added: When it was connected, in seconds since the epoch.
        issued: When the access token was given.
        interaction: The digest of the link that it came from.
        state: How far it is.
        why: Why it ended.
        intent: When a refresh was begun whose end is not known; 0 when there is none.
        failures: How many refreshes in a row came to nothing.
        retry: When the next may be tried.
    """

    provider: str
    client: str
    subject: str
    label: str
    access: Secret
    refresh: Secret | None
    expires: float
    scopes: tuple[str, ...]
    agents: tuple[str, ...]
    added: float
    issued: float
    interaction: str
    state: State = "connected"
    why: Why = ""
    intent: float = 0.0
    failures: int = 0
    retry: float = 0.0

    def after(self, event: Event, *, why: Why = "") -> StoredGrant | None:
        """Return the grant after an event, without its tokens at the end; None when its state does not allow it."""
        following = TRANSITIONS.get((self.state, event))
        if following is None:
            return None
        if following == "leaving":
            return replace(self, state=following, why=why)
        return replace(self, state=following, why=why or self.why, access=NOTHING, refresh=None, intent=0.0)

    def intended(self, now: float) -> StoredGrant:
        """Return the grant with the intent of a refresh; an older one stays, since nothing is known of it still."""
        return replace(self, intent=self.intent or now)

    def renewed(
        self, access: Secret, refresh: Secret | None, expires: float, scopes: tuple[str, ...] | None, *, now: float
    ) -> StoredGrant:
        """Return the grant with new tokens; an answer without a refresh token keeps the old one (RFC 6749 §6)."""
        return replace(
            self,
            access=access,
            refresh=refresh or self.refresh,
            expires=expires,
            issued=now,
            scopes=self.scopes if scopes is None else scopes,
            intent=0.0,
            failures=0,
            retry=0.0,
        )

    def failed(self, now: float, *, certain: bool) -> StoredGrant:
        """Return the grant after a refresh that came to nothing; the next one waits, longer each time.

        Args:
            now: Seconds since the epoch.
            certain: Whether the refresh token was not used for sure.
        """
        failures = self.failures + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 10))
        return replace(self, failures=failures, retry=now + pause, intent=0.0 if certain else self.intent)

    def write(self) -> dict[str, object]:
        """Write it as JSON, for sealing; the only place where the tokens stand in clear."""
        return {
            "provider": self.provider,
            "client": self.client,
            "subject": self.subject,
            "label": self.label,
            "access": self.access.reveal(),
            "refresh": None if self.refresh is None else self.refresh.reveal(),
            "expires": None if math.isinf(self.expires) else self.expires,
            "scopes": list(self.scopes),
            "agents": list(self.agents),
            "added": self.added,
            "issued": self.issued,
            "interaction": self.interaction,
            "state": self.state,
            "why": self.why,
            "intent": self.intent,
            "failures": self.failures,
            "retry": self.retry,
        }


def write_grant(grant: StoredGrant, *, issuer: str, subject: str) -> bytes:
    """Write a grant with whose it is."""
    return json.dumps([issuer, subject, grant.write()]).encode()


def read_grant(written: bytes) -> tuple[str, str, StoredGrant]:
    """Read what ``write_grant`` wrote: issuer, subject, and the grant."""
    issuer, subject, members = json.loads(written)
    members["access"] = Secret(members["access"])
    members["refresh"] = None if members["refresh"] is None else Secret(members["refresh"])
    members["expires"] = math.inf if members["expires"] is None else members["expires"]
    members["scopes"], members["agents"] = tuple(members["scopes"]), tuple(members["agents"])
    return issuer, subject, StoredGrant(**members)


def decide(grant: StoredGrant, *, now: float, rejected: Secret | None = None) -> Verdict:
    """Return what may be done with a grant now.

    Args:
        grant: The grant.
        now: Seconds since the epoch.
        rejected: An access token that the provider did not take.
    """
    if grant.state != "connected":
        return "ended"
    is_rejected = rejected is not None and hmac.compare_digest(
        rejected.reveal().encode("utf-8", "surrogatepass"), grant.access.reveal().encode("utf-8", "surrogatepass")
    )
    margin = min(MARGIN, (grant.expires - grant.issued) / PART)
    if grant.expires - margin > now and not is_rejected:
        return "use"
    alive = grant.expires > now and not is_rejected
    if grant.refresh is None:
        return "use" if alive else "ended"
    if grant.retry > now:
        return "use" if alive else "cool_down"
    return "refresh"
