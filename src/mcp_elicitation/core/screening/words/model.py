"""The shape of a word file: what one language contributes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Compounding: TypeAlias = Literal["none", "closed", "suffixed"]
"""Whether words are written together: not, with a few endings (German), with many endings (Finnish)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The vocabulary of one language.

    Every list is one string of phrases separated by commas. A star ends a stem (``парол*`` is any form of пароль); a
    bar between words stands for either (``verification|login code``). Upper case and marks above letters do not
    matter: the same folding is put on words and texts.

    Args:
        code: BCP 47 tag.
        login: Passwords, passphrases, sign-in data, security answers.
        codes: One-time, recovery, personal identification and card codes; card numbers.
        keys: API keys, tokens, private keys, seed phrases, connection strings.
        unsure: By family (token, key, code, pin, pass, secret): words that are a secret only in good company.
        partners: The good company: words that make an unsure word a secret.
        heads: What is said *about* a secret by a word after it (password *policy*).
        heads_before: The same by a word before it (*length of* the password).
        harmless: Compounds that hold a secret's word and are none.
        not_before: Negations before what they negate.
        not_after: Negations after what they negate.
        ask: Verbs that ask for something to be typed.
        mention_before: What turns a secret into a topic, before it (*reset* your password).
        mention_after: The same after it (password *expired*).
        about: Openers of a question about a secret (*how many*, *do you use*).
        about_first: Words that open such a question as its first word only (*is* your password strong?).
        plain: Labels of well-known other things (e-mail address, city).
        small: Function words: articles, prepositions, pronouns.
        link: Function words that join a noun to the one that it belongs to.
        also: Words for *and* and *or*.
        but: Words after which a negation no longer holds.
        hints: By concept: what a euphemism is made of (see ``euphemisms``).
        compounding: How the language writes words together.
    """

    code: str
    login: str = ""
    codes: str = ""
    keys: str = ""
    unsure: Mapping[str, str] = field(default_factory=dict[str, str])
    partners: str = ""
    heads: str = ""
    heads_before: str = ""
    harmless: str = ""
    not_before: str = ""
    not_after: str = ""
    ask: str = ""
    mention_before: str = ""
    mention_after: str = ""
    about: str = ""
    about_first: str = ""
    plain: str = ""
    small: str = ""
    link: str = ""
    also: str = ""
    but: str = ""
    hints: Mapping[str, str] = field(default_factory=dict[str, str])
    compounding: Compounding = "none"
