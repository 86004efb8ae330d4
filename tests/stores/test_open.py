"""The store of a URL."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from mcp_elicitation.errors import OperatorError
from mcp_elicitation.stores.base import StoreConfigurationError
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.open import check, create, open_store
from mcp_elicitation.stores.sql import SqlStore

SOURCE = Path(__file__).parents[2] / "src"


def test_each_url_gives_its_store() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)
    for url in ("sqlite:///store.db", "sqlite:////tmp/store.db", "sqlite:///:memory:", "postgresql://ann@db/name"):
        assert isinstance(open_store(url), SqlStore)


def test_opening_a_store_touches_nothing(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path}/store.db")
    assert list(tmp_path.iterdir()) == []


WRONG = [
    "",
    "memory",
    "memory://",
    "MEMORY:",
    "store.db",
    "/tmp/store.db",
    "redis://host/0",
    "mysql://host/name",
    "postgres://host/name",
    "postgresql+psycopg://host/name",
    "sqlite+aiosqlite:///store.db",
    "sqlite://",
    "sqlite:///",
    "sqlite:store.db",
    "sqlite://host/store.db",
    "sqlite:///store.db?mode=ro",
    "postgresql://host",
    "postgresql://host/",
    "postgresql://host:port/name",
]


@pytest.mark.parametrize("url", WRONG)
async def test_any_other_url_is_refused_with_what_to_write(url: str) -> None:
    with pytest.raises(StoreConfigurationError, match=r"memory:|sqlite|postgresql") as caught:
        open_store(url)
    assert isinstance(caught.value, OperatorError)
    assert caught.value.code == "store_configuration"
    for door in (create, check):
        with pytest.raises(StoreConfigurationError):
            await door(url)


@pytest.mark.parametrize("url", ["postgresql://ann:canary@host", "mysql://ann:canary@host/name", "postgresql:canary"])
def test_a_refusal_does_not_tell_the_password(url: str) -> None:
    with pytest.raises(StoreConfigurationError) as caught:
        open_store(url)
    assert "canary" not in str(caught.value)
    assert "canary" not in str(caught.value.__cause__)


@pytest.mark.parametrize(
    ("absent", "opened", "said"),
    [
        (set[str](), ["memory:", "sqlite:///:memory:", "postgresql://host/name"], {}),
        (
            {"asyncpg"},
            ["memory:", "sqlite:///:memory:"],
            {"postgresql://host/name": "asyncpg: pip install 'mcp-elicitation[postgres]'"},
        ),
        (
            {"asyncpg", "aiosqlite", "sqlalchemy", "greenlet"},
            ["memory:"],
            {
                "postgresql://host/name": "sqlalchemy, greenlet, asyncpg: pip install 'mcp-elicitation[postgres]'",
                "sqlite:///store.db": "sqlalchemy, greenlet, aiosqlite: pip install 'mcp-elicitation[store]'",
            },
        ),
    ],
)
def test_a_missing_extra_is_named(tmp_path: Path, absent: set[str], opened: list[str], said: dict[str, str]) -> None:
    """In a Python that has every installed package but some."""
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if path.name not in absent:
            (tmp_path / path.name).symlink_to(path)
    program = (
        "import sys\n"
        f"sys.path[:0] = [{str(SOURCE)!r}, {str(tmp_path)!r}]\n"
        "from mcp_elicitation.stores.open import open_store\n"
        f"for url in {opened!r}: open_store(url)\n"
        f"for url in {list(said)!r}:\n"
        "    try: open_store(url)\n"
        "    except Exception as error: print(type(error).__name__, error)\n"
    )
    run = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    assert len(lines) == len(said)
    for line, end in zip(lines, said.values(), strict=True):
        assert line.startswith("StoreConfigurationError ")
        assert line.endswith(end)
