"""Values that give themselves away by their shape, whatever their name."""

from __future__ import annotations

import re

from mcp_elicitation.core.urls.words import words

# Credentials with a prefix of their own, JSON web tokens, PEM blocks, values of an Authorization header.
_SECRET = re.compile(
    r"(?<![A-Za-z0-9])(?:"
    r"eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*"
    r"|(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{16,}"
    r"|sk-[A-Za-z0-9_-]{20,}|hf_[A-Za-z0-9]{20,}|AIza[A-Za-z0-9_-]{30,}|ya29\.[A-Za-z0-9_-]{20,}"
    r"|gh[oprsu]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,}"
    r"|xox[abeoprs]-[A-Za-z0-9-]{10,}|xapp-[A-Za-z0-9-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{16}"
    r"|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,}|SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}|lin_api_[A-Za-z0-9]{16,}"
    r"|ntn_[A-Za-z0-9]{20,}|dop_v1_[a-f0-9]{20,}|dckr_pat_[A-Za-z0-9_-]{16,}|npm_[A-Za-z0-9]{30,}"
    r"|rzp_live_[A-Za-z0-9]{10,}|EAACEdEose0cBA[A-Za-z0-9]+|AGE-SECRET-KEY-1[A-Z0-9]{20,}"
    r"|(?:bot)?[0-9]{8,10}:AA[A-Za-z0-9_-]{30,}"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY"
    r"|[Bb]earer [A-Za-z0-9._~+/=-]{8,}|[Bb]asic [A-Za-z0-9+/]{8,}={0,2}$"
    r")"
)
_SHORTEST_SECRET = 16

_MAIL = re.compile(
    r"(?<![A-Za-z0-9@/._%+-])(?!git@)[A-Za-z0-9._+-]{1,64}(?:@|%40)(?:[A-Za-z0-9-]{1,63}\.)+([A-Za-z]{2,24})(?![A-Za-z0-9@])"
)
_FILE_ENDINGS = words("avif css gif html ico jpeg jpg js json map mp3 mp4 pdf png svg webp xml zip")

_CARD = re.compile(r"[3-6][0-9]{3}([ -])[0-9]{4}\1[0-9]{4}\1[0-9]{1,7}|3[47][0-9]{2}([ -])[0-9]{6}\2[0-9]{5}")
_SOCIAL_SECURITY = re.compile(r"(?!000|666|9)[0-9]{3}-(?!00)[0-9]{2}-(?!0000)[0-9]{4}")
_IBAN = re.compile(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")
_CHINESE_ID = re.compile(r"[1-8][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])[0-9]{5}[0-9Xx]")
_CHINESE_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_TELEPHONE = re.compile(r"[+ ]?[0-9][0-9 ().-]{5,18}[0-9]")
_OPAQUE = re.compile(r"(?=[^0-9]*[0-9])(?=[^A-Za-z]*[A-Za-z])[A-Za-z0-9_.~=-]{16,}")


def is_secret(value: str) -> bool:
    """A provider's key, a JSON web token, a private key, or what stands in an Authorization header."""
    return len(value) >= _SHORTEST_SECRET and _SECRET.search(value) is not None


def holds_mail_address(value: str) -> bool:
    """A mail address anywhere in it; no handle (``@ada@social.example``), no file (``logo@2x.png``), no Git remote."""
    return ("@" in value or "%40" in value) and any(
        match[1].lower() not in _FILE_ENDINGS for match in _MAIL.finditer(value)
    )


def is_card_number(value: str) -> bool:
    """A payment card's number in its usual groups; digits alone are more often a plain identifier."""
    return _CARD.fullmatch(value) is not None and is_luhn_valid(value)


def is_luhn_valid(value: str) -> bool:
    """Digits whose last one is the check digit of ISO/IEC 7812, 13 to 19 of them, separators left aside."""
    digits = [int(one) for one in value if "0" <= one <= "9"]
    doubled = (sum(divmod(2 * digit, 10)) for digit in digits[-2::-2])
    return 13 <= len(digits) <= 19 and (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


def is_personal_number(value: str) -> bool:
    """A social security number, a Chinese identity number or an IBAN, check digits included where there are any."""
    if _SOCIAL_SECURITY.fullmatch(value):
        return True
    if _CHINESE_ID.fullmatch(value):
        total = sum(int(digit) * weight for digit, weight in zip(value, _CHINESE_ID_WEIGHTS, strict=False))
        return "10X98765432"[total % 11] == value[-1].upper()
    text = value.replace(" ", "")
    if _IBAN.fullmatch(text):
        return int("".join(str(int(one, 36)) for one in text[4:] + text[:4])) % 97 == 1
    return False


def is_telephone_number(value: str) -> bool:
    """Seven digits or more, written as telephone numbers are."""
    return _TELEPHONE.fullmatch(value) is not None and sum(map(str.isdigit, value)) >= 7


def is_opaque(value: str) -> bool:
    """Sixteen characters or more, letters and digits among them: made by a machine."""
    return _OPAQUE.fullmatch(value) is not None
