"""Every client that there is, driven the same way: one call of a tool, and what its person says to each ask."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import fastmcp
from fastmcp.client.transports import StdioTransport
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp_types import ElicitRequestURLParams, ElicitResult, TextContent
from tests.client.people import BOTH, Person
from tests.peers.world import Json, Target, World, run_typescript_client
from tests.processes import ROOT

from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.client.connection import ConnectionOptions

Era: TypeAlias = Literal["modern", "legacy"]

REVISIONS: dict[Era, str] = {"modern": "2026-07-28", "legacy": "2025-11-25"}
MODES: dict[Era, Literal["auto", "legacy"]] = {"modern": "auto", "legacy": "legacy"}


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a tool.

    Args:
        desk: The name of the server in the world.
        era: Whether the client speaks 2026-07-28, or the revision before it.
        tool: The tool.
        arguments: Its arguments.
        answers: What the person says, ask by ask.
    """

    desk: str
    era: Era
    tool: str
    arguments: Json
    answers: Sequence[Json]


@dataclass(slots=True)
class Told:
    """What came of it.

    Args:
        revision: The revision that was spoken.
        text: What the tool answered.
        asked: The mode and the message of each ask.
        left: Answers for which nobody asked.
    """

    revision: str = ""
    text: str = ""
    asked: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    left: int = 0


Caller: TypeAlias = Callable[[World, Call], Awaitable[Told]]


def said(content: Sequence[object]) -> str:
    return "".join(each.text for each in content if isinstance(each, TextContent))


async def ours(world: World, call: Call) -> Told:
    """``connect`` of this package."""
    answers, told = list(call.answers), Told()

    def answer(review: Review) -> Reply:
        given = answers.pop(0)
        return Reply(given["action"], given.get("content") or {})

    person = Person(answer, BOTH)
    target = _reached(world, call)
    async with connect(target, surface=person, options=ConnectionOptions(mode=MODES[call.era])) as client:
        told.revision = client.protocol_version
        told.text = said((await client.call_tool(call.tool, call.arguments)).content)
    told.asked = [(each.elicitation.mode, each.elicitation.message) for each in person.reviews]
    told.left = len(answers)
    return told


async def of_the_sdk(world: World, call: Call) -> Told:
    """``mcp.Client`` of the official SDK."""
    answers, told = list(call.answers), Told()

    async def answer(context: object, params: Any) -> ElicitResult:
        told.asked.append(_asked(params))
        return ElicitResult.model_validate(answers.pop(0))

    target: Any = _reached(world, call)
    if isinstance(target, StdioServerParameters):
        target = stdio_client(target)
    async with Client(target, elicitation_callback=answer, mode=MODES[call.era]) as client:
        told.revision = client.protocol_version
        told.text = said((await client.call_tool(call.tool, call.arguments)).content)
    told.left = len(answers)
    return told


async def of_fastmcp(world: World, call: Call) -> Told:
    """``fastmcp.Client``."""
    answers, told = list(call.answers), Told()

    async def answer(message: str, kind: object, params: Any, context: object) -> Any:
        told.asked.append(_asked(params))
        return ElicitResult.model_validate(answers.pop(0))

    place = _reached(world, call)
    target: Any = place
    if isinstance(place, StdioServerParameters):
        target = StdioTransport(command=place.command, args=place.args, cwd=str(ROOT), keep_alive=False)
    async with fastmcp.Client[Any](target, elicitation_handler=answer, mode=MODES[call.era]) as client:
        told.revision = client.protocol_version or ""
        result = await client.call_tool(call.tool, call.arguments, raise_on_error=False)
        told.text = said(result.content)
    told.left = len(answers)
    return told


async def of_typescript(world: World, call: Call) -> Told:
    """The client of the TypeScript SDK."""
    plan: Json = {"declares": {"form": {}, "url": {}}, "tool": call.tool, "arguments": call.arguments}
    outcome = await run_typescript_client(world.desks[call.desk], *call.answers, era=call.era, **plan)
    asked = [(params.get("mode", "form"), params["message"]) for params in outcome["asked"]]
    return Told(outcome["revision"], outcome.get("text", str(outcome.get("error"))), asked, outcome["left"])


async def of_mcpdo(world: World, call: Call) -> Told:
    """The inspector's ``mcpdo``: a question parks the call, and another command answers it."""
    mcpdo, told, answers = world.mcpdo, Told(), list(call.answers)
    connection = await mcpdo.connect("both", desk=call.desk, era=call.era)
    told.revision = REVISIONS[call.era]  # it tells the era, and the world has made sure of that
    words = [f"{name}:={json.dumps(value)}" for name, value in call.arguments.items()]
    printed = await mcpdo.run("--connection", connection, "tools/call", call.tool, *words)
    while "elicitationPending" in printed:
        pending = printed["elicitationPending"]
        told.asked.append((pending["mode"], pending["message"]))
        printed = await mcpdo.respond(connection, printed, *_typed(answers.pop(0), pending["mode"]))
    told.text = "".join(part["text"] for part in printed.get("content", [])) or str(printed)
    told.left = len(answers)
    return told


def _typed(answer: Json, mode: str) -> list[str]:
    """Write an answer as a person types it to the command."""
    if answer["action"] != "accept":
        return [f"--{answer['action']}"]
    return ["--done"] if mode == "url" else [json.dumps(answer["content"])]


def _asked(params: Any) -> tuple[str, str]:
    return "url" if isinstance(params, ElicitRequestURLParams) else "form", params.message


def _reached(world: World, call: Call) -> str | StdioServerParameters:
    target: Target = world.desks[call.desk]
    if isinstance(target, str):
        return target
    return StdioServerParameters(command=target[0], args=target[1:], cwd=str(ROOT))


CALLERS: dict[str, Caller] = {
    "our client": ours,
    "mcp.Client 2.3": of_the_sdk,
    "fastmcp.Client 4.2": of_fastmcp,
    "TypeScript client 2.4": of_typescript,
    "mcpdo 2.12": of_mcpdo,
}
