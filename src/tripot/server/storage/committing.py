"""Writing a change at a table: all of its rows, or none."""

from collections.abc import Callable, Iterable
from typing import Any

from tripot.server.storage import games, guests, rows, schedule, tables
from tripot.server.storage.database.connection import Connection

WRITERS: dict[type[Any], Callable[[Connection, str, Any], None]] = {  # of all rows but decisions
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
    rows.Remark: games.add_remark,
    rows.NewReply: games.add_reply,
    rows.DropTraces: guests.drop_traces,
}


def write_rows(database: Connection, table_id: str, change: Iterable[rows.Row]) -> None:
    """In their order; fails if another writer has already taken the number of a decision."""
    write_changes(database, [(table_id, change)])


def write_changes(database: Connection, changes: Iterable[tuple[str, Iterable[rows.Row]]]) -> None:
    """The same for several tables.

    Decisions that follow each other are written together: while a statement runs, another thread runs too, and the one
    that writes has to wait for its turn after each.
    """
    together: list[tuple[str, rows.Decision]] = []
    for table_id, change in changes:
        for row in change:
            if type(row) is rows.Decision:
                together.append((table_id, row))
                continue
            games.add_decisions(database, together)
            together.clear()
            WRITERS[type(row)](database, table_id, row)
    games.add_decisions(database, together)
