"""A stdio server on the person's own machine: its pages live below a secret path, its redirect URI must not."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest
from tests.processes import ROOT
from tests.server.connect.browsing import Hand
from tests.server.oauth.desk import at_the_hub, go_out
from tests.server.oauth.hub import hub_at_work

from mcp_elicitation.client.connection import ConnectionOptions, connect
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.scripted import Scripted
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.capability import Modes

DESK = ROOT / "examples" / "calendar_desk.py"


@pytest.mark.requirement("PHISH-4", "OAUTH-5", "OAUTH-1")
@pytest.mark.parametrize("mode", ["auto", "legacy"], ids=["rounds", "pushed"])
async def test_an_account_is_connected_from_a_stdio_server(
    mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SSH_CONNECTION", "SSH_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    seen: list[str] = []

    async with hub_at_work() as hub, Hand() as hand:
        hub.public_client = True

        async def walk(review: Review) -> Reply:
            url: str = getattr(review.elicitation, "url")  # noqa: B009  one of two kinds has it
            origin, secret = re.findall(r"(http://127\.0\.0\.1:\d+)/([\w-]{24})/connect/", url)[0]
            away = await go_out(hand, url)
            [uri] = parse_qs(urlsplit(away).query)["redirect_uri"]
            assert uri == f"{origin}/connect/back/demo-hub"
            assert secret not in away
            answer = await at_the_hub(away)
            async with httpx2.AsyncClient() as stranger:  # who does not hold the state learns no path
                for guess in (uri, f"{uri}?state=x", re.sub(r"state=\w", "state=_", answer)):
                    refused = await stranger.get(guess)
                    assert refused.status_code == 404
                    assert secret not in str(refused.headers) + refused.text
            back = await hand.get(answer)
            assert back.headers["location"].startswith(f"/{secret}/connect/back/demo-hub?")
            page = await hand.get(origin + back.headers["location"])
            assert page.headers["location"] == f"/{secret}/connect/linked/demo-hub"
            seen.append((await hand.get(origin + page.headers["location"])).text)
            return Reply("accept", by="script")

        command = [sys.executable, str(DESK), str(tmp_path), hub.url]
        surface = Scripted(walk, modes=Modes(form=True, url=True))
        async with connect(command, surface=surface, options=ConnectionOptions(mode=mode)) as client:
            first = await client.call_tool("agenda", {})
            again = await client.call_tool("agenda", {})
        for each in (first, again):
            assert "alice-at-the-hub" in each.model_dump_json()
            assert not [token for token in hub.grants[0].access if token in each.model_dump_json()]
        [page] = seen
        assert "Demo Hub is connected" in page
        assert hub.count("/token") == 1
