"""The inbox of the person at this machine: serves itself when the first ask comes, and opens the browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import anyio
from starlette.applications import Starlette
from starlette.routing import Mount

from mcp_elicitation.client.browser import open_in_browser
from mcp_elicitation.client.openers import NotOpened
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.web.access import LocalAccess
from mcp_elicitation.client.web.app import InboxApp
from mcp_elicitation.client.web.inbox import Inbox, new_id
from mcp_elicitation.client.web.views import REFRESH
from mcp_elicitation.loopback import Loopback

Tell = Callable[[str, "NotOpened | None"], None]
"""Is told the link with which the person gets in, and why no browser was opened, if none was."""

Open = Callable[[str], Awaitable[object]]
"""Opens a URL of this machine in the person's browser."""


def _tell_nobody(_link: str, _why: NotOpened | None) -> None:
    return None


class LocalInbox(Inbox):
    """An inbox on 127.0.0.1, behind a link that works once (UI-4, O13).

    It begins to serve with the first ask. As long as a page of it is open, new asks appear there; else the browser is
    opened anew. Needs asyncio, as uvicorn does.

    Args:
        tell: Is told every link.
        open: Opens it; the system's browser unless said otherwise.
        options: As `Inbox` has them.
    """

    def __init__(self, *, tell: Tell = _tell_nobody, open: Open = open_in_browser, **options: Any) -> None:
        super().__init__(**options)
        self._tell = tell
        self._open = open
        self._loopback = Loopback(self._make)
        self._lock = anyio.Lock()
        self._access: LocalAccess | None = None
        self._app: InboxApp | None = None

    async def ask(self, review: Review) -> Reply:
        """Let an ask wait, and see to it that the person finds it."""
        reply = Reply("cancel", by="nobody")
        async with anyio.create_task_group() as group:
            group.start_soon(self._invite)
            reply = await super().ask(review)
            group.cancel_scope.cancel()
        return reply

    async def link(self) -> str:
        """Return a link that lets one browser in, once; the inbox is served from then on."""
        async with self._lock:
            if not self._loopback.is_serving:
                await self._loopback.start()
        if self._access is None:
            raise AssertionError("an inbox that is served has an address")
        return self._access.new_link()

    async def close(self) -> None:
        """End the pages, but let the last answer arrive."""
        for pending in self.book.waiting(None):
            self.book.end(pending, "withdrawn", Reply("cancel", by="nobody"))
        self.book.close()
        await self._loopback.finish()

    async def _invite(self) -> None:
        if self._is_watched():
            return
        link = await self.link()
        opened = await self._open(link)
        self._tell(link, opened if isinstance(opened, NotOpened) else None)

    def _is_watched(self) -> bool:
        app = self._app
        if app is None or not self._loopback.is_serving:
            return False
        return app.listening > 0 or self.book.clock() - app.seen < 2 * REFRESH

    def _make(self, url: str) -> Starlette:
        self._access = LocalAccess(url, new_id)
        self._app = InboxApp(self.book, self._access, self._brand, self._language)
        path = "/" + url.partition("://")[2].partition("/")[2]
        return Starlette(routes=[Mount(path, app=self._app.make())])
