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
    await room.decide(place.seat, command.action, (asking, command.id))


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
            asking.refuse(command.id, error)
            return
        advice = Advice(teller.told(match.game.parse(thought.action)), teller.why(thought.reason), thought.chance)
        asking.reply(Done(id=command.id, hint=advice))

    room.aside(think())


async def vote(asking: Asking, command: Vote) -> None:
    room, place = asking.room, asking.place
    room.seating.require_playing()
    await room.save(replace(place, voted=command.end))
    playing = [place for place in room.seating.places if place.kind == "guest" and not place.covered]
    if playing and all(place.voted for place in playing):
        await room.end("vote")


async def abandon(asking: Asking, command: Abandon) -> None:
    """A bot plays on under the player's name; but the last person ends the game if bots play at enough other tables."""
    room, place = asking.room, asking.place
    room.seating.require_playing()
    await room.save(replace(bot_place(place, cover_of(room.seating.settings)), name=place.name))
    if room.seating.has_only_bots and room.house.bot_tables(room.seating.table.host) > MOST_BOT_TABLES:
        await room.end("vote")
        return
    if asking.guest.id == room.seating.table.host:
        await pass_on(room)
    await presence.run_clocks(room)
    room.bench.go_on()
