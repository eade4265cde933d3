"""A game that is over, made again from what is stored: replays, single decisions, positions on the way.

A worker does it (`workers`), for those who ask in `reviewing`.  It reads the game from the database itself: a long game
would take long to send, too.
"""

from typing import NamedTuple

from tripot.core.errors import BadRecord, OtherData, OtherRules
from tripot.core.match import Match
from tripot.core.record import verify
from tripot.core.rng import commitment
from tripot.server.errors import NotFound, NotNow
from tripot.server.protocol.news import Json
from tripot.server.protocol.reviews import Replay, ReplayStep, Verification
from tripot.server.rooms.restoring import begin, decide_again, record_of
from tripot.server.storage.contents import Contents, contents_of
from tripot.server.storage.database.address import Address
from tripot.server.storage.rows import Decision
from tripot.server.storage.store import reading
from tripot.server.telling.following import Viewer
from tripot.server.telling.teller import Heard, Teller, Views, encode
from tripot.server.workers.tasks import Task, look_ahead, telling_errors, vantage
from tripot.server.workers.thinking import task
from tripot.text import Speaker


class ReviewRequest(NamedTuple):
    """What is wanted of which game."""

    database: Address
    table_id: str
    language: str = ""
    number: int | None = None  # of a seat, or of a step
    bot: str = ""


# ---- what a worker is given to do -----------------------------------------------------------------------------------


@telling_errors
def replay_of(wanted: ReviewRequest) -> bytes:
    return encode(replay(finished_game(wanted), wanted.number, wanted.language))


@telling_errors
def verification_of(wanted: ReviewRequest) -> bytes:
    return encode(verification(finished_game(wanted), wanted.language))


@telling_errors
def task_at(wanted: ReviewRequest) -> Task:
    """For an opinion on a step: what the seat that decided it knew then."""
    return task_before(finished_game(wanted), wanted.number or 1, wanted.bot)


@telling_errors
def chances_at(wanted: ReviewRequest) -> list[float]:
    return chances_after(finished_game(wanted), wanted.number or 0)


@telling_errors
def position_at(wanted: ReviewRequest) -> bytes:
    """To play on from: all cards that anybody held then, and new luck for all that was still to come."""
    return position_after(finished_game(wanted), wanted.number or 0)


def finished_game(wanted: ReviewRequest) -> Contents:
    with reading(wanted.database) as database:
        contents = contents_of(database, wanted.table_id)
    if contents is None:
        raise NotFound
    if not contents.table.has_ended:
        raise NotNow(wanted="finished-game")
    return contents


def teller_of(contents: Contents, match: Match, viewer: Viewer, language: str) -> Teller:
    return Teller(match.game, tuple(place.name for place in contents.places), viewer, language, marked=True)


# ---- replay ---------------------------------------------------------------------------------------------------------


def replay(contents: Contents, viewer: Viewer, language: str) -> Replay:
    """Every step as the viewer saw it; what was decided is no secret any more."""
    match = begin(contents.table)
    walk = ReplaySteps(match, teller_of(contents, match, viewer, language))
    steps = [walk.next(0, None)]
    for number, decision in enumerate(contents.standing, 1):
        decide_again(match.submit, decision)
        steps.append(walk.next(number, decision))
    assert contents.table.seed is not None
    speaker = Speaker(language, None, walk.teller.names)  # has a word for those who have left
    return Replay(
        game=match.game.key,
        names=[speaker.name(seat) for seat in range(match.seats)],
        seats=match.seats,
        seat=viewer,
        steps=steps,
        outcome=match.outcome.to_json() if match.outcome else None,
        commitment=commitment(contents.table.seed),
        seed=contents.table.seed.hex(),
    )


class ReplaySteps:
    """Steps through a match with one viewer."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self.match = match
        match.watch()
        self.teller = teller
        self.views = Views()
        self.heard = 0  # entries of the journal

    def next(self, number: int, decision: Decision | None) -> ReplayStep:
        match, teller = self.match, self.teller
        viewer = teller.viewer
        heard = Heard(match.events(viewer, self.heard), match.moments(viewer, self.heard))
        match.journal.forget_states(0)
        self.heard = len(match.journal.entries)
        shown = self.views.renewed(match, viewer)
        told = teller.moment(match, shown, heard)
        if decision is None:
            return ReplayStep(number, None, None, told.events, told.view)
        decided = match.game.parse(decision.action)
        action = teller.to(decision.seat).offered(decided, shown.known)  # as who decided was asked
        return ReplayStep(number, decision.seat, action, told.events, told.view)


# ---- on the way -----------------------------------------------------------------------------------------------------


def match_after(contents: Contents, number: int) -> Match:
    """The match after so many decisions."""
    match = begin(contents.table)
    for decision in contents.standing[:number]:
        decide_again(match.submit, decision)
    return match


def task_before(contents: Contents, step: int, bot: str) -> Task:
    decision = contents.standing[step - 1]
    return task(bot, match_after(contents, step - 1), decision.seat, contents.table.settings.data)


def chances_after(contents: Contents, step: int) -> list[float]:
    table = contents.table
    return look_ahead(vantage(table.id, step, match_after(contents, step), table.settings.data))


def position_after(contents: Contents, step: int) -> bytes:
    match = match_after(contents, step)
    if not match.waiting:
        raise NotNow(wanted="moment-to-go-on")
    return encode(match.position())


# ---- fairness -------------------------------------------------------------------------------------------------------


def verification(contents: Contents, language: str) -> Verification:
    """Does it hold?  OtherRules and the like where that cannot be said any more."""
    record = record_of(contents)
    speaker = Speaker(language)
    try:
        verify(record, contents.table.settings.data)
    except (OtherData, OtherRules):
        raise
    except BadRecord as error:
        return statement(record, False, speaker.error(error))
    return statement(record, True, speaker.say("verified", number=len(contents.standing)))


def statement(record: Json, holds: bool, message: str) -> Verification:
    return Verification(holds, record["commitment"], record["seed"], len(record["decisions"]), message)
