"""The one table of records, and the steps that lead to it.

``place`` is the SHA-256 of kind and key: of one length whatever a stranger sends as a key, fit for an index, a
notification and a setting. Kind, key and owner stand beside it in clear, the key as its bytes, because PostgreSQL's
text holds neither NUL nor lone surrogates, and because bytes have the same order everywhere.

Steps are written out once and never changed; a new one goes to the end. ``VERSION`` is how many there are.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypedColumns,
    delete,
    insert,
    inspect,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "mcp_elicitation"
"""The channel of PostgreSQL on which the place of every changed record is told, in hexadecimal."""

_metadata = MetaData()


class RecordColumns(TypedColumns):
    """The columns of a record."""

    place = Column(LargeBinary, primary_key=True)
    kind = Column(Text, nullable=False)
    key = Column(LargeBinary, nullable=False)
    owner = Column(Text, nullable=False)
    born = Column(Text, nullable=False)
    version = Column(BigInteger, nullable=False)
    expires: Column[float] = Column(Double, nullable=False)
    value = Column(LargeBinary, nullable=False)


class SchemaColumns(TypedColumns):
    """The columns of the table that says which steps were taken."""

    version = Column(Integer, nullable=False)


records = Table("mcp_elicitation_records", _metadata, RecordColumns)
schema = Table("mcp_elicitation_schema", _metadata, SchemaColumns)


def key_bytes(key: str) -> bytes:
    """Return a key as it is kept: any ``str``, also one that is no valid Unicode."""
    return key.encode("utf-8", "surrogatepass")


def place_of(kind: str, key: str) -> bytes:
    """Return where the record of a kind and key is kept."""
    first = kind.encode("utf-8", "surrogatepass")
    return hashlib.sha256(len(first).to_bytes(8, "big") + first + key_bytes(key)).digest()


async def version_of(connection: AsyncConnection) -> int:
    """Return how many steps the schema of a database has taken; 0 when there is none."""
    if not await connection.run_sync(lambda sync: inspect(sync).has_table(schema.name)):
        return 0
    return (await connection.execute(select(schema.c.version))).scalar_one()


async def take_steps(connection: AsyncConnection) -> None:
    """Take the steps that a database lacks, inside the transaction of the connection."""
    taken = await version_of(connection)
    if taken >= VERSION:
        return
    for step in STEPS[taken:]:
        for statement in step[connection.dialect.name]:
            await connection.exec_driver_sql(statement)
    await connection.execute(delete(schema))
    await connection.execute(insert(schema), {"version": VERSION})


_FIRST_SQLITE = (
    "CREATE TABLE mcp_elicitation_schema (version INTEGER NOT NULL)",
    """CREATE TABLE mcp_elicitation_records (
        place BLOB NOT NULL PRIMARY KEY,
        kind TEXT NOT NULL,
        key BLOB NOT NULL,
        owner TEXT NOT NULL,
        born TEXT NOT NULL,
        version BIGINT NOT NULL,
        expires DOUBLE NOT NULL,
        value BLOB NOT NULL
    )""",
    "CREATE INDEX mcp_elicitation_by_owner ON mcp_elicitation_records (owner, kind)",
    "CREATE INDEX mcp_elicitation_by_expiry ON mcp_elicitation_records (expires)",
)

# A setting that was local to a transaction is '' afterwards in the same session, not NULL: hence nullif, so that what
# belongs to nobody (owner '') is not what a transaction without an owner sees.
_FIRST_POSTGRESQL = (
    "CREATE TABLE mcp_elicitation_schema (version INTEGER NOT NULL)",
    """CREATE TABLE mcp_elicitation_records (
        place BYTEA NOT NULL PRIMARY KEY,
        kind TEXT NOT NULL,
        key BYTEA NOT NULL,
        owner TEXT NOT NULL,
        born TEXT NOT NULL,
        version BIGINT NOT NULL,
        expires DOUBLE PRECISION NOT NULL,
        value BYTEA NOT NULL
    )""",
    "CREATE INDEX mcp_elicitation_by_owner ON mcp_elicitation_records (owner, kind)",
    "CREATE INDEX mcp_elicitation_by_expiry ON mcp_elicitation_records (expires)",
    "ALTER TABLE mcp_elicitation_records ENABLE ROW LEVEL SECURITY",
    "ALTER TABLE mcp_elicitation_records FORCE ROW LEVEL SECURITY",
    """CREATE POLICY mcp_elicitation_named ON mcp_elicitation_records
        USING (
            owner = nullif(current_setting('app.owner', true), '')
            OR encode(place, 'hex') = ANY (string_to_array(current_setting('app.places', true), ','))
            OR expires <= nullif(current_setting('app.expired', true), '')::double precision
        )
        WITH CHECK (
            owner = coalesce(current_setting('app.owner', true), '')
            AND encode(place, 'hex') = current_setting('app.places', true)
        )""",
    """CREATE FUNCTION mcp_elicitation_tell() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
        BEGIN
            PERFORM pg_notify('mcp_elicitation', encode(OLD.place, 'hex'));
            RETURN NULL;
        END
    $$""",
    """CREATE TRIGGER mcp_elicitation_changed AFTER UPDATE OR DELETE ON mcp_elicitation_records
        FOR EACH ROW EXECUTE FUNCTION mcp_elicitation_tell()""",
)

STEPS: tuple[dict[str, tuple[str, ...]], ...] = ({"sqlite": _FIRST_SQLITE, "postgresql": _FIRST_POSTGRESQL},)
VERSION = len(STEPS)
