"""The independent set of URLs is the one that its README describes."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import cast

SET = Path(__file__).parent / "sets" / "independent"
KEYS = ["id", "url", "server_origin", "known_hosts", "verdict", "why"]


def _rows(path: Path) -> list[dict[str, object]]:
    return [cast("dict[str, object]", json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_file_has_the_hash_of_the_readme() -> None:
    told = dict(re.findall(r"^\| `(.+?\.jsonl)` .*`([0-9a-f]{64})` \|$", (SET / "README.md").read_text("utf-8"), re.M))
    assert {path.name: sha256(path.read_bytes()).hexdigest() for path in SET.glob("*.jsonl")} == told


def test_every_row_has_the_right_shape() -> None:
    for path in SET.glob("*.jsonl"):
        for number, row in enumerate(_rows(path), 1):
            assert list(row) == KEYS
            assert row["id"] == f"{path.stem}-{number:03d}"
            assert isinstance(row["url"], str), row["id"]
            assert row["verdict"] in {"refuse", "warn", "ok"}, row["id"]
            assert isinstance(row["why"], str), row["id"]
            assert row["why"], row["id"]
            assert row["server_origin"] is None or re.fullmatch(r"https?://[^/]+", str(row["server_origin"])), row["id"]
            assert isinstance(row["known_hosts"], list), row["id"]
            assert all(isinstance(host, str) and host for host in cast("list[object]", row["known_hosts"])), row["id"]


def test_no_question_is_asked_twice_and_the_set_is_as_large_as_promised() -> None:
    rows = [row for path in SET.glob("*.jsonl") for row in _rows(path)]
    assert len(rows) >= 700
    assert len({json.dumps([row["url"], row["server_origin"], row["known_hosts"]]) for row in rows}) == len(rows)
