"""Which rows of the vault are the current ones: per person, sealed beside the rows (V4).

Every writing for a person has a number that was never used before. The index knows the lowest number that each name
may have; a row that was put back from an older copy has a lower one, and one of before everything was removed names
another index. Values only; the vault reads and writes them.

    reserve ──▶ row with the number written ──▶ settle      (died in between: the row of before is still good)
    drop ──▶ row removed                                    (died in between: the row is good no more)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """What a row says of when it was written.

    Args:
        life: The index that it belongs to.
        number: The number of the writing.
    """

    life: str
    number: int

    def is_after(self, other: Stamp) -> bool:
        """Tell whether a row was written after another one of the same person's."""
        return self.life == other.life and self.number > other.number


@dataclass(frozen=True, slots=True, kw_only=True)
class Index:
    """The current rows of one person.

    Args:
        life: Names this index: random, drawn when a person's first secret is kept.
        number: The last number that was given out.
        lowest: The lowest number that is good, by the name of what is kept.
    """

    life: str
    number: int = 0
    lowest: Mapping[str, int] = field(default_factory=dict[str, int])

    def accepts(self, name: str, stamp: Stamp) -> bool:
        """Tell whether a row is not older than the one that belongs here."""
        lowest = self.lowest.get(name)
        return lowest is not None and stamp.life == self.life and stamp.number >= lowest

    @property
    def stamp(self) -> Stamp:
        """The stamp of the last writing."""
        return Stamp(life=self.life, number=self.number)

    def reserve(self, name: str) -> Index:
        """Return the index before a writing, which gets its stamp; the row of before stays good."""
        number = self.number + 1
        return replace(self, number=number, lowest={**self.lowest, name: self.lowest.get(name, number)})

    def settle(self, name: str, stamp: Stamp) -> Index | None:
        """Return the index after a writing: nothing older is good any more; None when the row itself is not."""
        if not self.accepts(name, stamp):
            return None
        return replace(self, lowest={**self.lowest, name: stamp.number})

    def drop(self, name: str) -> Index:
        """Return the index without a name: no row of it is good."""
        return replace(self, lowest={each: lowest for each, lowest in self.lowest.items() if each != name})

    def write(self) -> bytes:
        """Write it for sealing."""
        return json.dumps([self.life, self.number, dict(self.lowest)]).encode()

    @classmethod
    def read(cls, written: bytes) -> Index:
        """Read what ``write`` wrote."""
        life, number, lowest = json.loads(written)
        return cls(life=life, number=number, lowest=lowest)
