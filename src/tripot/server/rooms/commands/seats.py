"""Before the game and after it: taking seats, starting, playing again."""

import asyncio
import secrets

import msgspec
from msgspec.structs import replace

from tripot.core.registry import game as find_game
from tripot.server.bounds import MOST_BOT_TABLES
from tripot.server.errors import NotFound, NotNow, SeatTaken, TooManyBotTables
from tripot.server.protocol.commands import BeReady, Clear, Rematch, SeatBot, Sit, Stand, Start
from tripot.server.protocol.news import DoneNews
from tripot.server.protocol.tables import allows_undo
from tripot.server.rooms.change import NOTHING, Change
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.restoring import begin
from tripot.server.rooms.room import Room
from tripot.server.rooms.seating import first_bank, freed, only_bots, sit_down, updated
from tripot.server.security.keys import new_id
from tripot.server.storage.rows import Guest, Member, NewTable, Place, Played, Table, TableUpdate
from tripot.server.storage.tables import has_played
from tripot.server.telling.following import FollowedMatch


async def sit(caller: Caller, command: Sit) -> Change:
    """Whoever moves keeps what was won before; whoever takes the own seat again takes it by the present name."""
    guest, seating = caller.guest, caller.room.seating
    if seating.table.status == "playing":
        return await sit_late(caller, command)
    seating.require_open()
    place = seating.place_of(guest)
    if place is None:
        return Change([seating.seated(command.seat, guest)])
    if place.seat != command.seat:
        return Change([freed(place), moved(place, seating.seated(command.seat, guest))])
    is_same = (place.name, place.colour) == (guest.name, guest.colour)
    return NOTHING if is_same else Change([replace(sit_down(place, guest), ready=place.ready)])


async def sit_late(caller: Caller, command: Sit) -> Change:
    """In the place of a bot.  Nobody who has played here may: they have seen another hand."""
    room, guest, seating = caller.room, caller.guest, caller.room.seating
    place = seating.place(command.seat)
    if not seating.settings.late:
        raise NotNow(wanted="open-table")
    if place.kind != "bot":
        raise SeatTaken
    has_seen = await room.house.storage.read(has_played, room.id, guest.id)
    if has_seen or seating.place_of(guest):
        raise NotNow(wanted="newcomer")
    return Change([sit_down(place, guest), Played(guest.id)])


async def be_ready(caller: Caller, command: BeReady) -> Change:
    caller.room.seating.require_open()
    return Change([replace(caller.place, ready=command.ready)])


def moved(old: Place, new: Place) -> Place:
    return replace(new, wins=old.wins, points=old.points)


async def enter(room: Room, guest: Guest) -> Change:
    """By the table's link."""
    return Change([Member(guest.id)])


async def sit_by_key(room: Room, place: Place, guest: Guest) -> Change:
    """Take the seat that a key opens; on another device of the one who sits there, also during the game."""
    if room.seating.places[place.seat].generation != place.generation:
        raise NotFound  # the key was used a moment ago
    own = room.seating.place_of(guest)
    if own and own.seat == place.seat:
        return NOTHING
    if own:
        raise NotNow(wanted="standing")
    if place.kind == "free":
        room.seating.require_open()
    return Change([sit_down(place, guest)])


async def stand(caller: Caller, command: Stand) -> Change:
    caller.room.seating.require_open()
    return Change([freed(caller.place)])


async def seat_bot(caller: Caller, command: SeatBot) -> Change:
    seating = caller.room.seating
    seating.require_host(caller.guest)
    seating.require_open()
    return Change([seating.with_bot(command.seat, command.bot)])


async def clear(caller: Caller, command: Clear) -> Change:
    seating = caller.room.seating
    seating.require_host(caller.guest)
    seating.require_open()
    return Change([freed(seating.place(command.seat))])


async def start(caller: Caller, command: Start) -> Change:
    room, seating = caller.room, caller.room.seating
    seating.require_host(caller.guest)
    seating.require_open()
    places = seating.filled(command.bot)
    if only_bots(places) and room.house.bot_tables(caller.guest.id) >= MOST_BOT_TABLES:
        raise TooManyBotTables(allowed=MOST_BOT_TABLES)
    # a game that goes on from a moment of another one goes on by its rules
    rules = seating.table.rules if seating.table.start else find_game(seating.settings.game).rules
    seed = secrets.token_bytes(32)
    started = TableUpdate(status="playing", seed=seed, rules=rules, started=room.house.time.now())
    table = updated(seating.table, started)
    play = FollowedMatch(await asyncio.to_thread(begin, table), allows_undo(table.settings))
    started = replace(started, asked=int(play.match.state.waiting))
    played = [Played(place.guest) for place in places if place.guest]
    return Change([started, *places, *played], play=play)


async def rematch(caller: Caller, command: Rematch) -> Change:
    """One rematch, whoever asks first; everybody's seat is kept for them."""
    room, seating = caller.room, caller.room.seating
    assert caller.place
    seating.require_over()
    old = seating.table
    if old.next is not None:
        return Change(reply=DoneNews(id=command.id, next=old.next))
    rules = find_game(old.settings.game).rules
    table = Table(new_id(), old.settings, old.host, "open", rules, created=room.house.time.now())
    new = NewTable(table, renewed(seating.places, old), room.house.stale_at())
    return Change([new, TableUpdate(next=table.id)], reply=DoneNews(id=command.id, next=table.id))


def renewed(places: list[Place], old: Table) -> list[Place]:
    """The places for another game, with what was won so far; that of a guest who has left for good is free."""
    settings, bank = old.settings, first_bank(old.settings)
    game = find_game(settings.game)
    adds_up = game.scores_add_up(game.check_options(settings.options, settings.seats))
    result = msgspec.json.decode(old.result) if old.result else {"winners": [], "scores": [0] * settings.seats}
    new = []
    for place in places:
        wins = (place.wins or 0) + (place.seat in result["winners"])
        points = (place.points or 0) + int(result["scores"][place.seat]) if adds_up else None
        seat = (place.seat + settings.rotate) % settings.seats
        fresh = {"bank": bank, "covered": False, "voted": False, "ready": False, "generation": 0}
        kept = replace(place, seat=seat, wins=wins, points=points, **fresh)
        new.append(Place(seat, bank=bank) if place.kind == "guest" and place.guest is None else kept)
    return sorted(new, key=lambda place: place.seat)
