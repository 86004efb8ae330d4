"""Words in disguise: digits and signs for letters, look-alike letters, letters pulled apart, turned round, mistyped.

All compare a loosened spelling (see `fold.loosen`) with those of the secrets' own names.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from mcp_elicitation.core.screening.fold import fold, loosen
from mcp_elicitation.core.screening.lexicon import keys_of, lexicon

_CHUNK = re.compile(r"\S+")
_EDGES = re.compile(r"^[^\w$@!+|*]+|[^\w$@!+|*]+$")
_SIGNS = re.compile(r"[\s!-/:-@\[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f]+")
_LETTERS_APART = re.compile(r"(?<![^\W_])(?:[^\W_][\s\W_]{1,3}){2,}[^\W_](?![^\W_])")
_HAN_APART = re.compile(
    r"(?<![\u3400-\u9fff])(?:[\u3400-\u9fff][\s!-/:-@\[-`{-~\u00b7\u2000-\u206f]{1,3}){1,7}[\u3400-\u9fff](?![\u3400-\u9fff])"
)
_MASKED = re.compile(r"[^\W_*]*(?:\*+[^\W_*]*)+")
_SHORTEST, _SHORTEST_REVERSED, _SHORTEST_MISTYPED, _SHORTEST_LETTERS = 5, 7, 8, 3
_LONGEST_LABEL = 60


def disguised(text: str, *, label: bool) -> tuple[int, int] | None:
    """Return where a text names a secret in disguise; None when it does not.

    Args:
        text: The original text.
        label: Whether it is a name or a title, where mistyped and run-together words count as well.
    """
    known = lexicon().joined
    if (span := _apart(text, known)) is not None:
        return span
    for start, end in _chunks(text):
        if _is_hidden(text[start:end], known):
            return start, end
    if label and len(text) <= _LONGEST_LABEL and _is_label(text, known):
        return 0, len(text)
    return _pair(text, known)


def _chunks(text: str) -> Iterator[tuple[int, int]]:
    for match in _CHUNK.finditer(text):
        yield match.span()


def _is_hidden(chunk: str, known: Mapping[str, object]) -> bool:
    """Tell whether a word reads as a secret's name although it is not written as one."""
    if chunk.isascii() and chunk.isalpha():
        return len(chunk) >= _SHORTEST_REVERSED and loosen(chunk[::-1]) in known
    for candidate in (chunk, _EDGES.sub("", chunk), chunk.rstrip("!*+|")):
        loose = loosen(candidate)
        if len(loose) >= _SHORTEST and loose in known and not keys_of(fold(candidate).lower()):
            return True
        squeezed = _SIGNS.sub("", loose)
        if squeezed != loose and len(squeezed) > _SHORTEST and squeezed in known and not _is_plain(candidate):
            return True
    return _is_masked(chunk)


def _is_plain(text: str) -> bool:
    """Tell whether every part is a word of the lexicon: then it was judged in its sentence already."""
    return all(keys_of(word) for word in _SIGNS.split(fold(text).lower()) if word)


def _apart(text: str, known: Mapping[str, object]) -> tuple[int, int] | None:
    for pattern, shortest in ((_LETTERS_APART, _SHORTEST_LETTERS), (_HAN_APART, 2)):
        for match in pattern.finditer(text):
            squeezed = _SIGNS.sub("", loosen(match.group()))
            if len(squeezed) >= shortest and (squeezed in known or _holds(squeezed, known)):
                return match.span()
    return None


def _holds(squeezed: str, known: Mapping[str, object]) -> bool:
    """Tell whether letters pulled apart end in a secret's name: *y o u r p a s s w o r d*."""
    return any(squeezed[start:] in known for start in range(1, len(squeezed) - _SHORTEST))


def _is_label(text: str, known: Mapping[str, object]) -> bool:
    squeezed = _SIGNS.sub("", loosen(text))
    if len(squeezed) > _SHORTEST and squeezed in known and not _is_plain(text):
        return True
    if len(squeezed) >= _SHORTEST_REVERSED and squeezed[::-1] in known:
        return True
    words = (word for word in _SIGNS.split(fold(text).lower()) if len(word) >= _SHORTEST_MISTYPED - 1)
    return any(not _is_word(word) and _is_mistyped(loosen(word)) for word in words)


def _is_word(word: str) -> bool:
    """Tell whether a word is known, as it stands or but for a short ending."""
    keys = keys_of(word)
    return bool(keys) and len(keys[0]) > len(word) - 3


def _pair(text: str, known: Mapping[str, object]) -> tuple[int, int] | None:
    spans = list(_chunks(text))
    for (start, middle), (_, end) in pairwise(spans):
        if middle - start <= _SHORTEST_REVERSED and end - start <= _SHORTEST_REVERSED * 3:
            squeezed = _SIGNS.sub("", loosen(text[start:end]))
            if len(squeezed) > _SHORTEST and squeezed in known and not _is_plain(text[start:end]):
                return start, end
    return None


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
    by_length: dict[int, list[str]] = {}
    for word in lexicon().joined:
        if len(word) >= _SHORTEST:
            by_length.setdefault(len(word), []).append(word)
    return {length: tuple(words) for length, words in by_length.items()}


def _is_masked(chunk: str) -> bool:
    """Tell whether a word with stars for letters fits a secret's name: ``p*ssw*rd``."""
    bare = chunk.strip(".,:;()[]\"'?")
    if "*" not in bare or not _MASKED.fullmatch(bare) or sum(letter.isalpha() for letter in bare) * 2 <= len(bare):
        return False
    pattern = re.compile("".join("." if letter == "*" else re.escape(loosen(letter)) for letter in bare))
    return any(pattern.fullmatch(word) for word in _maskable().get(len(bare), ()))
