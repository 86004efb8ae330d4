"""The surface: what is asked waits in the book until somebody ends it. Has the clock and the names of asks."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Sequence

import anyio
from starlette.applications import Starlette

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.client.web.access import HostAccess, Identify
from mcp_elicitation.client.web.app import InboxApp
from mcp_elicitation.client.web.book import Book
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.pages import Brand
from mcp_elicitation.text import Language

logger = logging.getLogger(__name__)

PATIENCE = 3600.0
"""Seconds for which an ask waits: as long as a server keeps a round open by default."""

_BRAND = Brand(name="mcp-elicitation")


def new_id() -> str:
    """Return what nobody can guess: the name of an ask, a link, a session."""
    return secrets.token_urlsafe(24)


class Inbox:
    """Asks wait here until they are answered in a browser, as many at once as there are.

    Args:
        patience: Seconds after which an ask is put away unanswered: that is cancel, never accept (UI-4).
        brand: Whose pages they are.
        language: The language of the pages; what each browser asks for when it is left out.
        clock: Seconds since the epoch.
    """

    at_once = True

    def __init__(
        self,
        *,
        patience: float = PATIENCE,
        brand: Brand = _BRAND,
        language: Language | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.book = Book(clock, new_id)
        self._patience = patience
        self._brand = brand
        self._language: Language | None = language
        self._has_users = False

    @property
    def modes(self) -> Modes:
        """Forms and pages (CAP-3)."""
        return Modes(form=True, url=True)

    async def ask(self, review: Review) -> Reply:
        """Let an ask wait for the one person of this inbox.

        In an inbox with several users, nobody is asked: such an ask must not be shown to all. Use `of`.
        """
        if self._has_users:
            logger.warning("%s: an ask without a user was cancelled; use Inbox.of(user)", review.server.alias)
            return Reply("cancel", by="nobody")
        return await self.ask_for(review, None)

    def of(self, user: str) -> UserInbox:
        """Return the surface of one user: what is asked through it is shown to nobody else.

        Args:
            user: The name that ``identify`` gives for that user's requests.
        """
        return UserInbox(self, user)

    def app(self, *, identify: Identify, origin: str | None = None) -> Starlette:
        """Return an application to mount in a host with users of its own, such as at ``/asks``.

        Args:
            identify: Tells whose request it is: the user that `of` was given, or None when nobody is signed in.
            origin: The origin of the host as browsers see it, such as ``https://host.example``; name it where a proxy
                stands between.
        """
        self._has_users = True
        for waiting in self.book.waiting(None):
            self.book.end(waiting, "cancelled", Reply("cancel", by="nobody"))
        return InboxApp(self.book, HostAccess(identify, origin), self._brand, self._language).make()

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Say that opened pages are waited for, and offer what can be done (URL-5)."""
        ids = self.book.wait(opened, waiting)
        try:
            await anyio.sleep_forever()
        finally:
            self.book.end_wait(ids)

    async def ask_for(self, review: Review, owner: str | None) -> Reply:
        """Let an ask wait until it is over; for `ask` and for the surfaces of users.

        Args:
            review: What the person must see.
            owner: Whose ask it is.
        """
        waiting = self.book.put(review, owner=owner, patience=self._patience)
        nothing = Reply("cancel", by="nobody")
        try:
            with anyio.move_on_after(self._patience):
                await waiting.ended.wait()
            self.book.end(waiting, "expired", nothing)
        finally:
            self.book.end(waiting, "withdrawn", nothing)
        return waiting.reply or nothing


class UserInbox:
    """The inbox of one user; made by `Inbox.of`.

    Args:
        inbox: The inbox of all.
        user: Whose it is.
    """

    at_once = True

    def __init__(self, inbox: Inbox, user: str) -> None:
        self._inbox = inbox
        self._user = user

    @property
    def modes(self) -> Modes:
        """Forms and pages (CAP-3)."""
        return self._inbox.modes

    async def ask(self, review: Review) -> Reply:
        """Let an ask wait for this user."""
        return await self._inbox.ask_for(review, self._user)

    async def wait(self, opened: Sequence[Review], waiting: Waiting) -> None:
        """Say that this user's pages are waited for."""
        await self._inbox.wait(opened, waiting)
