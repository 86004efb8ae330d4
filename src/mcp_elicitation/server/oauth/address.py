"""Which addresses may be called for a third party. Decisions only (O16)."""

from __future__ import annotations

import ipaddress
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

IPAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

_NAT64 = ipaddress.ip_network("64:ff9b::/96")


def is_public(address: str) -> bool:
    """Tell whether an address, as a resolver gives it, belongs to the public internet.

    An IPv4 address inside an IPv6 one (mapped, 6to4, Teredo, NAT64) counts as itself.
    """
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    real = _inner(read) or read
    return real.is_global and not real.is_multicast


def is_loopback_address(address: str) -> bool:
    """Tell whether an address is of this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _inner(address: IPAddress) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address that an IPv6 one leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


def split_endpoint(url: str, *, private_network: bool) -> SplitResult | None:
    """Return the parts of a URL that may be called, None when it may not.

    Only https, without credentials and fragment; plain http to a literal loopback address, where the provider is
    allowed to be inside.

    Args:
        url: The URL.
        private_network: Whether the provider may be on a private network.
    """
    try:
        parts = urlsplit(url)
        host, _port = parts.hostname, parts.port
    except ValueError:
        return None
    if not host or "@" in parts.netloc or "#" in url or not url.isascii() or "\\" in url or any(c <= " " for c in url):
        return None
    if parts.scheme == "https":
        return parts
    return parts if parts.scheme == "http" and private_network and is_loopback_address(host) else None


def may_call(address: str, *, private_network: bool) -> bool:
    """Tell whether a connection may be made to an address.

    Args:
        address: What the host's name was resolved to, once.
        private_network: Whether the provider may be on a private network.
    """
    return private_network or is_public(address)
