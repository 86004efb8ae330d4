"""A server that dies in the middle of taking a secret keeps all of it or nothing, and the person can go on."""

from __future__ import annotations

import sys

import httpx2
import pytest
from tests.processes import started
from tests.server.connect.browsing import Hand
from tests.server.connect.dying import ALICE, KEY, STEPS
from tests.server.databases import Database

from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.server.interaction import digest_of
from mcp_elicitation.server.interactions import Interactions
from mcp_elicitation.server.vault.rotation import count_by_key
from mcp_elicitation.server.vault.vault import Vault
from mcp_elicitation.stores.sealed import SealedStore
from mcp_elicitation.stores.sql import SqlStore

CANARY = "sk-canary-3f9d51e08b7a4c26"
WHOLE = {"after secret", "after settling", "after finish"}
LISTED = {"after index", *WHOLE}
"""After which the list of the person's rows is there."""


def command(database: Database, step: str) -> list[str]:
    return [sys.executable, "-m", "tests.server.connect.dying", database.url, step]


@pytest.mark.parametrize("step", STEPS)
async def test_nothing_is_half_kept_and_the_same_link_still_works(step: str, database: Database) -> None:
    ring = KeyRing([KEY])
    async with Hand() as hand:
        with started(command(database, step)) as url:
            handle = (await hand.get(f"{url}/begin")).text
            link = f"{url}/connect/{handle}"
            await hand.press(link, "begin")
            with pytest.raises(httpx2.TransportError):
                await hand.press(link, "give", f0=CANARY)

        store = SqlStore(database.url)
        kept = await Vault(store, ring).get(ALICE, "weather")
        found = await Interactions(SealedStore(store, ring)).find(handle)
        assert found is not None
        assert (kept is not None) == (step in WHOLE)
        assert kept is None or kept.fields["value"].reveal() == CANARY
        assert found.interaction.state == ("done" if step == "after finish" else "opened")
        assert sum((await count_by_key(store, now=1.0)).values()) == (step in WHOLE) + (step in LISTED)
        await store.close()

        with started(command(database, "never")) as url:
            link = f"{url}/connect/{handle}"
            if step == "after finish":
                assert (await hand.get(link)).status_code == 404
                return
            given = await hand.press(link, "give", f0=CANARY)
            assert given.headers["location"] == "/connect/end/done"
    after = SqlStore(database.url)
    [one] = await Vault(after, ring).list(ALICE)
    assert one.fields["value"].reveal() == CANARY
    assert await after.get("interaction", digest_of(handle), now=1.0) is not None
    await after.close()
