"""Which modes a client declared, and what to say when one is missing."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.core.elicitation import Mode
from mcp_elicitation.core.json import JSON, as_object, is_object
from mcp_elicitation.errors import PeerError
from mcp_elicitation.text import Text

MISSING_CAPABILITY = -32021
"""The protocol's error code for a request that needs a capability the client did not declare."""


@dataclass(frozen=True, slots=True)
class Modes:
    """The modes of elicitation that an end supports.

    Args:
        form: Whether form mode is.
        url: Whether URL mode is.
    """

    form: bool = False
    url: bool = False

    def __contains__(self, mode: Mode) -> bool:
        """Tell whether a mode is supported."""
        return self.form if mode == "form" else self.url

    def write(self) -> dict[str, JSON] | None:
        """Return the ``elicitation`` capability, or None where nothing may be declared (CAP-3)."""
        written: dict[str, JSON] = {}
        if self.form:
            written["form"] = {}
        if self.url:
            written["url"] = {}
        return written or None


NONE = Modes()


def read_modes(capabilities: object) -> Modes:
    """Read the modes from the capabilities that a client declared.

    ``elicitation: {}`` means form only (CAP-2). Unknown members are ignored; what is malformed is not supported.
    """
    elicitation = as_object((as_object(capabilities) or {}).get("elicitation"))
    if elicitation is None:
        return NONE
    form, url = is_object(elicitation.get("form")), is_object(elicitation.get("url"))
    return Modes(form=form or ("form" not in elicitation and "url" not in elicitation), url=url)


class CapabilityMissingError(PeerError):
    """The client did not declare what this needs (CAP-4); nothing was asked.

    Args:
        required: The capability object that would have to be declared.
    """

    code = "capability_missing"

    def __init__(self, required: dict[str, JSON]) -> None:
        self.required = required
        needed = ", ".join(_names(required))
        super().__init__(
            Text(
                f"This client cannot be asked: it did not declare {needed}. Use a client that supports it.",
                f"此客户端无法询问用户：它没有声明 {needed}。请改用支持该能力的客户端。",
            )
        )


def _names(required: dict[str, JSON]) -> list[str]:
    return [
        f"{name}.{inner}" if inner else name
        for name, members in required.items()
        for inner in (members if isinstance(members, dict) and members else ("",))
    ]
