"""What an id token of a provider must say (OpenID Connect Core §3.1.3.7). Decisions only."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import cast

from mcp_elicitation.server.connect.sign_in import SKEW
from mcp_elicitation.server.oauth.answer import Linked, read_account
from mcp_elicitation.server.oauth.authorize import Attempt
from mcp_elicitation.server.oauth.provider import Account, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError


def read_claims(claims: Mapping[str, object], provider: Provider, attempt: Attempt, *, now: float) -> Linked:
    """Return whose account an id token names, its signature verified already.

    Args:
        claims: The claims.
        provider: Who should have signed it.
        attempt: What it answers; its nonce must come back (O7).
        now: Seconds since the epoch.

    Raises:
        OAuthFailedError: It is of somebody else, for somebody else, too old, of another attempt, or names nobody.
    """
    audience = claims.get("aud")
    audiences = cast("list[object]", audience) if isinstance(audience, list) else [audience]
    party = claims.get("azp")
    nonce = claims.get("nonce")
    fits = (
        claims.get("iss") == provider.issuer
        and provider.client_id in audiences
        and (party == provider.client_id or (party is None and len(audiences) == 1))
        and _is_current(claims, now)
        and isinstance(nonce, str)
        and hmac.compare_digest(nonce.encode("utf-8", "surrogatepass"), attempt.nonce.encode())
    )
    subject = claims.get("sub")
    if not fits or not isinstance(subject, str) or not subject:
        raise OAuthFailedError("id_token")
    return read_account(claims, Account())


def _is_current(claims: Mapping[str, object], now: float) -> bool:
    expires, issued = claims.get("exp"), claims.get("iat")
    if isinstance(expires, bool) or not isinstance(expires, int | float):
        return False
    if isinstance(issued, bool) or not isinstance(issued, int | float):
        return False
    return expires + SKEW > now and issued <= now + SKEW
