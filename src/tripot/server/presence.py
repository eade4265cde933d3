"""Who is there: coming, going, being covered by a bot, and running out of time."""

from msgspec.structs import replace

from tripot.server.asking import Asking
from tripot.server.audience import Listener
from tripot.server.host import expect_host, pass_on
from tripot.server.protocol.commands import Hello
from tripot.server.protocol.tables import DaysClock
from tripot.server.room import Room
from tripot.server.said import tell_remarks
from tripot.server.storage.deadlines import drop_deadline, set_deadline
from tripot.server.storage.guests import muted_by
from tripot.server.storage.rows import Deadline, Place


async def greet(asking: Asking, hello: Hello) -> None:
    """Somebody looks at the table, or wants to be told everything anew."""
    room, listener = asking.room, asking.listener
    if listener is None:
        return  # over HTTP nobody stays to listen
    if hello.language is not None:
        listener.language = hello.language
    listener.marked = hello.marked
    is_new = listener not in room.audience
    place = room.seating.place_of(listener.guest)
    room.move(listener, place.seat if place else None)
    listener.muted = await room.house.storage.read(muted_by, listener.guest.id)
    room.audience.add(listener)
    if place:
        await come_back(room, place)
    if is_new:
        room.tell_table()
    else:
        room.tell_table_to(listener)
    room.tell_game(listener, hello.since)
    tell_remarks(room, listener, hello.chat)
    await expect_host(room)
    room.bench.go_on()


async def come_back(room: Room, place: Place) -> None:
    """A player is there again and has the seat to themselves."""
    if place.seat in room.away:
        await room.house.storage.write(set_deadline, room.id, place.seat, "away", None)
        del room.away[place.seat]
    if place.covered:
        await room.save(replace(place, covered=False))
        await run_clocks(room)


async def leave(room: Room, listener: Listener) -> None:
    if listener not in room.audience:
        return  # it never said hello
    room.audience.remove(listener)
    seat = listener.viewer
    if not room.audience.has(seat):
        room.audience.shown.pop(seat, None)
    room.tell_table()
    if seat is not None:
        await expect(room, room.seating.places[seat])
    await expect_host(room)


async def expect(room: Room, place: Place) -> None:
    """A bot will cover for a player who is away too long."""
    wait = room.seating.settings.away
    is_absent = place.kind == "guest" and not place.covered and not room.audience.has(place.seat)
    if wait is None or room.seating.table.status != "playing" or not is_absent or place.seat in room.away:
        return
    at = room.house.time.steady() + wait
    await room.house.storage.write(set_deadline, room.id, place.seat, "away", at)
    room.away[place.seat] = at
    room.house.sweeper.expect([at])


async def expect_all(room: Room) -> None:
    """After a restart nobody is there yet."""
    for place in room.seating.places:
        await expect(room, place)


async def expire(room: Room, deadline: Deadline) -> None:
    """A deadline has passed; it may be that it does not stand any more."""
    if standing(room, deadline) != deadline.at:
        await room.house.storage.write(drop_deadline, deadline)
    elif deadline.kind == "host":
        await pass_on(room)
    elif deadline.kind == "away":
        await cover(room, room.seating.places[deadline.seat])
    else:
        await run_out(room, deadline.seat)


def standing(room: Room, deadline: Deadline) -> float | None:
    """The deadline of this kind as the room knows it."""
    if deadline.kind == "host":
        return room.host_due
    return (room.away if deadline.kind == "away" else room.clocks.deadlines).get(deadline.seat)


async def cover(room: Room, place: Place) -> None:
    await room.house.storage.write(set_deadline, room.id, place.seat, "away", None)
    room.away.pop(place.seat, None)
    if place.kind == "guest" and room.seating.table.status == "playing":
        await room.save(replace(place, covered=True))
        await run_clocks(room)
        room.bench.go_on()


async def run_out(room: Room, seat: int) -> None:
    """A bot answers for the player, and in a live game goes on until they are back.

    It thinks beside the room's turn, and takes the time of any bot: the table must go on, and learn nothing from it.
    """
    room.bench.stand_in(seat)
    if not isinstance(room.seating.settings.clock, DaysClock):
        await cover(room, room.seating.places[seat])


async def run_clocks(room: Room) -> None:
    """Start and stop the clocks as those who owe an answer have changed."""
    if room.play is None or not room.clocks.are_running:
        return
    ticking = room.ticking(room.play, room.seating.places)
    await room.store(room.clocks_stored(ticking))
    room.run_clocks(ticking)
