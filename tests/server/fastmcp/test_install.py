"""Putting ``ask`` into a FastMCP server: what it finds there, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fastmcp import Client, FastMCP
from fastmcp.server import create_proxy
from mcp.server import MCPServer, Server
from mcp.server.request_state import RequestStateBoundary, RequestStateSecurity
from tests.server.wire import accept, wire_to

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.server.fastmcp import FastMCPMovedError
from mcp_elicitation.server.sdk.callers import Callers
from mcp_elicitation.server.sdk.middleware import Rounds
from mcp_elicitation.server.startup import AudienceMissingError, InstalledTwiceError, UnknownServerError

KEY = "k" * 32


def names(server: FastMCP) -> list[str]:
    return [getattr(each, "__name__", type(each).__name__) for each in server._mcp_server.middleware]


def test_fastmcp_keeps_its_server_of_the_sdk_where_it_is_looked_for() -> None:
    """When this fails FastMCP has moved: ``server/fastmcp.py`` is the one file that must follow."""
    server = FastMCP("travel")
    assert isinstance(server._mcp_server, Server)
    assert [type(each).__name__ for each in server._mcp_server.middleware] == [
        "FastMCPServerMiddleware",
        "RequestStateBoundary",
    ]
    assert FastMCP.generate_name() != FastMCP.generate_name()


def test_the_rounds_stand_inside_the_boundary_and_the_guard_outside() -> None:
    server = FastMCP("travel")
    Elicitation(server)
    inside = [Callers.__name__, RequestStateBoundary.__name__, Rounds.__name__, "_mark_answered"]
    assert names(server) == ["FastMCPServerMiddleware", *inside]


def test_a_fastmcp_that_has_moved_is_refused_with_what_to_do() -> None:
    server = FastMCP("travel")
    del server._mcp_server
    with pytest.raises(FastMCPMovedError, match=r"use a release of FastMCP 4 .* or a newer mcp-elicitation"):
        Elicitation(server)


def test_it_is_installed_once() -> None:
    server = FastMCP("travel")
    Elicitation(server)
    with pytest.raises(InstalledTwiceError):
        Elicitation(server)
    assert len(names(server)) == 5


@pytest.mark.parametrize("given", [Client(FastMCP("travel")), "travel", object()], ids=["client", "text", "object"])
def test_what_is_no_server_is_refused_by_name(given: Any) -> None:
    with pytest.raises(UnknownServerError, match=r"takes an MCPServer .* not (fastmcp|builtins)\."):
        Elicitation(given)


def test_a_class_derived_from_fastmcp_is_one() -> None:
    class Desk(FastMCP):
        pass

    server = Desk("travel")
    Elicitation(server)
    assert "Rounds" in names(server)


def test_shared_keys_need_a_name_that_was_not_drawn() -> None:
    for server in (FastMCP(), create_proxy(FastMCP("behind"))):
        with pytest.raises(AudienceMissingError):
            Elicitation(server, keys=[KEY])
    Elicitation(FastMCP("travel"), keys=[KEY])
    security = RequestStateSecurity(keys=[KEY], audience="travel")
    Elicitation(FastMCP(request_state_security=security), keys=[KEY])


def test_people_have_an_hour_unless_the_author_chose() -> None:
    def lifetime(server: FastMCP) -> float:
        Elicitation(server)
        [boundary] = [each for each in server._mcp_server.middleware if isinstance(each, RequestStateBoundary)]
        return boundary._security.ttl

    assert lifetime(FastMCP("travel")) == 3600
    assert lifetime(FastMCP("travel", request_state_security=RequestStateSecurity(keys=[KEY], ttl=60))) == 60


def test_fastmcp_is_not_loaded_for_a_server_of_the_sdk() -> None:
    code = (
        "import sys; from mcp.server import MCPServer; from mcp_elicitation import Elicitation; "
        "Elicitation(MCPServer('travel')); sys.exit('fastmcp' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_server_of_the_sdk_goes_its_own_way() -> None:
    server = MCPServer("travel")
    Elicitation(server)
    assert any(isinstance(each, Rounds) for each in server._lowlevel_server.middleware)


@pytest.mark.requirement("MRTR-3", "MRTR-5")
async def test_what_one_process_asked_another_with_the_same_keys_and_store_goes_on_with(tmp_path: Path) -> None:
    def desk(name: str) -> FastMCP:
        server = FastMCP(name)
        elicitation = Elicitation(server, keys=[KEY], store=f"sqlite:///{tmp_path}/store.db")
        opened.append(elicitation)

        @server.tool
        async def greet() -> str:
            return repr(await ask.form("What is your name?", str))

        return server

    opened: list[Elicitation] = []
    async with (
        wire_to(desk("travel")._mcp_server) as one,
        wire_to(desk("travel")._mcp_server) as two,
        wire_to(desk("other")._mcp_server) as other,
    ):
        asked = await one.call("greet")
        given = {asked.key: accept(answer="Bo")}
        assert (await two.call("greet", answers=given, state=asked.state)).text == "Accepted(data='Bo')"
        assert (await one.call("greet", answers=given, state=asked.state)).text == "Accepted(data='Bo')"
        assert (await other.refused("greet", answers=given, state=asked.state)).code == -32602
    for each in opened:
        await each.close()
