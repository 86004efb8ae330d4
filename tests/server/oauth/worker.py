"""A process that wants a fresh token, and may die by SIGKILL at one named step of getting it.

python -m tests.server.oauth.worker STORE HUB STEP

It says ``ready -`` and waits for a line; then it asks once, and says what it got.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from tests.server.oauth.desk import person
from tests.server.oauth.hub import Hub, provider_of

from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.errors import PersonError
from mcp_elicitation.server.oauth.http import Caller
from mcp_elicitation.server.oauth.tokens import TokenEndpoint
from mcp_elicitation.server.refreshing import Refresher
from mcp_elicitation.server.vault.grants import Grants
from mcp_elicitation.stores.sql import SqlStore

KEY = bytes(range(32))
STEPS = ("before intent", "after intent", "after answer", "after commit")


async def ask(url: str, hub: str, fatal: str) -> str:
    async def at(step: str) -> None:
        if step == fatal:
            os.kill(os.getpid(), signal.SIGKILL)

    store = SqlStore(url)
    grants = Grants(store, KeyRing([KEY]))
    try:
        refresher = Refresher(grants, TokenEndpoint(Caller()), at=at)
        held = await refresher.fresh(person("alice"), provider_of(Hub(url=hub)))
    except PersonError as error:
        return error.code
    finally:
        await store.close()
    return held.grant.access.reveal()


def main(url: str, hub: str, fatal: str) -> None:
    print("ready -", flush=True)
    sys.stdin.readline()
    print(asyncio.run(ask(url, hub, fatal)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
