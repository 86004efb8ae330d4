"""One file per language, each with the words that its forms really use.

A file is data: lists of phrases by what they are (see ``model``). The universal file comes first and holds what is
written alike everywhere; ``kinds`` adds what is kept by kind for all languages at once. To add a language, add a file
and name it in ``LANGUAGES``; nothing else changes.
"""

from __future__ import annotations

from importlib import import_module

from mcp_elicitation.core.screening.words.model import Words

LANGUAGES = (
    *("en", "zh_hans", "zh_hant", "ja", "ko", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "pl", "cs"),
    *("sk", "hu", "ro", "ru", "uk", "bg", "hr", "sr", "sl", "ca", "tr", "el", "ar", "fa", "ur", "he", "hi", "bn", "ta"),
    *("th", "vi", "id", "ms"),
)
"""The languages with a file of their own, by the name of that file."""


def load() -> tuple[Words, ...]:
    """Return every word file, the universal one first: its bit is the lowest."""
    from mcp_elicitation.core.screening.words.kinds import with_kinds
    from mcp_elicitation.core.screening.words.universal import UNIVERSAL

    return (UNIVERSAL, *(with_kinds(_file(name)) for name in LANGUAGES))


def _file(name: str) -> Words:
    module = import_module(f"{__name__}.{name}")
    words = module.WORDS
    if not isinstance(words, Words):
        raise TypeError(f"{module.__name__}.WORDS is not a word file")
    return words
