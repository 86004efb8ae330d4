"""Hosts that a person takes for another: look-alikes, slips of one letter, borrowed names.

Compared are labels that were registered (``example`` of ``www.example.co.uk``), never whole hosts: what stands left
of them is the owner's free choice, and what stands right of them a brand shares with its own sites in other
countries. `eye` maps a label to how it looks at a glance; equal to the eye and different in fact is a look-alike.
"""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterator
from types import MappingProxyType
from typing import TypeAlias

from mcp_elicitation.core.lookalike import folded_skeleton
from mcp_elicitation.core.urls.host import Host
from mcp_elicitation.core.urls.known import (
    CROWDED_NAMES,
    HONEST_NEIGHBOURS,
    IMITATED_SITES,
    KNOWN_HOSTS,
    ORDINARY_WORDS,
    PROVIDER_DOMAINS,
)
from mcp_elicitation.core.urls.setting import Setting
from mcp_elicitation.core.urls.words import words

# Of a short name every word is a neighbour: it takes five letters to miss one by any slip, four by a sure one.
_SHORTEST_FOR_SLIPS = 5
_SHORTEST_FOR_SURE_SLIPS = 4

# Beyond Unicode's table: letters that pass for one another at a glance, and pairs that run together.
_AT_A_GLANCE = str.maketrans("i345789", "leastbg")
_RUN_TOGETHER = (("vv", "w"), ("cl", "d"))

# What becomes of ``.com`` when a finger slips, each of them a real top-level domain or read as one.
_SLIPS_OF_COM = words("cam cm co comm con corn cpm om vom xom")

# What phishing sites put beside a borrowed name.
_BAIT = words(
    "account accounts alert auth billing center confirm connect customer help invoice login logon oauth online "
    "official payment payments recovery refund reset secure security service services signin signon sso support "
    "unlock update user verification verify wallet www"
)

_NEAR_MANY_WORDS = ORDINARY_WORDS | CROWDED_NAMES
_GREAT = PROVIDER_DOMAINS | IMITATED_SITES

_Familiar: TypeAlias = tuple[tuple[str, str], ...]
"""`Setting.familiar`."""


@functools.lru_cache(maxsize=4096)
def eye(label: str) -> str:
    """Return how a label looks at a glance: without diacritics, with all that passes for one another made one."""
    text = _bare(label).translate(_AT_A_GLANCE)
    for pair, single in _RUN_TOGETHER:
        text = text.replace(pair, single)
    return text


def _bare(label: str) -> str:
    text = folded_skeleton(label)
    if text.isascii():
        return text
    return "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))


def look_alike(host: Host, setting: Setting) -> str | None:
    """Return the familiar domain that a host's registered label is a disguise of, if any.

    A provider's name is known under any suffix; an ordinary word, or a site that is no provider, only under its own:
    ``médium.fr`` is nobody's disguise.
    """
    label = host.owner_label
    twins = _by_eye(setting.familiar).get(eye(label), ())
    if not twins or not label or label in HONEST_NEIGHBOURS or any(twin == label for twin, _ in twins):
        return None
    if setting.trusts(host):
        return None
    suffix = host.domain.partition(".")[2]
    return next((domain for _, domain in twins if _is_distinct(domain) or domain.partition(".")[2] == suffix), None)


def _is_distinct(domain: str) -> bool:
    return domain not in IMITATED_SITES and domain.partition(".")[0] not in ORDINARY_WORDS


def slip(host: Host, setting: Setting) -> str | None:
    """Return the familiar domain that a host's registered label misses by one letter, if any."""
    label = host.owner_label
    if not label or host.domain in _GREAT or setting.trusts(host):
        return None
    slipped = _slip_of_suffix(host, setting)
    if slipped:
        return slipped
    text = label if label.isascii() else _bare(label).replace("rn", "m")
    if text in HONEST_NEIGHBOURS or text in ORDINARY_WORDS:
        return None
    index = _by_deletion(setting.familiar)
    for variant in (text, *_deletions(text)):
        for twin, domain in index.get(variant, ()):
            if _is_slip(text, twin):
                return domain
    return None


def borrowed_name(host: Host, setting: Setting) -> tuple[str, int] | None:
    """Return the familiar domain whose name stands in a host of somebody else, and in which label it stands.

    Names count where they make up a whole label left of the registered one, or stand in it as a domain, or stand in
    the registered label beside a word that phishing sites use. Tenants of a known provider carry honest names.
    """
    if host.kind != "name" or setting.trusts(host):
        return None
    labels = (*host.below, host.owner_label) if host.hosting else host.below
    found = next(_domains_in(labels, setting), None)
    if found is not None or host.domain in PROVIDER_DOMAINS:
        return found
    for index, label in enumerate(labels):
        domain = _names().get(label if label.isascii() else eye(label))
        if domain:
            return domain, index
    domain = _baited(host.owner_label)
    return (domain, len(host.below)) if domain else None


@functools.lru_cache(maxsize=64)
def _by_eye(familiar: _Familiar) -> MappingProxyType[str, tuple[tuple[str, str], ...]]:
    index: dict[str, list[tuple[str, str]]] = {}
    own = ((label, domain) for label, domain in familiar if label)
    great = ((domain.partition(".")[0], domain) for domain in (*KNOWN_HOSTS, *sorted(IMITATED_SITES)))
    for label, domain in (*own, *great):
        index.setdefault(eye(label), []).append((label, domain))
    return MappingProxyType({seen: tuple(twins) for seen, twins in index.items()})


@functools.lru_cache(maxsize=64)
def _by_deletion(familiar: _Familiar) -> MappingProxyType[str, tuple[tuple[str, str], ...]]:
    """Two labels one slip apart have a common form with one letter less (or are each other's)."""
    index: dict[str, list[tuple[str, str]]] = {}
    known = ((known.label, known.domain) for known in KNOWN_HOSTS.values())
    for label, domain in (*familiar, *known):
        if len(label) >= _SHORTEST_FOR_SURE_SLIPS:
            for variant in {label, *_deletions(label)}:
                index.setdefault(variant, []).append((label, domain))
    return MappingProxyType({variant: tuple(twins) for variant, twins in index.items()})


def _deletions(text: str) -> Iterator[str]:
    return (text[:at] + text[at + 1 :] for at in range(len(text)))


def _is_slip(one: str, other: str) -> bool:
    """One letter missing, added or exchanged, or two neighbours swapped; of names near many words a sure slip only.

    A sure slip makes no other word: neighbours swapped, a letter typed twice, one of a double letter left out.
    """
    if one == other:
        return False
    any_slip = len(other) >= _SHORTEST_FOR_SLIPS and other not in _NEAR_MANY_WORDS
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), -1)
    at = min(len(one), len(other)) if at < 0 else at
    if one[at + 2 :] == other[at + 2 :] and one[at : at + 2] == other[at : at + 2][::-1]:
        return True
    shorter, longer = sorted((one, other), key=len)
    if len(longer) == len(shorter) + 1 and shorter[at:] == longer[at + 1 :]:
        return any_slip or longer[at] == longer[at - 1]
    return any_slip and len(one) == len(other) and one[at + 1 :] == other[at + 1 :]


def _slip_of_suffix(host: Host, setting: Setting) -> str | None:
    label, _, suffix = host.domain.partition(".")
    meant = f"{label}.com"
    if meant not in KNOWN_HOSTS and all(domain != meant for _, domain in setting.familiar):
        return None
    if suffix not in _SLIPS_OF_COM or label in ORDINARY_WORDS or len(label) < _SHORTEST_FOR_SLIPS:
        return None
    return None if host.domain == "google.cm" else meant


def _domains_in(labels: tuple[str, ...], setting: Setting) -> Iterator[tuple[str, int]]:
    """Every ``github.com`` and ``github-com`` among labels that belong to somebody else."""
    domains = _domains(setting.familiar)
    words = [(word, index) for index, label in enumerate(labels) for word in label.split("-")]
    for at, (word, index) in enumerate(words):
        for rest, domain in domains.get(eye(word), ()):
            if rest == tuple(following for following, _ in words[at + 1 : at + 1 + len(rest)]):
                yield domain, index


@functools.lru_cache(maxsize=64)
def _domains(familiar: _Familiar) -> MappingProxyType[str, tuple[tuple[tuple[str, ...], str], ...]]:
    index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for domain in (*(domain for _, domain in familiar), *KNOWN_HOSTS):
        label, *rest = domain.replace("-", ".").split(".")  # as the labels are cut that it is looked for in
        index.setdefault(eye(label), []).append((tuple(rest), domain))
    return MappingProxyType({seen: tuple(found) for seen, found in index.items()})


@functools.cache
def _names() -> MappingProxyType[str, str]:
    names = {known.name: known.domain for known in KNOWN_HOSTS.values() if known.name}
    return MappingProxyType(names | {eye(name): domain for name, domain in names.items()})


def _baited(label: str) -> str | None:
    """``paypal-login``, ``securepaypal``, ``wwwpaypal``: a name with bait beside it and nothing else of its own."""
    words = label.split("-")
    if len(words) > 1:
        named = next((_names()[word] for word in words if word in _names()), None)
        return named if named and _BAIT.intersection(words) else None
    cuts = ((label[:at], label[at:]) for at in range(1, len(label)))
    return next(
        (_names()[name] for pair in cuts for name, bait in (pair, pair[::-1]) if bait in _BAIT and name in _names()),
        None,
    )
