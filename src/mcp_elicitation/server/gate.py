"""The one gate at the result boundary: no ask leaves for a client that did not declare what it needs (CAP-4)."""

from __future__ import annotations

from collections.abc import Mapping

from mcp_elicitation.core.capability import CapabilityMissingError, read_modes
from mcp_elicitation.core.elicitation import MODES
from mcp_elicitation.core.json import JSON, Object, as_object
from mcp_elicitation.core.wire.common import METHOD, MalformedError
from mcp_elicitation.core.wire.v2026_07_28 import INPUT_REQUESTS, read_input_requests


def require_declared(result: Object, capabilities: Object) -> None:
    """Refuse a result that asks for what the client did not declare, however the result was made.

    Args:
        result: The result on the wire.
        capabilities: The capabilities that the client declared with this very request.

    Raises:
        CapabilityMissingError: Something is missing; the error holds exactly what.
        MalformedError: The result is no permitted way to ask (MRTR-1, MRTR-2).
    """
    missing: dict[str, JSON] = {}
    for key, request in read_input_requests(result).items():
        for name, inner in _missing(key, request, capabilities):
            members = missing.setdefault(name, {})
            if inner and isinstance(members, dict):
                members[inner] = {}
    if missing:
        raise CapabilityMissingError(missing)


def _missing(key: str, request: Object, capabilities: Object) -> list[tuple[str, str]]:
    """Return the capabilities that one request needs and the client lacks, as (name, member)."""
    params = as_object(request.get("params")) or {}
    if request.get("method") == METHOD:
        mode = params.get("mode", "form")
        if mode not in MODES:
            raise MalformedError(f"{INPUT_REQUESTS}.{key}.params.mode", "only form and url are known")
        return [] if mode in read_modes(capabilities) else [("elicitation", mode)]
    if request.get("method") == "roots/list":
        return [] if as_object(capabilities.get("roots")) is not None else [("roots", "")]
    return _missing_sampling(params, as_object(capabilities.get("sampling")))


def _missing_sampling(params: Object, declared: Mapping[str, object] | None) -> list[tuple[str, str]]:
    wants_tools = bool(params.get("tools")) or params.get("toolChoice") is not None
    if wants_tools and (declared is None or as_object(declared.get("tools")) is None):
        return [("sampling", "tools")]
    return [] if declared is not None else [("sampling", "")]
