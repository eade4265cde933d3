"""What the host may do at any time, and who becomes the host when they are gone."""

from msgspec.structs import replace

from tripot.server.asking import Asking
from tripot.server.errors import NotAllowed, NotNow
from tripot.server.protocol.commands import Admit, GiveTime, HandOver, RenewLink, SendAway
from tripot.server.room import Room
from tripot.server.storage.changes import Change, change
from tripot.server.storage.deadlines import WHOLE_TABLE, set_deadline
from tripot.server.storage.rows import Place
from tripot.server.storage.tables import add_ban, save_place, set_generation, set_host, set_settings

PATIENCE = 120.0  # seconds that a table waits for its host, where it does not say how long players may be away


async def hand_over(asking: Asking, command: HandOver) -> None:
    room = asking.room
    room.seating.require_host(asking.guest)
    place = room.seating.place(command.seat)
    if place.guest is None:
        raise NotNow(wanted="person")
    await room.store(change(set_host, room.id, place.guest), asking.done(command))
    make_host(room, place)


def make_host(room: Room, place: Place) -> None:
    """Somebody has been stored as the host."""
    assert place.guest is not None
    room.seating.table.host, room.seating.table.host_name = place.guest, place.name
    room.tell_table()


async def give_time(asking: Asking, command: GiveTime) -> None:
    """To somebody else; a clock that is not running gets it into its bank, if it has one."""
    room = asking.room
    room.seating.require_host(asking.guest)
    room.seating.require_playing()
    place = room.seating.place(command.seat)
    if place.guest == asking.guest.id:
        raise NotAllowed(wanted="somebody-else")
    ticking = room.clocks.with_more(command.seat, float(command.seconds))
    if ticking is None:
        raise NotNow(wanted="clock")
    await room.store(room.clocks_stored(ticking), asking.done(command))
    room.clocks.go_on(ticking)
    room.tell_table()


async def send_away(asking: Asking, command: SendAway) -> None:
    """A spectator may not come back as this guest."""
    room = asking.room
    room.seating.require_host(asking.guest)
    if command.guest == asking.guest.id or any(place.guest == command.guest for place in room.seating.places):
        raise NotNow(wanted="spectator")
    watching = {listener.guest.id for listener in room.audience}
    if command.guest not in watching | room.seating.banned:
        raise NotNow(wanted="spectator")
    await room.store(change(add_ban, room.id, command.guest), asking.done(command))
    room.seating.banned.add(command.guest)
    room.reseat()


async def admit(asking: Asking, command: Admit) -> None:
    """Open the table to spectators, or close it: those who look on have to go."""
    room = asking.room
    room.seating.require_host(asking.guest)
    settings = replace(room.seating.settings, spectators=command.spectators)
    await room.store(change(set_settings, room.id, settings), asking.done(command))
    room.seating.table.settings = settings
    room.reseat()
    room.tell_table()


async def renew_link(asking: Asking, command: RenewLink) -> None:
    """Whoever is in stays in."""
    room, table = asking.room, asking.room.seating.table
    room.seating.require_host(asking.guest)
    free = [place for place in room.seating.places if place.kind == "free"]
    places = [replace(place, generation=place.generation + 1) for place in free]
    saved = [change(save_place, room.id, place) for place in places]
    await room.store(change(set_generation, room.id, table.generation + 1), *saved, asking.done(command))
    table.generation += 1
    for place in places:
        room.seating.put(place)
    room.tell_table()


# ---- a host who is gone ---------------------------------------------------------------------------------------------


async def expect_host(room: Room) -> None:
    """Somebody else will be the host of a table whose host is away too long; or they are back."""
    is_due = is_away(room) and successor(room) is not None and room.seating.table.status in ("open", "playing")
    if is_due == (room.host_due is not None):
        return
    at = room.house.time.steady() + (room.seating.settings.away or PATIENCE) if is_due else None
    await room.house.storage.write(set_deadline, room.id, WHOLE_TABLE, "host", at)
    room.host_due = at
    room.house.sweeper.expect([at])


async def pass_on(room: Room, *changes: Change) -> None:
    """The host has been away too long, or has left for good; store other changes with that."""
    place = successor(room)
    passed = [change(set_host, room.id, place.guest)] if place and place.guest else []
    await room.store(change(set_deadline, room.id, WHOLE_TABLE, "host", None), *passed, *changes)
    room.host_due = None
    if place is not None:
        make_host(room, place)


def is_away(room: Room) -> bool:
    return all(listener.guest.id != room.seating.table.host for listener in room.audience)


def successor(room: Room) -> Place | None:
    """The first other person at the table who is there."""
    host = room.seating.table.host
    people = [place for place in room.seating.places if place.guest not in (None, host) and not place.program]
    return next((place for place in people if room.audience.has(place.seat)), None)
