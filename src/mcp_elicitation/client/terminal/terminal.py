"""The surface: shows one ask after another to the person at this terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

import anyio

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.driver_tty import play
from mcp_elicitation.client.terminal.form_scene import FormScene
from mcp_elicitation.client.terminal.layout import one_line, wrap
from mcp_elicitation.client.terminal.lines_tty import open_lines, say
from mcp_elicitation.client.terminal.open_tty import fulfilling, open_page
from mcp_elicitation.client.terminal.plain_form import ask_form_plainly
from mcp_elicitation.client.terminal.plain_url import ask_url_plainly, wait_plainly
from mcp_elicitation.client.terminal.qr import qr_lines_on_dark
from mcp_elicitation.client.terminal.state import begin
from mcp_elicitation.client.terminal.tty import (
    Streams,
    copy_to_clipboard,
    find_streams,
    is_dumb,
    localise,
    open_screen,
    size_of,
)
from mcp_elicitation.client.terminal.url_scene import UrlScene, openable
from mcp_elicitation.client.terminal.wait_scene import WaitScene
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.locale import from_environment
from mcp_elicitation.text import Language, Text


class Terminal:
    """Asks the person at this process's terminal.

    Where there is no terminal, or it goes away, the answer is cancel. The terminal is left as it was found.

    Args:
        language: The person's language; that of the environment when left out.
        plain: Whether to print line after line and never move the cursor, as screen readers need it; where it is left
            out, on a terminal that cannot do more (``TERM=dumb``).
        elsewhere: Moves what is being asked to another surface, when the person presses Ctrl+O; `Surfaces` sets it.

    Without the extra ``cli``, loading it raises ``TerminalMissingError``.
    """

    def __init__(
        self,
        *,
        language: Language | None = None,
        plain: bool | None = None,
        elsewhere: Callable[[], object] | None = None,
    ) -> None:
        self.elsewhere = elsewhere
        self._language: Language = from_environment(os.environ) if language is None else language
        self._plain = is_dumb(os.environ) if plain is None else plain
        self._turn = anyio.Lock()
        self._headless = False

    @property
    def modes(self) -> Modes:
        """Forms and pages (CAP-3)."""
        return Modes(form=True, url=True)

    async def ask(self, review: Review) -> Reply:
        """Show one ask and wait for the person; cancel where there is nobody.

        A page is opened after consent and before this returns; ``wait`` then shows that it is waited for.
        """
        async with self._turn:
            streams = find_streams()
            if streams is None:
                return Reply("cancel", by="nobody")
            if isinstance(review.elicitation, FormElicitation):
                reply = await self._ask_form(review, streams)
            else:
                reply = await self._ask_url(review, streams)
            ended = words.OPENING if reply.action == "accept" and openable(review) else words.ENDED[reply.action]
            self._say(streams, ended.fill(alias=one_line(review.server.alias)))
            if reply.action == "accept" and openable(review) is not None:
                await self._open(review, streams)
            return reply

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Say what is waited for, and offer to ask at once, to open it again, to copy its address, and to stop."""
        async with self._turn:
            streams = find_streams()
            pages = tuple(each for each in opened if openable(each) is not None)
            if streams is None or not pages:
                return
            scene = WaitScene(opened=pages, language=self._language, qr=self._headless)
            act = fulfilling(waiting, lambda text: copy_to_clipboard(streams, text))
            if self._plain:
                with open_lines(streams) as lines:
                    await wait_plainly(scene, lines, act)
            else:
                with open_screen(streams) as screen:
                    await play(scene, screen, self._language, act)

    async def _ask_form(self, review: Review, streams: Streams) -> Reply:
        if self._plain:
            with open_lines(streams) as lines:
                return await ask_form_plainly(review, lines, self._language, localise)
        scene = FormScene(state=begin(review), language=self._language, localise=localise)
        with open_screen(streams) as screen:
            return await play(scene, screen, self._language, elsewhere=self.elsewhere)

    async def _ask_url(self, review: Review, streams: Streams) -> Reply:
        if self._plain:
            with open_lines(streams) as lines:
                return await ask_url_plainly(review, lines, self._language)
        with open_screen(streams) as screen:
            scene = UrlScene(review=review, language=self._language)
            return await play(scene, screen, self._language, elsewhere=self.elsewhere)

    async def _open(self, review: Review, streams: Streams) -> None:
        """Open the page; where no browser can be started, leave address and code on the terminal."""
        opened, told = await open_page(review)
        self._headless = not opened
        self._say(streams, told)
        if not opened:
            url = openable(review) or ""
            for line in (url, *qr_lines_on_dark(url, size_of(streams)[0] - 1)):
                say(streams, line)

    def _say(self, streams: Streams, text: Text) -> None:
        for row in wrap(text.to(self._language), size_of(streams)[0] - 1):
            say(streams, row)
