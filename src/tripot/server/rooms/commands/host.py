"""What the host may do: before the game about seats and settings, and at any time about who is there."""

import asyncio

from msgspec.structs import replace

from tripot.server.errors import NotAllowed, NotNow
from tripot.server.protocol.commands import (
    Admit,
    ChangeSettings,
    GiveTime,
    HandOver,
    RenewLink,
    SendAway,
    SwapSeats,
)
from tripot.server.protocol.tables import Settings
from tripot.server.rooms.change import NOTHING, Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.deadlines import Deadlines
from tripot.server.rooms.seating import checked_game, first_bank, sitting_at, swapped
from tripot.server.storage.rows import Ban, DropPlace, Place, Row, TableUpdate


async def swap_seats(caller: Caller, command: SwapSeats) -> Change:
    seating = caller.room.seating
    seating.require_host(caller.guest)
    seating.require_open()
    one, other = seating.place(command.seat), seating.place(command.other)
    return Change(swapped(one, other)) if one.seat != other.seat else NOTHING


async def change_settings(caller: Caller, command: ChangeSettings) -> Change:
    """The game and its data file stay; so do seats and options where the game goes on from a position."""
    room, seating, table = caller.room, caller.room.seating, caller.room.seating.table
    seating.require_host(caller.guest)
    seating.require_open()
    old = table.settings
    new = replace(command.settings, data=old.data, bots=old.bots)
    if new.game != old.game or (table.start and (new.seats, new.options) != (old.seats, old.options)):
        raise NotNow(wanted="same-game")
    await asyncio.to_thread(checked_game, new)
    rows: list[Row] = [TableUpdate(settings=new), *resized(seating.places, new)]
    bank = first_bank(new)
    deadlines = Deadlines(new.clock, dict.fromkeys(range(new.seats), bank), room.deadlines.at)
    return Change(rows, deadlines=deadlines)


def resized(places: list[Place], settings: Settings) -> list[Row]:
    """As many places as there are to be; people on those that go move to those that no person holds."""
    seats = settings.seats
    kept = [replace(place, ready=False) for place in places[:seats]]
    kept += [Place(seat, bank=first_bank(settings)) for seat in range(len(kept), seats)]
    for person in (place for place in places[seats:] if place.kind == "guest"):
        empty = next((place for place in kept if place.kind != "guest"), None)
        if empty is None:
            raise NotNow(wanted="seats-for-all")
        kept[empty.seat] = sitting_at(empty, person)
    return [*kept, *(DropPlace(place.seat) for place in places[seats:])]


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
