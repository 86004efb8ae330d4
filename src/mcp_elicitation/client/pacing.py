"""How a call is retried: how often a server may ask, and how long apart the rounds are in which it only waits."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.errors import PeerError
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Pacing:
    """How patient a client is.

    Args:
        most_rounds: How many rounds of one call may ask; a person has long given up by then.
        first_pause: Seconds before the first round that only waits; each next one waits twice as long.
        longest_pause: Seconds that a pause does not grow beyond.
    """

    most_rounds: int = 25
    first_pause: float = 0.2
    longest_pause: float = 5.0


class TooManyRoundsError(PeerError):
    """A server asked more often in one call than the client goes along with (MRTR-8)."""

    code = "too_many_rounds"

    def __init__(self, request: str | None, rounds: int) -> None:
        named = Text("the request", "此请求") if request is None else Text(f"“{request}”", f"“{request}”")
        super().__init__(
            Text(
                f"The server asked {rounds} times within {named.en} and would ask again; the call was given up.",
                f"服务端在 {named.zh} 中已询问 {rounds} 次仍要继续，调用已终止。",
            )
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """Where the rounds of one call stand.

    Args:
        pacing: How patient the client is.
        rounds: How many rounds asked.
        pause: Seconds before the next round that only waits.
    """

    pacing: Pacing
    rounds: int
    pause: float

    @classmethod
    def begin(cls, pacing: Pacing) -> Pace:
        """Return where a call stands that has not been answered yet."""
        return cls(pacing, 0, pacing.first_pause)

    def asked(self, request: str | None) -> Pace:
        """Count a round that asks, and begin the pauses anew.

        Raises:
            TooManyRoundsError: It is one too many.
        """
        if self.rounds >= self.pacing.most_rounds:
            raise TooManyRoundsError(request, self.rounds)
        return Pace(self.pacing, self.rounds + 1, self.pacing.first_pause)

    def waited(self) -> Pace:
        """Make the next pause longer; rounds that only wait are not counted."""
        return Pace(self.pacing, self.rounds, min(self.pause * 2, self.pacing.longest_pause))
