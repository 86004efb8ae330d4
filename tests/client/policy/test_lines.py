"""A key is found on its line, whatever the text around it looks like."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.policy.lines import find_lines

TEXT = '''\
# server = "no"
unattended = true

[limits] # limits
prompts = 3

[[server]]
alias = """
[[server]]
form = "deny"
"""
form = "ask"

[[server]]
  hosts = [
    "a.example", # form = 1

    "b.example",
  ]
answers.seat = "1A"
"quoted key" = 1
'''


def test_each_key_is_found_where_its_statement_begins() -> None:
    places = {
        ("unattended",): 2,
        ("limits",): 4,
        ("limits", "prompts"): 5,
        ("server", 0): 7,
        ("server", 0, "alias"): 8,
        ("server", 0, "form"): 12,
        ("server", 1): 14,
        ("server", 1, "hosts"): 15,
        ("server", 1, "answers", "seat"): 20,
        ("server", 1, "quoted key"): 21,
    }
    assert find_lines(TEXT, places) == places


def test_what_is_not_there_has_no_line() -> None:
    assert find_lines(TEXT, [("server", 2), ("limits", "prompts", "x"), ("server", 0, "alias", 0), ("x",)]) == {}


KEYS = st.lists(st.from_regex(r"[a-z]{1,6}", fullmatch=True), unique=True, min_size=1, max_size=6)
VALUES = st.sampled_from(["1", '"x"', "[1,\n 2]", '"""\na = 1\n"""', "'''\n[[b]]\n'''", "{ c = 1 }"])


@given(
    KEYS, st.lists(st.tuples(VALUES, st.sampled_from(["", "\n", "# a = 1\n", "\n\n# [b]\n"])), min_size=6, max_size=6)
)
def test_generated_files_are_found_through(keys: list[str], rest: list[tuple[str, str]]) -> None:
    text, places = "", dict[tuple[str | int, ...], int]()
    for key, (value, before) in zip(keys, rest, strict=False):
        text += before
        places[key,] = text.count("\n") + 1
        text += f"{key} = {value}\n"
    tomllib.loads(text)
    assert find_lines(text, places) == places
