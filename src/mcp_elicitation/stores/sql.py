"""A store in a database that several processes may share: SQLite on one machine, PostgreSQL on any number."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict, replace

from sqlalchemy import and_, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row
from sqlalchemy.sql.selectable import TypedReturnsRows

from mcp_elicitation.stores.base import NOBODY, Record
from mcp_elicitation.stores.schema import key_bytes, place_of, records
from mcp_elicitation.stores.sql_database import AT_ONCE, Named
from mcp_elicitation.stores.sql_setup import PATIENCE, database_of


class SqlStore:
    """Keeps records in SQLite or PostgreSQL; every verb is one statement, so the database makes it atomic.

    It belongs to the asyncio loop that uses it first (SQLAlchemy knows no other loop). A process needs one.

    Args:
        url: ``sqlite:///path``, ``sqlite:///:memory:`` or ``postgresql://user@host/name``.
        patience: Seconds that the database may take before it counts as unavailable.

    Raises:
        StoreConfigurationError: It is the URL of something else.
    """

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        self._database = database_of(url, patience=patience)
        self._add = _add(self._database.engine.dialect.name)

    async def get(self, kind: str, key: str, *, now: float) -> Record | None:
        """Return a record, or None when there is none or it has expired."""
        at = place_of(kind, key)
        rows = await self._database.run(_GET, {"at": at, "now": now}, named=Named(places=(at,)))
        return _record(rows[0]) if rows else None

    async def add(self, kind: str, key: str, value: bytes, *, owner: str, expires: float, now: float) -> Record | None:
        """Keep a new record; return None when the key is taken."""
        at = place_of(kind, key)
        record = Record(
            kind=kind, key=key, owner=owner, born=secrets.token_hex(16), version=1, expires=expires, value=value
        )
        values = asdict(record) | {"place": at, "key": key_bytes(key), "now": now}
        rows = await self._database.run(self._add, values, named=Named(owner=owner, places=(at,)), writes=True)
        return record if rows else None

    async def replace(self, record: Record, value: bytes, *, expires: float, now: float) -> Record | None:
        """Change a record that is still as it was read."""
        at = place_of(record.kind, record.key)
        values = _as_read(at, record) | {"new_expires": expires, "new_value": value, "now": now}
        named = Named(owner=record.owner, places=(at,))
        rows = await self._database.run(_REPLACE, values, named=named, writes=True)
        if not rows:
            return None
        return replace(record, version=rows[0].version, value=value, expires=expires)

    async def take(self, kind: str, key: str, *, now: float) -> Record | None:
        """Remove a record and return it."""
        at = place_of(kind, key)
        rows = await self._database.run(_TAKE, {"at": at, "now": now}, named=Named(places=(at,)), writes=True)
        return _record(rows[0]) if rows else None

    async def delete(self, record: Record) -> bool:
        """Remove a record that is still as it was read."""
        at = place_of(record.kind, record.key)
        return await self._remove(_DELETE, _as_read(at, record), named=Named(places=(at,))) > 0

    async def scan(self, kind: str, *, owner: str, now: float) -> list[Record]:
        """Return all records of a kind that belong to an owner."""
        if owner == NOBODY:
            raise ValueError("what belongs to nobody is found by its key")
        values = {"of_kind": kind, "of_owner": owner, "now": now}
        rows = await self._database.run(_SCAN, values, named=Named(owner=owner))
        return [_record(row) for row in rows]

    async def delete_all(self, *, owner: str) -> int:
        """Remove everything that belongs to an owner."""
        if owner == NOBODY:
            raise ValueError("what belongs to nobody is removed by its key")
        return await self._remove(_DELETE_ALL, {"of_owner": owner}, named=Named(owner=owner))

    async def changed(self, record: Record, *, timeout: float) -> bool:  # noqa: ASYNC109  as in the contract
        """Wait until a record is no longer as it was read."""
        deadline = asyncio.get_running_loop().time() + timeout
        with self._database.waiting.at(place_of(record.kind, record.key), record) as woken:
            while await self._is_still(record):
                if self._database.watch is not None:
                    self._database.watch.start()
                try:
                    async with asyncio.timeout_at(deadline):
                        await woken.wait()
                except TimeoutError:
                    return not await self._is_still(record)
                woken.clear()
            return True

    async def sweep(self, *, now: float) -> int:
        """Remove what has expired, a portion at a time so that nobody waits long."""
        swept = 0
        while portion := await self._remove(_SWEEP, {"now": now}, named=Named(expired=now)):
            swept += portion
            if portion < AT_ONCE:
                break
        return swept

    async def close(self) -> None:
        """Let go of who waits, finish what runs, and give back all connections."""
        await self._database.close()

    async def _is_still(self, record: Record) -> bool:
        at = place_of(record.kind, record.key)
        return bool(await self._database.run(_UNCHANGED, _as_read(at, record), named=Named(places=(at,))))

    async def _remove(self, statement: TypedReturnsRows[bytes], values: dict[str, object], *, named: Named) -> int:
        return len(await self._database.run(statement, values, named=named, writes=True))


_c = records.c
_AT = _c.place == bindparam("at")
_LIVE = _c.expires > bindparam("now")
_SAME = and_(_AT, _c.born == bindparam("was_born"), _c.version == bindparam("was_version"))
_WHOLE = select(_c.place, _c.kind, _c.key, _c.owner, _c.born, _c.version, _c.expires, _c.value)

_GET = _WHOLE.where(_AT, _LIVE)
_SCAN = _WHOLE.where(_c.kind == bindparam("of_kind"), _c.owner == bindparam("of_owner"), _LIVE).order_by(_c.key)
_UNCHANGED = select(_c.place).where(_SAME)
_REPLACE = (
    update(records)
    .where(_SAME, _LIVE)
    .values(version=_c.version + 1, expires=bindparam("new_expires"), value=bindparam("new_value"))
    .returning(_c.place, _c.version)
)
_TAKE = delete(records).where(_AT, _LIVE).returning(*_WHOLE.selected_columns)
_DELETE = delete(records).where(_SAME).returning(_c.place)
# What is removed is picked and locked first, in a CTE, since a subquery may be run again for every row. All of an
# owner's in one order, so that two who remove the same rows wait for each other instead of dying of it.
_OWNED = select(_c.place).where(_c.owner == bindparam("of_owner")).order_by(_c.place).with_for_update().cte("owned")
_DELETE_ALL = delete(records).where(_c.place.in_(select(_OWNED.c.place))).returning(_c.place)
_OLD = (
    select(_c.place).where(_c.expires <= bindparam("now")).limit(AT_ONCE).with_for_update(skip_locked=True).cte("old")
)
_SWEEP = delete(records).where(_c.place.in_(select(_OLD.c.place))).returning(_c.place)


def _add(dialect: str) -> TypedReturnsRows[bytes]:
    """Return the statement that adds a record where there is none, or takes the place of one that has expired."""
    new = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(records)
    return new.on_conflict_do_update(
        index_elements=[_c.place],
        set_={name: new.excluded[name] for name in ("owner", "born", "version", "expires", "value")},
        where=_c.expires <= bindparam("now"),
    ).returning(_c.place)


def _as_read(at: bytes, record: Record) -> dict[str, object]:
    return {"at": at, "was_born": record.born, "was_version": record.version}


def _record(row: Row[bytes, str, bytes, str, str, int, float, bytes]) -> Record:
    return Record(
        kind=row.kind,
        key=row.key.decode("utf-8", "surrogatepass"),
        owner=row.owner,
        born=row.born,
        version=row.version,
        expires=row.expires,
        value=row.value,
    )
