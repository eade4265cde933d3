"""Who owns a table: an epoch that fences every change, and the node that has the table in memory.

Correctness rests on the epoch alone.  Leases, by the database's clock, only say who tries (decision 44).
"""

from collections.abc import Sequence
from typing import NamedTuple

from tripot.server.errors import TakenOver
from tripot.server.storage.committing import write_changes
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import Row

TOGETHER = 25  # tables; psycopg prepares and remembers statements of up to 50 parameters
HAS_LEASE = "EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND expires > database_time())"


def owner_of(database: Connection, table_id: str, node: str) -> str | None:
    """The other node that lives and has the table; none if `node` may take it, or has it."""
    row = database.execute(
        "SELECT owner FROM tables JOIN nodes ON nodes.id = owner "
        "WHERE tables.id = ? AND owner <> ? AND expires > database_time()",
        (table_id, node),
    ).fetchone()
    return str(row[0]) if row else None


def claim(database: Connection, table_id: str, node: str) -> int | None:
    """Take a table that no other node has: from now on nobody who had it before can change it.

    Its new epoch; none if there is no such table, or another node was faster.
    """
    row = database.execute(
        "UPDATE tables SET epoch = epoch + 1, owner = :node "
        f"WHERE id = :table_id AND (owner IS NULL OR owner = :node OR NOT {HAS_LEASE}) RETURNING epoch",
        {"node": node, "table_id": table_id},
    ).fetchone()
    return int(row[0]) if row else None


def epoch_of(database: Connection, table_id: str) -> int | None:
    row = database.execute("SELECT epoch FROM tables WHERE id = ?", (table_id,)).fetchone()
    return int(row[0]) if row else None


def let_go(database: Connection, table_id: str, node: str, epoch: int) -> None:
    """It has left this node's memory, unless it has been taken again since."""
    database.execute("UPDATE tables SET owner = NULL WHERE id = ? AND owner = ? AND epoch = ?", (table_id, node, epoch))


class FencedChange(NamedTuple):
    table_id: str
    rows: Sequence[Row]
    epoch: int | None  # none: the table is not in memory, and is taken for this


def write_fenced(database: Connection, changes: Sequence[FencedChange]) -> None:
    """All of them, or none: TakenOver if one of the tables is another's now.  They are locked until the commit."""
    hold_tables(database, [(change.table_id, change.epoch) for change in changes if change.epoch is not None])
    for change in changes:
        if change.epoch is None:
            database.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = ?", (change.table_id,))
    write_changes(database, [(change.table_id, change.rows) for change in changes])


def hold_tables(database: Connection, held: Sequence[tuple[str, int]]) -> None:
    """In the order of their ids, so that no two nodes wait for each other."""
    ordered = sorted(held)
    for start in range(0, len(ordered), TOGETHER):
        wanted = ordered[start : start + TOGETHER]
        marks = ", ".join(["(?, ?)"] * len(wanted))
        statement = f"SELECT id FROM tables WHERE (id, epoch) IN (VALUES {marks}) ORDER BY id FOR NO KEY UPDATE"
        found = database.execute(statement, [value for pair in wanted for value in pair]).fetchall()
        if len(found) < len(set(wanted)):  # also where somebody writes in a former epoch of one of them
            raise TakenOver
