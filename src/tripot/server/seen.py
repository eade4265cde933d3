"""The game as one guest sees it, for those who look without a socket."""

from tripot.server.audience import whole_game
from tripot.server.errors import NotNow
from tripot.server.protocol.news import GameNews
from tripot.server.room import Room
from tripot.server.storage.rows import Guest
from tripot.server.telling import Teller


def look(room: Room, guest: Guest, since: int) -> GameNews:
    play = room.play
    if play is None:
        raise NotNow(wanted="playing-table")
    place = room.seating.place_of(guest)
    language = "" if guest.program else guest.language
    teller = Teller(play.match.game, room.seating.names, place.seat if place else None, language)
    return whole_game(play, teller, play.match.view(teller.viewer), room.clock_faces(), since)
