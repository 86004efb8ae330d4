"""Which characters belong into names that people must tell apart (UTS #39 §3: Identifier_Status)."""

from __future__ import annotations

import functools
from bisect import bisect_right

from mcp_elicitation.core.lookalike.identifier_runs import IDENTIFIER_RUNS
from mcp_elicitation.core.lookalike.ideographs import EVERYDAY_IDEOGRAPHS

_FIRST_IDEOGRAPH, _LAST_IDEOGRAPH = 0x4E00, 0x9FFF


def is_identifier_character(character: str) -> bool:
    """Tell whether a character is in everyday use in names: no symbol, no letter of a dead or rare script."""
    firsts, lasts = _runs()
    index = bisect_right(firsts, ord(character)) - 1
    return index >= 0 and ord(character) <= lasts[index]


def is_everyday_ideograph(character: str) -> bool:
    """Tell whether an ideograph is in everyday use somewhere: a national standard has it; False for all else."""
    point = ord(character)
    return _FIRST_IDEOGRAPH <= point <= _LAST_IDEOGRAPH and bool(_ideographs() >> (point - _FIRST_IDEOGRAPH) & 1)


@functools.cache
def _ideographs() -> int:
    return int(EVERYDAY_IDEOGRAPHS, 16)


@functools.cache
def _runs() -> tuple[list[int], list[int]]:
    firsts: list[int] = []
    lasts: list[int] = []
    for word in IDENTIFIER_RUNS.split():
        first, _, last = word.partition("-")
        firsts.append(int(first, 16))
        lasts.append(int(last or first, 16))
    return firsts, lasts
