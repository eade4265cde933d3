"""The database on a server: one thread writes, some read, and every change of a table is fenced by its epoch."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar, TypeVarTuple

import msgspec

from tripot.core.extras import needs
from tripot.server.errors import (
    BadMessage,
    Elsewhere,
    NotFound,
    NotRead,
    OutcomeUnknown,
    TakenOver,
    UnreachableDatabase,
)
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.postgres.connection import PostgresConnection, hold, local_host
from tripot.server.storage.postgres.migrations import migrate
from tripot.server.storage.postgres.ownership import FencedChange, claim, epoch_of, let_go, owner_of
from tripot.server.storage.postgres.readers import Readers
from tripot.server.storage.postgres.watchdog import Watchdog
from tripot.server.storage.postgres.writer import PostgresWriter, is_unstorable, write_change
from tripot.server.storage.rows import Row

with needs("postgres"):
    import psycopg

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class PostgresStorage:
    def __init__(self, address: Postgres, on_lost: Callable[[], None], node: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.condition = Condition()
        self.epochs: dict[str, int] = {}  # of the tables in memory
        self.node = node
        self.watchdog = Watchdog()
        self.writer = PostgresWriter(address, node, self.loop, self.condition, on_lost, self.watchdog)
        self.local_host = local_host(self.writer.database)
        self.readers = Readers(address, self.watchdog)

    def commit(self, table_id: str, rows: Sequence[Row], epoch: int | None = None) -> "asyncio.Future[None]":
        return self.write(write_change, FencedChange(table_id, rows, epoch))

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        return self.writer.write(work, *args)

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        if self.condition.is_lost:
            raise OutcomeUnknown
        try:
            return await self.loop.run_in_executor(self.readers, self.readers.read, work, *args)
        except (psycopg.Error, msgspec.DecodeError) as error:
            if is_unstorable(error):
                raise BadMessage(found="\\u0000") from error
            self.condition.note(error, "reading")
            raise NotRead from error

    async def own(self, table_id: str) -> int:
        while (owner := await self.read(owner_of, table_id, self.node)) is None:
            epoch = await self.write(claim, table_id, self.node)
            if epoch is not None:
                self.epochs[table_id] = epoch
                return epoch
            if await self.read(epoch_of, table_id) is None:
                raise NotFound
        raise Elsewhere.at(owner)

    async def confirm(self, table_id: str, epoch: int) -> None:
        if await self.read(epoch_of, table_id) != epoch:
            raise TakenOver

    def release(self, table_id: str, epoch: int) -> None:
        """If this is not stored, the node is asked for the table, and opens it again."""
        if self.epochs.get(table_id) == epoch:
            del self.epochs[table_id]
            if not self.condition.is_lost:
                self.write(let_go, table_id, self.node, epoch).add_done_callback(asyncio.Future.exception)

    async def check(self) -> None:
        """The server's operator looks for damage: docs/operating.md."""

    async def close(self) -> None:
        self.writer.hand_over()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.readers.close)
        self.watchdog.close()


def prepared(address: Postgres, alone: bool = False) -> PostgresConnection:
    """A connection to a database, which is brought up to date; `alone`: no server may have it."""
    try:
        database = hold(address, alone=alone)
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
