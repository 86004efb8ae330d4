"""Words in disguise: digits and signs for letters, look-alike letters, letters pulled apart, turned round, mistyped.

All compare a loosened spelling (see `fold.loosen`) with those of the secrets' own names.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from itertools import pairwise

from mcp_elicitation.core.screening.fold import fold, latinised, loosen
from mcp_elicitation.core.screening.lexicon import keys_of, lexicon, spelt
from mcp_elicitation.core.screening.units import is_run

_CHUNK = re.compile(r"\S+")
_EDGE = r"[\s\"#%&'(),./:;<=>?\[\]^_`{}~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f-]+"
_EDGES = re.compile(rf"^{_EDGE}|{_EDGE}$")
_SIGN = r"\s!-/:-@\[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40"
_SIGNS = re.compile(rf"[{_SIGN}]+")
_LETTERS_APART = re.compile(rf"(?<![^{_SIGN}])(?:[^{_SIGN}][{_SIGN}]{{1,3}}){{2,}}[^{_SIGN}](?![^{_SIGN}])")
_HAN_APART = re.compile(
    rf"(?<![\u3400-\u9fff])(?:[\u3400-\u9fff][{_SIGN}]{{1,3}}){{1,7}}[\u3400-\u9fff](?![\u3400-\u9fff])"
)
_MASKED = re.compile(r"[^\W_*]*(?:\*+[^\W_*]*)+")
_STRANGE = re.compile(r"(?<=[^\W\d_])[\d@$!|+](?=[^\W\d_])")
_SHORTEST, _SHORTEST_REVERSED, _SHORTEST_MISTYPED, _SHORTEST_LETTERS = 5, 7, 8, 3
_SHORTEST_RUN = 3
_LONGEST_LABEL = 60
_FEWEST_BITS, _LONGEST_BIT = 2, 4
_SHORTEST_BROKEN, _SHORTEST_WITH_ENDING = 5, 5
_ARABIC_ARTICLE = "\u0627\u0644"
# A sign inside a word where no language puts one.
_BROKEN = re.compile(r"[^\W_](?:[\[\](){}<>|~^*\\\u00b7\u2022\u2027]+) ?[^\W\d_]")
_SHORTEST_STEM, _LONGEST_ENDING = 3, 3
# Letters beside digits or signs, or Latin letters beside those of another alphabet.
_ODD = re.compile(
    r"[^\W\d_][\d@$!|+]|[\d@$!|+][^\W\d_]|[A-Za-z][\u0370-\u058f\u13a0-\u13f5]|[\u0370-\u058f\u13a0-\u13f5][A-Za-z]"
)


def disguised(text: str, *, label: bool) -> tuple[int, int] | None:
    """Return where a text names a secret in disguise; None when it does not.

    Args:
        text: The original text.
        label: Whether it is a name or a title, where mistyped and run-together words count as well.
    """
    known = lexicon().joined
    if (span := _apart(text, known)) is not None:
        return span
    spans = [match.span() for match in _CHUNK.finditer(text)]
    for start, end in spans:
        if _is_hidden(text[start:end], known):
            return start, end
    if label and len(text) <= _LONGEST_LABEL and _is_label(text, known):
        return 0, len(text)
    return _pair(text, spans, known)


def undisguised(text: str) -> str | None:
    """Return the text as it reads without its disguise; None when there is none.

    Letters pulled apart are joined, and an odd word (digits or signs for letters, letters of two alphabets) becomes the
    word that it reads as: *s3cr3t*, *пaроль*, *ş i f r e n i z*.
    """
    joined = _LETTERS_APART.sub(lambda match: _joined(match.group()), text)
    if not _ODD.search(joined):
        return joined if joined != text else None
    return " ".join(_spelt(chunk) or chunk for chunk in _CHUNK.findall(joined))


def _joined(apart: str) -> str:
    """Join letters that are pulled apart; a wider gap, or a space among dots, is the end of a word."""
    is_spaced = all(sign.isspace() for sign in _SIGNS.findall(apart))
    words = re.split(r"\s{2,}", apart) if is_spaced else apart.split()
    return " ".join(_SIGNS.sub("", word) for word in words)


def _spelt(chunk: str) -> str | None:
    bare = _EDGES.sub("", chunk)
    if not _ODD.search(bare) or _is_word(fold(bare).lower()):
        return None
    loose, words = loosen(bare), spelt()
    for length in range(len(loose), max(min(_SHORTEST_STEM, len(loose)) - 1, len(loose) - _LONGEST_ENDING - 1), -1):
        if word := words.get(loose[:length]):
            return word + loose[length:]
    return latinised(bare) if len(bare) >= _SHORTEST else None


def _is_hidden(chunk: str, known: Mapping[str, object]) -> bool:
    """Tell whether a word reads as a secret's name although it is not written as one."""
    if chunk.isascii() and chunk.isalpha():
        return len(chunk) >= _SHORTEST_REVERSED and loosen(chunk[::-1]) in known
    for candidate in (chunk, _EDGES.sub("", chunk), chunk.rstrip("!*+|")):
        loose = loosen(candidate)
        if len(loose) >= _SHORTEST and loose in known and not _is_word(fold(candidate).lower()):
            return True
        squeezed = _SIGNS.sub("", loose)
        is_name = squeezed != loose and len(squeezed) > _SHORTEST and squeezed in known
        if is_name and (_is_chopped(candidate) or not _is_plain(candidate)):
            return True
    return _is_masked(chunk)


def _is_chopped(text: str) -> bool:
    """Tell whether a word is cut into three bits and more: *lös.en.ord*."""
    bits = [bit for bit in _SIGNS.split(text) if bit]
    return len(bits) > _FEWEST_BITS and all(len(bit) <= _LONGEST_BIT for bit in bits)


def _is_plain(text: str) -> bool:
    """Tell whether every part is a word of the lexicon: then it was judged in its sentence already."""
    return all(keys_of(word) for word in _SIGNS.split(fold(text).lower()) if word)


def _apart(text: str, known: Mapping[str, object]) -> tuple[int, int] | None:
    for pattern, shortest in ((_LETTERS_APART, _SHORTEST_LETTERS), (_HAN_APART, 2)):
        for match in pattern.finditer(text):
            squeezed = _squeezed(match.group())
            if len(squeezed) >= shortest and (_is_named(squeezed, known) or _holds(squeezed, known)):
                return match.span()
    return None


def _holds(squeezed: str, known: Mapping[str, object]) -> bool:
    """Tell whether letters pulled apart end in a secret's name: *y o u r p a s s w o r d*."""
    return any(squeezed[start:] in known for start in range(1, len(squeezed) - _SHORTEST))


def _is_named(squeezed: str, known: Mapping[str, object]) -> bool:
    """Tell whether letters are a secret's name, but for a short ending where the name is long."""
    if squeezed in known or ((bare := squeezed.replace(_ARABIC_ARTICLE, "")) != squeezed and bare in known):
        return True
    longest = min(_LONGEST_ENDING, len(squeezed) - _SHORTEST_WITH_ENDING)
    return any(squeezed[:-cut] in known for cut in range(1, longest + 1))


def _is_label(text: str, known: Mapping[str, object]) -> bool:
    squeezed = _squeezed(text)
    if _BROKEN.search(text):
        bare = loosen("".join(letter for letter in text if letter.isalnum() or letter == "\u0e31"))
        is_long = len(bare) >= _SHORTEST_BROKEN or is_run(bare)
        if is_long and (_is_named(bare, known) or _is_named(squeezed, known)):
            return True
        if _is_masked("".join(text.split())):
            return True
    is_plain = _is_plain(text) if _SIGNS.search(text) else _is_word(fold(text).lower())
    if len(squeezed) > _SHORTEST and squeezed in known and not is_plain:
        return True
    if len(squeezed) >= _SHORTEST_REVERSED and _is_named(squeezed[::-1], known) and not is_plain:
        return True
    if len(squeezed) > _SHORTEST_MISTYPED and not is_plain and " " in text.strip() and _is_mistyped(squeezed):
        return True
    words = (word for word in _SIGNS.split(fold(text).lower()) if len(word) >= _SHORTEST_MISTYPED - 1)
    return any(not _is_word(word) and _is_mistyped(loosen(word)) for word in words)


def _is_word(word: str) -> bool:
    """Tell whether a word is known, as it stands or but for a short ending."""
    keys = keys_of(word)
    return bool(keys) and len(keys[0]) > len(word) - 3


def _pair(text: str, spans: list[tuple[int, int]], known: Mapping[str, object]) -> tuple[int, int] | None:
    for (start, middle), (_, end) in pairwise(spans):
        if middle - start <= _SHORTEST_REVERSED and end - start <= _SHORTEST_REVERSED * 3:
            squeezed = _squeezed(text[start:end])
            if len(squeezed) > _SHORTEST and squeezed in known and not _is_plain(text[start:end]):
                return start, end
    return None


def _squeezed(text: str) -> str:
    """Return the loosened text without spaces and signs."""
    return _SIGNS.sub("", loosen(text))


@functools.cache
def _one_letter_less() -> frozenset[str]:
    words = [word for word in lexicon().joined if len(word) >= _SHORTEST_MISTYPED and " " not in word]
    return frozenset(word[:place] + word[place + 1 :] for word in words for place in range(len(word)))


def _is_mistyped(word: str) -> bool:
    """Tell whether a long word is one letter away from a secret's name: one left out, doubled, changed or swapped."""
    joined, shorter = lexicon().joined, _one_letter_less()
    if word in joined:
        return False
    return word in shorter or any(
        word[:place] + word[place + 1 :] in joined or word[:place] + word[place + 1 :] in shorter
        for place in range(len(word))
    )


@functools.cache
def _maskable() -> Mapping[int, tuple[str, ...]]:
    """The secrets' names by their length in letters as written, each in its loosened spelling."""
    by_length: dict[int, list[str]] = {}
    for word in lexicon().secrets:
        if len(word) >= _SHORTEST or is_run(word):
            by_length.setdefault(len(word), []).append(loosen(word))
    return {length: tuple(words) for length, words in by_length.items()}


def _is_masked(chunk: str) -> bool:
    """Tell whether a word with stars for letters fits a secret's name: ``p*ssw*rd``."""
    bare = chunk.strip(".,:;()[]\"'?")
    if not bare.isascii():
        bare = _STRANGE.sub("*", bare)  # a digit among letters that have none for it: ס1סמה
    if "*" not in bare or not _MASKED.fullmatch(bare):
        return False
    folded = fold(bare)
    if sum(letter.isalpha() for letter in folded) * 2 <= len(folded):
        return False
    least = _SHORTEST_RUN if is_run(folded.replace("*", "")) else _SHORTEST
    shortest = max(least, len(folded) - _LONGEST_ENDING, folded.rindex("*") + 1)
    letters = [".{1,2}" if letter == "*" else re.escape(loosen(letter)) for letter in folded]
    for length in range(len(letters), shortest - 1, -1):
        pattern = re.compile("".join(letters[:length]))
        if any(pattern.fullmatch(word) for word in _maskable().get(length, ())):
            return True
    return False
