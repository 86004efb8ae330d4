"""Node and what runs on it here: the official suite, and the peers that other people wrote."""

from __future__ import annotations

import os
from pathlib import Path

from tests.processes import ROOT

TOOLS = ROOT / "tools" / "node"
NODE = TOOLS / ".node" / "node"
MODULES = TOOLS / "node_modules"
COMMANDS = MODULES / ".bin"
LOOPBACK = Path(__file__).with_name("loopback.cjs")


class NodeMissingError(RuntimeError):
    """The judges that run on Node are not installed."""

    def __init__(self, missing: Path) -> None:
        super().__init__(
            f"{missing} is missing: the official suite and the peers run on Node. Run `make tools/node/.ready` once "
            "(`make test` does it by itself); it installs Node from its Python wheel and the packages of tools/node."
        )


def require_node(*needed: Path) -> None:
    """Raise when Node or something that runs on it is not installed; nothing is ever skipped over it."""
    for each in (NODE, *needed):
        if not each.exists():
            raise NodeMissingError(each)


def node_environment(**more: str) -> dict[str, str]:
    """The environment in which the package's own Node is found, and opens sockets on loopback only."""
    options = f"{os.environ.get('NODE_OPTIONS', '')} --require {LOOPBACK}".strip()
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_OPTIONS": options, **more}
