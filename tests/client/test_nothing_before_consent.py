"""Before consent, a client reaches for nothing: a whole call in a process of its own, under an audit hook."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TypedDict

import pytest
from tests.client.terminal.test_urls import at_page

# A server in this process asks for a hundred pages in one round; the person says what the test wants.
PROGRAM = """
import json, sys
from pathlib import Path

import anyio
from mcp.server import Server
from mcp_types import (
    CallToolResult, ElicitRequest, ElicitRequestURLParams, InputRequiredResult, ListToolsResult, TextContent, Tool
)

from mcp_elicitation.client import Guarded, Hooked, Policy, Reply, connect
from mcp_elicitation.client.browser import Opened, open_in_browser
from mcp_elicitation.client.policy import Limits
from mcp_elicitation.core.capability import Modes

port, action, prompts, place = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), Path(sys.argv[4])
environ = {"PATH": str(place / "bin"), "DISPLAY": ":0"}
WATCHED = ("socket.", "subprocess.", "os.", "pty.", "webbrowser.", "urllib.", "http.", "ftplib.", "smtplib.")
HARMLESS = ("os.listdir", "os.scandir", "os.putenv", "os.walk")
events, seen, watching = [], [], False

def watch(event, _arguments):
    if watching and event.startswith(WATCHED) and event not in HARMLESS:
        (events if "consent" not in seen else after).append(event)

after = []
sys.addaudithook(watch)

class Person:
    modes = Modes(form=True, url=True)

    async def ask(self, review):
        seen.append(review.elicitation.url)
        if action == "accept":
            seen.append("consent")
            opened = await open_in_browser(
                review.elicitation.url, environ=environ, platform="linux", root=place, patience=60.0)
            assert isinstance(opened, Opened), opened
        return Reply(action)

async def call(context, params):
    if params.input_responses:
        told = ",".join(answer.action for answer in params.input_responses.values())
        return CallToolResult(content=[TextContent(type="text", text=told)])
    asks = {
        f"ask{number}": ElicitRequest(params=ElicitRequestURLParams(
            message=f"Please look at http://127.0.0.1:{port}/message/{number}",
            url=f"http://127.0.0.1:{port}/{number}", elicitation_id=str(number)))
        for number in range(100)
    }
    return InputRequiredResult(input_requests=asks)

async def tools(context, params):
    return ListToolsResult(tools=[Tool(name="flood", input_schema={"type": "object"})])

async def main():
    global watching
    policy = Policy(limits=Limits(prompts=prompts))
    surface = Hooked(Guarded(Person(), policy), before=lambda asked: None, after=lambda answered: None)
    async with connect(Server("flood", on_call_tool=call, on_list_tools=tools), surface=surface) as client:
        watching = True
        result = await client.call_tool("flood", {})
        watching = False
    answers = result.content[0].text.split(",")
    print(json.dumps({"before": events, "after": after, "seen": seen, "answers": answers}))

anyio.run(main)
"""


class Told(TypedDict):
    before: list[str]
    after: list[str]
    seen: list[str]
    answers: list[str]


@contextmanager
def canary() -> Generator[tuple[int, list[str]]]:
    """Serve on a free port of this machine, and keep every path that anybody asks for."""
    hits: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            hits.append(self.path)
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port, hits
        server.shutdown()


def run(port: int, action: str, prompts: int, place: Path) -> Told:
    programs = place / "bin"
    programs.mkdir()
    browser = f"#!{sys.executable}\nimport sys, urllib.request\nurllib.request.urlopen(sys.argv[1]).close()\n"
    (programs / "xdg-open").write_text(browser)
    (programs / "xdg-open").chmod(0o755)
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(port), action, str(prompts), str(place)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    told: Told = json.loads(process.stdout)
    return told


@pytest.mark.requirement("CURL-1", "CURL-2", "UI-6", "SEC-2")
def test_a_flood_that_is_put_away_reaches_for_nothing_and_shows_no_more_than_the_limit(tmp_path: Path) -> None:
    with canary() as (port, hits):
        told = run(port, "cancel", 7, tmp_path)
    assert len(told["seen"]) == 7
    assert told["answers"] == ["cancel"] * 100
    assert told["before"] == []
    assert hits == []


@pytest.mark.requirement("CURL-1", "CURL-2", "SEC-2")
def test_a_no_is_one_prompt_and_reaches_for_nothing(tmp_path: Path) -> None:
    with canary() as (port, hits):
        told = run(port, "decline", 7, tmp_path)
    assert told["seen"] == [f"http://127.0.0.1:{port}/0"]
    assert told["answers"] == ["decline"] + ["cancel"] * 99
    assert told["before"] == []
    assert hits == []


@pytest.mark.requirement("CURL-1", "CURL-2", "CURL-4")
def test_after_consent_the_browser_and_nobody_else_goes_to_that_page_once(tmp_path: Path) -> None:
    with canary() as (port, hits):
        told = run(port, "accept", 1, tmp_path)
    assert told["seen"] == [f"http://127.0.0.1:{port}/0", "consent"]
    assert told["answers"] == ["accept"] + ["cancel"] * 99
    assert told["before"] == []
    assert told["after"] == ["subprocess.Popen"]
    assert hits == ["/0"]


@pytest.mark.requirement("CURL-1", "CURL-2", "UI-6")
@pytest.mark.parametrize("plain", [False, True], ids=["screen", "plain"])
@pytest.mark.parametrize(("typed", "reached"), [("", []), ("no", []), ("open", ["subprocess.Popen"])])
def test_the_terminal_reaches_for_nothing_before_the_word_and_starts_one_process_after_it(
    tmp_path: Path, plain: bool, typed: str, reached: list[str]
) -> None:
    with canary() as (port, hits):
        url = f"http://127.0.0.1:{port}/page"
        with at_page(tmp_path, url=url, watch=True, plain=plain) as seat:
            seat.wait("decision>" if plain else "Enter alone cancels").settle(0.6)
            end = "\n" if plain else "\r"
            seat.type(typed, end, *(["\x03"] if typed == "no" else []))
            told = seat.finish()
    assert told["reached"] == reached
    assert told["action"] == ("accept" if reached else "cancel")
    assert not hits  # the opener of this test writes the address down and goes nowhere
