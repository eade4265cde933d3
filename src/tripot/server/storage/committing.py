"""Writing a change at a table: all of its rows, or none."""

from collections.abc import Callable, Iterable
from typing import Any

from tripot.server.storage import games, guests, rows, schedule, tables
from tripot.server.storage.database.connection import Connection

WRITERS: dict[type[Any], Callable[[Connection, str, Any], None]] = {
    rows.TableUpdate: tables.update_table,
    rows.NewTable: tables.add_new_table,
    rows.DropTable: tables.drop_table,
    rows.Place: tables.save_place,
    rows.DropPlace: tables.drop_place,
    rows.Member: tables.add_member,
    rows.Played: tables.mark_played,
    rows.Ban: tables.add_ban,
    rows.SetMute: guests.set_mute,
    rows.Bank: schedule.set_bank,
    rows.SetDeadline: schedule.set_deadline,
    rows.Decision: games.add_decision,
    rows.Remark: games.add_remark,
    rows.NewReply: games.add_reply,
    rows.DropTraces: guests.drop_traces,
}


def write_rows(database: Connection, table_id: str, change: Iterable[rows.Row]) -> None:
    """In their order; fails if another writer has already taken the number of a decision."""
    for row in change:
        WRITERS[type(row)](database, table_id, row)
