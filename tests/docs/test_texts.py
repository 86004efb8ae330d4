"""The examples of docs/texts.md and docs/texts.zh.md say what really happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["texts.md", "texts.zh.md"])
def test_every_example_gives_what_the_page_says(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.attempted >= 8
    assert result.failed == 0
