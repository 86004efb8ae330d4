"""What one server asked lately, as far as the limits look back."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.client.policy.policy import MINUTE, Limits


@dataclass(frozen=True, slots=True)
class History:
    """The asks of one server.

    Args:
        asked: When each one of the last minute was let through, in seconds since the epoch.
        declined: When a person last declined one; None when none was.
    """

    asked: tuple[float, ...] = ()
    declined: float | None = None

    def let_through(self, now: float) -> History:
        """Count an ask; what is older than a minute is forgotten."""
        return History((*self._recent(now), now), self.declined)

    def declined_at(self, now: float) -> History:
        """Note that a person declined."""
        return History(self.asked, now)

    def is_cooling(self, limits: Limits, now: float) -> bool:
        """Tell whether the last no of the person still stands."""
        return self.declined is not None and self.declined <= now < self.declined + limits.cool_down

    def is_full(self, limits: Limits, now: float) -> bool:
        """Tell whether the server has had its asks of this minute."""
        return len(self._recent(now)) >= limits.prompts

    def _recent(self, now: float) -> tuple[float, ...]:
        # What lies ahead was noted before the clock was set back; it must not count until the clock is there again.
        return tuple(at for at in self.asked if now - MINUTE < at <= now)


NOTHING = History()
"""A server that has not asked yet."""
