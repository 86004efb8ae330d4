"""An interaction: what a person is asked to do on a page of this server, as a value, and the states it goes through.

    waiting ── open ──▶ opened ── finish ──▶ done
       │                  │ ├──── refuse ──▶ failed (refused)
       └──── burn ────────┴─┴──── burn ────▶ failed (somebody else opened it, or it was tried too often)

Whoever opens it in one browser holds it there. The deadline counts in every state that is no end.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeAlias, cast

from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.principal import Principal

Purpose: TypeAlias = Literal["secret", "use", "confirm", "connect"]
"""What is done on the page: something is given, what was given is used by another client, a decision
is made, or an account elsewhere is connected."""

State: TypeAlias = Literal["waiting", "opened", "done", "failed"]
Event: TypeAlias = Literal["open", "finish", "refuse", "burn"]
Reason: TypeAlias = Literal["", "refused", "other_person", "too_often"]

TRANSITIONS: Mapping[tuple[State, Event], State] = MappingProxyType(
    {
        ("waiting", "open"): "opened",
        ("waiting", "burn"): "failed",
        ("opened", "finish"): "done",
        ("opened", "refuse"): "failed",
        ("opened", "burn"): "failed",
    }
)
"""What may happen; everything else is refused and changes nothing."""

ENDS = frozenset[State]({"done", "failed"})


class NotAllowedError(Exception):
    """An event that the state of an interaction does not allow.

    Args:
        state: The state.
        event: The event.
    """

    def __init__(self, state: State, event: Event) -> None:
        self.state: State = state
        self.event: Event = event
        super().__init__(f"{event} in {state}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Interaction:
    """What one person is asked to do on a page.

    Args:
        purpose: What is done there.
        principal: Who asked, through which client (SEC-1); nobody else may do it.
        message: Why, for the person to read.
        deadline: When it is too late, in seconds since the epoch.
        request: What the page needs to know beside the message.
        state: How far it is.
        reason: Why it failed.
        holder: The digest of the browser session that opened it.
        tries: How often something was sent that did not fit.
        result: What came of it; never a secret.
        begun: When it was begun, in seconds since the epoch.
    """

    purpose: Purpose
    principal: Principal
    message: str
    deadline: float
    request: Mapping[str, JSON] = field(default_factory=dict[str, JSON])
    state: State = "waiting"
    reason: Reason = ""
    holder: str = ""
    tries: int = 0
    result: JSON = None
    begun: float = 0.0

    def is_over(self, now: float) -> bool:
        """Tell whether nothing can be done any more: it ended, or it is too late."""
        return self.state in ENDS or self.deadline <= now

    def after(self, event: Event, *, reason: Reason = "", holder: str = "", result: JSON = None) -> Interaction:
        """Return the interaction after an event.

        Raises:
            NotAllowedError: Its state does not allow the event.
        """
        following = TRANSITIONS.get((self.state, event))
        if following is None:
            raise NotAllowedError(self.state, event)
        reasons: Reason = "refused" if event == "refuse" else reason
        return replace(self, state=following, reason=reasons, holder=holder or self.holder, result=result)

    def tried(self) -> Interaction:
        """Return the interaction after something was sent that did not fit."""
        return replace(self, tries=self.tries + 1)

    def write(self) -> bytes:
        """Write it for a store."""
        who = self.principal
        members: list[JSON] = [
            self.purpose,
            [who.issuer, who.subject, who.client],
            self.message,
            self.deadline,
            dict(self.request),
            self.state,
            self.reason,
            self.holder,
            self.tries,
            self.result,
            self.begun,
        ]
        return json.dumps(members, separators=(",", ":")).encode()

    @classmethod
    def read(cls, written: bytes) -> Interaction:
        """Read what ``write`` wrote."""
        purpose, who, message, deadline, request, state, reason, holder, tries, result, begun = json.loads(written)
        issuer, subject, client = who
        return cls(
            purpose=cast("Purpose", purpose),
            principal=Principal(issuer=issuer, subject=subject, client=client),
            message=message,
            deadline=deadline,
            request=request,
            state=cast("State", state),
            reason=cast("Reason", reason),
            holder=holder,
            tries=tries,
            result=result,
            begun=begun,
        )


def digest_of(handle: str) -> str:
    """Return the name under which the bearer of a handle, a session or a state finds it: its SHA-256, never itself.

    Who reads the store cannot open a page with what stands there.
    """
    return hashlib.sha256(handle.encode("utf-8", "surrogatepass")).hexdigest()
