"""One spelling for what reads the same: widths, accents, invisible characters, letters of several scripts."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from mcp_elicitation.core.lookalike import folded_skeleton, is_unseen

_TABLE_LIMIT = 20_000
# Marks that a writer may leave out; vowel signs of Indic and Thai scripts and the marks of kana are not among them.
_DROPPED_MARKS = frozenset(
    {*range(0x300, 0x370), *range(0x591, 0x5C8), *range(0x610, 0x61B), *range(0x64B, 0x660)}
    | {0x640, 0x670, 0x93C, 0x9BC, 0xA3C, 0xABC}
)
# Letters that decomposition leaves whole, letters that two languages write differently, and punctuation.
_PAIRS = (
    "ł=l Ł=L đ=d Đ=D ð=d Ð=D ø=o Ø=O ı=i ß=ss ẞ=SS þ=th Þ=Th ħ=h Ħ=H æ=ae Æ=AE œ=oe Œ=OE ə=a Ə=A ŧ=t ŋ=n "
    "ى=ي ئ=ي ی=ي ې=ي ے=ي ھ=ه ہ=ه ۀ=ه ۂ=ه ة=ه ک=ك أ=ا إ=ا آ=ا ٱ=ا ؤ=و "
    "。=. ।=. ॥=. 、=, ،=, ؟=? ؛=; „=\" “=\" ”=\" «=\" »=\" ‘=' ’=' ‚=' `=' ´=' ʼ=' ׳=' ״=\" "
    "–=- —=- ‐=- ‑=- ‒=- ―=- −=- ・=- ·=- •=- ‧=- 〜=- ～=-"
)
_LETTERS = {pair[0]: pair[2:] for pair in _PAIRS.split(" ")}
_LEET = str.maketrans("1|!0@435$7+", "iiioaaesstt")
_LOOSE = str.maketrans("l1|!¡0@435$7+89", "iiiiioaaesstt" + "bg")


class _Table(dict[int, str]):
    """Code point → what stands for it, worked out when first met and remembered within bounds."""

    def __init__(self, work: Callable[[str], str]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, point: int) -> str:
        value = self._work(chr(point))
        if len(self) < _TABLE_LIMIT:
            self[point] = value
        return value


def _folded_character(character: str) -> str:
    if character == "\n":
        return character
    if character in _LETTERS:
        return _LETTERS[character]
    if character.isspace():
        return " "
    if is_unseen(character) or ord(character) in _DROPPED_MARKS:
        return ""
    return _plain_character(character)


def _plain_character(character: str) -> str:
    if (decimal := unicodedata.decimal(character, None)) is not None:
        return str(decimal)
    if unicodedata.category(character) == "So":
        plain = unicodedata.normalize("NFKC", character)
        return plain if plain.isalpha() and len(plain) == 1 else f" {plain} "  # ⓟ is a letter, ☎ stands by itself
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", character))
    kept = "".join(_LETTERS.get(part, part) for part in parts if ord(part) not in _DROPPED_MARKS)
    return unicodedata.normalize("NFC", kept)


def _loose_character(character: str) -> str:
    folded = _folded_character(character)
    if folded.isspace() or not folded:
        return folded
    # A small Cyrillic letter is compared by its capital: К is taken for K, though к is not taken for k.
    shown = folded.upper() if "\u0400" <= folded <= "\u04ff" else folded
    skeleton = folded_skeleton(shown).translate(_LOOSE)
    return "".join(part for part in skeleton if not unicodedata.category(part).startswith("M"))


_FOLDS = _Table(_folded_character)
_LOOSENED = _Table(_loose_character)


def fold(text: str) -> str:
    """Return the text without accents, invisible characters and odd widths; case is kept for the word splitter."""
    return text if text.isascii() else text.translate(_FOLDS)


def loosen(text: str) -> str:
    """Return the key that texts share when a hurried reader takes them for one another.

    Look-alike letters of other scripts, digits and signs that stand for letters (``p@55w0rd``), and case are all
    made one. For comparing with other loosened texts only.
    """
    return text.translate(_LOOSENED)


def latinised(word: str) -> str:
    """Return an odd word in plain letters: digits and signs as what they stand for, look-alikes as Latin."""
    return "".join(
        letter if letter.isascii() else folded_skeleton(letter) for letter in fold(word).translate(_LEET)
    ).lower()


def original_span(text: str, start: int, end: int) -> tuple[int, int]:
    """Return which characters of a text became ``fold(text)[start:end]``."""
    if text.isascii():
        return start, end
    begins, ends = len(text), len(text)
    position = 0
    for index, folded in enumerate(_FOLDS[ord(character)] for character in text):
        after = position + len(folded)
        if position <= start < after:
            begins = index
        if after >= end:
            ends = index + 1
            break
        position = after
    return min(begins, ends), ends
