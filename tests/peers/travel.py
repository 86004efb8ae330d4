"""The travel desk of the examples, with a page to pay on: over HTTP on a free port, over stdio, and on FastMCP.

python -m tests.peers.travel [stdio | fastmcp]
"""

from __future__ import annotations

import sys

from examples import trip
from fastmcp import FastMCP
from tests.serving import serve_process

from mcp_elicitation import Elicitation, ask


async def pay() -> str:
    """Send the person to a page; agreeing to open it is all that this desk wants."""
    outcome = await ask.url("Pay for your flight on this page.", "https://pay.example/flights/1")
    return f"pay: {outcome.action}"


def main(how: str) -> None:
    if how == "fastmcp":
        server = FastMCP("travel")
        Elicitation(server)
        server.tool(trip.book)
        server.tool(pay)
        serve_process(server.http_app())
        return
    trip.server.tool()(pay)
    if how == "stdio":
        trip.server.run()
    else:
        serve_process(trip.server.streamable_http_app())


if __name__ == "__main__":
    main("".join(sys.argv[1:]))
