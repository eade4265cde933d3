"""Opening a table from what is stored: its match is rebuilt from the record."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from tripot.core.datafile import hash_of
from tripot.core.errors import BadInput, BadRecord, IllegalAction, TripotError
from tripot.core.game import OptionValue
from tripot.core.match import Json, Match, record
from tripot.core.registry import game as find_game
from tripot.core.undoing import UNDO
from tripot.server.errors import BrokenTable
from tripot.server.protocol.tables import Settings, allows_undo
from tripot.server.storage.contents import Contents, contents_of
from tripot.server.storage.database.connection import Connection
from tripot.server.storage.rows import Decision, Table
from tripot.server.telling.following import FollowedMatch

SLICE = 0.001  # seconds


class Slices:
    """Long work on the event loop, in slices between which everybody else gets their turn.

    For what has to be done here, since its result cannot be sent between processes; a thread would keep Python's lock
    from the event loop again and again.
    """

    def __init__(self) -> None:
        self.end = time.monotonic() + SLICE

    async def pause(self) -> None:
        """Let others have their turn, if it is time; to be called after every small piece of work."""
        if time.monotonic() >= self.end:
            await asyncio.sleep(0)
            self.end = time.monotonic() + SLICE


def begin(table: Table) -> Match:
    """The match before its first decision, by the rules that it was started with."""
    settings = table.settings
    assert table.seed is not None
    if table.start is not None:
        return Match.from_position(msgspec.json.decode(table.start), table.seed, settings.data, table.rules)
    return Match(
        settings.game,
        seats=settings.seats,
        seed=table.seed,
        options=dict(settings.options),
        data=settings.data,
        rules=table.rules,
    )


def decide_again(submit: Callable[[int, str], object], decision: Decision) -> None:
    """What is stored as decided; BadRecord if the rules do not allow it any more."""
    try:
        submit(decision.seat, decision.action)
    except IllegalAction as error:
        path = f"decisions[{decision.number}]"
        raise BadRecord(path=path, found=decision.action, wanted=error.details.get("allowed")) from error


async def resume(contents: Contents) -> FollowedMatch | None:
    """The game as it stood; none before its start.  BrokenTable if it cannot be stepped through any more.

    However long the game is, nobody has to wait for it.
    """
    table = contents.table
    if table.seed is None:
        return None
    try:
        play = FollowedMatch(await asyncio.to_thread(begin, table), allows_undo(table.settings))
        slices = Slices()
        for decision in contents.decisions:
            if decision.action == UNDO:
                play.undo()
            else:
                decide_again(play.submit, decision)
            play.trim()
            await slices.pause()
    except TripotError as error:
        raise BrokenTable(error) from error
    return play


def record_of(contents: Contents) -> Json:
    """The record of a game that has ended, as `tripot verify` reads it.

    Made from what is stored alone, also where the game cannot be stepped through any more.
    """
    table = contents.table
    settings = table.settings
    assert table.seed is not None
    options = options_of(settings)
    header: Json = {"game": settings.game, "rules": table.rules, "seats": settings.seats, "options": options}
    data = None if settings.data is None else hash_of(settings.data)
    start = msgspec.json.decode(table.start) if table.start else None
    result = msgspec.json.decode(table.result) if table.result else None
    decisions = [(decision.seat, decision.action) for decision in contents.standing]
    return record(header, data, table.seed, start, decisions, result)


def encoded_record(database: Connection, table_id: str) -> bytes | None:
    """None if the table was deleted meanwhile."""
    contents = contents_of(database, table_id)
    return msgspec.json.encode(record_of(contents)) if contents else None


def options_of(settings: Settings) -> dict[str, OptionValue]:
    """All options with their values, or those that were chosen if the game has other options by now."""
    try:
        return find_game(settings.game).check_options(settings.options, settings.seats)
    except BadInput:
        return dict(settings.options)
