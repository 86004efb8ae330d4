"""What ``ask.secret``, ``ask.confirm`` and ``ask.connect`` give back, to mypy and to pyright."""

from collections.abc import Mapping
from typing import assert_type

import httpx2

from mcp_elicitation import Accepted, Cancelled, Declined, ask
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.grant import Grant, ProviderToken


async def works(key: Secret) -> bool:
    return bool(key)


async def all_work(keys: Mapping[str, Secret]) -> bool:
    return all(keys.values())


async def asks() -> None:
    assert_type(await ask.secret("key", "why", verify=works), Accepted[Secret] | Declined | Cancelled)
    several = await ask.secret("keys", "why", fields={"id": "Key id", "key": "Key"}, verify=all_work)
    assert_type(several, Accepted[Mapping[str, Secret]] | Declined | Cancelled)
    assert_type(await ask.confirm("Pay", details={"Amount": "1 EUR"}), Accepted[bool] | Declined | Cancelled)


async def connected() -> None:
    grant = await ask.connect("hub", scopes=["calendar.read"])
    assert_type(grant, Accepted[Grant] | Declined | Cancelled)
    if isinstance(grant, Accepted):
        assert_type(await grant.data.token(), ProviderToken)
        assert_type(grant.data.auth, httpx2.Auth)
        assert_type(grant.data.missing, tuple[str, ...])
