"""What can be asked over HTTP about a game that is over.  While it is played, all of it is refused."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from tripot.core.errors import TripotError
from tripot.server.bounds import MOST_STEPS
from tripot.server.errors import OURS, BadMessage, BrokenTable, NotFound, Refused
from tripot.server.house.finished.findings import (
    Judged,
    chances_of,
    findings_told,
    judged_at,
    keep_chances,
    keep_judged,
    opinion,
)
from tripot.server.house.finished.reckoning import reckoning_of
from tripot.server.house.finished.reviews import (
    ReviewRequest,
    chances_at,
    position_at,
    replay_of,
    task_at,
    verification_of,
)
from tripot.server.protocol.bodies import Seen
from tripot.server.protocol.news import Json
from tripot.server.protocol.reviews import (
    JUDGE,
    BranchWanted,
    Chances,
    Findings,
    Opinion,
    OpinionWanted,
    Reckoning,
    Replay,
    Verification,
)
from tripot.server.protocol.tables import NoClock
from tripot.server.rooms.restoring import encoded_record
from tripot.server.rooms.room import Room
from tripot.server.rooms.seating import checked_bot
from tripot.server.storage.games import decision_at
from tripot.server.telling.teller import Teller
from tripot.server.web.routes import Call, Route, encoded_response

SECONDS = 0.1  # that a review takes, about
T = TypeVar("T")


async def finished(call: Call) -> Room:
    """The room of a game that is over, for those who may look at its table."""
    room = await call.look()
    room.seating.require_over()
    return room


async def reviewed(
    call: Call, room: Room, work: Callable[[ReviewRequest], T | TripotError], **more: int | str | None
) -> T:
    """What a worker finds; BrokenTable where the rules do not let it step through the game."""
    wanted = ReviewRequest(call.house.config.database, room.id, call.language, **more)  # type: ignore[arg-type]
    try:
        return await call.house.thinker.work_out(work, wanted, SECONDS, room.claim("review", call.guest.id))
    except (Refused, *OURS):
        raise
    except TripotError as error:
        raise BrokenTable(error) from error


async def show_record(call: Call) -> Response:
    """For `tripot verify`."""
    record = await call.house.storage.read(encoded_record, (await finished(call)).id)
    if record is None:
        raise NotFound
    return encoded_response(record)


async def show_replay(call: Call) -> Response:
    room = await finished(call)
    seat = call.number("seat")
    if seat is not None and seat >= len(room.seating.places):
        raise BadMessage(found="seat")
    return encoded_response(await reviewed(call, room, replay_of, number=seat))


async def show_reckoning(call: Call) -> Response:
    return encoded_response(await reviewed(call, await finished(call), reckoning_of))


async def show_verification(call: Call) -> Response:
    return encoded_response(await reviewed(call, await finished(call), verification_of))


async def show_chances(call: Call) -> Chances:
    """One step after the other, so that tables that are being played come in between, and as long as somebody waits."""
    room = await finished(call)
    steps = wanted_steps(call, room.decisions)
    storage = call.house.storage
    known = await chances_of(storage, room.id, steps)
    for step in steps:
        if step in known:
            continue
        if not call.is_on_device and await call.request.is_disconnected():
            raise ClientDisconnect
        known[step] = await reviewed(call, room, chances_at, number=step)
        await keep_chances(storage, room.id, step, known[step])
    return Chances(steps.start, [known[step] for step in steps])


def wanted_steps(call: Call, end: int) -> range:
    """As many as are told at once, unless the address names the last; not beyond the end."""
    first = call.number("first") or 0
    last = call.number("last")
    if last is None:
        last = first + MOST_STEPS - 1
    if first > end or not first <= last < first + MOST_STEPS:
        raise BadMessage(found=f"first={first}&last={last}")
    return range(first, min(last, end) + 1)


async def show_findings(call: Call) -> Response:
    room = await finished(call)
    return encoded_response(await reviewed(call, room, findings_told, bot=JUDGE))


async def give_opinion(call: Call, wanted: OpinionWanted) -> Opinion:
    """The bot gets a position that was redrawn from what the seat knew then."""
    room = await finished(call)
    if wanted.step > room.decisions:
        raise BadMessage(found="step")
    judged = await judge(call, room, wanted.step, checked_bot(wanted.bot))
    played = await call.house.storage.read(decision_at, room.id, wanted.step - 1)
    assert room.play is not None  # or there was nothing to think about
    teller = Teller(room.play.match.game, room.seating.names, judged.seat, call.language, marked=True)
    return opinion(teller, wanted.step, played, judged)


async def judge(call: Call, room: Room, step: int, bot: str) -> Judged:
    """What the bot thinks of the step, thought out once for all who ask; only new thoughts are rationed."""
    storage = call.house.storage
    judged = await judged_at(storage, room.id, step, bot)
    if judged is None:
        room.opinion_bucket(call.guest).take()
        given = await reviewed(call, room, task_at, number=step, bot=bot)
        thought = await call.house.thinker.advise(given, room.claim("review", call.guest.id))
        judged = Judged(given.seat, thought)
        await keep_judged(storage, room.id, step, bot, judged)
    return judged


async def branch(call: Call, wanted: BranchWanted) -> Seen:
    """A table of one's own that goes on from that moment, with bots on all other seats; it waits to be started."""
    room = await finished(call)
    seats = len(room.seating.places)
    if wanted.step > room.decisions or wanted.seat >= seats:
        raise BadMessage(found="step" if wanted.step > room.decisions else "seat")
    bots: list[str | None] = [checked_bot(wanted.bot)] * seats
    bots[wanted.seat] = None
    table = room.seating.table
    settings = replace(table.settings, clock=NoClock(), bots=bots, visibility="link", hints=True, undo=True)
    start = (await reviewed(call, room, position_at, number=wanted.step)).decode()
    opened = await call.house.create(call.guest, settings, start, table.rules)
    return Seen(opened.info(), opened.you(call.guest))


TABLE = "/api/tables/{table}"
REVIEW_ROUTES = [
    Route("GET", f"{TABLE}/record", show_record, "The record of a game that is over", Json, query=("key",)),
    Route(
        "GET",
        f"{TABLE}/replay",
        show_replay,
        "A game that is over, step by step, as a seat or a spectator saw it",
        Replay,
        limit="review",
        query=("seat", "language", "key"),
    ),
    Route("POST", f"{TABLE}/opinion", give_opinion, "What a bot would have done at a step", query=("language", "key")),
    Route(
        "POST",
        f"{TABLE}/branch",
        branch,
        "Play on from a moment of it at a table of one's own, against bots",
        status=201,
        limit="table",
        query=("key",),
    ),
    Route(
        "GET",
        f"{TABLE}/chances",
        show_chances,
        "How the chances moved, for a range of steps",
        limit="review",
        query=("first", "last", "key"),
    ),
    Route(
        "GET",
        f"{TABLE}/findings",
        show_findings,
        "Opinions and chances that have been worked out already",
        Findings,
        limit="review",
        query=("language", "key"),
    ),
    Route(
        "GET",
        f"{TABLE}/reckoning",
        show_reckoning,
        "What everybody held at the end, and where points and treasure came from",
        Reckoning,
        limit="review",
        query=("language", "key"),
    ),
    Route(
        "GET",
        f"{TABLE}/verification",
        show_verification,
        "Was the game played by the rules, with the luck that was promised?",
        Verification,
        limit="review",
        query=("language", "key"),
    ),
]
