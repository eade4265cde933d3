"""Writing with SQLite: a group is one transaction, with one fsync."""

import asyncio
import sqlite3
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from tripot.server.errors import NotStored, OutcomeUnknown
from tripot.server.security.private_files import keep_private, make_private
from tripot.server.storage.committing import write_changes, write_rows
from tripot.server.storage.database.condition import Condition, primary_code
from tripot.server.storage.database.writer import Write, Writer
from tripot.server.storage.sqlite.migrations import migrate

LONGEST_WAIT = 1000  # milliseconds, at the end, for somebody else who reads the database
BESIDE = ("-wal", "-shm", "-journal")  # SQLite's files beside a database; new ones get the mode of the database


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    if not read_only:
        make_private(path)
        for suffix in BESIDE:
            keep_private(path.with_name(path.name + suffix))
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False, timeout=10
    )
    database.execute("PRAGMA foreign_keys = ON")
    if not read_only:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")  # a commit returns when it is on the disk
        database.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    return database


class SqliteWriter(Writer):
    def __init__(
        self, path: Path, loop: asyncio.AbstractEventLoop, condition: Condition, on_lost: Callable[[], None]
    ) -> None:
        self.database = connect(path)
        migrate(self.database)
        super().__init__(loop, condition, on_lost)

    def close(self) -> None:
        """Write what is waiting, and stop; then all is in the main file."""
        self.stop()
        try:
            self.database.execute(f"PRAGMA busy_timeout = {LONGEST_WAIT}")
            self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            self.condition.note(error, "being closed")
        self.database.close()

    def transaction(self, jobs: list[Write]) -> list[Any]:
        self.database.execute("BEGIN IMMEDIATE")
        try:
            values = self.work(jobs)
            self.commit()
        except OutcomeUnknown:
            raise
        except BaseException:
            if self.database.in_transaction:
                self.database.execute("ROLLBACK")
            raise
        return values

    def work(self, jobs: list[Write]) -> list[Any]:
        """In their order; changes of tables that follow each other together."""
        values: list[Any] = []
        for work, alike in groupby(jobs, lambda job: job.work):
            if work is write_rows:
                changes = [job.arguments for job in alike]
                write_changes(self.database, changes)
                values += [None] * len(changes)
            else:
                values += [work(self.database, *job.arguments) for job in alike]
        return values

    def commit(self) -> None:
        try:
            self.database.execute("COMMIT")
        except sqlite3.Error as error:
            if is_undone(error):
                raise
            self.condition.is_lost = True
            self.condition.note(error, "committing")
            raise OutcomeUnknown from error

    def as_told(self, error: Exception) -> Exception:
        if not isinstance(error, sqlite3.Error):
            return error
        self.condition.note(error, "writing")
        told = NotStored()
        told.__cause__ = error
        return told


def is_undone(error: sqlite3.Error) -> bool:
    """Has a commit that failed so done nothing, for certain?

    A transaction counts when its last frame is whole in the log file.  If there was no room for it, or it could not be
    written, it is not whole.  If it was written but could not be synced, it may be there after a crash or not.
    """
    is_unwritten = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_WRITE
    return is_unwritten or primary_code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CONSTRAINT)
