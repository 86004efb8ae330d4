"""The table of provider keys."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.screening.values.providers import ROWS, prefix_in


def test_the_table_knows_many_services() -> None:
    assert len({row.provider for row in ROWS}) >= 60
    assert len({row.prefix for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("text", ["starts with sk-", "e.g. ghp_…", "AKIA and 16 characters", "begins with xoxb-"])
def test_the_beginning_of_a_key_is_seen_in_a_text(text: str) -> None:
    assert prefix_in(text) is not None


@pytest.mark.parametrize("text", ["risk-averse", "Locale sk-SK", "ask_me", "task-list", "api-version", "re_do"])
def test_ordinary_words_are_no_beginning_of_a_key(text: str) -> None:
    assert prefix_in(text) is None
