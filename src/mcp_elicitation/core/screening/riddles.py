"""Secrets' names that a person must work out: typed on another keyboard, without vowels, upside down, encoded.

Each of these is undone and compared with the names of secrets as a whole, so that no ordinary word is touched.
"""

from __future__ import annotations

import base64
import binascii
import codecs
import functools
import html
import re
import unicodedata
from collections.abc import Iterator
from urllib.parse import unquote

from mcp_elicitation.core.screening.fold import fold
from mcp_elicitation.core.screening.lexicon import keys_of, lexicon
from mcp_elicitation.core.screening.units import is_run

_DOUBLED = re.compile(r"(.)\1+")
_TRIPLED = re.compile(r"(.)\1\1")
_LONGEST = 60
_SHORTEST_TYPED, _SHORTEST_SKELETON, _SHORTEST_ROTATED, _SHORTEST_RUN = 5, 5, 6, 2
_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
# The letters that each keyboard has on those keys.
_LAYOUTS = (
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "йцукенгшщзхїфівапролджєячсмитьбю",
    "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",
    "ضصثقفغعهخحجدشسيبلاتنمكطئءؤر ىةوز",
    ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
    "чшертъуиопющасдфгхйкл;'зжцвбнм,.",
)
_INITIALS = ("r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g")
_MEDIALS = (
    *("k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho"),
    *("hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l"),
)
_FINALS = (
    *("", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx"),
    *("fv", "fg", "a", "q", "qt", "t", "T", "d", "w", "c", "z", "x", "v", "g"),
)
_VOWELS = frozenset("aeiouаеёиоуыэюяієїαεηιουω")
_DROPPED = (_VOWELS, _VOWELS | {"y"})
_TURNED = str.maketrans("ɐqɔpǝɟƃɓɥᴉıɾʞןɯuodbɹsʇnʌʍxʎz", "abcdefgghiijklmnopqrstuvwxyz")
_IS_TURNED = frozenset("ɐɔǝɟƃɓɥᴉɾʞɯɹʇʌʍʎ")
_ENCODED = re.compile(r"(?<![\w+/=])[A-Za-z0-9+/]{6,120}={0,2}(?![\w+/=])")
_HEX = re.compile(r"(?<!\w)(?:0x)?((?:[0-9a-fA-F]{2}[ :]?){4,30})(?!\w)")
_SQUARED = re.compile("[\U0001f150-\U0001f169\U0001f170-\U0001f189]")
_SPELT_FLAGS = re.compile("[\U0001f1e6-\U0001f1ff]{5,}")


def worked_out(text: str) -> bool:
    """Tell whether a label is the name of a secret in one of these ways."""
    if len(text) > _LONGEST:
        return False
    bare = "".join(part for part in fold(text).lower() if part.isalnum() or unicodedata.category(part).startswith("M"))
    if is_run(bare):
        return len(bare) >= _SHORTEST_RUN and bare[::-1] in _names() and bare not in _names()
    typed = "".join(text.split()).lower()
    return bool(typed) and (
        (len(typed) >= _SHORTEST_TYPED and typed in _typed() and not _is_known(text))
        or (len(bare) >= _SHORTEST_SKELETON and not _VOWELS & set(bare) and bare in _skeletons())
        or _is_stretched(bare)
        or (len(bare) >= _SHORTEST_ROTATED and bare.isascii() and codecs.encode(bare, "rot13") in _names())
    )


def decoded(text: str) -> str | None:
    """Return the text with what is encoded in it made plain; None when nothing is."""
    plain = text
    if "&#" in plain or ("&" in plain and ";" in plain):
        plain = html.unescape(plain)
    if "%" in plain:
        plain = unquote(plain, errors="ignore")
    plain = _SQUARED.sub(lambda match: chr(ord("a") + (ord(match.group()) - 0x1F150) % 32), plain)
    if _IS_TURNED & set(plain):
        plain = plain.translate(_TURNED)[::-1]
    plain = _SPELT_FLAGS.sub(lambda match: "".join(chr(ord(flag) - 0x1F1E6 + 97) for flag in match.group()), plain)
    plain = _ENCODED.sub(lambda match: _from_base64(match.group()), plain)
    plain = _HEX.sub(_from_hex, plain)
    return plain if plain != text else None


def _from_base64(chunk: str) -> str:
    if len(chunk) % 4 or (chunk.isalpha() and (chunk.islower() or chunk.isupper() or chunk.istitle())):
        return chunk
    try:
        return _readable(base64.b64decode(chunk, validate=True)) or chunk
    except binascii.Error:
        return chunk


def _from_hex(match: re.Match[str]) -> str:
    return _readable(bytes.fromhex(match.group(1).replace(":", " "))) or match.group()


def _readable(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    is_text = all(letter in " _-'" or unicodedata.category(letter)[0] in "LM" for letter in text)
    return text if is_text and (len(text) > 2 or is_run(text)) else ""


def _is_stretched(bare: str) -> bool:
    """Tell whether a word is a name with letters held down: *passsswordd*; two of one count in a long word only."""
    held = _TRIPLED if len(bare) <= _SHORTEST_ROTATED + 1 else _DOUBLED
    return bool(held.search(bare)) and bare not in _names() and _DOUBLED.sub(r"\1", bare) in _pressed()


@functools.cache
def _pressed() -> frozenset[str]:
    return frozenset(_DOUBLED.sub(r"\1", name) for name in _names() if len(name) >= _SHORTEST_TYPED)


def _is_known(text: str) -> bool:
    return all(keys_of(word) for word in fold(text).lower().split())


@functools.cache
def _names() -> frozenset[str]:
    """The names of secrets, folded, without spaces."""
    return frozenset(lexicon().secrets)


@functools.cache
def _skeletons() -> frozenset[str]:
    """The names without vowels, where enough of them is left."""
    left = ("".join(part for part in name if part not in vowels) for name in _names() for vowels in _DROPPED)
    return frozenset(bare for bare in left if len(bare) >= _SHORTEST_SKELETON)


@functools.cache
def _typed() -> frozenset[str]:
    """The names as the same keys give them on a Latin keyboard."""
    layouts = [dict(zip(letters, _KEYS, strict=True)) for letters in _LAYOUTS]
    found: set[str] = set()
    for name in _names():
        if name.isascii():
            continue
        if "\uac00" <= name[0] <= "\ud7a3":
            found.add("".join(_jamo(name)).lower())
        for layout in layouts:
            if all(letter in layout for letter in name):
                found.add("".join(layout[letter] for letter in name))
    return frozenset(keys for keys in found if len(keys) >= _SHORTEST_TYPED)


def _jamo(name: str) -> Iterator[str]:
    for syllable in name:
        index = ord(syllable) - 0xAC00
        if not 0 <= index < 11_172:
            return
        yield _INITIALS[index // 588] + _MEDIALS[index % 588 // 28] + _FINALS[index % 28]
