"""Does a field ask for a secret? The rules in their order, each a function from evidence to a verdict."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from mcp_elicitation.core.screening import tags
from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.atoms import Atom, Reading, Sentence, has, languages_of, read
from mcp_elicitation.core.screening.disguise import disguised, undisguised
from mcp_elicitation.core.screening.euphemisms import euphemism
from mcp_elicitation.core.screening.fold import original_span
from mcp_elicitation.core.screening.grammar import Hit, Mode, hits
from mcp_elicitation.core.screening.reasons import REASONS
from mcp_elicitation.core.screening.riddles import decoded, worked_out
from mcp_elicitation.core.screening.units import NONE
from mcp_elicitation.core.screening.values.providers import prefix_in
from mcp_elicitation.core.screening.verdict import Level, Place, Verdict

_CLOSED_FORMATS = frozenset({"date", "date-time", "time", "email"})
_NOTHING = Verdict(level="none", rule="nothing_found", reason=REASONS["nothing_found"])
_CLOSED = Verdict(level="none", rule="cannot_hold_a_secret", reason=REASONS["cannot_hold_a_secret"])
_MODES: dict[Place, Mode] = {"name": "label", "title": "label", "description": "text", "message": "text"}
_COUNTED = frozenset({"token", "key", "pass", "code", "pin", "secret"})


class _Part(NamedTuple):
    place: Place
    reading: Reading


@dataclass(frozen=True, slots=True)
class _Evidence:
    """What was read of one field and of the message above it."""

    field: AskedField
    own: tuple[_Part, ...]
    message: _Part | None
    languages: int
    is_plain: bool
    is_neutral: bool


def judge(field: AskedField, message: str) -> Verdict:
    """Do what `door.asks_for_secret` promises."""
    if field.format == "password":
        return Verdict(level="secret", rule="password_format", place="schema", reason=REASONS["password_format"])
    if field.kind in {"boolean", "choice"} or field.format in _CLOSED_FORMATS:
        return _CLOSED
    evidence = _gather(field, message)
    found = _settled(list(_own_hits(evidence)))
    for verdict in _verdicts(evidence, found):
        return verdict
    return _NOTHING


def _verdicts(evidence: _Evidence, found: Sequence[tuple[_Part, Hit]]) -> Iterator[Verdict]:
    """Yield verdicts in the order of their weight; the first one holds."""
    for part, hit in found:
        if hit.strength == "secret" and (part.place != "description" or not evidence.is_plain or hit.asked):
            yield _at(part, "secret", hit.rule, hit.atom)
    yield from _disguises(evidence)
    yield from _described(evidence)
    if not evidence.is_plain:
        yield from _message_asks(evidence, found)
    yield from _unsure(evidence, found)
    if evidence.field.write_only:
        yield Verdict(level="ambiguous", rule="write_only", place="schema", reason=REASONS["write_only"])


def _gather(field: AskedField, message: str) -> _Evidence:
    texts: tuple[tuple[Place, str], ...] = (
        ("title", field.title),
        ("name", field.name),
        ("description", field.description),
    )
    own = tuple(_Part(place, _read(text)) for place, text in texts if text)
    told = _Part("message", _read(message)) if message else None
    languages = languages_of(sentence.votes for part in (*own, told) if part for sentence in part.reading.sentences)
    is_neutral = _is_neutral(own)
    # A name that says nothing in one language may be a plain word in another: *data* is no date for it.
    labelling = {"title"} if is_neutral else {"title", "name"}
    labels = [part.reading for part in own if part.place in labelling and part.reading.tags & tags.PLAIN]
    is_plain = any(_is_plain(sentence, languages) for label in labels for sentence in label.sentences)
    return _Evidence(field, own, told, languages, is_plain, is_neutral)


def _is_neutral(own: Sequence[_Part]) -> bool:
    """Tell whether a field leaves open what it is for: *Value*, *Your answer*, *…*; then a short message says it."""
    shown = [part.reading for part in own if part.place == "title"] or [part.reading for part in own[:1]]
    saying = tags.BIT["neutral"] | tags.SMALL | tags.LINK
    return all(
        atom.tags & saying or len(atom.text) == 1 or atom.text.isdigit()
        for reading in shown
        for sentence in reading.sentences
        for atom in sentence.atoms
    )


def _is_plain(label: Sentence, languages: int) -> bool:
    """Tell whether a label names a well-known other thing; *the six digits on your phone* does not."""
    counted = all(label.tags & bit for bit in (tags.BIT["few"], tags.BIT["digits"]))
    return not counted and any(has(atom, tags.PLAIN, languages) for atom in label.atoms)


@functools.lru_cache(maxsize=16)
def _read(text: str) -> Reading:
    """Read a message once for all fields of its form, and a field once with its message and once without."""
    return read(text)


def _own_hits(evidence: _Evidence) -> Iterator[tuple[_Part, Hit]]:
    for part in evidence.own:
        is_about = part.place == "name" and _is_name_about(part.reading)
        for hit in hits(part.reading, _MODES[part.place], evidence.languages):
            if is_about or (evidence.field.kind == "number" and _is_counted(hit, part)):
                yield part, hit._replace(strength="harmless")
            else:
                yield part, _weighed(part, hit)


def _settled(found: list[tuple[_Part, Hit]]) -> list[tuple[_Part, Hit]]:
    """Let a title that speaks *about* a secret settle what the name means by the same word: people read the title."""
    titled = [hit for part, hit in found if part.place == "title"]
    if not titled or any(hit.strength != "harmless" or hit.rule not in _SETTLING for hit in titled):
        return found
    is_qualified = all(hit.rule == "harmless_company" for hit in titled)
    return [
        (part, hit._replace(strength="harmless"))
        if part.place == "name" and (not is_qualified or (hit.family & tags.LOGIN and " " not in hit.atom.text))
        else (part, hit)
        for part, hit in found
    ]


_SETTLING = frozenset({"about_a_secret", "harmless_compound", "harmless_company"})


def _is_name_about(name: Reading) -> bool:
    """Tell whether a name begins as those of flags and counts do: ``has_password``, ``max_tokens``."""
    atoms = name.sentences[0].atoms if name.sentences else ()
    return len(atoms) > 1 and atoms[0].text in _FLAG_WORDS


def _is_counted(hit: Hit, part: _Part) -> bool:
    """Tell whether a number field may count or measure its word: *API keys: 3*, *shortest password: 12*."""
    if hit.family & tags.CODES:
        return False
    if hit.family & (tags.KEYS | _UNCOUNTABLE) or hit.atom.text.endswith("s"):
        return True
    return bool(hit.family & tags.LOGIN) and any(
        atom is not hit.atom and not atom.meaning and not atom.text.isdigit()
        for sentence in part.reading.sentences
        for atom in sentence.atoms
    )


_UNCOUNTABLE = tags.BIT["token"] | tags.BIT["key"] | tags.BIT["secret"] | tags.BIT["pass"]


def _weighed(part: _Part, hit: Hit) -> Hit:
    """Take PIN in capitals for what it stands for, whatever it is the PIN of."""
    is_pin = hit.family & tags.BIT["pin"] and hit.rule in {"unsure_word", "harmless_company"}
    if is_pin and part.place != "name" and part.reading.folded.startswith(("PIN", "TAN"), hit.atom.start):
        return hit._replace(strength="secret", rule="secret_word")
    return hit


def _disguises(evidence: _Evidence) -> Iterator[Verdict]:
    for part in evidence.own:
        text = part.reading.text
        if span := _disguise(part, evidence.languages):
            yield _verdict("secret", "disguised", part.place, text[slice(*span)], span)
        if found := prefix_in(text):
            yield _verdict("secret", "key_prefix", part.place, text[slice(*found)], found)
    if found := prefix_in(evidence.field.default):
        yield _verdict("secret", "key_prefix", "default", evidence.field.default[slice(*found)], found)


def _disguise(part: _Part, languages: int) -> tuple[int, int] | None:
    """Return where a text names a secret in disguise; all of it when only the whole reads as an asking."""
    text, is_label = part.reading.text, part.place != "description"
    if span := disguised(text, label=is_label):
        return span
    for plain in (undisguised(text), decoded(text)):
        if plain and _asks_plainly(part, plain, languages):
            return 0, len(text)
    is_riddle = is_label and (worked_out(text) or _reads_backwards(part, languages))
    return (0, len(text)) if is_riddle else None


def _reads_backwards(part: _Part, languages: int) -> bool:
    """Tell whether a label of unknown words asks for a secret when it is read from its end."""
    is_known = any(atom.meaning for sentence in part.reading.sentences for atom in sentence.atoms)
    if is_known or len(part.reading.text) < _SHORTEST_BACKWARDS:
        return False
    return any(hit.strength == "secret" for hit in hits(read(part.reading.text[::-1]), "label", languages))


def _asks_plainly(part: _Part, plain: str, languages: int) -> bool:
    """Tell whether a text asks for a secret once its odd words are read plainly; nobody disguises a harmless one."""
    for hit in hits(read(plain), _MODES[part.place], languages):
        is_pin = hit.rule == "harmless_company" and hit.family & tags.BIT["pin"]
        if is_pin or hit.strength in {"secret", "unsure"}:
            return True
    return False


def _described(evidence: _Evidence) -> Iterator[Verdict]:
    """Look for euphemisms in each text of the field, then in all of them together."""
    together = 0
    for part in evidence.own:
        for sentence in part.reading.sentences:
            bits = _concepts(sentence, evidence.languages)
            if bits and (rule := euphemism(bits)):
                yield _described_at(part, rule, sentence)
            together |= bits
    if together and not evidence.is_plain and evidence.message:
        for sentence in evidence.message.reading.sentences:
            together |= _concepts(sentence, evidence.languages)
    if together and (rule := euphemism(together)):
        part = evidence.own[0]
        yield _described_at(part, rule, part.reading.sentences[0])


def _concepts(sentence: Sentence, languages: int) -> int:
    """Return the concepts of a sentence; none when it is negated, a topic, or a question about something."""
    if not sentence.tags & tags.HINT:
        return 0
    spoken = languages_of((sentence.votes,))
    keeps = tags.BIT["only_you"] | tags.BIT["beside"]  # *that nobody else knows*, *apart from your user name*
    if not sentence.tags & keeps and _is_dismissed(sentence, languages if spoken == -1 else spoken):
        return 0
    bits, spoken = 0, languages_of((sentence.votes,), _SHARE)
    for atom in sentence.atoms:
        # The code of *post code* is no code.
        left = ~tags.BIT["digits"] if atom.tags & tags.HARMLESS and has(atom, tags.HARMLESS, spoken | 1) else -1
        for tag, known in atom.meaning:
            if known & (spoken | 1):
                bits |= tag & left
    return bits


def _is_dismissed(sentence: Sentence, spoken: int) -> bool:
    """Tell whether a sentence is negated or begins as a question about something."""
    if not sentence.tags & (tags.NOT_BEFORE | tags.NOT_AFTER | tags.ABOUT):
        return False
    atoms = sentence.atoms
    negations, passing = tags.NOT_BEFORE | tags.NOT_AFTER, tags.SMALL | tags.LINK
    if any(has(atom, negations, spoken) and not has(atom, passing, spoken) for atom in atoms):
        return True
    opening = takewhile(lambda place: place == 0 or atoms[place].gap == NONE, range(min(_OPENING, len(atoms))))
    asks_what = bool(atoms[0].tags & tags.BIT["thing"]) or all(sentence.tags & bit for bit in _JUST_SENT)
    if sentence.tags & tags.BIT["digits"]:  # *which digits*, but not *which door*
        asks_what = asks_what or any(atom.tags & tags.BIT["which"] for atom in atoms[:_OPENING])
    return not asks_what and any(has(atoms[place], tags.ABOUT, spoken) for place in opening)


_OPENING = 2
# *Which number is in the message that just came?*
_JUST_SENT = tuple(tags.BIT[name] for name in ("digits", "sms", "sent", "now"))
# A euphemism may name a product in another language: its own words need half as many votes as the most.
_SHARE = 0.5


def _message_asks(evidence: _Evidence, found: Sequence[tuple[_Part, Hit]]) -> Iterator[Verdict]:
    """Look at what the message asks for, when the field itself does not say that it is something else."""
    part = evidence.message
    if part is None or any(hit.strength == "harmless" for _, hit in found):
        return
    yield from _asked_in(part, part.reading, evidence)
    text = part.reading.text
    if span := disguised(text, label=False):
        yield _verdict("secret", "disguised", "message", text[slice(*span)], span)
    for plain in (undisguised(text), decoded(text)):
        if plain and any(_asked_in(part, read(plain), evidence)):
            yield _verdict("secret", "disguised", "message", text, (0, len(text)))
    if span := prefix_in(text):
        yield _verdict("secret", "key_prefix", "message", text[slice(*span)], span)
    for sentence in part.reading.sentences:
        if rule := euphemism(_concepts(sentence, evidence.languages)):
            yield _described_at(part, rule, sentence)


def _asked_in(part: _Part, reading: Reading, evidence: _Evidence) -> Iterator[Verdict]:
    for hit in hits(reading, "text", evidence.languages):
        is_asked = hit.asked or hit.bare or (hit.short and evidence.is_neutral)
        if _weighed(part, hit).strength == "secret" and is_asked:
            yield _at(part, "secret", "message_asks", hit.atom)


def _unsure(evidence: _Evidence, found: Sequence[tuple[_Part, Hit]]) -> Iterator[Verdict]:
    settled = 0
    for _, hit in found:
        if hit.strength == "harmless":
            settled |= hit.family
    for part, hit in found:
        if hit.strength == "unsure" and not hit.family & settled and not evidence.is_plain:
            yield _at(part, "ambiguous", hit.rule, hit.atom)


def _at(part: _Part, level: Level, rule: str, atom: Atom) -> Verdict:
    text = part.reading.text
    span = original_span(text, atom.start, atom.end)
    return _verdict(level, rule, part.place, text[slice(*span)], span)


def _described_at(part: _Part, rule: str, sentence: Sentence) -> Verdict:
    text = part.reading.text
    span = original_span(text, sentence.atoms[0].start, sentence.atoms[-1].end)
    return _verdict("secret", rule, part.place, text[slice(*span)], span)


def _verdict(level: Level, rule: str, place: Place, word: str, span: tuple[int, int]) -> Verdict:
    reason = REASONS[rule]
    shown = word if len(word) <= _LONGEST_WORD else f"{word[:_LONGEST_WORD]}…"
    if "{word}" in reason.en:
        reason = reason.fill(word=shown)
    return Verdict(level=level, rule=rule, word=shown, place=place, span=span, reason=reason)


_LONGEST_WORD = 80
_SHORTEST_BACKWARDS = 5
_FLAG_WORDS = frozenset(
    [
        "has",
        "is",
        "are",
        "was",
        "use",
        "uses",
        "needs",
        "need",
        "requires",
        "require",
        "show",
        "hide",
        "enable",
        "enabled",
        "disable",
        "allow",
        "allows",
        "forgot",
        "forget",
        "remember",
        "save",
        "store",
        "stored",
        "last",
        "max",
        "min",
        "num",
        "count",
        "number",
        "lost",
        "can",
        "should",
        "last",
        "did",
    ]
)
