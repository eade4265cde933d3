"""The database of a simulation: the server's own schema and statements, in SQLite, on a virtual clock that may jump."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from chaos.virtual.scheduler import Result, Scheduler
from tripot.server.protocol.tables import Settings
from tripot.server.storage.guests import add_guest
from tripot.server.storage.postgres.ownership import ADD_DECISIONS, HOLD
from tripot.server.storage.rows import Guest, Place, Table, TableUpdate
from tripot.server.storage.sqlite.migrations import migrate
from tripot.server.storage.tables import add_table, update_table

T = TypeVar("T")
SEATS = 12
TABLES = ("t1", "t2")
CLIENTS = ("c1", "c2", "c3")
# Statements of PostgreSQL's own.  They come one after the other here, so no row needs a lock; no command has a digest.
IN_SQLITE = {
    HOLD: "SELECT id, epoch FROM tables WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id",
    ADD_DECISIONS: "INSERT INTO decisions SELECT value->>0, value->1->>0, value->1->>1, value->1->>2, value->1->>3, "
    "value->1->>4, value->1->>5, value->1->>6, NULL FROM json_each(?)",
}


@cache
def furnished() -> bytes:
    """A database with tables at which games are played, as bytes."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    for name in CLIENTS:
        add_guest(database, Guest(name, name, "en", True), name.encode(), 0.0)
    for name in TABLES:
        settings = Settings(game="some", seats=SEATS)
        add_table(database, Table(name, settings, "c1", "open", "1"), [Place(seat) for seat in range(SEATS)])
        update_table(database, name, TableUpdate(status="playing"))
    return database.serialize()


class VirtualDatabase:
    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler = scheduler
        self.ahead = 0.0  # of virtual time
        self.database = sqlite3.connect(":memory:", isolation_level=None)
        self.database.deserialize(furnished())
        self.database.create_function("database_time", 0, lambda: 1e9 + scheduler.now + self.ahead)

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> sqlite3.Cursor:
        return self.database.execute(IN_SQLITE.get(sql, sql), parameters)

    def close(self) -> None:
        """Its memory is not left to the garbage collector, which does not see how much it is."""
        self.database.close()

    def transaction(self, work: Callable[..., T], *arguments: object) -> T:
        self.execute("BEGIN")
        try:
            value = work(self, *arguments)
        except BaseException:
            self.execute("ROLLBACK")
            raise
        self.execute("COMMIT")
        return value

    def ask(self, work: Callable[..., T], *arguments: object) -> Result[T]:
        """Over a network: the request takes its time, and so does the answer, now and then very long."""
        rng, answered = self.scheduler.rng, Result[T]()

        def arrive() -> None:
            back = rng.uniform(0.5, 8.0) if rng.random() < 0.02 else rng.expovariate(200)
            try:
                value, error = self.transaction(work, *arguments), None
            except Exception as raised:
                value, error = None, raised
            self.scheduler.call_later(back, lambda: answered.set(value, error))

        self.scheduler.call_later(rng.uniform(0.2, 4.0) if rng.random() < 0.02 else rng.expovariate(200), arrive)
        return answered
