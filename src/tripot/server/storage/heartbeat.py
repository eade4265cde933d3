"""The heartbeat: what time the server had when it last wrote that it lives.  A start reads how long it was down."""

from sqlite3 import Connection
from typing import NamedTuple


class Beat(NamedTuple):
    wall: float
    steady: float  # the deadlines are in this time


def beat(database: Connection, now: Beat) -> None:
    database.execute("INSERT OR REPLACE INTO heartbeat VALUES (0, ?, ?)", now)


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
        "UPDATE deadlines SET at = max(?, at + iif(kind = 'clock' AND "
        "(SELECT settings ->> '$.clock.type' FROM tables WHERE id = table_id) = 'days', ?, ?))",
        (now + grace, shift - down, shift),
    )
    beat(database, Beat(now, now))
