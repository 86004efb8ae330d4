"""Every client that there is, driven the same way: over one connection, the calls of a few stories one by one."""

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
class Place:
    """Where a client connects to, and what it speaks.

    Args:
        desk: The name of the server in the world.
        era: 2026-07-28, or the revision before it.
    """

    desk: str
    era: Era


@dataclass(frozen=True, slots=True)
class Story:
    """One call of a tool.

    Args:
        tool: The tool.
        arguments: Its arguments.
        answers: What the person says, ask by ask.
    """

    tool: str
    arguments: Json
    answers: Sequence[Json]


@dataclass(slots=True)
class Told:
    """What came of a story.

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


Caller: TypeAlias = Callable[[World, Place, Sequence[Story]], Awaitable[list[Told]]]


class Sayer:
    """A person of clients in this process: says what the story at hand has for the next ask."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._answers: list[Json] = []

    def begin(self, story: Story, revision: str | None) -> Told:
        self._answers = list(story.answers)
        self.told.append(Told(revision or "", left=len(story.answers)))
        return self.told[-1]

    def say(self, mode: str, message: str) -> Json:
        self.told[-1].asked.append((mode, message))
        self.told[-1].left -= 1
        return self._answers.pop(0)


def said(content: Sequence[object]) -> str:
    return "".join(each.text for each in content if isinstance(each, TextContent))


async def ours(world: World, place: Place, stories: Sequence[Story]) -> list[Told]:
    """``connect`` of this package."""
    sayer = Sayer()

    def answer(review: Review) -> Reply:
        given = sayer.say(review.elicitation.mode, review.elicitation.message)
        return Reply(given["action"], given.get("content") or {})

    options = ConnectionOptions(mode=MODES[place.era])
    async with connect(_reached(world, place), surface=Person(answer, BOTH), options=options) as client:
        for story in stories:
            told = sayer.begin(story, client.protocol_version)
            told.text = said((await client.call_tool(story.tool, story.arguments)).content)
    return sayer.told


async def of_the_sdk(world: World, place: Place, stories: Sequence[Story]) -> list[Told]:
    """``mcp.Client`` of the official SDK."""
    sayer = Sayer()

    async def answer(context: object, params: Any) -> ElicitResult:
        return ElicitResult.model_validate(sayer.say(*_asked(params)))

    target: Any = _reached(world, place)
    if isinstance(target, StdioServerParameters):
        target = stdio_client(target)
    async with Client(target, elicitation_callback=answer, mode=MODES[place.era]) as client:
        for story in stories:
            told = sayer.begin(story, client.protocol_version)
            told.text = said((await client.call_tool(story.tool, story.arguments)).content)
    return sayer.told


async def of_fastmcp(world: World, place: Place, stories: Sequence[Story]) -> list[Told]:
    """``fastmcp.Client``."""
    sayer = Sayer()

    async def answer(message: str, kind: object, params: Any, context: object) -> Any:
        return ElicitResult.model_validate(sayer.say(*_asked(params)))

    target: Any = _reached(world, place)
    if isinstance(target, StdioServerParameters):
        target = StdioTransport(command=target.command, args=target.args, cwd=str(ROOT), keep_alive=False)
    async with fastmcp.Client[Any](target, elicitation_handler=answer, mode=MODES[place.era]) as client:
        for story in stories:
            told = sayer.begin(story, client.protocol_version)
            result = await client.call_tool(story.tool, story.arguments, raise_on_error=False)
            told.text = said(result.content)
    return sayer.told


async def of_typescript(world: World, place: Place, stories: Sequence[Story]) -> list[Told]:
    """The client of the TypeScript SDK."""
    calls = [{"tool": each.tool, "arguments": each.arguments, "answers": each.answers} for each in stories]
    outcomes = await run_typescript_client(
        world.desks[place.desk], calls, era=place.era, declares={"form": {}, "url": {}}
    )
    return [
        Told(
            revision=outcome["revision"],
            text=outcome.get("text", str(outcome.get("error"))),
            asked=[(params.get("mode", "form"), params["message"]) for params in outcome["asked"]],
            left=outcome["left"],
        )
        for outcome in outcomes
    ]


async def of_mcpdo(world: World, place: Place, stories: Sequence[Story]) -> list[Told]:
    """The inspector's ``mcpdo``: a question parks the call, and another command answers it."""
    mcpdo, sayer = world.mcpdo, Sayer()
    connection = await mcpdo.connect("both", desk=place.desk, era=place.era)
    for story in stories:
        told = sayer.begin(story, REVISIONS[place.era])  # it tells the era, and the world has made sure of that
        words = [f"{name}:={json.dumps(value)}" for name, value in story.arguments.items()]
        printed = await mcpdo.run("--connection", connection, "tools/call", story.tool, *words)
        while "elicitationPending" in printed:
            pending = printed["elicitationPending"]
            given = sayer.say(pending["mode"], pending["message"])
            printed = await mcpdo.respond(connection, printed, *_typed(given, pending["mode"]))
        told.text = "".join(part["text"] for part in printed.get("content", [])) or str(printed)
    return sayer.told


def _typed(answer: Json, mode: str) -> list[str]:
    """Write an answer as a person types it to the command."""
    if answer["action"] != "accept":
        return [f"--{answer['action']}"]
    return ["--done"] if mode == "url" else [json.dumps(answer["content"])]


def _asked(params: Any) -> tuple[str, str]:
    return "url" if isinstance(params, ElicitRequestURLParams) else "form", params.message


def _reached(world: World, place: Place) -> str | StdioServerParameters:
    target: Target = world.desks[place.desk]
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
