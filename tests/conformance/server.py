"""The fixture that the official suite grades: a server of this package with every name that the suite calls.

    python -m tests.conformance.server [--port PORT] [--mutant NAME]

Prints ``ready URL`` when it can be reached. With ``--mutant`` one defect is built in.
"""

from __future__ import annotations

import argparse
from typing import Any

from mcp.server import MCPServer
from mcp.server.streamable_http import EventCallback, EventId, EventMessage, EventStore, StreamId
from mcp_types import JSONRPCMessage
from tests.conformance import asks, content, handmade
from tests.conformance.mutants import MUTANTS
from tests.serving import serve_process

from mcp_elicitation import Elicitation


def build(mutant: str | None = None) -> MCPServer:
    """Return the fixture, with one defect where a mutant is named."""
    server: MCPServer = MCPServer("conformance-fixture", version="1", log_level="ERROR")
    Elicitation(server)
    content.register(server)
    handmade.register(server)
    handmade.register_pushed(server)
    asks.register(server)
    asks.register_pushed(server)
    if mutant is not None:
        MUTANTS[mutant](server)
    return server


def application(server: MCPServer) -> Any:
    """Return the fixture as an ASGI application; streams can be resumed, as revision 2025-11-25 has it."""
    return server.streamable_http_app(event_store=Events(), retry_interval=100)


class Events(EventStore):
    """Keeps the events of streams in memory, so that a stream can be taken up again."""

    def __init__(self) -> None:
        self._events: list[tuple[StreamId, JSONRPCMessage | None]] = []

    async def store_event(self, stream_id: StreamId, message: JSONRPCMessage | None) -> EventId:
        self._events.append((stream_id, message))
        return str(len(self._events))

    async def replay_events_after(self, last_event_id: EventId, send_callback: EventCallback) -> StreamId | None:
        position = int(last_event_id) if last_event_id.isdecimal() else 0
        if not 0 < position <= len(self._events):
            return None
        stream, _ = self._events[position - 1]
        for number, (of, message) in enumerate(self._events[position:], start=position + 1):
            if of == stream and message is not None:
                await send_callback(EventMessage(message, str(number)))
        return stream


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0, help="0 for a free one")
    parser.add_argument("--mutant", choices=sorted(MUTANTS))
    args = parser.parse_args()
    serve_process(application(build(args.mutant)), args.port)


if __name__ == "__main__":
    main()
