"""Applications served over real HTTP on loopback: in the process of the test, or as a process of their own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn


def serve_process(app: Any, port: int = 0) -> None:
    """Serve an ASGI application until this process is ended; say ``ready URL`` as soon as it can be reached."""
    with _loopback(port) as listener:
        listener.listen()
        print(f"ready http://127.0.0.1:{listener.getsockname()[1]}/mcp", flush=True)
        uvicorn.Server(uvicorn.Config(app, log_level="error", ws="none")).run(sockets=[listener])


def _loopback(port: int = 0) -> socket.socket:
    """Return a socket on 127.0.0.1.

    It is named as TCP, so that asyncio turns Nagle's algorithm off: else every reply waits 40 ms to be acknowledged.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    return listener


@asynccontextmanager
async def serve(app: Any, *, lifespan: Any = "on") -> AsyncGenerator[str]:
    """Serve an ASGI application on a free port of 127.0.0.1 and yield its base URL."""
    with _loopback() as listener:
        config = uvicorn.Config(app, log_level="error", lifespan=lifespan, ws="none", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                if serving.done():
                    await serving
                await asyncio.sleep(0)
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving
