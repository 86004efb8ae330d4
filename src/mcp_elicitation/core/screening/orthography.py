"""Where a writing system needs a character that nobody sees: joiners in words and emoji, variants of one letter.

Each rule is a context: the characters shown just before, the unseen one, the one that follows. What stands in none of
them may hide or counterfeit something and is shown as a tag.
"""

from __future__ import annotations

import functools
import re

from mcp_elicitation.core.lookalike.visible import is_unseen

# England, Scotland, Wales: a black flag, the region in tag letters, and the tag that ends it. No others are in use.
FLAG = "\U0001f3f4(?:{})\U000e007f".format(
    "|".join("".join(chr(0xE0000 + ord(letter)) for letter in region) for region in ("gbeng", "gbsct", "gbwls"))
)
"""A regular expression for the flags that are written with tag characters."""

_EMOJI = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)
# Scripts whose letters join (Arabic, Syriac, N'Ko, Mongolian) or stack (the Indic ones), each with its vowel signs.
_JOINING = "\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06ff\u0710-\u077f\u07ca-\u07f5"
_INDIC = (
    "\u0900-\u0963\u0971-\u09e3\u09f0-\u0a65\u0a70-\u0ae3\u0af9-\u0b65\u0b71-\u0be5\u0c00-\u0c65\u0c80-\u0ce5"
    "\u0cf1-\u0d65\u0d7a-\u0de5"
)
_VIRAMA = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"
_SOUTH_EAST = "\u0e01-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1050-\u108f\u1780-\u17d3\u17dc"
_MONGOLIAN = "\u1820-\u1878\u1887-\u18a8"
_HAN = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufad9\U00020000-\U000323af"
# A letter or a base emoji, so that what follows is shown as it is.
_JOINING_LETTER = "\u0620-\u064a\u066e-\u066f\u0671-\u06d3\u06fa-\u06fc\u0710\u0712-\u072f\u074d-\u077f\u07ca-\u07ea"
_INDIC_LETTER = (
    "\u0904-\u0939\u0958-\u0961\u0985-\u09b9\u09dc-\u09e1\u09f0-\u09f1\u0a05-\u0a39\u0a59-\u0a5e\u0a85-\u0ab9"
    "\u0b05-\u0b39\u0b5c-\u0b61\u0b83-\u0bb9\u0c05-\u0c39\u0c58-\u0c61\u0c85-\u0cb9\u0d05-\u0d3a\u0d7a-\u0dc6"
)
_SOUTH_EAST_LETTER = "\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81-\u0eb0\u0ec0-\u0ec6\u1000-\u102a\u103f\u1780-\u17b3"

# The unseen character stands between two NULs, which no shown text holds.
_CONTEXT = "|".join(
    (
        f"[{_EMOJI}]\0[\ufe0e\ufe0f]\0.?",  # a symbol drawn as text or as a picture
        "[0-9#*]\0\ufe0f\0\u20e3",  # a keycap
        f"[{_EMOJI}]\ufe0f?\0\u200d\0[{_EMOJI}]",  # families, professions, flags
        f"[{_JOINING}]\0[\u200c\u200d]\0[{_JOINING_LETTER}]",  # Persian plurals, Urdu prefixes
        f"[{_VIRAMA}]\0[\u200c\u200d]\0.?",  # half and dead consonants
        f"[{_INDIC}]\0\u200d\0[{_VIRAMA}]",  # Bengali ya-phala after ra
        f"[{_INDIC}]\0\u200c\0[{_INDIC_LETTER}]",
        f"[{_SOUTH_EAST}]\0\u200b\0[{_SOUTH_EAST_LETTER}]",  # where an unspaced line may break
        f"[{_MONGOLIAN}]\0[\u180b-\u180d\u180f]\0.?",
        f"[{_MONGOLIAN}]\0\u180e\0[{_MONGOLIAN}]",
        f"[{_HAN}]\0[\ufe00-\ufe02\U000e0100-\U000e01ef]\0.?",  # the shape of a character in a Japanese name
    )
)


@functools.cache
def _context() -> re.Pattern[str]:
    return re.compile(_CONTEXT, re.DOTALL)


def needs(before: str, unseen: str, after: str) -> bool:
    """Tell whether the unseen character belongs where it stands.

    Args:
        before: The last two characters that are shown before it, or fewer.
        unseen: The character itself.
        after: The character that follows it, or nothing.
    """
    after = "" if after and is_unseen(after) else after
    return any(_context().fullmatch(f"{tail}\0{unseen}\0{after}") for tail in (before[-1:], before) if tail)
