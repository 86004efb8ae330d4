"""What the pages about the inbox say is so."""

from __future__ import annotations

import asyncio
import itertools
import re
from pathlib import Path

import httpx2
import pytest
from tests.client.web.shots import LANGUAGES, PAGES, SCHEMES, WIDTHS
from tests.client.web.world import EVERY_KIND, form_review
from tests.serving import serve

from mcp_elicitation.client import Inbox, LocalInbox, Surfaces, Terminal
from mcp_elicitation.client.connection import ElicitationClient

DOCS = Path(__file__).parents[2] / "docs"
PAIR = ["inbox.md", "inbox.zh.md"]


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(), re.DOTALL)


@pytest.mark.parametrize("page", PAIR)
async def test_the_first_example_tells_a_link_to_what_is_asked(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(blocks(page)[0], names)
    inbox = names["inbox"]
    assert isinstance(inbox, LocalInbox)
    changed = inbox.book.changed
    asked = asyncio.create_task(inbox.ask(form_review(EVERY_KIND)))
    await changed.wait()
    while not (said := capsys.readouterr().out):
        await asyncio.wait([asked], timeout=0.05)
    link = "http" + said.strip().partition("http")[2]
    async with httpx2.AsyncClient() as browser:
        assert (await browser.get(link)).status_code == 200
        assert (await browser.get(link.partition("/start/")[0] + "/")).status_code == 200
    await inbox.close()
    assert (await asked).action == "cancel"


@pytest.mark.parametrize("page", PAIR)
async def test_the_second_example_shows_everybody_their_own(page: str) -> None:
    names: dict[str, object] = {}
    exec(blocks(page)[1], names)
    inbox = names["inbox"]
    assert isinstance(inbox, Inbox)
    assert isinstance(names["client_of"]("alice"), ElicitationClient)  # type: ignore[operator]
    asked = asyncio.create_task(inbox.of("alice").ask(form_review(EVERY_KIND)))
    async with serve(names["app"]) as base, httpx2.AsyncClient() as browser:
        hers = await browser.get(f"{base}/asks/", headers={"x-user": "alice"})
        his = await browser.get(f"{base}/asks/", headers={"x-user": "bob"})
        nobodys = await browser.get(f"{base}/asks/")
    assert "When do you fly?" in hers.text
    assert "When do you fly?" not in his.text
    assert nobodys.status_code == 403
    asked.cancel()


@pytest.mark.parametrize("page", PAIR)
def test_the_third_example_asks_at_the_terminal_first(page: str) -> None:
    names: dict[str, object] = {}
    exec(blocks(page)[2], names)
    surface = names["surface"]
    assert isinstance(surface, Surfaces)
    assert isinstance(surface.first, Terminal)
    assert isinstance(surface.second, LocalInbox)


@pytest.mark.parametrize("page", PAIR)
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (DOCS / page).read_text()):
        assert (DOCS / target).exists(), target


def test_every_page_is_pictured_in_every_way() -> None:
    there = {path.name for path in (DOCS / "inbox").iterdir()}
    assert there == {f"{'-'.join(each)}.png" for each in itertools.product(PAGES, WIDTHS, SCHEMES, LANGUAGES)}
