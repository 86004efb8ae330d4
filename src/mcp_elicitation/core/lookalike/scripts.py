"""Which writing systems a text belongs to (UTS #39 §5: augmented and resolved script sets)."""

from __future__ import annotations

import functools
from bisect import bisect_right

from mcp_elicitation.core.lookalike.script_runs import SCRIPT_RUNS

COMMON = "Zyyy"
"""The script of a text that any writing system may hold: digits, punctuation, combining marks alone."""

# Languages that are written in several scripts at once, by the scripts that take part (UTS #39 §5.1).
_AUGMENTED = {
    "Hani": ("Hanb", "Jpan", "Kore"),
    "Hira": ("Jpan",),
    "Kana": ("Jpan",),
    "Hang": ("Kore",),
    "Bopo": ("Hanb",),
}
# What may stand beside Latin letters in one word without arousing doubt (UTS #39 §5.2, Highly Restrictive).
_BESIDE_LATIN = frozenset({"Hanb", "Jpan", "Kore"})
_ANY = frozenset({COMMON, "Zinh"})


def scripts_of(text: str) -> frozenset[str]:
    """Return the scripts (ISO 15924 codes, with Hanb, Jpan and Kore) each of which holds the whole text.

    Empty for a mixed text; ``{COMMON}`` when no character belongs to a script of its own.
    """
    held = _held(text)
    return frozenset({COMMON}) if held is None else held


def is_mixed_script(text: str) -> bool:
    """Tell whether no single writing system holds the whole text."""
    return not scripts_of(text)


def is_highly_restrictive(text: str) -> bool:
    """Tell whether a text is of one writing system, or of Latin beside Chinese, Japanese or Korean."""
    if not is_mixed_script(text):
        return True
    held = _held("".join(character for character in text if "Latn" not in _scripts(ord(character))))
    return held is None or bool(held & _BESIDE_LATIN)


def _held(text: str) -> frozenset[str] | None:
    held: frozenset[str] | None = None
    for character in set(text):
        scripts = _scripts(ord(character))
        if not scripts & _ANY:
            held = scripts if held is None else held & scripts
    return held


@functools.lru_cache(maxsize=2048)
def _scripts(point: int) -> frozenset[str]:
    starts, sets = _runs()
    return sets[bisect_right(starts, point) - 1]


@functools.cache
def _runs() -> tuple[list[int], list[frozenset[str]]]:
    starts: list[int] = []
    sets: list[frozenset[str]] = []
    for word in SCRIPT_RUNS.split():
        first, _, names = word.partition(":")
        starts.append(int(first, 16))
        sets.append(_augmented(names))
    return starts, sets


@functools.cache
def _augmented(names: str) -> frozenset[str]:
    scripts = names.split("/")
    return frozenset(scripts).union(*(_AUGMENTED.get(script, ()) for script in scripts))
