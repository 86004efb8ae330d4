"""All word files as one table, built when the first text is read.

A phrase is a tuple of keys; a key is a word (``api``) or a stem (``парол*``). What a phrase means is a pair: the bits
of `tags`, and the bits of the languages in which it means that. Several languages may share a phrase.
"""

from __future__ import annotations

import functools
import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.compounds import Compounds, Meaning, compounds_of
from mcp_elicitation.core.screening.fold import loosen
from mcp_elicitation.core.screening.phrases import phrase_lists, without_article
from mcp_elicitation.core.screening.units import Unit, is_run
from mcp_elicitation.core.screening.words.model import Words

_Path: TypeAlias = tuple[tuple[str, ...], Meaning]
Paths: TypeAlias = Mapping[str, tuple[Meaning, Mapping[str, Sequence[_Path]]]]
"""By first key: what it means alone, and by second key the keys that follow and the meaning, in no order."""

_ARABIC_PREFIX = "وفبلك"
_HEBREW_PREFIX = "והבלמשכ"
# A stem of two or three letters (kod*) takes short endings only.
_SHORTEST_STEM, _SHORT_STEM, _LONGEST_OF_SHORT_STEM = 2, 3, 7
_SHORTEST_SPELT = 2


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Every phrase of every language.

    Args:
        languages: The tags of the languages, by the number of their bit.
        words: Words that stand in a phrase as they are.
        stems: Stems, without their star.
        paths: The phrases.
        hints: The same for the concepts of euphemisms, which may overlap with each other and with anything else.
        runs: By first character: the strings that cut an unspaced script, longest first.
        secrets: The folded names of secrets, without spaces.
        joined: Loosened spelling of a whole secret phrase without spaces → its meaning.
        compounds: By bit of language.
    """

    languages: tuple[str, ...]
    words: frozenset[str]
    stems: frozenset[str]
    paths: Paths
    hints: Paths
    runs: Mapping[str, tuple[str, ...]]
    secrets: frozenset[str]
    joined: Mapping[str, Meaning]
    compounds: tuple[Compounds, ...]


@functools.cache
def lexicon() -> Lexicon:
    """Return the table of all word files."""
    from mcp_elicitation.core.screening.words import load

    files = load()
    words, hints = _collected(files)
    _name_families(words)
    frozen, hinted = _frozen(words), _frozen(hints)
    keys = {key for phrase in (*frozen, *hinted) for key in phrase}
    return Lexicon(
        languages=tuple(file.code for file in files),
        words=frozenset(key for key in keys if not key.endswith("*")),
        stems=frozenset(key[:-1] for key in keys if key.endswith("*")),
        paths=_paths(frozen),
        hints=_paths(hinted),
        runs=_runs(keys),
        secrets=frozenset(
            "".join(key.rstrip("*") for key in phrase)
            for phrase, meaning in frozen.items()
            if any(tag & tags.SECRET and not tag & tags.HARMLESS for tag, _ in meaning)
        ),
        joined=_joined(frozen),
        compounds=tuple(
            compounds_of(file, 1 << number) for number, file in enumerate(files) if file.compounding != "none"
        ),
    )


@functools.cache
def spelt() -> Mapping[str, str]:
    """Return loosened spelling of a word or stem → the word, for reading a disguised text once more."""
    table = lexicon()
    return {loosen(word): word for word in itertools.chain(table.stems, table.words) if len(word) >= _SHORTEST_SPELT}


_Collected: TypeAlias = dict[tuple[str, ...], dict[int, int]]


def _collected(files: Iterable[Words]) -> tuple[_Collected, _Collected]:
    """Read the files: phrase → tag → languages, for the words and for the concepts."""
    words: _Collected = {}
    hints: _Collected = {}
    for number, file in enumerate(files):
        language = 1 << number
        for tag, listed in phrase_lists(file):
            collected = hints if tag & tags.HINT else words
            for phrase in listed:
                if found := collected.get(phrase):
                    found[tag] = found.get(tag, 0) | language
                else:
                    collected[phrase] = {tag: language}
    return words, hints


def _name_families(words: _Collected) -> None:
    """Give a harmless compound the families of its words, so that it settles them elsewhere in the field."""
    for phrase, found in words.items():
        if languages := found.get(tags.HARMLESS, 0):
            family = 0
            for part in _parts(phrase):
                for tag in words.get((part,), ()) or words.get((f"{part}*",), ()):
                    family |= tag & (tags.UNSURE | tags.SECRET)
            if family:
                del found[tags.HARMLESS]
                found[tags.HARMLESS | family] = languages


def _parts(phrase: tuple[str, ...]) -> Iterator[str]:
    """Yield the words of a phrase, those within an unspaced one as well."""
    for key in phrase:
        word = key.rstrip("*")
        yield word
        if len(word) > 2 and is_run(word):
            yield from (word[start:end] for start in range(len(word) - 1) for end in range(start + 2, len(word) + 1))


def _frozen(collected: _Collected) -> dict[tuple[str, ...], Meaning]:
    return {phrase: tuple(found.items()) for phrase, found in collected.items()}


def _paths(frozen: Mapping[tuple[str, ...], Meaning]) -> Paths:
    alone: dict[str, Meaning] = {}
    longer: dict[str, dict[str, list[_Path]]] = {}
    for phrase, meaning in frozen.items():
        if len(phrase) == 1:
            alone[phrase[0]] = meaning
            continue
        seconds = longer.get(phrase[0])
        if seconds is None:
            seconds = longer[phrase[0]] = {}
        ends = seconds.get(phrase[1])
        if ends is None:
            ends = seconds[phrase[1]] = []
        ends.append((phrase[2:], meaning))
    nothing: dict[str, list[_Path]] = {}
    return {key: (alone.get(key, ()), longer.get(key, nothing)) for key in alone.keys() | longer.keys()}


def _runs(keys: set[str]) -> dict[str, tuple[str, ...]]:
    runs: dict[str, set[str]] = defaultdict(set)
    for key in keys:
        word = key.rstrip("*")
        if is_run(word):
            runs[word[0]].add(word)
    return {first: tuple(sorted(found, key=len, reverse=True)) for first, found in runs.items()}


def _joined(frozen: Mapping[tuple[str, ...], Meaning]) -> dict[str, Meaning]:
    """Collect the spellings that a disguise is compared with: secrets of one alphabet, long enough to be distinct."""
    joined: dict[str, Meaning] = {}
    for phrase, meaning in frozen.items():
        if any(tag & tags.SECRET and not tag & tags.HARMLESS for tag, _ in meaning):
            written = "".join(key.rstrip("*") for key in phrase)
            joined.setdefault(loosen(written), tuple(pair for pair in meaning if pair[0] & tags.SECRET))
    return joined


@functools.lru_cache(maxsize=16_384)
def keys_of(word: str) -> tuple[str, ...]:
    """Return the keys that a word can stand for, the closest first; remembered, since words come again."""
    table = lexicon()
    found = _direct(table, word)
    if not "\u0590" <= word[:1] <= "\u06ff":
        return found
    if (bare := without_article(word)) != word:
        found += _direct(table, bare)
    prefixes = _ARABIC_PREFIX if word[0] > "\u05ff" else _HEBREW_PREFIX
    for cut in (1, 2):
        if len(word) > cut + 2 and word[cut - 1] in prefixes:
            found += _direct(table, without_article(word[cut:]))
            continue
        break
    return found


def _direct(table: Lexicon, word: str) -> tuple[str, ...]:
    stems = table.stems
    shortest = _SHORTEST_STEM if len(word) <= _LONGEST_OF_SHORT_STEM else _SHORT_STEM + 1
    found = [f"{word[:length]}*" for length in range(len(word), shortest - 1, -1) if word[:length] in stems]
    return (word, *found) if word in table.words else tuple(found)


def cut_run(table: Lexicon, unit: Unit) -> Iterator[Unit]:
    """Cut a run of an unspaced script into words of the lexicon and the rest between them."""
    text, position, rest, gap = unit.text, 0, 0, unit.gap
    while position < len(text):
        word = next((w for w in table.runs.get(text[position], ()) if text.startswith(w, position)), None)
        if word is None:
            position += 1
            continue
        if rest < position:
            yield Unit(text[rest:position], unit.start + rest, unit.start + position, gap, "rest")
            gap = 0
        yield Unit(word, unit.start + position, unit.start + position + len(word), gap, "run")
        gap = 0
        position += len(word)
        rest = position
    if rest < position:
        yield Unit(text[rest:], unit.start + rest, unit.end, gap, "rest")
