"""Threads that read, each by a connection of its own, which is made again at once when it is lost.

psycopg's pool tries again after one second, two, four, eight: nobody would read for that long after PostgreSQL is back.
"""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from tripot.core.extras import needs
from tripot.server.storage.database.address import Postgres
from tripot.server.storage.postgres.connection import PostgresConnection, connect
from tripot.server.storage.postgres.watchdog import UNANSWERED, Watchdog

with needs("postgres"):
    import psycopg

READERS = 4
BEGIN = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
T = TypeVar("T")


class Readers(ThreadPoolExecutor):
    def __init__(self, address: Postgres, watchdog: Watchdog) -> None:
        super().__init__(READERS, "reader")
        self.address = address
        self.watchdog = watchdog
        self.connections: dict[int, PostgresConnection] = {}  # by thread

    def read(self, work: Callable[..., T], *args: object) -> T:
        """As of one moment.  The end of the transaction is watched too: it waits for an answer as well."""
        database = self.begun()
        with self.watchdog.watching(database.session):
            try:
                found = work(database, *args)
                database.execute("COMMIT")
            except BaseException:
                with suppress(psycopg.Error):  # the connection is lost, and with it the transaction
                    database.execute("ROLLBACK")
                raise
        return found

    def begun(self) -> PostgresConnection:
        """A transaction over a connection that lives, since it has answered."""
        thread = threading.get_ident()
        known = self.connections.get(thread)
        if known is not None:
            try:
                with self.watchdog.watching(known.session, UNANSWERED):
                    known.execute(BEGIN)
                return known
            except psycopg.Error:
                known.close()
        database = self.connections[thread] = connect(self.address)
        with self.watchdog.watching(database.session):
            database.execute(BEGIN)
        return database

    def close(self) -> None:
        self.shutdown()
        for database in self.connections.values():
            database.close()
