"""What happens at a table: decisions and words."""

from collections.abc import Sequence
from sqlite3 import Connection

from tripot.server.storage.deadlines import set_clocks
from tripot.server.storage.rows import Decision, Deed, Remark
from tripot.server.storage.tables import finish_table


def decisions_of(database: Connection, table_id: str) -> list[Decision]:
    rows = database.execute(
        "SELECT number, seat, action, guest, command, at FROM decisions WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return [Decision(*row) for row in rows]


def decision_at(database: Connection, table_id: str, number: int) -> str:
    row = database.execute("SELECT action FROM decisions WHERE table_id = ? AND number = ?", (table_id, number))
    return str(row.fetchone()[0])


def add_deeds(database: Connection, table_id: str, deeds: Sequence[Deed]) -> None:
    """All or none; fails if another writer has already taken a number."""
    for decision, banks, deadlines, result in deeds:
        database.execute("INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (table_id, *decision))
        set_clocks(database, table_id, banks, deadlines)
        if result is not None:
            finish_table(database, table_id, result, decision.at)


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
