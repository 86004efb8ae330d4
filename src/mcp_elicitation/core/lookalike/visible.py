"""Characters that a person cannot see, made visible."""

from __future__ import annotations

from itertools import chain

# The property Default_Ignorable_Code_Point (DerivedCoreProperties.txt): drawn as nothing at all.
DEFAULT_IGNORABLE = frozenset(
    chain(
        (0x00AD, 0x034F, 0x061C, 0x3164, 0xFEFF, 0xFFA0),
        range(0x115F, 0x1161),
        range(0x17B4, 0x17B6),
        range(0x180B, 0x1810),
        range(0x200B, 0x2010),
        range(0x202A, 0x202F),
        range(0x2060, 0x2070),
        range(0xFE00, 0xFE10),
        range(0xFFF0, 0xFFF9),
        range(0x1BCA0, 0x1BCA4),
        range(0x1D173, 0x1D17B),
        range(0xE0000, 0xE1000),
    )
)
"""Code points that are drawn as nothing by definition."""

# Symbols by category, empty by design: the blank Braille cell and the null notehead.
_BLANK = frozenset({0x2800, 0x1D159})


def is_unseen(character: str) -> bool:
    """Tell whether a character draws nothing, draws an unusual space, moves what follows, or is not assigned.

    That is every character of the categories Cc, Cf, Cs, Co, Cn, Zl and Zp, every space but U+0020, every bidi
    control, and every default-ignorable one; the line feed and the tab among them.
    """
    return not character.isprintable() or ord(character) in DEFAULT_IGNORABLE or ord(character) in _BLANK


def visible(text: str) -> str:
    """Return the text with every unseen character as a tag such as ``⟨U+202E⟩``; all others stay as they are."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(f"⟨U+{ord(character):04X}⟩" if is_unseen(character) else character for character in text)
