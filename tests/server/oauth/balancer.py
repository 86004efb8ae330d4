"""A balancer that is as unhelpful as one may be: no request goes where the one before it went."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import httpx2
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.serving import serve

_OF_THE_CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding"}


@dataclass(slots=True)
class Balancer:
    """Sends requests to its servers in turn; one that no longer listens is left out.

    Attributes:
        client: Carries the requests, each over a connection of its own.
        servers: The origins behind it, the next one first.
        went: Where each request went, and what was asked there.
        asked: Set by every request, once it is clear where it goes.
        url: Where it is.
    """

    client: httpx2.AsyncClient
    servers: list[str] = field(default_factory=list[str])
    went: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    url: str = ""

    async def carry(self, request: Request) -> Response:
        """Carry one request; 502 when the server dies over it."""
        sent = [each for each in request.headers.raw if each[0] not in _OF_THE_CONNECTION]
        body = await request.body()
        while self.servers:
            at = self.servers.pop(0)
            self.servers.append(at)
            target = f"{at}{request.url.path}?{request.url.query}".removesuffix("?")
            self.went.append((at, request.url.path))
            self.asked.set()
            try:
                said = await self.client.request(request.method, target, headers=sent, content=body)
            except httpx2.ConnectError:
                self.servers.remove(at)
                self.went.pop()
            except httpx2.TransportError:
                return Response(status_code=502)
            else:
                response = Response(said.content, said.status_code)
                response.raw_headers = [each for each in said.headers.raw if each[0].lower() not in _OF_THE_CONNECTION]
                return response
        return Response(status_code=503)


@asynccontextmanager
async def balancer_at_work() -> AsyncGenerator[Balancer]:
    """Serve a balancer with no server behind it yet."""
    alone = httpx2.Limits(max_keepalive_connections=0)
    async with httpx2.AsyncClient(limits=alone, timeout=60) as client:
        balancer = Balancer(client)
        route = Route("/{path:path}", balancer.carry, methods=["GET", "POST"])
        async with serve(Starlette(routes=[route])) as url:
            balancer.url = url
            yield balancer
