"""The database in a file: one thread writes, one reads, and the event loop waits for neither."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import msgspec

from tripot.server.errors import DatabaseInUse, NotRead, OutcomeUnknown
from tripot.server.security.private_files import make_folder, make_private
from tripot.server.storage.committing import write_rows
from tripot.server.storage.database.condition import Condition, primary_code
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.database.unshared import Unshared
from tripot.server.storage.rows import Row
from tripot.server.storage.sqlite.migrations import STEPS, migrate
from tripot.server.storage.sqlite.writer import SqliteWriter, connect

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class SqliteStorage(Unshared):
    def __init__(self, path: Path, on_lost: Callable[[], None] = lambda: None) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.condition = Condition()
        self.writer = SqliteWriter(path, self.loop, self.condition, on_lost)
        self.reader = ThreadPoolExecutor(1, "reader")
        self.reading = connect(path, read_only=True)

    def commit(self, table_id: str, rows: Sequence[Row], epoch: int | None = None) -> "asyncio.Future[None]":
        return self.write(write_rows, table_id, rows)

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        return self.writer.write(work, *args)

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        if self.condition.is_lost:
            raise OutcomeUnknown
        try:
            return await self.loop.run_in_executor(self.reader, work, self.reading, *args)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            self.condition.note(error, "reading")
            raise NotRead from error

    async def check(self) -> None:
        try:
            found = await asyncio.to_thread(quick_check, self.path)
        except sqlite3.Error as error:
            self.condition.note(error, "being checked")
        else:
            if found != "ok":
                self.condition.note_damage(found)

    async def close(self) -> None:
        """Everybody else first: only the last connection can move everything into the main file."""
        await asyncio.to_thread(self.reader.shutdown)
        self.reading.close()
        self.writer.hand_over()
        await asyncio.to_thread(self.writer.close)


def prepared(path: Path, alone: bool = False) -> sqlite3.Connection:
    """A connection to the database, which is made if there is none, brought up to date, and written to.

    `alone`: DatabaseInUse if anybody else has it open.
    """
    make_folder(path.parent)
    database = connect(path)
    try:
        if alone:
            lock(database, path)
        migrate(database)
        database.execute(f"PRAGMA user_version = {len(STEPS)}")  # as it is: only to have written something
    except BaseException:
        database.close()
        raise
    return database


def lock(database: sqlite3.Connection, path: Path) -> None:
    database.execute("PRAGMA busy_timeout = 1000")
    database.execute("PRAGMA locking_mode = EXCLUSIVE")
    try:
        database.execute("BEGIN EXCLUSIVE")
        database.execute("COMMIT")
    except sqlite3.OperationalError as error:
        if primary_code(error) != sqlite3.SQLITE_BUSY:
            raise
        raise DatabaseInUse(database=str(path)) from error


def open_to_read(path: Path) -> sqlite3.Connection:
    return connect(path, read_only=True)


def quick_check(path: Path) -> str:
    """`ok`, or the first damage that is found."""
    database = connect(path, read_only=True)
    try:
        return str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    finally:
        database.close()


def back_up(database: Path, copy: Path) -> None:
    """A copy of a database that may be in use, whole as of one moment."""
    source = connect(database, read_only=True)
    make_private(copy)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()
