"""Revision 2025-11-25: asks are requests that the server pushes; a URL ask has an id and ends with a notice."""

from __future__ import annotations

from collections.abc import Sequence

from mcp_elicitation.core.elicitation import Elicitation, UrlElicitation
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.wire.common import write_params

VERSION = "2025-11-25"

URL_REQUIRED = -32042
"""The error of a request that cannot go on before the person has been to some pages (LEG-3)."""

COMPLETE = "notifications/elicitation/complete"


def write_push(elicitation: Elicitation) -> dict[str, JSON]:
    """Write the parameters of a pushed ``elicitation/create`` (LEG-2).

    Raises:
        ValueError: A URL ask has no id.
    """
    if isinstance(elicitation, UrlElicitation) and elicitation.elicitation_id is None:
        raise ValueError("a URL ask of this revision needs an id")
    return write_params(elicitation)


def write_complete(elicitation_id: str) -> dict[str, JSON]:
    """Write the parameters of the notice that a URL interaction has ended."""
    return {"elicitationId": elicitation_id}


def write_url_required(elicitations: Sequence[UrlElicitation]) -> dict[str, JSON]:
    """Write the data of the error that carries all URL asks of a request that has no back channel."""
    return {"elicitations": [write_push(each) for each in elicitations]}
