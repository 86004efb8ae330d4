"""The pages of a stdio server: on this machine alone, started when somebody is first sent there. Touches the world."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

import anyio
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from mcp_elicitation.loopback import Loopback
from mcp_elicitation.server.connect.visitor import require_reachable


class LocalPages:
    """Pages that only browsers of this machine reach (PHISH-4, O13).

    Args:
        routes: Gives the routes of the pages, once their URL is known.
        port: The port, where somebody has to know it beforehand; any free one when it is 0.
    """

    def __init__(self, routes: Callable[[str], Sequence[BaseRoute]], *, port: int = 0) -> None:
        self._loopback = Loopback(lambda url: Starlette(routes=routes(url)), port=port)
        self._url: str | None = None
        self._lock = anyio.Lock()

    async def url(self) -> str:
        """Return where the pages are; they are started when that is asked for the first time.

        Raises:
            RemoteHostError: The person's browser runs on another machine.
        """
        require_reachable(os.environ)
        async with self._lock:
            if self._url is None or not self._loopback.is_serving:
                self._url = await self._loopback.start()
        return self._url

    async def close(self) -> None:
        """End the pages."""
        await self._loopback.close()
