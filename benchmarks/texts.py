"""What showing a text and looking for links costs, in microseconds; the best of several runs."""

from __future__ import annotations

import timeit
from collections.abc import Callable

from mcp_elicitation.core.screening.inert import inert
from mcp_elicitation.core.screening.links import links_in

SENTENCE = (
    "Before we book the flight to Oslo we need a few details from you. Please check the dates, the name of every "
    "traveller and the seat that you prefer; nothing is paid until you confirm it on the next page.\n"
)
MESSAGE = SENTENCE[:200]
LONG = (SENTENCE * 21)[:4096]
HOSTILE = "a\u0301\u200d\x1b" * 2_500_000


def inert_message() -> float:
    """`inert` on a message of 200 characters."""
    return _microseconds(lambda: inert(MESSAGE))


def inert_long() -> float:
    """`inert` on a message of 4 KiB."""
    return _microseconds(lambda: inert(LONG))


def inert_hostile() -> float:
    """`inert` on ten million characters that all need a second look."""
    return _microseconds(lambda: inert(HOSTILE), number=1)


def links_message() -> float:
    """`links_in` on a message of 200 characters."""
    return _microseconds(lambda: links_in(MESSAGE))


def links_long() -> float:
    """`links_in` on a message of 4 KiB."""
    return _microseconds(lambda: links_in(LONG))


def _microseconds(call: Callable[[], object], number: int = 200) -> float:
    return min(timeit.repeat(call, number=number, repeat=7)) / number * 1e6


if __name__ == "__main__":
    for measure in (inert_message, inert_long, inert_hostile, links_message, links_long):
        print(f"{measure.__name__:14} {measure():10.1f} µs")
