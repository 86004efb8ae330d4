"""Revision 2025-11-25: asks are requests that the server pushes; a URL ask has an id and ends with a notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mcp_elicitation.core.elicitation import Elicitation, UrlElicitation
from mcp_elicitation.core.json import JSON, as_object
from mcp_elicitation.core.wire.common import MalformedError, read_params, write_params

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


def read_url_required(data: object) -> tuple[UrlElicitation, ...]:
    """Read the URL asks that the data of such an error carries.

    Raises:
        MalformedError: There are none, or one of them is no URL ask.
    """
    listed = (as_object(data) or {}).get("elicitations")
    if not isinstance(listed, list) or not listed:
        raise MalformedError("error.data.elicitations", "the pages are missing")
    places = ((f"error.data.elicitations.{at}", each) for at, each in enumerate(cast("list[object]", listed)))
    return tuple(_read_page(each, where) for where, each in places)


def _read_page(params: object, where: str) -> UrlElicitation:
    elicitation = read_params(params, where=where)
    if not isinstance(elicitation, UrlElicitation):
        raise MalformedError(f"{where}.mode", "this error carries pages only")
    return elicitation
