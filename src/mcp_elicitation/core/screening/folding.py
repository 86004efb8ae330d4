"""A text as a person or a browser reads it: unseen characters gone, look-alike letters and dots made plain."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from mcp_elicitation.core.lookalike.visible import is_unseen

_FOLDABLE = re.compile(r"[^\t\n\r -~]")
# What browsers take for the dot in a host (UTS #46), and what a person cannot tell from it.
_DOTS = frozenset("\u0701\u0702\u2024\u3002\ua4f8\ufe52\uff0e\uff61")
# The Chinese full stop ends sentences too, so it is a dot only between Latin letters or digits; the full-width colon
# stands behind every label of a form, so it is a scheme's only before a slash.
_COLON = "\uff1a"
_AMBIGUOUS = frozenset("\u3002\uff61" + _COLON)
_PLAIN_FORMS = frozenset("-/:_")
# What starts or ends a terminal's escape sequence parts words; every other unseen character joins what it stands in.
_PARTING = frozenset("\x07\x1b\x9b\x9c\x9d")


@dataclass(frozen=True, slots=True)
class Folded:
    """A folded text and where each of its characters came from.

    Args:
        text: The folded text.
        origin: For each character its place in the source, and at the end the length of the source.
    """

    text: str
    origin: Sequence[int]


def fold(text: str) -> Folded:
    """Return the text in plain letters, without what nobody sees."""
    if not _FOLDABLE.search(text):
        return Folded(text, range(len(text) + 1))
    out: list[str] = []
    origin: list[int] = []
    for place, character in enumerate(text):
        plain = _plain(character)
        if character in _AMBIGUOUS and not _is_part_of_address(text, place):
            plain = character
        out.append(plain)
        origin += [place] * len(plain)
    return Folded("".join(out), (*origin, len(text)))


def _is_part_of_address(text: str, place: int) -> bool:
    before, after = (_plain(text[near]) if 0 <= near < len(text) else "" for near in (place - 1, place + 1))
    if text[place] == _COLON:
        return after == "/"
    return all(plain.isascii() and plain.isalnum() for plain in (before, after))


@functools.lru_cache(maxsize=8_192)
def _plain(character: str) -> str:
    if character in _DOTS:
        return "."
    if is_unseen(character) and character not in " \t\r\n":
        return " " if character in _PARTING or character.isspace() else _seen(character)
    compatible = unicodedata.normalize("NFKC", character)
    plain = compatible.isascii() and (compatible.isalnum() or compatible in _PLAIN_FORMS)
    return compatible if plain else character


def _seen(character: str) -> str:
    return character if unicodedata.category(character) in {"Cn", "Co", "Cs"} else ""
