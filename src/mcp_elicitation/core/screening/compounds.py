"""Words written together: *Zugangscode*, *lösenordspolicy*, *salasanavihje*.

The last part decides: a secret's word at the end is a secret (an unsure one only behind good company), a head behind
a secret's word makes it harmless.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.fold import fold
from mcp_elicitation.core.screening.words.model import Words

Meaning: TypeAlias = tuple[tuple[int, int], ...]
"""What a phrase means: (tag bits, language bits), one pair for each kind of tag."""

_SHORTEST, _SHORTEST_UNSURE = 4, 3
_LONGEST_OPEN_ENDING = 7
_CLOSED_ENDINGS = frozenset(
    [
        "s",
        "es",
        "e",
        "en",
        "er",
        "ern",
        "et",
        "ets",
        "ene",
        "enes",
        "erne",
        "ernes",
        "ar",
        "arna",
        "arnas",
        "or",
        "orna",
        "n",
        "ns",
        "ne",
        "na",
        "nas",
        "a",
        "t",
        "ts",
    ]
)
# What may stand between two parts, the longest first, and parts that only say that something is to be put in.
_JOINTS = ("ien", "es", "en", "an", "ar", "s", "n", "e", "a", "i", "")
_THROUGH = (
    *("eingabe", "feld", "wert", "text", "zeichenfolge", "invoer", "veld", "falt", "felt", "kentta", "mezo"),
    "inntasting",
)
_HEADS_EVERYWHERE = ("policy", "manager", "hash")


@dataclass(frozen=True, slots=True)
class Compounds:
    """What taking the compounds of one language apart needs.

    Args:
        language: Its bit.
        secrets: Word → its tag.
        lengths: The lengths of those words, the longest first.
        heads: Beginnings that make a secret's word before them harmless.
        partners: Ends that make an unsure word behind them a secret.
        closed: Whether few endings are possible (German), or many (Finnish).
    """

    language: int
    secrets: Mapping[str, int]
    lengths: tuple[int, ...]
    heads: tuple[str, ...]
    partners: tuple[str, ...]
    closed: bool


def compounds_of(file: Words, language: int) -> Compounds:
    """Return what the compound splitter needs of a word file."""
    secrets: dict[str, int] = {}
    for name in ("login", "codes", "keys"):
        secrets.update((word, tags.BIT[name]) for word in _words(getattr(file, name)) if len(word) >= _SHORTEST)
    for family, listed in file.unsure.items():
        secrets.update((word, tags.BIT[family]) for word in _words(listed) if len(word) >= _SHORTEST_UNSURE)
    return Compounds(
        language=language,
        secrets=secrets,
        lengths=tuple(sorted({len(word) for word in secrets}, reverse=True)),
        heads=(*_words(file.heads), *_HEADS_EVERYWHERE),
        partners=tuple(_words(file.partners)),
        closed=file.compounding == "closed",
    )


def _words(listed: str) -> Iterator[str]:
    """Yield the single words of a list, folded and without stars: phrases are never written together."""
    for written in fold(listed).lower().split(","):
        word = written.strip().rstrip("*")
        if word and " " not in word:
            yield word


def take_apart(word: str, compounds: Iterable[Compounds]) -> Meaning:
    """Return what a word written together means; empty when it holds no secret's word.

    One language that knows it as a secret outweighs others in which it is nothing.
    """
    harmless: Meaning = ()
    for language in compounds:
        for start, end in _places(word, language):
            tag = _judge(word, start, end, language)
            if tag and not tag & tags.HARMLESS:
                return ((tag, language.language),)
            harmless = harmless or (((tag, language.language),) if tag else ())
    return harmless


def _places(word: str, language: Compounds) -> Iterator[tuple[int, int]]:
    """Yield where a secret's word stands, the last one first, at each place the longest."""
    secrets, size = language.secrets, len(word)
    for start in range(size - _SHORTEST_UNSURE, -1, -1):
        for length in language.lengths:
            if start + length <= size and word[start : start + length] in secrets:
                yield start, start + length
                break


def _judge(word: str, start: int, end: int, language: Compounds) -> int:
    """Return the bits of a compound with a secret's word at a place; 0 when it is nothing."""
    tag = language.secrets[word[start:end]]
    before, after = word[:start], word[end:]
    if not before and not after:
        return 0
    if after and _goes_on_with(after, language.heads):
        return tags.HARMLESS | (tag & tags.UNSURE)
    if after and not _is_ending(after, language) and not _goes_on_with(after, _THROUGH):
        return tags.HARMLESS if tag & tags.SECRET and not before else 0
    if tag & tags.SECRET:
        return tag
    if _comes_after(before, language.partners):
        return tags.CODES if tag == tags.BIT["code"] else tags.KEYS
    return tags.HARMLESS | tag if before else 0


def _goes_on_with(after: str, parts: tuple[str, ...]) -> bool:
    return any(after.startswith(joint) and after[len(joint) :].startswith(parts) for joint in _JOINTS)


def _comes_after(before: str, partners: tuple[str, ...]) -> bool:
    return any(before.endswith(joint) and before[: len(before) - len(joint)].endswith(partners) for joint in _JOINTS)


def _is_ending(after: str, language: Compounds) -> bool:
    return after in _CLOSED_ENDINGS if language.closed else len(after) <= _LONGEST_OPEN_ENDING
