"""The verdict on every URL of the independent sets is the one that a careful person gives."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypedDict

import pytest

from mcp_elicitation.core.urls import inspect

SETS = Path(__file__).parent / "sets"
# Of every file's name and bytes, in the order of their names.
SECOND = "d7996d5a913fb04847a3555b4c0aeb4e5e9868a744099cf30ea279ee8a720e5e"
LEAST_RIGHT = 0.97


class Case(TypedDict):
    id: str
    url: str
    server_origin: str | None
    known_hosts: list[str]
    verdict: Literal["refuse", "warn", "ok"]
    why: str


def cases(folder: Path) -> Iterator[Case]:
    for path in sorted(folder.glob("*.jsonl")):
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def verdict(case: Case) -> str:
    return inspect(case["url"], server_origin=case["server_origin"], known_hosts=case["known_hosts"]).verdict


def test_the_second_set_is_the_one_that_was_written() -> None:
    digest = sha256()
    for path in sorted((SETS / "second").glob("*.jsonl")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    assert digest.hexdigest() == SECOND


def test_the_second_set_has_every_verdict_in_number_and_no_row_twice() -> None:
    rows = list(cases(SETS / "second"))
    verdicts = Counter(row["verdict"] for row in rows)
    assert min(verdicts["refuse"], verdicts["warn"], verdicts["ok"]) >= 150
    assert len({row["id"] for row in rows}) == len(rows)
    assert len({(row["url"], row["server_origin"], *row["known_hosts"]) for row in rows}) == len(rows)


@pytest.mark.requirement("CURL-6")
@pytest.mark.parametrize("name", ["independent", "second"])
def test_urls_are_judged_as_well_as_promised(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = [(case, verdict(case)) for case in cases(SETS / name)]
    wrong = {case["id"]: said for case, said in given if said != case["verdict"]}
    right = 1 - len(wrong) / len(given)
    with capsys.disabled():
        print(f"\nURLs, set {name}: {len(given)} URLs, verdict right {right:.3f}")
        for expected in ("refuse", "warn", "ok"):
            said = Counter(answer for case, answer in given if case["verdict"] == expected)
            print(f"  {expected:6} judged {dict(said)}")
    assert right >= LEAST_RIGHT, wrong
    assert not [case["id"] for case, said in given if case["verdict"] == "refuse" and said == "ok"]
