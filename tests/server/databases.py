"""The databases that what people gave is kept in: SQLite in a folder, PostgreSQL as the role that servers use.

Whoever holds one here may do what an attacker with the database may do: read every byte, and change every column.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.stores import postgres

TABLE = "mcp_elicitation_records"


@dataclass(frozen=True, slots=True, kw_only=True)
class Database:
    """A database with the store's tables.

    Args:
        url: What a store is opened with.
        folder: Where its files lie.
        admin: PostgreSQL's URL for who may do everything; empty for SQLite, where anybody who has the file may.
    """

    url: str
    folder: Path
    admin: str = ""

    async def run(self, *statements: str) -> list[Sequence[object]]:
        """Run statements past the store, and return the rows of the last one."""
        if self.admin:
            return await postgres.run(self.admin, *statements)
        rows: list[Sequence[object]] = []
        with closing(sqlite3.connect(self.folder / "store.db")) as connection, connection:
            for statement in statements:
                rows = [tuple(row) for row in connection.execute(statement)]
        return rows

    async def files(self) -> list[bytes]:
        """Return what lies on the disk: tables, indexes, journals, whatever is there."""
        if self.admin:
            await postgres.run(self.admin, "CHECKPOINT")
        return [path.read_bytes() for path in self.folder.rglob("*") if path.is_file()]
