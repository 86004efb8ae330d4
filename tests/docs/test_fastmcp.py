"""What the pages about FastMCP say is so."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from fastmcp import Client
from starlette.applications import Starlette

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["fastmcp.md", "fastmcp.zh.md"]


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def run(code: str) -> ModuleType:
    module = ModuleType("page")
    exec(compile(code, "page", "exec", dont_inherit=True), module.__dict__)
    return module


@pytest.mark.parametrize("page", PAGES)
async def test_the_first_example_asks_through_the_server_that_it_is_mounted_on(page: str) -> None:
    async def answer(message: str, *_: object) -> dict[str, float]:
        return {"answer": 2.5}

    async with Client(run(blocks(page)[0]).server, elicitation_handler=answer) as client:
        assert "2.5" in (await client.call_tool("errands_post", {"parcel": "the book"})).data


@pytest.mark.parametrize("page", PAGES)
async def test_the_second_example_is_an_application_with_pages(page: str) -> None:
    app = run(blocks(page)[1]).app
    assert isinstance(app, Starlette)
    paths = {getattr(route, "path", "") for route in app.routes}
    assert {"/mcp", "/connect/signed-in", "/connect/{handle}", "/connections"} <= paths


@pytest.mark.parametrize("page", PAGES)
async def test_the_third_example_answers_the_first(page: str) -> None:
    server, client = run(blocks(page)[0]).server, run(blocks(page)[2])
    assert "2.5" in await client.post(server)


def test_both_pages_show_the_same_code_but_for_its_words() -> None:
    english, chinese = ([re.sub(r'f?"[^"]*"|#.*', "", block) for block in blocks(page)] for page in PAGES)
    assert english == chinese
