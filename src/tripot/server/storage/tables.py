"""Tables and who sits at them."""

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tripot.server.protocol.tables import LobbyTable, Settings, Status
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.games import add_decisions
from tripot.server.storage.rows import (
    Ban,
    BroughtRows,
    Deadline,
    DropPlace,
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
    "(SELECT name FROM guests WHERE guests.id = host), ended_by, tables.generation, brought"
)
PLACE_COLUMNS = (
    "seat, kind, guest, places.name, bot, generation, covered, bank, voted, coalesce(program, 0), wins, points, "
    "places.colour, ready"
)
MOST_LISTED = 200


def as_table(row: Any) -> Table:
    return Table(row[0], msgspec.json.decode(row[1], type=Settings), *row[2:])


def as_place(row: Any) -> Place:
    seat, kind, guest, name, bot, generation, covered, bank, voted, program, wins, points, colour, ready = row
    place = Place(seat, kind, guest, name, bot, generation, bool(covered), bank, bool(voted), bool(program))
    return replace(place, wins=wins, points=points, colour=colour, ready=bool(ready))


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
        "(SELECT asked FROM decisions WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), tables.asked), result, "
        "brought IS NOT NULL "
        "FROM members JOIN tables ON members.table_id = tables.id "
        "LEFT JOIN places ON places.table_id = tables.id AND places.guest = members.guest "
        "WHERE members.guest = ? AND played = 1 AND removed = 0 "
        "ORDER BY status = 'playing' DESC, created DESC LIMIT ?",
        (guest, MOST_LISTED),
    ).fetchall()
    names = names_by_table(database, guest)
    found = [OwnRow(*row) for row in rows]
    return [row._replace(is_brought=bool(row.is_brought), names=names[row.id]) for row in found]


def names_by_table(database: Connection, guest: str) -> dict[str, list[str]]:
    """Who sits at the guest's tables, by seat."""
    rows = database.execute(
        "SELECT table_id, name FROM places WHERE table_id IN ("
        "SELECT table_id FROM members WHERE guest = ? AND played = 1 AND removed = 0) ORDER BY table_id, seat",
        (guest,),
    )
    found: dict[str, list[str]] = {}
    for table_id, name in rows:
        found.setdefault(table_id, []).append(name)
    return found


def has_played(database: Connection, table_id: str, guest: str) -> bool:
    """Has the guest played at this table, at any seat?"""
    found = database.execute("SELECT 1 FROM members WHERE table_id = ? AND guest = ? AND played = 1", (table_id, guest))
    return found.fetchone() is not None


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
    row = (table.id, settings, table.host, table.status, table.rules, table.seed, table.start, table.result, None)
    database.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, 0, 0, ?, ?, ?, NULL, ?)",
        (*row, table.created, *searched(table.settings).values(), table.brought),
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
    who = (place.kind, place.guest, place.name, place.bot, place.generation)
    series = (place.wins, place.points, place.colour, place.ready)
    database.execute(
        "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET "
        "kind = excluded.kind, guest = excluded.guest, name = excluded.name, bot = excluded.bot, "
        "generation = excluded.generation, covered = excluded.covered, voted = excluded.voted, "
        "wins = excluded.wins, points = excluded.points, colour = excluded.colour, ready = excluded.ready",
        (table_id, place.seat, *who, place.covered, place.bank, place.voted, *series),
    )
    if place.guest:
        add_member(database, table_id, Member(place.guest))


def drop_place(database: Connection, table_id: str, row: DropPlace) -> None:
    database.execute("DELETE FROM places WHERE table_id = ? AND seat = ?", (table_id, row.seat))


def add_member(database: Connection, table_id: str, row: Member) -> None:
    database.execute("INSERT INTO members VALUES (?, ?, 0, 0) ON CONFLICT DO NOTHING", (table_id, row.guest))


def add_brought(database: Connection, rows: BroughtRows) -> None:
    """Once: a game that has been brought before stays as it is."""
    table = rows.table
    if table_of(database, table.id) is None:
        add_table(database, table, rows.places)
        mark_played(database, table.id, Played(table.host))
        add_decisions(database, [(table.id, decision) for decision in rows.decisions])


def mark_played(database: Connection, table_id: str, row: Played) -> None:
    database.execute("UPDATE members SET played = 1 WHERE table_id = ? AND guest = ?", (table_id, row.guest))


def remove_own(database: Connection, table_id: str, guest: str) -> bool:
    """From the guest's list, where it was; not while they play there.  What they are owed of it they may still take."""
    if not has_played(database, table_id, guest):
        return False
    database.execute(
        "UPDATE members SET removed = 1 WHERE table_id = ? AND guest = ? AND NOT EXISTS ("
        "SELECT 1 FROM tables JOIN places ON table_id = id WHERE id = members.table_id "
        "AND status = 'playing' AND places.guest = members.guest)",
        (table_id, guest),
    )
    found = database.execute("SELECT removed FROM members WHERE table_id = ? AND guest = ?", (table_id, guest))
    return bool(found.fetchone()[0])


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
