"""One last choice of all at once is solved as a small game: nobody gains by foreseeing the answer."""

import pytest

import tripot
from tripot.bots.search import Search, SearchSettings
from tripot.core.judge import Judge
from tripot.core.registry import game
from tripot.core.state import State

LEFT, RIGHT = 0, 1
FIRST_WINS = {(LEFT, LEFT): 100, (LEFT, RIGHT): 0, (RIGHT, LEFT): 0, (RIGHT, RIGHT): 50}  # percent


class Pennies(State):
    """Two choose a side at once; the first seat wants what the second chooses.  Both should go left once in three."""

    def __init__(self):
        self.seats, self.waiting, self.answers, self.winner = 2, 3, [None, None], None

    def legal(self, seat, out):
        out[0], out[1] = LEFT, RIGHT
        return 2

    def apply(self, seat, action, rng):
        self.answers[seat] = action
        if self.hold(seat):
            self.answered = 0
            self.winner = 0 if rng.below(100) < FIRST_WINS[tuple(self.answers)] else 1

    def copy(self):
        return Pennies()

    def assign(self, other):
        self.waiting, self.answered = 3, 0

    def determinise(self, seat, rng):
        pass

    def length(self):
        return 0

    def standing(self, seat):
        return int(seat == self.winner)


class Spectator(Judge):
    def look(self, state, seat):
        pass

    def worth(self, action):
        return 0.0

    def horizon(self):
        return 1

    def is_showdown(self, state):
        return True


@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_come_near_to_the_equilibrium(seat):
    drawn = []
    for seed in range(4):
        search = Search(Pennies(), seat, Spectator(), Spectator(), seed, SearchSettings(), 1 << 10)
        search.run(2000)
        drawn += [search.draw([LEFT, RIGHT]) for _ in range(200)]
    assert 0.24 < drawn.count(LEFT) / len(drawn) < 0.42


def test_the_last_floor_of_a_dungeon_that_was_played_before_is_a_showdown():
    judge = game("tschak").judge()
    match = tripot.Match("tschak", seats=4, seed=1)
    found = set()
    while match.waiting:
        found.add((int(match.state.dungeon), int(match.state.floor), judge.is_showdown(match.state)))
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    assert {(dungeon, floor) for dungeon, floor, showdown in found if showdown} == {(2, 3), (3, 3), (4, 3)}
