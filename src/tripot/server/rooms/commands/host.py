"""What the host may do at any time."""

from msgspec.structs import replace

from tripot.server.errors import NotAllowed, NotNow
from tripot.server.protocol.commands import Admit, GiveTime, HandOver, RenewLink, SendAway
from tripot.server.rooms.change import Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.storage.rows import Ban, TableUpdate


async def hand_over(caller: Caller, command: HandOver) -> Change:
    seating = caller.room.seating
    seating.require_host(caller.guest)
    place = seating.place(command.seat)
    if place.guest is None:
        raise NotNow(wanted="person")
    return Change([TableUpdate(host=place.guest)])


async def give_time(caller: Caller, command: GiveTime) -> Change:
    """To somebody else; a clock that is not running gets it into its bank, if it has one."""
    seating = caller.room.seating
    seating.require_host(caller.guest)
    seating.require_playing()
    place = seating.place(command.seat)
    if place.guest == caller.guest.id:
        raise NotAllowed(wanted="somebody-else")
    deadlines = caller.room.deadlines.with_more(command.seat, float(command.seconds))
    if deadlines is None:
        raise NotNow(wanted="clock")
    return Change(deadlines=deadlines)


async def send_away(caller: Caller, command: SendAway) -> Change:
    """A spectator may not come back as this guest."""
    room, seating = caller.room, caller.room.seating
    seating.require_host(caller.guest)
    if command.guest == caller.guest.id or any(place.guest == command.guest for place in seating.places):
        raise NotNow(wanted="spectator")
    if not room.audience.has_guest(command.guest) and command.guest not in seating.banned:
        raise NotNow(wanted="spectator")
    return Change([Ban(command.guest)])


async def admit(caller: Caller, command: Admit) -> Change:
    """Open the table to spectators, or close it: those who look on have to go."""
    seating = caller.room.seating
    seating.require_host(caller.guest)
    return Change([TableUpdate(settings=replace(seating.settings, spectators=command.spectators))])


async def renew_link(caller: Caller, command: RenewLink) -> Change:
    """Whoever is in stays in."""
    seating = caller.room.seating
    seating.require_host(caller.guest)
    free = [place for place in seating.places if place.kind == "free"]
    places = [replace(place, generation=place.generation + 1) for place in free]
    return Change([TableUpdate(generation=seating.table.generation + 1), *places])
