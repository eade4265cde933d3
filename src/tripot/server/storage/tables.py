"""Tables and who sits at them."""

from sqlite3 import Connection
from typing import Any

import msgspec

from tripot.server.protocol.tables import EndedBy, LobbyTable, Settings, Status
from tripot.server.storage.deadlines import WHOLE_TABLE, drop_deadline, set_deadline
from tripot.server.storage.rows import Deadline, OwnRow, Place, Table

COLUMNS = (
    "tables.id, settings, host, status, rules, seed, start, result, next, tables.created, "
    "(SELECT name FROM guests WHERE guests.id = host), ended_by, tables.generation"
)
PLACE_COLUMNS = "seat, kind, guest, places.name, bot, generation, covered, bank, voted, coalesce(program, 0)"
MOST_LISTED = 200


def as_table(row: Any) -> Table:
    return Table(row[0], msgspec.json.decode(row[1], type=Settings), *row[2:])


def as_place(row: Any) -> Place:
    seat, kind, guest, name, bot, generation, covered, bank, voted, program = row
    return Place(seat, kind, guest, name, bot, generation, bool(covered), bank, bool(voted), bool(program))


# ---- reading --------------------------------------------------------------------------------------------------------


def table_of(database: Connection, table_id: str) -> Table | None:
    row = database.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
    return as_table(row) if row else None


def places_of(database: Connection, table_id: str) -> list[Place]:
    rows = database.execute(
        f"SELECT {PLACE_COLUMNS} FROM places LEFT JOIN guests ON guests.id = guest WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return [as_place(row) for row in rows]


def is_member(database: Connection, table_id: str, guest: str) -> bool:
    found = database.execute("SELECT 1 FROM members WHERE table_id = ? AND guest = ?", (table_id, guest))
    return found.fetchone() is not None


def banned_at(database: Connection, table_id: str) -> set[str]:
    return {row[0] for row in database.execute("SELECT guest FROM bans WHERE table_id = ?", (table_id,))}


def played_by(database: Connection, guest: str) -> list[tuple[str, Status]]:
    """The ids of all tables at which the guest has played, and how they stand; the newest first."""
    rows = database.execute(
        "SELECT id, status FROM tables JOIN members ON table_id = id WHERE guest = ? AND played = 1 "
        "ORDER BY created DESC",
        (guest,),
    )
    return rows.fetchall()


def own_tables(database: Connection, guest: str) -> list[OwnRow]:
    """Those at which the guest plays first, then those at which they have played; the newest first."""
    rows = database.execute(
        "SELECT tables.id, settings ->> 'game', status, created, seat, coalesce("
        "(SELECT asked FROM decisions WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), tables.asked) "
        "FROM members JOIN tables ON members.table_id = tables.id "
        "LEFT JOIN places ON places.table_id = tables.id AND places.guest = members.guest "
        "WHERE members.guest = ? AND played = 1 ORDER BY status = 'playing' DESC, created DESC LIMIT ?",
        (guest, MOST_LISTED),
    )
    return [OwnRow(*row) for row in rows]


def public_tables(database: Connection) -> list[LobbyTable]:
    """The newest first; not those that are over."""
    rows = database.execute(
        "SELECT tables.id, settings, status, guests.name, tables.created, "
        "(SELECT count(*) FROM places WHERE table_id = tables.id AND kind = 'free') "
        "FROM tables JOIN guests ON guests.id = host "
        "WHERE status IN ('open', 'playing') AND settings ->> 'visibility' = 'public' "
        "ORDER BY tables.created DESC LIMIT ?",
        (MOST_LISTED,),
    )
    found = []
    for table_id, text, status, host, created, free in rows:
        settings = msgspec.json.decode(text, type=Settings)
        found.append(LobbyTable(table_id, settings.game, status, host, settings.seats, free, settings.clock, created))
    return found


def games_under_way(database: Connection) -> int:
    return int(database.execute("SELECT count(*) FROM tables WHERE status = 'playing'").fetchone()[0])


# ---- writing --------------------------------------------------------------------------------------------------------


def add_table(database: Connection, table: Table, places: list[Place]) -> None:
    settings = msgspec.json.encode(table.settings).decode()
    row = (table.id, settings, table.host, table.status, table.rules, table.seed, table.start, None, None)
    database.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, 0)", (*row, table.created)
    )
    for place in places:
        save_place(database, table.id, place)
    add_member(database, table.id, table.host)


def add_open_table(database: Connection, table: Table, places: list[Place], stale: float) -> None:
    """A table whose game has to begin before `stale`."""
    add_table(database, table, places)
    set_deadline(database, table.id, WHOLE_TABLE, "stale", stale)


def save_place(database: Connection, table_id: str, place: Place) -> None:
    values = (place.kind, place.guest, place.name, place.bot, place.generation)
    state = (place.covered, place.bank, place.voted)
    database.execute(
        "INSERT OR REPLACE INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, place.seat, *values, *state),
    )
    if place.guest:
        add_member(database, table_id, place.guest)


def add_member(database: Connection, table_id: str, guest: str) -> None:
    database.execute("INSERT OR IGNORE INTO members VALUES (?, ?, 0)", (table_id, guest))


def add_ban(database: Connection, table_id: str, guest: str) -> None:
    database.execute("INSERT OR IGNORE INTO bans VALUES (?, ?)", (table_id, guest))


def set_host(database: Connection, table_id: str, guest: str) -> None:
    database.execute("UPDATE tables SET host = ? WHERE id = ?", (guest, table_id))


def set_generation(database: Connection, table_id: str, generation: int) -> None:
    database.execute("UPDATE tables SET generation = ? WHERE id = ?", (generation, table_id))


def set_settings(database: Connection, table_id: str, settings: Settings) -> None:
    database.execute("UPDATE tables SET settings = ? WHERE id = ?", (msgspec.json.encode(settings).decode(), table_id))


def start_table(database: Connection, table: Table, places: list[Place], asked: int, now: float) -> None:
    values = (table.seed, table.rules, asked, now, table.id)
    database.execute(
        "UPDATE tables SET status = 'playing', seed = ?, rules = ?, asked = ?, started = ? WHERE id = ?", values
    )
    set_deadline(database, table.id, WHOLE_TABLE, "stale", None)
    for place in places:
        save_place(database, table.id, place)
        if place.guest:
            database.execute("UPDATE members SET played = 1 WHERE table_id = ? AND guest = ?", (table.id, place.guest))


def finish_table(database: Connection, table_id: str, result: str, now: float) -> None:
    values = (result, now, table_id)
    database.execute("UPDATE tables SET status = 'over', result = ?, ended = ? WHERE id = ?", values)
    database.execute("DELETE FROM deadlines WHERE table_id = ?", (table_id,))


def end_table(database: Connection, table_id: str, by: EndedBy, now: float) -> None:
    """Without a result."""
    values = (by, now, table_id)
    database.execute("UPDATE tables SET status = 'ended', ended_by = ?, ended = ? WHERE id = ?", values)
    database.execute("DELETE FROM deadlines WHERE table_id = ?", (table_id,))


def add_rematch(database: Connection, table_id: str, table: Table, places: list[Place], stale: float) -> None:
    add_open_table(database, table, places, stale)
    database.execute("UPDATE tables SET next = ? WHERE id = ?", (table.id, table_id))


def drop_stale_table(database: Connection, deadline: Deadline) -> None:
    drop_deadline(database, deadline)
    drop_table(database, deadline.table_id)


def drop_table(database: Connection, table_id: str) -> None:
    """Forget a table, unless its game has begun meanwhile."""
    if database.execute("SELECT 1 FROM tables WHERE id = ? AND status = 'open'", (table_id,)).fetchone() is None:
        return
    for name in ("places", "members", "chat", "deadlines", "bans", "replies"):
        database.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
    database.execute("UPDATE tables SET next = NULL WHERE next = ?", (table_id,))
    database.execute("DELETE FROM tables WHERE id = ?", (table_id,))
