"""What an ``Elicitation`` was told, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.text import Language

HOUR = 3600.0
"""Seconds that a person has for one round unless somebody chose otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server.

    Args:
        keys: Secrets that seal the request state, shared by all workers; the first seals, all open.
        lifetime: Seconds that a person has for one round.
        language: The language of the reasons that a question is asked again with.
        develop: Whether every handler that asks is run twice, to find one that does not replay the same.
    """

    keys: tuple[bytes | str, ...] | None = None
    lifetime: float | None = None
    language: Language = "en"
    develop: bool = False
