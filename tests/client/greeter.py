"""A server that asks in two rounds; as a program it speaks over stdio."""

from __future__ import annotations

from typing import Literal

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from pydantic import BaseModel, field_validator

from mcp_elicitation import Accepted, Elicitation, ask


class Person(BaseModel):
    nickname: str
    city: str

    @field_validator("nickname")
    @classmethod
    def not_nobody(cls, name: str) -> str:
        if name == "nobody":
            raise ValueError("That is nobody's name")
        return name


def build() -> MCPServer:
    """Return a server of its own for each test."""
    server: MCPServer = MCPServer("greeter", title="Greeter", log_level="ERROR")
    Elicitation(server)

    @server.tool()
    async def greet(greeting: str) -> str:
        """Greet somebody by name and mood."""
        name = await ask.form("What is your name?", str)
        if not isinstance(name, Accepted):
            return f"{name.action} at the name"
        mood = await ask.form(f"How are you, {name.data}?", Literal["well", "tired"])
        return f"{greeting}, {name.data}: {mood.data if isinstance(mood, Accepted) else mood.action}"

    @server.tool()
    async def register() -> str:
        """Register somebody, but not just anybody."""
        person = await ask.form("Who are you?", Person)
        return person.data.nickname if isinstance(person, Accepted) else person.action

    @server.tool()
    async def header(context: Context, name: str) -> str:
        """Tell a header of the request that this answers."""
        return (context.headers or {}).get(name, "none")

    return server


if __name__ == "__main__":
    build().run()
