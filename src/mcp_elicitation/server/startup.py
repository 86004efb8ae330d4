"""What must be refused before the first request: decided from values, so that it can be read and tested."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

from mcp_elicitation.errors import AuthorError, OperatorError

_MANY_WORKERS = ("--workers", "-w")


class SharedKeysMissingError(OperatorError):
    """Several workers would each seal with a key of their own (MRTR-3)."""

    code = "shared_keys_missing"

    def __init__(self, workers: int) -> None:
        super().__init__(
            f"{workers} workers serve this server, and each would seal the request state with a key that the others do "
            "not have: a retry that reaches another worker would be refused. Pass the same keys to all of them, also "
            "where the server has a policy of its own: "
            "Elicitation(server, keys=FromEnvironment()), made with: mcp-elicitation keys new"
        )


class SharedStoreMissingError(OperatorError):
    """Several workers would each keep in their own memory what people do on pages (STATE-1)."""

    code = "shared_store_missing"

    def __init__(self, workers: int) -> None:
        super().__init__(
            f"{workers} workers serve these pages, and each would keep interactions and secrets in its own memory: a "
            "browser that reaches another worker would find nothing. Pass one store to all of them: "
            "Elicitation(server, store='sqlite:///…'), or a PostgreSQL URL for several machines"
        )


class SubjectMissingError(OperatorError):
    """The token verifier names no user, so all users of one client would be one (STATE-2)."""

    code = "subject_missing"

    def __init__(self) -> None:
        super().__init__(
            "this server cannot tell its users apart, so it must not ask them anything: its token verifier returned an "
            "access token without a subject. Make it fill `AccessToken.subject` from the token's `sub` claim, and "
            "`claims['iss']` from its issuer."
        )


class UnknownServerError(AuthorError):
    """``Elicitation`` was given something that it cannot be installed on.

    Args:
        given: What was given.
    """

    code = "unknown_server"

    def __init__(self, given: object) -> None:
        kind = f"{type(given).__module__}.{type(given).__qualname__}"
        super().__init__(
            "Elicitation(server) takes an MCPServer or a low-level Server of the SDK, or the server of FastMCP 4, "
            f"not {kind}"
        )


class InstalledTwiceError(OperatorError):
    """Two ``Elicitation`` objects were installed on one server."""

    code = "installed_twice"

    def __init__(self) -> None:
        super().__init__("Elicitation is installed on this server already: keep the first object and use that")


class AudienceMissingError(OperatorError):
    """Keys are shared, and the server has no name of its own: any other server with those keys could speak for it."""

    code = "audience_missing"

    def __init__(self) -> None:
        super().__init__(
            "keys are shared, but this server has no name: the name is what keeps the request state of another server "
            'with the same keys out. Give it one, as in MCPServer("travel")'
        )


_PLACEHOLDERS = frozenset({"", "mcp-server"})
"""What the SDK's servers are called when nobody named them."""


def require_server(given: object, *kinds: type) -> None:
    """Refuse what is no server, also where no type checker looked.

    Raises:
        UnknownServerError: It is of none of the kinds.
    """
    if not isinstance(given, kinds):
        raise UnknownServerError(given)


def require_audience(chosen: str | None, name: str) -> None:
    """Refuse shared keys on a server that cannot be told from others.

    Args:
        chosen: The audience of the server's own policy, if it has one.
        name: The server's name, which stands in for it.

    Raises:
        AudienceMissingError: There is neither.
    """
    if not chosen and name in _PLACEHOLDERS:
        raise AudienceMissingError


def require_lifetime(seconds: float | None) -> None:
    """Refuse a lifetime that is none (MRTR-4).

    Raises:
        ValueError: It is not a positive, finite number of seconds.
    """
    if seconds is not None and not (math.isfinite(seconds) and seconds > 0):
        raise ValueError(f"lifetime must be a positive, finite number of seconds, not {seconds!r}")


def count_workers(environ: Mapping[str, str], argv: Sequence[str]) -> int:
    """Return how many worker processes this process is one of, as far as it can be seen from here.

    Args:
        environ: The environment: ``WEB_CONCURRENCY`` is what uvicorn, gunicorn and hypercorn read.
        argv: The command line: ``--workers N``, ``-w N`` and ``-wN`` of those.
    """
    counts = [1, _number(environ.get("WEB_CONCURRENCY", ""))]
    words = [*argv, *environ.get("GUNICORN_CMD_ARGS", "").split(), ""]
    for word, following in itertools.pairwise(words):
        name, _, value = word.partition("=")
        if name in _MANY_WORKERS:
            counts.append(_number(value or following))
        elif word.startswith("-w"):
            counts.append(_number(word[2:]))
    return max(counts)


def require_shared_keys(workers: int, *, shared: bool) -> None:
    """Refuse several workers without shared keys.

    Raises:
        SharedKeysMissingError: There are several, and no keys were given.
    """
    if workers > 1 and not shared:
        raise SharedKeysMissingError(workers)


def require_shared_store(workers: int, *, shared: bool) -> None:
    """Refuse pages of several workers without a store that they share.

    Raises:
        SharedStoreMissingError: There are several, and what they keep is in the memory of each.
    """
    if workers > 1 and not shared:
        raise SharedStoreMissingError(workers)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 1
