"""Server-sent events: how many asks wait, as soon as that or anything about them changes."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import anyio

from mcp_elicitation.client.web.book import Book

ALIVE = 15.0
"""Seconds after which something is sent in any case, so that nothing between thinks the connection dead."""


async def events(book: Book, owner: str | None) -> AsyncGenerator[str]:
    """Yield the count now and at every change, until the browser goes away."""
    yield "retry: 1000\n\n"
    while not book.is_closing:
        changed = book.changed
        yield f"event: changed\ndata: {len(book.waiting(owner))}\n\n"
        while not changed.is_set():
            with anyio.move_on_after(ALIVE):
                await changed.wait()
            if not changed.is_set():
                yield ": alive\n\n"
    yield "event: ended\ndata: -\n\n"
