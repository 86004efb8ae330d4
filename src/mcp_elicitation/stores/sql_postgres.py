"""The records in PostgreSQL.

A verb is one short transaction of two statements: the first says what the second is about (``Named``), local to the
transaction; the policies of the table hold the second to that. Connections that a restarted server has left behind
come to light in the first statement, before anything was done, so a fresh one is tried once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVarTuple, cast

import asyncpg  # type: ignore[import-untyped]  # ships no types; what is used of it stands in ``Driver``
from sqlalchemy import bindparam, func, literal, select, text
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.sql.selectable import TypedReturnsRows

from mcp_elicitation.stores.base import StoreConfigurationError, StoreProblem
from mcp_elicitation.stores.schema import records, schema, take_steps, version_of
from mcp_elicitation.stores.sql_database import COMMON_FAILURES, STATES, Database, Named, check_version, chunks
from mcp_elicitation.stores.sql_waiting import Driver, Listener, State
from mcp_elicitation.text import Text

Ts = TypeVarTuple("Ts")

CONNECTIONS = 5
"""That a process keeps; as many again while there is much to do, and one that listens once somebody waits."""
_CREATING = 0x6D63705F656C6963
"""The advisory lock that lets one process at a time create the schema."""
_NAME = select(
    *(func.set_config(f"app.{name}", bindparam(name), literal(value=True)) for name in ("owner", "places", "expired"))
)
_STATE_OF_THINGS = text(
    """SELECT
        to_regclass('mcp_elicitation_schema') IS NOT NULL AS made,
        has_table_privilege(to_regclass('mcp_elicitation_schema'), 'SELECT')
            AND has_table_privilege(to_regclass('mcp_elicitation_records'), 'SELECT')
            AND has_table_privilege(to_regclass('mcp_elicitation_records'), 'INSERT')
            AND has_table_privilege(to_regclass('mcp_elicitation_records'), 'UPDATE')
            AND has_table_privilege(to_regclass('mcp_elicitation_records'), 'DELETE') AS allowed,
        (SELECT relrowsecurity AND relforcerowsecurity FROM pg_class
            WHERE oid = to_regclass('mcp_elicitation_records')) AS walled,
        (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS above"""
)


class PostgresDatabase(Database):
    """A PostgreSQL database.

    Args:
        url: As libpq reads it: ``postgresql://user@host/name?sslmode=verify-full``; several hosts as
            ``postgresql:///name?host=a,b&port=5432,5432&target_session_attrs=primary``.
        patience: Seconds for a connection, a place in the pool, and a statement, each.
    """

    def __init__(self, url: URL, *, patience: float) -> None:
        self._url = url
        self._patience = patience
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            isolation_level="READ COMMITTED",
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=patience,
            hide_parameters=True,
        )
        super().__init__(engine, (*COMMON_FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError))
        self.watch = Listener(self.waiting, self.failures, self._connect, self._states, patience=patience)

    async def prepare(self) -> None:
        """Look whether the schema is the one this package knows; making it is the operator's business."""
        async with self.engine.connect() as connection:
            problems = check_version(await version_of(connection))
        if problems:
            raise StoreConfigurationError(problems[0].text.en)

    async def create(self, role: str | None) -> None:
        """Make the tables or bring them up to date, and let a role use them."""
        with self.translated():
            async with self.engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(_CREATING)))
                await take_steps(connection)
                if problems := check_version(await version_of(connection)):
                    raise StoreConfigurationError(problems[0].text.en)
                if role is not None:
                    await _grant(connection, role)

    async def check(self) -> list[StoreProblem]:
        """Return what is wrong with the schema and with the role that asks."""
        with self.translated():
            async with self.engine.connect() as connection:
                found = (await connection.execute(_STATE_OF_THINGS)).one()
                if not found.made:
                    return check_version(0)
                if not found.allowed:
                    return [StoreProblem(code="store_role_powerless", text=_POWERLESS)]
                problems = check_version(await version_of(connection))
        if not found.walled:
            problems.append(StoreProblem(code="store_rows_unguarded", text=_UNGUARDED))
        if found.above:
            problems.append(StoreProblem(code="store_role_unguarded", text=_ABOVE))
        return problems

    async def transact(
        self,
        statement: TypedReturnsRows[*Ts],
        values: Mapping[str, object],
        *,
        named: Named,
        writes: bool,
    ) -> Sequence[Row[*Ts]]:
        """Say what the statement is about, run it, commit."""
        del writes
        names = {
            "owner": named.owner,
            "places": ",".join(place.hex() for place in named.places),
            "expired": "" if named.expired is None else repr(float(named.expired)),
        }
        tried = False
        while True:
            async with self.engine.connect() as connection:
                try:
                    await connection.execute(_NAME, names)
                except DBAPIError as error:
                    if tried or not error.connection_invalidated:
                        raise
                    tried = True
                    continue
                rows = (await connection.execute(statement, values)).all()
                await connection.commit()
                return rows

    async def _states(self, places: Sequence[bytes]) -> list[State]:
        found: list[State] = []
        for chunk in chunks(places):
            rows = await self.run(STATES, {"places": chunk}, named=Named(places=chunk))
            found += [(row.place, row.born, row.version) for row in rows]
        return found

    async def _connect(self) -> Driver:
        settings = {} if "application_name" in self._url.query else {"application_name": "mcp-elicitation"}
        connect = cast("Callable[..., Awaitable[Driver]]", asyncpg.connect)  # pyright: ignore[reportUnknownMemberType]
        return await connect(
            self._url.render_as_string(hide_password=False),
            timeout=self._patience,
            command_timeout=self._patience,
            server_settings=settings,
        )


async def _grant(connection: AsyncConnection, role: str) -> None:
    quoted = connection.dialect.identifier_preparer.quote_identifier(role)
    await connection.exec_driver_sql(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {records.name} TO {quoted}")
    await connection.exec_driver_sql(f"GRANT SELECT ON {schema.name} TO {quoted}")


_POWERLESS = Text(
    "This role may not use the store's tables. Grant it the use: mcp-elicitation store create URL --role NAME",
    "此角色无权使用存储的表。请授权：mcp-elicitation store create URL --role NAME",
)
_UNGUARDED = Text(
    "Row-level security is off for the store's table. Turn it on: "
    "ALTER TABLE mcp_elicitation_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY",
    "存储表的行级安全已关闭。请开启："
    "ALTER TABLE mcp_elicitation_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY",
)
_ABOVE = Text(
    "This role stands above row-level security (superuser or BYPASSRLS). Let the servers use an ordinary role.",
    "此角色不受行级安全约束（超级用户或 BYPASSRLS）。请让服务端使用普通角色。",
)
