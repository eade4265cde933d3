"""The interface of the database, whichever it is."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from typing import Protocol, TypeVar, TypeVarTuple

from tripot.server.errors import NotEmpty
from tripot.server.security.keys import new_id
from tripot.server.storage.database.address import Address, OnDevice, Postgres
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.database.moving import Progress, copy_all, is_empty
from tripot.server.storage.rows import Row
from tripot.server.storage.tables import games_under_way, public_tables

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Storage(Protocol):
    condition: Condition

    def commit(self, table_id: str, rows: Sequence[Row], epoch: int | None = None) -> "asyncio.Future[None]":
        """Store a change at a table, all of it or nothing; as `write` otherwise.

        `epoch` is what `own` gave to the room that writes, and TakenOver is for one that has lost the table since.
        None: no room writes, and whoever has the table in memory loses it.
        """

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        """The result of `work`, when it is durable; NotStored if it cannot be, and then nothing has changed.

        OutcomeUnknown if only a restart can tell; then nothing more is read or written.
        """

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        """The result of `work`; NotRead if the database cannot be read."""

    async def own(self, table_id: str) -> int:
        """Take a table into memory: whoever had it before cannot change it any more, and hears TakenOver.

        The epoch that begins with it.  Elsewhere if another node has it that is believed to live.
        """

    async def confirm(self, table_id: str, epoch: int) -> None:
        """TakenOver if the table has been taken since, by whomever; NotRead if nobody can tell."""

    def release(self, table_id: str, epoch: int) -> None:
        """It has left memory."""

    async def check(self) -> None:
        """Look for damage; this takes the longer the larger the database is."""

    async def close(self) -> None:
        """Write what is waiting, and stop."""


def open_storage(database: Address, on_lost: Callable[[], None] = lambda: None, node: str = "") -> Storage:
    """`on_lost` is called when nobody knows any more what is stored; `node` is who shares a database with others."""
    if isinstance(database, Postgres):
        from tripot.server.storage.postgres.storage import PostgresStorage  # here, since few have what it needs

        return PostgresStorage(database, on_lost, node or new_id())
    if isinstance(database, OnDevice):
        from tripot.server.storage.device.storage import DeviceStorage

        return DeviceStorage(database.database)
    from tripot.server.storage.sqlite.storage import SqliteStorage  # here, since a browser does not have what it needs

    return SqliteStorage(database, on_lost)


def prepared(database: Address, alone: bool = False) -> AbstractContextManager[Connection]:
    if isinstance(database, Postgres):
        from tripot.server.storage.postgres import storage

        return closing(storage.prepared(database, alone))
    if isinstance(database, OnDevice):
        return nullcontext(database.database)
    from tripot.server.storage.sqlite.storage import prepared

    return closing(prepared(database, alone))


def reading(database: Address) -> AbstractContextManager[Connection]:
    """A connection of one's own, to read from."""
    if isinstance(database, Postgres):
        from tripot.server.storage.postgres.connection import connect

        return closing(connect(database))
    if isinstance(database, OnDevice):
        return nullcontext(database.database)  # there is one for all, and one thing is done at a time
    from tripot.server.storage.sqlite.storage import open_to_read

    return closing(open_to_read(database))


def move(source: Address, target: Address, tell: Progress) -> dict[str, int]:
    """Copy everything, all or nothing, while nothing else uses either; how many rows of each kind there were.

    NotEmpty if the target has guests already, DatabaseInUse if a server has one of the two.
    """
    with prepared(source, alone=True) as old, prepared(target, alone=True) as new:
        if not is_empty(new):
            raise NotEmpty(database=str(target))
        new.execute("BEGIN")
        with grouped(new):
            counts = copy_all(old, new, tell)
        new.execute("COMMIT")
    return counts


def grouped(database: Connection) -> AbstractContextManager[object]:
    """What is written is sent without waiting for each answer, where that takes long."""
    session = getattr(database, "session", None)
    return session.pipeline() if session else nullcontext()


def prepare(address: Address) -> int:
    """Make the database if there is none, bring it up to date, and write to it; how many games are under way?"""
    with prepared(address) as database:
        public_tables(database)
        return games_under_way(database)
