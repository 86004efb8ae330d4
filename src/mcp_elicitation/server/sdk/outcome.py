"""What a handler came to, as the SDK has it and as the ledger keeps it."""

from __future__ import annotations

from typing import cast

from mcp.server.context import HandlerResult
from mcp.shared.exceptions import MCPError
from mcp_types import INTERNAL_ERROR
from pydantic import BaseModel

from mcp_elicitation.core.capability import MISSING_CAPABILITY
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.wire.v2025_11_25 import URL_REQUIRED
from mcp_elicitation.errors import ElicitationError
from mcp_elicitation.server.standin import holds, is_standin_message


def as_mapping(result: HandlerResult) -> dict[str, JSON]:
    """Return a result as it goes onto the wire."""
    if isinstance(result, BaseModel):
        return result.model_dump(by_alias=True, mode="json", exclude_none=True)
    return {} if result is None else result


class OutcomeRecorder:
    """Writes results and protocol errors; of any other error only that there was one."""

    def write_result(self, result: object) -> JSON:
        """Write a result."""
        return {"result": as_mapping(cast("HandlerResult", result))}

    def write_error(self, error: Exception) -> JSON | None:
        """Write an error as the peer is told it; None where the client could not be asked, so that nothing happened."""
        if isinstance(error, MCPError) and error.error.code in {MISSING_CAPABILITY, URL_REQUIRED}:
            return None
        if isinstance(error, MCPError):
            return {"error": [error.error.code, error.error.message, error.error.data]}
        return {"error": [INTERNAL_ERROR, "Internal error", None]}


RECORDER = OutcomeRecorder()
"""It keeps nothing, so one does."""


def read_outcome(outcome: JSON) -> HandlerResult:
    """Answer again what was answered before.

    Raises:
        MCPError: It was an error.
    """
    members = cast("dict[str, JSON]", outcome)
    if "result" in members:
        return cast("dict[str, JSON]", members["result"])
    code, message, data = cast("list[JSON]", members["error"])
    raise MCPError(cast("int", code), cast("str", message), data)


def is_unsaid(error: Exception, failure: ElicitationError) -> bool:
    """Tell whether an error that reached the boundary is what became of an ask's; an author's own answer is not."""
    if isinstance(error, MCPError) and not is_standin_message(error.error.message):
        return False
    return holds(error, failure)
