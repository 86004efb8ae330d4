"""On which line of a TOML text a key stands. Pure.

The parser of the standard library gives no lines, and a search for the key's letters would be fooled by strings, lists
over several lines and dotted names. So the parser itself is asked: the statement that brings a key ends with the first
part of the text that can be read and has the key, and begins after the last part before it that can be read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import TypeAlias, cast

Path: TypeAlias = tuple[str | int, ...]
"""The keys and list positions (from 0) that lead to a value."""


def find_lines(text: str, paths: Iterable[Path]) -> dict[Path, int]:
    """Return the line of each path that the text has, from 1.

    Args:
        text: TOML that can be read as a whole.
        paths: Where the keys stand in it.
    """
    wanted = set(paths)
    found: dict[Path, int] = {}
    lines = text.split("\n")
    read = 0
    for count in range(1, len(lines) + 1):
        document = _read("\n".join(lines[:count]))
        if document is None:
            continue
        for path in [each for each in wanted if _has(document, each)]:
            found[path] = read + 1
            wanted.discard(path)
        read = count
        if not wanted:
            break
    return found


def _read(text: str) -> Mapping[str, object] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


def _has(document: object, path: Path) -> bool:
    at = document
    for step in path:
        members = _members(at)
        if step not in members:
            return False
        at = members[step]
    return True


def _members(value: object) -> Mapping[str | int, object]:
    if isinstance(value, list):
        return dict(enumerate(cast("list[object]", value)))
    return cast("Mapping[str | int, object]", value) if isinstance(value, dict) else {}
