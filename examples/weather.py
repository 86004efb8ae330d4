"""A weather desk that needs a person's own API key: given in the person's browser, kept sealed in SQLite.

python examples/weather.py FOLDER       over stdio; the keys and the database go into FOLDER
"""

import sys
from pathlib import Path

from mcp.server import MCPServer

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.key_source import add_key
from mcp_elicitation.server.keys import FromFile

folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
keys = FromFile(path=str(folder / "keys"))
if not (folder / "keys").exists():
    add_key(keys)

server = MCPServer("weather", title="Weather desk", log_level="WARNING")
Elicitation(server, store=f"sqlite:///{folder / 'store.db'}", keys=keys)


async def works(key: Secret) -> bool:
    """Stand in for the weather service: a real server would call it here."""
    return key.reveal().startswith("demo-")


@server.tool()
async def forecast(city: str) -> str:
    """Tell the weather; needs the person's own API key."""
    key = await ask.secret(
        "weather_api_key",
        "To read the weather for you",
        title="Weather API key",
        hint="For this demo, anything that begins with demo- works.",
        verify=works,
    )
    if not isinstance(key, Accepted):
        return "No key, no forecast."
    return f"{city}: sunny, 21 °C. Read with your own key, which this answer does not hold."


if __name__ == "__main__":
    server.run()
