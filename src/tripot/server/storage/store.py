"""The interface of the database, whichever it is."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing
from typing import Protocol, TypeVar, TypeVarTuple

from tripot.server.storage.database.address import Address, Postgres
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import Row
from tripot.server.storage.sqlite.storage import SqliteStorage, open_to_read
from tripot.server.storage.sqlite.storage import prepared as prepared_file
from tripot.server.storage.tables import games_under_way, public_tables

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Storage(Protocol):
    condition: Condition

    def commit(self, table_id: str, rows: Sequence[Row]) -> "asyncio.Future[None]":
        """Store a change at a table, all of it or nothing; as `write` otherwise."""

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        """The result of `work`, when it is durable; NotStored if it cannot be, and then nothing has changed.

        OutcomeUnknown if only a restart can tell; then nothing more is read or written.
        """

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        """The result of `work`; NotRead if the database cannot be read."""

    async def own(self, table_id: str) -> None:
        """Take a table into memory: whoever had it before cannot change it any more, and hears TakenOver."""

    def release(self, table_id: str) -> None:
        """It has left memory."""

    async def check(self) -> None:
        """Look for damage; this takes the longer the larger the database is."""

    async def close(self) -> None:
        """Write what is waiting, and stop."""


def open_storage(database: Address, on_lost: Callable[[], None] = lambda: None) -> Storage:
    """`on_lost` is called when nobody knows any more what is stored."""
    if isinstance(database, Postgres):
        from tripot.server.storage.postgres.storage import PostgresStorage  # here, since few have what it needs

        return PostgresStorage(database, on_lost)
    return SqliteStorage(database, on_lost)


def prepared(database: Address) -> AbstractContextManager[Connection]:
    if isinstance(database, Postgres):
        from tripot.server.storage.postgres import storage

        return closing(storage.prepared(database))
    return closing(prepared_file(database))


def reading(database: Address) -> AbstractContextManager[Connection]:
    """A connection of one's own, to read from."""
    if isinstance(database, Postgres):
        from tripot.server.storage.postgres.connection import connect

        return closing(connect(database))
    return closing(open_to_read(database))


def prepare(address: Address) -> int:
    """Make the database if there is none, bring it up to date, and write to it; how many games are under way?"""
    with prepared(address) as database:
        public_tables(database)
        return games_under_way(database)
