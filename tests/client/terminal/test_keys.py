"""What a terminal sends, as keys."""

from __future__ import annotations

import pytest

from mcp_elicitation.client.terminal.key_tty import keys_of
from mcp_elicitation.client.terminal.keys import Key


@pytest.mark.parametrize(
    ("pressed", "keys"),
    [
        ([("a", "a"), ("d", "d")], [Key("text", "ad")]),
        ([("a", "a"), ("c-m", "\r"), ("b", "b")], [Key("text", "a"), Key("enter"), Key("text", "b")]),
        ([("escape", "\x1b")], [Key("escape")]),
        ([("escape", "\x1b"), ("escape", "\x1b")], [Key("escape"), Key("escape")]),
        ([("escape", "\x1b"), ("c-m", "\r")], [Key("newline")]),
        ([("escape", "\x1b"), ("x", "x")], []),
        ([("<bracketed-paste>", "a\r\nb\rc")], [Key("text", "a\nb\nc")]),
        ([("f1", "\x1bOP"), ("<cpr-response>", "\x1b[1;1R")], []),
        ([("c-c", "\x03"), ("c-d", "\x04"), ("c-x", "\x18")], [Key("interrupt"), Key("eof"), Key("decline")]),
        ([("\ue000", "\ue000")], []),
        ([("你", "你")], [Key("text", "你")]),
    ],
)
def test_keys_are_what_they_mean_here(pressed: list[tuple[str, str]], keys: list[Key]) -> None:
    assert keys_of(pressed) == keys
