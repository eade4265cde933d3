"""What workers have found out about games that are over, as JSON: opinions on decisions, and chances."""

from tripot.server.storage.database.connection import Connection

CHANCES = ""  # stands where an opinion has its bot


def keep_finding(database: Connection, table_id: str, step: int, bot: str, found: str) -> None:
    """Whoever comes first counts, where two have looked into the same."""
    database.execute(
        "INSERT INTO findings VALUES (?, ?, ?, ?) ON CONFLICT (table_id, bot, step) DO NOTHING",
        (table_id, step, bot, found),
    )


def findings_of(database: Connection, table_id: str, bot: str, first: int, last: int) -> dict[int, str]:
    """By step, as far as they are known; the ends included."""
    rows = database.execute(
        "SELECT step, found FROM findings WHERE table_id = ? AND bot = ? AND step BETWEEN ? AND ? ORDER BY step",
        (table_id, bot, first, last),
    )
    return dict(rows)
