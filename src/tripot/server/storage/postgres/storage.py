"""The database on a server: one thread writes, some read, and every change of a table is fenced by its epoch."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from tripot.core.extras import needs
from tripot.server.errors import BadMessage, NotRead, OutcomeUnknown, TakenOver, UnreachableDatabase
from tripot.server.storage.changes import write_rows
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.postgres.connection import PARAMETERS, Adapted, PostgresConnection, hold
from tripot.server.storage.postgres.migrations import migrate
from tripot.server.storage.postgres.writer import PostgresWriter, is_unstorable
from tripot.server.storage.rows import Row

with needs("postgres"):
    import psycopg
    from psycopg_pool import ConnectionPool

READERS = 4
LONGEST_WAIT = 5.0  # seconds for a connection to read from
Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class PostgresStorage:
    def __init__(self, address: Postgres, on_lost: Callable[[], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.condition = Condition()
        self.epochs: dict[str, int] = {}  # of the tables in memory
        self.writer = PostgresWriter(address, self.loop, self.condition, on_lost)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.pool = ConnectionPool(
            address.url,
            kwargs={"context": Adapted(), **PARAMETERS},
            min_size=1,
            max_size=READERS,
            timeout=LONGEST_WAIT,
            configure=only_read,
            check=ConnectionPool.check_connection,
            open=True,
        )

    def commit(self, table_id: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        return self.write(write_fenced, table_id, rows, self.epochs.get(table_id))

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        if self.condition.is_lost:
            raise OutcomeUnknown
        return self.writer.write(work, *args)

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        if self.condition.is_lost:
            raise OutcomeUnknown
        try:
            return await self.loop.run_in_executor(self.readers, self.read_now, work, *args)
        except (psycopg.Error, msgspec.DecodeError) as error:
            if is_unstorable(error):
                raise BadMessage(found="\\u0000") from error
            self.condition.note(error, "reading")
            raise NotRead from error

    def read_now(self, work: Callable[..., T], *args: object) -> T:
        """As of one moment."""
        with self.pool.connection() as session:
            return work(PostgresConnection(session), *args)

    async def own(self, table_id: str) -> None:
        epoch = await self.write(raise_epoch, table_id)
        if epoch is not None:
            self.epochs[table_id] = epoch

    def release(self, table_id: str) -> None:
        self.epochs.pop(table_id, None)

    async def check(self) -> None:
        """The server's operator looks for damage: docs/operating.md."""

    async def close(self) -> None:
        self.writer.hand_over()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.readers.shutdown)
        await asyncio.to_thread(self.pool.close)


def only_read(session: "psycopg.Connection[Any]") -> None:
    session.read_only = True
    session.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ


def prepared(address: Postgres) -> PostgresConnection:
    """A connection that holds the database, which is brought up to date."""
    try:
        database = hold(address)
    except psycopg.Error as error:
        raise UnreachableDatabase(database=str(address), why=str(error).strip()) from error
    try:
        migrate(database)
    except psycopg.Error as error:
        database.close()
        raise UnreachableDatabase(database=str(address), why=str(error).strip()) from error
    except BaseException:
        database.close()
        raise
    return database


# ---- epochs ---------------------------------------------------------------------------------------------------------


def raise_epoch(database: Connection, table_id: str) -> int | None:
    """From now on nobody who opened the table before can change it; none if there is no such table."""
    row = database.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch", (table_id,)).fetchone()
    return int(row[0]) if row else None


def write_fenced(database: Connection, table_id: str, rows: Sequence[Row], epoch: int | None) -> None:
    """The lock on the table's row holds until the commit.  A table that is not in memory is taken for this."""
    if epoch is None:
        raise_epoch(database, table_id)
    else:
        statement = "SELECT 1 FROM tables WHERE id = ? AND epoch = ? FOR NO KEY UPDATE"
        if database.execute(statement, (table_id, epoch)).fetchone() is None:
            raise TakenOver
    write_rows(database, table_id, rows)
