"""All rows of a database, copied into another one of any kind."""

from collections.abc import Callable
from typing import Any

from tripot.server.storage.database.connection import Connection

# Whatever refers to others comes after them.  Nodes are not moved: they belong to a database that is in use.
NAMES = (
    "guests", "tables", "places", "members", "decisions", "chat", "mutes", "deadlines", "bans", "replies", "findings",
    "heartbeat",
)  # fmt: skip
NOBODY = ""  # the guest whom every database has from the start
TOLD_EVERY = 1000  # rows
Progress = Callable[[int, int], None]


def is_empty(database: Connection) -> bool:
    return database.execute("SELECT 1 FROM guests WHERE id <> ?", (NOBODY,)).fetchone() is None


def copy_all(source: Connection, target: Connection, tell: Progress) -> dict[str, int]:
    """How many rows of each name.  A table's rematch may come after it, so it is filled in at the end."""
    target.execute("DELETE FROM guests WHERE id = ?", (NOBODY,))
    counts = {name: int(source.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in NAMES}
    done, total = 0, sum(counts.values())
    for name in NAMES:
        columns = [column for column in columns_of(source, name) if column != "owner"]
        statement = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        rows = source.execute(f"SELECT {', '.join(columns)} FROM {name}")
        for row in rows:
            target.execute(statement, without_next(columns, row) if name == "tables" else row)
            done += 1
            if done % TOLD_EVERY == 0:
                tell(done, total)
    following = source.execute("SELECT next, id FROM tables WHERE next IS NOT NULL").fetchall()
    for pair in following:
        target.execute("UPDATE tables SET next = ? WHERE id = ?", pair)
    tell(total, total)
    return counts


def columns_of(database: Connection, name: str) -> list[str]:
    cursor: Any = database.execute(f"SELECT * FROM {name} LIMIT 0")
    return [str(column[0]) for column in cursor.description]


def without_next(columns: list[str], row: Any) -> tuple[Any, ...]:
    return tuple(None if column == "next" else value for column, value in zip(columns, row, strict=True))
