"""Pages on this machine alone: the literal address 127.0.0.1, a free port, a random path. Touches the world."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable, Generator

import uvicorn
from starlette.types import ASGIApp

_PATH_BYTES = 18
_PATIENCE = 1
"""Seconds for which answers under way are waited for at the end."""


class _Quiet(uvicorn.Server):
    """A server inside another program: signals are that program's business."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals alone."""
        yield


class Loopback:
    """An application that browsers of this machine reach under an address that nobody can guess (PHISH-4, O13).

    Args:
        make: Gives the application, once its URL is known.
        port: The port, where somebody has to know it beforehand; any free one when it is 0.
    """

    def __init__(self, make: Callable[[str], ASGIApp], *, port: int = 0) -> None:
        self._make = make
        self._port = port
        self._serving: asyncio.Task[None] | None = None
        self._server: uvicorn.Server | None = None

    @property
    def is_serving(self) -> bool:
        """Whether it can be reached."""
        return self._serving is not None and not self._serving.done()

    async def start(self) -> str:
        """Begin to serve and return the URL. Binds first, so that it names a port that is ours; nobody may share it."""
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.bind(("127.0.0.1", self._port))
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/{secrets.token_urlsafe(_PATH_BYTES)}"
        config = uvicorn.Config(
            self._make(url),
            log_config=None,
            access_log=False,
            lifespan="off",
            ws="none",
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=_PATIENCE,
        )
        self._server = server = _Quiet(config)
        self._serving = asyncio.create_task(_serve(server, listener), name="mcp-elicitation pages")
        while not server.started:
            if self._serving.done():
                await self._serving
            await asyncio.sleep(0)
        return url

    async def finish(self) -> None:
        """End, but let the answers under way arrive first."""
        if self._server is not None and self._serving is not None:
            self._server.should_exit = True
            await asyncio.wait([self._serving])

    async def close(self) -> None:
        """End at once."""
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
