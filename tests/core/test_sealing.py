"""What is sealed opens only where, for whom and as what it was sealed (STATE-1)."""

from __future__ import annotations

import itertools

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.principal import pack
from mcp_elicitation.core.sealing import DAY, Binding, KeyRing, UnopenedError, WeakKeyError, key_id

KEY = bytes(range(32))
OTHER = bytes(range(32, 64))
NONCE = bytes(12)
HERE = Binding(purpose="grant", key="k", owner="o", version=3)
NOW = 1_800_000_000.0


@given(st.binary(max_size=200), st.text(max_size=20), st.text(max_size=20), st.integers(1, 2**40))
def test_what_was_sealed_opens_under_the_same_binding(plain: bytes, key: str, owner: str, version: int) -> None:
    ring = KeyRing([KEY])
    binding = Binding(purpose="secret", key=key, owner=owner, version=version)
    assert ring.open(ring.seal(plain, binding, nonce=NONCE, now=NOW), binding) == plain


@pytest.mark.requirement("STATE-1")
@pytest.mark.parametrize(
    "there",
    [
        Binding(purpose="secret", key="k", owner="o", version=3),
        Binding(purpose="grant", key="l", owner="o", version=3),
        Binding(purpose="grant", key="k", owner="p", version=3),
        Binding(purpose="grant", key="k", owner="o", version=2),
        Binding(purpose="grantk", key="", owner="o", version=3),
        Binding(purpose="grant", key="ko", owner="", version=3),
    ],
)
def test_it_opens_nowhere_else(there: Binding) -> None:
    """V2, V4: another kind, key, owner or version, and no shifting of a border between them."""
    ring = KeyRing([KEY])
    sealed = ring.seal(b"plain", HERE, nonce=NONCE, now=NOW)
    with pytest.raises(UnopenedError, match="seal"):
        ring.open(sealed, there)


def test_no_flipped_bit_and_no_shorter_value_opens() -> None:
    ring = KeyRing([KEY])
    sealed = ring.seal(b"plain", HERE, nonce=NONCE, now=NOW)
    for at, bit in itertools.product(range(len(sealed)), range(8)):
        changed = bytearray(sealed)
        changed[at] ^= 1 << bit
        with pytest.raises(UnopenedError):
            ring.open(bytes(changed), HERE)
    for length in range(len(sealed)):
        with pytest.raises(UnopenedError):
            ring.open(sealed[:length], HERE)


def test_the_first_key_seals_and_all_open() -> None:
    old = KeyRing([KEY]).seal(b"old", HERE, nonce=NONCE, now=NOW)
    rolled = KeyRing([OTHER, KEY])
    assert rolled.open(old, HERE) == b"old"
    assert not rolled.is_current(old)
    new = rolled.seal(b"new", HERE, nonce=NONCE, now=NOW)
    assert rolled.is_current(new)
    with pytest.raises(UnopenedError, match="unknown_key") as caught:
        KeyRing([KEY]).open(new, HERE)
    assert caught.value.key_id == key_id(OTHER).hex()
    assert rolled.ids == (key_id(OTHER).hex(), key_id(KEY).hex())


def test_every_day_and_owner_has_a_key_of_its_own() -> None:
    """S12: with the same nonce, nothing of the key stream is shared."""
    ring = KeyRing([KEY])
    seals = [
        ring.seal(bytes(32), Binding(purpose=purpose, key="k", owner=owner, version=1), nonce=NONCE, now=now)[21:53]
        for purpose, owner, now in itertools.product(("a", "b"), ("o", "p"), (NOW, NOW + DAY))
    ]
    assert len(set(seals)) == len(seals)


def test_the_format_is_what_it_says() -> None:
    """Read by hand with the library's own parts, so that a later version can still read it."""
    sealed = KeyRing([KEY]).seal(b"plain", HERE, nonce=NONCE, now=NOW)
    head, body = sealed[:21], sealed[21:]
    epoch = int(NOW) // DAY
    assert head == b"\x01" + key_id(KEY) + epoch.to_bytes(4, "big") + NONCE
    info = pack("mcp-elicitation/seal/1", "grant", epoch, "o")
    cipher = AESGCM(HKDF(algorithm=SHA256(), length=32, salt=None, info=info).derive(KEY))
    assert cipher.decrypt(NONCE, body, pack(head, "grant", "k", "o", 3)) == b"plain"


def test_weak_and_repeated_keys_are_refused() -> None:
    with pytest.raises(WeakKeyError, match="31 bytes"):
        KeyRing([KEY, KEY[:31]])
    with pytest.raises(ValueError, match="twice"):
        KeyRing([KEY, KEY])
    with pytest.raises(ValueError, match="needs a key"):
        KeyRing([])
