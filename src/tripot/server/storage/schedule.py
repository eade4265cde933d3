"""Deadlines, moments in steady time (see `timesource`), and the heartbeat.

The heartbeat is what time the server had when it last wrote that it lives.  A start reads how long it was down.
"""

from typing import NamedTuple

from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import Bank, Deadline, SetDeadline

WHOLE_TABLE = 0  # the seat of deadlines that are the whole table's


def set_deadline(database: Connection, table_id: str, row: SetDeadline) -> None:
    key = (table_id, row.seat, row.kind)
    if row.at is None:
        database.execute("DELETE FROM deadlines WHERE table_id = ? AND seat = ? AND kind = ?", key)
    else:
        database.execute(
            "INSERT INTO deadlines VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat, kind) DO UPDATE SET at = excluded.at",
            (*key, row.at),
        )


def drop_deadline(database: Connection, deadline: Deadline) -> None:
    """Take it away, unless it has been set again."""
    database.execute("DELETE FROM deadlines WHERE table_id = ? AND seat = ? AND kind = ? AND at = ?", deadline)


def set_bank(database: Connection, table_id: str, row: Bank) -> None:
    database.execute("UPDATE places SET bank = ? WHERE table_id = ? AND seat = ?", (row.seconds, table_id, row.seat))


def deadlines_of(database: Connection, table_id: str) -> list[Deadline]:
    rows = database.execute("SELECT table_id, seat, kind, at FROM deadlines WHERE table_id = ?", (table_id,))
    return [Deadline(*row) for row in rows]


def due_deadlines(database: Connection, now: float) -> list[Deadline]:
    rows = database.execute("SELECT table_id, seat, kind, at FROM deadlines WHERE at <= ? ORDER BY at", (now,))
    return [Deadline(*row) for row in rows]


def next_deadline(database: Connection) -> float | None:
    (at,) = database.execute("SELECT min(at) FROM deadlines").fetchone()
    return float(at) if at is not None else None


# ---- the heartbeat -------------------------------------------------------------------------------------------------


class Beat(NamedTuple):
    wall: float
    steady: float  # the deadlines are in this time


def beat(database: Connection, now: Beat) -> None:
    database.execute(
        "INSERT INTO heartbeat VALUES (0, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET wall = excluded.wall, steady = excluded.steady",
        now,
    )


def last_beat(database: Connection) -> Beat | None:
    row = database.execute("SELECT wall, steady FROM heartbeat").fetchone()
    return Beat(*row) if row else None


def resume_deadlines(database: Connection, now: float, grace: float) -> None:
    """Move all deadlines from the steady time of the last server into that of this one, which begins `now`.

    What is counted in seconds stands still while no server runs.  A clock of days goes on; if the wall clock has been
    set back meanwhile, it stands still too.  No deadline passes before the grace is over.
    """
    last = last_beat(database) or Beat(now, now)
    down = max(0.0, now - last.wall)
    shift = now - last.steady
    database.execute(
        "UPDATE deadlines SET at = at + CASE WHEN kind = 'clock' AND "
        "(SELECT clock FROM tables WHERE id = table_id) = 'days' THEN ? ELSE ? END",
        (shift - down, shift),
    )
    database.execute("UPDATE deadlines SET at = ? WHERE at < ?", (now + grace, now + grace))
    beat(database, Beat(now, now))
