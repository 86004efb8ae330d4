"""The child of the pty tests: shows one ask, given as JSON, and prints the reply where the test finds it.

The ask: message, schema, alias, origin, claimed, request, position, total, draft, language, plain.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import anyio

from mcp_elicitation.client import Review, ServerIdentity, Terminal
from mcp_elicitation.client.notices import find_name_notices, find_notices
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.read import read_form


def review_of(ask: dict[str, Any]) -> Review:
    """Build the review of an ask, with its notices, as the responder does."""
    origin = ask.get("origin", "https://mcp.travel.example")
    server = ServerIdentity(ask.get("alias", "travel"), origin, ask.get("claimed"))
    schema: dict[str, Any] = ask.get("schema") or {"type": "object", "properties": {}}
    elicitation = FormElicitation(ask.get("message", "When do you fly?"), read_form(schema))
    return Review(
        server=server,
        elicitation=elicitation,
        request=ask.get("request"),
        position=ask.get("position", 1),
        total=ask.get("total", 1),
        draft=ask.get("draft", {}),
        notices=(*find_notices(elicitation), *find_name_notices(server.claimed, alias=server.alias)),
    )


async def main(ask: dict[str, Any]) -> None:
    surface = Terminal(language=ask.get("language"), plain=ask.get("plain"))
    reply = await surface.ask(review_of(ask))
    told = {"action": reply.action, "content": reply.content, "by": reply.by}
    print("REPLY " + json.dumps(told), flush=True)


if __name__ == "__main__":
    anyio.run(main, json.loads(sys.argv[1]), backend=sys.argv[2] if len(sys.argv) > 2 else "asyncio")
