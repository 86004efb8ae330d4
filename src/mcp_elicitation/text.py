"""Sentences that a person reads, in every language the package speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Language: TypeAlias = Literal["en", "zh"]
LANGUAGES: tuple[Language, ...] = ("en", "zh")


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence in English and in Chinese, side by side so that neither is forgotten.

    Args:
        en: The English sentence, with ``{name}`` for each value that is filled in.
        zh: The same sentence in simplified Chinese, with the same names.
    """

    en: str
    zh: str

    def fill(self, **values: object) -> Text:
        """Return the sentence with its values put in.

        Raises:
            KeyError: A name of the sentence has no value.
        """
        return Text(self.en.format(**values), self.zh.format(**values))

    def to(self, language: Language) -> str:
        """Return the sentence in one language."""
        return self.zh if language == "zh" else self.en
