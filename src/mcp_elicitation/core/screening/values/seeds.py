"""Seed phrases: as many words as a wallet gives (BIP-39), all of them from its list."""

from __future__ import annotations

import functools
import re

_SIZES = frozenset({12, 15, 18, 21, 24})
_WORD = re.compile(r"[a-z]{3,8}", re.IGNORECASE)
# What people put between the words: spaces, commas, numbers with a dot or a bracket, line ends.
_BETWEEN = re.compile(r"[\s,;.:()\d-]*")
_LONGEST = 24 * 16


def seed_phrase_in(value: str) -> tuple[int, int] | None:
    """Return where a value is a seed phrase and nothing else; words of a sentence are not all on the list."""
    text = value.strip()
    if not text or len(text) > _LONGEST or not text.isascii():
        return None
    words = _WORD.findall(text)
    if len(words) not in _SIZES or not _BETWEEN.fullmatch(_WORD.sub("", text)):
        return None
    known = _listed()
    if all(word.lower() in known for word in words):
        start = value.index(text)
        return start, start + len(text)
    return None


@functools.cache
def _listed() -> frozenset[str]:
    from mcp_elicitation.core.screening.values.bip39_english import WORDS

    return frozenset(WORDS.split())
