"""One kind of word for every language at once, beside the files of the languages.

A table here goes by kind and then by language: it is how a kind is kept whole, so that no language lacks what its
sisters know. What a table lists is added to the file of the language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.words.kinds.aloud import ALOUD
from mcp_elicitation.core.screening.words.kinds.arrived import ARRIVED
from mcp_elicitation.core.screening.words.kinds.at_the_bank import AT_THE_BANK
from mcp_elicitation.core.screening.words.kinds.described import DESCRIBED
from mcp_elicitation.core.screening.words.kinds.harmless import HARMLESS
from mcp_elicitation.core.screening.words.kinds.named import NAMED
from mcp_elicitation.core.screening.words.kinds.sisters import SISTERS
from mcp_elicitation.core.screening.words.kinds.spoken import SPOKEN
from mcp_elicitation.core.screening.words.model import Words

TABLES = (DESCRIBED, AT_THE_BANK, SPOKEN, ARRIVED, NAMED, SISTERS, HARMLESS, ALOUD)
"""Every table: name of a list of words (see `tags`) → language → phrases."""


def with_kinds(file: Words) -> Words:
    """Return a language's file with what the tables say for it."""
    hints, unsure, lists = dict(file.hints), dict(file.unsure), dict[str, str]()
    for name, listed in _listed(file.code):
        if name in tags.FIELDS:
            lists[name] = _added(lists.get(name) or getattr(file, name), listed)
        else:
            home = unsure if name in tags.FAMILIES else hints
            home[name] = _added(home.get(name, ""), listed)
    return replace(file, hints=hints, unsure=unsure, compounding=file.compounding, **lists)


def _listed(code: str) -> Iterator[tuple[str, str]]:
    for table in TABLES:
        for name, by_language in table.items():
            if code in by_language:
                yield name, by_language[code]


def _added(listed: str, more: str) -> str:
    return f"{listed}, {more}" if listed.strip() else more
