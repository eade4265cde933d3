"""One game between bots, from its seed to its result.

Bots are timed in processor time: other work of the machine neither weakens a bot nor makes it look slow.
"""

from dataclasses import asdict, dataclass, fields
from typing import Any

from tripot.arena.errors import NoCardCounts
from tripot.arena.playing.seeds import derive_seed
from tripot.arena.playing.table import TableSetup
from tripot.bots import Bot, bot
from tripot.core.errors import IllegalAction
from tripot.core.game import Game
from tripot.core.piles import lowest
from tripot.core.rng import FastRng
from tripot.core.state import State
from tripot.core.usage import SeatUse, Usage

try:
    from time import thread_time
except ImportError:  # WebAssembly has one thread
    from time import process_time as thread_time


@dataclass(frozen=True)
class Contest:
    """A game of a tournament that is still to be played."""

    table: TableSetup
    bots: tuple[str, ...]  # by seat
    seating: tuple[int, ...]  # the entrant at each seat
    seed: int  # of the tournament
    number: int  # counted from 0 over the tournament
    deal: int  # contests of one deal have the same luck
    cards: bool = False  # count how cards are used


@dataclass(frozen=True)
class Result:
    """The result of a contest; all tuples but `measures` are by seat."""

    number: int
    deal: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    roles: tuple[str, ...]  # empty where sides are equal
    rounds: int
    measures: tuple[int, ...]  # in the order of `Game.measures`
    decisions: tuple[int, ...]  # those with more than one choice
    seconds: tuple[float, ...]  # spent on them
    uses: tuple[SeatUse, ...] = ()  # empty where cards were not counted

    @property
    def wins(self) -> tuple[float, ...]:
        """A shared victory counts in equal parts."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)

    def to_json(self) -> dict[str, object]:
        found = asdict(self)
        del found["uses"]
        return found | ({"uses": [use.to_json() for use in self.uses]} if self.uses else {})

    @classmethod
    def from_json(cls, document: object) -> "Result":
        """ValueError or TypeError for anything but what `to_json` has written."""
        names = [field.name for field in fields(cls)]
        if not isinstance(document, dict) or list(document) not in (names, names[:-1]):
            raise ValueError("a result has other fields")
        values: dict[str, Any] = {key: tuple(own) if isinstance(own, list) else own for key, own in document.items()}
        values["uses"] = tuple(SeatUse.from_json(use) for use in values.get("uses", ()))
        result = cls(**values)
        if not result.is_sound():
            raise ValueError("a result has other values")
        return result

    def is_sound(self) -> bool:
        by_seat = (self.seating, self.ranks, self.scores, self.decisions, self.seconds)
        if any(len(own) != len(self.seating) for own in (*by_seat, self.roles or self.ranks, self.uses or self.ranks)):
            return False
        numbers = (self.number, self.deal, self.rounds, *self.measures, *(number for own in by_seat for number in own))
        return 1 in self.ranks and all(isinstance(number, int | float) for number in numbers)


class Clock:
    """How many decisions each seat had to make, and how long it took."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds


def play(contest: Contest) -> Result:
    game = contest.table.rules()
    state = game.blank(contest.table.seats, contest.table.options)
    rng = FastRng(derive_seed(contest.seed, "deal", contest.deal))
    usage = counting(contest, game, state)
    state.set_up(rng)
    roles = game.roles(state)
    players = [bot(name, clock=thread_time) for name in contest.bots]
    clock = Clock(state.seats)
    answers = 0
    while state.waiting:
        if usage:
            usage.look()
        seat = int(lowest(state.waiting))
        # The bots' luck is their own: that of the cards would tell them what comes next.
        own = derive_seed(contest.seed, "bots", contest.number, answers)
        state.apply(seat, answer(players[seat], game, state, seat, own, clock), rng)
        answers += 1
    return Result(
        number=contest.number,
        deal=contest.deal,
        seating=contest.seating,
        ranks=tuple(int(state.rank(seat)) for seat in range(state.seats)),
        scores=tuple(int(state.score(seat)) for seat in range(state.seats)),
        roles=roles,
        rounds=int(state.length()),
        measures=tuple(int(state.measure(n)) for n in range(len(game.measures))),
        decisions=tuple(clock.decisions),
        seconds=tuple(round(seconds, 6) for seconds in clock.seconds),
        uses=tuple(usage.seats) if usage else (),
    )


def counting(contest: Contest, game: Game[State], state: State) -> Usage | None:
    """Somebody who listens to a blank state and counts its cards, if that is wanted."""
    if contest.cards:
        state.journal = usage = game.usage(state)
        return usage
    return None


def check_counted(game: Game[State]) -> None:
    """NoCardCounts for a game that does not say how its cards are counted."""
    seats = game.seats[0]
    if game.usage(game.blank(seats, game.check_options({}, seats))) is None:
        raise NoCardCounts(game=game.title)


def answer(player: Bot, game: Game[State], state: State, seat: int, seed: int, clock: Clock) -> int:
    """The bot's choice, or the only one there is."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    start = thread_time()
    action = player.choose(game, state, seat, seed).action
    clock.add(seat, thread_time() - start)
    if action.code not in legal:
        raise IllegalAction(seat=seat, action=str(action), allowed=[str(game.decode(code)) for code in legal])
    return action.code
