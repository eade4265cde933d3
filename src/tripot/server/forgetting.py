"""Forgetting a guest for good.

Their name, secret, mutes and lines of chat are deleted.  Their seat is free again before a game; in a running game a
bot takes it under a name of its own; of a finished game the record stays, which knows seats and no people.
"""

from functools import partial
from sqlite3 import Connection
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tripot.bots import PEOPLE
from tripot.server.errors import NotFound
from tripot.server.host import expect_host
from tripot.server.room import Room
from tripot.server.seating import bot_place, cover_of, freed
from tripot.server.storage.changes import change
from tripot.server.storage.deadlines import set_deadline
from tripot.server.storage.guests import NOBODY, decided_seats, drop_guest, drop_traces, tables_with
from tripot.server.storage.rows import Guest, Place, Table
from tripot.server.storage.tables import drop_table, end_table, places_of, save_place, set_host, table_of

if TYPE_CHECKING:
    from tripot.server.house import House


async def forget(house: "House", guest: Guest) -> None:
    """If it fails halfway, the guest is still there and can ask again."""
    house.leaving.add(guest.id)
    try:
        for table_id, is_in_use in await house.storage.read(tables_with, guest.id):
            await forget_at(house, table_id, is_in_use, guest)
        await house.storage.write(drop_guest, guest.id)
    finally:
        house.leaving.discard(guest.id)
    for room in house.rooms.values():
        close_sockets(room, guest)


async def forget_at(house: "House", table_id: str, is_in_use: bool, guest: Guest) -> None:
    """In the room's turn, if it is open or the guest plays or hosts there."""
    if not is_in_use and not house.has_room(table_id):
        await house.storage.write(leave_table, table_id, guest, house.time.now())
        if not house.has_room(table_id):  # otherwise it has been opened meanwhile, perhaps from what was stored before
            return
    try:
        room = await house.room(table_id)
        await room.call(partial(leave_room, room, guest))
    except NotFound:
        house.lobby.forget(table_id)


async def leave_room(room: Room, guest: Guest) -> None:
    await room.store(change(leave_table, room.id, guest, room.house.time.now()))
    close_sockets(room, guest)
    await room.reload()
    room.tell_all_anew()
    await expect_host(room)
    room.bench.go_on()


def close_sockets(room: Room, guest: Guest) -> None:
    for listener in list(room.audience):
        if listener.guest.id == guest.id:
            listener.close()


# ---- in the thread that writes --------------------------------------------------------------------------------------


def leave_table(database: Connection, table_id: str, guest: Guest, now: float) -> None:
    table = table_of(database, table_id)
    if table is None:
        return
    places = places_of(database, table_id)
    others = [place for place in places if place.guest not in (None, guest.id)]
    if table.status == "open" and table.host == guest.id and not others:
        drop_table(database, table_id)
        return
    if table.status == "playing" and not others and any(place.guest == guest.id for place in places):
        end_table(database, table_id, "vote", now)
        table.status = "ended"
    decided = decided_seats(database, table_id, guest.id)
    for place in places:
        if place.guest == guest.id:
            save_place(database, table_id, left(place, table))
            set_deadline(database, table_id, place.seat, "clock", None)
            set_deadline(database, table_id, place.seat, "away", None)
        elif place.kind == "bot" and (place.seat in decided or place.name == guest.name):
            save_place(database, table_id, replace(place, name=PEOPLE[place.seat % len(PEOPLE)]))  # it was theirs
    if table.host == guest.id:
        set_host(database, table_id, heir(others))
    drop_traces(database, table_id, guest.id)


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
