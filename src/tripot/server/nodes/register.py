"""The register of nodes: plain SQL that both databases understand, on the database's clock."""

from typing import NamedTuple

from tripot.server.errors import OtherSecret
from tripot.server.nodes.leasing import LEASE, MEMORY, ServerNode
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.schedule import resume_deadlines

MOST_ORPHANS = 1000  # that are looked at together
COLUMNS = "id, name, address, version, started, rooms, sockets, expires - database_time()"


class NewNode(NamedTuple):
    id: str
    name: str
    address: str
    version: str
    fingerprint: bytes


class Census(NamedTuple):
    nodes: list[ServerNode]
    owned: dict[str, int]  # the epochs of the tables that are stored as this node's


def database_time(database: Connection) -> float:
    return float(database.execute("SELECT database_time()").fetchone()[0])


def nodes_of(database: Connection) -> list[ServerNode]:
    return [
        ServerNode(*row) for row in database.execute(f"SELECT {COLUMNS} FROM nodes ORDER BY started, id").fetchall()
    ]


def join(database: Connection, node: NewNode, grace: float) -> float:
    """Take part from now on; the database's time.  The first node moves deadlines as after any start of a server."""
    strangers = database.execute(
        "SELECT name FROM nodes WHERE fingerprint <> ? AND expires > database_time()", (node.fingerprint,)
    ).fetchone()
    if strangers:
        raise OtherSecret(node=strangers[0])
    now = database_time(database)
    if not any(other.lives for other in nodes_of(database)):
        resume_deadlines(database, now, grace)
    add(database, node, now)
    return now


def add(database: Connection, node: NewNode, now: float) -> None:
    database.execute("INSERT INTO nodes VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)", (*node, now, now + LEASE))


def beat(database: Connection, node: NewNode, rooms: int, sockets: int) -> Census:
    """Renew the lease of a node, and see who else lives.  A node that was forgotten meanwhile is there again."""
    statement = "UPDATE nodes SET expires = database_time() + ?, rooms = ?, sockets = ? WHERE id = ? RETURNING id"
    if database.execute(statement, (LEASE, rooms, sockets, node.id)).fetchone() is None:
        add(database, node, database_time(database))
    owned = database.execute("SELECT id, epoch FROM tables WHERE owner = ?", (node.id,)).fetchall()
    return Census(nodes_of(database), dict(owned))


def leave(database: Connection, node_id: str) -> None:
    """The lease ends now, so that others take the tables at once."""
    database.execute("UPDATE nodes SET expires = database_time(), rooms = 0, sockets = 0 WHERE id = ?", (node_id,))


def orphans(database: Connection, after: str) -> list[str]:
    """Games in play whose owner is gone, from an id on."""
    rows = database.execute(
        "SELECT tables.id FROM tables LEFT JOIN nodes ON nodes.id = owner WHERE owner IS NOT NULL "
        "AND tables.id > ? AND status = 'playing' AND coalesce(expires, 0) <= database_time() "
        "ORDER BY tables.id LIMIT ?",
        (after, MOST_ORPHANS),
    )
    return [row[0] for row in rows]


class OwnedTable(NamedTuple):
    owner: str
    id: str
    game: str
    status: str
    epoch: int


def owned_tables(database: Connection) -> list[OwnedTable]:
    rows = database.execute(
        "SELECT owner, id, game, status, epoch FROM tables WHERE owner IS NOT NULL ORDER BY owner, id"
    )
    return [OwnedTable(*row) for row in rows]


def tidy(database: Connection) -> None:
    """Forget nodes that have long ended."""
    database.execute("DELETE FROM nodes WHERE expires < database_time() - ?", (MEMORY,))
