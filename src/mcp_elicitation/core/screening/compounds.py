"""Words written together: *Zugangscode*, *lösenordspolicy*, *salasanavihje*.

The last part decides: a secret's word at the end is a secret (an unsure one only behind good company), a head behind
a secret's word makes it harmless.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.fold import fold
from mcp_elicitation.core.screening.words.model import Words

Meaning: TypeAlias = tuple[tuple[int, int], ...]
"""What a phrase means: (tag bits, language bits), one pair for each kind of tag."""

_SHORTEST = 4
_CLOSED_ENDINGS = re.compile(
    r"(?:s|es|e|en|er|ern|et|ets|ene|enes|erne|ernes|ar|arna|arnas|or|orna|n|ns|ne|na|nas|a|t|ts)?$"
)
_OPEN_ENDINGS = re.compile(r".{0,7}$")
# What may stand between two parts, and parts that only repeat that something is to be put in.
_JOINT = r"(?:s|es|n|en|e|a|an|ien|i|ar)?"
_THROUGH = (
    "eingabe",
    "feld",
    "wert",
    "text",
    "zeichenfolge",
    "invoer",
    "veld",
    "falt",
    "felt",
    "kentta",
    "mezo",
    "inntasting",
)


@dataclass(frozen=True, slots=True)
class Compounds:
    """What taking the compounds of one language apart needs.

    Args:
        secrets: Word → its tag and its language.
        pattern: Any of those words.
        heads: What makes a secret's word before it harmless.
        partners: What makes an unsure word behind it a secret.
        endings: What inflection may leave behind the last part.
        through: Last parts that add nothing: *Passwortfeld* is where a password goes.
    """

    secrets: Mapping[str, tuple[int, int]]
    pattern: re.Pattern[str]
    heads: re.Pattern[str]
    partners: re.Pattern[str]
    endings: re.Pattern[str]
    through: re.Pattern[str]


def compounds_of(file: Words, language: int) -> Compounds:
    """Return what the compound splitter needs of a word file."""
    secrets: dict[str, tuple[int, int]] = {}
    for name in ("login", "codes", "keys"):
        secrets.update((word, (tags.BIT[name], language)) for word in folded_words(getattr(file, name)))
    for family, words in file.unsure.items():
        secrets.update((word, (tags.BIT[family], language)) for word in folded_words(words))
    secrets = {word: meaning for word, meaning in secrets.items() if len(word) >= _SHORTEST or meaning[0] & tags.UNSURE}
    secrets = {word: meaning for word, meaning in secrets.items() if len(word) >= 3}
    endings = _CLOSED_ENDINGS if file.compounding == "closed" else _OPEN_ENDINGS
    return Compounds(
        secrets=secrets,
        pattern=_any_of(secrets),
        heads=re.compile(f"{_JOINT}(?:{_any_of((*folded_words(file.heads), 'policy', 'manager', 'hash')).pattern})"),
        partners=re.compile(f"(?:{_any_of(folded_words(file.partners)).pattern}){_JOINT}$"),
        endings=endings,
        through=re.compile(f"{_JOINT}(?:{'|'.join(_THROUGH)})"),
    )


def folded_words(listed: str) -> tuple[str, ...]:
    """Return the single words of a list, folded and without stars: phrases are never written together."""
    words = (fold(word.strip()).lower().rstrip("*") for word in listed.split(","))
    return tuple(word for word in words if word and " " not in word)


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    listed = sorted((re.escape(word) for word in words), key=len, reverse=True)
    return re.compile("|".join(listed) or r"(?!)")


def take_apart(word: str, compounds: tuple[Compounds, ...]) -> Meaning:
    """Return what a word written together means; empty when it holds no secret's word.

    One language that knows it as a secret outweighs others in which it is nothing.
    """
    harmless: Meaning = ()
    for language in compounds:
        for match in reversed(list(language.pattern.finditer(word))):
            meaning = _judge(word, match, language)
            if meaning and not meaning[0][0] & tags.HARMLESS:
                return meaning
            harmless = harmless or meaning
    return harmless


def _judge(word: str, match: re.Match[str], language: Compounds) -> Meaning:
    tag, languages = language.secrets[match.group()]
    before, after = word[: match.start()], word[match.end() :]
    if not before and not after:
        return ()
    if after and language.heads.match(after):
        return ((tags.HARMLESS | (tag & tags.UNSURE), languages),)
    if not (language.endings.match(after) or language.through.match(after)):
        return ((tags.HARMLESS, languages),) if tag & tags.SECRET and not before else ()
    if tag & tags.SECRET:
        return ((tag, languages),)
    if language.partners.search(before):
        return ((tags.CODES if tag == tags.BIT["code"] else tags.KEYS, languages),)
    return ((tags.HARMLESS | tag, languages),) if before else ()
