"""Secrets that a handler was given, and whether something that is about to leave holds one. Decisions only."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import cast
from urllib.parse import quote, quote_plus

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.text import Text

SHORTEST = 6
"""Characters from which on a secret is looked for: a shorter one stands in innocent texts."""


class SecretLeakError(AuthorError):
    """What a handler answered, reported or logged to the client holds a secret that it was given.

    Args:
        name: The name of the secret.
        method: What was about to carry it.
    """

    code = "secret_leaked"

    def __init__(self, name: str, method: str) -> None:
        super().__init__(
            f"{method} was stopped: it holds the secret {name!r}, which must never reach the client. Answer with what "
            "was done with it, not with it; and take care with error texts of the service that it is used at.",
            public=Text(
                "The answer was stopped: it held a secret that must not leave the server.",
                "回复已被拦截：其中含有不得离开服务端的密钥。",
            ),
        )


class Revealed:
    """The secrets that the handler of one request was given."""

    def __init__(self) -> None:
        self._needles: list[tuple[str, str]] = []

    def __bool__(self) -> bool:
        """Tell whether there is anything to look for."""
        return bool(self._needles)

    def add(self, name: str, secret: Secret) -> None:
        """Take note of a secret that the handler holds from now on."""
        value = secret.reveal()
        if len(value) >= SHORTEST:
            self._needles += [(each, name) for each in _spellings(value)]

    def find(self, value: object) -> str | None:
        """Return the name of a secret that a JSON value holds in any usual spelling, or None."""
        if not self._needles:
            return None
        for text in _texts(value):
            plain = text.replace("-", "+").replace("_", "/")
            for needle, name in self._needles:
                if needle in text or needle in plain:
                    return name
        return None


def _spellings(value: str) -> set[str]:
    data = value.encode("utf-8", "surrogatepass")
    found = {value, value[::-1], data.hex(), data.hex().upper(), quote(data, safe=""), quote_plus(data)}
    return found | {encoded for shift in range(3) if len(encoded := _base64(data, shift)) >= SHORTEST}


def _base64(data: bytes, shift: int) -> str:
    """Return the characters of base64 that depend on the secret alone when ``shift`` bytes stand before it."""
    encoded = base64.b64encode(bytes(shift) + data).decode().rstrip("=")
    first = (shift * 8 + 5) // 6
    last = (shift + len(data)) * 8 // 6
    return encoded[first:last]


def _texts(value: object) -> Iterator[str]:
    """Walk every text of a JSON value, keys included; keeps its own stack."""
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, Mapping):
            members = cast("Mapping[object, object]", item)
            stack += [*members.keys(), *members.values()]
        elif isinstance(item, list | tuple):
            stack += cast("list[object]", item)
