"""Who is asking: the user that the authorisation server vouches for, never what a client says of itself."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

LOCAL_ISSUER = "urn:mcp-elicitation:local"
"""The issuer of the one user behind a stdio server: the account of the operating system."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Principal:
    """A verified user (STATE-2, ID-1). A subject is unique only together with its issuer.

    Args:
        issuer: The authorisation server that named the user.
        subject: The user's name there (``sub``).
        client: The MCP client that acts for the user; it tells nothing about who the user is.
    """

    issuer: str
    subject: str
    client: str = ""

    @property
    def owner(self) -> str:
        """The name under which everything of this user is kept: a digest of issuer and subject, 43 characters."""
        return hashlib.sha256(pack("principal", self.issuer, self.subject)).hexdigest()[:43]

    def is_same_user(self, other: Principal) -> bool:
        """Tell whether two principals are one user, whichever client each came through (PHISH-3)."""
        return (self.issuer, self.subject) == (other.issuer, other.subject)


def local_principal(account: str) -> Principal:
    """Return the principal of a stdio server.

    Args:
        account: The name of the account of the operating system that it runs under.
    """
    return Principal(issuer=LOCAL_ISSUER, subject=account)


def pack(*parts: str | bytes | int) -> bytes:
    """Return parts as bytes from which no other parts can be read: each is preceded by its length.

    What is signed, sealed or digested is packed, so that ("ab", "c") and ("a", "bc") are two different things.
    """
    packed = bytearray()
    for part in parts:
        data = part.to_bytes(8, "big") if isinstance(part, int) else part.encode() if isinstance(part, str) else part
        packed += len(data).to_bytes(4, "big") + data
    return bytes(packed)
