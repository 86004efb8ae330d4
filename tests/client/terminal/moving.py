"""The child of the test of moving: asks twice, at the terminal first, and prints what was told and said."""

from __future__ import annotations

import json

import anyio
from tests.client.surface_contract import asked

from mcp_elicitation.client import LocalInbox, Surfaces, Terminal


async def opened(_: str) -> None:
    """Leave the browser to the test."""


async def main() -> None:
    inbox = LocalInbox(tell=lambda link, _: print(f"LINK {link}", flush=True), open=opened)
    surfaces = Surfaces(first=Terminal(language="en"), second=inbox)
    replies = [await surfaces.ask(asked()), await surfaces.ask(asked(message="And when back?"))]
    await inbox.close()
    print("REPLY " + json.dumps({"actions": [each.action for each in replies]}), flush=True)


if __name__ == "__main__":
    anyio.run(main)
