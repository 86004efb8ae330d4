"""The doors of the package: which names are public, and what it costs to open them."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

SNAPSHOT = Path(__file__).with_name("public_names.txt")
HEAVY = {"anyio", "jinja2", "mcp", "mcp_types", "prompt_toolkit", "pydantic", "sqlalchemy", "starlette", "uvicorn"}


DOORS = ("mcp_elicitation", "mcp_elicitation.client", "mcp_elicitation.server.ask")


def _public() -> str:
    names = [f"{door}.{name}" for door in DOORS for name in sorted(importlib.import_module(door).__all__)]
    return "\n".join(names) + "\n"


def test_the_public_names_are_those_that_were_agreed_on() -> None:
    assert _public() == SNAPSHOT.read_text(), f"a name came or went: if that is meant, write it into {SNAPSHOT.name}"


@pytest.mark.parametrize("door", DOORS)
def test_every_name_of_a_door_is_there(door: str) -> None:
    module = importlib.import_module(door)
    assert set(module.__all__) <= set(dir(module))
    for name in module.__all__:
        assert getattr(module, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        module.nothing  # noqa: B018  looking is what is tried


@pytest.mark.parametrize(
    "statement",
    [
        "import mcp_elicitation",
        "import mcp_elicitation.client",
        "from mcp_elicitation import Accepted",
        "from mcp_elicitation.core.urls import inspect",
        "from mcp_elicitation.cli import main",
    ],
)
def test_a_door_opens_without_loading_what_it_does_not_need(statement: str) -> None:
    code = f"{statement}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(json.loads(done.stdout))
