"""A client command that tells on which addresses the given URL's port is open, and ends without calling anything."""

from __future__ import annotations

import sys
from pathlib import Path
from urllib.parse import urlsplit

LISTEN = "0A"


def addresses(port: int) -> list[str]:
    """Return the local addresses, in the kernel's hexadecimal, on which somebody listens on a port."""
    found: set[str] = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            local, _, state = line.split()[1:4]
            address, _, number = local.partition(":")
            if state == LISTEN and int(number, 16) == port:
                found.add(address)
    return sorted(found)


if __name__ == "__main__":
    sys.exit(f"LISTENING {addresses(urlsplit(sys.argv[-1]).port or 0)}")
