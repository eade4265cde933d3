"""Tables and who sits at them."""

from typing import Any

import msgspec
from msgspec import UNSET

from tripot.server.protocol.tables import LobbyTable, Settings, Status
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import (
    Ban,
    Deadline,
    DropTable,
    Member,
    NewTable,
    OwnRow,
    Place,
    Played,
    SetDeadline,
    Table,
    TableUpdate,
)
from tripot.server.storage.schedule import WHOLE_TABLE, drop_deadline, set_deadline

COLUMNS = (
    "tables.id, settings, host, status, rules, seed, start, result, next, tables.created, "
    "(SELECT name FROM guests WHERE guests.id = host), ended_by, tables.generation"
)
PLACE_COLUMNS = (
    "seat, kind, guest, places.name, bot, generation, covered, bank, voted, coalesce(program, 0), wins, points"
)
MOST_LISTED = 200


def as_table(row: Any) -> Table:
    return Table(row[0], msgspec.json.decode(row[1], type=Settings), *row[2:])


def as_place(row: Any) -> Place:
    seat, kind, guest, name, bot, generation, covered, bank, voted, program, *series = row
    return Place(seat, kind, guest, name, bot, generation, bool(covered), bank, bool(voted), bool(program), *series)


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
        "SELECT tables.id, game, status, created, seat, coalesce("
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
        "WHERE status IN ('open', 'playing') AND visibility = 'public' "
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
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, 0, 0, ?, ?, ?)",
        (*row, table.created, *searched(table.settings).values()),
    )
    for place in places:
        save_place(database, table.id, place)
    add_member(database, table.id, Member(table.host))


def searched(settings: Settings) -> dict[str, object]:
    """The columns by which tables are found, since not every database can look into JSON that strangers have sent."""
    clock = settings.clock.__struct_config__.tag if settings.clock else None
    return {"game": settings.game, "visibility": settings.visibility, "clock": clock}


def add_new_table(database: Connection, table_id: str, row: NewTable) -> None:
    """Of `table_id` it may be the rematch."""
    add_table(database, row.table, row.places)
    set_deadline(database, row.table.id, SetDeadline(WHOLE_TABLE, "stale", row.stale))


def save_place(database: Connection, table_id: str, place: Place) -> None:
    """All but the bank of a place that there is: clocks write that (`Bank`)."""
    values = (place.kind, place.guest, place.name, place.bot, place.generation)
    database.execute(
        "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
        "kind = excluded.kind, guest = excluded.guest, name = excluded.name, bot = excluded.bot, "
        "generation = excluded.generation, covered = excluded.covered, voted = excluded.voted, "
        "wins = excluded.wins, points = excluded.points",
        (table_id, place.seat, *values, place.covered, place.bank, place.voted, place.wins, place.points),
    )
    if place.guest:
        add_member(database, table_id, Member(place.guest))


def add_member(database: Connection, table_id: str, row: Member) -> None:
    database.execute("INSERT INTO members VALUES (?, ?, 0) ON CONFLICT DO NOTHING", (table_id, row.guest))


def mark_played(database: Connection, table_id: str, row: Played) -> None:
    database.execute("UPDATE members SET played = 1 WHERE table_id = ? AND guest = ?", (table_id, row.guest))


def add_ban(database: Connection, table_id: str, row: Ban) -> None:
    database.execute("INSERT INTO bans VALUES (?, ?) ON CONFLICT DO NOTHING", (table_id, row.guest))


def update_table(database: Connection, table_id: str, row: TableUpdate) -> None:
    """The names of the columns are those of the row's fields."""
    values = row.values()
    if row.settings is not UNSET:
        values["settings"] = msgspec.json.encode(row.settings).decode()
        values |= searched(row.settings)
    columns = ", ".join(f"{name} = ?" for name in values)
    database.execute(f"UPDATE tables SET {columns} WHERE id = ?", (*values.values(), table_id))


def drop_stale_table(database: Connection, deadline: Deadline) -> None:
    drop_deadline(database, deadline)
    drop_table(database, deadline.table_id, DropTable())


def drop_table(database: Connection, table_id: str, row: DropTable) -> None:
    if database.execute("SELECT 1 FROM tables WHERE id = ? AND status = 'open'", (table_id,)).fetchone() is None:
        return
    for name in ("places", "members", "chat", "deadlines", "bans", "replies"):
        database.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
    database.execute("UPDATE tables SET next = NULL WHERE next = ?", (table_id,))
    database.execute("DELETE FROM tables WHERE id = ?", (table_id,))
