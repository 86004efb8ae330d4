"""A calendar desk that uses a person's own account at a third party, connected in the person's browser.

python examples/calendar_desk.py FOLDER HUB       over stdio; HUB is where examples/hub.py runs
"""

import sys
from pathlib import Path

import httpx2
from mcp.server import MCPServer

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.server.key_source import add_key
from mcp_elicitation.server.keys import FromFile
from mcp_elicitation.server.oauth.provider import Account, Endpoints, Provider
from mcp_elicitation.text import Text

folder, hub = Path(sys.argv[1]), sys.argv[2]
keys = FromFile(path=str(folder / "keys"))
if not (folder / "keys").exists():
    add_key(keys)

demo_hub = Provider(
    name="demo-hub",
    title=Text("Demo Hub", "演示中心"),
    client_id="calendar-desk",
    authentication="none",
    issuer=hub,
    endpoints=Endpoints(authorization=f"{hub}/authorize", token=f"{hub}/token", revocation=f"{hub}/revoke"),
    hosts=(hub.removeprefix("http://"),),
    account=Account(url=f"{hub}/me", subject="id", labels=("name",)),
    private_network=True,
)

server = MCPServer("calendar", title="Calendar desk", log_level="WARNING")
Elicitation(server, store=f"sqlite:///{folder / 'store.db'}", keys=keys, providers=[demo_hub])


@server.tool()
async def agenda() -> str:
    """Tell what is in the person's own calendar."""
    calendar = await ask.connect(demo_hub, "To read your calendar", scopes=["calendar.read"])
    if not isinstance(calendar, Accepted):
        return "Not connected, no agenda."
    async with httpx2.AsyncClient(auth=calendar.data.auth) as client:
        events = (await client.get(f"{hub}/events")).json()
    return f"{calendar.data.account}: {', '.join(events)}. Read with a token that this answer does not hold."


if __name__ == "__main__":
    server.run()
