"""What docs/url.md shows is what happens, in both languages."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import cast

import pytest
from mcp.server import MCPServer
from tests.server.wire import EVERYTHING, Json, accept, wire_to

from mcp_elicitation.core.flow.replay import MOST_WAITING_ROUNDS
from mcp_elicitation.core.urls import UrlNotSendableError
from mcp_elicitation.server import ledger, settings, waiting
from mcp_elicitation.server.claims import OlderRoundError, OutcomeUnknownError
from mcp_elicitation.server.keys import VARIABLE, write_key
from mcp_elicitation.server.sdk.middleware import REASON
from mcp_elicitation.stores.base import StoreUnavailableError

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["url.md", "url.zh.md"]
ACCEPT: Json = {"action": "accept"}


def text_of(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text_of(page), re.DOTALL)


def run(page: str) -> dict[str, object]:
    names: dict[str, object] = {}
    for block in blocks(page):
        exec(block, names)
    return names


def server_of(names: dict[str, object]) -> MCPServer[object]:
    return cast("MCPServer[object]", names["server"])


@pytest.mark.parametrize("page", PAGES)
async def test_the_first_example_buys_when_the_page_was_paid(page: str) -> None:
    names = run(page)
    paid = cast("dict[str, str]", names["PAID"])
    async with wire_to(server_of(names)) as wire:
        first = await wire.call("buy", {"article": "tea"}, capabilities=EVERYTHING)
        url: str = first.asks[first.key]["url"]
        paid[url.removeprefix("https://shop.example/pay/")] = "R-7"
        reply = await wire.answer(first, "buy", {"article": "tea"}, given=ACCEPT, capabilities=EVERYTHING)
        assert "R-7" in reply.text


@pytest.mark.parametrize("page", PAGES)
async def test_the_second_example_opens_and_signs(page: str) -> None:
    names = run(page)
    async with wire_to(server_of(names)) as wire:
        first = await wire.call("show_terms", capabilities=EVERYTHING)
        seen = await wire.answer(first, "show_terms", given=ACCEPT, capabilities=EVERYTHING)
        assert seen.text in {"The page was opened.", "页面已打开。"}
        both = await wire.call("sign", capabilities=EVERYTHING)
        answers = {key: ACCEPT if each["mode"] == "url" else accept(answer=True) for key, each in both.asks.items()}
        cast("dict[str, asyncio.Event]", names["SIGNED"])["contract"].set()
        signed = await wire.call("sign", answers=answers, state=both.state, capabilities=EVERYTHING)
        assert signed.text == "accept, accept"


@pytest.mark.parametrize("page", PAGES)
async def test_the_third_example_is_a_server(page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, write_key(bytes(range(32))))
    monkeypatch.chdir(tmp_path)
    names = run(page)
    serve = cast("type[MCPServer[object]]", names["serve"])
    assert serve().name == "shop"


@pytest.mark.parametrize("page", PAGES)
def test_the_numbers_and_codes_are_those_of_the_code(page: str) -> None:
    said = text_of(page)
    assert (waiting.HOLD, waiting.PROGRESS, settings.PATIENCE, ledger.SKEW) == (45.0, 10.0, 600.0, 600.0)
    assert (waiting.FIRST_LOOK, waiting.LONGEST_LOOK, MOST_WAITING_ROUNDS) == (0.25, 2.0, 4)
    for each in ("45", "600", REASON, "-32042", UrlNotSendableError.__name__):
        assert each in said
    for error in (OlderRoundError, OutcomeUnknownError, StoreUnavailableError):
        assert f"`{error.code}`" in said


def test_both_languages_show_the_same_code_but_for_its_words() -> None:
    english, chinese = ([re.sub(r'f?"[^"]*"|#.*', "", block) for block in blocks(page)] for page in PAGES)
    assert english == chinese


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", text_of(page)):
        assert (DOCS / target).exists(), target
