"""The names of the official suite that ask, on a FastMCP server: what FastMCP itself does is not graded here.

    python -m tests.conformance.fastmcp_server [--port PORT]

Prints ``ready URL`` when it can be reached.
"""

from __future__ import annotations

import argparse

from fastmcp import Context, FastMCP
from mcp_types import (
    CreateMessageResult,
    ElicitResult,
    InputRequest,
    InputRequiredResult,
    ListRootsRequest,
    ListRootsResult,
)
from tests.conformance.asks import Colour, Confirmation, Defaults, Name, Surroundings, UserInfo
from tests.conformance.handmade import name_form, sampling
from tests.serving import serve_process

from mcp_elicitation import Accepted, Elicitation, ask


def build() -> FastMCP:
    """Return the fixture."""
    server = FastMCP("conformance-fixture", version="1")
    Elicitation(server)
    _add_tools_that_ask(server)
    _add_what_else_asks(server)
    _add_other_kinds(server)
    _add_capabilities(server)
    return server


def _add_tools_that_ask(server: FastMCP) -> None:
    @server.tool
    async def test_input_required_result_elicitation(context: Context) -> str:
        """Ask for a name; an answer that came before anything was asked is taken by hand, as one scenario wants."""
        unasked = (context.input_responses or {}).get("user_name")
        if isinstance(unasked, ElicitResult) and unasked.action == "accept":
            return f"Hello, {Name.model_validate(unasked.content).name}!"
        name = await ask.form("What is your name?", Name, key="user_name")
        return f"Hello, {name.data.name}!" if isinstance(name, Accepted) else f"No name: {name.action}."

    @server.tool
    async def test_input_required_result_request_state() -> str:
        """Ask for a confirmation, and come back to it by the state."""
        answer = await ask.form("Please confirm", Confirmation, key="confirm")
        return f"state-ok {answer.action}"

    @server.tool
    async def test_input_required_result_tampered_state() -> str:
        """Ask for a confirmation; a state that was tampered with gets no further than the seal."""
        return f"state-ok {(await ask.form('Please confirm', Confirmation, key='confirm')).action}"

    @server.tool
    async def test_input_required_result_multi_round() -> str:
        """Ask twice."""
        name = await ask.form("Step 1: What is your name?", Name, key="step1")
        colour = await ask.form("Step 2: What is your favorite color?", Colour, key="step2")
        return f"{name.action} {colour.action}"


def _add_what_else_asks(server: FastMCP) -> None:
    @server.prompt
    async def test_input_required_result_prompt() -> str:
        """Ask within prompts/get."""
        context = await ask.form("What context should the prompt use?", Surroundings, key="user_context")
        return f"Use the following context: {context.data.context if isinstance(context, Accepted) else 'none'}"

    @server.tool
    async def test_elicitation(message: str) -> str:
        """Ask with the caller's own message, pushed."""
        return f"User response: {(await ask.form(message, UserInfo)).action}"

    @server.tool
    async def test_elicitation_sep1034_defaults() -> str:
        """Ask with a default of every kind, pushed."""
        return f"Elicitation completed: {(await ask.form('Please review the defaults', Defaults)).action}"


def _add_other_kinds(server: FastMCP) -> None:
    @server.tool
    async def test_input_required_result_sampling(context: Context) -> str | InputRequiredResult:
        """Ask the client's model."""
        answer = (context.input_responses or {}).get("capital_question")
        if isinstance(answer, CreateMessageResult):
            return f"The model said: {getattr(answer.content, 'text', '')}"
        question = sampling("What is the capital of France?", 100)
        return InputRequiredResult(input_requests={"capital_question": question})

    @server.tool
    async def test_input_required_result_list_roots(context: Context) -> str | InputRequiredResult:
        """Ask for the client's roots."""
        answer = (context.input_responses or {}).get("client_roots")
        if isinstance(answer, ListRootsResult):
            return f"Roots: {[str(root.uri) for root in answer.roots]}"
        return InputRequiredResult(input_requests={"client_roots": ListRootsRequest()})

    @server.tool
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


def _add_capabilities(server: FastMCP) -> None:
    @server.tool
    async def test_input_required_result_capabilities(context: Context) -> InputRequiredResult:
        """Ask for what the client declared, and for nothing else."""
        declared = context.session.client_capabilities
        asked: dict[str, InputRequest] = {}
        if declared is not None and declared.sampling is not None:
            asked["sample"] = sampling("Say hello", 50)
        if declared is not None and declared.elicitation is not None:
            asked["ask"] = name_form()
        return InputRequiredResult(input_requests=asked, request_state="declared")

    @server.tool
    async def test_missing_capability() -> InputRequiredResult:
        """Ask for a model whether the client has one or not: the gate answers for it."""
        return InputRequiredResult(input_requests={"sample": sampling("Say hello", 50)})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0, help="0 for a free one")
    serve_process(build().http_app(), parser.parse_args().port)


if __name__ == "__main__":
    main()
