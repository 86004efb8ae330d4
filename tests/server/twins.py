"""One of several processes that serve one server on one SQLite file.

python -m tests.server.twins FOLDER ALIVE

ALIVE is for how long a process that is heard of no more is taken to be at work, in seconds.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from mcp.server import MCPServer
from tests.serving import serve_process

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.server import ledger

KEY = bytes(range(32))


def note(folder: Path, line: str) -> int:
    """Append a line to the file of effects and return how many there are."""
    with (folder / "effects").open("a") as file:
        file.write(line + "\n")
    return len((folder / "effects").read_text().splitlines())


def made(folder: Path) -> MCPServer:
    server = MCPServer("travel")
    Elicitation(server, store=f"sqlite:///{folder}/store.db", keys=[KEY], repeatable=["again"], hold=60)

    @server.tool()
    async def pay(order: str) -> str:
        answer = await ask.form("Pay?", bool)
        return f"{answer.action} {order} {note(folder, order)}"

    @server.tool()
    async def fail() -> str:
        await ask.form("Pay?", bool)
        note(folder, "failed")
        raise ZeroDivisionError

    async def die() -> str:
        await ask.form("Pay?", bool)
        if note(folder, "died") == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return "lived"

    server.add_tool(die, name="die")
    server.add_tool(die, name="again")

    @server.tool()
    async def visit() -> str:
        async def look() -> str | None:
            if note(folder, "looked") == 2:  # the first look comes before the hold
                print("held", flush=True)
            return "seen" if (folder / "finished").exists() else None

        return repr(await ask.url("Look.", "https://travel.example/look", done=look))

    return server


if __name__ == "__main__":
    ledger.ALIVE = float(sys.argv[2])
    ledger._BEAT = ledger.ALIVE / 5
    serve_process(made(Path(sys.argv[1])).streamable_http_app())
