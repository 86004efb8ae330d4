"""What the pages about third parties say is so."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.server.wire import EVERYTHING, wire_to

from mcp_elicitation.server.oauth.presets import PRESETS
from mcp_elicitation.server.oauth.provider import require_sound

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["oauth.md", "oauth.zh.md"]


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def run(code: str) -> ModuleType:
    module = ModuleType("page")
    exec(compile(code, "page", "exec", dont_inherit=True), module.__dict__)
    return module


@pytest.mark.parametrize("page", PAGES)
async def test_the_first_example_sends_the_person_to_a_page(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SSH_CONNECTION", "SSH_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    example = run(blocks(page)[0])
    async with wire_to(example.server) as wire:
        reply = await wire.call("open_issues", {}, capabilities=EVERYTHING)
        assert reply.asks[reply.key]["url"].startswith("http://127.0.0.1:")
    assert example.elicitation.redirect_uris() == {"github": "http://127.0.0.1:<any>/connect/back/github"}
    await example.elicitation.close()


@pytest.mark.parametrize("page", PAGES)
def test_the_other_examples_are_sound_providers(page: str) -> None:
    require_sound(run(blocks(page)[1]).company)
    require_sound(run(blocks(page)[2]).tracker)


@pytest.mark.parametrize("page", PAGES)
def test_every_preset_stands_in_the_table_with_its_pkce(page: str) -> None:
    said = (DOCS / page).read_text(encoding="utf-8")
    for name, preset in PRESETS.items():
        [row] = [line for line in said.splitlines() if line.startswith("|") and f"`{name.upper()}`" in line]
        assert row.split("|")[2].strip() in ({"yes", "是"} if preset.pkce else {"no", "否"}), name


def test_both_pages_show_the_same_code_but_for_its_words() -> None:
    english, chinese = ([re.sub(r'f?"[^"]*"|#.*', "", block) for block in blocks(page)] for page in PAGES)
    assert english == chinese


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", (DOCS / page).read_text(encoding="utf-8")):
        assert (DOCS / target).exists(), target
