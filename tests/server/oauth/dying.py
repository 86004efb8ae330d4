"""A server that dies by SIGKILL at one named step of a callback.

python -m tests.server.oauth.dying STORE HUB STEP [PUBLIC HOLD]

PUBLIC is where browsers reach it, HOLD for how many seconds it holds a call.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from tests.server.oauth.desk import desk_at_work
from tests.server.oauth.hub import Hub

from mcp_elicitation.server.keys import write_key
from mcp_elicitation.stores.base import Record
from mcp_elicitation.stores.sql import SqlStore

KEY = write_key(bytes(range(32)))
PUBLIC = "https://travel.example"
"""Where browsers believe to be, so that the redirect URI outlives a process."""

STEPS = ("before claim", "after claim", "before grant", "after grant", "after finish", "after link")


class DyingStore(SqlStore):
    """Dies when the step that it was told comes; everything before it has really been written."""

    step = ""

    def die(self, step: str) -> None:
        if self.step == step:
            os.kill(os.getpid(), signal.SIGKILL)

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> Record | None:
        if kind != "grant":
            return await super().add(kind, key, value, owner=owner, expires=expires, now=now)
        self.die("before grant")
        done = await super().add(kind, key, value, owner=owner, expires=expires, now=now)
        self.die("after grant")
        return done

    async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
        steps = {("oauth_attempt", 1): "claim", ("oauth_attempt", 2): "link", ("interaction", 2): "finish"}
        step = steps.get((record.kind, record.version), "")
        self.die(f"before {step}")
        done = await super().replace(record, value, expires=expires, now=now)
        self.die(f"after {step}")
        return done


async def serve(url: str, hub: str, public: str = PUBLIC, hold: str = "0") -> None:
    options: dict[str, Any] = {"store": DyingStore(url), "keys": [KEY], "public_url": public, "hold": float(hold)}
    async with desk_at_work(Hub(url=hub), **options) as at:
        print(f"ready {at.url}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    DyingStore.step = sys.argv[3]
    asyncio.run(serve(*sys.argv[1:3], *sys.argv[4:]))
