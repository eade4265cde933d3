"""Writing to PostgreSQL: a group is one transaction, and a lost connection leaves no doubt about what is stored."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from tripot.core.extras import needs
from tripot.server.errors import BadMessage, DatabaseInUse, NotStored, OutcomeUnknown
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.database.condition import Condition
from tripot.server.storage.database.writer import Write, Writer
from tripot.server.storage.postgres.connection import hold
from tripot.server.storage.postgres.migrations import migrate

with needs("postgres"):
    import psycopg

LONGEST_DOUBT = 15.0  # seconds to find out whether a commit is stored whose answer did not come
PAUSE = 0.2  # seconds between two tries to connect


class PostgresWriter(Writer):
    def __init__(
        self, address: Postgres, loop: asyncio.AbstractEventLoop, condition: Condition, on_lost: Callable[[], None]
    ) -> None:
        self.address = address
        self.database = hold(address)
        migrate(self.database)
        self.number = self.stored_number()
        super().__init__(loop, condition, on_lost)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.stop()
        self.database.close()

    def stored_number(self) -> int:
        return int(self.database.execute("SELECT writes FROM state").fetchone()[0])

    # ---- in the thread ----------------------------------------------------------------------------------------------

    def transaction(self, jobs: list[Write]) -> list[Any]:
        self.keep_connected()
        session = self.database.session
        try:
            with session.pipeline():
                session.execute("BEGIN")
                values = [job.work(self.database, *job.arguments) for job in jobs]
                self.database.execute("UPDATE state SET writes = ?", (self.number + 1,))
        except BaseException:
            if not session.closed:
                session.rollback()
            raise
        self.commit()
        return values

    def commit(self) -> None:
        session = self.database.session
        try:
            session.execute("COMMIT")
        except psycopg.Error as error:
            if not session.closed:  # the server has refused it
                session.rollback()
                raise
            if not self.is_stored(error):
                raise
        self.number += 1

    def keep_connected(self) -> None:
        if self.database.session.closed:
            try:
                self.database = hold(self.address)
            except DatabaseInUse as error:
                raise self.lost(error) from error
            self.number = self.stored_number()

    def is_stored(self, error: Exception) -> bool:
        """Whoever holds the database again knows that the former session has ended: the number tells."""
        self.condition.note(error, "committing")
        end = time.monotonic() + LONGEST_DOUBT
        while time.monotonic() < end:
            try:
                self.database = hold(self.address)
                return self.stored_number() == self.number + 1
            except DatabaseInUse:
                break
            except psycopg.Error:
                time.sleep(PAUSE)
        raise self.lost(error) from error

    def lost(self, error: Exception) -> OutcomeUnknown:
        """The database is another server's, or cannot be reached to be asked."""
        self.condition.is_lost = True
        self.condition.note(error, "committing")
        return OutcomeUnknown()

    def as_told(self, error: Exception) -> Exception:
        if not isinstance(error, psycopg.Error):
            return error
        if is_unstorable(error):
            return BadMessage(found="\\u0000")
        self.condition.note(error, "writing")
        told = NotStored()
        told.__cause__ = error
        return told


def is_unstorable(error: Exception) -> bool:
    """PostgreSQL has no NUL in texts; psycopg refuses it before it is sent."""
    return isinstance(error, psycopg.DataError) and error.sqlstate is None
