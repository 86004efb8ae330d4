"""The client that the official suite grades: ``connect`` with somebody who takes what the server suggests.

    python -m tests.conformance.client URL

The suite appends the URL of its mock server, and names the scenario in ``MCP_CONFORMANCE_SCENARIO``.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import anyio
from mcp import MCPError
from mcp.client.session import ClientRequestContext
from mcp_types import CreateMessageRequestParams, CreateMessageResult, ListRootsResult, TextContent, Tool
from tests.conformance.authorising import sign_in

from mcp_elicitation.client import Reply, Review, Surface, connect
from mcp_elicitation.client.connection import ConnectionOptions, ElicitationClient
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.core.forms.form import Field
from mcp_elicitation.core.forms.number import NumberField

Tools: TypeAlias = Mapping[str, Tool]
Drive: TypeAlias = Callable[[ElicitationClient, Tools], Awaitable[None]]

AUTHORISATION = "auth/"

HANDSHAKE_ONLY = {"json-schema-ref-no-deref"}
"""Scenarios whose mock server speaks no revision without a handshake, whatever revision is asked for."""


class Agreeable:
    """Accepts every ask: with the server's suggestions, and something that fits where there is none."""

    modes = Modes(form=True, url=True)

    async def ask(self, review: Review) -> Reply:
        content = review.prefill()
        if isinstance(review.elicitation, FormElicitation):
            missing = (each for each in review.elicitation.form.fields if each.name not in content)
            content |= {each.name: something(each) for each in missing if each.required}
        return Reply("accept", content, by="script")


def something(field: Field) -> Value:
    """Return an answer that a field without a format takes."""
    if isinstance(field, BooleanField):
        return True
    if isinstance(field, NumberField):
        return field.minimum or 0
    if isinstance(field, ChoiceField):
        return field.choices[0].value
    if isinstance(field, ChoicesField):
        return [each.value for each in field.choices[: field.min_items or 0]]
    return "x" * max(1, field.min_length or 0)


async def sample(context: ClientRequestContext, params: CreateMessageRequestParams) -> CreateMessageResult:
    return CreateMessageResult(role="assistant", model="none", content=TextContent(type="text", text="nothing"))


async def list_roots(context: ClientRequestContext) -> ListRootsResult:
    return ListRootsResult(roots=[])


def calls(*names: str, **arguments: Any) -> Drive:
    """Call these tools, one after the other."""

    async def drive(client: ElicitationClient, tools: Tools) -> None:
        for name in names:
            await client.call_tool(name, arguments)

    return drive


async def echo_schema(client: ElicitationClient, tools: Tools) -> None:
    await client.call_tool("json_schema_echo", {"schema": tools["json_schema_2020_12_tool"].input_schema})


async def call_what_the_context_lists(client: ElicitationClient, tools: Tools) -> None:
    for call in json.loads(os.environ["MCP_CONFORMANCE_CONTEXT"])["toolCalls"]:
        if call["name"] in tools:
            with contextlib.suppress(MCPError):  # some are refused on purpose
                await client.call_tool(call["name"], call.get("arguments"))


async def call_every_tool(client: ElicitationClient, tools: Tools) -> None:
    blanks: dict[str, object] = {"integer": 1, "number": 1.5, "boolean": True, "array": [], "object": {}}
    for tool in tools.values():
        properties: dict[str, Any] = tool.input_schema.get("properties", {})
        required: list[str] = tool.input_schema.get("required", [])
        arguments = {name: blanks.get(properties.get(name, {}).get("type"), "x") for name in required}
        with contextlib.suppress(MCPError):
            await client.call_tool(tool.name, arguments)


async def use_every_carrier(client: ElicitationClient, tools: Tools) -> None:
    await client.call_tool("add_numbers", {"a": 5, "b": 3})
    for resource in (await client.list_resources()).resources[:1]:
        await client.read_resource(str(resource.uri))
    for prompt in (await client.list_prompts()).prompts[:1]:
        await client.get_prompt(prompt.name, {each.name: "x" for each in prompt.arguments or ()})


async def only_list(client: ElicitationClient, tools: Tools) -> None:
    """What was listed on the way here is all there is to do."""


SCENARIOS: Mapping[str, Drive] = {
    "elicitation-sep1034-client-defaults": calls("test_client_elicitation_defaults"),
    "http-custom-headers": call_what_the_context_lists,
    "http-invalid-tool-headers": call_every_tool,
    "http-standard-headers": use_every_carrier,
    "initialize": only_list,
    "json-schema-2020-12-preservation": echo_schema,
    "json-schema-ref-no-deref": only_list,
    "request-metadata": calls("add_numbers", a=5, b=3),
    "sep-2322-client-request-state": calls(
        "test_mrtr_echo_state", "test_mrtr_unrelated", "test_mrtr_no_state", "test_mrtr_no_result_type"
    ),
    "sse-retry": calls("test_reconnection"),
    "tools_call": calls("add_numbers", a=5, b=3),
}


async def main(url: str, scenario: str, spec: str, surface: Surface | None = None) -> None:
    authorised = scenario.startswith(AUTHORISATION)
    drive = call_every_tool if authorised else SCENARIOS[scenario]
    handshake = spec < "2026-07-28" or scenario in HANDSHAKE_ONLY
    options = ConnectionOptions(
        mode="legacy" if handshake else "auto", sampling_callback=sample, list_roots_callback=list_roots
    )
    auth = sign_in(url) if authorised else None
    async with connect(url, alias="mock", surface=surface or Agreeable(), auth=auth, options=options) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        await drive(client, tools)


if __name__ == "__main__":
    anyio.run(
        main, sys.argv[-1], os.environ["MCP_CONFORMANCE_SCENARIO"], os.environ["MCP_CONFORMANCE_PROTOCOL_VERSION"]
    )
