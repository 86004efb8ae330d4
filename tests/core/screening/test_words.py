"""The word files: complete, and without words that cancel each other."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.screening import AskedField, asks_for_secret, tags
from mcp_elicitation.core.screening.phrases import phrases
from mcp_elicitation.core.screening.words import LANGUAGES, load
from mcp_elicitation.core.screening.words.model import Words

FILES = load()
NAMED = FILES[1:]


def test_there_are_at_least_thirty_languages() -> None:
    assert len(LANGUAGES) >= 30
    assert len({file.code for file in FILES}) == len(FILES)


@pytest.mark.parametrize("file", NAMED, ids=lambda file: file.code)
def test_a_file_has_every_group(file: Words) -> None:
    groups = ("login", "codes", "keys", "harmless", "not_before", "ask", "plain", "small", "also")
    missing = [name for name in groups if not (getattr(file, name) or (name == "not_before" and file.not_after))]
    assert not missing
    assert {"token", "key", "code"} & set(file.unsure)
    assert {"signin", "digits", "card", "sent", "phone"} <= set(file.hints)


@pytest.mark.parametrize("file", NAMED, ids=lambda file: file.code)
def test_no_function_word_is_a_secret_or_a_negation_as_well(file: Words) -> None:
    small: set[tuple[str, ...]] = set()
    other: set[tuple[str, ...]] = set()
    for tag, phrase in phrases(file):
        if tag & (tags.SMALL | tags.LINK):
            small.add(phrase)
        elif tag & (tags.SECRET | tags.NOT_BEFORE | tags.NOT_AFTER) and len(phrase) == 1:
            other.add(phrase)
    assert not small & other


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.code)
def test_every_secret_of_a_file_is_found_as_a_label(file: Words) -> None:
    missed: list[str] = []
    for name in ("login", "codes", "keys"):
        for phrase in getattr(file, name).split(","):
            if "*" in phrase or "|" in phrase or not phrase.strip():
                continue
            label = " ".join(phrase.split())
            if asks_for_secret(AskedField(name="value", title=label)).level == "none":
                missed.append(label)
    assert not missed


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.code)
def test_no_harmless_compound_of_a_file_raises_an_alarm(file: Words) -> None:
    alarms: list[str] = []
    for phrase in file.harmless.split(","):
        label = " ".join(phrase.replace("*", "").split())
        if not label or "|" in label or "*" in phrase:
            continue
        if asks_for_secret(AskedField(name="value", title=label)).level != "none":
            alarms.append(label)
    assert not alarms
