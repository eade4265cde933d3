"""Replies to commands that changed something, stored with the change; those to decisions are in the decision's row."""

from sqlite3 import Connection

from tripot.server.bounds import MOST_REPLIES
from tripot.server.storage.rows import Reply


def add_reply(database: Connection, table_id: str, guest: str, reply: Reply) -> None:
    """The guest's oldest replies at the table make room for it."""
    key = (table_id, guest)
    (last,) = database.execute("SELECT max(number) FROM replies WHERE table_id = ? AND guest = ?", key).fetchone()
    number = (last or 0) + 1
    database.execute("INSERT INTO replies VALUES (?, ?, ?, ?, ?, ?)", (*key, number, *reply))
    database.execute(
        "DELETE FROM replies WHERE table_id = ? AND guest = ? AND number <= ?", (*key, number - MOST_REPLIES)
    )


def replies_to(database: Connection, table_id: str, guest: str) -> list[Reply]:
    """The guest's latest at the table, oldest first, and those to decisions before the others."""
    decisions = database.execute(
        "SELECT command, digest, NULL FROM decisions WHERE table_id = ? AND guest = ? AND command IS NOT NULL "
        "ORDER BY number DESC LIMIT ?",
        (table_id, guest, MOST_REPLIES),
    ).fetchall()
    others = database.execute(
        "SELECT command, digest, reply FROM replies WHERE table_id = ? AND guest = ? ORDER BY number", (table_id, guest)
    ).fetchall()
    return [Reply(*row) for row in [*reversed(decisions), *others]]
