"""What docs/secrets says is so, in both languages."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "secrets.md", "zh": DOCS / "secrets.zh.md"}
FORMS = {
    "en": ("Book a table at Chez Nous?", {"city": "City", "pin": "Your PIN", "code": "Code"}),
    "zh": ("在 Chez Nous 预订餐桌？", {"city": "城市", "pin": "您的 PIN", "code": "Code"}),
}


@pytest.mark.parametrize("language", PAGES)
def test_the_examples_print_what_the_page_says(language: str) -> None:
    result = doctest.testfile(str(PAGES[language]), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("language", PAGES)
def test_the_command_prints_what_the_page_says(language: str, tmp_path: Path) -> None:
    message, titles = FORMS[language]
    properties = {name: {"type": "string", "title": title} for name, title in titles.items()}
    params = {"message": message, "requestedSchema": {"type": "object", "properties": properties}}
    (tmp_path / "trip.json").write_text(json.dumps(params), encoding="utf-8")
    shown = re.search(r"```console\n\$ mcp-elicitation (.+)\n([\s\S]+?)```", PAGES[language].read_text("utf-8"))
    assert shown is not None
    run = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "mcp_elicitation", "--language", language, *shown[1].split()[-2:]],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        check=False,
    )
    assert (run.stdout, run.returncode) == (shown[2], 2)
