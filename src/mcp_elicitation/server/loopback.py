"""The pages of a stdio server: on this machine alone, started when somebody is first sent there. Touches the world."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import Callable, Generator, Sequence

import anyio
import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from mcp_elicitation.server.connect.visitor import require_reachable

_PATH_BYTES = 18


class _Quiet(uvicorn.Server):
    """A server inside another program: signals are that program's business."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals alone."""
        yield


class LocalPages:
    """Pages on the literal address 127.0.0.1, a free port and a random path (PHISH-4, O13).

    Args:
        routes: Gives the routes of the pages, once their URL is known.
    """

    def __init__(self, routes: Callable[[str], Sequence[BaseRoute]]) -> None:
        self._routes = routes
        self._url: str | None = None
        self._lock = anyio.Lock()
        self._serving: asyncio.Task[None] | None = None

    async def url(self) -> str:
        """Return where the pages are; they are started when that is asked for the first time.

        Raises:
            RemoteHostError: The person's browser runs on another machine.
        """
        require_reachable(os.environ)
        async with self._lock:
            if self._url is None or self._serving is None or self._serving.done():
                self._url = await self._start()
        return self._url

    async def _start(self) -> str:
        """Bind first, so that the URL names a port that is ours; nobody may share it."""
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/{secrets.token_urlsafe(_PATH_BYTES)}"
        app = Starlette(routes=self._routes(url))
        config = uvicorn.Config(
            app, log_config=None, access_log=False, lifespan="off", ws="none", server_header=False, proxy_headers=False
        )
        server = _Quiet(config)
        self._serving = asyncio.create_task(_serve(server, listener), name="mcp-elicitation pages")
        while not server.started:
            if self._serving.done():
                await self._serving
            await asyncio.sleep(0)
        return url

    async def close(self) -> None:
        """End the pages."""
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.wait([self._serving])


async def _serve(server: uvicorn.Server, listener: socket.socket) -> None:
    """Serve until cancelled, as at the end of the process, and let go of the port."""
    try:
        await server.serve(sockets=[listener])
    finally:
        for each in server.servers:
            each.close()
        listener.close()
