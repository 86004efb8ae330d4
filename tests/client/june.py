"""A server of revision 2025-06-18 over stdio, on nothing but the standard library: it pushes a form without a mode."""

from __future__ import annotations

import json
import sys
from typing import Any

Json = dict[str, Any]

SCHEMA: Json = {
    "type": "object",
    "properties": {
        "size": {"type": "string", "enum": ["s", "l"], "enumNames": ["Small", "Large"]},
        "count": {"type": "integer", "minimum": 1},
    },
    "required": ["size"],
}
TOOL: Json = {"name": "order", "description": "Ask for a size.", "inputSchema": {"type": "object"}}


def send(message: Json) -> None:
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def answer(request: Json) -> Json:
    """The result of a request that needs nobody."""
    if request["method"] == "initialize":
        info = {"name": "june", "version": "1"}
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": info}
    return {"tools": [TOOL]} if request["method"] == "tools/list" else {}


def main() -> None:
    calling: object = None
    for line in sys.stdin:
        message: Json = json.loads(line)
        if message.get("method") == "server/discover":
            send({"id": message["id"], "error": {"code": -32601, "message": "Method not found"}})
        elif message.get("method") == "tools/call":
            calling = message["id"]
            params = {"message": "Which size?", "requestedSchema": SCHEMA}
            send({"id": "ask-1", "method": "elicitation/create", "params": params})
        elif message.get("id") == "ask-1":
            told = json.dumps(message.get("result", message.get("error")), sort_keys=True)
            send({"id": calling, "result": {"content": [{"type": "text", "text": told}]}})
        elif "id" in message:
            send({"id": message["id"], "result": answer(message)})


if __name__ == "__main__":
    main()
