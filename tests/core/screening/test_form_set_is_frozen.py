"""The set of form fields that was independent once is the one that its README describes."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import cast

SET = Path(__file__).parent / "tuning" / "seen"
KEYS = ["id", "lang", "category", "message", "name", "property", "secret", "why"]
TEXT = {"type", "title", "description", "format", "minLength", "maxLength", "default"}
KEYWORDS = TEXT | {"minimum", "maximum", "enum", "oneOf", "items", "minItems", "maxItems"}
TYPES = {"string", "integer", "number", "boolean", "array"}


def _rows(path: Path) -> list[dict[str, object]]:
    return [cast("dict[str, object]", json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_file_has_the_hash_of_the_readme() -> None:
    told = dict(re.findall(r"^\| `(.+?\.jsonl)` .*`([0-9a-f]{64})` \|$", (SET / "README.md").read_text("utf-8"), re.M))
    assert {path.name: sha256(path.read_bytes()).hexdigest() for path in SET.glob("*.jsonl")} == told


def test_every_row_has_the_right_shape() -> None:
    for path in SET.glob("*.jsonl"):
        for number, row in enumerate(_rows(path), 1):
            assert list(row) == KEYS
            assert (row["id"], row["lang"]) == (f"{path.stem}-{number:03d}", path.stem)
            assert row["category"] in {"plain", "evasion", "harmless"}
            assert row["secret"] is (row["category"] != "harmless"), row["id"]
            assert all(isinstance(row[key], str) and row[key] for key in ("message", "name", "why")), row["id"]
            schema = cast("dict[str, object]", row["property"])
            assert schema.keys() <= KEYWORDS, row["id"]
            assert schema["type"] in TYPES, row["id"]


def test_the_set_is_as_large_as_promised() -> None:
    sizes = {path.stem: len(_rows(path)) for path in SET.glob("*.jsonl")}
    assert len(sizes) == 30
    assert min(sizes.values()) >= 45
    assert sum(sizes.values()) >= 1500
