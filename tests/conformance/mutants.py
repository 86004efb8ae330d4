"""Defects that the official suite does not see: each is built into the fixture, and caught by a promise of ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.request_state import RequestStateBoundary
from mcp_types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from tests.conformance.handmade import name_form

Mutant: TypeAlias = Callable[[MCPServer], None]


def _replace(server: MCPServer, tool: Callable[..., Any]) -> None:
    server.remove_tool(tool.__name__)
    server.add_tool(tool, description="Defective.")


def state_ignored(server: MCPServer) -> None:
    """The tool goes on with any answer and never looks at the state that belongs to it."""

    async def test_input_required_result_request_state(context: Context) -> str | InputRequiredResult:
        answer = (context.input_responses or {}).get("confirm")
        if isinstance(answer, ElicitResult) and answer.action == "accept":
            return f"state-ok {(answer.content or {}).get('ok')}"
        schema: dict[str, Any] = {"type": "object", "properties": {"ok": {"type": "boolean"}}, "required": ["ok"]}
        form = ElicitRequest(params=ElicitRequestFormParams(message="Please confirm", requested_schema=schema))
        return InputRequiredResult(input_requests={"confirm": form}, request_state="never looked at")

    _replace(server, test_input_required_result_request_state)


def state_eternal(server: MCPServer) -> None:
    """A state never expires."""
    [boundary] = [each for each in server.middleware if isinstance(each, RequestStateBoundary)]
    boundary._security.ttl = 1e12


def decline_is_consent(server: MCPServer) -> None:
    """Whatever the person did, the tool goes on."""

    async def test_input_required_result_elicitation(context: Context) -> str | InputRequiredResult:
        answer = (context.input_responses or {}).get("user_name")
        if isinstance(answer, ElicitResult):
            return f"Hello, {(answer.content or {}).get('name', 'Alice')}!"
        return InputRequiredResult(input_requests={"user_name": name_form()})

    _replace(server, test_input_required_result_elicitation)


def answer_dropped(server: MCPServer) -> None:
    """The tool asks, and does nothing with what was answered."""

    async def test_input_required_result_elicitation(context: Context) -> str | InputRequiredResult:
        answer = (context.input_responses or {}).get("user_name")
        if isinstance(answer, ElicitResult) and answer.action == "accept":
            return "Hello!"
        if isinstance(answer, ElicitResult):
            return f"No name: {answer.action}."
        return InputRequiredResult(input_requests={"user_name": name_form()})

    _replace(server, test_input_required_result_elicitation)


MUTANTS: Mapping[str, Mutant] = MappingProxyType(
    {each.__name__: each for each in (state_ignored, state_eternal, decline_is_consent, answer_dropped)}
)
