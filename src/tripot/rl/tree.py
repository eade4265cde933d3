# tripot: compiled
"""What the nodes of a game tree share, and how a history is replayed, move by move.

A history is a list of numbers, two for each move: a player, or CHANCE, and what it did.  Where all have answered
together it is TOGETHER and a number for each seat, whether it was asked or not.  Where luck is sampled it is the seed.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.core.observing import Observer, Page
from tripot.core.packed import vec
from tripot.core.piles import bit
from tripot.core.rng import FastRng, Rng
from tripot.core.state import State
from tripot.rl.drawn import DrawnRng
from tripot.rl.lanes import Numbers

SET_UP: Final = -1  # in place of a seat: the deal
CHANCE: Final = -1  # in place of a player, as OpenSpiel numbers them
TOGETHER: Final = -2
NOBODY: Final = -4

BY_TURNS: Final = ""
SIMULTANEOUS: Final = "_simultaneous"
SAMPLED: Final = "_sampled"
FORMS: Final = (BY_TURNS, SIMULTANEOUS, SAMPLED)
SEEDS: Final = 0x7FFFFFFF


@final
class Tree:
    """A game at a number of seats in one of the FORMS; `key` says which.

    SAMPLED: a chance node has one outcome.  All luck of a move is then drawn from a seed, which comes from `rng`.
    """

    def __init__(self, key: object, blank: State, codes: list[int], observer: Observer, form: str, seed: int) -> None:
        self.key: Any = key
        self.blank: State = blank
        self.seats: i64 = blank.seats
        self.is_simultaneous: bool = form == SIMULTANEOUS
        self.is_sampled: bool = form == SAMPLED
        self.rng: FastRng = FastRng(seed)
        self.numbers: Numbers = Numbers(codes)
        self.codes: vec[i64] = vec[i64](codes)
        self.observer: Observer = observer
        self.page: Page = Page(observer.size)  # the last observation that was written

    def observe(self, state: State, seat: Seat) -> None:
        self.page.clear()
        self.observer.write(state, seat, self.page)


@final
class HistoryReplay:
    """Replays a history, from `state` after the first `at` numbers; it changes `state` itself."""

    def __init__(self, tree: Tree, history: list[int], at: i64, state: State, is_dealt: bool) -> None:
        self.tree: Tree = tree
        self.history: list[int] = history
        self.at: i64 = at
        self.state: State = state
        self.is_dealt: bool = is_dealt

    def action_of(self, seat: Seat) -> i64:
        """What a seat does in the next move; -1 if it is not asked."""
        at = self.at
        if not self.is_dealt or at == len(self.history):
            return -1
        player = self.history[at]
        if player == seat:
            return self.history[at + 1]
        if player == TOGETHER and self.state.waiting & bit(seat):
            return self.history[at + 1 + seat]
        return -1

    def step(self) -> None:
        """The next move and all luck that belongs to it."""
        if self.is_dealt:
            answers = self.answers()
            self.at += move_size(self.tree, self.history, self.at)
        else:
            answers = [SET_UP, 0]
            self.is_dealt = True
        do(self.state, answers, self.rng())

    def answers(self) -> list[int]:
        found: list[int] = []
        seat: Seat
        for seat in range(self.tree.seats):
            action = self.action_of(seat)
            if action >= 0:
                found.append(seat)
                found.append(self.tree.codes[action])
        return found

    def rng(self) -> Rng:
        drawn = self.drawn()
        if self.tree.is_sampled and drawn:
            return FastRng(drawn[0])
        return DrawnRng(drawn)

    def drawn(self) -> list[int]:
        found: list[int] = []
        while self.at < len(self.history) and self.history[self.at] == CHANCE:
            found.append(self.history[self.at + 1])
            self.at += 2
        return found


def move_size(tree: Tree, history: list[int], at: i64) -> i64:
    """How many numbers the move at a place of the history has."""
    if history[at] == TOGETHER:
        return 1 + tree.seats
    return 2


def do(state: State, answers: list[int], rng: Rng) -> None:
    """Seats and the codes of their actions, or the deal."""
    i: i64 = 0
    while i < len(answers):
        seat: Seat = answers[i]
        if seat == SET_UP:
            state.set_up(rng)
        else:
            state.apply(seat, answers[i + 1], rng)
        i += 2
