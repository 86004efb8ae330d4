"""Payment card numbers: the right length, the right beginning, the right check digit (ISO/IEC 7812)."""

from __future__ import annotations

import re

# The number, in groups or not; nothing that would make it longer before or behind it.
_CANDIDATE = re.compile(
    r"(?<![\w.+-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-])"
)
# Beginning and lengths by network: Visa, Mastercard, American Express, Discover, JCB, UnionPay, Diners, Maestro, Mir.
_NETWORKS = re.compile(
    r"4(?:\d{12}|\d{15}|\d{18})$"
    r"|5[1-5]\d{14}$|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$"
    r"|3[47]\d{13}$"
    r"|6(?:011|5\d\d|4[4-9]\d)\d{12}$"
    r"|35(?:2[89]|[3-8]\d)\d{12}$"
    r"|62\d{14,17}$|81\d{14}$"
    r"|3(?:0[0-5]|[68]\d)\d{11}$"
    r"|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$"
    r"|220[0-4]\d{12}$"
)


def card_in(value: str) -> tuple[int, int] | None:
    """Return where a value holds a payment card number."""
    for match in _CANDIDATE.finditer(value):
        digits = match.group().replace(" ", "").replace("-", "")
        if _NETWORKS.match(digits) and len(set(digits)) > 1 and passes_luhn(digits):
            return match.span()
    return None


def passes_luhn(digits: str) -> bool:
    """Tell whether the last digit is the check digit of the others (ISO/IEC 7812-1, annex B)."""
    total = 0
    for place, digit in enumerate(reversed(digits)):
        number = int(digit) * (1 + place % 2)
        total += number - 9 * (number > 9)
    return total % 10 == 0
