"""The one cookie of the pages: an opaque id, bound as tightly as the place allows (O11)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Cookie:
    """How the cookie is called and what it is bound to.

    Args:
        name: Its name.
        attributes: What follows name and value.
    """

    name: str
    attributes: str

    def write(self, id_: str, *, seconds: float) -> str:
        """Return the header that sets it."""
        return f"{self.name}={id_}; Max-Age={int(seconds)}; {self.attributes}"


def cookie_for(base: str, *, local: bool) -> Cookie:
    """Return the cookie of a place.

    ``__Host-`` keeps other hosts of the domain from setting it. ``Lax``, since ``Strict`` would leave it out when the
    browser comes back from the authorisation server or from a provider. On this machine cookies go to every port and
    plain http takes no ``Secure`` in every browser: there it is bound to the path that nobody can guess.

    Args:
        base: The path that the pages live below.
        local: Whether visitors are known by the account of this machine.
    """
    if local:
        return Cookie(name="mcp-elicitation", attributes=f"Path={base or '/'}; HttpOnly; SameSite=Lax")
    return Cookie(name="__Host-mcp-elicitation", attributes="Path=/; Secure; HttpOnly; SameSite=Lax")
