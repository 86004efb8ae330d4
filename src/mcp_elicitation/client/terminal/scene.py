"""What the driver of the screen needs to know of a thing that is being answered: a value that draws itself."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol, Self

from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal.keys import Key
from mcp_elicitation.client.terminal.page import Page


class Scene(Protocol):
    """A form or a page to be opened, where a person stands in it."""

    @property
    def place(self) -> Hashable:
        """Which page of it this is."""
        ...

    @property
    def decides(self) -> bool:
        """Whether this page can end it: keys that were meant for the page before must not."""
        ...

    @property
    def read_first(self) -> bool:
        """Whether no key acts before the whole page was on the screen."""
        ...

    @property
    def reply(self) -> Reply | None:
        """What was done; None while nothing was."""
        ...

    def draw(self, width: int) -> Page:
        """Return the page in rows of at most ``width`` cells."""
        ...

    def press(self, key: Key) -> Self:
        """Return what a key makes of it."""
        ...
