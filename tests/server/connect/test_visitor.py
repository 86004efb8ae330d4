"""How visitors are known fits where the pages are, or the server does not start."""

from __future__ import annotations

from pathlib import Path

import pytest
from mcp.server import MCPServer

from mcp_elicitation import Elicitation
from mcp_elicitation.server.connect.visitor import (
    Backend,
    HostSession,
    Local,
    RemoteHostError,
    SignIn,
    VisitorMisplacedError,
    require_fitting,
    require_issuer,
    require_reachable,
)
from mcp_elicitation.server.startup import SharedStoreMissingError
from mcp_elicitation.server.surroundings import KeysMissingError, PagesMissingError
from mcp_elicitation.stores.sql import SqlStore

PUBLIC = "https://travel.example"
SIGN_IN = SignIn(issuer="https://as.example", client_id="pages")


async def nobody(request: object) -> None:
    return None


@pytest.mark.parametrize(
    ("backend", "url"),
    [
        (Local(), "https://a.example"),
        (Local(), "http://localhost:1"),
        (Local(), "http://0.0.0.0:1"),
        (SIGN_IN, "http://a.example"),
        (SIGN_IN, "ftp://a.example"),
        (SIGN_IN, "https://"),
        (SIGN_IN, "https://a.example/?x=1"),
        (SIGN_IN, "https://user@a.example"),
        (HostSession(nobody), "http://10.0.0.1"),
        (SignIn(issuer="http://as.example", client_id="x"), "https://a.example"),
    ],
)
def test_what_protects_nobody_is_refused(backend: Backend, url: str) -> None:
    with pytest.raises(VisitorMisplacedError):
        require_fitting(backend, url)
    with pytest.raises(VisitorMisplacedError):
        Elicitation(MCPServer("travel"), visitor=backend, public_url=url)


def test_what_fits_passes() -> None:
    require_fitting(Local(), "http://127.0.0.1:8000")
    require_fitting(SIGN_IN, "https://a.example/app")
    require_fitting(HostSession(nobody), "http://127.0.0.1:8000")
    require_issuer("http://127.0.0.1:9000")


def test_a_visitor_needs_a_place_to_come_to() -> None:
    with pytest.raises(VisitorMisplacedError, match="public_url"):
        Elicitation(MCPServer("travel"), visitor=SIGN_IN)


def test_pages_are_not_served_by_halves() -> None:
    with pytest.raises(PagesMissingError, match="public_url"):
        Elicitation(MCPServer("travel")).app()


def test_a_store_that_outlives_the_process_needs_keys_that_do() -> None:
    elicitation = Elicitation(
        MCPServer("travel"), store=SqlStore("sqlite:///:memory:"), visitor=SIGN_IN, public_url="https://a.example"
    )
    with pytest.raises(KeysMissingError, match="keys new"):
        elicitation.app()


@pytest.mark.requirement("PHISH-4")
def test_a_server_on_a_remote_host_says_so() -> None:
    require_reachable({})
    with pytest.raises(RemoteHostError, match="SSH_CONNECTION") as error:
        require_reachable({"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"})
    assert "127.0.0.1" not in error.value.public.en
    require_reachable({"SSH_CONNECTION": "x", "MCP_ELICITATION_LOCAL_PAGES": "1"})


def test_several_workers_without_a_common_store_get_no_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """B176: a browser that reaches another worker would find nothing."""
    monkeypatch.setenv("WEB_CONCURRENCY", "4")
    visitor = HostSession(nobody)
    alone = Elicitation(MCPServer("travel"), public_url=PUBLIC, visitor=visitor, keys=[bytes(range(32))])
    with pytest.raises(SharedStoreMissingError, match="4 workers"):
        alone.routes()
    url = f"sqlite:///{tmp_path / 'store.db'}"
    shared = Elicitation(MCPServer("travel"), public_url=PUBLIC, visitor=visitor, keys=[bytes(range(32))], store=url)
    assert shared.routes()


def test_the_redirect_uri_to_register_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    """B169, B170: byte for byte what is sent at both steps, whether or not the configured address ends in a slash."""
    caplog.set_level("INFO")
    for public_url in (PUBLIC, f"{PUBLIC}/"):
        caplog.clear()
        sign_in = SignIn(issuer="https://as.example", client_id="pages")
        Elicitation(MCPServer("travel"), public_url=public_url, visitor=sign_in).routes()
        assert f"redirect URI to register: {PUBLIC}/connect/signed-in" in caplog.text
