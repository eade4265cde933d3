"""During the game: answering, asking for a hint, leaving, ending it together."""

from msgspec.structs import replace

from tripot.core.errors import TripotError
from tripot.server import presence
from tripot.server.asking import Asking
from tripot.server.bounds import MOST_BOT_TABLES, MOST_CHANGES
from tripot.server.errors import LateAnswer, NotNow
from tripot.server.host import pass_on
from tripot.server.protocol.commands import Abandon, Answer, Hint, Vote
from tripot.server.protocol.news import Advice, Done
from tripot.server.seating import bot_place, cover_of
from tripot.server.storage.changes import change
from tripot.server.storage.tables import save_place
from tripot.server.telling import Teller
from tripot.server.thinking import task

ADVISER = "expert"


async def answer(asking: Asking, command: Answer) -> None:
    room, place = asking.room, asking.place
    room.seating.require_playing()
    assert room.play is not None
    if not room.play.asks(place.seat) or room.play.following[place.seat].question != command.question:
        raise LateAnswer
    if place.seat in room.play.match.answered and room.play.changes[place.seat] >= MOST_CHANGES:
        raise NotNow(wanted="answer-that-stands")
    if place.covered:
        await room.settle()
        await presence.come_back(room, place)
    await room.decide(place.seat, command.action, (asking, command))


async def hint(asking: Asking, command: Hint) -> None:
    """The bot thinks beside the room's turn; its reply comes when it comes."""
    room, seat = asking.room, asking.place.seat
    room.seating.require_playing()
    assert room.play is not None
    if not room.seating.settings.hints:
        raise NotNow(wanted="hints")
    if not room.play.asks(seat):
        raise NotNow(wanted="question")
    room.bucket(asking.guest).take()
    match = room.play.match
    given = task(ADVISER, match, seat, room.seating.settings.data)
    teller = Teller(match.game, room.seating.names, seat, asking.language, asking.marked)

    async def think() -> None:
        try:
            thought = await room.house.thinker.advise(given, room.claim("hint", asking.guest.id))
        except TripotError as error:
            asking.refuse(command, error)
            return
        advice = Advice(teller.told(match.game.parse(thought.action)), teller.why(thought.reason), thought.chance)
        asking.reply(Done(id=command.id, hint=advice))

    room.aside(think())


async def vote(asking: Asking, command: Vote) -> None:
    room = asking.room
    room.seating.require_playing()
    place = replace(asking.place, voted=command.end)
    changes = (change(save_place, room.id, place), asking.done(command))
    playing = [other for other in room.seating.having(place) if other.kind == "guest" and not other.covered]
    if playing and all(other.voted for other in playing):
        await room.end("vote", *changes)
    else:
        await room.store(*changes)
    room.put(place)


async def abandon(asking: Asking, command: Abandon) -> None:
    """A bot plays on under the player's name; but the last person ends the game if bots play at enough other tables."""
    room, table = asking.room, asking.room.seating.table
    room.seating.require_playing()
    assert room.play is not None
    place = replace(bot_place(asking.place, cover_of(table.settings)), name=asking.place.name)
    places = room.seating.having(place)
    ticking = room.ticking(room.play, places)
    changes = (change(save_place, room.id, place), room.clocks_stored(ticking), asking.done(command))
    if all(other.kind == "bot" for other in places) and room.house.bot_tables(table.host) >= MOST_BOT_TABLES:
        await room.end("vote", *changes)
    elif asking.guest.id == table.host:
        await pass_on(room, *changes)
    else:
        await room.store(*changes)
    room.put(place)
    if table.status == "playing":
        room.run_clocks(ticking)
        room.bench.go_on()
