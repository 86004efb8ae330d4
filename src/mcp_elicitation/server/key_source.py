"""Fetching master keys from where they are kept, and putting new ones there. Touches the world."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, assert_never, cast

from mcp_elicitation.core.sealing import SHORTEST_KEY
from mcp_elicitation.server.keys import (
    FromEnvironment,
    FromFile,
    FromKeyring,
    KeySource,
    KeysUnusableError,
    prepend_key,
    read_keys,
    require_private,
)

_USERNAME = "keys"
_LONGEST = 65_536
_OTHERS = f"use the environment ({FromEnvironment().variable}) or a file of mode 0600 instead"


class _Keyring(Protocol):
    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...


def load_keys(source: Sequence[bytes | str] | KeySource) -> tuple[bytes | str, ...]:
    """Return the keys of a source, the sealing one first; keys that were given as such are returned as they are.

    Raises:
        KeysUnusableError: There are none, or they must not be used.
    """
    match source:
        case FromEnvironment(variable=variable):
            return read_keys(os.environ.get(variable, ""), where=f"the environment variable {variable}")
        case FromFile(path=path):
            return read_keys(_read_file(path), where=path)
        case FromKeyring(service=service):
            return read_keys(_read_keyring(service), where=f"the keyring under {service!r}")
        case _:
            return tuple(source)


def new_key() -> bytes:
    """Return a new key."""
    return secrets.token_bytes(SHORTEST_KEY)


def add_key(source: KeySource) -> bytes:
    """Make a new key and put it before those of a source, so that it seals from the next start on.

    Raises:
        KeysUnusableError: The place cannot be written, or what stands there must not be used.
    """
    key = new_key()
    match source:
        case FromEnvironment():
            raise KeysUnusableError("an environment variable is set by whoever starts the process")
        case FromFile(path=path):
            _write_file(path, prepend_key(_read_file(path) if Path(path).exists() else "", key))
        case FromKeyring(service=service):
            _set(service, prepend_key(_read_keyring(service), key))
        case _:
            assert_never(source)
    return key


def _read_file(path: str) -> str:
    """Read the very file that was looked at: a name could be pointed elsewhere in between."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0))
    except OSError as error:
        raise KeysUnusableError(f"{path} cannot be read: {error.strerror}") from None
    try:
        if os.name == "posix":
            status = os.fstat(descriptor)
            require_private(status.st_mode, status.st_uid, account=os.geteuid(), where=path)
        return os.read(descriptor, _LONGEST).decode("ascii", errors="replace")
    finally:
        os.close(descriptor)


def _write_file(path: str, text: str) -> None:
    """Write beside the file and move it there: who reads it meanwhile has the old keys or the new ones."""
    beside = f"{path}.new"
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(descriptor)
        Path(beside).replace(path)
    except OSError as error:
        raise KeysUnusableError(f"{path} cannot be written: {error.strerror}") from None


def _read_keyring(service: str) -> str:
    keyring, failures = _keyring()
    try:
        return keyring.get_password(service, _USERNAME) or ""
    except failures as error:
        raise _no_keyring(error) from None


def _set(service: str, text: str) -> None:
    keyring, failures = _keyring()
    try:
        keyring.set_password(service, _USERNAME, text)
    except failures as error:
        raise _no_keyring(error) from None


def _keyring() -> tuple[_Keyring, type[Exception]]:
    """Return the keyring and what its failures derive from; a plain file is never put in its place (V12)."""
    try:
        import keyring
        from keyring.errors import KeyringError
    except ModuleNotFoundError:
        raise KeysUnusableError(f"pip install 'mcp-elicitation[keyring]' to use the keyring, or {_OTHERS}") from None
    return cast("_Keyring", keyring), KeyringError


def _no_keyring(error: Exception) -> KeysUnusableError:
    return KeysUnusableError(f"this account has no keyring that can be used ({type(error).__name__}); {_OTHERS}")
