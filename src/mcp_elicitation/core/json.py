"""JSON as this package handles it: what a value may be, one canonical spelling, and how much is too much."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TypeAlias, cast

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
"""A value that JSON can carry."""

Object: TypeAlias = Mapping[str, object]
"""A JSON object whose members have not been looked at yet."""


def canonical(value: object) -> str:
    """Return the one spelling of a JSON value: sorted keys, no spaces, ASCII only.

    Raises:
        ValueError: The value is or holds a number that JSON cannot carry (NaN, infinity).
        TypeError: The value is or holds something that JSON does not know.
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def byte_size(value: object) -> int:
    """Return how many bytes of UTF-8 a JSON value takes on the wire.

    Raises:
        UnicodeEncodeError: A text holds half a surrogate pair, which UTF-8 cannot carry.
    """
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode("utf-8"))


def digest(text: str) -> str:
    """Return 128 bits of SHA-256 over a text, in lower-case hexadecimal (32 characters)."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def is_object(value: object) -> bool:
    """Tell whether a decoded value is a JSON object: a mapping with text keys."""
    if value is None or not isinstance(value, dict | Mapping):  # the usual ones first: an ABC is slow to ask
        return False
    for key in cast("Mapping[object, object]", value):  # a loop: this is asked often, of few members each time
        if type(key) is not str and not isinstance(key, str):
            return False
    return True


def as_object(value: object) -> Object | None:
    """Return the value as an object, or None when it is something else."""
    return cast("Object", value) if is_object(value) else None


def exceeds(value: object, limit: int) -> bool:
    """Tell whether a decoded JSON value is larger than ``limit``, roughly in bytes, without walking further than that.

    The walk keeps its own stack, so a deeply nested value costs no recursion.
    """
    size = 0
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            size += len(item) + 2
        elif isinstance(item, Mapping):
            mapping = cast("Mapping[object, object]", item)
            size += 2 + 4 * len(mapping)
            if size <= limit:
                stack.extend(mapping.keys())
                stack.extend(mapping.values())
        elif isinstance(item, list | tuple):
            items = cast("list[object]", item)
            size += 2 + len(items)
            if size <= limit:
                stack.extend(items)
        else:
            size += 4
        if size > limit:
            return True
    return False
