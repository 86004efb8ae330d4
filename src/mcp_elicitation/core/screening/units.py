"""A text, cut into the units that words are looked up by.

Spaced scripts are cut at spaces and signs, and once more inside identifiers (``apiKey``, ``api_key2``). Scripts
without spaces stay whole here; the lexicon cuts them by its own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

NONE, WEAK, STRONG = 0, 1, 2
"""What stands between a unit and the one before it: nothing of note, a comma or bracket, the end of a sentence."""


class Unit(NamedTuple):
    """One word or one run of an unspaced script, with its place in the folded text."""

    text: str
    start: int
    end: int
    gap: int
    kind: str


_RUN = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7a3\U00020000-\U0003ffff"
)
_SIGN = r"\s!-/:-@\[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f"
_PATTERN = re.compile(
    rf"(?P<run>[{_RUN}]+)"
    rf"|(?P<word>[^{_SIGN}{_RUN}]+)"
    r"|(?P<strong>[!?;\n\u00bf]|(?<!\bn)(?<!\bN)(?<!\b[Nn][or])\.(?=\s|$))"  # *Nr. karty* is one label
    r"|(?P<weak>[,:()\[\]{}/|<>=]|\s--?\s)"
    r"|(?P<also>[&])"
)
_RUN_ONLY = re.compile(rf"[{_RUN}]+")
_OTHER_SIGN = re.compile(rf"[!-)+./:-@\[-`{{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f{_RUN}-]")
_SPACED_ONLY = re.compile(rf"(?:[^{_SIGN}{_RUN}]+\*?(?:\s+|$))+")
_PIECES = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^A-Za-z\d]+")


def units(text: str) -> list[Unit]:
    """Return the units of a text that is folded already (see `fold`)."""
    found: list[Unit] = []
    gap = NONE
    for match in _PATTERN.finditer(text):
        kind = match.lastgroup or ""
        if kind in {"run", "word"}:
            found.append(Unit(match.group(), match.start(), match.end(), gap, kind))
            gap = NONE
        elif kind == "also":
            found.append(Unit("&", match.start(), match.end(), gap, "word"))
            gap = NONE
        else:
            gap = max(gap, STRONG if kind == "strong" else WEAK)
    return found


def pieces(unit: Unit) -> Iterator[Unit]:
    """Cut an identifier where its case or its digits change."""
    gap = unit.gap
    for match in _PIECES.finditer(unit.text):
        yield Unit(match.group().lower(), unit.start + match.start(), unit.start + match.end(), gap, "word")
        gap = NONE


def is_run(word: str) -> bool:
    """Tell whether a word is of an unspaced script throughout."""
    return _RUN_ONLY.fullmatch(word) is not None


def needs_cutting(listed: str) -> bool:
    """Tell whether a list of phrases holds signs or unspaced scripts, so that spaces and commas do not cut it."""
    return _OTHER_SIGN.search(listed) is not None


def words_of(phrase: str) -> list[str]:
    """Return the words of a lexicon phrase, which is folded and in lower case, with the star of a stem kept."""
    written = phrase.strip()
    if _SPACED_ONLY.fullmatch(written):
        return written.split()
    if is_run(written.rstrip("*")):
        return [written]
    found: list[str] = []
    for word in written.split():
        parts = [unit.text for unit in units(word.rstrip("*"))]
        if parts and word.endswith("*"):
            parts[-1] += "*"
        found.extend(parts)
    return found
