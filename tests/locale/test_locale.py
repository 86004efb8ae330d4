"""A person is addressed in the language that the terminal or the browser names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.locale import from_accept_language, from_environment


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "C.UTF-8"}, "zh"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "zh_TW.UTF-8"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANGUAGE": "zh:en", "LANG": "en_US.UTF-8"}, "zh"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_terminal_names_the_language(environ: dict[str, str], language: str) -> None:
    assert from_environment(environ) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("en-GB,en;q=0.9,zh;q=0.8", "en"),
        ("en;q=0.2, zh-Hant;q=0.7", "zh"),
        ("zh;q=0, en;q=0.1", "en"),
        ("de,fr;q=0.5", "en"),
        ("zh;q=abc,en", "en"),
    ],
)
def test_the_browser_names_the_language(header: str, language: str) -> None:
    assert from_accept_language(header) == language


@given(st.text())
def test_no_header_breaks_the_page(header: str) -> None:
    assert from_accept_language(header) in {"en", "zh"}
