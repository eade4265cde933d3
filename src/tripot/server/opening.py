"""Opening a table from what is stored: its match is rebuilt from the record."""

from sqlite3 import Connection

import msgspec
from msgspec import Struct

from tripot.core.chance import commitment
from tripot.core.errors import OtherRules, TripotError
from tripot.core.match import FORMAT, Json, Match
from tripot.core.registry import game as find_game
from tripot.server.errors import BrokenTable
from tripot.server.play import Play
from tripot.server.storage.play import deadlines_of, decisions_of, remarks_of
from tripot.server.storage.rows import Deadline, Decision, Place, Remark, Table
from tripot.server.storage.tables import banned_at, places_of, table_of

MOST_REMARKS = 50


class Contents(Struct):
    """Everything that is stored of one table."""

    table: Table
    places: list[Place]
    decisions: list[Decision]
    deadlines: list[Deadline]
    remarks: list[Remark]
    banned: set[str]


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


def begin(table: Table) -> Match:
    """The match before its first decision."""
    settings = table.settings
    assert table.seed is not None
    if table.start is not None:
        return Match.from_position(msgspec.json.decode(table.start), table.seed, settings.data)
    return Match(
        settings.game, seats=settings.seats, seed=table.seed, options=dict(settings.options), data=settings.data
    )


def resume(contents: Contents) -> Play | None:
    """The game as it stood; none before its start.  BrokenTable if the rules have changed since."""
    table = contents.table
    if table.seed is None:
        return None
    try:
        rules = find_game(table.settings.game).rules
        if rules != table.rules:
            raise OtherRules(path="rules", game=table.settings.game, found=table.rules, wanted=rules)
        play = Play(begin(table))
        for decision in contents.decisions:
            play.submit(decision.seat, decision.action)
    except TripotError as error:
        raise BrokenTable from error
    return play


def record_of(contents: Contents) -> Json:
    """The record of a game that has ended, as `tripot verify` reads it; made from what is stored alone."""
    table = contents.table
    settings = table.settings
    assert table.seed is not None
    game = find_game(settings.game)
    if settings.data is not None:
        game = game.with_data(settings.data)
    return {
        "format": FORMAT,
        "game": settings.game,
        "rules": table.rules,
        "seats": settings.seats,
        "options": game.check_options(settings.options, settings.seats),
        "data": game.data_hash,
        "commitment": commitment(table.seed),
        "seed": table.seed.hex(),
        "start": msgspec.json.decode(table.start) if table.start else None,
        "decisions": [[decision.seat, decision.action] for decision in contents.decisions],
        "result": msgspec.json.decode(table.result) if table.result else None,
    }
