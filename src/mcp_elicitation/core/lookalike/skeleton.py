"""Skeletons: equal for texts that a reader may take for one another (UTS #39 §4)."""

from __future__ import annotations

import functools
import unicodedata

from mcp_elicitation.core.lookalike import confusables_astral, confusables_bmp
from mcp_elicitation.core.lookalike.visible import DEFAULT_IGNORABLE


def skeleton(text: str) -> str:
    """Return the text with every character replaced by the prototype of its look-alikes.

    A skeleton is for comparing with another skeleton only, never for showing. Case is kept, as the standard has it:
    ``O`` and ``0`` are alike, ``o`` and ``0`` are not; see `folded_skeleton`.
    """
    if text.isascii():
        return text.translate(_prototypes())
    decomposed = unicodedata.normalize("NFD", text).translate(_IGNORED)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


def folded_skeleton(text: str) -> str:
    """Return the skeleton of a text whose case does not matter, such as a host name: ``g00gle`` equals ``Google``.

    Latin capitals are folded before they are mapped (else ``I`` would be ``l``), all others after, since a foreign
    capital is taken for what it looks like: Greek ``Η`` for ``h``, though its small letter is ``η``.
    """
    return skeleton(skeleton(text.translate(_LOWER)).casefold())


_LOWER = {point: point + 32 for point in range(0x41, 0x5B)}
_IGNORED = dict.fromkeys(DEFAULT_IGNORABLE)


@functools.cache
def _prototypes() -> dict[int, str]:
    """Code point → prototype; 6 ms to build, so nobody pays who never compares."""
    table: dict[int, str] = {}
    for word in f"{confusables_bmp.CONFUSABLES}{confusables_astral.CONFUSABLES}".split():
        prototype, _, alike = word.partition("=")
        text = "".join(chr(int(point, 16)) for point in prototype.split("+"))
        table.update((int(point, 16), text) for point in alike.split(","))
    return table
