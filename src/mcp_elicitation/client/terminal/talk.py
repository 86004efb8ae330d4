"""The terminal as the linear mode sees it."""

from __future__ import annotations

from typing import Protocol


class Talk(Protocol):
    """Where lines go to and come from."""

    @property
    def width(self) -> int:
        """Cells of a row."""
        ...

    @property
    def gone(self) -> bool:
        """Whether the terminal went away: then nobody put the ask away."""
        ...

    def say(self, text: str) -> None:
        """Print a line."""
        ...

    def drain(self) -> None:
        """Throw away what was typed and not read yet."""
        ...

    async def read(self, prompt: str) -> str | None:
        """Ask for a line; None when the person leaves."""
        ...
