"""Askings that avoid the word: what is on the back of a card, what an authenticator shows.

A rule is a set of concepts that meet in one sentence or one field; the word files say which words stand for a
concept. No order is asked for, so that one rule serves every language.
"""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.core.screening.tags import BIT


@dataclass(frozen=True, slots=True)
class Euphemism:
    """One way to ask for a secret without its name.

    Args:
        rule: Stable code.
        needs: Masks of concepts; one bit of each must be there.
        spoilt_by: Concepts that make it something else.
    """

    rule: str
    needs: tuple[int, ...]
    spoilt_by: int


def _any(names: str) -> int:
    return sum(BIT[name] for name in names.split())


def _rule(rule: str, *needs: str, but: str = "") -> Euphemism:
    return Euphemism(rule, tuple(_any(names) for names in needs), _any(but))


EUPHEMISMS: tuple[Euphemism, ...] = (
    _rule("card_code_described", "card", "back", "digits code phrase"),
    _rule("card_code_described", "few", "back signature", "digits", but="user"),
    _rule("card_code_described", "card", "back", "signature"),
    _rule("card_number_described", "card", "front long", "digits", but="plain"),
    _rule("card_expiry_described", "card", "expiry", "digits front typing"),
    _rule("one_time_code_described", "sent", "phone mail", "digits code", but="future"),
    _rule("one_time_code_described", "account", "sent phone", "digits code", but="future plain"),
    _rule("authenticator_described", "authenticator", "shows refreshes digits code", but="future"),
    _rule("authenticator_described", "app", "shows", "digits code", "now refreshes few", but="future"),
    _rule("changing_code_described", "refreshes", "digits code"),
    _rule("one_time_code_described", "few", "digits", "sms", but="future last"),
    _rule("one_time_code_described", "now", "digits code", "sms", "sent", but="future last plain"),
    _rule("one_time_code_described", "now", "sent", "digits code", "phone", but="future last plain"),
    _rule("one_time_code_described", "codeword", "now", "sent", "digits code codes", but="future last plain"),
    _rule("one_time_code_described", "few", "digits", "phone mail", "now sent proof", but="future last"),
    _rule("seed_phrase_described", "wallet", "phrase", "restore digits generated paper"),
    _rule("seed_phrase_described", "twelve", "phrase", "wallet paper coins restore"),
    _rule("one_time_code_described", "account", "sent", "sms", "now", but="future"),
    _rule("pin_described", "till", "digits", "typing"),
    _rule("pin_described", "cash", "digits code typing"),
    _rule("password_described", "after", "user", "typing thing"),
    _rule("unlocking_described", "unlock", "device", "digits code thing typing long"),
    _rule("password_described", "signin", "typing secret", "thing", but="plain"),
    _rule("password_described", "beside", "signin typing thing"),
    _rule("secret_described", "only_you", but="warned"),
    _rule("secret_described", "only", "know", "thing digits phrase code answer"),
    _rule("hidden_text_described", "dots", "typing signin shows thing", but="digits"),
    _rule("key_described", "console", "long begins", "thing key token code long generated"),
    _rule("key_described", "begin", "end", "between", but="plain"),
    _rule("key_described", "begins", "scheme"),
    _rule("recovery_code_described", "printout", "digits code", but="plain"),
    _rule("password_described", "word", "unlock", "account app"),
    _rule("key_described", "once", "shows generated", "long", but="user"),
    _rule("password_rules_described", "capital", "symbol", "digits", but="plain"),
    _rule("security_answer_described", "mother", "maiden"),
    _rule("security_answer_described", "question", "answer"),
    _rule("network_password_described", "wifi", "typing", "thing signin"),
    _rule("network_password_described", "wifi", "sticker back", "typing thing long digits", but="model"),
    _rule("unlocking_described", "app", "account", "digits", "unlock typing", but="plain"),
    _rule("pin_described", "cash", "typing", "thing digits"),
    _rule("pin_described", "hand", "cash digits code"),
    _rule("password_described", "word", "mailbox", "enters signin unlock", but="plain"),
    _rule("password_described", "word", "account", "enters signin unlock", "only only_you secret"),
    _rule("password_described", "spell", "device account signin unlock mailbox"),
    _rule("password_described", "say", "proof", "account"),
    _rule("card_number_described", "front", "sixteen", but="plain"),
    _rule("key_described", "dotenv", "equals"),
    _rule("security_answer_described", "question", "memory"),
    _rule("header_described", "tools", "cookie header"),
    _rule("header_described", "header", "thing long typing begins"),
)
"""Every euphemism that is known, in the order in which they are tried."""


def euphemism(found: int) -> str:
    """Return the code of the first rule whose concepts are all among the bits found; empty when none is."""
    for candidate in EUPHEMISMS:
        if found & candidate.needs[0] and not found & candidate.spoilt_by and _meets(found, candidate.needs):
            return candidate.rule
    return ""


def _meets(found: int, needs: tuple[int, ...]) -> bool:
    return all(found & need for need in needs)
