"""The surface: shows one ask after another to the person at this terminal."""

from __future__ import annotations

import os

import anyio

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.form_tty import ask_form
from mcp_elicitation.client.terminal.layout import one_line
from mcp_elicitation.client.terminal.lines_tty import open_lines, say
from mcp_elicitation.client.terminal.plain_form import ask_form_plainly
from mcp_elicitation.client.terminal.tty import find_streams, is_dumb, localise, open_screen, require_library
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.locale import from_environment
from mcp_elicitation.text import Language


class Terminal:
    """Asks the person at this process's terminal.

    Where there is no terminal, or it goes away, the answer is cancel. The terminal is left as it was found.

    Args:
        language: The person's language; that of the environment when left out.
        plain: Whether to print line after line and never move the cursor, as screen readers need it; where it is left
            out, on a terminal that cannot do more (``TERM=dumb``).

    Raises:
        TerminalMissingError: The extra ``cli`` is not installed.
    """

    def __init__(self, *, language: Language | None = None, plain: bool | None = None) -> None:
        require_library()
        self._language: Language = from_environment(os.environ) if language is None else language
        self._plain = is_dumb(os.environ) if plain is None else plain
        self._turn = anyio.Lock()

    @property
    def modes(self) -> Modes:
        """What it can show (CAP-3)."""
        return Modes(form=True)

    async def ask(self, review: Review) -> Reply:
        """Show one ask and wait for the person; cancel where there is nobody."""
        async with self._turn:
            return await self._ask(review)

    async def _ask(self, review: Review) -> Reply:
        streams = find_streams()
        if streams is None or not isinstance(review.elicitation, FormElicitation):
            return Reply("cancel", by="nobody")
        if self._plain:
            with open_lines(streams) as lines:
                reply = await ask_form_plainly(review, lines, self._language, localise)
        else:
            with open_screen(streams) as screen:
                reply = await ask_form(review, screen, self._language)
        ended = words.ENDED[reply.action].fill(alias=one_line(review.server.alias))
        say(streams, ended.to(self._language))
        return reply
