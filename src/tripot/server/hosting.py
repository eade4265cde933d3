"""Before the game and after it: taking seats, starting, playing again."""

import asyncio
import secrets
from functools import partial

from msgspec.structs import replace

from tripot.core.registry import game as find_game
from tripot.server import presence
from tripot.server.asking import Asking
from tripot.server.bounds import MOST_BOT_TABLES
from tripot.server.errors import NotFound, NotNow, TooManyBotTables
from tripot.server.keys import new_id
from tripot.server.opening import begin
from tripot.server.play import Play
from tripot.server.protocol.commands import Clear, Rematch, SeatBot, Sit, Stand, Start
from tripot.server.protocol.news import Done
from tripot.server.room import Room
from tripot.server.seating import first_bank, freed, sit_down
from tripot.server.storage.changes import change
from tripot.server.storage.rows import Guest, Place, Table
from tripot.server.storage.tables import add_rematch, start_table


async def sit(asking: Asking, command: Sit) -> None:
    seating = asking.room.seating
    seating.require_open()
    place = seating.place_of(asking.guest)
    if place and place.seat == command.seat:
        return
    if place:
        raise NotNow(wanted="standing")
    await asking.room.save(seating.seated(command.seat, asking.guest), asking.done(command))


async def sit_by_key(room: Room, place: Place, guest: Guest) -> None:
    """Take the seat that a key opens; on another device of the one who sits there, also during the game."""
    if room.seating.places[place.seat].generation != place.generation:
        raise NotFound  # the key was used a moment ago
    own = room.seating.place_of(guest)
    if own and own.seat == place.seat:
        return
    if own:
        raise NotNow(wanted="standing")
    if place.kind == "free":
        room.seating.require_open()
    await room.save(sit_down(place, guest))


async def stand(asking: Asking, command: Stand) -> None:
    asking.room.seating.require_open()
    await asking.room.save(freed(asking.place), asking.done(command))


async def seat_bot(asking: Asking, command: SeatBot) -> None:
    seating = asking.room.seating
    seating.require_host(asking.guest)
    seating.require_open()
    await asking.room.save(seating.with_bot(command.seat, command.bot), asking.done(command))


async def clear(asking: Asking, command: Clear) -> None:
    seating = asking.room.seating
    seating.require_host(asking.guest)
    seating.require_open()
    await asking.room.save(freed(seating.place(command.seat)), asking.done(command))


async def start(asking: Asking, command: Start) -> None:
    room = asking.room
    room.seating.require_host(asking.guest)
    room.seating.require_open()
    places = room.seating.filled(command.bot)
    is_for_bots = all(place.kind == "bot" for place in places)
    if is_for_bots and room.house.bot_tables(asking.guest.id) >= MOST_BOT_TABLES:
        raise TooManyBotTables(allowed=MOST_BOT_TABLES)
    rules = find_game(room.seating.settings.game).rules
    started = replace(room.seating.table, seed=secrets.token_bytes(32), status="playing", rules=rules)
    play = Play(await asyncio.to_thread(begin, started))
    ticking = room.ticking(play, places)
    start = change(start_table, started, places, int(play.match.state.waiting), room.house.time.now())
    await room.store(start, room.clocks_stored(ticking), asking.done(command))
    room.seating.table, room.seating.places, room.play = started, places, play
    room.run_clocks(ticking)
    room.reseat()
    room.tell_all_anew()
    await room.try_to(partial(presence.expect_all, room))  # it has started, whatever happens to that
    room.bench.go_on()


async def rematch(asking: Asking, command: Rematch) -> Done:
    """One rematch, whoever asks first; everybody's seat is kept for them."""
    room = asking.room
    assert asking.place
    room.seating.require_over()
    old = room.seating.table
    if old.next is None:
        rules = find_game(old.settings.game).rules
        table = Table(new_id(), old.settings, old.host, "open", rules, created=room.house.time.now())
        bank = first_bank(old.settings)
        places = [renewed(place, bank) for place in room.seating.places]
        done = Done(id=command.id, next=table.id)
        added = change(add_rematch, old.id, table, places, room.house.stale_at())
        await room.store(added, asking.done(command, done))
        old.next = table.id
        room.tell_table()
    return Done(id=command.id, next=old.next)


def renewed(place: Place, bank: float) -> Place:
    """A place for another game; that of a guest who has left for good is free."""
    if place.kind == "guest" and place.guest is None:
        return Place(place.seat, bank=bank)
    return replace(place, bank=bank, covered=False, voted=False, generation=0)
