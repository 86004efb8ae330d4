"""Does a typed value look like a secret?"""

from __future__ import annotations

from typing import Final

from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.values.cards import card_in
from mcp_elicitation.core.screening.values.finding import Finding, finding
from mcp_elicitation.core.screening.values.providers import key_in
from mcp_elicitation.core.screening.values.randomness import random_token_in
from mcp_elicitation.core.screening.values.seeds import seed_phrase_in
from mcp_elicitation.core.screening.values.shapes import assignment_in, shape_in

MOST_CHARACTERS: Final = 10_000
"""Characters of one value that are read."""

_SHORTEST = 12


def check(value: str, field: AskedField | None) -> Finding | None:
    """Do what `door.looks_like_secret` promises."""
    if len(value) < _SHORTEST:
        return None
    text = value[:MOST_CHARACTERS]
    return _shaped(text) or _spelt(text, field)


def _shaped(text: str) -> Finding | None:
    if key := key_in(text):
        return finding("provider_key", key[1:], provider=key[0])
    if shape := shape_in(text):
        return finding(shape[0], shape[1:])
    if card := card_in(text):
        return finding("card_number", card)
    return None


def _spelt(text: str, field: AskedField | None) -> Finding | None:
    if phrase := seed_phrase_in(text):
        return finding("seed_phrase", phrase)
    if setting := assignment_in(text):
        return finding("assigned_secret", setting[1:], name=setting[0])
    asked = "" if field is None else f"{field.name} {field.title} {field.description}"
    if token := random_token_in(text, asked):
        return finding("random_token", token)
    return None
