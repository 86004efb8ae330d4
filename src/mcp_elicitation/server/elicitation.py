"""The composition root of the server side."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Unpack

from mcp_elicitation.server.lint import LINT, Override
from mcp_elicitation.server.settings import Options, settle
from mcp_elicitation.server.startup import count_workers, require_shared_keys
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.memory import MemoryStore

if TYPE_CHECKING:
    from mcp_elicitation.server.sdk.install import AnyServer


class Elicitation:
    """Makes ``ask`` work in the tools, prompts and resources of a server.

    Args:
        server: The server: ``MCPServer`` or the low-level ``Server``. What it serves besides keeps working untouched.
        options: See ``Options``.

    Raises:
        SharedKeysMissingError: Several workers serve this server and no keys are shared.
        InstalledTwiceError: It is installed on this server already.
        AudienceMissingError: Keys are shared, and the server has no name.
        ValueError: The lifetime is not a positive number of seconds, or a key is shorter than 32 bytes.
    """

    def __init__(self, server: AnyServer, **options: Unpack[Options]) -> None:
        from mcp_elicitation.server.sdk.install import install

        self.settings = settle(options)
        require_shared_keys(count_workers(os.environ, sys.argv), shared=self.settings.keys is not None)
        self.store: Store = MemoryStore() if self.settings.store is None else self.settings.store
        install(server, self.settings, self.store)

    def report(self) -> tuple[Override, ...]:
        """Return what the authors of handlers allowed although forms must not hold it, with their reasons.

        The list is of this process: a question may be made before any server is.
        """
        return LINT.overrides
