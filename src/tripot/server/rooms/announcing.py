"""Telling those who look at a room: the table, who one is there, the game from where they sit, the chat."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tripot.core.rng import commitment
from tripot.server.errors import NotNow
from tripot.server.protocol.news import GameNews, TableNews, Watcher, You
from tripot.server.protocol.tables import ClockState, PlaceInfo, TableInfo
from tripot.server.rooms.change import Arrival
from tripot.server.storage.rows import Guest, Place
from tripot.server.telling.audience import Audience, Listener, whole_game
from tripot.server.telling.following import Viewer
from tripot.server.telling.teller import Teller, Views, encode

if TYPE_CHECKING:
    from tripot.server.rooms.room import Room


def table_info(room: "Room") -> TableInfo:
    table, places, audience = room.seating.table, room.seating.places, room.audience
    faces = room.clock_states() if room.play else None
    return TableInfo(
        id=table.id,
        settings=replace(table.settings, data=None),
        data_hash=room.data_hash,
        rules=table.rules,
        status=table.status,
        host=table.host,
        places=[place_info(place, audience, faces[place.seat] if faces else None) for place in places],
        spectators=audience.count(None),
        commitment=commitment(table.seed) if table.seed else None,
        seed=table.seed.hex() if table.seed and table.has_ended else None,
        next=table.next,
        ended_by=table.ended_by,
        outcome=msgspec.json.decode(table.result) if table.result else None,
        replayable=room.replayable,
        brought=table.brought is not None,
        branch=table.start is not None,
        roles=room.roles,
        busy=room.bench.is_busy,
    )


def place_info(place: Place, audience: Audience, clock: ClockState | None) -> PlaceInfo:
    return PlaceInfo(
        seat=place.seat,
        kind=place.kind,
        name=place.name,
        guest=place.guest,
        bot=place.bot,
        program=place.program,
        present=audience.has(place.seat) if place.kind == "guest" else place.kind == "bot",
        covered=place.covered,
        voted=place.voted,
        wins=place.wins,
        points=place.points,
        clock=clock,
        colour=place.colour,
        ready=place.ready,
    )


def you(room: "Room", guest: Guest) -> You:
    """Who a guest is; with the keys that are for nobody else."""
    seating, keys, table_id = room.seating, room.house.keyring, room.id
    place = seating.place_of(guest)
    is_host = guest.id == seating.table.host
    free = [place for place in seating.places if place.kind == "free"] if is_host else []
    has_replay_key = seating.table.has_ended and seating.settings.visibility == "link"
    return You(
        guest=guest.id,
        name=place.name if place else guest.name,
        seat=place.seat if place else None,
        host=is_host,
        key=keys.seat(table_id, place.seat, place.generation) if place else None,
        invite=keys.table(table_id, seating.table.generation) if place or is_host else None,
        keys={place.seat: keys.seat(table_id, place.seat, place.generation) for place in free},
        watching=watchers(room.audience) if is_host else [],
        replay=keys.replay(table_id, seating.table.generation) if has_replay_key else None,
    )


def watchers(audience: Audience) -> list[Watcher]:
    """Everybody who looks on, once."""
    found = {listener.guest.id: listener.guest.name for listener in audience if listener.viewer is None}
    return [Watcher(guest, name) for guest, name in found.items()]


# ---- telling -------------------------------------------------------------------------------------------------------


def welcome(room: "Room", arrival: Arrival) -> None:
    listener = arrival.listener
    is_new = listener not in room.audience
    place = room.seating.place_of(listener.guest)
    move(room, listener, place.seat if place else None)
    listener.language = listener.language if arrival.language is None else arrival.language
    listener.marked, listener.moments, listener.muted = arrival.marked, arrival.moments, arrival.muted
    room.audience.add(listener)
    tell_table_to(room, listener)
    if is_new:
        room.tell_table_soon()
    tell_game(room, listener, arrival.since)
    room.audience.tell_remarks(listener, room.remarks, arrival.chat)


def reseat(room: "Room") -> None:
    """Let everybody look from where they sit now, if they may look at all."""
    for listener in room.audience:
        place = room.seating.place_of(listener.guest)
        viewer = place.seat if place else None
        if not room.seating.admits(listener.guest):
            listener.close()
        elif viewer != listener.viewer:
            move(room, listener, viewer)
            tell_game(room, listener)


def move(room: "Room", listener: Listener, viewer: Viewer) -> None:
    """Let a listener look from another place; what it has been told there it need not be told here."""
    if room.play is not None:
        listener.told = room.play.same_moment(listener.viewer, listener.told, viewer)
    listener.viewer = viewer


def tell_game(room: "Room", listener: Listener, since: int | None = None) -> None:
    """The whole game, and the events since a sequence number, or those that the listener has not been told yet."""
    if room.play is not None:
        since = listener.told if since is None else since
        room.audience.tell_game(listener, room.play, room.seating.names, room.clock_states(), since)


def game_seen_by(room: "Room", guest: Guest, since: int) -> GameNews:
    """The game for somebody who looks without a socket; NotNow if it has not begun."""
    if room.play is None:
        raise NotNow(wanted="playing-table")
    place = room.seating.place_of(guest)
    language = "" if guest.program else guest.language
    teller = Teller(room.play.match.game, room.seating.names, place.seat if place else None, language)
    return whole_game(room.play, teller, Views(), room.clock_states(), since)


def tell_table(room: "Room") -> None:
    """Tell everybody about the table and who is there; the lobby too."""
    info = room.info()
    for listener in room.audience:
        tell_table_to(room, listener, info)
    room.house.lobby.note(info, room.seating.table.created, room.seating.table.host_name)


def tell_table_to(room: "Room", listener: Listener, info: TableInfo | None = None) -> None:
    listener.post(encode(TableNews(table=info or room.info(), you=room.you(listener.guest))))


def tell_all_again(room: "Room") -> None:
    tell_table(room)
    for listener in room.audience:
        tell_game(room, listener)
