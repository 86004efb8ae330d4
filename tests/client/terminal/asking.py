"""The child of the pty tests: shows one ask, given as JSON, and prints the reply where the test finds it.

The ask: message, schema or url, alias, origin, claimed, request, position, total, draft, language, plain; root, where
the marks of a container are looked for; wait, to be shown so many times that the page is waited for; watch, to say what
of sockets and processes was reached for while it was asked.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import pytest

from mcp_elicitation.client import Review, ServerIdentity, Terminal
from mcp_elicitation.client.browser import open_in_browser
from mcp_elicitation.client.notices import find_name_notices, find_notices
from mcp_elicitation.client.review import inspect_page
from mcp_elicitation.client.terminal import open_tty
from mcp_elicitation.client.waiting import GivenUpError, Waiting
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.read import read_form

WATCHED = ("socket.", "subprocess.", "os.posix_spawn", "os.exec", "os.fork", "os.system", "pty.", "webbrowser.")


def review_of(ask: dict[str, Any]) -> Review:
    """Build the review of an ask, with its notices, as the responder does."""
    origin = ask.get("origin", "https://mcp.travel.example")
    server = ServerIdentity(ask.get("alias", "travel"), origin, ask.get("claimed"))
    elicitation = elicitation_of(ask)
    return Review(
        server=server,
        elicitation=elicitation,
        request=ask.get("request"),
        position=ask.get("position", 1),
        total=ask.get("total", 1),
        draft=ask.get("draft", {}),
        notices=(*find_notices(elicitation), *find_name_notices(server.claimed, alias=server.alias)),
        page=inspect_page(elicitation, server, known_hosts=(), typed=ask.get("typed", ())),
    )


def elicitation_of(ask: dict[str, Any]) -> Elicitation:
    """Build what is asked."""
    if "url" in ask:
        return UrlElicitation(ask.get("message", "Please sign in"), ask["url"])
    schema: dict[str, Any] = ask.get("schema") or {"type": "object", "properties": {}}
    return FormElicitation(ask.get("message", "When do you fly?"), read_form(schema))


async def wait_for(surface: Terminal, reviews: list[Review]) -> str:
    """Show that pages are waited for until the person wants to retry or gives up; say which."""
    waiting = Waiting()

    async def work() -> str:
        await waiting.pause(3600, anyio.sleep)
        return "retried"

    try:
        return await waiting.beside(work, surface, reviews)
    except GivenUpError:
        return "given up"


async def main(ask: dict[str, Any]) -> None:
    surface = Terminal(language=ask.get("language"), plain=ask.get("plain"))
    review = review_of(ask)
    reached: list[str] = []
    if ask.get("watch"):
        sys.addaudithook(lambda event, _: reached.append(event) if event.startswith(WATCHED) else None)
    reply = await surface.ask(review)
    told: dict[str, object] = {"action": reply.action, "content": reply.content, "by": reply.by}
    if ask.get("watch"):
        told["reached"] = reached
    if ask.get("wait") and reply.action == "accept":
        told["waited"] = await wait_for(surface, [review] * ask["wait"])
    print("REPLY " + json.dumps(told), flush=True)


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    if "root" in asked:  # a container would have no browser, whatever a test puts there
        pytest.MonkeyPatch().setattr(open_tty, "open_in_browser", partial(open_in_browser, root=Path(asked["root"])))
    anyio.run(main, asked, backend=sys.argv[2] if len(sys.argv) > 2 else "asyncio")
