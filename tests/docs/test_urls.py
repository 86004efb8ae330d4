"""The examples of docs/urls.md and docs/urls.zh.md say what really happens, and every code stands in them."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from mcp_elicitation.core.urls import refusals, warnings

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["urls.md", "urls.zh.md"]


@pytest.mark.parametrize("page", PAGES)
def test_every_python_example_gives_what_the_page_says(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.attempted >= 10
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_every_command_prints_what_the_page_says(page: str) -> None:
    examples = re.findall(
        r"```console\n\$ mcp-elicitation (.+?)\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL
    )
    assert examples
    for words, output in examples:
        run = subprocess.run(
            [sys.executable, "-X", "utf8", "-m", "mcp_elicitation", *shlex.split(words)],
            capture_output=True,
            encoding="utf-8",
            env={"LANG": "en_US.UTF-8"},
            check=False,
        )
        assert run.stdout == output


@pytest.mark.parametrize("page", PAGES)
def test_every_code_is_explained(page: str) -> None:
    refused = {rule.code for rule in refusals._REFUSALS} | {"invalid_host", "plain_http"}
    codes = refused | {rule.code for rule in warnings._WARNINGS}
    explained = set(re.findall(r"`([a-z_]+)`", (DOCS / page).read_text("utf-8")))
    assert codes <= explained
