"""Sealing bytes for one purpose and one owner: AES-256-GCM under keys from a ring.

A sealed value opens only under the binding that it was sealed with: kind, key, owner and version of the record that it
stands in are associated data, so a value that was moved to another row, another user or an older version does not open
(STATE-1). Each kind, day and owner has a key of its own, derived by HKDF (RFC 5869), so that no key meets more nonces
than random ones allow.

Format: 1 (one byte), key id (4), epoch (4, days since 1970), nonce (12), ciphertext with tag.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from mcp_elicitation.core.principal import pack
from mcp_elicitation.errors import OperatorError

SHORTEST_KEY = 32
NONCE_BYTES = 12
DAY = 86_400

_FORMAT = b"\x01"
_ID_BYTES = 4
_EPOCH_BYTES = 4
_HEAD = 1 + _ID_BYTES + _EPOCH_BYTES + NONCE_BYTES
_LABEL = "mcp-elicitation/seal/1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Binding:
    """What a sealed value belongs to.

    Args:
        purpose: The kind of record.
        key: The record's key.
        owner: Whose it is.
        version: The record's version.
    """

    purpose: str
    key: str
    owner: str
    version: int


class WeakKeyError(OperatorError):
    """A key of the ring is no 32 bytes of secret randomness."""

    code = "weak_key"

    def __init__(self, position: int, length: int) -> None:
        super().__init__(
            f"key {position + 1} has {length} bytes; {SHORTEST_KEY} bytes of secret randomness are needed: "
            "make one with `mcp-elicitation keys new`"
        )


class UnopenedError(Exception):
    """A sealed value did not open: it was changed, moved, or sealed under a key that is gone.

    Args:
        reason: A word for the log: ``malformed``, ``unknown_key`` or ``seal``.
        key_id: The id of the key that it names, in hexadecimal.
    """

    def __init__(self, reason: str, key_id: str = "") -> None:
        self.reason = reason
        self.key_id = key_id
        super().__init__(f"{reason} {key_id}".strip())


class KeyRing:
    """The master keys of a server: the first seals, all open.

    Args:
        keys: Secrets of 32 bytes or more; text is taken as UTF-8.

    Raises:
        WeakKeyError: A key is too short.
        ValueError: There is no key, or one stands in the ring twice.
    """

    def __init__(self, keys: Sequence[bytes | str]) -> None:
        material = [key.encode() if isinstance(key, str) else bytes(key) for key in keys]
        if not material:
            raise ValueError("a key ring needs a key")
        for position, key in enumerate(material):
            if len(key) < SHORTEST_KEY:
                raise WeakKeyError(position, len(key))
        self._keys = {key_id(key): key for key in material}
        if len(self._keys) < len(material):
            raise ValueError("a key stands in the ring twice")
        self._primary = key_id(material[0])

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the keys, in hexadecimal, the sealing one first."""
        return (self._primary.hex(), *(each.hex() for each in self._keys if each != self._primary))

    def seal(self, plain: bytes, binding: Binding, *, nonce: bytes, now: float) -> bytes:
        """Return a value sealed under the first key.

        Args:
            plain: The value.
            binding: What it belongs to.
            nonce: 12 random bytes, never used before.
            now: Seconds since the epoch.
        """
        epoch = int(now) // DAY
        head = _FORMAT + self._primary + epoch.to_bytes(_EPOCH_BYTES, "big") + nonce
        return head + self._cipher(self._primary, epoch, binding).encrypt(nonce, plain, _associated(head, binding))

    def open(self, sealed: bytes, binding: Binding) -> bytes:
        """Return what was sealed under this binding.

        Raises:
            UnopenedError: It was not, or not by a key of this ring.
        """
        if len(sealed) < _HEAD or sealed[:1] != _FORMAT:
            raise UnopenedError("malformed")
        head, body = sealed[:_HEAD], sealed[_HEAD:]
        name, epoch = head[1 : 1 + _ID_BYTES], int.from_bytes(head[1 + _ID_BYTES : 1 + _ID_BYTES + _EPOCH_BYTES], "big")
        if name not in self._keys:
            raise UnopenedError("unknown_key", name.hex())
        try:
            return self._cipher(name, epoch, binding).decrypt(head[-NONCE_BYTES:], body, _associated(head, binding))
        except InvalidTag:
            raise UnopenedError("seal", name.hex()) from None

    def is_current(self, sealed: bytes) -> bool:
        """Tell whether a value is sealed under the first key; another is sealed anew when it is next written."""
        return sealed[1 : 1 + _ID_BYTES] == self._primary

    def _cipher(self, name: bytes, epoch: int, binding: Binding) -> AESGCM:
        info = pack(_LABEL, binding.purpose, epoch, binding.owner)
        return AESGCM(HKDF(algorithm=SHA256(), length=32, salt=None, info=info).derive(self._keys[name]))


def key_id(key: bytes) -> bytes:
    """Return the name of a key: four bytes that tell nothing about it."""
    return hashlib.sha256(pack("mcp-elicitation/key-id/1", key)).digest()[:_ID_BYTES]


def _associated(head: bytes, binding: Binding) -> bytes:
    return pack(head, binding.purpose, binding.key, binding.owner, binding.version)
