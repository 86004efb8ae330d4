"""Master keys: where they may come from, how they are written, and which are refused. Decisions only.

A key is 32 bytes of randomness or more, written as ``mek_`` and base64url, or as hexadecimal digits; one a line (or
between spaces), the sealing one first, ``#`` begins a comment. A passphrase is no key: it is refused, since whoever has
the database could try the words of a dictionary.
"""

from __future__ import annotations

import base64
import binascii
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mcp_elicitation.core.sealing import SHORTEST_KEY, key_id
from mcp_elicitation.errors import OperatorError

VARIABLE = "MCP_ELICITATION_KEYS"
"""The environment variable that keys are read from unless another one is named."""

PREFIX = "mek_"
"""Marks a written key, so that scanners for leaked secrets can find it."""

_FEWEST_VALUES = 16
"""So many different bytes stand in 32 random ones, but for one draw in 10¹⁵."""

_HEXADECIMAL = re.compile(r"[0-9a-fA-F]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class FromEnvironment:
    """Keys in an environment variable.

    Args:
        variable: Its name.
    """

    variable: str = VARIABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class FromFile:
    """Keys in a file that only this account may read (mode 0600).

    Args:
        path: Where it is.
    """

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FromKeyring:
    """Keys in the keyring of the operating system (extra ``keyring``).

    Args:
        service: The name that they are kept under.
    """

    service: str = "mcp-elicitation"


KeySource: TypeAlias = FromEnvironment | FromFile | FromKeyring
"""Where master keys come from; never the database that they protect."""


class KeysUnusableError(OperatorError):
    """Keys could not be had, or must not be used as they are.

    Args:
        reason: What is wrong and what to do, for whoever runs the process; holds nothing of a key.
    """

    code = "keys_unusable"

    def __init__(self, reason: str) -> None:
        super().__init__(f"{reason}. Make a key with: mcp-elicitation keys new")


def read_keys(text: str, *, where: str) -> tuple[bytes, ...]:
    """Read keys as they are written in the environment, a file or a keyring.

    Args:
        text: What stands there.
        where: What the error calls the place.

    Raises:
        KeysUnusableError: There is none, one is no key, is too short, is hardly random, or stands there twice.
    """
    words = [word for line in text.splitlines() for word in line.partition("#")[0].replace(",", " ").split()]
    if not words:
        raise KeysUnusableError(f"there is no key in {where}")
    keys = tuple(_read_key(word, f"key {number} in {where}") for number, word in enumerate(words, 1))
    if len(set(keys)) < len(keys):
        raise KeysUnusableError(f"a key stands twice in {where}")
    return keys


def write_key(key: bytes) -> str:
    """Return a key as it is written."""
    return PREFIX + base64.urlsafe_b64encode(key).decode().rstrip("=")


def prepend_key(text: str, key: bytes) -> str:
    """Return the text of a place with a new key before the others: it seals from now on, the others still open."""
    return f"{write_key(key)}\n{text}"


def list_ids(keys: Sequence[bytes]) -> list[str]:
    """Return the ids of keys in hexadecimal, in their order; an id tells nothing about its key."""
    return [key_id(key).hex() for key in keys]


def require_private(mode: int, owner: int, *, account: int, where: str) -> None:
    """Refuse a file of keys that another account may read or replace (V11).

    Args:
        mode: The file's mode.
        owner: The number of the account that owns it.
        account: The number of this account.
        where: What the error calls the file.

    Raises:
        KeysUnusableError: It is no regular file, is open to others, or belongs to another account.
    """
    if not stat.S_ISREG(mode):
        raise KeysUnusableError(f"{where} is no regular file")
    if owner != account:
        raise KeysUnusableError(f"{where} belongs to another account of this machine")
    if stat.S_IMODE(mode) & 0o077:
        raise KeysUnusableError(f"{where} is open to other accounts (mode {stat.S_IMODE(mode):04o}): chmod 600 {where}")


def _read_key(word: str, where: str) -> bytes:
    key = _decode(word)
    if key is None:
        raise KeysUnusableError(f"{where} is no key: {PREFIX} and base64url, or hexadecimal digits, are expected")
    if len(key) < SHORTEST_KEY:
        raise KeysUnusableError(f"{where} has {len(key)} bytes; {SHORTEST_KEY} are needed")
    if len(set(key)) < _FEWEST_VALUES:
        raise KeysUnusableError(f"{where} is not random")
    return key


def _decode(word: str) -> bytes | None:
    """Return the bytes of a written key, None when it is none."""
    if not word.startswith(PREFIX):
        return bytes.fromhex(word) if _HEXADECIMAL.fullmatch(word) and len(word) % 2 == 0 else None
    written = word.removeprefix(PREFIX)
    try:
        return base64.b64decode(written + "=" * (-len(written) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
