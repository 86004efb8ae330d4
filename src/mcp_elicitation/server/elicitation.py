"""The composition root of the server side."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mcp_elicitation.server.settings import Settings
from mcp_elicitation.server.startup import count_workers, require_lifetime, require_shared_keys
from mcp_elicitation.text import Language

if TYPE_CHECKING:
    from mcp_elicitation.server.sdk import AnyServer


class Elicitation:
    """Makes ``ask`` work in the tools, prompts and resources of a server.

    Args:
        server: The server: ``MCPServer`` or the low-level ``Server``. What it serves besides keeps working untouched.
        keys: Secrets (32 bytes or more each) that seal the request state. Needed when several workers or machines serve
            one server; the first seals, all open, so a new one can be rolled in. Without them the server's own policy
            stays in place; whom and what that policy binds to stays in any case.
        lifetime: Seconds that a person has for one round; an hour unless the server's own policy says otherwise (its
            600 seconds are what the SDK has when nobody chose: say 600 here to mean them).
        language: The language of the reasons that a question is asked again with.
        develop: Run every handler that asks twice and name the first ask that comes out differently. Side effects
            outside ``ask.once`` then happen twice: for development only. Taken from ``MCP_ELICITATION_DEVELOP`` when
            left out.

    Raises:
        SharedKeysMissingError: Several workers serve this server and no keys are shared.
        InstalledTwiceError: It is installed on this server already.
        AudienceMissingError: Keys are shared, and the server has no name.
        ValueError: The lifetime is not a positive number of seconds, or a key is shorter than 32 bytes.
    """

    def __init__(
        self,
        server: AnyServer,
        *,
        keys: Sequence[bytes | str] | None = None,
        lifetime: float | None = None,
        language: Language = "en",
        develop: bool | None = None,
    ) -> None:
        from mcp_elicitation.server.sdk import install

        require_lifetime(lifetime)
        require_shared_keys(count_workers(os.environ, sys.argv), shared=keys is not None)
        self.settings = Settings(
            keys=None if keys is None else tuple(keys),
            lifetime=lifetime,
            language=language,
            develop=os.environ.get("MCP_ELICITATION_DEVELOP") == "1" if develop is None else develop,
        )
        install(server, self.settings)
