# tripot: compiled
"""Whole games of random legal actions: the compiled inner loop of simulation, benchmarks and search."""

from mypy_extensions import i64

from tripot.core.packed import vec
from tripot.core.piles import lowest_of_few
from tripot.core.rng import FastRng, Rng
from tripot.core.state import MAX_ACTIONS, State


class Tally:
    """What came of many games."""

    def __init__(self, seats: int, measures: int) -> None:
        self.decisions: int = 0
        self.wins: list[float] = [0.0] * seats  # a shared victory counts in equal parts
        self.lengths: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.measures: list[list[int]] = [[] for _ in range(measures)]

    @property
    def games(self) -> int:
        return len(self.lengths)

    def add(self, state: State) -> None:
        self.lengths.append(state.length())
        standings = [state.standing(seat) for seat in range(state.seats)]
        best = max(standings)
        for seat, standing in enumerate(standings):
            if standing == best:
                self.wins[seat] += 1.0 / standings.count(best)
        for seat in range(state.seats):
            self.scores[seat].append(state.score(seat))
        for n in range(len(self.measures)):
            self.measures[n].append(state.measure(n))

    def merge(self, other: "Tally") -> None:
        self.decisions += other.decisions
        self.lengths += other.lengths
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
        for n in range(len(self.measures)):
            self.measures[n] += other.measures[n]


def play_out(state: State, rng: Rng, out: vec[i64]) -> i64:
    """Random legal actions to the end of the game; returns how many."""
    n: i64 = 0
    waiting = state.waiting
    while waiting:
        seat = lowest_of_few(waiting)
        state.apply(seat, out[rng.below(state.legal(seat, out))], rng)
        waiting = state.waiting
        n += 1
    return n


def play_many(blank: State, games: int, seed: int, measures: int = 0) -> Tally:
    """Play `games` games from a blank state; game i draws all its luck from `seed + i`."""
    out = vec[i64]([0] * MAX_ACTIONS)
    tally = Tally(blank.seats, measures)
    state = blank.copy()
    rng = FastRng(0)
    decisions: i64 = 0
    for i in range(games):
        state.assign(blank)
        rng.reseed(seed + i)
        state.set_up(rng)
        decisions += play_out(state, rng, out)
        tally.add(state)
    tally.decisions = decisions
    return tally
