"""The phrases of a word file, read from its lists."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.fold import fold
from mcp_elicitation.core.screening.units import is_run, needs_cutting, words_of
from mcp_elicitation.core.screening.words.model import Words

# How the letters of a language are written where a keyboard lacks them.
_DIGRAPHS = {
    "de": str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"}),
    "sv": str.maketrans({"å": "aa", "ä": "ae", "ö": "oe"}),
    "da": str.maketrans({"å": "aa", "ø": "oe"}),
    "nb": str.maketrans({"å": "aa", "ø": "oe"}),
}
_WITH_ARTICLES = frozenset({"ar", "fa", "ur"})
_ARTICLES = re.compile(r"^(?:[وفبك]?ال|لل)(?=...)")


def phrases(file: Words) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield every phrase of a word file, as keys of the lexicon, with the bit of what it is."""
    for bit, listed in phrase_lists(file):
        for phrase in listed:
            yield bit, phrase


def phrase_lists(file: Words) -> Iterator[tuple[int, list[tuple[str, ...]]]]:
    """Yield the same list by list, for the lexicon, which reads them all before the first field is judged."""
    lists = ((name, getattr(file, name)) for name in tags.FIELDS)
    for name, listed in itertools.chain(lists, file.unsure.items(), file.hints.items()):
        for spelling in _spellings(file.code, listed):
            found = _cut(spelling, has_articles=file.code in _WITH_ARTICLES)
            yield tags.BIT[name], found
            if name == "not_after":
                yield tags.NOT_BEFORE, _denials(found, fold(file.not_before).lower())


def _denials(not_after: list[tuple[str, ...]], not_before: str) -> list[tuple[str, ...]]:
    """Return what takes back what follows as well as what went before: *do not write*."""
    denying = {word.strip() for word in not_before.split(",") if word.strip()}
    runs = tuple(word for word in denying if is_run(word))
    return [phrase for phrase in not_after if (phrase[0] in denying if phrase[1:] else phrase[0].startswith(runs))]


def _cut(listed: str, *, has_articles: bool) -> list[tuple[str, ...]]:
    """Cut a list into phrases and words; most lists have nothing in them but words and spaces."""
    if not (has_articles or needs_cutting(listed)):
        return [words for phrase in listed.split(",") if (words := tuple(phrase.split()))]
    found = [tuple(words_of(choice)) for written in listed.split(",") for choice in _choices(written)]
    if has_articles:
        found = [tuple(map(without_article, words)) for words in found]
    return [words for words in found if words]


def without_article(word: str) -> str:
    """Take the article off an Arabic word."""
    return _ARTICLES.sub("", word) if "\u0600" <= word[:1] <= "\u06ff" else word


def _spellings(code: str, listed: str) -> Iterator[str]:
    """Yield a list, folded, and those of its phrases that are written otherwise where letters are lacking."""
    folded = fold(listed).lower()
    yield folded
    if code in _DIGRAPHS:
        digraphs = fold(listed.translate(_DIGRAPHS[code])).lower().split(",")
        yield ",".join(spelt for spelt, plain in zip(digraphs, folded.split(","), strict=True) if spelt != plain)


def _choices(written: str) -> Iterator[str]:
    if "|" not in written:
        yield written
        return
    for choice in itertools.product(*(part.split("|") for part in written.split())):
        yield " ".join(choice)
