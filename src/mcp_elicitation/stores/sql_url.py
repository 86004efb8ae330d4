"""The URL of a database, and the file that a SQLite URL names."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from mcp_elicitation.stores.base import StoreConfigurationError, StoreProblem
from mcp_elicitation.text import Text

MEMORY = ":memory:"


def read_url(url: str) -> URL:
    """Return the parts of the URL of a SQLite or PostgreSQL database.

    Raises:
        StoreConfigurationError: It is neither, or names no database.
    """
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreConfigurationError(
            "the store's URL cannot be read; write sqlite:///path or postgresql://…"
        ) from error
    if parts.drivername not in {"sqlite", "postgresql"}:
        raise StoreConfigurationError(f"a store cannot be kept in {parts.drivername!r}; use sqlite or postgresql")
    if not parts.database:
        raise StoreConfigurationError(
            f"the store's URL names no database: write {parts.drivername}://…/name, or sqlite:///{MEMORY} for no file"
        )
    if parts.drivername == "sqlite" and (parts.host or parts.query):
        raise StoreConfigurationError("the URL of a SQLite store is sqlite:/// and a path, without host or parameters")
    return parts


def path_of(parts: URL) -> Path | None:
    """Return the file that a URL names, or None when there is none."""
    if parts.drivername != "sqlite" or parts.database is None or parts.database == MEMORY:
        return None
    return Path(parts.database)


def make_file(path: Path) -> None:
    """Make a database file that only this account may read, where there is none.

    SQLite gives the files it keeps beside it the same permissions.

    Raises:
        OSError: It cannot be made.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600))


def check_file(path: Path) -> list[StoreProblem]:
    """Return what makes a database file unfit: other accounts of the machine can read or change it."""
    if os.name != "posix" or not path.exists():
        return []
    status = path.stat()
    mode, me = stat.S_IMODE(status.st_mode), os.geteuid()
    problems: list[StoreProblem] = []
    if mode & 0o077:
        problems.append(StoreProblem(code="store_file_open", text=_OPEN.fill(path=path, mode=f"{mode:04o}")))
    if me not in {0, status.st_uid}:
        problems.append(StoreProblem(code="store_file_foreign", text=_FOREIGN.fill(path=path, owner=status.st_uid)))
    return problems


_OPEN = Text(
    "Other accounts of this machine may open the database {path} (mode {mode}). Close it: chmod 600 {path}",
    "本机的其他账户可以打开数据库 {path}（权限 {mode}）。请收紧权限：chmod 600 {path}",
)
_FOREIGN = Text(
    "The database {path} belongs to another account of this machine (number {owner}). Use a file of this account.",
    "数据库 {path} 属于本机的另一个账户（编号 {owner}）。请改用属于当前账户的文件。",
)
