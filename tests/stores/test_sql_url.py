"""The file that a SQLite URL names."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from mcp_elicitation.stores.sql_url import check_file, make_file, path_of, read_url

SOMEBODY_ELSES = Path("/etc/passwd")
"""Of root, on every machine; whoever else looks at it looks at a foreign file."""


@pytest.fixture
def ordinary() -> Iterator[None]:
    """Be an ordinary account for a while, when the tests run as root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_url_names_a_file() -> None:
    assert path_of(read_url("sqlite:///a/b.db")) == Path("a/b.db")
    assert path_of(read_url("sqlite:////a/b.db")) == Path("/a/b.db")
    assert path_of(read_url("sqlite:///:memory:")) is None
    assert path_of(read_url("postgresql://host/name")) is None


def test_a_file_that_is_made_is_closed_to_others(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_file(tmp_path / "store.db")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "store.db").stat().st_mode) == 0o600
    assert check_file(tmp_path / "store.db") == []


def test_a_file_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(b"content")
    path.chmod(0o640)
    make_file(path)
    assert path.read_bytes() == b"content"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.parametrize("mode", [0o644, 0o660, 0o606, 0o604, 0o610])
def test_a_file_that_others_may_open_is_a_problem(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "store.db"
    path.touch()
    path.chmod(mode)
    [problem] = check_file(path)
    assert problem.code == "store_file_open"
    assert f"{mode:04o}" in problem.text.en
    assert f"chmod 600 {path}" in problem.text.zh


@pytest.mark.usefixtures("ordinary")
def test_a_file_of_another_account_is_a_problem() -> None:
    assert [problem.code for problem in check_file(SOMEBODY_ELSES)] == ["store_file_open", "store_file_foreign"]
