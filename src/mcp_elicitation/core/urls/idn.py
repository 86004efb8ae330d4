"""Is a label of an internationalised host name safe to read in its own script?

The question is Chrome's (its IDN policy) and the answers rest on UTS #39: everyday characters only, one writing
system or Latin beside Chinese, Japanese or Korean, nothing that as a whole reads as Latin or as a number, no marks
that hide in their neighbours. The tables here are stricter than Chrome's where a rule could be kept shorter; they
must never be laxer, and the tests ask a real Chromium.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Callable
from itertools import pairwise
from typing import Literal, TypeAlias

from mcp_elicitation.core.lookalike import (
    folded_skeleton,
    is_everyday_ideograph,
    is_highly_restrictive,
    is_identifier_character,
    is_mixed_script,
    scripts_of,
)
from mcp_elicitation.core.urls.idn_letters import RARE_LETTERS

Doubt: TypeAlias = Literal["rare_characters", "mixed_scripts", "looks_latin", "looks_like_a_number", "hidden_marks"]

# Everyday in some identifier, out of place in a host name: joiners, hyphens and quotation marks, a solidus overlay,
# letters for transcription (pinyin, Latin Extended Additional up to U+1E9F, Greek Extended, old Cyrillic, bopomofo),
# the rare ideographs of extension A and all beyond the Basic Multilingual Plane.
_DROPPED = re.compile(
    "[\u0138\u01cd-\u01dc\u02bb\u02bc\u02ec\u0338\u058a\u1c80-\u1c8f\u1e00-\u1e9f\u1f00-\u1fff\u200c\u200d\u2010"
    "\u2019\u2027\u30a0\u3105-\u312f\u31a0-\u31bf\u3400-\u4dbf\ua640-\ua69f\ua720-\ua7ff\ufa0e-\ufa29\U00010000-\U0010ffff"
    + "".join(
        f"{chr(int(first, 16))}-{chr(int(last or first, 16))}"
        for first, _, last in (run.partition("-") for run in RARE_LETTERS.split())
    )
    + "]"
)
# Letters that one language needs and that deceive everywhere else: letter → the top-level domain where it is at home.
_AT_HOME = {"\u00fe": "is", "\u00f0": "is", "\u0259": "az", "\u00b7": "cat"}

# Letters that pass for Latin ones in common fonts, beside those that Unicode's table knows; and where each script is
# at home, so that a word made of such letters only is a word and no disguise.
_LIKE_LATIN = {
    "Armn": ("ագզէլհյոսւօ", "am"),
    "Beng": ("০৭", ""),
    "Cyrl": ("аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡ", "bg by kz ru su ua uz"),
    "Deva": ("ऽ०ॱ", ""),
    "Ethi": ("ሀሠሰስበነተከዐዕዘጠፐꬅ", "er et"),
    "Geor": ("იოყძხჽჿ", "ge"),
    "Grek": ("αικνρυωηοτ", "gr"),
    "Gujr": ("ડટ૦૧", ""),
    "Guru": ("੦੧", ""),
    "Hebr": ("דוחיןסװײ׳ﬦ", "il"),
    "Knda": ("ಽ೦೧", ""),
    "Mlym": ("ടഠധനറ൦", ""),
    "Mymr": ("ခဂငထပဝ၀၂ၔၜ႐႑႕႖႗", "mm"),
    "Orya": ("ଠ୦୮", ""),
    "Taml": ("டப௦", ""),
    "Telu": ("౦౧", ""),
    "Thai": ("ทนบพรหเแ๐ดลปฟม", "th"),
}
_LIKE_DIGITS = frozenset("0123456789θ२২੨੨૨೩೭շзҙӡउওਤ੩૩౩ဒვპੜ੫丩ㄐճ৪੪୫૭୨౨")

_MARK = "[\u0300-\u0339]"
_CJK = (
    "\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u9fff\U00020000-\U0003ffff"
)
# Strokes that read as l, i, t, o, a slash or a dash beside letters of another script.
_STROKES = "一ㄧ丨乛七丅十〇ㄒㄚㄟㄨㄩㄈㆺㆳ工ㆲ讠丁ノンソゾ丶乀乁丿ー・ヽヾ"
_HIDDEN = re.compile(
    f"[^{_CJK}\u3105-\u312f\u31a0-\u31bf][{_STROKES}]|[{_STROKES}][^{_CJK}\u3105-\u312f\u31a0-\u31bf]"
    "|^[\u30fb-\u30fe]|[^\u30a1-\u30fa\u30fc-\u30fe][\u30fd\u30fe]|[^\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc]\u30fc"
    "|[\u3041-\u309f][\u30d8-\u30da]|[\u30d8-\u30da][\u3041-\u309f]"  # ヘ among hiragana
    "|[\u30a1-\u30ff][\u3078-\u307a]|[\u3078-\u307a][\u30a1-\u30ff]"  # へ among katakana
    f"|\u3099|\u309a|[ijl\u0131\u0237]{_MARK}|{_MARK}{_MARK}"
)


@functools.lru_cache(maxsize=1024)
def doubt_of(label: str, top: str) -> Doubt | None:
    """Return why a label must not be shown in its own script; None when it may.

    Args:
        label: One label, A-label decoded, as a browser canonicalises it.
        top: The top-level domain, likewise decoded.
    """
    if label.isascii():
        return None
    return next((doubt for doubt, applies in _DOUBTS if applies(label, top)), None)


def _has_rare_characters(label: str, top: str) -> bool:
    if _DROPPED.search(label) or not all(map(_is_everyday, label)):
        return True
    if any(letter in label and top != home and len(label) > 1 for letter, home in _AT_HOME.items()):
        return True
    return "\u00b7" in label.replace("l\u00b7l", "")


def _is_everyday(character: str) -> bool:
    if "\u4e00" <= character <= "\u9fff":
        return is_everyday_ideograph(character)
    return is_identifier_character(character)


def _mixes_scripts(label: str, _top: str) -> bool:
    """Accented Latin beside another script is no everyday writing either: only plain ASCII letters are."""
    return not is_highly_restrictive(label) or (
        is_mixed_script(label) and any(not one.isascii() and "Latn" in scripts_of(one) for one in label)
    )


def _looks_latin(label: str, top: str) -> bool:
    scripts = scripts_of(label)
    for script, (letters, homes) in _LIKE_LATIN.items():
        if script in scripts and script not in scripts_of(top) and top not in homes.split():
            own = {one for one in label if script in scripts_of(one)}
            return own <= set(letters) or (bool(own) and folded_skeleton(label).isascii())
    return False


def _looks_like_a_number(label: str, _top: str) -> bool:
    """Nothing but digits and their look-alikes, or digits of several systems."""
    systems = {ord(one) - unicodedata.decimal(one) for one in label if one.isdecimal()}
    return len(systems) > 1 or all(one in _LIKE_DIGITS or one.isdecimal() for one in label)


def _has_hidden_marks(label: str, _top: str) -> bool:
    """Strokes in the wrong place, a diacritic on a letter that takes none, or the same mark twice on one letter."""
    return _HIDDEN.search(label) is not None or any(_is_stray(mark, base) for base, mark in pairwise(label))


def _is_stray(mark: str, base: str) -> bool:
    if mark == base:
        return unicodedata.category(mark) == "Mn"
    return bool(re.match(_MARK, mark)) and not scripts_of(base) & {"Latn", "Grek", "Cyrl"}


_DOUBTS: tuple[tuple[Doubt, Callable[[str, str], bool]], ...] = (
    ("rare_characters", _has_rare_characters),
    ("mixed_scripts", _mixes_scripts),
    ("looks_latin", _looks_latin),
    ("looks_like_a_number", _looks_like_a_number),
    ("hidden_marks", _has_hidden_marks),
)
