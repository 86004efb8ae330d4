"""What of the suite's fixture must be built by hand: other kinds of request, and capabilities that decide."""

from __future__ import annotations

from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp_types import (
    CreateMessageRequest,
    CreateMessageRequestParams,
    CreateMessageResult,
    ElicitRequest,
    ElicitRequestFormParams,
    InputRequest,
    InputRequiredResult,
    ListRootsRequest,
    ListRootsResult,
    SamplingMessage,
    TextContent,
)


def name_form() -> ElicitRequest:
    """The form that the suite wants for a name."""
    schema: dict[str, Any] = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
    return ElicitRequest(params=ElicitRequestFormParams(message="What is your name?", requested_schema=schema))


def sampling(text: str, max_tokens: int) -> CreateMessageRequest:
    """A request for a model's message."""
    message = SamplingMessage(role="user", content=TextContent(type="text", text=text))
    return CreateMessageRequest(params=CreateMessageRequestParams(messages=[message], max_tokens=max_tokens))


def register(server: MCPServer) -> None:
    """Add the tools that ask by hand."""
    _add_other_kinds(server)
    _add_capabilities(server)


def _add_other_kinds(server: MCPServer) -> None:
    @server.tool()
    async def test_input_required_result_sampling(context: Context) -> str | InputRequiredResult:
        """Ask the client's model."""
        answer = (context.input_responses or {}).get("capital_question")
        if isinstance(answer, CreateMessageResult):
            return f"The model said: {getattr(answer.content, 'text', '')}"
        question = sampling("What is the capital of France?", 100)
        return InputRequiredResult(input_requests={"capital_question": question})

    @server.tool()
    async def test_input_required_result_list_roots(context: Context) -> str | InputRequiredResult:
        """Ask for the client's roots."""
        answer = (context.input_responses or {}).get("client_roots")
        if isinstance(answer, ListRootsResult):
            return f"Roots: {[str(root.uri) for root in answer.roots]}"
        return InputRequiredResult(input_requests={"client_roots": ListRootsRequest()})

    @server.tool()
    async def test_input_required_result_multiple_inputs(context: Context) -> str | InputRequiredResult:
        """Ask for everything at once."""
        asked: dict[str, InputRequest] = {
            "user_name": name_form(),
            "greeting": sampling("Generate a greeting", 50),
            "client_roots": ListRootsRequest(),
        }
        if asked.keys() <= (context.input_responses or {}).keys() and context.request_state == "three":
            return "All inputs received"
        return InputRequiredResult(input_requests=asked, request_state="three")


def _add_capabilities(server: MCPServer) -> None:
    @server.tool()
    async def test_input_required_result_capabilities(context: Context) -> InputRequiredResult:
        """Ask for what the client declared, and for nothing else."""
        declared = context.client_capabilities
        asked: dict[str, InputRequest] = {}
        if declared is not None and declared.sampling is not None:
            asked["sample"] = sampling("Say hello", 50)
        if declared is not None and declared.elicitation is not None:
            asked["ask"] = name_form()
        return InputRequiredResult(input_requests=asked, request_state="declared")

    @server.tool()
    async def test_missing_capability() -> InputRequiredResult:
        """Ask for a model whether the client has one or not: the gate answers for it."""
        return InputRequiredResult(input_requests={"sample": sampling("Say hello", 50)})


def register_pushed(server: MCPServer) -> None:
    """Add what the scenarios of earlier revisions call and ``ask`` does not write: sampling, and legacy titles."""

    @server.tool()
    async def test_sampling(prompt: str, context: Context) -> str:
        """Ask the client's model while the call is open."""
        message = SamplingMessage(role="user", content=TextContent(type="text", text=prompt))
        result = await context.session.create_message(  # pyright: ignore[reportDeprecated]
            messages=[message], max_tokens=100, related_request_id=context.request_id
        )
        return f"LLM response: {getattr(result.content, 'text', '')}"

    @server.tool()
    async def test_elicitation_sep1330_enums(context: Context) -> str:
        """Ask with each of the five shapes of choice; ``enumNames`` is read by this package and never written."""
        answer = await context.session.elicit_form("Pick one of each", ENUMS, context.request_id)
        return f"Elicitation completed: {answer.action}"


def _titled(*values: str) -> list[dict[str, str]]:
    return [{"const": value, "title": value.capitalize()} for value in values]


_PLAIN = ["option1", "option2", "option3"]
_VALUES = ("value1", "value2", "value3")
ENUMS: dict[str, Any] = {
    "type": "object",
    "properties": {
        "untitledSingle": {"type": "string", "enum": _PLAIN},
        "titledSingle": {"type": "string", "oneOf": _titled(*_VALUES)},
        "legacyEnum": {"type": "string", "enum": ["opt1", "opt2", "opt3"], "enumNames": ["One", "Two", "Three"]},
        "untitledMulti": {"type": "array", "items": {"type": "string", "enum": _PLAIN}},
        "titledMulti": {"type": "array", "items": {"anyOf": _titled(*_VALUES)}},
    },
    "required": ["untitledSingle", "titledSingle", "legacyEnum", "untitledMulti", "titledMulti"],
}
