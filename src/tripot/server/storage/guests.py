"""Guests: a nickname, and a secret of which only the hash is kept."""

from tripot.server.protocol.news import Said
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import DropTraces, Guest, SetMute

COLUMNS = "id, name, language, program, colour"
NOBODY = ""  # the guest who stands where one was whom nobody shall know any more


def add_guest(database: Connection, guest: Guest, token: bytes, now: float) -> None:
    row = (guest.id, token, guest.name, guest.language, guest.program, now, guest.colour)
    database.execute("INSERT INTO guests VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def change_guest(database: Connection, guest: Guest) -> None:
    row = (guest.name, guest.language, guest.colour, guest.id)
    database.execute("UPDATE guests SET name = ?, language = ?, colour = ? WHERE id = ?", row)


def guest_of_token(database: Connection, token: bytes) -> Guest | None:
    row = database.execute(f"SELECT {COLUMNS} FROM guests WHERE token = ?", (token,)).fetchone()
    return Guest(row[0], row[1], row[2], bool(row[3]), row[4]) if row else None


def set_mute(database: Connection, table_id: str, row: SetMute) -> None:
    """At every table."""
    statement = (
        "INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING"
        if row.on
        else "DELETE FROM mutes WHERE (guest, muted) = (?, ?)"
    )
    database.execute(statement, (row.guest, row.muted))


def muted_by(database: Connection, guest: str) -> set[str]:
    return {row[0] for row in database.execute("SELECT muted FROM mutes WHERE guest = ?", (guest,))}


def remarks_by(database: Connection, guest: str, first: int, most: int) -> list[Said]:
    """So many lines of chat, from the `first` on, oldest first."""
    rows = database.execute(
        "SELECT number, guest, name, seat, preset, text, at FROM chat WHERE guest = ? ORDER BY at LIMIT ? OFFSET ?",
        (guest, most, first),
    )
    return [Said(*row) for row in rows]


def is_guest(database: Connection, guest: str) -> bool:
    return database.execute("SELECT 1 FROM guests WHERE id = ?", (guest,)).fetchone() is not None


# ---- forgetting a guest ---------------------------------------------------------------------------------------------


def tables_with(database: Connection, guest: str) -> list[tuple[str, bool]]:
    """All tables that know something of the guest; true where the guest hosts or plays and the table is in use."""
    rows = database.execute(
        "SELECT id, status IN ('open', 'playing') AND (host = :guest OR "
        "EXISTS (SELECT 1 FROM places WHERE table_id = id AND guest = :guest)) FROM tables WHERE id IN ("
        "SELECT table_id FROM members WHERE guest = :guest UNION SELECT table_id FROM chat WHERE guest = :guest UNION "
        "SELECT table_id FROM replies WHERE guest = :guest UNION SELECT table_id FROM bans WHERE guest = :guest)",
        {"guest": guest},
    )
    return [(table_id, bool(is_in_use)) for table_id, is_in_use in rows]


def decided_seats(database: Connection, table_id: str, guest: str) -> set[int]:
    rows = database.execute("SELECT DISTINCT seat FROM decisions WHERE table_id = ? AND guest = ?", (table_id, guest))
    return {row[0] for row in rows}


def drop_traces(database: Connection, table_id: str, row: DropTraces) -> None:
    key = (table_id, row.guest)
    database.execute(
        "UPDATE decisions SET guest = NULL, command = NULL, digest = NULL WHERE table_id = ? AND guest = ?", key
    )
    for name in ("chat", "replies", "bans", "members"):
        database.execute(f"DELETE FROM {name} WHERE table_id = ? AND guest = ?", key)


def drop_guest(database: Connection, guest: str) -> None:
    """Fails if a table still knows the guest."""
    database.execute("DELETE FROM mutes WHERE guest = :guest OR muted = :guest", {"guest": guest})
    database.execute("DELETE FROM guests WHERE id = ?", (guest,))
