"""Random tokens: long, mixed, and not one of the identifiers that are random by nature and public."""

from __future__ import annotations

import base64
import binascii
import math
import re
from collections import Counter
from itertools import pairwise

_CANDIDATE = re.compile(r"(?<![\w/+.@:=-])[A-Za-z0-9_-][A-Za-z0-9_+/~-]{19,255}={0,2}(?![\w/+@:=-])")
_HEXADECIMAL = re.compile(r"(?:0x)?[0-9a-fA-F]+")
_WORDS = re.compile(r"[a-z]{3,}")
_HASH_LENGTHS = frozenset({32, 40, 48, 56, 64, 96, 128})
_ADDRESS_LENGTH = 40
# Random by nature and public: UUID, ULID, IBAN-like, coin addresses, digests in their usual clothes.
_PUBLIC = re.compile(
    r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
    r"|[0-7][0-9A-HJKMNP-TV-Z]{25}"
    r"|[A-Z]{2}\d{2}[A-Z0-9]{11,30}"
    r"|0x[0-9a-fA-F]{40}"
    r"|(?:bc1|tb1|ltc1|addr1|cosmos1)[a-z0-9]{25,110}"
    r"|[13][1-9A-HJ-NP-Za-km-z]{25,33}"
    r"|sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}"
)
_ASKS_FOR_PUBLIC = re.compile(
    r"(?i)hash|commit|sha-?\d|md5|blake\d|xxh|crc\d|check ?sum|digest|finger ?print|revision|etag|address|wallet|public"
    r"|uuid|hachage|controlesom|チェックサム|체크섬|校驗和|指紋|відбит"
    r"|prüfsumme|fingerabdruck|adresse|empreinte|somme de contr|dirección|huella|impronta|endereço|indirizzo"
    r"|отпечат"
    r"|хеш|хэш|контрольн\w+ сумм|адрес|哈希|散列|校验和|摘要|指纹|地址|公钥|雜湊|位址|ハッシュ|アドレス|해시|주소"
    r"|sağlama|karma|σύνοψη|تجزئة|عنوان"
)
_LEAST_ENTROPY, _LEAST_ENTROPY_OF_LETTERS, _LEAST_HEX_ENTROPY = 3.6, 4.2, 2.8
_LONGEST_PART = 8
_LEAST_CHANGES = 0.22


def random_token_in(value: str, asked: str) -> tuple[int, int] | None:
    """Return where a value holds a random token.

    Args:
        value: What was typed.
        asked: Name, title and description of the field: a digest or an address that is asked for is no secret.
    """
    if "://" in value:
        return None
    for match in _CANDIDATE.finditer(value):
        token = match.group()
        if not _PUBLIC.fullmatch(token) and _is_random(token) and not _ASKS_FOR_PUBLIC.search(asked):
            return match.span()
    return None


def _is_random(token: str) -> bool:
    if _HEXADECIMAL.fullmatch(token):
        bare = token.removeprefix("0x")
        letters = sum(sign.isalpha() for sign in bare)
        return len(bare) in _HASH_LENGTHS and letters > 2 and _entropy(bare) > _LEAST_HEX_ENTROPY
    if _is_in_parts(token) or _is_of_words(token) or _is_text(token):
        return False
    digits = sum(sign.isdigit() for sign in token)
    least = _LEAST_ENTROPY if digits > 1 else _LEAST_ENTROPY_OF_LETTERS
    return digits > 0 and _entropy(token) >= least and _changes(token) >= _LEAST_CHANGES


def _is_in_parts(token: str) -> bool:
    """Tell whether a token is made of simple parts, as order numbers, slugs and file names are."""
    parts = re.split(r"[-_/+~]", token)
    return len(parts) > 2 and all(_is_simple(part) for part in parts)


def _is_simple(part: str) -> bool:
    """Tell whether a part is a number, a word, or a short group of one case."""
    if part.isdigit() or (part.isalpha() and part.istitle()):
        return True
    has_one_case = part in {part.lower(), part.upper()}
    return has_one_case and (len(part) <= _LONGEST_PART or part.isalpha())


def _is_of_words(token: str) -> bool:
    """Tell whether words are written together with capitals: *getUserByName2*."""
    return token != token.lower() and sum(map(len, _WORDS.findall(token))) > len(token) / 2


def _is_text(token: str) -> bool:
    """Tell whether a token is ordinary text in Base64."""
    try:
        decoded = base64.b64decode(token + "=" * (-len(token) % 4), validate=True)
    except (binascii.Error, ValueError):
        return False
    return all(byte in _PRINTABLE for byte in decoded)


def _changes(token: str) -> float:
    """Return how often the kind of sign changes (small, capital, digit, other), from 0 to 1; words change rarely."""
    kinds = ["a" if sign.islower() else "A" if sign.isupper() else "0" if sign.isdigit() else "-" for sign in token]
    return sum(before != after for before, after in pairwise(kinds)) / (len(kinds) - 1)


def _entropy(token: str) -> float:
    """Return the Shannon entropy of the signs of a token, in bits a sign."""
    size = len(token)
    return -sum(count / size * math.log2(count / size) for count in Counter(token).values())


_PRINTABLE = frozenset((*range(0x20, 0x7F), 0x09, 0x0A, 0x0D))
