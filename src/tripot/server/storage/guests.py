"""Guests: a nickname, and a secret of which only the hash is kept."""

from sqlite3 import Connection

from tripot.server.protocol.news import Said
from tripot.server.storage.rows import Guest

COLUMNS = "id, name, language, program"


def add_guest(database: Connection, guest: Guest, token: bytes, now: float) -> None:
    row = (guest.id, token, guest.name, guest.language, guest.program, now)
    database.execute("INSERT INTO guests VALUES (?, ?, ?, ?, ?, ?)", row)


def change_guest(database: Connection, guest: Guest) -> None:
    database.execute("UPDATE guests SET name = ?, language = ? WHERE id = ?", (guest.name, guest.language, guest.id))


def guest_of_token(database: Connection, token: bytes) -> Guest | None:
    row = database.execute(f"SELECT {COLUMNS} FROM guests WHERE token = ?", (token,)).fetchone()
    return Guest(row[0], row[1], row[2], bool(row[3])) if row else None


def set_mute(database: Connection, guest: str, muted: str, on: bool) -> None:
    if on:
        database.execute("INSERT OR IGNORE INTO mutes VALUES (?, ?)", (guest, muted))
    else:
        database.execute("DELETE FROM mutes WHERE guest = ? AND muted = ?", (guest, muted))


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
