"""What of the official suite's fixture asks with ``ask``; the names and keys are the suite's."""

from __future__ import annotations

from typing import Literal

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.prompts.base import UserMessage
from mcp_types import ElicitResult
from pydantic import BaseModel, Field

from mcp_elicitation import Accepted, ask


class Name(BaseModel):
    name: str


class Colour(BaseModel):
    color: str


class Confirmation(BaseModel):
    ok: bool


class Surroundings(BaseModel):
    context: str


class UserInfo(BaseModel):
    username: str = Field(description="User's response")
    email: str = Field(description="User's email address")


class Defaults(BaseModel):
    name: str = "John Doe"
    age: int = 30
    score: float = 95.5
    status: Literal["active", "inactive", "pending"] = "active"
    verified: bool = True


def register(server: MCPServer) -> None:
    """Add the tools, the prompt and the resource that ask."""
    _add_tools_that_ask_once(server)
    _add_tools_that_do_more(server)
    _add_other_carriers(server)


def _add_tools_that_ask_once(server: MCPServer) -> None:
    @server.tool()
    async def test_input_required_result_elicitation(context: Context) -> str:
        """Ask for a name.

        One scenario answers in its first request, before anything was asked, and wants that to count. ``ask`` drops
        answers to questions that no state of its own asked, so this tool takes such an answer by hand; no other does.
        """
        unasked = (context.input_responses or {}).get("user_name")
        if isinstance(unasked, ElicitResult) and unasked.action == "accept":
            return f"Hello, {Name.model_validate(unasked.content).name}!"
        name = await ask.form("What is your name?", Name, key="user_name")
        return f"Hello, {name.data.name}!" if isinstance(name, Accepted) else f"No name: {name.action}."

    @server.tool()
    async def test_input_required_result_request_state() -> str:
        """Ask for a confirmation, and come back to it by the state."""
        answer = await ask.form("Please confirm", Confirmation, key="confirm")
        return f"state-ok {answer.data.ok}" if isinstance(answer, Accepted) else f"state-ok {answer.action}"

    @server.tool()
    async def test_input_required_result_tampered_state() -> str:
        """Ask for a confirmation; a state that was tampered with gets no further than the seal."""
        answer = await ask.form("Please confirm", Confirmation, key="confirm")
        return f"state-ok {answer.action}"


def _add_tools_that_do_more(server: MCPServer) -> None:
    @server.tool()
    async def test_input_required_result_multi_round() -> str:
        """Ask twice."""
        name = await ask.form("Step 1: What is your name?", Name, key="step1")
        if not isinstance(name, Accepted):
            return f"No name: {name.action}."
        colour = await ask.form("Step 2: What is your favorite color?", Colour, key="step2")
        if not isinstance(colour, Accepted):
            return f"{name.data.name} named no colour: {colour.action}."
        return f"{name.data.name} likes {colour.data.color}."

    @server.tool()
    async def test_streaming_elicitation(context: Context) -> str:
        """Report progress, then ask; nothing but the result may travel on the stream as a question."""
        await context.report_progress(1, 2)
        answer = await ask.form("Continue?", Confirmation, key="go")
        return f"done: {answer.action}"


def _add_other_carriers(server: MCPServer) -> None:
    @server.prompt()
    async def test_input_required_result_prompt() -> list[UserMessage]:
        """Ask within prompts/get."""
        context = await ask.form("What context should the prompt use?", Surroundings, key="user_context")
        text = context.data.context if isinstance(context, Accepted) else "none"
        return [UserMessage(f"Use the following context: {text}")]

    @server.resource("test://asking/{name}")
    async def asking_resource(name: str) -> str:
        """Ask within resources/read; no scenario of the suite does."""
        answer = await ask.form(f"May {name} be read?", Confirmation, key="may_read")
        return f"{name}: {answer.action}"


def register_pushed(server: MCPServer) -> None:
    """Add what the scenarios of earlier revisions call: asks that the server pushes."""

    @server.tool()
    async def test_elicitation(message: str) -> str:
        """Ask with the caller's own message."""
        answer = await ask.form(message, UserInfo)
        return f"User response: {answer.action}"

    @server.tool()
    async def test_elicitation_sep1034_defaults() -> str:
        """Ask with a default of every kind."""
        answer = await ask.form("Please review the defaults", Defaults)
        return f"Elicitation completed: {answer.action}"
