"""Tables of words, written the way a person reads and amends them."""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())
