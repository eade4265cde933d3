"""Who is there: coming, going, being covered by a bot, and running out of time."""

from msgspec.structs import replace

from tripot.server.protocol.commands import Hello
from tripot.server.protocol.tables import DaysClock
from tripot.server.rooms.change import NOTHING, Arrival, Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.deadlines import HOST, STALE
from tripot.server.rooms.room import Room
from tripot.server.storage.guests import muted_by
from tripot.server.storage.rows import Deadline, Row, SetDeadline, TableUpdate
from tripot.server.telling.audience import Listener

STALE_AGAIN = 3600.0  # seconds that an unused table is kept longer, while it is in memory


async def greet(caller: Caller, hello: Hello) -> Change:
    """Somebody looks at the table, or wants to be told everything again."""
    room, listener = caller.room, caller.listener
    if listener is None:
        return NOTHING  # over HTTP nobody stays to listen
    muted = await room.house.storage.read(muted_by, listener.guest.id)
    arrival = Arrival(listener, hello.language, hello.marked, hello.moments, muted, hello.since, hello.chat)
    place = room.seating.place_of(listener.guest)
    rows = [replace(place, covered=False)] if place and place.covered else []  # who is back has the seat to themselves
    return Change(rows, arrival=arrival, then=room.kept_up)


async def leave(room: Room, listener: Listener) -> Change:
    if listener not in room.audience:
        return NOTHING  # it never said hello
    return Change(leaving=listener, then=room.kept_up)


async def expire(room: Room, deadline: Deadline) -> Change:
    """A deadline has passed; it may be that it does not stand any more."""
    if not room.deadlines.stands(deadline):
        at = room.deadlines.at.get((deadline.kind, deadline.seat))
        return Change([SetDeadline(deadline.seat, deadline.kind, at)])
    if deadline.kind == "stale":  # but somebody looks at the table
        return Change(deadlines=room.deadlines.having(STALE, room.house.time.steady() + STALE_AGAIN))
    if deadline.kind == "host":
        return Change(pass_on(room), deadlines=room.deadlines.having(HOST, None))
    if deadline.kind == "away":
        return Change(covered(room, deadline.seat), deadlines=room.deadlines)
    return run_out(room, deadline.seat)


def pass_on(room: Room) -> list[Row]:
    """Somebody else who is there becomes the host."""
    place = room.seating.successor({listener.guest.id for listener in room.audience})
    return [TableUpdate(host=place.guest)] if place and place.guest else []


def covered(room: Room, seat: int) -> list[Row]:
    """A bot plays for somebody until they are back."""
    place = room.seating.places[seat]
    return [replace(place, covered=True)] if place.kind == "guest" else []


def run_out(room: Room, seat: int) -> Change:
    """A bot answers for the player this once; in a live game it goes on until they are back, if the table says so.

    It thinks beside the room's turn, and takes the time of any bot: the table must go on, and learn nothing from it.
    """
    settings = room.seating.settings
    is_covered = settings.expired == "cover" and not isinstance(settings.clock, DaysClock)
    return Change(covered(room, seat) if is_covered else [], overdue=seat)
