"""What can be asked over HTTP about a game that is over.  While it is played, all of it is refused."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from tripot.core.errors import TripotError
from tripot.server.bounds import MOST_STEPS
from tripot.server.errors import BadMessage, BrokenTable, NotNow
from tripot.server.opening import Contents, contents_of, record_of
from tripot.server.protocol.news import Json
from tripot.server.protocol.reviews import (
    Chances,
    Opinion,
    OpinionWanted,
    Replay,
    Verification,
    WeighedAction,
)
from tripot.server.reviews import match_after, replay, teller_of, vantages, verification
from tripot.server.routes import Call, Route
from tripot.server.seating import checked_bot
from tripot.server.showing import ENDED
from tripot.server.thinking import task

P = ParamSpec("P")
T = TypeVar("T")


async def finished(call: Call) -> Contents:
    """Everything about a game that is over, for those who may look at its table."""
    room = await call.house.admit(call.guest, call.table_id)
    contents = await call.house.storage.read(contents_of, room.id)
    if contents is None or contents.table.status not in ENDED:
        raise NotNow(wanted="finished-game")
    return contents


async def stepped(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What comes of stepping through the game beside the event loop; BrokenTable where the rules do not let it."""
    try:
        return await asyncio.to_thread(work, *args, **kwargs)
    except TripotError as error:
        raise BrokenTable(error) from error


async def show_record(call: Call) -> Json:
    """For `tripot verify`."""
    return record_of(await finished(call))


async def show_replay(call: Call) -> Replay:
    contents = await finished(call)
    seat = call.number("seat")
    if seat is not None and seat >= len(contents.places):
        raise BadMessage(found="seat")
    return await stepped(replay, contents, seat, call.language)


async def show_verification(call: Call) -> Verification:
    return await stepped(verification, await finished(call), call.language)


async def show_chances(call: Call) -> Chances:
    contents = await finished(call)
    steps = wanted_steps(call, len(contents.decisions))
    outlooks, table_id = call.house.outlooks, contents.table.id
    missing = outlooks.missing(table_id, steps)
    claim = (await call.house.room(table_id)).claim("review", call.guest.id)
    await outlooks.add(table_id, await stepped(vantages, contents, missing), claim)
    return Chances(steps.start, outlooks.chances(table_id, steps))


def wanted_steps(call: Call, end: int) -> range:
    """As many as are told at once, unless the address names the last; not beyond the end."""
    first = call.number("first") or 0
    last = call.number("last")
    if last is None:
        last = first + MOST_STEPS - 1
    if first > end or not first <= last < first + MOST_STEPS:
        raise BadMessage(found=f"first={first}&last={last}")
    return range(first, min(last, end) + 1)


async def give_opinion(call: Call, wanted: OpinionWanted) -> Opinion:
    """The bot gets a position that was redrawn from what the seat knew then."""
    contents = await finished(call)
    if wanted.step > len(contents.decisions):
        raise BadMessage(found="step")
    room = await call.house.room(call.table_id)
    room.bucket(call.guest).take()
    decision = contents.decisions[wanted.step - 1]
    match = await stepped(match_after, contents, wanted.step - 1)
    given = task(checked_bot(wanted.bot), match, decision.seat, contents.table.settings.data)
    thought = await call.house.thinker.advise(given, room.claim("review", call.guest.id))
    teller = teller_of(contents, match, decision.seat, call.language)
    return Opinion(
        step=wanted.step,
        seat=decision.seat,
        played=teller.told(match.game.parse(decision.action)),
        best=teller.told(match.game.parse(thought.action)),
        choices=[
            WeighedAction(teller.told(match.game.parse(action)), round(chance, 4), visits)
            for action, chance, visits in thought.weighed
        ],
        why=teller.why(thought.reason),
    )


TABLE = "/api/tables/{table}"
REVIEW_ROUTES = [
    Route("GET", f"{TABLE}/record", show_record, "The record of a game that is over", None, Json),
    Route(
        "GET",
        f"{TABLE}/replay",
        show_replay,
        "A game that is over, step by step, as a seat or a spectator saw it",
        None,
        Replay,
        limit="review",
        query=("seat", "language"),
    ),
    Route(
        "POST",
        f"{TABLE}/opinion",
        give_opinion,
        "What a bot would have done at a step",
        OpinionWanted,
        Opinion,
        query=("language",),
    ),
    Route(
        "GET",
        f"{TABLE}/chances",
        show_chances,
        "How the chances moved, for a range of steps",
        None,
        Chances,
        limit="review",
        query=("first", "last"),
    ),
    Route(
        "GET",
        f"{TABLE}/verification",
        show_verification,
        "Was the game played by the rules, with the luck that was promised?",
        None,
        Verification,
        limit="review",
        query=("language",),
    ),
]
