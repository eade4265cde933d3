"""Who owns a table: an epoch that fences every change, and the node that has the table in memory.

Correctness rests on the epoch alone.  Leases, by the database's clock, only say who tries (decision 44).
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tripot.server.errors import TakenOver
from tripot.server.storage.committing import write_rows
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import Decision, Row

# What a group of changes consists of, in one parameter each: reading one is cheap, and writing many is not.
HOLD = (
    "SELECT id, epoch FROM tables WHERE id = ANY(ARRAY(SELECT json_array_elements_text(?))) "
    "ORDER BY id FOR NO KEY UPDATE"
)
ADD_DECISIONS = (
    "INSERT INTO decisions SELECT one->>0, (one->1->>0)::BIGINT, (one->1->>1)::BIGINT, one->1->>2, one->1->>3, "
    "one->1->>4, (one->1->>5)::DOUBLE PRECISION, (one->1->>6)::BIGINT, decode(one->1->>7, 'base64') "
    "FROM jsonb_array_elements(?) AS one"
)
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
    decisions = []
    for change in changes:
        for row in change.rows:
            if type(row) is Decision:
                decisions.append((change.table_id, row))
            else:
                write_rows(database, change.table_id, [row])
    if decisions:
        database.execute(ADD_DECISIONS, (as_json(decisions),))


def hold_tables(database: Connection, held: Sequence[tuple[str, int]]) -> None:
    """In the order of their ids, so that no two nodes wait for each other."""
    if held:
        epochs = dict(database.execute(HOLD, (as_json([table_id for table_id, _ in held]),)).fetchall())
        if any(epochs.get(table_id) != epoch for table_id, epoch in held):
            raise TakenOver


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
