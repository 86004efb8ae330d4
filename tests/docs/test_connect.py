"""What the pages about pages and the vault say is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from mcp.server import MCPServer
from starlette.applications import Starlette
from tests.server.wire import EVERYTHING, wire_to

from mcp_elicitation.cli.keys import add as add_keys
from mcp_elicitation.cli.store import add as add_store
from mcp_elicitation.cli.vault import add as add_vault

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / "connect.md").read_text(), re.DOTALL)


async def test_the_first_example_sends_the_person_to_a_page() -> None:
    names: dict[str, object] = {}
    exec(BLOCKS[0], names)
    assert isinstance(names["server"], MCPServer)
    server = cast("MCPServer[object]", names["server"])
    async with wire_to(server) as wire:
        for tool, arguments in (("forecast", {"city": "Oslo"}), ("pay", {"invoice": "7"})):
            reply = await wire.call(tool, arguments, capabilities=EVERYTHING)
            assert reply.asks[reply.key]["url"].startswith("http://127.0.0.1:")


def test_the_second_example_is_an_application_with_pages() -> None:
    names: dict[str, object] = {}
    exec(BLOCKS[1], names)
    app = names["app"]
    assert isinstance(app, Starlette)
    paths = {getattr(route, "path", "") for route in app.routes}
    assert {"/mcp", "/connect/signed-in", "/connect/{handle}", "/connections"} <= paths


@pytest.mark.parametrize("page", ["connect.md", "connect.zh.md", "vault.md", "vault.zh.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", (DOCS / page).read_text()):
        assert (DOCS / target).exists(), target


def test_every_command_is_described() -> None:
    import argparse

    said = (DOCS / "vault.md").read_text() + (DOCS / "vault.zh.md").read_text()
    for name, add in (("keys", add_keys), ("store", add_store), ("vault", add_vault)):
        parser = argparse.ArgumentParser()
        add(parser, "en")
        actions = re.search(r"\{([\w,]+)\}", parser.format_usage())
        assert actions
        assert f"{name} {actions[1].replace(',', '|')}" in said


def test_every_page_is_pictured_in_every_way() -> None:
    pages = "sign-in consent form question end gone connections".split()
    for name in pages:
        for width in ("phone", "desktop"):
            for scheme in ("light", "dark"):
                for language in ("en", "zh"):
                    assert (DOCS / "connect" / f"{name}-{width}-{scheme}-{language}.png").stat().st_size > 2000
