"""The examples of docs/policy.md and docs/policy.zh.md say what really happens."""

from __future__ import annotations

import doctest
import logging
import re
from pathlib import Path

import pytest

from mcp_elicitation.client.policy import Policy, decision, read_policy
from mcp_elicitation.client.policy.read import _LIMIT_KEYS, _RULE_KEYS, _TOP

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["policy.md", "policy.zh.md"]


def example(page: str) -> str:
    (block,) = re.findall(r"```toml\n(.*?)```", (DOCS / page).read_text(), flags=re.DOTALL)
    assert isinstance(block, str)
    return block


def policy_of(page: str) -> Policy:
    return read_policy(example(page), name=page)


@pytest.mark.parametrize("page", PAGES)
def test_every_example_gives_what_the_page_says(page: str) -> None:
    logging.getLogger("mcp_elicitation").addHandler(handler := logging.NullHandler())
    try:
        result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    finally:
        logging.getLogger("mcp_elicitation").removeHandler(handler)
    assert result.attempted >= 15
    assert result.failed == 0


def test_the_complete_file_is_one_policy_in_both_languages() -> None:
    english, chinese = map(policy_of, PAGES)
    assert english == chinese
    assert [rule.tool for rule in english.rules] == ["search_*", "*", "*"]


@pytest.mark.parametrize("page", PAGES)
def test_the_complete_file_has_every_key_that_there_is(page: str) -> None:
    keys = set(re.findall(r"^\[*(\w+)", example(page), flags=re.MULTILINE)) | {"answers"}
    assert {*_RULE_KEYS, *_LIMIT_KEYS, *_TOP} <= keys


@pytest.mark.parametrize("page", PAGES)
def test_every_reason_is_in_the_table(page: str) -> None:
    text = (DOCS / page).read_text()
    assert [code for code in decision._REASONS if f"`{code}`" not in text] == []
