"""Everything that is stored of one table."""

from msgspec import Struct

from tripot.server.storage.database.connection import Connection
from tripot.server.storage.games import decisions_of, remarks_of, standing
from tripot.server.storage.rows import Deadline, Decision, Place, Remark, Table
from tripot.server.storage.schedule import deadlines_of
from tripot.server.storage.tables import banned_at, places_of, table_of

MOST_REMARKS = 50


class Contents(Struct):
    table: Table
    places: list[Place]
    decisions: list[Decision]  # as they were made, with those that were taken back
    deadlines: list[Deadline]
    remarks: list[Remark]
    banned: set[str]

    @property
    def standing(self) -> list[Decision]:
        """The decisions that were not taken back: those of the record."""
        return standing(self.decisions)


def contents_of(database: Connection, table_id: str) -> Contents | None:
    table = table_of(database, table_id)
    if table is None:
        return None
    return Contents(
        table,
        places_of(database, table_id),
        decisions_of(database, table_id),
        deadlines_of(database, table_id),
        remarks_of(database, table_id, MOST_REMARKS),
        banned_at(database, table_id),
    )
