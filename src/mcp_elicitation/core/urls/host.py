"""What a host is: an address, this machine, or a name with its registrable domain."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from publicsuffixlist import PublicSuffixList

from mcp_elicitation.core.urls.hosting import ALSO_SHARED, NOT_SHARED
from mcp_elicitation.core.urls.parts import Parts

Kind: TypeAlias = Literal["name", "localhost", "ipv4", "ipv6"]

# Both read their list once, when this module is loaded; looking a host up touches no file. They hold no A-labels,
# which would take most of the time to load, so they are asked for decoded names only.
_SUFFIXES = PublicSuffixList(accept_encoded_idn=False)
_REGISTRY_SUFFIXES = PublicSuffixList(accept_encoded_idn=False, only_icann=True)

_IPV4 = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+")
# No label is encoded twice: browsers write such a one and do not read it back.
_LABEL = re.compile(r"(?!-|xn--xn--)[a-z0-9_-]{1,63}(?<!-)")
_LONGEST = 253  # RFC 1035 §2.3.4, without the root's dot


@dataclass(frozen=True, slots=True)
class Host:
    """A host in canonical form.

    Args:
        ascii: As a browser sends it: A-labels, no capitals, brackets round an IPv6 address.
        labels: The labels of a name, A-labels decoded, without a trailing dot; an address as one label.
        kind: What it is.
        domain: The registrable domain in ASCII; the host itself for an address, this machine and a single label.
        owner_label: The label that was registered, ``example`` of ``www.example.co.uk``; empty where none was.
        hosting: The suffix under which strangers are given names of their own, such as ``github.io``; None for most.
    """

    ascii: str
    labels: tuple[str, ...]
    kind: Kind
    domain: str
    owner_label: str = ""
    hosting: str | None = None

    @property
    def loopback(self) -> bool:
        """Whether it is this machine: ``localhost`` and names below it (RFC 6761), 127.0.0.0/8, ``[::1]``."""
        return (
            self.kind == "localhost"
            or (self.kind == "ipv4" and self.ascii.startswith("127."))
            or (self.kind == "ipv6" and self.ascii == "[::1]")
        )

    @property
    def is_address(self) -> bool:
        """Whether it is an IP address."""
        return self.kind in {"ipv4", "ipv6"}

    @property
    def below(self) -> tuple[str, ...]:
        """The labels left of the registrable domain, which its owner chooses freely."""
        return self.labels[: -(self.domain.count(".") + 1)] if self.kind == "name" else ()


@functools.lru_cache(maxsize=1024)
def host_of(ascii: str, readable: str) -> Host:
    """Return what a canonical host is; ``readable`` is the same host with its A-labels decoded."""
    if ascii.startswith("["):
        return Host(ascii, (ascii,), "ipv6", ascii)
    if _IPV4.fullmatch(ascii):
        return Host(ascii, (ascii,), "ipv4", ascii)
    name, decoded = ascii.removesuffix("."), readable.removesuffix(".")
    labels = tuple(decoded.split("."))
    if name == "localhost" or name.endswith(".localhost"):
        return Host(ascii, labels, "localhost", name)
    domain = _SUFFIXES.privatesuffix(decoded)
    if domain in ALSO_SHARED and decoded != domain:
        site = ".".join(name.split(".")[-domain.count(".") - 2 :])
        return Host(ascii, labels, "name", site, labels[-domain.count(".") - 2], domain)
    if domain is None:
        return Host(ascii, labels, "name", name)
    depth = domain.count(".") + 1
    registered = ".".join(name.split(".")[-depth:])
    return Host(ascii, labels, "name", registered, labels[-depth], _hosting(decoded))


def is_well_formed(host: Host) -> bool:
    """Tell whether DNS could hold the name: letters, digits, hyphens inside, 63 a label and 253 in all.

    A low line is let pass, since names with one are in use; browsers would take far more.
    """
    if host.is_address:
        return True
    name = host.ascii.removesuffix(".")
    return len(name) <= _LONGEST and all(_LABEL.fullmatch(label) for label in name.split("."))


def host_of_parts(parts: Parts) -> Host:
    """Return what the host of a URL is."""
    return host_of(parts.host, parts.readable)


def _hosting(decoded: str) -> str | None:
    """The private section of the list holds shared hosting, and beside it registries and tenants: see `hosting`."""
    suffix = _SUFFIXES.publicsuffix(decoded)
    if suffix is None or suffix == _REGISTRY_SUFFIXES.publicsuffix(decoded):
        return None
    tail = suffix
    while tail:
        if tail in NOT_SHARED:
            return None
        tail = tail.partition(".")[2]
    return suffix
