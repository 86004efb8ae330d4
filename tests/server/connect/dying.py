"""A server that dies by SIGKILL at one named step of taking a secret.

python -m tests.server.connect.dying STORE STEP
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from mcp.server import MCPServer
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from tests.server.connect.world import listening

from mcp_elicitation import Elicitation
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.connect.request import SecretField, SecretRequest
from mcp_elicitation.server.connect.visitor import HostSession, Visitor
from mcp_elicitation.stores.base import Record
from mcp_elicitation.stores.sql import SqlStore

KEY = bytes(range(32))
ALICE = Principal(issuer="https://as.example", subject="alice")
REQUEST = SecretRequest(name="weather", fields=[SecretField(name="value", title="Key")]).write()
STEPS = (
    "before claim",
    "after claim",
    "after owner",
    "after index",
    "after secret",
    "after settling",
    "after finish",
)


class DyingStore(SqlStore):
    """Dies when the step that it was told comes; everything before it has really been written."""

    step = ""

    def die(self, step: str) -> None:
        if self.step == step:
            os.kill(os.getpid(), signal.SIGKILL)

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> Record | None:
        done = await super().add(kind, key, value, owner=owner, expires=expires, now=now)
        if kind == "vault_owner":
            self.die("after owner")
        if kind == "vault_index":
            self.die("after index")
        if kind == "secret":
            self.die("after secret")
        return done

    async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
        if record.kind != "interaction" or record.version == 1:
            done = await super().replace(record, value, expires=expires, now=now)
            if record.kind == "vault_index":
                self.die("after settling")
            return done
        if record.version == 2:
            self.die("before claim")
        done = await super().replace(record, value, expires=expires, now=now)
        self.die("after claim" if record.version == 2 else "after finish")
        return done


async def who(request: Request) -> Visitor | None:
    return Visitor(principal=ALICE, label="alice")


def main(url_of_store: str, step: str) -> None:
    import uvicorn

    store = DyingStore(url_of_store)
    DyingStore.step = step
    with listening() as listener:
        listener.listen()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        elicitation = Elicitation(
            MCPServer("travel"), store=store, keys=[KEY], public_url=url, visitor=HostSession(who)
        )

        async def begin(request: Request) -> Response:
            interactions = elicitation._desk(local=False).interactions
            return PlainTextResponse(await interactions.begin("secret", ALICE, "why", REQUEST))

        app: Any = Starlette(routes=[Route("/begin", begin), *elicitation.routes()])
        print(f"ready {url}", flush=True)
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="none"))
        asyncio.run(server.serve(sockets=[listener]))


if __name__ == "__main__":
    main(*sys.argv[1:])
