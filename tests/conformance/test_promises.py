"""What the official suite does not look at is kept by the fixture."""

from __future__ import annotations

import time

import mcp.server.request_state
import pytest
from tests.conformance.promises import PROMISES, Clock, Promise
from tests.conformance.server import application, build
from tests.conformance.talk import Talker
from tests.serving import serve


@pytest.mark.requirement(
    "ACT-2", "CAP-2", "CAP-4", "ERR-1", "FSEC-2", "MRTR-3", "MRTR-4", "MRTR-5", "MRTR-7", "MSG-1", "MSG-2", "MSG-4"
)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda each: each.__name__)
async def test_the_fixture_keeps(promise: Promise, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(time.time())
    monkeypatch.setattr(mcp.server.request_state, "time", clock)
    async with serve(application(build())) as base:
        await promise(Talker(f"{base}/mcp"), clock)
