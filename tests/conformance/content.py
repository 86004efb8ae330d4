"""What of the suite's fixture has nothing to do with asking: ordinary tools, prompts and resources."""

from __future__ import annotations

import base64
import json
from typing import Annotated, Any

import anyio
from mcp.server import MCPServer, ServerRequestContext
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.prompts.base import Prompt, UserMessage
from mcp_types import (
    AudioContent,
    CompleteRequestParams,
    CompleteResult,
    Completion,
    EmbeddedResource,
    EmptyResult,
    ImageContent,
    SetLevelRequestParams,
    SubscribeRequestParams,
    TextContent,
    TextResourceContents,
    UnsubscribeRequestParams,
)
from pydantic import Field

# One transparent pixel, and a recording of nothing.
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
SILENCE = base64.b64encode(
    b"RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0"
).decode()

SCHEMA_2020_12: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": {
        "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": {"street": {"type": "string"}, "city": {"type": "string"}},
        }
    },
    "properties": {
        "name": {"type": "string"},
        "address": {"$ref": "#/$defs/address"},
        "contactMethod": {"type": "string", "enum": ["phone", "email"]},
        "phone": {"type": "string"},
        "email": {"type": "string"},
    },
    "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
    "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
    "then": {"required": ["phone"]},
    "else": {"required": ["email"]},
    "additionalProperties": False,
}


def register(server: MCPServer) -> None:
    """Add all of it."""
    _add_tools(server)
    _add_tools_that_run_for_a_while(server)
    _add_tools_that_change_lists(server)
    _add_resources(server)
    _add_prompts(server)
    _add_handlers(server)


def _embedded(uri: str, mime_type: str, text: str) -> EmbeddedResource:
    resource = TextResourceContents(uri=uri, mime_type=mime_type, text=text)
    return EmbeddedResource(type="resource", resource=resource)


def _image() -> ImageContent:
    return ImageContent(type="image", data=PIXEL, mime_type="image/png")


def _add_tools(server: MCPServer) -> None:
    @server.tool()
    def test_simple_text() -> str:
        """Answer with text."""
        return "This is a simple text response for testing."

    @server.tool()
    def test_image_content() -> list[ImageContent]:
        """Answer with an image."""
        return [_image()]

    @server.tool()
    def test_audio_content() -> list[AudioContent]:
        """Answer with audio."""
        return [AudioContent(type="audio", data=SILENCE, mime_type="audio/wav")]

    @server.tool()
    def test_embedded_resource() -> list[EmbeddedResource]:
        """Answer with a resource."""
        return [_embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")]

    @server.tool()
    def test_multiple_content_types() -> list[TextContent | ImageContent | EmbeddedResource]:
        """Answer with text, an image and a resource."""
        text = TextContent(type="text", text="Multiple content types test:")
        return [text, _image(), _embedded("test://mixed-content-resource", "application/json", '{"test": "data"}')]

    @server.tool()
    def test_error_handling() -> str:
        """Fail."""
        raise RuntimeError("This tool intentionally returns an error for testing")

    @server.tool()
    def test_x_mcp_header(
        region: Annotated[str, Field(json_schema_extra={"x-mcp-header": "Region"})] = "none",
    ) -> str:
        """Take an argument that a header mirrors."""
        return f"region={region}"

    @server.tool()
    def json_schema_2020_12_tool() -> str:
        """Carry a schema with every keyword that must survive."""
        return "ok"

    # MCPServer has no public way to give a tool a schema of one's own.
    server._tool_manager._tools["json_schema_2020_12_tool"].parameters = SCHEMA_2020_12


def _add_tools_that_run_for_a_while(server: MCPServer) -> None:
    @server.tool()
    async def test_tool_with_logging(context: Context) -> str:
        """Log while running."""
        for line in ("Tool execution started", "Tool processing data", "Tool execution completed"):
            await context.info(line)  # pyright: ignore[reportDeprecated]
            await anyio.sleep(0.05)
        return "logged"

    @server.tool()
    async def test_logging_tool(context: Context) -> str:
        """Log a line that the client did not ask for."""
        await context.info("nobody asked for this line")  # pyright: ignore[reportDeprecated]
        return "logged"

    @server.tool()
    async def test_tool_with_progress(context: Context) -> str:
        """Report progress while running."""
        for done in (0, 50, 100):
            await context.report_progress(done, 100, f"Completed step {done} of 100")
            await anyio.sleep(0.05)
        return "done"

    @server.tool()
    async def test_reconnection(context: Context) -> str:
        """Close the stream in the middle of the call."""
        await context.close_sse_stream()
        await anyio.sleep(0.2)
        return "Reconnection test completed"


def _add_tools_that_change_lists(server: MCPServer) -> None:
    def dynamic() -> str:
        """Exist for a moment."""
        return "dynamic"

    @server.tool()
    async def test_trigger_tool_change(context: Context) -> str:
        """Change the list of tools and say so."""
        server.add_tool(dynamic, name="test_dynamic_tool")
        server.remove_tool("test_dynamic_tool")
        await context.notify_tools_changed()
        return "tool list changed"

    @server.tool()
    async def test_trigger_prompt_change(context: Context) -> str:
        """Change the list of prompts and say so."""
        server.add_prompt(Prompt.from_function(dynamic, name="test_dynamic_prompt", description="dynamic"))
        server.remove_prompt("test_dynamic_prompt")
        await context.notify_prompts_changed()
        return "prompt list changed"


def _add_resources(server: MCPServer) -> None:
    @server.resource("test://static-text", mime_type="text/plain")
    def static_text() -> str:
        """Hold text."""
        return "This is the content of the static text resource."

    @server.resource("test://static-binary", mime_type="image/png")
    def static_binary() -> bytes:
        """Hold an image."""
        return base64.b64decode(PIXEL)

    @server.resource("test://template/{id}/data", mime_type="application/json")
    def template_data(id: str) -> str:
        """Hold one thing for each ID."""
        return json.dumps({"id": id, "templateTest": True, "data": f"Data for ID: {id}"})

    @server.resource("test://watched-resource", mime_type="text/plain")
    def watched() -> str:
        """Hold something to subscribe to."""
        return "Watched resource content"


def _add_prompts(server: MCPServer) -> None:
    @server.prompt()
    def test_simple_prompt() -> str:
        """Say something simple."""
        return "This is a simple prompt for testing."

    @server.prompt()
    def test_prompt_with_arguments(arg1: str, arg2: str) -> str:
        """Say what was given."""
        return f"Prompt with arguments: arg1='{arg1}', arg2='{arg2}'"

    @server.prompt()
    def test_prompt_with_embedded_resource(resourceUri: str) -> list[UserMessage]:  # noqa: N803  the suite's name
        """Show a resource."""
        shown = _embedded(resourceUri, "text/plain", "Embedded resource content for testing.")
        return [UserMessage(shown), UserMessage("Please process the embedded resource above.")]

    @server.prompt()
    def test_prompt_with_image() -> list[UserMessage]:
        """Show an image."""
        return [UserMessage(_image()), UserMessage("Please analyze the image above.")]


def _add_handlers(server: MCPServer) -> None:
    async def complete(ctx: ServerRequestContext[Any, Any], params: CompleteRequestParams) -> CompleteResult:
        return CompleteResult(completion=Completion(values=[], total=0, has_more=False))

    async def accept(ctx: ServerRequestContext[Any, Any], params: Any) -> EmptyResult:
        return EmptyResult()

    # MCPServer has no public way to take the last three, which only revisions before 2026-07-28 know.
    low = server._lowlevel_server
    low.add_request_handler("completion/complete", CompleteRequestParams, complete)
    low.add_request_handler("logging/setLevel", SetLevelRequestParams, accept)
    low.add_request_handler("resources/subscribe", SubscribeRequestParams, accept)
    low.add_request_handler("resources/unsubscribe", UnsubscribeRequestParams, accept)
