"""Writing to PostgreSQL: a group is one transaction, and a lost connection leaves no doubt about what is stored."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tripot.core.extras import needs
from tripot.server.errors import BadMessage, DatabaseInUse, NotStored, OutcomeUnknown
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.database.writer import Write, Writer
from tripot.server.storage.postgres.connection import PostgresConnection, hold
from tripot.server.storage.postgres.migrations import migrate
from tripot.server.storage.postgres.ownership import FencedChange, write_fenced
from tripot.server.storage.postgres.watchdog import Watchdog

with needs("postgres"):
    import psycopg

LONGEST_DOUBT = 45.0  # seconds to find out whether a commit is stored whose answer did not come: a restart takes time
NUL_IN_JSON = "22P05"
PAUSE = 0.2  # seconds between two tries to connect
NUMBER = "UPDATE writers SET number = ? WHERE node = ? RETURNING number"


def write_change(database: Connection, change: FencedChange) -> None:
    write_fenced(database, [change])


class PostgresWriter(Writer):
    def __init__(
        self,
        address: Postgres,
        node: str,
        loop: asyncio.AbstractEventLoop,
        condition: Condition,
        on_lost: Callable[[], None],
        watchdog: Watchdog,
    ) -> None:
        self.address = address
        self.node = node
        self.watchdog = watchdog
        self.database = self.held()
        migrate(self.database)
        self.database.execute("INSERT INTO writers VALUES (?, 0)", (node,))
        self.number = self.stored_number()
        super().__init__(loop, condition, on_lost)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.stop()
        if not self.is_cut_off:
            with suppress(psycopg.Error), self.watchdog.watching(self.database.session):  # the node ends either way
                self.database.execute("DELETE FROM writers WHERE node = ?", (self.node,))
        self.database.close()

    def stored_number(self) -> int:
        with self.watchdog.watching(self.database.session):
            return int(self.database.execute("SELECT number FROM writers WHERE node = ?", (self.node,)).fetchone()[0])

    # ---- in the thread ----------------------------------------------------------------------------------------------

    @property
    def is_cut_off(self) -> bool:
        return self.database.session.closed

    def transaction(self, jobs: list[Write]) -> list[Any]:
        """Once more over another connection, if the one that there was turns out to be lost."""
        was_connected = not self.is_cut_off
        self.keep_connected()
        try:
            with self.watchdog.watching(self.database.session):
                values = self.watched(jobs)
        except psycopg.OperationalError:
            if was_connected and self.is_cut_off:
                return self.transaction(jobs)
            raise
        self.number += 1
        return values

    def watched(self, jobs: list[Write]) -> list[Any]:
        """Two round trips: the first tells that the connection lives and who may write, the second commits."""
        is_committing = False
        try:
            with self.database.pipeline as database:
                database.execute("BEGIN")
                numbered = database.execute(NUMBER, (self.number + 1, self.node))
                values = self.work(database, jobs)
                numbered.fetchone()
                is_committing = True
                database.execute("COMMIT")
        except BaseException as error:
            if not (is_committing and isinstance(error, psycopg.Error) and self.is_stored(error)):
                self.roll_back()
                raise
        return values

    def work(self, database: Connection, jobs: list[Write]) -> list[Any]:
        """Changes of tables together, and first: whoever takes a table in the same group has them in it."""
        changes = [job.arguments[0] for job in jobs if job.work is write_change]
        write_fenced(database, changes)
        return [None if job.work is write_change else job.work(database, *job.arguments) for job in jobs]

    def roll_back(self) -> None:
        try:
            self.database.session.rollback()
        except psycopg.Error:  # the connection is lost, and with it the transaction
            self.database.close()

    def keep_connected(self) -> None:
        if self.is_cut_off:
            self.database = self.held()
            self.number = self.stored_number()

    def held(self) -> PostgresConnection:
        return hold(self.address, self.node, watching=self.watchdog.watching)

    def is_stored(self, error: Exception) -> bool:
        """Whatever became of the answer to a commit, the number tells.

        Whoever has the lock of the node again knows that the former session has ended.
        """
        try:
            self.database.session.rollback()
            return self.stored_number() == self.number + 1
        except psycopg.Error:
            self.database.close()
        self.condition.note(error, "committing")
        end = time.monotonic() + LONGEST_DOUBT
        while time.monotonic() < end:
            try:
                self.database = self.held()
                return self.stored_number() == self.number + 1
            except (psycopg.Error, DatabaseInUse):
                time.sleep(PAUSE)
        raise self.lost(error) from error

    def lost(self, error: Exception) -> OutcomeUnknown:
        """The database cannot be reached to be asked."""
        self.condition.is_lost = True
        self.condition.note(error, "committing")
        return OutcomeUnknown()

    def as_told(self, error: Exception) -> Exception:
        if not isinstance(error, psycopg.Error | DatabaseInUse):
            return error
        if is_unstorable(error):
            return BadMessage(found="\\u0000")
        self.condition.note(error, "writing")
        told = NotStored()
        told.__cause__ = error
        return told


def is_unstorable(error: Exception) -> bool:
    """PostgreSQL has no NUL in texts."""
    return isinstance(error, psycopg.DataError) and error.sqlstate in (None, NUL_IN_JSON)
