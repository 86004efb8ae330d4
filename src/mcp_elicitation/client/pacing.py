"""How a call is retried: how often a server may ask, and how long apart the rounds are in which it only waits."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.errors import PeerError
from mcp_elicitation.text import Text

MOST_ROUNDS = 25
"""Rounds that ask; a person has long given up by then."""

FIRST_PAUSE = 0.2
LONGEST_PAUSE = 5.0


class TooManyRoundsError(PeerError):
    """A server asked more often in one call than the client goes along with (MRTR-8)."""

    code = "too_many_rounds"

    def __init__(self, request: str | None, rounds: int) -> None:
        named = request or "the request"
        super().__init__(
            Text(
                f"The server asked {rounds} times within {named} and would ask again; the call was given up.",
                f"服务端在 {named} 中已询问 {rounds} 次仍要继续，调用已终止。",
            )
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """Where the rounds of one call stand.

    Args:
        rounds: How many rounds asked.
        pause: Seconds to wait before the next round that only waits; counted anew after every ask.
    """

    rounds: int = 0
    pause: float = FIRST_PAUSE

    def asked(self, request: str | None, most: int = MOST_ROUNDS) -> Pace:
        """Count a round that asks.

        Raises:
            TooManyRoundsError: It is one too many.
        """
        if self.rounds >= most:
            raise TooManyRoundsError(request, self.rounds)
        return Pace(self.rounds + 1)

    def waited(self) -> Pace:
        """Make the next pause longer; rounds that only wait are not counted."""
        return Pace(self.rounds, min(self.pause * 2, LONGEST_PAUSE))
