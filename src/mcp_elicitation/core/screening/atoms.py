"""A text as the lexicon sees it: phrases with their meanings, in sentences, and the languages that it is written in."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.compounds import Meaning, take_apart
from mcp_elicitation.core.screening.fold import fold
from mcp_elicitation.core.screening.lexicon import Lexicon, cut_run, keys_of, lexicon
from mcp_elicitation.core.screening.units import NONE, STRONG, Unit, pieces, units

LONGEST = 4_000
"""Characters of one text that are read: the first two thirds and the last third of a longer one."""

ENGLISH = 0b10
"""The bit of English, which comes first in `words.LANGUAGES`; bit 0 is for words of no language."""

LONGEST_SENTENCE = 80
"""Atoms after which a sentence ends, whether it has a full stop or not: what is said so far off takes nothing back."""

_SHORTEST_COMPOUND = 7
_LONGEST_ENDING = 2
_LONGEST_TAIL = 5
_MOST_HUMPS = 3
_INTERESTING = tags.SECRET | tags.UNSURE | tags.HINT | tags.PLAIN
_Keys: TypeAlias = list[tuple[str, ...]]


class Atom(NamedTuple):
    """A phrase of the lexicon, or one unknown word.

    Args:
        text: The words as folded.
        start: Where it starts in the folded text.
        end: Where it ends there.
        gap: What stands before it (see `units`).
        tags: Every bit that it can mean.
        meaning: Bits by language.
        spoken: The languages that know it as anything but a concept of euphemisms.
        hinted: The languages that know it as such a concept.
        rest: Whether it is what the lexicon left of an unspaced run.
    """

    text: str
    start: int
    end: int
    gap: int
    tags: int
    meaning: Meaning
    spoken: int
    hinted: int
    rest: bool


class Sentence(NamedTuple):
    """The atoms between two full stops.

    Args:
        atoms: The atoms.
        tags: Every bit of every atom.
        votes: How much speaks for each language; empty when nothing in the sentence is of interest.
    """

    atoms: tuple[Atom, ...]
    tags: int
    votes: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Reading:
    """One text, folded and cut.

    Args:
        text: The original, cut to `LONGEST` and composed (NFC).
        folded: What the atoms' places refer to.
        sentences: The atoms, by sentence.
        tags: Every bit of every atom.
    """

    text: str
    folded: str
    sentences: tuple[Sentence, ...]
    tags: int


def read(text: str) -> Reading:
    """Cut a text into atoms; work is bounded by `LONGEST`."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST * 2 // 3]}\n{text[-LONGEST // 3 :]}"
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    folded = fold(text)
    table = lexicon()
    sentences = tuple(_sentences(_atoms(table, _cut(table, units(folded)), folded)))
    found = 0
    for sentence in sentences:
        found |= sentence.tags
    return Reading(text, folded, sentences, found)


def languages_of(votes: Iterable[Mapping[int, int]], share: float = 1.0) -> int:
    """Return the bits of the languages that most of the words belong to; all bits when nothing tells.

    English wins a draw: short labels mix it into every language.

    Args:
        votes: The votes of one sentence or of several.
        share: How near to the most votes a language must come to be counted as well.
    """
    total: dict[int, int] = {}
    for counted in votes:
        for language, count in counted.items():
            total[language] = total.get(language, 0) + count
    if not total:
        return -1
    most = max(total.values())
    if total.get(ENGLISH) == most and share == 1:
        return ENGLISH | 1
    return sum(language for language, count in total.items() if count >= most * share) | 1


def _votes(atoms: Iterable[Atom]) -> dict[int, int]:
    """Count two votes of a word for each language that knows it, one when it knows only a concept."""
    votes: dict[int, int] = {}
    for atom in atoms:
        _count(votes, atom.spoken & ~1, 2)
        _count(votes, atom.hinted & ~atom.spoken & ~1, 1)
    return votes


def _count(votes: dict[int, int], languages: int, weight: int) -> None:
    rest = languages
    while rest:
        lowest = rest & -rest
        votes[lowest] = votes.get(lowest, 0) + weight
        rest ^= lowest


def has(atom: Atom, tag: int, languages: int) -> bool:
    """Tell whether an atom means something in one of the languages."""
    return bool(atom.tags & tag) and any(bits & tag and spoken & languages for bits, spoken in atom.meaning)


def _cut(table: Lexicon, found: list[Unit]) -> list[Unit]:
    cut: list[Unit] = []
    for unit in found:
        if unit.kind == "run":
            cut.extend(cut_run(table, unit))
        elif _is_whole(table, unit.text):
            cut.append(unit._replace(text=unit.text.lower()))
        else:
            cut.extend(pieces(unit))
    return cut


def _is_whole(table: Lexicon, word: str) -> bool:
    """Tell whether a word is one: all of one case, or capitalised, or known although its case changes inside."""
    if word.isalpha() and (word.islower() or word[1:].islower() or not word.isascii()):
        return True
    if word.isalpha() and (word.isupper() or _alternates(word)):
        return True
    return word.lower() in table.words


def _alternates(word: str) -> bool:
    """Tell whether the case changes at nearly every letter: *pAsSwOrD* is one word, *apiKey* is two."""
    changes = sum(one.islower() != other.islower() for one, other in pairwise(word))
    return changes > _MOST_HUMPS and changes * 3 >= len(word) * 2


def _atoms(table: Lexicon, cut: list[Unit], folded: str) -> list[Atom]:
    keys = [keys_of(unit.text) if unit.kind != "rest" else () for unit in cut]
    atoms: list[Atom] = []
    index = 0
    while index < len(cut):
        count, meaning = _longest(table, keys, cut, index)
        first, last = cut[index], cut[index + count - 1]
        if count == 1 and _may_be_compound(table, first.text, keys[index]):
            meaning = _compound(first.text) or _unless_first(table, first.text, keys[index], meaning)
        hints = tuple(_hints(table, keys, cut, range(index, index + count)))
        bits, spoken = _union(meaning)
        concepts, hinted = _union(hints)
        text = first.text if count == 1 else folded[first.start : last.end].lower()
        place = first.start, last.end, first.gap
        atoms.append(Atom(text, *place, bits | concepts, (*meaning, *hints), spoken, hinted, first.kind == "rest"))
        index += count
    return atoms


def _union(meaning: Meaning) -> tuple[int, int]:
    tags_, languages = 0, 0
    for tag, spoken in meaning:
        tags_ |= tag
        languages |= spoken
    return tags_, languages


def _hints(table: Lexicon, keys: _Keys, cut: list[Unit], places: range) -> Iterator[tuple[int, int]]:
    """Yield the concepts of every phrase that starts at one of the places, short and long."""
    for index in places:
        for key in keys[index]:
            if found := table.hints.get(key):
                alone, longer = found
                yield from alone
                for _, meaning in _longer(longer, keys, cut, index):
                    yield from meaning


def _longest(table: Lexicon, keys: _Keys, cut: list[Unit], index: int) -> tuple[int, Meaning]:
    """Return how many units the longest phrase here takes, and what it means in each language.

    Within one language the closest key decides (a longer stem before a shorter one); languages add up.
    """
    best: int = 1
    meaning: Meaning = ()
    for key in keys[index]:
        if not (found := table.paths.get(key)):
            continue
        alone, longer = found
        if best == 1 and alone and not (meaning and len(keys[index][0]) - len(key) > _LONGEST_ENDING):
            meaning = _added(meaning, alone)
        for size, more in _longer(longer, keys, cut, index):
            if size >= best:
                meaning = _added(meaning, more) if size == best else more
                best = size
    return best, meaning


def _longer(
    longer: Mapping[str, Sequence[tuple[tuple[str, ...], Meaning]]], keys: _Keys, cut: list[Unit], index: int
) -> Iterator[tuple[int, Meaning]]:
    """Yield size and meaning of each phrase of two words and more that starts here."""
    following = index + 1
    if not longer or following == len(cut) or cut[following].gap != NONE:
        return
    for second in keys[following]:
        for rest, meaning in longer.get(second, ()):
            if not rest or _follows(keys, cut, following + 1, rest):
                yield len(rest) + 2, meaning


def _follows(keys: _Keys, cut: list[Unit], start: int, rest: tuple[str, ...]) -> bool:
    end = start + len(rest)
    if end > len(cut):
        return False
    return all(
        key in keys[place] and cut[place].gap == NONE for place, key in zip(range(start, end), rest, strict=True)
    )


def _added(meaning: Meaning, more: Meaning) -> Meaning:
    if not meaning:
        return more
    spoken = 0
    for tag, languages in meaning:
        if tag != tags.PARTNER:  # good company is a part that a word may play besides its own
            spoken |= languages
    return (*meaning, *((tag, languages & ~spoken) for tag, languages in more if languages & ~spoken))


def _may_be_compound(table: Lexicon, word: str, keys: tuple[str, ...]) -> bool:
    """Tell whether a word is long, is no known word, and is more than a known stem with a short ending."""
    if len(word) < _SHORTEST_COMPOUND or word in table.words:
        return False
    return not keys or len(word) - len(keys[0]) + 1 > _LONGEST_ENDING


@functools.lru_cache(maxsize=16_384)
def _compound(word: str) -> Meaning:
    return take_apart(word, lexicon().compounds)


def _unless_first(table: Lexicon, word: str, keys: tuple[str, ...], meaning: Meaning) -> Meaning:
    """Take an unsure word for what it only begins: *Schlüsselloch*, *avaintulokset* are no keys."""
    if not keys or len(word) - len(keys[0]) + 1 <= _LONGEST_TAIL:
        return meaning
    written = sum(compounds.language for compounds in table.compounds)
    return tuple(
        (tag | tags.HARMLESS if tag & tags.UNSURE and not tag & tags.SECRET and spoken & written else tag, spoken)
        for tag, spoken in meaning
    )


def _sentences(atoms: list[Atom]) -> Iterator[Sentence]:
    start = 0
    for place in range(1, len(atoms) + 1):
        if place == len(atoms) or atoms[place].gap == STRONG or place - start == LONGEST_SENTENCE:
            if start < place:
                yield _sentence(tuple(atoms[start:place]))
            start = place


def _sentence(atoms: tuple[Atom, ...]) -> Sentence:
    found = 0
    for atom in atoms:
        found |= atom.tags
    return Sentence(atoms, found, _votes(atoms) if found & _INTERESTING else {})
