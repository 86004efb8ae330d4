"""What is refused before the first request."""

from __future__ import annotations

from typing import Any

import pytest
from mcp.server import MCPServer, Server
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.request_state import RequestStateBoundary, RequestStateSecurity

from mcp_elicitation import Elicitation, ElicitationError
from mcp_elicitation.core.sealing import WeakKeyError
from mcp_elicitation.server.startup import (
    AudienceMissingError,
    InstalledTwiceError,
    SharedKeysMissingError,
    count_workers,
)

KEY = b"k" * 32


@pytest.mark.parametrize(
    ("environ", "argv", "workers"),
    [
        ({}, [], 1),
        ({}, ["uvicorn", "app:app"], 1),
        ({}, ["uvicorn", "app:app", "--workers", "4"], 4),
        ({}, ["uvicorn", "app:app", "--workers=4"], 4),
        ({}, ["gunicorn", "-w", "3", "app:app"], 3),
        ({}, ["gunicorn", "-w3", "app:app"], 3),
        ({}, ["hypercorn", "--workers", "2", "app:app"], 2),
        ({}, ["fastapi", "run", "--workers", "2"], 2),
        ({"WEB_CONCURRENCY": "8"}, ["uvicorn", "app:app"], 8),
        ({"WEB_CONCURRENCY": "1"}, [], 1),
        ({"GUNICORN_CMD_ARGS": "--bind=127.0.0.1 --workers=3"}, ["gunicorn", "app:app"], 3),
        ({"WEB_CONCURRENCY": "2"}, ["uvicorn", "--workers", "5"], 5),
        ({"WEB_CONCURRENCY": "many"}, ["uvicorn", "--workers"], 1),
        ({"WEB_CONCURRENCY": ""}, ["python", "-workers", "-w"], 1),
        ({"WEB_CONCURRENCY": "²"}, ["uvicorn", "--workers", "-3"], 1),
    ],
)
def test_workers_are_counted_from_what_servers_are_told(environ: dict[str, str], argv: list[str], workers: int) -> None:
    assert count_workers(environ, argv) == workers


@pytest.mark.requirement("MRTR-3")
@pytest.mark.parametrize(
    ("environ", "argv"), [({"WEB_CONCURRENCY": "2"}, ["app"]), ({}, ["uvicorn", "app:app", "--workers", "2"])]
)
def test_several_workers_without_shared_keys_do_not_start(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], argv: list[str]
) -> None:
    """Threat S9."""
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.argv", argv)
    server = MCPServer("travel")
    with pytest.raises(SharedKeysMissingError, match=r"Elicitation\(server, keys=") as error:
        Elicitation(server)
    assert error.value.code == "shared_keys_missing"
    assert "2 workers" in error.value.reason
    Elicitation(server, keys=[KEY])


@pytest.mark.parametrize("server", [MCPServer("travel"), Server[Any]("low")], ids=["MCPServer", "Server"])
def test_installing_twice_is_an_error(server: MCPServer | Server[Any]) -> None:
    first = Elicitation(server)
    with pytest.raises(InstalledTwiceError):
        Elicitation(server)
    assert first.settings.language == "en"
    assert len([each for each in server.middleware if isinstance(each, RequestStateBoundary)]) == 1


@pytest.mark.requirement("MRTR-4")
@pytest.mark.parametrize("server", [MCPServer(), MCPServer(None), Server[Any]("")], ids=["unnamed", "None", "empty"])
def test_shared_keys_need_a_name_that_tells_the_server_from_others(server: MCPServer | Server[Any]) -> None:
    """Threat S8: unnamed servers would all speak for each other."""
    with pytest.raises(AudienceMissingError) as error:
        Elicitation(server, keys=[KEY])
    assert error.value.code == "audience_missing"
    Elicitation(server)


def test_an_audience_of_the_policys_own_is_name_enough() -> None:
    Elicitation(MCPServer(request_state_security=RequestStateSecurity(keys=[KEY], audience="https://x")), keys=[KEY])


@pytest.mark.parametrize("keys", [[b"short"], ["x" * 31]], ids=["bytes", "text"])
def test_a_key_that_is_too_short_is_refused(keys: list[bytes | str]) -> None:
    with pytest.raises(WeakKeyError):
        Elicitation(MCPServer("travel"), keys=keys)


@pytest.mark.parametrize("keys", [[], [KEY, KEY]], ids=["none", "twice"])
def test_keys_that_are_none_are_refused_by_the_sdk(keys: list[bytes | str]) -> None:
    with pytest.raises(ValueError, match="key"):
        Elicitation(MCPServer("travel"), keys=keys)


def test_errors_of_the_start_say_who_must_act() -> None:
    for error in (SharedKeysMissingError(2), InstalledTwiceError(), AudienceMissingError()):
        assert isinstance(error, ElicitationError)
        assert error.code in error.public.en
        assert error.code in error.public.zh
        assert error.reason not in error.public.en


def test_the_rounds_stand_inside_the_boundary_and_outside_the_authors_middleware() -> None:
    async def own(ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        return await call_next(ctx)

    server = MCPServer("travel", middleware=[own])
    Elicitation(server)
    names = [type(each).__name__ for each in server.middleware]
    assert names.index("RequestStateBoundary") + 1 == names.index("Rounds") < server.middleware.index(own)
