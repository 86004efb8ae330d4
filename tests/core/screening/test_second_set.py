"""Recall and false alarms over the second independent set, written without sight of words, rules and other sets.

Only numbers are printed: a field that is missed here is not to be looked up and tuned for (its sets/second/README.md).
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from tests.core.screening.test_sets import (
    HERE,
    LEAST_OF_EVASIONS,
    LEAST_RECALL,
    LEAST_RECALL_IN_A_LANGUAGE,
    MOST_FALSE_ALARMS,
    Category,
    cases,
    measure,
)

SECOND = HERE / "sets" / "second"
# Of every file's name and bytes, in the order of their names.
DIGEST = "71f35cbb5faaa1224cd115d5d2405167da8a328727d71ac68a37e1f5aaff0cb1"
LEAST_FIELDS: dict[Category, int] = {"plain": 14, "evasion": 6, "harmless": 14}  # in each language


def test_the_second_set_is_the_one_that_was_written() -> None:
    digest = sha256()
    for path in sorted(SECOND.glob("*.jsonl")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    assert digest.hexdigest() == DIGEST


def test_the_second_set_has_every_kind_in_every_language() -> None:
    listed = list(cases(SECOND))
    assert len(listed) >= 1_300
    assert len({case["id"] for case in listed}) == len(listed)
    assert all(case["secret"] is (case["category"] != "harmless") for case in listed)
    fields = Counter((case["lang"], case["category"]) for case in listed)
    languages = {case["lang"] for case in listed}
    assert len(languages) >= 32
    assert not [
        (lang, kind) for lang in languages for kind, least in LEAST_FIELDS.items() if fields[lang, kind] < least
    ]


@pytest.mark.requirement("UI-1")
def test_the_second_set_is_judged_as_well_as_promised(capsys: pytest.CaptureFixture[str]) -> None:
    report = measure(SECOND)
    overall = report.overall
    recall = {language: tally.rate("plain") for language, tally in sorted(report.by_language.items())}
    with capsys.disabled():
        print(f"\nscreening, second set: {sum(overall.fields.values())} fields, {len(recall)} languages")
        for kind in ("plain", "evasion", "harmless"):
            print(f"  {kind:8} flagged {overall.flagged[kind]} of {overall.fields[kind]}: {overall.rate(kind):.3f}")
        print("  recall, plain:", ", ".join(f"{language} {rate:.2f}" for language, rate in recall.items()))
    assert overall.rate("plain") >= LEAST_RECALL
    assert not {language: rate for language, rate in recall.items() if rate < LEAST_RECALL_IN_A_LANGUAGE}
    assert overall.rate("evasion") >= LEAST_OF_EVASIONS
    assert overall.rate("harmless") <= MOST_FALSE_ALARMS
