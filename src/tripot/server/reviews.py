"""A game that is over, made anew from what is stored: replays, single decisions, positions on the way."""

from collections.abc import Iterable

from tripot.core.chance import commitment
from tripot.core.errors import BadRecord, OtherData, OtherRules
from tripot.core.match import Match
from tripot.core.record import verify
from tripot.core.view import View
from tripot.server.opening import Contents, begin, decide_again, record_of
from tripot.server.outlooks import vantage
from tripot.server.play import Viewer
from tripot.server.protocol.news import Json
from tripot.server.protocol.reviews import Replay, ReplayStep, Verification
from tripot.server.storage.rows import Decision
from tripot.server.telling import Teller, changed, fields_of
from tripot.server.workers.tasks import Vantage
from tripot.text import Speaker


def teller_of(contents: Contents, match: Match, viewer: Viewer, language: str) -> Teller:
    return Teller(match.game, tuple(place.name for place in contents.places), viewer, language, marked=True)


# ---- replay ---------------------------------------------------------------------------------------------------------


def replay(contents: Contents, viewer: Viewer, language: str) -> Replay:
    """Every step as the viewer saw it; what was decided is no secret any more."""
    match = begin(contents.table)
    told = Told(match, teller_of(contents, match, viewer, language))
    steps = [told.step(0, None)]
    for number, decision in enumerate(contents.decisions, 1):
        decide_again(match.submit, decision)
        steps.append(told.step(number, decision))
    assert contents.table.seed is not None
    return Replay(
        game=match.game.key,
        names=[place.name for place in contents.places],
        seats=match.seats,
        seat=viewer,
        steps=steps,
        outcome=match.outcome.to_json() if match.outcome else None,
        commitment=commitment(contents.table.seed),
        seed=contents.table.seed.hex(),
    )


class Told:
    """What one viewer has been told of a match so far."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self.match = match
        self.teller = teller
        self.heard = 0  # entries of the journal
        self.shown: View | None = None

    def step(self, number: int, decision: Decision | None) -> ReplayStep:
        match, teller = self.match, self.teller
        events = [teller.told(event) for event in match.events(teller.viewer, self.heard)]
        self.heard = len(match.journal.entries)
        view = match.view(teller.viewer)
        patch = changed(self.shown, view) if self.shown else fields_of(view)
        self.shown = view
        if decision is None:
            return ReplayStep(number, None, None, events, patch)
        action = teller.to(decision.seat).told(match.game.parse(decision.action))  # as who decided was asked
        return ReplayStep(number, decision.seat, action, events, patch)


# ---- on the way -----------------------------------------------------------------------------------------------------


def match_after(contents: Contents, number: int) -> Match:
    """The match after so many decisions."""
    match = begin(contents.table)
    for decision in contents.decisions[:number]:
        decide_again(match.submit, decision)
    return match


def vantages(contents: Contents, numbers: Iterable[int]) -> dict[int, Vantage]:
    """Where to look ahead from, by the number of decisions before it."""
    wanted = set(numbers)
    match = begin(contents.table)
    found: dict[int, Vantage] = {}
    for number in range(max(wanted, default=-1) + 1):
        if number:
            decide_again(match.submit, contents.decisions[number - 1])
        if number in wanted:
            found[number] = vantage(contents.table.id, number, match, contents.table.settings.data)
    return found


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
    return statement(record, True, speaker.say("verified", number=len(contents.decisions)))


def statement(record: Json, holds: bool, message: str) -> Verification:
    return Verification(holds, record["commitment"], record["seed"], len(record["decisions"]), message)
