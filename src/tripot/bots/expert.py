"""The bot that searches, as long as its budget lasts."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import inf, sqrt

from tripot.bots.bot import Alternative, Choice
from tripot.bots.search import Search, SearchSettings
from tripot.core.game import Game
from tripot.core.reason import Reason
from tripot.core.rng import FastRng
from tripot.core.state import State

Stop = Callable[[], bool]
Clock = Callable[[], float]  # in seconds, from any beginning
SLICE = 0.004  # seconds between two looks at the clock
CHUNK = 16  # iterations between them where these are limited: the search ends with the same one on every machine
FASTEST = 40_000  # iterations a second that are reckoned with
NODES = 12  # kept for each iteration
FEWEST_NODES, MOST_NODES = 1 << 10, 1 << 17


@dataclass(frozen=True)
class Budget:
    """A search ends when either is spent."""

    seconds: float = inf
    iterations: float = inf  # a whole number, or no limit

    @property
    def nodes(self) -> int:
        return int(min(max(NODES * min(self.iterations, self.seconds * FASTEST), FEWEST_NODES), MOST_NODES))

    def left(self, done: int, spent: float) -> float:
        """How many iterations may follow after so many, in so many seconds."""
        return min(self.iterations - done, (self.seconds - spent) * rate(done, spent))


class Expert:
    def __init__(
        self,
        name: str,
        budget: Budget,
        settings: SearchSettings | None = None,
        stop: Stop | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.name = name
        self.budget = budget
        self.settings = settings or SearchSettings()
        self.stop = stop  # returns true when the search should end
        self.clock = clock  # that the budget is measured by

    def choose(self, game: Game[State], state: State, seat: int, seed: int) -> Choice:
        codes = state.legal_actions(seat)
        if len(codes) == 1:
            return Choice(game.decode(codes[0]), Reason("forced"))
        nodes = self.budget.nodes + len(codes)
        judge = game.sharp_judge() if self.settings.is_sharp else game.judge()
        search = Search(state, seat, judge, game.judge(), seed, self.settings, nodes)
        self.think(search)
        tried = [code for code in codes if search.visits_of(code)]
        chosen = search.draw(tried) if search.is_showdown else best(search, tried)
        alternatives = ranked(game, search, tried, chosen)
        return Choice(game.decode(chosen), reason(game, state, seat, seed, chosen), alternatives)

    def think(self, search: Search) -> None:
        """Search in slices until the budget is spent, or nothing can change the choice any more."""
        start = self.clock()
        left = batch = 1
        while left > 0 and search.lead() <= left and not (self.stop and self.stop()):
            search.run(min(batch, left))
            done, spent = int(search.iterations), self.clock() - start
            left = int(self.budget.left(done, spent))
            batch = CHUNK if self.budget.iterations < inf else max(1, int(rate(done, spent) * SLICE))


def rate(done: int, spent: float) -> float:
    """Iterations a second."""
    return done / max(spent, 1e-6)


def best(search: Search, tried: list[int]) -> int:
    """The most visited action; or the judge's favourite, unless the other is better by more than its standard error."""
    found = max(tried, key=search.visits_of)
    trust = search.judge.trust() if search.judge else 0.0
    if not trust:
        return found
    favourite = max(tried, key=search.prior_of)
    error = search.spread * sqrt(1 / search.visits_of(found) + 1 / search.visits_of(favourite))
    is_better = search.chance_of(found) - search.chance_of(favourite) >= trust * error
    return found if is_better else favourite


def ranked(game: Game[State], search: Search, tried: list[int], chosen: int) -> tuple[Alternative, ...]:
    """The chosen action, then the most visited: the search comes back to what is good."""
    order = sorted(tried, key=lambda code: (code != chosen, -search.visits_of(code)))
    return tuple(Alternative(game.decode(code), search.chance_of(code), search.visits_of(code)) for code in order)


def reason(game: Game[State], state: State, seat: int, seed: int, code: int) -> Reason:
    judge = game.sharp_judge()
    if judge is None:
        return Reason("best")
    world = state.copy()
    world.determinise(seat, FastRng(seed))
    judge.look(world, seat)
    return judge.reason(code)
