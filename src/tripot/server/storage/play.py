"""What happens at a table: decisions, deadlines and words."""

from collections.abc import Mapping, Sequence
from sqlite3 import Connection

from tripot.server.storage.rows import Deadline, Decision, Deed, Remark
from tripot.server.storage.tables import finish_table


def decisions_of(database: Connection, table_id: str) -> list[Decision]:
    rows = database.execute(
        "SELECT number, seat, action, guest, command, at FROM decisions WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return [Decision(*row) for row in rows]


def add_deeds(database: Connection, table_id: str, deeds: Sequence[Deed]) -> None:
    """All or none; fails if another writer has already taken a number."""
    for decision, banks, deadlines, result in deeds:
        database.execute("INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?)", (table_id, *decision))
        set_clocks(database, table_id, banks, deadlines)
        if result is not None:
            finish_table(database, table_id, result, decision.at)


# ---- deadlines ------------------------------------------------------------------------------------------------------


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


def postpone_deadlines(database: Connection, earliest: float) -> None:
    """Nobody loses by time that the server was down."""
    database.execute("UPDATE deadlines SET at = ? WHERE at < ?", (earliest, earliest))


# ---- chat -----------------------------------------------------------------------------------------------------------


def add_remark(database: Connection, table_id: str, remark: Remark) -> None:
    database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (table_id, *remark))


def remarks_of(database: Connection, table_id: str, most: int) -> list[Remark]:
    """The latest, oldest first."""
    rows = database.execute(
        "SELECT number, guest, name, seat, preset, text, command, at FROM chat WHERE table_id = ? "
        "ORDER BY number DESC LIMIT ?",
        (table_id, most),
    ).fetchall()
    return [Remark(*row) for row in reversed(rows)]
