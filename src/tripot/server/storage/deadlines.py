"""Deadlines: moments in steady time (see `timesource`) at which something happens to a table unless it is averted."""

from collections.abc import Mapping
from sqlite3 import Connection

from tripot.server.storage.rows import Deadline

WHOLE_TABLE = 0  # the seat of deadlines that are the whole table's


def set_deadline(database: Connection, table_id: str, seat: int, kind: str, at: float | None) -> None:
    """None takes it away."""
    if at is None:
        database.execute("DELETE FROM deadlines WHERE table_id = ? AND seat = ? AND kind = ?", (table_id, seat, kind))
    else:
        database.execute("INSERT OR REPLACE INTO deadlines VALUES (?, ?, ?, ?)", (table_id, seat, kind, at))


def drop_deadline(database: Connection, deadline: Deadline) -> None:
    """Take it away, unless it has been set anew."""
    database.execute("DELETE FROM deadlines WHERE table_id = ? AND seat = ? AND kind = ? AND at = ?", deadline)


def set_clocks(
    database: Connection, table_id: str, banks: Mapping[int, float], deadlines: Mapping[int, float | None]
) -> None:
    for seat, bank in banks.items():
        database.execute("UPDATE places SET bank = ? WHERE table_id = ? AND seat = ?", (bank, table_id, seat))
    for seat, at in deadlines.items():
        set_deadline(database, table_id, seat, "clock", at)


def deadlines_of(database: Connection, table_id: str) -> list[Deadline]:
    rows = database.execute("SELECT table_id, seat, kind, at FROM deadlines WHERE table_id = ?", (table_id,))
    return [Deadline(*row) for row in rows]


def due_deadlines(database: Connection, now: float) -> list[Deadline]:
    rows = database.execute("SELECT table_id, seat, kind, at FROM deadlines WHERE at <= ? ORDER BY at", (now,))
    return [Deadline(*row) for row in rows]


def next_deadline(database: Connection) -> float | None:
    (at,) = database.execute("SELECT min(at) FROM deadlines").fetchone()
    return float(at) if at is not None else None
