"""What a word can be to the screening: one bit each, so that a phrase of several languages adds up."""

from __future__ import annotations

from typing import Final

# In the order of `Words`: the fields that hold phrases, then the families of unsure words, then the hints.
FIELDS: Final = (
    "login",
    "codes",
    "keys",
    "partners",
    "heads",
    "heads_before",
    "harmless",
    "not_before",
    "not_after",
    "ask",
    "mention_before",
    "mention_after",
    "about",
    "about_first",
    "plain",
    "small",
    "link",
    "also",
    "but",
)
FAMILIES: Final = ("token", "key", "code", "pin", "pass", "secret")
HINTS: Final = (
    "signin",
    "typing",
    "thing",
    "digits",
    "back",
    "card",
    "front",
    "expiry",
    "sent",
    "phone",
    "mail",
    "future",
    "authenticator",
    "shows",
    "wallet",
    "restore",
    "phrase",
    "console",
    "long",
    "begins",
    "cash",
    "unlock",
    "device",
    "only_you",
    "dots",
    "capital",
    "symbol",
    "refreshes",
    "mother",
    "maiden",
    "question",
    "answer",
    "wifi",
    "header",
    "generated",
    "account",
    "beside",
    "few",
    "twelve",
    "paper",
    "coins",
    "after",
    "user",
    "now",
    "proof",
    "sms",
    "last",
    "tools",
    "signature",
    "sticker",
    "only",
    "know",
    "cookie",
    "app",
    "once",
    "begin",
    "end",
    "between",
    "scheme",
    "printout",
    "word",
    "model",
    "warned",
    "spell",
    "hand",
    "sixteen",
    "equals",
    "dotenv",
    "memory",
    "say",
    "mailbox",
    "enters",
    "codeword",
    "till",
    "which",
    "neutral",
)

BIT: Final[dict[str, int]] = {name: 1 << index for index, name in enumerate((*FIELDS, *FAMILIES, *HINTS))}

LOGIN, CODES, KEYS = BIT["login"], BIT["codes"], BIT["keys"]
PARTNER, HEAD, HEAD_BEFORE, HARMLESS = BIT["partners"], BIT["heads"], BIT["heads_before"], BIT["harmless"]
NOT_BEFORE, NOT_AFTER = BIT["not_before"], BIT["not_after"]
ASK, MENTION_BEFORE, MENTION_AFTER, ABOUT = BIT["ask"], BIT["mention_before"], BIT["mention_after"], BIT["about"]
ABOUT_FIRST = BIT["about_first"]
PLAIN, SMALL, LINK, ALSO, BUT = BIT["plain"], BIT["small"], BIT["link"], BIT["also"], BIT["but"]

SECRET = LOGIN | CODES | KEYS
UNSURE = sum(BIT[family] for family in FAMILIES)
HINT = sum(BIT[hint] for hint in HINTS)
"""Masks over several bits."""
