"""Recall and false alarms over whole sets of fields: those that the words were tuned on, and every independent one.

Sets under ``tuning`` have been looked at and say little; sets under ``sets`` were written by somebody who had not seen
the words, and nobody has looked at their rows since.

A set is a folder of JSON lines: ``id``, ``lang``, ``category`` (plain, evasion, harmless), ``message``, ``name``,
``property`` (the wire schema of the field) and ``secret``. A secret counts as found when the verdict is not none; a
false alarm is any verdict but none on a harmless field.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict

import pytest

from mcp_elicitation.core.screening import Level, screen

HERE = Path(__file__).parent
Category: TypeAlias = Literal["plain", "evasion", "harmless"]

LEAST_RECALL, LEAST_RECALL_IN_A_LANGUAGE, LEAST_OF_EVASIONS, MOST_FALSE_ALARMS = 0.97, 0.90, 0.80, 0.03


class Case(TypedDict):
    id: str
    lang: str
    category: Category
    message: str
    name: str
    property: dict[str, object]
    secret: bool


@dataclass
class Tally:
    """How many fields of each category there are, and how many got a verdict."""

    fields: Counter[str] = field(default_factory=Counter[str])
    flagged: Counter[str] = field(default_factory=Counter[str])

    def rate(self, category: Category) -> float:
        return self.flagged[category] / self.fields[category] if self.fields[category] else 0.0


@dataclass
class Report:
    """What came out of one set."""

    overall: Tally = field(default_factory=Tally)
    by_language: dict[str, Tally] = field(default_factory=dict[str, Tally])
    plain_as_secret: int = 0
    wrong: list[str] = field(default_factory=list[str])


def sets() -> list[Path]:
    return [path for kind in ("tuning", "sets") for path in sorted((HERE / kind).glob("*")) if path.is_dir()]


def cases(folder: Path) -> Iterator[Case]:
    for path in sorted(folder.rglob("*.json*")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip():
                yield json.loads(line)


def verdict(case: Case) -> Level:
    form: dict[str, object] = {"type": "object", "properties": {case["name"]: case["property"]}}
    return screen(form, case["message"]).verdicts[0][1].level


def measure(folder: Path) -> Report:
    report = Report()
    for case in cases(folder):
        level = verdict(case)
        for tally in (report.overall, report.by_language.setdefault(case["lang"], Tally())):
            tally.fields[case["category"]] += 1
            tally.flagged[case["category"]] += level != "none"
        report.plain_as_secret += case["category"] == "plain" and level == "secret"
        if (level != "none") is not case["secret"]:
            report.wrong.append(f"{case['id']}: {level}")
    return report


def told(name: str, report: Report) -> str:
    overall = report.overall
    lines = [
        f"\nscreening, {name}: {sum(overall.fields.values())} fields, {len(report.by_language)} languages",
        f"  recall, plain        {overall.rate('plain'):.3f} of {overall.fields['plain']}",
        f"  … as secret, not merely ambiguous: {report.plain_as_secret}",
        f"  recall, evasion      {overall.rate('evasion'):.3f} of {overall.fields['evasion']}"
        if overall.fields["evasion"]
        else "  recall, evasion      – (none in this set)",
        f"  false alarms         {overall.rate('harmless'):.3f} of {overall.fields['harmless']}",
        "  by language (plain, evasion, false alarms):",
    ]
    lines += [
        f"    {language:8} {tally.rate('plain'):.2f} {tally.rate('evasion'):.2f} {tally.rate('harmless'):.2f}"
        for language, tally in sorted(report.by_language.items())
    ]
    return "\n".join([*lines, f"  wrong: {', '.join(report.wrong[:60])}"])


@pytest.mark.requirement("UI-1")
@pytest.mark.parametrize("folder", sets(), ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_secrets_are_found_and_harmless_fields_are_left_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = measure(folder)
    with capsys.disabled():
        print(told(f"{folder.parent.name}/{folder.name}", report))
    overall = report.overall
    assert overall.fields["plain"], f"no plain field in {folder}"
    assert overall.rate("plain") >= LEAST_RECALL
    poor = {
        language: tally.rate("plain")
        for language, tally in report.by_language.items()
        if tally.fields["plain"] and tally.rate("plain") < LEAST_RECALL_IN_A_LANGUAGE
    }
    assert not poor
    assert not overall.fields["evasion"] or overall.rate("evasion") >= LEAST_OF_EVASIONS
    assert overall.rate("harmless") <= MOST_FALSE_ALARMS


def test_the_tuning_sets_are_large_and_in_many_languages() -> None:
    listed = list(cases(HERE / "tuning"))
    assert len(listed) >= 4_000
    assert len({case["lang"] for case in listed}) >= 40


@pytest.mark.parametrize("folder", sets(), ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_row_of_a_set_has_a_name_of_its_own(folder: Path) -> None:
    listed = [case["id"] for case in cases(folder)]
    assert len(set(listed)) == len(listed)
