"""Answers that come back inside a URL: what a person typed, sent on to somebody else (threat C10)."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from urllib.parse import unquote_plus

_SHORTEST = 4


def echoes_in(canonical: str, typed: Iterable[str]) -> Iterator[str]:
    """Yield every typed value that a URL carries: plain, percent-encoded, in base64 or in hexadecimal.

    Args:
        canonical: The URL.
        typed: Values that the person typed in earlier answers; those shorter than four characters prove nothing.
    """
    values = [value for value in typed if len(value.strip()) >= _SHORTEST]
    if not values:
        return
    decoded = unquote_plus(unquote_plus(canonical)).casefold()
    plain = canonical.casefold()
    for value in values:
        text = value.strip()
        data = text.encode("utf-8", "surrogatepass")
        seen = text.casefold() in decoded or text.casefold() in plain or data.hex() in plain
        if seen or any(piece in canonical for piece in _in_base64(data)):
            yield value


def _in_base64(data: bytes) -> Iterator[str]:
    """The characters of each of the three alignments that depend on nothing but the data, in both alphabets."""
    for before in range(3):
        encoded = base64.b64encode(bytes(before) + data).decode()
        whole = len(bytes(before) + data) * 8 // 6  # characters filled by the data alone at the end
        piece = encoded[(before * 8 + 5) // 6 : whole]
        if len(piece) >= _SHORTEST:
            yield piece
            yield piece.replace("+", "-").replace("/", "_")
            yield piece.replace("+", "%2B").replace("/", "%2F")
