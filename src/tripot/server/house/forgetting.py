"""Forgetting a guest for good.

Their name, secret, mutes and lines of chat are deleted.  Their seat is free again before a game; in a running game a
bot takes it under a name of its own; of a finished game the record stays, which knows seats and no people.
Where the guest has brought a game from a device, the names of the others go with them.
"""

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tripot.bots import PEOPLE
from tripot.server.errors import NotFound
from tripot.server.rooms.change import Change, ended
from tripot.server.rooms.room import Room
from tripot.server.rooms.seating import Seating, bot_place, cover_of, freed
from tripot.server.storage.guests import NOBODY, decided_seats, drop_guest, tables_with
from tripot.server.storage.rows import DropTable, DropTraces, Guest, Place, Row, Table, TableUpdate
from tripot.server.storage.tables import places_of, table_of

if TYPE_CHECKING:
    from tripot.server.house.house import House


async def forget(house: "House", guest: Guest) -> None:
    """If it fails halfway, the guest is still there and can ask again."""
    house.leaving.add(guest.id)
    try:
        for table_id, is_in_use in await house.storage.read(tables_with, guest.id):
            await forget_at(house, table_id, is_in_use, guest)
        await house.storage.write(drop_guest, guest.id)
    finally:
        house.leaving.discard(guest.id)
    house.close_sockets(guest.id)
    if house.errands:
        await house.errands.close_sockets(guest.id)


async def forget_at(house: "House", table_id: str, is_in_use: bool, guest: Guest) -> None:
    """In the room's turn, if it is open or the guest plays or hosts there; by the node that has it."""
    owner = await house.owner_of(table_id)
    if owner and house.errands:
        await house.errands.forget(owner, table_id, guest)
        return
    if not is_in_use and not house.has_room(table_id):
        await forget_unused(house, table_id, guest)
        if not house.has_room(table_id):  # otherwise it has been opened meanwhile, perhaps from what was stored before
            return
    try:
        room = await house.room(table_id)
        await room.call(partial(leave_for_good, room, guest))
    except NotFound:
        house.lobby.forget(table_id)


async def forget_unused(house: "House", table_id: str, guest: Guest) -> None:
    table, places = await house.storage.read(table_of, table_id), await house.storage.read(places_of, table_id)
    if table is not None:
        decided = await house.storage.read(decided_seats, table_id, guest.id)
        rows = departure(Seating(table, places, set()), guest, decided, house.time.now())
        await house.storage.commit(table_id, rows)


async def leave_for_good(room: Room, guest: Guest) -> Change:
    decided = await room.house.storage.read(decided_seats, room.id, guest.id)
    return Change(departure(room.seating, guest, decided, room.house.time.now()), closes=guest.id)


def departure(seating: Seating, guest: Guest, decided: set[int], now: float) -> list[Row]:
    """What has to be stored; `decided` are the seats for which the guest has ever decided."""
    table, places = seating.table, seating.places
    others = [place for place in places if place.guest not in (None, guest.id)]
    if table.status == "open" and table.host == guest.id and not others:
        return [DropTable()]
    rows: list[Row] = []
    if table.status == "playing" and not others and seating.place_of(guest):
        rows.append(ended("vote", now))
    seating = seating.after(rows)
    for place in places:
        if place.guest == guest.id or (table.brought and place.kind == "guest" and place.name):
            rows.append(left(place, seating.table))
        elif place.kind == "bot" and (place.seat in decided or place.name == guest.name):
            rows.append(replace(place, name=PEOPLE[place.seat % len(PEOPLE)]))  # the name was theirs
    if table.host == guest.id:
        rows.append(TableUpdate(host=heir(others)))
    return [*rows, DropTraces(guest.id)]


def left(place: Place, table: Table) -> Place:
    """A place whose player is gone for good."""
    if table.status == "open":
        return freed(place)
    if table.status == "playing":
        return bot_place(place, cover_of(table.settings))
    return replace(place, guest=None, name="", program=False, covered=False, generation=place.generation + 1)


def heir(others: list[Place]) -> str:
    """Who is the host then: a person rather than a program."""
    ordered = sorted(others, key=lambda place: (place.program, place.seat))
    return ordered[0].guest or NOBODY if ordered else NOBODY
