"""A game that was played on a guest's own device, and is to be kept here: checked by a worker, and made into rows.

The device has drawn the luck itself, so nobody can say that it drew only once; that the game follows from its seed by
the rules can be checked, and is.
"""

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tripot.core.match import Match
from tripot.core.record import Record, result_of, verified
from tripot.server.bounds import LONGEST_NAME, MOST_BROUGHT
from tripot.server.errors import BadMessage, NotNow, TooLarge
from tripot.server.protocol.bodies import BroughtGame, BroughtSeat
from tripot.server.protocol.tables import Settings
from tripot.server.rooms.seating import bot_place
from tripot.server.security.keys import ID_BYTES
from tripot.server.security.sanitise import cleaned
from tripot.server.storage.rows import BroughtRows, Decision, Guest, Place, Table
from tripot.server.workers.tasks import telling_errors


class BringRequest(NamedTuple):
    game: BroughtGame
    guest: Guest
    now: float


@telling_errors
def rows_of(wanted: BringRequest) -> BroughtRows:
    """TripotError if it is no finished game, or does not follow from its seed by the rules."""
    game, guest, now = wanted
    record = Record(game.record, game.data)
    check_shape(game, record)
    match = verified(record)
    table = Table(
        table_id(guest, record, match),
        settings_of(game, match),
        guest.id,
        "over",
        match.rules,
        seed=record.seed,
        result=msgspec.json.encode(result_of(match)).decode(),
        created=min(now, max(0.0, game.played or now)),
        brought=now,
    )
    places = [place_of(seat, told, guest if seat == game.seat else None) for seat, told in enumerate(game.seats)]
    decisions = [
        Decision(number, seat, action, guest.id if seat == game.seat else None, None, now)
        for number, (seat, action) in enumerate(match.decisions)
    ]
    return BroughtRows(table, places, decisions)


def check_shape(game: BroughtGame, record: Record) -> None:
    """What a device never makes is refused before anything is played."""
    if record.result is None:
        raise NotNow(wanted="finished-game")
    if len(record.decisions) > MOST_BROUGHT:
        raise TooLarge(largest=MOST_BROUGHT)
    if record.start is not None:
        raise BadMessage(found="start")
    if len(game.seats) != record.seats or game.seat >= record.seats:
        raise BadMessage(found="seats")


def settings_of(game: BroughtGame, match: Match) -> Settings:
    """The table's, as it would have been here."""
    bots = [seat.bot or None for seat in game.seats]
    return Settings(game=match.game.key, seats=match.seats, options=dict(match.options), data=game.data, bots=bots)


def place_of(seat: int, told: BroughtSeat, guest: Guest | None) -> Place:
    if guest:
        return Place(seat, "guest", guest.id, guest.name, program=guest.program)
    if told.bot:
        return replace(bot_place(Place(seat), told.bot), generation=0)
    return Place(seat, "guest", name=cleaned(told.name, LONGEST_NAME))


def table_id(guest: Guest, record: Record, match: Match) -> str:
    """The same game of the same guest always has the same, so that it is kept once."""
    about = msgspec.json.encode((guest.id, record.seed.hex(), match.header(), match.decisions))
    return urlsafe_b64encode(sha256(about).digest()[:ID_BYTES]).decode().rstrip("=")
