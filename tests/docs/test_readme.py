"""What the README shows is what happens, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from fastmcp import Client
from tests.server.wire import EVERYTHING, wire_to
from tests.serving import serve

ROOT = Path(__file__).parents[2]
READMES = ["README.md", "README.zh-CN.md"]


def blocks(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def run(code: str, name: str) -> ModuleType:
    module = ModuleType("readme")
    exec(compile(code, name, "exec", dont_inherit=True), module.__dict__)
    return module


@pytest.mark.parametrize("name", READMES)
async def test_the_client_of_the_readme_is_answered_by_its_server(name: str) -> None:
    server_code, _, _, client_code = blocks(name)
    server = run(server_code, name).server
    async with serve(server.streamable_http_app()) as base:
        answer = await run(client_code.replace("http://127.0.0.1:8000", base), name).main()
    assert answer.endswith("OSL-1")


@pytest.mark.parametrize("name", READMES)
async def test_the_fastmcp_server_of_the_readme_asks(name: str) -> None:
    _, code, _, _ = blocks(name)

    async def answer(message: str, *_: object) -> dict[str, int]:
        return {"answer": 5}

    async with Client(run(code, name).server, elicitation_handler=answer) as client:
        assert (await client.call_tool("remind")).data == "accept: Accepted(data=5)"


@pytest.mark.parametrize("name", READMES)
async def test_the_server_with_a_third_party_sends_the_person_to_a_page(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("SSH_CONNECTION", "SSH_CLIENT"):
        monkeypatch.delenv(variable, raising=False)
    _, _, code, _ = blocks(name)
    async with wire_to(run(code, name).server) as wire:
        reply = await wire.call("open_issues", {}, capabilities=EVERYTHING)
        assert reply.asks[reply.key]["url"].startswith("http://127.0.0.1:")


def test_both_readmes_show_the_same_code_but_for_its_words() -> None:
    """What differs between the languages is text that a person reads, and comments."""
    english, chinese = ([re.sub(r'f?"[^"]*"|#.*', "", block) for block in blocks(name)] for name in READMES)
    assert english == chinese
