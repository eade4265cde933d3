"""During the game: answering, asking for a hint, leaving, ending it together."""

from msgspec.structs import replace

from tripot.server.bounds import MOST_BOT_TABLES, MOST_CHANGES
from tripot.server.errors import LateAnswer, NotNow
from tripot.server.protocol.commands import Abandon, Answer, Hint, Undo, Vote
from tripot.server.protocol.news import Advice, DoneNews
from tripot.server.rooms.change import Change, decide, ended, stored
from tripot.server.rooms.commands.caller import Caller
from tripot.server.rooms.commands.presence import pass_on
from tripot.server.rooms.commands.replies import digest
from tripot.server.rooms.seating import bot_place, cover_of, only_bots
from tripot.server.storage.rows import Place, Row
from tripot.server.telling.teller import Teller
from tripot.server.workers.thinking import task

ADVISER = "expert"


async def answer(caller: Caller, command: Answer) -> Change:
    room, place = caller.room, caller.place
    room.seating.require_playing()
    assert room.play is not None
    if room.play.question_of(place.seat) != command.question:
        raise LateAnswer
    if place.seat in room.play.match.answered and room.play.changes[place.seat] >= MOST_CHANGES:
        raise NotNow(wanted="answer-that-stands")
    return back_again(place, decide(room, place.seat, command.action, (caller.guest.id, command.id, digest(command))))


async def undo(caller: Caller, command: Undo) -> Change:
    room, place, play = caller.room, caller.place, caller.room.play
    room.seating.require_playing()
    assert play is not None
    if not play.may_undo(place.seat):
        raise NotNow(wanted="decision-to-undo")
    if play.changes[place.seat] >= MOST_CHANGES:
        raise NotNow(wanted="answer-that-stands")
    play.match.watch(room.audience.wants_moments)
    return back_again(place, stored(room, play.undo(), (caller.guest.id, None, None)))


def back_again(place: Place, change: Change) -> Change:
    """Whoever decides plays again, if a bot has covered for them."""
    return change._replace(rows=[replace(place, covered=False), *change.rows]) if place.covered else change


async def hint(caller: Caller, command: Hint) -> Change:
    """The bot thinks beside the room's turn; its reply comes when it comes."""
    room, seat = caller.room, caller.place.seat
    room.seating.require_playing()
    assert room.play is not None
    if not room.seating.settings.hints:
        raise NotNow(wanted="hints")
    if not room.play.asks(seat):
        raise NotNow(wanted="question")
    room.bucket(caller.guest).take()
    match = room.play.match
    given = task(ADVISER, match, seat, room.seating.settings.data)
    teller, view = Teller(match.game, room.seating.names, seat, caller.language, caller.marked), match.view(seat)

    async def advice() -> DoneNews:
        thought = await room.house.thinker.advise(given, room.claim("hint", caller.guest.id))
        action = teller.offered(match.game.parse(thought.action), view)
        other = thought.next_best
        compared = (teller.offered(match.game.parse(other[0]), view), other[1]) if other else (None, None)
        return DoneNews(id=command.id, hint=Advice(action, teller.why(thought.reason), thought.chance, *compared))

    return Change(later=advice())


async def vote(caller: Caller, command: Vote) -> Change:
    """The game ends when all who play have voted so."""
    room = caller.room
    room.seating.require_playing()
    place = replace(caller.place, voted=command.end)
    others = room.seating.after([place]).places
    playing = [other for other in others if other.kind == "guest" and not other.covered]
    is_end = playing and all(other.voted for other in playing)
    return Change([place, ended("vote", room.house.time.now())] if is_end else [place])


async def abandon(caller: Caller, command: Abandon) -> Change:
    """A bot plays on under the player's name; but the last person ends the game if bots play at enough other tables."""
    room, table = caller.room, caller.room.seating.table
    room.seating.require_playing()
    place = replace(bot_place(caller.place, cover_of(table.settings)), name=caller.place.name)
    rows: list[Row] = [place]
    if only_bots(room.seating.after([place]).places) and room.house.bot_tables(table.host) >= MOST_BOT_TABLES:
        rows.append(ended("vote", room.house.time.now()))
    elif caller.guest.id == table.host:
        rows += pass_on(room)
    return Change(rows)
