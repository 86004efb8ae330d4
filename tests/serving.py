"""Applications served over real HTTP on loopback, in the process of the test."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn


@asynccontextmanager
async def serve(app: Any, *, lifespan: Any = "on") -> AsyncGenerator[str]:
    """Serve an ASGI application on a free port of 127.0.0.1 and yield its base URL."""
    # named as TCP, so that asyncio turns Nagle's algorithm off: else every reply waits 40 ms for an acknowledgement
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", 0))
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
