"""What a secret's word does in its sentence: is it asked for, or only spoken of?

A word counts unless something in the same sentence takes it back: a head behind or before it (*password policy*,
*length of the password*), a negation of its own language, a verb that makes it a topic (*forgot your password*), a
question about it (*how many keys*). An unsure word (*code*, *key*, *token*) counts only in good company.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.atoms import ENGLISH, Atom, Reading, has, languages_of
from mcp_elicitation.core.screening.lexicon import lexicon
from mcp_elicitation.core.screening.units import NONE, WEAK

Mode: TypeAlias = Literal["label", "text"]
"""A name or title, where words stand for what is typed; or a description or message, in whole sentences."""

Strength: TypeAlias = Literal["secret", "unsure", "harmless"]

MOST_HITS = 100
"""Words of one text that are judged; a text that speaks of more secrets than that is not read further."""

_SHARED = ENGLISH | 1
_FUTURE = tags.BIT["future"]
_WHICH = tags.BIT["which"]
_HEAD_REACH = 2
_MENTION_REACH = 4
_PARTNER_REACH = 3
_SHORT_SENTENCE, _SHORT_MESSAGE = 6, 9
_SHORT_REST = 3
_LONGEST_MIXED = 3
_SHORTEST_NAME = 3
# Where the owner comes before what it owns: *पासवर्ड की लंबाई*, the password's length.
_OF_WHAT_FOLLOWS = frozenset(["का", "के", "की", "کا", "کے", "کی", "का।", "এর", "র"])
_IN_PLACE = frozenset(
    ["zh-Hans", "zh-Hant", "ja", "ko", "th", "vi", "tr", "hi", "bn", "ta", "ur", "fa", "id", "ms", "hu", "fi"]
)
_PASSING = tags.SMALL | tags.LINK
_SAYS_NOTHING = _PASSING | tags.ASK | tags.ALSO | tags.ABOUT | tags.BUT | tags.NOT_BEFORE | tags.NOT_AFTER


class Hit(NamedTuple):
    """One word that speaks of a secret, judged.

    Args:
        strength: Secret; unsure; or harmless, which also takes back unsure hits of the same family elsewhere.
        rule: Why: the code of the rule.
        family: The bits of the word.
        atom: Where it stands.
        asked: Whether its sentence asks for it in so many words.
        bare: Whether its sentence says nothing but its name.
        short: Whether its sentence is short.
    """

    strength: Strength
    rule: str
    family: int
    atom: Atom
    asked: bool
    bare: bool
    short: bool


@dataclass(frozen=True, slots=True)
class _Sentence:
    atoms: Sequence[Atom]
    languages: int
    mode: Mode
    promises: bool = False

    def tagged(self, index: int, tag: int) -> bool:
        return has(self.atoms[index], tag, self.languages)

    def negates(self, index: int, tag: int) -> bool:
        """Tell whether a word negates, and is no function word in a language that is as likely here."""
        return self.tagged(index, tag) and not self.tagged(index, _PASSING)

    def asks(self, index: int) -> bool:
        """Tell whether a word asks for something to be typed; in a promise (*we will send*) none does."""
        return not self.promises and has(self.atoms[index], tags.ASK, self.languages)

    def is_about(self, index: int, tag: int) -> bool:
        """Tell whether a word makes a secret's word harmless; names and many labels mix English words in."""
        return has(self.atoms[index], tag, self.languages | _SHARED)


def hits(reading: Reading, mode: Mode, languages: int) -> Iterator[Hit]:
    """Yield what the words of a text say of secrets.

    Args:
        reading: The text.
        mode: How it is to be taken.
        languages: The languages that the whole field is written in; -1 for any.
    """
    if not reading.tags & (tags.SECRET | tags.UNSURE):
        return
    judged = 0
    for read in reading.sentences:
        if not read.tags & (tags.SECRET | tags.UNSURE) or judged > MOST_HITS:
            continue
        spoken = languages_of((read.votes,))
        spoken = languages if spoken == -1 else spoken
        promises = any(
            atom.tags & _FUTURE and has(atom, _FUTURE, spoken) and not has(atom, tags.ASK, spoken)
            for atom in read.atoms
        )
        sentence = _Sentence(read.atoms, spoken, mode, promises)
        places = [index for index, atom in enumerate(read.atoms) if atom.tags & (tags.SECRET | tags.UNSURE)]
        judged += len(places)
        yield from (hit for index in places if (hit := _judge(sentence, index)))


def _judge(sentence: _Sentence, index: int) -> Hit | None:
    atom = sentence.atoms[index]
    secret, unsure = _family(sentence, atom)
    family = secret | unsure
    if not family:
        return None
    asked = _is_asked(sentence) or _asks_which(sentence, index)
    manner = asked, _is_bare(sentence, index), _is_short(sentence)
    if sentence.is_about(index, tags.HARMLESS) and not secret:
        return Hit("harmless", "harmless_compound", unsure, atom, *manner)
    if rule := _taken_back(sentence, index):
        return Hit("harmless", rule, family & tags.UNSURE, atom, *manner)
    if secret:
        return Hit("secret", "secret_word", secret, atom, *manner)
    return _unsure(sentence, index, unsure)


def _family(sentence: _Sentence, atom: Atom) -> tuple[int, int]:
    """Return the bits of a secret and of an unsure word that an atom has in the languages spoken here."""
    secret = unsure = 0
    for bits, languages in atom.meaning:
        if languages & sentence.languages or not sentence.languages:
            if bits & tags.HARMLESS:
                unsure |= bits & (tags.SECRET | tags.UNSURE)
            else:
                secret |= bits & tags.SECRET
                unsure |= bits & tags.UNSURE
    if not atom.spoken & sentence.languages and not atom.tags & tags.HARMLESS:
        secret = atom.tags & tags.SECRET
        # An unsure word of another language counts in a label only: *klicken* is no Czech key.
        unsure = atom.tags & tags.UNSURE if len(sentence.atoms) <= _LONGEST_MIXED else 0
    return secret, unsure


def _taken_back(sentence: _Sentence, index: int) -> str:
    """Return the code of what takes a secret's word back; empty when nothing does."""
    if _is_headed(sentence, index) or _has_head_before(sentence, index):
        return "about_a_secret"
    if _is_negated(sentence, index):
        return "negated"
    if _is_mentioned(sentence, index):
        return "only_mentioned"
    if _is_question_about(sentence, index):
        return "question_about"
    return ""


def _is_headed(sentence: _Sentence, index: int) -> bool:
    """Look for what the secret's word only qualifies: *password policy*, *API key expiry*."""
    for place in range(index + 1, min(index + 2 + _HEAD_REACH, len(sentence.atoms))):
        atom = sentence.atoms[place]
        if atom.gap == NONE and atom.text in _OF_WHAT_FOLLOWS:
            continue
        if atom.gap != NONE or sentence.tagged(place, _PASSING | tags.ALSO):
            return False
        if sentence.is_about(place, tags.HEAD):
            return True
        if _ends_a_name(sentence, atom) or sentence.asks(place):
            return False
    return False


def _ends_a_name(sentence: _Sentence, atom: Atom) -> bool:
    """Tell whether what was qualified so far is over: at the next secret of a label, or at a long unknown run."""
    is_next = bool(atom.tags & tags.SECRET) and sentence.mode == "label"
    return is_next or (atom.rest and len(atom.text) > _SHORT_REST)


def _has_head_before(sentence: _Sentence, index: int) -> bool:
    """Look for what the secret's word belongs to: *length of the password*, *длина пароля*."""
    if _asks_which(sentence, index):
        return False
    skipped = 0
    head = tags.HEAD_BEFORE
    for place in range(index - 1, -1, -1):
        atom = sentence.atoms[place]
        if sentence.atoms[place + 1].gap != NONE or sentence.tagged(place, tags.ALSO) or sentence.asks(place):
            return False
        if sentence.is_about(place, head):
            return True
        if sentence.tagged(place, tags.LINK):
            head |= tags.HEAD
        if not sentence.tagged(place, _PASSING):
            skipped += 1
            if skipped > _HEAD_REACH or (atom.rest and len(atom.text) > _SHORT_REST):
                return False
    return False


def _is_negated(sentence: _Sentence, index: int) -> bool:
    return _negated_before(sentence, index) or _negated_after(sentence, index)


def _negated_before(sentence: _Sentence, index: int) -> bool:
    """Look back for a negation. A list keeps it (*do not enter your password, PIN*), a new request ends it."""
    crossed = asked_here = asked_there = False
    for place in range(index - 1, -1, -1):
        if sentence.atoms[place + 1].gap == WEAK:
            if asked_here and not crossed:
                return False
            crossed = True
        if sentence.tagged(place, tags.BUT):
            return False
        if sentence.negates(place, tags.NOT_BEFORE):
            return asked_there or not crossed
        if sentence.asks(place):
            asked_here, asked_there = asked_here or not crossed, asked_there or crossed
    return False


def _negated_after(sentence: _Sentence, index: int) -> bool:
    """Look ahead for a negation, as languages with the verb at the end have it; a request on the way ends the look."""
    asked = any(sentence.asks(place) for place in _segment_before(sentence, index))
    for place in range(index + 1, len(sentence.atoms)):
        if sentence.atoms[place].gap == WEAK and asked:
            return False
        if sentence.negates(place, tags.NOT_AFTER):
            return True
        if sentence.tagged(place, tags.BUT) or sentence.asks(place):
            return False
    return False


def _segment_before(sentence: _Sentence, index: int) -> Iterator[int]:
    """Yield the places before an atom, back to the next comma, the closest first."""
    for place in range(index - 1, -1, -1):
        if sentence.atoms[place + 1].gap != NONE:
            return
        yield place


def _segment_after(sentence: _Sentence, index: int) -> Iterator[int]:
    for place in range(index + 1, len(sentence.atoms)):
        if sentence.atoms[place].gap != NONE:
            return
        yield place


def _is_mentioned(sentence: _Sentence, index: int) -> bool:
    asked = False
    for distance, place in enumerate(_segment_before(sentence, index)):
        if sentence.asks(place):
            asked = True
            break
        if distance < _MENTION_REACH and sentence.tagged(place, tags.MENTION_BEFORE):
            return True
    if asked:
        return False
    for distance, place in enumerate(_segment_after(sentence, index)):
        if distance >= _MENTION_REACH or sentence.asks(place):
            return False
        if sentence.tagged(place, tags.MENTION_AFTER):
            return True
    return False


def _asks_which(sentence: _Sentence, index: int) -> bool:
    """Tell whether a question is for the secret itself: *which password do you have?*, *what is your PIN?*"""
    for place in _segment_before(sentence, index):
        if sentence.tagged(place, _WHICH):  # a longer phrase asks for its own noun: *which manager of passwords*
            return not (sentence.tagged(place, tags.ABOUT) and " " in sentence.atoms[place].text)
        if not sentence.tagged(place, _PASSING):
            return False
    return False


def _is_question_about(sentence: _Sentence, index: int) -> bool:
    if _asks_which(sentence, index):
        return False
    for place in range(index - 1, -1, -1):
        if sentence.asks(place):
            return False
        if sentence.tagged(place, tags.ABOUT):
            return True
    if sentence.tagged(0, tags.ABOUT_FIRST) and index:
        return True
    if sentence.languages != -1 and not sentence.languages & _asking_in_place():
        return False
    return any(sentence.tagged(place, tags.ABOUT) for place in _segment_after(sentence, index)) and not any(
        sentence.asks(place) for place in range(len(sentence.atoms))
    )


@functools.cache
def _asking_in_place() -> int:
    """Return the languages in which a question word stands where its answer does, and so behind the secret's word."""
    return sum(1 << number for number, code in enumerate(lexicon().languages) if code in _IN_PLACE)


def _is_asked(sentence: _Sentence) -> bool:
    return any(sentence.asks(place) for place in range(len(sentence.atoms)))


def _is_bare(sentence: _Sentence, index: int) -> bool:
    """Tell whether a sentence says nothing but the name: an unknown word may be the verb of *password was changed*."""
    others = [place for place in range(len(sentence.atoms)) if place != index]
    return len(others) < _SHORT_SENTENCE and all(_adds_nothing(sentence, place) for place in others)


def _is_short(sentence: _Sentence) -> bool:
    return len(sentence.atoms) <= _SHORT_MESSAGE


def _adds_nothing(sentence: _Sentence, place: int) -> bool:
    atom = sentence.atoms[place]
    if atom.text.isdigit() or (atom.rest and len(atom.text) == 1):
        return True
    return has(atom, _SAYS_NOTHING | tags.PARTNER | tags.SECRET | tags.PLAIN, sentence.languages | _SHARED)


def _unsure(sentence: _Sentence, index: int, family: int) -> Hit | None:
    manner = _is_asked(sentence), _is_bare(sentence, index), _is_short(sentence)
    atom = sentence.atoms[index]
    if any(_is_partner(sentence, place, index) for place in _company(sentence, index)):
        return Hit("secret", "secret_in_company", family, atom, *manner)
    before, after = (_is_qualified_before(sentence, index), _is_qualified_after(sentence, index))
    if after or (before and not family & tags.BIT["token"]) or (before and atom.text.endswith("s")):
        return Hit("harmless", "harmless_company", family, atom, *manner)
    if sentence.mode == "text" and not any(manner[:2]):
        return None
    return Hit("unsure", "unsure_word", family, atom, *manner)


def _company(sentence: _Sentence, index: int) -> Iterator[int]:
    """Yield the places whose words can make an unsure word a secret."""
    if sentence.mode == "label":
        yield from (place for place in range(len(sentence.atoms)) if place != index)
        return
    yield from range(max(0, index - _PARTNER_REACH), index)
    yield from range(index + 1, min(len(sentence.atoms), index + 1 + _PARTNER_REACH))


def _is_partner(sentence: _Sentence, place: int, index: int) -> bool:
    lower, upper = min(place, index), max(place, index)
    if any(sentence.atoms[between].gap == WEAK for between in range(lower + 1, upper + 1)):
        return False
    return has(sentence.atoms[place], tags.PARTNER | tags.SECRET, sentence.languages | 1)


def _is_qualified_before(sentence: _Sentence, index: int) -> bool:
    for place in _segment_before(sentence, index):
        if not sentence.tagged(place, tags.LINK):
            return _says_something(sentence, place) and not _is_foreign_name(sentence, place, index)
    return False


def _is_qualified_after(sentence: _Sentence, index: int) -> bool:
    linked = False
    for place in _segment_after(sentence, index):
        if sentence.tagged(place, tags.LINK):
            linked = True
        elif sentence.tagged(place, tags.SMALL):
            if not linked:
                return False
        else:
            return _says_something(sentence, place) and not _is_foreign_name(sentence, place, index)
    return False


def _is_foreign_name(sentence: _Sentence, place: int, index: int) -> bool:
    """Tell whether a word is an unknown one in Latin letters beside one of another alphabet: *Κωδικός TAXISnet*."""
    atom, known = sentence.atoms[place], sentence.atoms[index].text
    return not atom.meaning and len(atom.text) >= _SHORTEST_NAME and atom.text.isascii() and not known.isascii()


def _says_something(sentence: _Sentence, place: int) -> bool:
    atom = sentence.atoms[place]
    return not atom.text.isdigit() and not sentence.tagged(place, _SAYS_NOTHING)
